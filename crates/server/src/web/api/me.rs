//! Guests, names, log-ins, and one's games.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use hosting::{
    Fault,
    room::loaded::table_info,
    rows::Sealed,
    wire::{Claim, Credentials, LoginInfo, Me, MyGame, PORTRAITS, Portrait, Rename, Status},
};
use table::Seat;

use super::{Given, Id, Spoken, account::ask_to_confirm};
use crate::{
    accounts::{
        identity::{
            Anyone, Person, check_credentials, check_mail, check_password, forget_cookie, hash_password,
            is_barred, log_in as logged_in,
        },
        naming, token,
    },
    store::{Notice, PersonRow, StoreError},
    tables::hall::Hall,
    web::{fault::FaultReply, guard::From},
};

const MOST_GAMES: i64 = 200;

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401)))]
pub(crate) async fn show(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Spoken(locale): Spoken,
) -> Result<Json<Me>, FaultReply> {
    Ok(Json(person.me(&hall, locale)))
}

/// Makes the visitor a guest, if he is nobody yet: no form, only a cookie.
#[utoipa::path(post, path = "/api/me", responses((status = 200, body = Me)))]
pub(crate) async fn appear(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
    anyone: Anyone,
    Spoken(locale): Spoken,
) -> Result<Response, FaultReply> {
    if let Some(person) = anyone.0 {
        return Ok(Json(person.me(&hall, locale)).into_response());
    }
    if !hall.limits.door(from.0) {
        return Err(Fault::TooMany.into());
    }
    if is_barred(&hall, &headers).await? {
        return Err(Fault::Banned.into());
    }
    let id = token::id();
    let name = naming::default_name(&id);
    hall.store.add_guest(&id, &name).await?;
    let cookie = logged_in(&hall, &id, &headers).await?;
    let (portrait, password, mail) = (String::new(), Sealed::default(), Sealed::default());
    let row = PersonRow { id, name, portrait, password, mail, confirmed: false, admin: false };
    let me = Person { row, login: String::new() }.me(&hall, locale);
    Ok(([(header::SET_COOKIE, cookie)], Json(me)).into_response())
}

/// A guest calls himself something else.
#[utoipa::path(patch, path = "/api/me", request_body = Rename, responses((status = 204), (status = 400)))]
pub(crate) async fn rename(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Given(rename): Given<Rename>,
) -> Result<StatusCode, FaultReply> {
    if !person.row.password.is_empty() {
        return Err(Fault::NotNow("server-named-already").into());
    }
    match hall.store.rename_guest(person.id(), &naming::plain(&rename.name).map_err(Fault::Given)?).await {
        Ok(()) => hall.called_otherwise(person.id()).await?,
        Err(StoreError::Taken) => return Err(Fault::NameTaken.into()),
        Err(error) => return Err(error.into()),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The portrait somebody is shown by, at every table at once; a guest may choose one, too.
#[utoipa::path(put, path = "/api/me/portrait", request_body = Portrait, responses((status = 204), (status = 400)))]
pub(crate) async fn portrait(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Given(Portrait { portrait }): Given<Portrait>,
) -> Result<StatusCode, FaultReply> {
    let chosen = portrait.unwrap_or_default();
    if !chosen.is_empty() && !PORTRAITS.contains(&chosen.as_str()) {
        return Err(Fault::NotFound.into());
    }
    hall.store.choose_portrait(person.id(), &chosen).await?;
    hall.called_otherwise(person.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A guest takes a name and a password, and keeps his games.
#[utoipa::path(post, path = "/api/me/claim", request_body = Claim,
    responses((status = 204), (status = 400), (status = 409)))]
pub(crate) async fn claim(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    person: Person,
    Spoken(locale): Spoken,
    Given(claim): Given<Claim>,
) -> Result<StatusCode, FaultReply> {
    if !hall.limits.door(from.0) {
        return Err(Fault::TooMany.into());
    }
    if !person.row.password.is_empty() {
        return Err(Fault::NotNow("server-named-already").into());
    }
    let name = naming::plain(&claim.name).map_err(Fault::Given)?;
    check_password(&claim.password)?;
    let mail = claim.mail.unwrap_or_default();
    check_mail(&mail)?;
    let password = hash_password(claim.password).await?;
    let others = match hall.store.claim(person.id(), &name, &password, &mail).await {
        Ok(others) => others,
        Err(StoreError::Taken) => return Err(Fault::NameTaken.into()),
        Err(error) => return Err(error.into()),
    };
    for person in others.iter().map(String::as_str).chain([person.id()]) {
        hall.called_otherwise(person).await?;
    }
    ask_to_confirm(&hall, person.id(), &name, &mail, locale).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Logs in with a name and a password.
#[utoipa::path(post, path = "/api/login", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401)))]
pub(crate) async fn log_in(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
    Spoken(locale): Spoken,
    Given(given): Given<Credentials>,
) -> Result<Response, FaultReply> {
    if !hall.limits.door(from.0) {
        return Err(Fault::TooMany.into());
    }
    let row = check_credentials(&hall, given).await?;
    let cookie = logged_in(&hall, &row.id, &headers).await?;
    let me = Person { row, login: String::new() }.me(&hall, locale);
    Ok(([(header::SET_COOKIE, cookie)], Json(me)).into_response())
}

/// Ends this log-in.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub(crate) async fn log_out(State(hall): State<Arc<Hall>>, person: Person) -> Result<Response, FaultReply> {
    end(&hall, &person, &person.login).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, forget_cookie(&hall))]).into_response())
}

/// Where I am logged in.
#[utoipa::path(get, path = "/api/logins", responses((status = 200, body = Vec<LoginInfo>)))]
pub(crate) async fn logins(
    State(hall): State<Arc<Hall>>,
    person: Person,
) -> Result<Json<Vec<LoginInfo>>, FaultReply> {
    let logins = hall.store.logins(person.id()).await?;
    let info = |login: crate::store::Login| LoginInfo {
        this: login.id == person.login,
        id: login.id,
        agent: login.agent,
        at: login.made,
    };
    Ok(Json(logins.into_iter().map(info).collect()))
}

/// Ends one of my log-ins, wherever it is; its sockets are closed.
#[utoipa::path(delete, path = "/api/logins/{id}", responses((status = 204), (status = 404)))]
pub(crate) async fn end_login(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Id(id): Id,
) -> Result<StatusCode, FaultReply> {
    if end(&hall, &person, &id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(Fault::NotFound.into()) }
}

async fn end(hall: &Arc<Hall>, person: &Person, login: &str) -> Result<bool, FaultReply> {
    let ended = hall.store.end_login(person.id(), login).await?;
    if ended {
        hall.expel(login).await;
        hall.tell_nodes(Notice::Revoked { login: login.into() }).await;
    }
    Ok(ended)
}

/// My tables: whose move it is, and whether something happened since I looked.
#[utoipa::path(get, path = "/api/me/games", responses((status = 200, body = Vec<MyGame>)))]
pub(crate) async fn games(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Spoken(locale): Spoken,
) -> Result<Json<Vec<MyGame>>, FaultReply> {
    let mut games = Vec::new();
    for mine in hall.store.tables_of(person.id(), MOST_GAMES).await? {
        let seats = hall.store.seats(&mine.table).await?;
        let awaited = mine.table.status == Status::Running && mine.table.missing.has(Seat(mine.seat));
        games.push(MyGame {
            table: table_info(&mine.table, &seats, person.id(), locale),
            seat: mine.seat,
            your_turn: awaited,
            version: mine.table.versions.of(mine.seat),
            seen: mine.seen,
        });
    }
    Ok(Json(games))
}
