//! Tables: opening, joining, starting, playing, looking.

use std::sync::Arc;

use axum::{Extension, Json, extract::State, http::StatusCode};
use hosting::{
    Fault,
    commands::Commander,
    room::{
        access::Wish,
        loaded::{Loaded, table_info},
    },
    rows::SeatRow,
    seating,
    wire::{Answer, ChooseRole, Command, Join, Lobby, NewTable, Opened, Sitter, Snapshot, Status, TableInfo},
};

use super::{Caller, Given, Id, InWords, Looking, Spoken, Visit};
use crate::{
    accounts::{
        identity::{Anyone, Opener},
        token::System,
    },
    now,
    store::StoreError,
    tables::{
        hall::{CHAT_LINES, Hall},
        kept::Room,
    },
    web::{fault::FaultReply, guard::From},
};

const MOST_IN_LOBBY: i64 = 100;

/// A table that has not begun.
fn gathering(room: &Room) -> Result<&Loaded, FaultReply> {
    let loaded = room.loaded().ok_or(Fault::NotFound)?;
    if loaded.status() == Status::Gathering { Ok(loaded) } else { Err(Fault::NotNow("server-begun").into()) }
}

/// Listed tables that are open or running and whose people are here; one's own in any case.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Lobby)))]
pub(crate) async fn lobby(
    State(hall): State<Arc<Hall>>,
    anyone: Anyone,
    Spoken(locale): Spoken,
) -> Result<Json<Lobby>, FaultReply> {
    let mut tables = Vec::new();
    let away = hall.config.away.as_millis() as i64;
    for row in hall.store.lobby(anyone.id(), away, MOST_IN_LOBBY).await? {
        let seats = hall.store.seats(&row).await?;
        tables.push(table_info(&row, &seats, anyone.id(), locale));
    }
    Ok(Json(Lobby { tables }))
}

/// Opens a table. The words of its invitations are shown once.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Opened), (status = 400)))]
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    Opener(person): Opener,
    Spoken(locale): Spoken,
    Given(wanted): Given<NewTable>,
) -> Result<(StatusCode, Json<Opened>), FaultReply> {
    hall.offers(&wanted.game)?;
    let (row, seats, invitations) = seating::prepare(&wanted, person.id(), now(), &mut System)?;
    hall.open_table(&row, &seats, from.0).await?;
    let seats = hall.store.seats(&row).await?;
    let table = table_info(&row, &seats, person.id(), locale);
    Ok((StatusCode::CREATED, Json(Opened { table, invitations })))
}

/// Who sits at a table, and what is agreed.
#[utoipa::path(get, path = "/api/tables/{id}", responses((status = 200, body = TableInfo), (status = 404)))]
pub(crate) async fn show(
    State(hall): State<Arc<Hall>>,
    anyone: Anyone,
    Id(id): Id,
    Spoken(locale): Spoken,
) -> Result<Json<TableInfo>, FaultReply> {
    let room = hall.enter_fresh(&id).await?;
    let access = room.access(anyone.id(), Wish::default())?;
    Ok(Json(access.table.info(anyone.id(), locale)))
}

/// Takes an open seat, or an invited one with the word of its invitation. Of the open seats one, unless the table's owner
/// lets people take several.
#[utoipa::path(post, path = "/api/tables/{id}/join", request_body = Join,
    responses((status = 200, body = TableInfo), (status = 409)))]
pub(crate) async fn join(caller: Caller, Given(join): Given<Join>) -> Result<Json<TableInfo>, FaultReply> {
    let (hall, person, id) = (&caller.hall, caller.person.id(), &caller.id);
    let mut room = caller.enter().await?;
    let loaded = gathering(&room)?;
    let (seat, word, nonce) = seating::place(loaded, &join, person, &mut System)?;
    if !hall.store.is_welcome(id, person).await? {
        // Whether somebody was sent away or is at odds with whom is nobody's business.
        return Err(Fault::NotNow("server-not-here").into());
    }
    let chosen = |role| seating::chosen(loaded, seat, Some(role), &mut System);
    let role = join.role.as_deref().map(chosen).transpose()?;
    hall.store.sit(id, seat, person, &word, &nonce).await?;
    if let Some(role) = role {
        hall.store.choose_role(id, seat, person, &role).await?;
    }
    caller.arranged(&mut room).await
}

/// Chooses what to play, where one's seat leaves it open, before the start.
#[utoipa::path(post, path = "/api/tables/{id}/role", request_body = ChooseRole,
    responses((status = 200, body = TableInfo), (status = 409)))]
pub(crate) async fn role(
    caller: Caller,
    Given(choice): Given<ChooseRole>,
) -> Result<Json<TableInfo>, FaultReply> {
    let (hall, person, id) = (&caller.hall, caller.person.id(), &caller.id);
    let mut room = caller.enter().await?;
    let loaded = gathering(&room)?;
    if !loaded.seats_of(person).any(|row| row.seat == choice.seat) {
        return Err(Fault::Forbidden.into());
    }
    let role = seating::chosen(loaded, choice.seat, choice.role.as_deref(), &mut System)?;
    hall.store.choose_role(id, choice.seat, person, &role).await?;
    caller.arranged(&mut room).await
}

