//! What the one who opened a table may do about it.

use axum::{Json, http::StatusCode};
use hosting::{
    Fault,
    room::{access::Wish, loaded::Loaded},
    rows::SeatRow,
    wire::{Invitation, Opened, SendAway, Sitter, Status},
};

use super::{Caller, Given};
use crate::{accounts::token, tables::kept::Room, web::fault::FaultReply};

/// The caller's own table. What others own is forbidden, as far as they may know of it.
fn own<'r>(caller: &Caller, room: &'r Room) -> Result<&'r Loaded, FaultReply> {
    let loaded = room.loaded().ok_or(Fault::NotFound)?;
    if loaded.row.owner == caller.person.id() {
        return Ok(loaded);
    }
    room.access(caller.person.id(), Wish::default())?;
    Err(Fault::Forbidden.into())
}

/// Sends somebody away before the start, for good: they cannot sit down here again. Their seats are free for others; seats
/// for invited people get new invitations.
#[utoipa::path(post, path = "/api/tables/{id}/remove", request_body = SendAway,
    responses((status = 200, body = Opened), (status = 403), (status = 409)))]
pub(crate) async fn remove(caller: Caller, Given(away): Given<SendAway>) -> Result<Json<Opened>, FaultReply> {
    let (hall, id) = (&caller.hall, &caller.id);
    let mut room = hall.enter_fresh(id).await?;
    let loaded = own(&caller, &room)?;
    if loaded.status() != Status::Gathering {
        return Err(Fault::NotNow("server-begun").into());
    }
    let sits =
        |row: &&SeatRow| row.seat == away.seat && row.sitter == Sitter::Person && !row.person.is_empty();
    let person = loaded.seats.iter().find(sits).map(|row| row.person.clone());
    let person = person.ok_or_else(|| Fault::Bad("seat: nobody sits there".into()))?;
    if person == caller.person.id() {
        return Err(Fault::NotNow("server-yourself").into());
    }
    let mut invitations = Vec::new();
    let freed: Vec<SeatRow> = loaded.seats_of(&person).map(|row| freed(row, &mut invitations)).collect();
    if !hall.store.send_away(id, &person, &freed).await? {
        hall.rearrange(&mut room).await?;
        return Err(Fault::NotNow("server-faster").into());
    }
    let Json(table) = caller.arranged(&mut room).await?;
    Ok(Json(Opened { table, invitations }))
}

/// A seat as it was before somebody took it, but not to be opened with the same word again.
fn freed(row: &SeatRow, invitations: &mut Vec<Invitation>) -> SeatRow {
    if row.invitation.is_empty() {
        return SeatRow { sitter: Sitter::Open, ..row.clone() };
    }
    let word = token::secret();
    let invitation = token::hashed(&word);
    invitations.push(Invitation { seat: row.seat, word });
    SeatRow { sitter: Sitter::Invited, invitation, ..row.clone() }
}

/// Closes a table that gathers, or a game that nobody else plays in; it is gone then.
#[utoipa::path(delete, path = "/api/tables/{id}", responses((status = 204), (status = 403), (status = 409)))]
pub(crate) async fn close(caller: Caller) -> Result<StatusCode, FaultReply> {
    let (hall, id) = (&caller.hall, &caller.id);
    let mut room = hall.enter_fresh(id).await?;
    own(&caller, &room)?;
    if !hall.store.close_own_table(id).await? {
        return Err(Fault::NotNow("server-others-play").into());
    }
    hall.shut(&mut room).await?;
    Ok(StatusCode::NO_CONTENT)
}
