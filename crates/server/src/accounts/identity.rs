//! Who asks: a cookie that says nothing, and what is known of its holder.

use std::sync::Arc;

use argon2::{
    Argon2, PasswordHash, PasswordHasher as _, PasswordVerifier as _,
    password_hash::{SaltString, rand_core::OsRng},
};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use hosting::{
    Fault,
    telling::names,
    wire::{Credentials, Me},
};
use language::Locale;

use crate::{accounts::token, store::PersonRow, tables::hall::Hall, web::fault::FaultReply};

const COOKIE: &str = "nemedian";
/// As long as browsers keep any, in seconds: the server ends what is not used for ninety days.
const LASTS: u32 = 400 * 24 * 60 * 60;
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=256;
const LONGEST_MAIL: usize = 254;

/// Somebody with a valid cookie.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) row: PersonRow,
    pub(crate) login: String,
}

impl Person {
    pub(crate) fn id(&self) -> &str {
        &self.row.id
    }

    pub(crate) fn me(&self, hall: &Hall, locale: Locale) -> Me {
        Me {
            id: self.row.id.clone(),
            name: names::told(&self.row.name, locale),
            portrait: (!self.row.portrait.is_empty()).then(|| self.row.portrait.clone()),
            guest: self.row.password.is_empty(),
            admin: self.row.admin,
            mail: (!self.row.mail.is_empty()).then(|| self.row.mail.to_string()),
            confirmed: self.row.confirmed,
            mails: hall.post.is_some(),
        }
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == COOKIE).then_some(value))
}

/// Who holds the cookie, if it is a valid one.
pub(crate) async fn recognise(hall: &Hall, headers: &HeaderMap) -> Result<Option<Person>, Fault> {
    let Some(word) = cookie(headers).filter(|word| word.len() == 64) else { return Ok(None) };
    let found = hall.store.person_by_token(&token::hashed(word)).await?;
    Ok(found.map(|(row, login)| Person { row, login }))
}

/// Whether the cookie is one of somebody who was banned.
pub(crate) async fn is_barred(hall: &Hall, headers: &HeaderMap) -> Result<bool, Fault> {
    let Some(word) = cookie(headers).filter(|word| word.len() == 64) else { return Ok(false) };
    Ok(hall.store.is_barred(&token::hashed(word)).await?)
}

impl FromRequestParts<Arc<Hall>> for Person {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Person, FaultReply> {
        recognise(hall, &parts.headers).await?.ok_or(Fault::NobodyYet.into())
    }
}

/// A person who has not opened, or brought along, too many tables lately.
#[derive(Debug)]
pub(crate) struct Opener(pub(crate) Person);

impl FromRequestParts<Arc<Hall>> for Opener {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Opener, FaultReply> {
        let person = Person::from_request_parts(parts, hall).await?;
        if hall.limits.table(person.id()) { Ok(Opener(person)) } else { Err(Fault::TooMany.into()) }
    }
}

/// Anybody: with a valid cookie or without.
#[derive(Clone, Debug)]
pub(crate) struct Anyone(pub(crate) Option<Person>);

impl Anyone {
    pub(crate) fn id(&self) -> &str {
        self.0.as_ref().map(Person::id).unwrap_or_default()
    }
}

impl FromRequestParts<Arc<Hall>> for Anyone {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Anyone, FaultReply> {
        Ok(Anyone(recognise(hall, &parts.headers).await?))
    }
}

/// Logs somebody in; the cookie for their browser.
pub(crate) async fn log_in(hall: &Hall, person: &str, headers: &HeaderMap) -> Result<HeaderValue, Fault> {
    let word = token::secret();
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let agent: String = agent.chars().take(200).collect();
    hall.store.add_login(&token::hashed(&word), &token::id(), person, &agent).await?;
    Ok(set_cookie(hall, &word, LASTS))
}

pub(crate) fn forget_cookie(hall: &Hall) -> HeaderValue {
    set_cookie(hall, "", 0)
}

fn set_cookie(hall: &Hall, word: &str, lasts: u32) -> HeaderValue {
    let secure = hall.config.public.as_ref().is_some_and(|public| public.starts_with("https:"));
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={word}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

pub(crate) fn check_password(password: &str) -> Result<(), Fault> {
    if PASSWORD.contains(&password.len()) { Ok(()) } else { Err(Fault::Given("server-bad-password")) }
}

pub(crate) fn check_mail(mail: &str) -> Result<(), Fault> {
    let fits = mail.is_empty() || mail.len() <= LONGEST_MAIL && mail.parse::<lettre::Address>().is_ok();
    if fits { Ok(()) } else { Err(Fault::Given("server-bad-mail")) }
}

/// Slow on purpose, so on its own thread; argon2id.
pub(crate) async fn hash_password(password: String) -> Result<String, Fault> {
    let hashed = tokio::task::spawn_blocking(move || {
        let salt = SaltString::generate(&mut OsRng);
        Argon2::default().hash_password(password.as_bytes(), &salt).map(|hash| hash.to_string())
    });
    hashed.await.ok().and_then(Result::ok).ok_or(Fault::Unavailable)
}

/// What is compared with when there is no such name, so that the answer takes as long.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGlzIGhlcmU$\
                      2pOQqX8v1m1cX3sVQm1yq0y3qk2mJX5r7mC0pYc2b1k";

/// Whose name and password these are. An unknown name and a wrong password are answered alike.
pub(crate) async fn check_credentials(hall: &Hall, given: Credentials) -> Result<PersonRow, Fault> {
    if given.name.len() > 256 || given.password.len() > *PASSWORD.end() {
        return Err(Fault::WrongPassword);
    }
    let found = hall.store.person_by_name(&given.name).await?.filter(|row| !row.password.is_empty());
    let hash = found.as_ref().map_or(NOBODY, |row| &*row.password).to_string();
    match (found, is_password(hash, given.password).await) {
        // Whoever knows the password may know of the ban.
        (Some(row), true) if hall.store.is_banned(&row.id).await? => Err(Fault::Banned),
        (Some(row), true) => Ok(row),
        _ => Err(Fault::WrongPassword),
    }
}

/// Whether this is somebody's own password.
pub(crate) async fn check_own(row: &PersonRow, password: String) -> Result<(), Fault> {
    if row.password.is_empty() {
        return Err(Fault::NotNow("server-guest"));
    }
    let fits = password.len() <= *PASSWORD.end() && is_password(row.password.to_string(), password).await;
    if fits { Ok(()) } else { Err(Fault::WrongPassword) }
}

async fn is_password(hash: String, password: String) -> bool {
    let checked = tokio::task::spawn_blocking(move || {
        PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    checked.await.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_of_nobody_is_one_that_is_computed() {
        let hash = PasswordHash::new(NOBODY).expect("it is well formed");
        assert!(Argon2::default().verify_password(b"password", &hash).is_err());
        assert!(hash.hash.is_some(), "otherwise nothing is computed and the answer comes at once");
        // As much is computed as for somebody who is known.
        let (nobody, somebody) = (argon2::Params::try_from(&hash).expect("costs"), Argon2::default());
        let costs = |params: &argon2::Params| (params.m_cost(), params.t_cost(), params.p_cost());
        assert_eq!(costs(&nobody), costs(somebody.params()));
        assert_eq!(hash.algorithm, argon2::ARGON2ID_IDENT);
    }
}
