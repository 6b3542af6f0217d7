//! Links that work once: to confirm a mail address, to choose a new password. Their words are kept hashed.

use std::time::Duration;

use super::{Statement, Store, Stored, text};
use crate::accounts::token;

/// What a link is good for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Confirm,
    Reset,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Reset => "reset",
        }
    }

    /// Where a link leads on our site. Behind the hash sign its word is sent to no server and written into no log.
    pub(crate) fn address(self, word: &str) -> String {
        format!("/#/{}/{word}", self.word())
    }

    pub(crate) fn lasts(self) -> Duration {
        match self {
            Purpose::Confirm => Duration::from_hours(24),
            Purpose::Reset => Duration::from_hours(1),
        }
    }
}

impl Store {
    /// A new link, by its word; older ones for the same purpose are good for nothing from now on. `mail` is the address it
    /// is about, if any.
    pub(crate) async fn add_link(
        &self,
        purpose: Purpose,
        person: &str,
        mail: &str,
        lasts: Duration,
    ) -> Stored<String> {
        let word = token::secret();
        let add = sqlx::query(
            "INSERT INTO links (token, purpose, person, mail, until) SELECT $1, $2, id, $4, now + $5
             FROM people, clock WHERE id = $3",
        )
        .bind(token::hashed(&word))
        .bind(purpose.word())
        .bind(person.to_string())
        .bind(mail.to_string())
        .bind(lasts.as_millis() as i64);
        let others = sqlx::query("DELETE FROM links WHERE person = $1 AND purpose = $2 AND token <> $3")
            .bind(person.to_string())
            .bind(purpose.word())
            .bind(token::hashed(&word));
        let old = sqlx::query("DELETE FROM links WHERE until < (SELECT now FROM clock)");
        self.change_after(add, vec![others, old]).await?;
        Ok(word)
    }

    /// The word of a link by which somebody chooses a new password, once and within a day: what an operator hands out where
    /// no mail is sent.
    pub(crate) async fn reset_link(&self, person: &str) -> Stored<String> {
        self.add_link(Purpose::Reset, person, "", Duration::from_hours(24)).await
    }

    /// Confirms the address that a link was sent to, if it is still the person's; whether it was.
    pub(crate) async fn confirm_mail(&self, word: &str) -> Stored<bool> {
        let confirm = sqlx::query(
            "UPDATE people SET confirmed = 1 WHERE EXISTS (SELECT 1 FROM links WHERE token = $1
             AND purpose = 'confirm' AND until > (SELECT now FROM clock)
             AND links.person = people.id AND links.mail = people.mail)",
        )
        .bind(token::hashed(word));
        self.change_after(confirm, vec![used(word)]).await
    }

    /// Whose password a link may change.
    pub(crate) async fn reset_by(&self, word: &str) -> Stored<Option<String>> {
        let row = sqlx::query(
            "SELECT person FROM links, clock WHERE token = $1 AND purpose = 'reset' AND until > now
             AND person IN (SELECT id FROM people WHERE password <> '')",
        )
        .bind(token::hashed(word))
        .fetch_optional(&self.read)
        .await?;
        Ok(row.as_ref().map(|row| text(row, "person")).transpose()?)
    }

    /// Uses a link up: the person has another password, and is logged in nowhere. Whether it was still good.
    pub(crate) async fn reset_password(&self, word: &str, person: &str, password: &str) -> Stored<bool> {
        let take = sqlx::query(
            "DELETE FROM links WHERE token = $1 AND purpose = 'reset' AND person = $2
             AND until > (SELECT now FROM clock)",
        )
        .bind(token::hashed(word))
        .bind(person.to_string());
        let set = sqlx::query("UPDATE people SET password = $2 WHERE id = $1 AND password <> ''")
            .bind(person.to_string())
            .bind(password.to_string());
        let end = sqlx::query("DELETE FROM logins WHERE person = $1").bind(person.to_string());
        self.change_after(take, vec![set, end]).await
    }

    /// Changes a password that is still this one, and ends all log-ins but one; whether it was.
    pub(crate) async fn change_password(
        &self,
        person: &str,
        old: &str,
        new: &str,
        login: &str,
    ) -> Stored<bool> {
        let change = sqlx::query("UPDATE people SET password = $3 WHERE id = $1 AND password = $2")
            .bind(person.to_string())
            .bind(old.to_string())
            .bind(new.to_string());
        let end = sqlx::query("DELETE FROM logins WHERE person = $1 AND id <> $2")
            .bind(person.to_string())
            .bind(login.to_string());
        let links = sqlx::query("DELETE FROM links WHERE person = $1 AND purpose = 'reset'");
        self.change_after(change, vec![end, links.bind(person.to_string())]).await
    }

    /// Another address, not confirmed yet unless it is the same. Links that were sent to an older one are good for nothing.
    pub(crate) async fn set_mail(&self, person: &str, mail: &str) -> Stored<()> {
        let set = sqlx::query(
            "UPDATE people SET mail = $2, confirmed = CASE WHEN mail = $2 THEN confirmed ELSE 0 END WHERE id = $1",
        )
        .bind(person.to_string())
        .bind(mail.to_string());
        let links = sqlx::query("DELETE FROM links WHERE person = $1 AND mail <> $2 AND mail <> ''")
            .bind(person.to_string())
            .bind(mail.to_string());
        self.change_after(set, vec![links]).await?;
        Ok(())
    }
}

fn used(word: &str) -> Statement {
    sqlx::query("DELETE FROM links WHERE token = $1").bind(token::hashed(word))
}
