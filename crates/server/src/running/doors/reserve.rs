//! Who is served in the last places, when a crowd has taken all others.

use std::sync::Arc;

use axum::http::HeaderMap;
use hosting::Fault;

use super::Place;
use crate::{accounts::identity, tables::hall::Hall};

/// What tells an operator how it goes.
const HEALTH: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Health checks; whoever is logged in, one request a connection; and the socket of a seat. A crowd of strangers
/// finds no room, nor do onlookers.
pub(crate) async fn served_in_reserve(
    hall: &Arc<Hall>,
    place: &Place,
    (path, table, socket): (&str, Option<&str>, bool),
    headers: &HeaderMap,
) -> Result<(), Fault> {
    if HEALTH.contains(&path) {
        return Ok(());
    }
    let Some(person) = identity::recognise(hall, headers).await? else { return Err(Fault::Crowded) };
    if !socket {
        return Ok(());
    }
    let Some(table) = table else { return Err(Fault::Crowded) };
    let room = place.may_stay() && hall.store.is_seated(table, person.id()).await?;
    if room { Ok(()) } else { Err(Fault::Crowded) }
}
