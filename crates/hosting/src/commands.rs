//! What players say at a table, and what it leads to. Judged at once, from what is known here; whatever has to be written,
//! waited for or thought about is left to the host, as an [`Effect`].

use language::Locale;
use shelf::Bot;
use table::{Deed, Eye, Refusal, Seat};

use crate::{
    Fault, bots,
    coach::{self, Thought},
    room::{
        Onlooking, Room, Say,
        access::{Access, Wish},
        loaded::Loaded,
    },
    rows::ChatRow,
    telling::{names::teller, words},
    wire::{Answer, Command, Order},
};

/// What is in one chat line at most, in characters.
const LONGEST_CHAT: usize = 500;
const LONGEST_ACTION: usize = 1024;
const LONGEST_ID: usize = 64;

/// Who commands. What they may see and do follows from who sits where at the moment they do it.
#[derive(Clone, Debug)]
pub struct Commander {
    pub person: String,
    pub name: String,
    pub wish: Wish,
    pub locale: Locale,
    pub words: bool,
    /// Their socket, which hears the answer before anybody hears the news.
    pub socket: Option<u64>,
}

impl Commander {
    pub fn socket_in<'a, S: Say>(&self, room: &'a Room<S>) -> Option<&'a Onlooking<S>> {
        room.socket(self.socket?)
    }

    /// What they may see and do now; through a socket that was let go, nothing.
    pub fn access<'r, S: Say>(&self, room: &'r Room<S>) -> Result<Access<'r>, Fault> {
        if self.socket.is_some() && self.socket_in(room).is_none() {
            return Err(Fault::NotFound);
        }
        room.access(&self.person, self.wish)
    }

    pub fn eye<S: Say>(&self, room: &Room<S>) -> Eye {
        self.access(room).map_or(Eye::Onlooker, |access| access.eye())
    }

    pub fn seat<S: Say>(&self, room: &Room<S>) -> Option<Seat> {
        self.access(room).ok()?.seat()
    }

    /// How much they have seen happen; nothing before the start.
    pub fn version<S: Say>(&self, room: &Room<S>) -> Option<u32> {
        room.sitting().map(|sitting| sitting.version(self.eye(room)))
    }

    /// What a command of theirs is called in the log.
    pub fn key(&self, id: &str) -> String {
        format!("{} {id}", self.person)
    }
}

/// What a command leads to, once it is judged.
#[derive(Debug)]
pub enum Effect {
    /// This is said to it, and that is all.
    Answer(Answer),
    /// This is said to it, unless it was carried out before: what was done is done, whatever would be said to it now.
    AnswerUnlessDone(Answer),
    /// It was meant for an older view: unless it was carried out before, [`stale`] is said to it.
    Stale,
    /// To be played ([`Room::play`]), written, acknowledged ([`done`]) and shown ([`Room::show`]), in this order.
    Play { seat: Seat, deed: Deed },
    /// To be said to everybody.
    Chat { words: String },
    /// A seat has looked at this version.
    Look { seat: Seat, version: u32 },
    /// A bot of this name plays for the seat, or its player again.
    StandIn { seat: Seat, bot: Option<String> },
    /// What became of an earlier command is to be looked up.
    Became { earlier: String },
    /// To be thought about away from the table, so that nobody else waits for it.
    Think(Thought),
}

