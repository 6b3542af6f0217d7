//! What the one who opened a table may do about it.

use axum::{Json, http::StatusCode};

use super::{Caller, Given};
use crate::{
    access::Wish,
    loaded::Loaded,
    problem::Problem,
    room::Room,
    store::SeatRow,
    token,
    wire::{Invitation, Opened, SendAway, Status},
};

/// The caller's own table. What others own is forbidden, as far as they may know of it.
fn own<'r>(caller: &Caller, room: &'r Room) -> Result<&'r Loaded, Problem> {
    let loaded = room.loaded().ok_or(Problem::NotFound)?;
    if loaded.row.owner == caller.person.id() {
        return Ok(loaded);
    }
    room.access(caller.person.id(), Wish::default())?;
    Err(Problem::Forbidden)
}

/// Sends somebody away before the start, for good: they cannot sit down here again. Their seats are free for others; seats
/// for invited people get new invitations.
#[utoipa::path(post, path = "/api/tables/{id}/remove", request_body = SendAway,
    responses((status = 200, body = Opened), (status = 403), (status = 409)))]
pub(crate) async fn remove(caller: Caller, Given(away): Given<SendAway>) -> Result<Json<Opened>, Problem> {
    let (hall, id) = (&caller.hall, &caller.id);
    let mut room = hall.enter_fresh(id).await?;
    let loaded = own(&caller, &room)?;
    if loaded.status() != Status::Gathering {
        return Err(Problem::NotNow("server-begun"));
    }
    let sits = |row: &&SeatRow| row.seat == away.seat && row.kind == "person" && !row.person.is_empty();
    let person = loaded.seats.iter().find(sits).map(|row| row.person.clone());
    let person = person.ok_or_else(|| Problem::Bad("seat: nobody sits there".into()))?;
    if person == caller.person.id() {
        return Err(Problem::NotNow("server-yourself"));
    }
    let mut invitations = Vec::new();
    let freed: Vec<SeatRow> = loaded.seats_of(&person).map(|row| freed(row, &mut invitations)).collect();
    if !hall.store.send_away(id, &person, &freed).await? {
        hall.rearrange(&mut room).await?;
        return Err(Problem::NotNow("server-faster"));
    }
    let Json(table) = caller.arranged(&mut room).await?;
    Ok(Json(Opened { table, invitations }))
}

/// A seat as it was before somebody took it, but not to be opened with the same word again.
fn freed(row: &SeatRow, invitations: &mut Vec<Invitation>) -> SeatRow {
    if row.invitation.is_empty() {
        return SeatRow { kind: "open".into(), ..row.clone() };
    }
    let word = token::secret();
    let invitation = token::hashed(&word);
    invitations.push(Invitation { seat: row.seat, word });
    SeatRow { kind: "invited".into(), invitation, ..row.clone() }
}

/// Closes a table that gathers, or a game that nobody else plays in; it is gone then.
#[utoipa::path(delete, path = "/api/tables/{id}", responses((status = 204), (status = 403), (status = 409)))]
pub(crate) async fn close(caller: Caller) -> Result<StatusCode, Problem> {
    let (hall, id) = (&caller.hall, &caller.id);
    let mut room = hall.enter_fresh(id).await?;
    own(&caller, &room)?;
    if !hall.store.close_own_table(id).await? {
        return Err(Problem::NotNow("server-others-play"));
    }
    hall.shut(&mut room).await?;
    Ok(StatusCode::NO_CONTENT)
}
