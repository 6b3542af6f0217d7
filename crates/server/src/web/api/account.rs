//! What people may do with what is stored about them: change it, take it along, have it deleted.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{FromRequestParts, State},
    http::{HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use hosting::{
    Fault,
    telling::names,
    wire::{Confirm, Everything, Farewell, Forgotten, NewMail, NewPassword, Reset},
};
use language::Locale;

use super::{Given, Spoken};
use crate::{
    accounts::identity::{Person, check_mail, check_own, check_password, forget_cookie, hash_password},
    store::{PersonRow, Purpose},
    tables::hall::Hall,
    web::{fault::FaultReply, guard::From},
};

/// No name and no address is longer, in bytes.
const LONGEST_WHO: usize = 256;

/// Somebody who has not knocked too often.
#[derive(Debug)]
pub(crate) struct Knock;

impl FromRequestParts<Arc<Hall>> for Knock {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Knock, FaultReply> {
        let Extension(from) =
            Extension::<From>::from_request_parts(parts, hall).await.map_err(|_| Fault::Unavailable)?;
        if hall.limits.door(from.0) { Ok(Knock) } else { Err(Fault::TooMany.into()) }
    }
}

/// Changes my password; all my other log-ins end.
#[utoipa::path(post, path = "/api/me/password", request_body = NewPassword,
    responses((status = 204), (status = 400), (status = 401)))]
pub(crate) async fn password(
    State(hall): State<Arc<Hall>>,
    _: Knock,
    person: Person,
    Given(wish): Given<NewPassword>,
) -> Result<StatusCode, FaultReply> {
    check_own(&person.row, wish.old).await?;
    check_password(&wish.new)?;
    let new = hash_password(wish.new).await?;
    let logins = hall.store.logins(person.id()).await?;
    if !hall.store.change_password(person.id(), &person.row.password, &new, &person.login).await? {
        // Somebody else with the old password was faster.
        return Err(Fault::WrongPassword.into());
    }
    let others = logins.into_iter().map(|login| login.id).filter(|login| *login != person.login);
    hall.revoke(others).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives another mail address, or none. Where this server sends mail, a link goes to it; asked again, another one.
#[utoipa::path(post, path = "/api/me/mail", request_body = NewMail,
    responses((status = 204), (status = 400), (status = 401)))]
pub(crate) async fn mail(
    State(hall): State<Arc<Hall>>,
    _: Knock,
    person: Person,
    Spoken(locale): Spoken,
    Given(wish): Given<NewMail>,
) -> Result<StatusCode, FaultReply> {
    check_own(&person.row, wish.password).await?;
    check_mail(&wish.mail)?;
    hall.store.set_mail(person.id(), &wish.mail).await?;
    let confirmed = person.row.confirmed && *person.row.mail == *wish.mail;
    if !confirmed {
        ask_to_confirm(&hall, person.id(), &person.row.name, &wish.mail, locale).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Sends the link that confirms an address, if there is one and this server sends mail.
pub(super) async fn ask_to_confirm(
    hall: &Hall,
    person: &str,
    name: &str,
    mail: &str,
    locale: Locale,
) -> Result<(), FaultReply> {
    let Some(post) = hall.post.as_ref().filter(|_| !mail.is_empty()) else { return Ok(()) };
    let word = hall.store.add_link(Purpose::Confirm, person, mail, Purpose::Confirm.lasts()).await?;
    post.send(Purpose::Confirm, mail, name, &word, locale);
    Ok(())
}

/// Opens the link that was sent to a mail address, once.
#[utoipa::path(post, path = "/api/confirm", request_body = Confirm, responses((status = 204), (status = 400)))]
pub(crate) async fn confirm(
    State(hall): State<Arc<Hall>>,
    _: Knock,
    Given(link): Given<Confirm>,
) -> Result<StatusCode, FaultReply> {
    let confirmed = hall.store.confirm_mail(&link.token).await?;
    if confirmed { Ok(StatusCode::NO_CONTENT) } else { Err(Fault::Given("server-bad-link").into()) }
}

/// Sends a link to choose a new password, if there is such a name or confirmed address. The answer is the same if there
/// is none.
#[utoipa::path(post, path = "/api/forgotten", request_body = Forgotten,
    responses((status = 204), (status = 409)))]
