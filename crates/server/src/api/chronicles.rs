//! Whole games as text: out when they are over, in to be seen again.

use std::sync::Arc;

use axum::{
    Json,
    body::Bytes,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};

use super::{Id, tables::Looking};
use crate::{
    hall::Hall,
    identity::{Anyone, Person},
    imports,
    problem::Problem,
    wire::TableInfo,
};

/// The chronicle of a game that is over; before that one has only one's own story.
#[utoipa::path(get, path = "/api/tables/{id}/chronicle",
    responses((status = 200, body = String), (status = 409)))]
pub(crate) async fn download(
    State(hall): State<Arc<Hall>>,
    anyone: Anyone,
    Id(id): Id,
) -> Result<Response, Problem> {
    let room = hall.enter(&id).await?;
    let loaded = room.loaded.as_ref().ok_or(Problem::NotFound)?;
    super::eye(loaded, anyone.id(), &Looking::default())?;
    let sitting = loaded.sitting.as_ref().ok_or(Problem::NotNow("it has not begun"))?;
    let text = sitting.chronicle(Hall::secret(loaded)).ok_or(Problem::NotNow("it is not over"))?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, text).into_response())
}

/// Opens a chronicle from elsewhere for replay. It must be a whole game.
#[utoipa::path(post, path = "/api/chronicles", request_body = String,
    responses((status = 201, body = TableInfo), (status = 400)))]
pub(crate) async fn import(
    State(hall): State<Arc<Hall>>,
    person: Person,
    body: Bytes,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    if !hall.limits.table(person.id()) {
        return Err(Problem::TooMany);
    }
    let imported = imports::read(&body, person.id()).await?;
    let id = imports::keep(&hall, imported).await?;
    let room = hall.enter(&id).await?;
    let loaded = room.loaded.as_ref().ok_or(Problem::NotFound)?;
    Ok((StatusCode::CREATED, Json(loaded.info(person.id()))))
}