/// Gives one's seats back, before the start.
#[utoipa::path(post, path = "/api/tables/{id}/leave", responses((status = 204), (status = 409)))]
pub(crate) async fn leave(caller: Caller) -> Result<StatusCode, FaultReply> {
    let (hall, person, id) = (&caller.hall, caller.person.id(), &caller.id);
    let mut room = caller.enter().await?;
    if !hall.store.stand_up(id, person).await? {
        return Err(Fault::NotNow("server-no-seat").into());
    }
    hall.arranged(&mut room).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the game: every seat must be taken. For the one who opened the table.
#[utoipa::path(post, path = "/api/tables/{id}/start",
    responses((status = 200, body = TableInfo), (status = 409)))]
pub(crate) async fn start(caller: Caller) -> Result<Json<TableInfo>, FaultReply> {
    let (hall, person, id) = (&caller.hall, caller.person.id(), &caller.id);
    let mut room = caller.enter().await?;
    let loaded = gathering(&room)?;
    if loaded.row.owner != person {
        return Err(Fault::Forbidden.into());
    }
    let begun = seating::begin(loaded, hall.config.pace, &mut System)?;
    match hall.store.start_table(id, &begun.chronicle, &begun.head, &loaded.seats).await {
        Err(StoreError::Taken) => {
            hall.rearrange(&mut room).await?;
            return Err(Fault::NotNow("server-faster").into());
        }
        started => started?,
    }
    let shown = caller.arranged(&mut room).await;
    hall.wake_bots(&mut room);
    shown
}

/// The same again with the same people; the second who asks is shown the first one's table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch",
    responses((status = 200, body = TableInfo), (status = 409)))]
pub(crate) async fn rematch(caller: Caller) -> Result<Json<TableInfo>, FaultReply> {
    let (hall, person, id) = (&caller.hall, caller.person.id(), &caller.id);
    let mut room = caller.enter().await?;
    let loaded = room.loaded().ok_or(Fault::NotFound)?;
    if loaded.seats_of(person).next().is_none() {
        return Err(Fault::Forbidden.into());
    }
    if loaded.status() != Status::Over {
        return Err(Fault::NotNow("server-not-over").into());
    }
    if loaded.row.next.is_empty() {
        if hall.store.quarrels(id).await? {
            return Err(Fault::NotNow("server-no-rematch").into());
        }
        let (mut row, mut seats) = seating::again(loaded, now(), &mut System);
        if row.owner.is_empty() {
            row.owner = person.into();
        }
        row.listed &= hall.has_room_in_lobby(&row.owner).await?;
        for seat in seats.iter_mut().filter(|seat| seat.sitter == Sitter::Person) {
            if seat.person.is_empty() || hall.store.is_banned(&seat.person).await? {
                *seat = SeatRow { role: seat.role.clone(), ..SeatRow::open(seat.seat) };
            }
        }
        hall.store.add_rematch(id, &row, &seats).await?;
        hall.arranged(&mut room).await?;
    }
    let next = room.loaded().ok_or(Fault::NotFound)?.row.next.clone();
    drop(room);
    caller.shown(&*hall.enter_fresh(&next).await?)
}

/// What the socket hears, for those without one.
#[utoipa::path(post, path = "/api/tables/{id}/commands", params(Looking, InWords), request_body = Command,
    responses((status = 200, body = Answer), (status = 403)))]
pub(crate) async fn command(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Given(command): Given<Command>,
) -> Result<Json<Answer>, FaultReply> {
    let person = visit.anyone.0.clone().ok_or(Fault::NobodyYet)?;
    if !hall.limits.command(person.id()) {
        return Err(Fault::TooMany.into());
    }
    // What they may do is decided when it is done; what another node did is heard of first.
    visit.access(&*hall.enter_fresh(&visit.id).await?)?;
    let commander = Commander {
        person: person.row.id,
        name: person.row.name,
        wish: visit.looking.wish(),
        locale: visit.locale,
        words: visit.looking.words,
        socket: None,
    };
    let answer = hall.command(&visit.id, &commander, command).await?;
    answer.map(Json).ok_or(Fault::Unavailable.into())
}

/// What the socket says first, for those without one.
#[utoipa::path(get, path = "/api/tables/{id}/snapshot", params(Looking, InWords),
    responses((status = 200, body = Snapshot), (status = 404)))]
pub(crate) async fn snapshot(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
) -> Result<Json<Snapshot>, FaultReply> {
    let room = hall.enter_fresh(&visit.id).await?;
    let presence = room.presence();
    let access = visit.access(&room)?;
    let looks = (access.eye(), visit.locale, visit.looking.words);
    let chat = hall.store.chat(&visit.id, 0, CHAT_LINES, visit.anyone.id()).await?;
    Ok(Json(access.table.snapshot(visit.anyone.id(), looks, presence, &chat)))
}
