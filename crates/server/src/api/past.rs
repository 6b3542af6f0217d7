//! What was: the story, any moment of it, and its numbers from the beginning on.

use std::sync::Arc;

use axum::{Json, extract::State, http::HeaderMap};
use language::Teller;
use table::{Eye, Seat};

use super::{
    Asked, Id, locale,
    tables::{Looking, eye},
};
use crate::{
    course::Trace,
    face::Face,
    hall::Hall,
    identity::Anyone,
    problem::Problem,
    room::Loaded,
    sitting::{Sitting, words_of},
    wire::{Course, Past, Status, StoryOf},
};

/// Through whose eyes a person may look back. Once the game is over, through anybody's.
fn eye_then(loaded: &Loaded, person: &str, looking: &Looking) -> Result<Eye, Problem> {
    match looking.seat {
        Some(seat) if loaded.status() == Status::Over => {
            eye(loaded, person, &Looking::default())?;
            let there = loaded.seats.iter().any(|row| row.seat == seat);
            if there { Ok(Eye::Seat(Seat(seat))) } else { Err(Problem::Forbidden) }
        }
        _ => eye(loaded, person, looking),
    }
}

/// The game, who looks at it, and in whose words.
fn looks<'a>(
    loaded: &'a Loaded,
    anyone: &Anyone,
    looking: &Looking,
    headers: &HeaderMap,
) -> Result<(&'a Sitting, Eye, Teller), Problem> {
    let eye = eye_then(loaded, anyone.id(), looking)?;
    let teller = loaded.teller(locale(looking.lang.as_deref(), headers));
    let sitting = loaded.sitting.as_ref().ok_or(Problem::NotNow("it has not begun"))?;
    Ok((sitting, eye, teller))
}

/// The story as I heard it: all of it, or what came after a version.
#[utoipa::path(get, path = "/api/tables/{id}/story", params(Looking),
    responses((status = 200, body = StoryOf), (status = 404)))]
pub(crate) async fn story(
    State(hall): State<Arc<Hall>>,
    anyone: Anyone,
    Id(id): Id,
    Asked(looking): Asked<Looking>,
    headers: HeaderMap,
) -> Result<Json<StoryOf>, Problem> {
    let room = hall.enter(&id).await?;
    let loaded = room.loaded.as_ref().ok_or(Problem::NotFound)?;
    let (sitting, eye, teller) = looks(loaded, &anyone, &looking, &headers)?;
    let story = sitting.story(eye, looking.since.unwrap_or(0), &teller);
    Ok(Json(StoryOf { version: sitting.version(eye), story }))
}

/// What I saw at an earlier version; after the end also what others saw, and everything.
#[utoipa::path(get, path = "/api/tables/{id}/past", params(Looking),
    responses((status = 200, body = Past), (status = 404)))]
pub(crate) async fn past(
    State(hall): State<Arc<Hall>>,
    anyone: Anyone,
    Id(id): Id,
    Asked(looking): Asked<Looking>,
    headers: HeaderMap,
) -> Result<Json<Past>, Problem> {
    let room = hall.enter(&id).await?;
    let loaded = room.loaded.as_ref().ok_or(Problem::NotFound)?;
    let (sitting, eye, teller) = looks(loaded, &anyone, &looking, &headers)?;
    let version = match looking.entry {
        // Before the end the number of an entry would count what others do in secret.
        Some(entry) if sitting.over() => sitting.version_at(eye, entry),
        Some(_) => return Err(Problem::NotNow("it is not over")),
        None => looking.version.unwrap_or(0),
    };
    let then = sitting.then(eye, version).ok_or(Problem::NotFound)?;
    let mut view = Face::of(&*then, eye).view(&teller);
    if looking.words {
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
#[utoipa::path(get, path = "/api/tables/{id}/course", params(Looking),
    responses((status = 200, body = Course), (status = 404)))]
pub(crate) async fn course(
    State(hall): State<Arc<Hall>>,
    anyone: Anyone,
    Id(id): Id,
    Asked(looking): Asked<Looking>,
    headers: HeaderMap,
) -> Result<Json<Course>, Problem> {
    let (trace, teller) = {
        let room = hall.enter(&id).await?;
        let loaded = room.loaded.as_ref().ok_or(Problem::NotFound)?;
        let (sitting, eye, teller) = looks(loaded, &anyone, &looking, &headers)?;
        (Trace::of(sitting, eye, loaded.row.hints), teller)
    };
    // Nobody at the table waits for it.
    let course = tokio::task::spawn_blocking(move || trace.course(&teller)).await;
    course.ok().flatten().map(Json).ok_or(Problem::Unavailable)
}
