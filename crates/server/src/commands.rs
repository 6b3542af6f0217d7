//! What players say at a table, and what is done about it.

use std::sync::Arc;

use language::Locale;
use shelf::Bot;
use table::{Deed, Eye};

use crate::{
    bots,
    coach::{self, Thought},
    hall::{CHAT_LINES, Entered, Hall},
    names::teller,
    problem::Problem,
    room::{Loaded, Onlooking, Room, text},
    store::Notice,
    wire::{Answer, Command, Order, ToClient},
    words,
};

/// What is in one chat line at most, in characters.
const LONGEST_CHAT: usize = 500;
const LONGEST_ACTION: usize = 1024;
const LONGEST_ID: usize = 64;

/// Who commands.
#[derive(Clone, Debug)]
pub(crate) struct Commander {
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) eye: Eye,
    pub(crate) locale: Locale,
    pub(crate) words: bool,
    /// His socket, which hears the answer before anybody hears the news.
    pub(crate) socket: Option<u64>,
}

impl Commander {
    fn socket_in<'a>(&self, room: &'a Room) -> Option<&'a Onlooking> {
        room.sockets.iter().find(|socket| Some(socket.number) == self.socket)
    }
}

impl Hall {
    /// Carries out a command; on a socket the answer is already sent when this returns nothing.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &str,
        by: &Commander,
        command: Command,
    ) -> Result<Option<Answer>, Problem> {
        if command.id.is_empty() || command.id.len() > LONGEST_ID {
            return Err(Problem::Bad(format!("id: 1 to {LONGEST_ID} bytes")));
        }
        let mut room = self.enter(id).await?;
        let answer = match &command.order {
            Order::Chat { text } => self.chat(&mut room, by, &command.id, text).await,
            Order::Looked { version } => self.looked(&mut room, by, &command.id, *version).await,
            Order::HandOver { bot } => {
                let bot = bot.as_deref().unwrap_or(bots::STAND_IN);
                self.stand_in(&mut room, by, &command.id, Some(bot)).await
            }
            Order::TakeOver => self.stand_in(&mut room, by, &command.id, None).await,
            Order::Hint => return ponder(self.hint(&room, by, &command.id), room, by).await,
            Order::Forecast => return ponder(self.forecast(&room, by, &command.id), room, by).await,
            Order::Act { action: text } | Order::Why { thing: text } if text.len() > LONGEST_ACTION => {
                Ok(Some(refused(&room, by, &command.id, "server-too-long")))
            }
            Order::Why { thing } => Ok(Some(coach::why(&room, by, &command.id, thing))),
            Order::Act { action } => self.deed(&mut room, by, &command, &Deed::Act(action.clone())).await,
            Order::TakeBack => self.deed(&mut room, by, &command, &Deed::TakeBack).await,
            Order::Resign => self.deed(&mut room, by, &command, &Deed::Leave).await,
        };
        self.wake_bots(&mut room);
        // On a socket answers keep their place among the updates.
        match (answer, by.socket_in(&room)) {
            (Ok(Some(answer)), Some(socket)) => {
                _ = socket.say.try_send(text(&ToClient::Answer(answer)));
                Ok(None)
            }
            (answer, _) => answer,
        }
    }

    async fn deed(
        &self,
        room: &mut Room,
        by: &Commander,
        command: &Command,
        deed: &Deed,
    ) -> Result<Option<Answer>, Problem> {
        let id = command.id.clone();
        let Eye::Seat(seat) = by.eye else { return Ok(Some(refused(room, by, &id, "server-onlooker"))) };
        let version = |room: &Room| {
            let sitting = room.loaded.as_ref().and_then(|loaded| loaded.sitting.as_ref());
            sitting.map(|sitting| sitting.version(by.eye))
        };
        if version(room) != Some(command.seen) {
            self.look_again(room).await?;
        }
        let Some(loaded) = &room.loaded else { return Err(Problem::Unavailable) };
        let Some(sitting) = &loaded.sitting else {
            return Ok(Some(refused(room, by, &id, "server-not-begun")));
        };
        let key = format!("{} {id}", by.person);
        if command.seen != sitting.version(by.eye) {
            let version = sitting.version(by.eye);
            if self.store.done_before(&room.id, &key).await? {
                return Ok(Some(Answer::Done { id, version }));
            }
            return self.stale(room, by, id).await.map(Some);
        }
        if loaded.seats.iter().any(|row| row.seat == seat.0 && row.stand_in) {
            return Ok(Some(refused(room, by, &id, "server-stand-in")));
        }
        let done = |version| Answer::Done { id: id.clone(), version };
        let acknowledge = |room: &Room, version| {
            if let Some(socket) = by.socket_in(room) {
                _ = socket.say.try_send(text(&ToClient::Answer(done(version))));
            }
        };
        match self.play(room, seat, deed, key, acknowledge).await {
            Ok(Ok(_)) if by.socket.is_some() => Ok(None),
            Ok(Ok(version)) => Ok(Some(done(version))),
            Ok(Err(refusal)) => {
                let Some(loaded) = &room.loaded else { return Err(Problem::Unavailable) };
                let refusal = words::refusal(&loaded.teller(by.locale), &refusal);
                Ok(Some(Answer::Refused { id, refusal }))
            }
            Err(Problem::NotNow(_)) => {
                room.loaded = self.load(&room.id).await?;
                room.tell_snapshots();
                self.stale(room, by, id).await.map(Some)
            }
            Err(problem) => Err(problem),
        }
    }

    async fn stale(&self, room: &Room, by: &Commander, id: String) -> Result<Answer, Problem> {
        let presence = room.presence();
        let chat = self.store.chat(&room.id, 0, CHAT_LINES).await?;
        let Some(loaded) = &room.loaded else { return Err(Problem::Unavailable) };
        let snapshot = Box::new(loaded.snapshot(&by.person, (by.eye, by.locale, by.words), presence, &chat));
        Ok(Answer::Stale { id, snapshot })
    }

    async fn chat(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        words: &str,
    ) -> Result<Option<Answer>, Problem> {
        let words = words.trim();
        let why = if words.is_empty() {
            Some("server-empty")
        } else if words.chars().count() > LONGEST_CHAT {
            Some("server-too-long")
        } else if !self.limits.chat(&by.person) {
            Some("server-slowly")
        } else {
            None
        };
        if let Some(why) = why {
            return Ok(Some(refused(room, by, id, why)));
        }
        let command = format!("{} {id}", by.person);
        if self.store.add_chat(&room.id, &by.name, words, &command).await? {
            self.tell_talk(room).await?;
            self.store.ledger.notify(Notice::Chatted { table: room.id.clone() }).await?;
        }
        Ok(Some(done_now(room, by, id)))
    }

    async fn looked(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        version: u32,
    ) -> Result<Option<Answer>, Problem> {
        let Eye::Seat(seat) = by.eye else { return Ok(Some(refused(room, by, id, "server-onlooker"))) };
        let Some(Loaded { sitting: Some(sitting), seats, .. }) = &mut room.loaded else {
            return Ok(Some(refused(room, by, id, "server-not-begun")));
        };
        let version = version.min(sitting.version(by.eye));
        self.store.set_seen(&room.id, seat.0, version).await?;
        if let Some(row) = seats.iter_mut().find(|row| row.seat == seat.0) {
            row.seen = row.seen.max(version);
        }
        Ok(Some(done_now(room, by, id)))
    }

    /// Lets a bot play for somebody, or himself again.
    async fn stand_in(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        bot: Option<&str>,
    ) -> Result<Option<Answer>, Problem> {
        let Eye::Seat(seat) = by.eye else { return Ok(Some(refused(room, by, id, "server-onlooker"))) };
        if bot.is_some_and(|bot| bot.parse::<Bot>().is_err()) {
            return Ok(Some(refused(room, by, id, "server-unknown-bot")));
        }
        self.store.set_stand_in(&room.id, seat.0, bot.unwrap_or_default(), bot.is_some()).await?;
        self.arranged(room).await?;
        Ok(Some(done_now(room, by, id)))
    }
}

