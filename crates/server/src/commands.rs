//! What players say at a table, and what is done about it.

use std::sync::Arc;

use language::Locale;
use shelf::Bot;
use table::{Deed, Eye, Seat};

use crate::{
    access::{Access, Wish},
    bots,
    coach::{self, Thought},
    hall::{By, CHAT_LINES, Entered, Hall},
    names::teller,
    onlooking::{Onlooking, Saying},
    problem::Problem,
    room::{Room, text},
    store::Notice,
    wire::{Answer, Command, Order, ToClient},
    words,
};

/// What is in one chat line at most, in characters.
const LONGEST_CHAT: usize = 500;
const LONGEST_ACTION: usize = 1024;
const LONGEST_ID: usize = 64;
/// So many others may do something in secret at the same moment.
const MOST_AT_ONCE: usize = 32;

/// Who commands. What they may see and do follows from who sits where at the moment they do it.
#[derive(Clone, Debug)]
pub(crate) struct Commander {
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) wish: Wish,
    pub(crate) locale: Locale,
    pub(crate) words: bool,
    /// Their socket, which hears the answer before anybody hears the news.
    pub(crate) socket: Option<u64>,
}

impl Commander {
    fn socket_in<'a>(&self, room: &'a Room) -> Option<&'a Onlooking> {
        room.socket(self.socket?)
    }

    /// What they may see and do now; through a socket that was let go, nothing.
    fn access<'r>(&self, room: &'r Room) -> Result<Access<'r>, Problem> {
        if self.socket.is_some() && self.socket_in(room).is_none() {
            return Err(Problem::NotFound);
        }
        room.access(&self.person, self.wish)
    }

    pub(crate) fn eye(&self, room: &Room) -> Eye {
        self.access(room).map_or(Eye::Onlooker, |access| access.eye())
    }

    pub(crate) fn seat(&self, room: &Room) -> Option<Seat> {
        self.access(room).ok()?.seat()
    }

    /// How much they have seen happen.
    fn version(&self, room: &Room) -> Option<u32> {
        room.sitting().map(|sitting| sitting.version(self.eye(room)))
    }

    /// What a command of theirs is called in the log.
    fn key(&self, id: &str) -> String {
        format!("{} {id}", self.person)
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
        by.access(&room)?;
        let answer = match &command.order {
            Order::Chat { text } => self.chat(&mut room, by, &command.id, text).await,
            Order::Looked { version } => self.looked(&mut room, by, &command.id, *version).await,
            Order::Became { command: earlier } => self.became(&mut room, by, &command.id, earlier).await,
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
        let answer = match answer {
            Err(Problem::Unknown) => Ok(Some(Answer::Unknown { id: command.id })),
            answer => answer,
        };
        self.wake_bots(&mut room);
        // On a socket answers keep their place among the updates.
        match (answer, by.socket_in(&room)) {
            (Ok(Some(answer)), Some(socket)) => {
                socket.hears(&text(&ToClient::Answer(answer)));
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
        for _ in 0..MOST_AT_ONCE {
            match self.deed_once(room, by, command, deed).await {
                // Another entry has this number, this command was done before, or somebody else sits there by now.
                Err(Problem::NotNow(_)) => {
                    self.refurnish(room).await?;
                    by.access(room)?;
                    if let Some(done) = self.done_already(room, by, &command.id).await? {
                        return Ok(Some(done));
                    }
                    // The other entry may be one they may not know of: then nothing has changed for them.
                }
                answered => return answered,
            }
        }
        Err(Problem::Unavailable)
    }

    async fn deed_once(
        &self,
        room: &mut Room,
        by: &Commander,
        command: &Command,
        deed: &Deed,
    ) -> Result<Option<Answer>, Problem> {
        let id = &command.id;
        if by.version(room) != Some(command.seen) {
            self.look_again(room).await?;
        }
        let access = by.access(room)?;
        let Some(seat) = access.seat() else { return Ok(Some(refused(room, by, id, "server-onlooker"))) };
        let Some(sitting) = &access.table.sitting else {
            return Ok(Some(refused(room, by, id, "server-not-begun")));
        };
        if command.seen != sitting.version(access.eye()) {
            return self.done_or_stale(room, by, id).await.map(Some);
        }
        if access.table.seats.iter().any(|row| row.seat == seat.0 && row.stand_in) {
            let refused = refused(room, by, id, "server-stand-in");
            return self.done_or(room, by, id, refused).await.map(Some);
        }
        let done = |version| Answer::Done { id: id.clone(), version };
        let acknowledge = |room: &Room, version| {
            if let Some(socket) = by.socket_in(room) {
                socket.hears(&text(&ToClient::Answer(done(version))));
            }
        };
        match self.play(room, seat, deed, By::Person { person: &by.person, command: id }, acknowledge).await {
            Ok(Ok(_)) if by.socket.is_some() => Ok(None),
            Ok(Ok(version)) => Ok(Some(done(version))),
            Ok(Err(refusal)) => {
                let Some(loaded) = room.loaded() else { return Err(Problem::Unavailable) };
                let refusal = words::refusal(&loaded.teller(by.locale), &refusal);
                let refused = Answer::Refused { id: id.clone(), refusal };
                self.done_or(room, by, id, refused).await.map(Some)
            }
            Err(problem) => Err(problem),
        }
    }

    /// A command that was done is done, whatever would be said to it now.
    async fn done_or(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        or: Answer,
    ) -> Result<Answer, Problem> {
        Ok(self.done_already(room, by, id).await?.unwrap_or(or))
    }

    async fn done_or_stale(&self, room: &mut Room, by: &Commander, id: &str) -> Result<Answer, Problem> {
        match self.done_already(room, by, id).await? {
            Some(done) => Ok(done),
            None => self.stale(room, by, id.into()).await,
        }
    }

    /// With a version that it is part of: it may have been done elsewhere just now.
    async fn done_already(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
    ) -> Result<Option<Answer>, Problem> {
        if !self.store.done_before(&room.id, &by.key(id)).await? {
            return Ok(None);
        }
        self.look_again(room).await?;
        Ok(Some(done_now(room, by, id)))
    }

    /// What became of a command whose answer did not come.
    async fn became(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        earlier: &str,
    ) -> Result<Option<Answer>, Problem> {
        self.store.ledger.settle(&room.id).await?;
        self.look_again(room).await?;
        let done = self.store.done_before(&room.id, &by.key(earlier)).await?;
        let version = by.version(room).unwrap_or(0);
        Ok(Some(Answer::Became { id: id.into(), command: earlier.into(), done, version }))
    }

    async fn stale(&self, room: &Room, by: &Commander, id: String) -> Result<Answer, Problem> {
        let presence = room.presence();
        let chat = self.store.chat(&room.id, 0, CHAT_LINES, &by.person).await?;
        let Access { table, .. } = by.access(room)?;
        let looks = (by.eye(room), by.locale, by.words);
        let snapshot = Box::new(table.snapshot(&by.person, looks, presence, &chat));
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
        if self.store.add_chat(&room.id, (&by.person, &by.name), words, &by.key(id)).await? {
            // It is said, whether it can be told now or only when somebody looks again.
            if let Err(problem) = self.tell_talk(room).await {
                tracing::warn!(table = room.id, %problem, "what was said is not told yet");
            }
            self.tell_nodes(Notice::Chatted { table: room.id.clone() }).await;
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
        let Some(seat) = by.seat(room) else { return Ok(Some(refused(room, by, id, "server-onlooker"))) };
        let Some(now) = by.version(room) else {
            return Ok(Some(refused(room, by, id, "server-not-begun")));
        };
        let version = version.min(now);
        self.store.set_seen(&room.id, seat.0, version).await?;
        room.note_seen(seat, version);
        Ok(Some(done_now(room, by, id)))
    }

    /// Lets a bot play for somebody, or themselves again.
    async fn stand_in(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        bot: Option<&str>,
    ) -> Result<Option<Answer>, Problem> {
        let Some(seat) = by.seat(room) else { return Ok(Some(refused(room, by, id, "server-onlooker"))) };
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
                    _ = say.try_send(Saying::Text(text(&ToClient::Answer(answer))));
                }
            });
            Ok(None)
        }
    }
}

fn done_now(room: &Room, by: &Commander, id: &str) -> Answer {
    Answer::Done { id: id.into(), version: by.version(room).unwrap_or(0) }
}

pub(crate) fn refused(room: &Room, by: &Commander, id: &str, why: &'static str) -> Answer {
    let seats = room.loaded().map(|loaded| loaded.seats.as_slice()).unwrap_or_default();
    let refusal = words::refused(&teller(seats, by.locale), why);
    Answer::Refused { id: id.into(), refusal }
}
