//! What was: the story, any moment of it, and its numbers from the beginning on.

use std::sync::Arc;

use axum::{Json, extract::State};
use hosting::{
    Fault,
    room::{
        access::Access,
        sitting::{Sitting, words_of},
    },
    telling::{course::Trace, face::Face},
    wire::{Course, Past, StoryOf},
};
use language::Teller;
use table::Eye;

use super::{InWords, Looking, Visit};
use crate::{
    tables::{hall::Hall, kept::Room},
    web::fault::FaultReply,
};

/// The game, who looks back at it, and in whose words.
fn looks<'a>(room: &'a Room, visit: &Visit) -> Result<(&'a Sitting, Eye, Teller), FaultReply> {
    let loaded = room.loaded().ok_or(Fault::NotFound)?;
    let eye = Access::eye_then(loaded, visit.anyone.id(), visit.looking.wish())?;
    let sitting = loaded.sitting.as_ref().ok_or(Fault::NotNow("server-not-begun"))?;
    Ok((sitting, eye, loaded.teller(visit.locale)))
}

/// The story as I heard it: all of it, or what came after a version.
#[utoipa::path(get, path = "/api/tables/{id}/story", params(Looking, InWords),
    responses((status = 200, body = StoryOf), (status = 404)))]
pub(crate) async fn story(State(hall): State<Arc<Hall>>, visit: Visit) -> Result<Json<StoryOf>, FaultReply> {
    let room = hall.enter_fresh(&visit.id).await?;
    let (sitting, eye, teller) = looks(&room, &visit)?;
    let story = sitting.story(eye, visit.looking.since.unwrap_or(0), &teller);
    Ok(Json(StoryOf { version: sitting.version(eye), story }))
}

/// What I saw at an earlier version; after the end also what others saw, and everything.
#[utoipa::path(get, path = "/api/tables/{id}/past", params(Looking, InWords),
    responses((status = 200, body = Past), (status = 404)))]
pub(crate) async fn past(State(hall): State<Arc<Hall>>, visit: Visit) -> Result<Json<Past>, FaultReply> {
    let room = hall.enter_fresh(&visit.id).await?;
    let (sitting, eye, teller) = looks(&room, &visit)?;
    let version = match visit.looking.entry {
        // Before the end the number of an entry would count what others do in secret.
        Some(entry) if sitting.over() => sitting.version_at(eye, entry),
        Some(_) => return Err(Fault::NotNow("server-not-over").into()),
        None => visit.looking.version.unwrap_or(0),
    };
    let then = sitting.then(eye, version).ok_or(Fault::NotFound)?;
    let mut view = Face::of(&*then, eye).view(&teller);
    if visit.looking.words {
        view.words = words_of(&*then, eye, &teller);
    }
    Ok(Json(Past {
        version,
        last: sitting.version(eye),
        entry: sitting.entry_of(eye, version).filter(|_| sitting.over()),
        entries: sitting.over().then_some(sitting.entries() as u32),
        view,
        heard: sitting.heard(eye, version, &teller),
    }))
}

/// How the game went, in numbers.
#[utoipa::path(get, path = "/api/tables/{id}/course", params(Looking, InWords),
    responses((status = 200, body = Course), (status = 404)))]
pub(crate) async fn course(State(hall): State<Arc<Hall>>, visit: Visit) -> Result<Json<Course>, FaultReply> {
    let (trace, teller) = {
        let room = hall.enter_fresh(&visit.id).await?;
        let hints = room.loaded().is_some_and(|loaded| loaded.row.hints);
        let (sitting, eye, teller) = looks(&room, &visit)?;
        (Trace::of(sitting, eye, hints), teller)
    };
    // Nobody at the table waits for it; it is thought about, like a bot's move, and takes a place among them.
    let slot = Arc::clone(&hall.thinking).acquire_owned().await.map_err(|_| Fault::Unavailable)?;
    let course = tokio::task::spawn_blocking(move || {
        let course = trace.course(&teller);
        drop(slot);
        course
    });
    course.await.ok().flatten().map(Json).ok_or(Fault::Unavailable.into())
}
