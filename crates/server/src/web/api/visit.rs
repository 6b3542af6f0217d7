//! Who looks at a table, through whose eyes, and in which language.

use std::sync::Arc;

use axum::{Json, extract::FromRequestParts, http::request::Parts};
use hosting::{
    Fault,
    room::access::{Access, Wish},
    wire::TableInfo,
};
use language::Locale;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Asked, Id, Spoken};
use crate::{
    accounts::identity::{Anyone, Person},
    tables::{
        hall::{Entered, Hall},
        kept::Room,
    },
    web::fault::FaultReply,
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

impl Looking {
    pub(crate) fn wish(&self) -> Wish {
        Wish { seat: self.seat, onlooker: self.onlooker, archive: self.archive }
    }
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
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Visit, FaultReply> {
        let Id(id) = Id::from_request_parts(parts, hall).await?;
        let Asked(looking) = Asked::<Looking>::from_request_parts(parts, hall).await?;
        let anyone = Anyone::from_request_parts(parts, hall).await?;
        let Spoken(locale) = Spoken::from_request_parts(parts, hall).await?;
        Ok(Visit { anyone, id, looking, locale })
    }
}

impl Visit {
    /// What the visitor may see and do there now.
    pub(crate) fn access<'r>(&self, room: &'r Room) -> Result<Access<'r>, Fault> {
        room.access(self.anyone.id(), self.looking.wish())
    }
}

/// A person who wants something of a table, and how they are answered.
#[derive(Debug)]
pub(crate) struct Caller {
    pub(crate) hall: Arc<Hall>,
    pub(crate) person: Person,
    pub(crate) id: String,
    locale: Locale,
}

impl FromRequestParts<Arc<Hall>> for Caller {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Caller, FaultReply> {
        let person = Person::from_request_parts(parts, hall).await?;
        let Id(id) = Id::from_request_parts(parts, hall).await?;
        let Spoken(locale) = Spoken::from_request_parts(parts, hall).await?;
        Ok(Caller { hall: Arc::clone(hall), person, id, locale })
    }
}

impl Caller {
    /// Goes to the table, waits for their turn there, and is told whether there is such a table for them.
    pub(crate) async fn enter(&self) -> Result<Entered, FaultReply> {
        let room = self.hall.enter_fresh(&self.id).await?;
        room.access(self.person.id(), Wish::default())?;
        Ok(room)
    }

    /// The table as it is now.
    pub(crate) fn shown(&self, room: &Room) -> Result<Json<TableInfo>, FaultReply> {
        let loaded = room.loaded().ok_or(Fault::NotFound)?;
        Ok(Json(loaded.info(self.person.id(), self.locale)))
    }

    /// Everyone is told that something was arranged anew, and they are shown it.
    pub(crate) async fn arranged(&self, room: &mut Room) -> Result<Json<TableInfo>, FaultReply> {
        self.hall.arranged(room).await?;
        self.shown(room)
    }
}
