//! For the one who runs the server.

use std::sync::Arc;

use axum::{Extension, Json, extract::State, http::StatusCode};

use super::Given;
use crate::{
    guard::From,
    hall::Hall,
    identity::Person,
    problem::Problem,
    token,
    wire::{AdminLink, Overview},
};

pub(crate) const ADMIN_LINK: &str = "admin-link";

/// Opens the one-time link that the first start printed: whoever does it first is the administrator.
#[utoipa::path(post, path = "/api/admin", request_body = AdminLink, responses((status = 204), (status = 403)))]
pub(crate) async fn enter(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    person: Person,
    Given(link): Given<AdminLink>,
) -> Result<StatusCode, Problem> {
    if !hall.limits.door(from.0) {
        return Err(Problem::TooMany);
    }
    if !hall.store.take_mark(ADMIN_LINK, &token::hashed(&link.token)).await? {
        return Err(Problem::Forbidden);
    }
    hall.store.make_admin(person.id()).await?;
    hall.store.set_mark(ADMIN_LINK, "used").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How many tables there are.
#[utoipa::path(get, path = "/api/admin", responses((status = 200, body = Overview), (status = 403)))]
pub(crate) async fn overview(
    State(hall): State<Arc<Hall>>,
    person: Person,
) -> Result<Json<Overview>, Problem> {
    if !person.row.admin {
        return Err(Problem::Forbidden);
    }
    let tables = hall.store.count_tables().await?.into_iter().collect();
    Ok(Json(Overview { tables, loaded: hall.loaded() }))
}