/// Judges a command by who commands, how the table stands, and the rules of the house. Whether a deed is legal the game says
/// when it is played.
pub fn judge<S: Say>(room: &Room<S>, by: &Commander, command: &Command) -> Result<Effect, Fault> {
    let id = &command.id;
    if id.is_empty() || id.len() > LONGEST_ID {
        return Err(Fault::Bad(format!("id: 1 to {LONGEST_ID} bytes")));
    }
    let access = by.access(room)?;
    let refused = |why| Ok(Effect::Answer(refused(room, by, id, why)));
    let thought = |thought: Result<Thought, Answer>| Ok(thought.map_or_else(Effect::Answer, Effect::Think));
    match &command.order {
        Order::Act { action: text } | Order::Why { thing: text } if text.len() > LONGEST_ACTION => {
            refused("server-too-long")
        }
        Order::Act { action } => Ok(deed(room, by, command, access, Deed::Act(action.clone()))),
        Order::TakeBack => Ok(deed(room, by, command, access, Deed::TakeBack)),
        Order::Resign => Ok(deed(room, by, command, access, Deed::Leave)),
        Order::Chat { text } => match text.trim() {
            "" => refused("server-empty"),
            words if words.chars().count() > LONGEST_CHAT => refused("server-too-long"),
            words => Ok(Effect::Chat { words: words.into() }),
        },
        Order::Looked { version } => match (access.seat(), by.version(room)) {
            (None, _) => refused("server-onlooker"),
            (_, None) => refused("server-not-begun"),
            (Some(seat), Some(now)) => Ok(Effect::Look { seat, version: now.min(*version) }),
        },
        Order::HandOver { bot } => match (access.seat(), bot.as_deref().unwrap_or(bots::STAND_IN)) {
            (None, _) => refused("server-onlooker"),
            (_, bot) if bot.parse::<Bot>().is_err() => refused("server-unknown-bot"),
            (Some(seat), bot) => Ok(Effect::StandIn { seat, bot: Some(bot.into()) }),
        },
        Order::TakeOver => match access.seat() {
            None => refused("server-onlooker"),
            Some(seat) => Ok(Effect::StandIn { seat, bot: None }),
        },
        Order::Became { command } => Ok(Effect::Became { earlier: command.clone() }),
        Order::Hint => thought(coach::hint(room, by, id)),
        Order::Forecast => thought(coach::forecast(room, by, id)),
        Order::Why { thing } => Ok(Effect::Answer(coach::why(room, by, id, thing))),
    }
}

/// Whether this is something the rules judge.
pub fn is_deed(order: &Order) -> bool {
    matches!(order, Order::Act { .. } | Order::TakeBack | Order::Resign)
}

fn deed<S: Say>(room: &Room<S>, by: &Commander, command: &Command, access: Access<'_>, deed: Deed) -> Effect {
    let refused = |why| refused(room, by, &command.id, why);
    let Some(seat) = access.seat() else { return Effect::Answer(refused("server-onlooker")) };
    let Some(sitting) = &access.table.sitting else { return Effect::Answer(refused("server-not-begun")) };
    if command.seen != sitting.version(access.eye()) {
        return Effect::Stale;
    }
    if access.table.seats.iter().any(|row| row.seat == seat.0 && row.stand_in) {
        return Effect::AnswerUnlessDone(refused("server-stand-in"));
    }
    Effect::Play { seat, deed }
}

/// It is committed; this is the version it is part of.
pub fn done<S: Say>(room: &Room<S>, by: &Commander, id: &str) -> Answer {
    Answer::Done { id: id.into(), version: by.version(room).unwrap_or(0) }
}

/// Everything as it is now, for somebody who commanded by how it was.
pub fn stale<S: Say>(room: &Room<S>, by: &Commander, id: &str, chat: &[ChatRow]) -> Result<Answer, Fault> {
    let Access { table, .. } = by.access(room)?;
    let looks = (by.eye(room), by.locale, by.words);
    let snapshot = Box::new(table.snapshot(&by.person, looks, room.presence(), chat));
    Ok(Answer::Stale { id: id.into(), snapshot })
}

/// Refused by the table itself.
pub fn refused<S: Say>(room: &Room<S>, by: &Commander, id: &str, why: &'static str) -> Answer {
    let seats = room.loaded().map_or(&[][..], |loaded| &loaded.seats);
    let refusal = words::refused(&teller(seats, by.locale), why);
    Answer::Refused { id: id.into(), refusal }
}

/// Refused by the rules of the game.
pub fn refused_by_rules(loaded: &Loaded, by: &Commander, id: &str, refusal: &Refusal) -> Answer {
    let refusal = words::refusal(&loaded.teller(by.locale), refusal);
    Answer::Refused { id: id.into(), refusal }
}
