//! Letters to people, where the operator has set up mail.

use std::{fmt, time::Duration};

use language::{Locale, Teller};
use lettre::{
    AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::{Mailbox, header::ContentType},
};

use crate::{Config, store::Purpose};

const PATIENCE: Duration = Duration::from_secs(20);

/// Where letters are given up, and what they say of themselves.
#[derive(Clone)]
pub(crate) struct Post {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// How players reach us: links lead there and nowhere else, whatever a request says of its host.
    site: String,
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Post(…)")
    }
}

/// Why letters cannot be sent like this: the setting, and what is wrong with it. Nothing is repeated that may be secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoMail {
    #[error("mail-from: it is not a mail address, such as Nemedian <tables@example.org>")]
    From,
    #[error("mail-server: it is not smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST")]
    Server,
    #[error("mail-from, mail-server: one of them is said and the other is not")]
    Half,
    #[error("mail-server: letters hold links, so `public` must say how players reach the server")]
    Public,
}

/// Whether letters are sent, as the settings have it.
pub fn check_mail(config: &Config) -> Result<bool, NoMail> {
    Post::of(config).map(|post| post.is_some())
}

impl Post {
    /// Nothing where mail is not set up.
    pub(crate) fn of(config: &Config) -> Result<Option<Post>, NoMail> {
        let (from, server) = match (&config.mail_from, &config.mail_server) {
            (None, None) => return Ok(None),
            (Some(from), Some(server)) => (from, server),
            _ => return Err(NoMail::Half),
        };
        let site = config.public.as_deref().ok_or(NoMail::Public)?.trim_end_matches('/').to_string();
        let from = from.parse().map_err(|_| NoMail::From)?;
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(server).map_err(|_| NoMail::Server)?;
        Ok(Some(Post { server: server.timeout(Some(PATIENCE)).build(), from, site }))
    }

    /// Sends a link by its word. Nobody waits for it, so that nobody learns from the time it takes whether there was
    /// anything to send; that it failed is for the operator.
    pub(crate) fn send(&self, purpose: Purpose, to: &str, name: &str, word: &str, locale: Locale) {
        let Some(letter) = self.letter(purpose, to, name, word, locale) else {
            tracing::warn!("a letter could not be written");
            return;
        };
        let server = self.server.clone();
        tokio::spawn(async move {
            if let Err(error) = server.send(letter).await {
                // What the mail server said may name the address.
                let (permanent, timeout) = (error.is_permanent(), error.is_timeout());
                tracing::warn!(permanent, timeout, "a letter was not sent");
            }
        });
    }

    fn letter(&self, purpose: Purpose, to: &str, name: &str, word: &str, locale: Locale) -> Option<Message> {
        let teller = Teller::new(locale, &[]);
        let (subject, body) = match purpose {
            Purpose::Confirm => ("mail-confirm-subject", "mail-confirm"),
            Purpose::Reset => ("mail-reset-subject", "mail-reset"),
        };
        let link = format!("{}{}", self.site, purpose.address(word));
        let body = teller.say_text(body, &[("name", name), ("site", &self.site), ("link", &link)]);
        let to = Mailbox::new(None, to.parse().ok()?);
        let letter = Message::builder().from(self.from.clone()).to(to).subject(teller.name(subject));
        letter.header(ContentType::TEXT_PLAIN).body(body).ok()
    }
}