/// Leaves the room to the others while the coach thinks. A socket is answered when the answer is there; without one the
/// asker waits for it.
async fn ponder(
    thought: Result<Thought, Answer>,
    room: Entered,
    by: &Commander,
) -> Result<Option<Answer>, Problem> {
    let say = by.socket_in(&room).map(|socket| socket.say.clone());
    drop(room);
    match (thought, say) {
        (Err(refused), _) => Ok(Some(refused)),
        (Ok(thought), None) => Ok(thought.await),
        (Ok(thought), Some(say)) => {
            tokio::spawn(async move {
                if let Some(answer) = thought.await {
                    _ = say.try_send(text(&ToClient::Answer(answer)));
                }
            });
            Ok(None)
        }
    }
}

fn done_now(room: &Room, by: &Commander, id: &str) -> Answer {
    let sitting = room.loaded.as_ref().and_then(|loaded| loaded.sitting.as_ref());
    Answer::Done { id: id.into(), version: sitting.map_or(0, |sitting| sitting.version(by.eye)) }
}

pub(crate) fn refused(room: &Room, by: &Commander, id: &str, why: &'static str) -> Answer {
    let seats = room.loaded.as_ref().map(|loaded| loaded.seats.as_slice()).unwrap_or_default();
    let refusal = words::refused(&teller(seats, by.locale), why);
    Answer::Refused { id: id.into(), refusal }
}
