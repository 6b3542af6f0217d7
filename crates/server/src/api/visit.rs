//! Who looks at a table, through whose eyes, and in which language.

use std::sync::Arc;

use axum::{Json, extract::FromRequestParts, http::request::Parts};
use language::Locale;
use serde::Deserialize;
use table::{Eye, Seat};
use utoipa::IntoParams;

use super::{Asked, Id, Spoken};
use crate::{
    hall::{Entered, Hall},
    identity::{Anyone, Person},
    problem::Problem,
    room::{Loaded, Room},
    wire::{Status, TableInfo},
};

/// Through whose eyes, and what.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct Looking {
    /// One of my seats; the first if not said, an onlooker's place if I have none.
    pub(crate) seat: Option<u8>,
    /// Look as an onlooker although I have a seat.
    #[serde(default)]
    pub(crate) onlooker: bool,
    /// See everything: once the game is over.
    #[serde(default)]
    pub(crate) archive: bool,
    /// Only what came after this version.
    pub(crate) since: Option<u32>,
    /// At this version.
    pub(crate) version: Option<u32>,
    /// Or after this entry of the chronicle: once the game is over.
    pub(crate) entry: Option<u32>,
    /// With the position in words.
    #[serde(default)]
    pub(crate) words: bool,
}

/// Through whose eyes a person may look. What one may not see and what does not exist is answered alike.
fn eye(loaded: &Loaded, person: &str, looking: &Looking) -> Result<Eye, Problem> {
    let mine = match looking.seat {
        _ if looking.onlooker => None,
        Some(seat) => {
            let mine = loaded.seats_of(person).find(|row| row.seat == seat);
            return mine.map(|row| Eye::Seat(Seat(row.seat))).ok_or(Problem::Forbidden);
        }
        None => loaded.seats_of(person).next(),
    };
    if looking.archive && loaded.status() != Status::Over {
        return Err(Problem::Forbidden);
    }
    match mine {
        _ if looking.archive => Ok(Eye::Archive),
        Some(row) => Ok(Eye::Seat(Seat(row.seat))),
        // Before the start there is nothing to see but who sits there; whoever has the link may come in.
        None if loaded.row.watchable || loaded.status() == Status::Gathering => Ok(Eye::Onlooker),
        None => Err(Problem::NotFound),
    }
}

/// Whether a person may know of a table at all.
pub(crate) fn may_look(loaded: &Loaded, person: &str) -> Result<(), Problem> {
    eye(loaded, person, &Looking::default()).map(|_| ())
}

/// Somebody who asks for something of a table.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) anyone: Anyone,
    pub(crate) id: String,
    pub(crate) looking: Looking,
    pub(crate) locale: Locale,
}

impl FromRequestParts<Arc<Hall>> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Visit, Problem> {
        let Id(id) = Id::from_request_parts(parts, hall).await?;
        let Asked(looking) = Asked::<Looking>::from_request_parts(parts, hall).await?;
        let anyone = Anyone::from_request_parts(parts, hall).await?;
        let Spoken(locale) = Spoken::from_request_parts(parts, hall).await?;
        Ok(Visit { anyone, id, looking, locale })
    }
}

impl Visit {
    pub(crate) fn eye(&self, loaded: &Loaded) -> Result<Eye, Problem> {
        eye(loaded, self.anyone.id(), &self.looking)
    }

    /// Through whose eyes he may look back: once the game is over, through anybody's.
    pub(crate) fn eye_then(&self, loaded: &Loaded) -> Result<Eye, Problem> {
        match self.looking.seat {
            Some(seat) if loaded.status() == Status::Over => {
                may_look(loaded, self.anyone.id())?;
                let there = loaded.seats.iter().any(|row| row.seat == seat);
                if there { Ok(Eye::Seat(Seat(seat))) } else { Err(Problem::Forbidden) }
            }
            _ => self.eye(loaded),
        }
    }
}

/// A person who wants something of a table, and how he is answered.
#[derive(Debug)]
pub(crate) struct Caller {
    pub(crate) hall: Arc<Hall>,
    pub(crate) person: Person,
    pub(crate) id: String,
    locale: Locale,
}

impl FromRequestParts<Arc<Hall>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Caller, Problem> {
        let person = Person::from_request_parts(parts, hall).await?;
        let Id(id) = Id::from_request_parts(parts, hall).await?;
        let Spoken(locale) = Spoken::from_request_parts(parts, hall).await?;
        Ok(Caller { hall: Arc::clone(hall), person, id, locale })
    }
}

impl Caller {
    /// Goes to the table and waits for his turn there.
    pub(crate) async fn enter(&self) -> Result<Entered, Problem> {
        self.hall.enter_fresh(&self.id).await
    }

    /// The table as it is now.
    pub(crate) fn shown(&self, room: &Room) -> Result<Json<TableInfo>, Problem> {
        let loaded = room.loaded.as_ref().ok_or(Problem::NotFound)?;
        Ok(Json(loaded.info(self.person.id(), self.locale)))
    }

    /// Everyone is told that something was arranged anew, and he is shown it.
    pub(crate) async fn arranged(&self, room: &mut Room) -> Result<Json<TableInfo>, Problem> {
        self.hall.arranged(room).await?;
        self.shown(room)
    }
}
