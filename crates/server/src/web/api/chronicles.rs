//! Whole games as text: out when they are over, in to be seen again.

use std::sync::Arc;

use axum::{
    Extension, Json,
    body::Bytes,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use hosting::{
    Fault,
    room::{access::Wish, loaded::table_info},
    seating,
    telling::names,
    wire::{Fork, ForkOf, Opened, Receipt, TableInfo},
};
use language::Locale;
use table::{Eye, Seat};

use super::{Given, Id, InWords, Looking, Spoken, Visit};
use crate::{
    accounts::{
        identity::{Anyone, Opener, Person},
        token::{self, System},
    },
    now,
    tables::{hall::Hall, imports},
    web::{fault::FaultReply, guard::From},
};

/// The chronicle of a game that is over; before that one has only one's own story.
#[utoipa::path(get, path = "/api/tables/{id}/chronicle",
    responses((status = 200, body = String), (status = 409)))]
pub(crate) async fn download(
    State(hall): State<Arc<Hall>>,
    anyone: Anyone,
    Id(id): Id,
) -> Result<Response, FaultReply> {
    let text = whole_text(&hall, &anyone, &id).await?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, text).into_response())
}

async fn whole_text(hall: &Hall, anyone: &Anyone, id: &str) -> Result<String, FaultReply> {
    let room = hall.enter_fresh(id).await?;
    let loaded = room.access(anyone.id(), Wish::default())?.table;
    let sitting = loaded.sitting.as_ref().ok_or(Fault::NotNow("server-not-begun"))?;
    sitting
        .chronicle(Hall::secret(loaded), names::beside(&loaded.seats))
        .ok_or(Fault::NotNow("server-not-over").into())
}

/// Checks the chronicle of a game that is over: its moves against the rules, its chance against the promise.
#[utoipa::path(get, path = "/api/tables/{id}/verify", params(Looking, InWords),
    responses((status = 200, body = Receipt), (status = 409)))]
pub(crate) async fn verify(State(hall): State<Arc<Hall>>, visit: Visit) -> Result<Json<Receipt>, FaultReply> {
    let text = whole_text(&hall, &visit.anyone, &visit.id).await?;
    Ok(Json(imports::verified(text.into_bytes(), visit.locale).await?))
}

/// Checks a chronicle from elsewhere.
#[utoipa::path(post, path = "/api/chronicles/verify", request_body = String, params(InWords),
    responses((status = 200, body = Receipt), (status = 400)))]
pub(crate) async fn verify_text(
    _: Opener,
    Spoken(locale): Spoken,
    body: Bytes,
) -> Result<Json<Receipt>, FaultReply> {
    let receipt = imports::verified(body.to_vec(), locale).await?;
    Ok(Json(receipt))
}

/// Opens a chronicle from elsewhere for replay. It must be a whole game.
#[utoipa::path(post, path = "/api/chronicles", request_body = String,
    responses((status = 201, body = TableInfo), (status = 400)))]
pub(crate) async fn import(
    State(hall): State<Arc<Hall>>,
    Opener(person): Opener,
    Spoken(locale): Spoken,
    body: Bytes,
) -> Result<(StatusCode, Json<TableInfo>), FaultReply> {
    let imported = imports::read(&body, person.id()).await?;
    hall.offers(&imported.row.game)?;
    let id = imports::keep(&hall, imported).await?;
    let room = hall.enter_fresh(&id).await?;
    let loaded = room.loaded().ok_or(Fault::NotFound)?;
    Ok((StatusCode::CREATED, Json(loaded.info(person.id(), locale))))
}

/// Goes on from a moment of a game that is over, by what one seat knew then: the rest is dealt anew.
#[utoipa::path(post, path = "/api/tables/{id}/fork", request_body = Fork,
    responses((status = 201, body = Opened), (status = 409)))]
pub(crate) async fn fork(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    Opener(person): Opener,
    Id(id): Id,
    Spoken(locale): Spoken,
    Given(fork): Given<Fork>,
) -> Result<(StatusCode, Json<Opened>), FaultReply> {
    let room = hall.enter_fresh(&id).await?;
    let loaded = room.access(person.id(), Wish::default())?.table;
    let sitting = loaded.sitting.as_ref().ok_or(Fault::NotNow("server-not-begun"))?;
    if !sitting.over() {
        return Err(Fault::NotNow("server-not-over").into());
    }
    let scenario = sitting
        .reimagined(fork.entry, eye_of(&fork), token::number())
        .ok_or(Fault::Bad("entry, seat: not in this game".into()))?;
    let prepared =
        seating::prepare_fork((&loaded.row.game, scenario), &fork, person.id(), now(), &mut System)?;
    drop(room);
    opened(&hall, (&person, from), locale, prepared).await
}

/// Goes on from a moment of a chronicle from elsewhere, whether it is over or not: what one seat did not know then is
/// dealt anew.
#[utoipa::path(post, path = "/api/chronicles/fork", request_body = ForkOf,
    responses((status = 201, body = Opened), (status = 400)))]
pub(crate) async fn fork_text(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    Opener(person): Opener,
    Spoken(locale): Spoken,
    Given(ForkOf { chronicle, fork }): Given<ForkOf>,
) -> Result<(StatusCode, Json<Opened>), FaultReply> {
    let (game, scenario) = imports::imagined(chronicle, fork.entry, eye_of(&fork)).await?;
    hall.offers(&game)?;
    let prepared = seating::prepare_fork((&game, scenario), &fork, person.id(), now(), &mut System)?;
    opened(&hall, (&person, from), locale, prepared).await
}

fn eye_of(fork: &Fork) -> Eye {
    fork.seat.map_or(Eye::Onlooker, |seat| Eye::Seat(Seat(seat)))
}

async fn opened(
    hall: &Hall,
    (person, from): (&Person, From),
    locale: Locale,
    (row, seats, invitations): seating::Prepared,
) -> Result<(StatusCode, Json<Opened>), FaultReply> {
    hall.open_table(&row, &seats, from.0).await?;
    let seats = hall.store.seats(&row).await?;
    let table = table_info(&row, &seats, person.id(), locale);
    Ok((StatusCode::CREATED, Json(Opened { table, invitations })))
}