pub(crate) async fn forgotten(
    State(hall): State<Arc<Hall>>,
    _: Knock,
    Spoken(locale): Spoken,
    Given(Forgotten { who }): Given<Forgotten>,
) -> Result<StatusCode, FaultReply> {
    if hall.post.is_none() {
        return Err(Fault::NotNow("server-no-mail").into());
    }
    // Beside the answer, which takes as long whether there is anybody or not.
    tokio::spawn(async move {
        if let Err(fault) = send_reset(&hall, &who, locale).await {
            tracing::warn!(%fault, "a forgotten password");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

async fn send_reset(hall: &Hall, who: &str, locale: Locale) -> Result<(), Fault> {
    let who = who.trim();
    if who.len() > LONGEST_WHO {
        return Ok(());
    }
    let found = if who.contains('@') {
        hall.store.person_by_mail(who).await?
    } else {
        hall.store.person_by_name(who).await?
    };
    let confirmed = found.filter(|row| row.confirmed && !row.mail.is_empty());
    let (Some(PersonRow { id, name, mail, .. }), Some(post)) = (confirmed, &hall.post) else { return Ok(()) };
    let word = hall.store.add_link(Purpose::Reset, &id, &mail, Purpose::Reset.lasts()).await?;
    post.send(Purpose::Reset, &mail, &name, &word, locale);
    Ok(())
}

/// Chooses a new password by a link that works once; all log-ins end.
#[utoipa::path(post, path = "/api/reset", request_body = Reset, responses((status = 204), (status = 400)))]
pub(crate) async fn reset(
    State(hall): State<Arc<Hall>>,
    _: Knock,
    Given(Reset { token, password }): Given<Reset>,
) -> Result<StatusCode, FaultReply> {
    let person = hall.store.reset_by(&token).await?.ok_or(Fault::Given("server-bad-link"))?;
    check_password(&password)?;
    let password = hash_password(password).await?;
    let logins = hall.store.logins(&person).await?;
    if !hall.store.reset_password(&token, &person, &password).await? {
        return Err(Fault::Given("server-bad-link").into());
    }
    hall.revoke(logins.into_iter().map(|login| login.id)).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that is stored about me, to take along.
#[utoipa::path(get, path = "/api/me/export", responses((status = 200, body = Everything)))]
pub(crate) async fn export(
    State(hall): State<Arc<Hall>>,
    _: Knock,
    person: Person,
) -> Result<Response, FaultReply> {
    let everything = hall.store.everything(person.id()).await?.ok_or(Fault::NotFound)?;
    let file = HeaderValue::from_static("attachment; filename=\"nemedian.json\"");
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(everything)).into_response())
}

/// Deletes me, and my name everywhere.
#[utoipa::path(post, path = "/api/me/delete", request_body = Farewell,
    responses((status = 204), (status = 400), (status = 401)))]
pub(crate) async fn delete(
    State(hall): State<Arc<Hall>>,
    _: Knock,
    person: Person,
    Given(farewell): Given<Farewell>,
) -> Result<Response, FaultReply> {
    if person.row.password.is_empty() {
        let typed = farewell.name.unwrap_or_default();
        let name = &person.row.name;
        let names = Locale::ALL.map(|locale| names::told(name, locale));
        if typed.trim() != name && !names.iter().any(|name| name == typed.trim()) {
            return Err(Fault::Given("server-not-your-name").into());
        }
    } else {
        check_own(&person.row, farewell.password.unwrap_or_default()).await?;
    }
    hall.forget_person(person.id()).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, forget_cookie(&hall))]).into_response())
}
