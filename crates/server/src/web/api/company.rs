//! Blocking people, muting tables, reporting talk.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use hosting::{
    Fault,
    room::{access::Wish, loaded::chat_line},
    rows::ChatRow,
    wire::{Block, Blocked, ChatLine, Company, Muted, Report, Sitter},
};
use language::Locale;

use super::{Given, Id};
use crate::{accounts::identity::Person, store::Notice, tables::hall::Hall, web::fault::FaultReply};

const LONGEST_WHY: usize = 500;
/// So many lines may be reported by one person in a day.
const MOST_REPORTS: f64 = 10.0;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Whom I have blocked, and which tables I have muted.
#[utoipa::path(get, path = "/api/company", responses((status = 200, body = Company)))]
pub(crate) async fn company(
    State(hall): State<Arc<Hall>>,
    person: Person,
) -> Result<Json<Company>, FaultReply> {
    let blocked = hall.store.blocked_by(person.id()).await?;
    let blocked = blocked.into_iter().map(|(id, name, at)| Blocked { id, name, at }).collect();
    let muted = hall.store.muted_by(person.id()).await?;
    let muted = muted.into_iter().map(|(table, game)| Muted { table, game }).collect();
    Ok(Json(Company { blocked, muted }))
}

/// Wants nothing more to do with somebody: no table together, no talk. They are not told.
#[utoipa::path(post, path = "/api/blocks", request_body = Block, responses((status = 204), (status = 404)))]
pub(crate) async fn block(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Given(block): Given<Block>,
) -> Result<StatusCode, FaultReply> {
    let other = match &block {
        Block::Line { table, line } => said(&hall, &person, table, *line).await?.person,
        Block::Seat { table, seat } => {
            let room = hall.enter_fresh(table).await?;
            let loaded = room.access(person.id(), Wish::default())?.table;
            let row = loaded.seats.iter().find(|row| row.seat == *seat && row.sitter == Sitter::Person);
            row.map(|row| row.person.clone()).unwrap_or_default()
        }
        Block::Name { name } => {
            let found = hall.store.person_by_name(name).await?;
            found.map(|row| row.id).unwrap_or_default()
        }
    };
    if other.is_empty() {
        return Err(Fault::NotFound.into());
    }
    if other == person.id() {
        return Err(Fault::NotNow("server-yourself").into());
    }
    hall.store.block(person.id(), &other).await?;
    regarded(&hall, &person).await
}

/// Has nothing against them any more.
#[utoipa::path(delete, path = "/api/blocks/{id}", responses((status = 204), (status = 404)))]
pub(crate) async fn unblock(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Id(other): Id,
) -> Result<StatusCode, FaultReply> {
    if !hall.store.unblock(person.id(), &other).await? {
        return Err(Fault::NotFound.into());
    }
    regarded(&hall, &person).await
}

/// Does not want to hear the talk of a table.
#[utoipa::path(put, path = "/api/tables/{id}/mute", responses((status = 204), (status = 404)))]
pub(crate) async fn mute(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Id(id): Id,
) -> Result<StatusCode, FaultReply> {
    {
        let room = hall.enter_fresh(&id).await?;
        room.access(person.id(), Wish::default())?;
    }
    hall.store.mute(person.id(), &id, true).await?;
    regarded(&hall, &person).await
}

/// Wants to hear it again.
#[utoipa::path(delete, path = "/api/tables/{id}/mute", responses((status = 204)))]
pub(crate) async fn unmute(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Id(id): Id,
) -> Result<StatusCode, FaultReply> {
    hall.store.mute(person.id(), &id, false).await?;
    regarded(&hall, &person).await
}

/// Shows the operator a line of talk, with what was said around it.
#[utoipa::path(post, path = "/api/reports", request_body = Report, responses((status = 204), (status = 404)))]
pub(crate) async fn report(
    State(hall): State<Arc<Hall>>,
    person: Person,
    Given(report): Given<Report>,
) -> Result<StatusCode, FaultReply> {
    let why = report.why.trim();
    if why.chars().count() > LONGEST_WHY {
        return Err(Fault::Bad(format!("why: at most {LONGEST_WHY} letters")).into());
    }
    let line = said(&hall, &person, &report.table, report.line).await?;
    if line.person == person.id() {
        return Err(Fault::NotNow("server-yourself").into());
    }
    let context = hall.store.around(&report.table, line.number).await?;
    let context: Vec<ChatLine> =
        context.iter().map(|line| chat_line(line, person.id(), Locale::En)).collect();
    let limit = (DAY, (MOST_REPORTS * hall.config.rates).ceil() as i64);
    if hall.store.report((&report.table, &line), person.id(), (why, &context), limit).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Fault::NotNow("server-reports-enough").into())
    }
}

/// A line at a table that this person may look at, if it is shown to them.
async fn said(hall: &Hall, person: &Person, table: &str, line: i64) -> Result<ChatRow, FaultReply> {
    {
        let room = hall.enter_fresh(table).await?;
        room.access(person.id(), Wish::default())?;
    }
    hall.store.line(table, line, person.id()).await?.ok_or(Fault::NotFound.into())
}

async fn regarded(hall: &Arc<Hall>, person: &Person) -> Result<StatusCode, FaultReply> {
    hall.tell(&[Notice::Regarded { person: person.id().into() }]).await?;
    Ok(StatusCode::NO_CONTENT)
}
