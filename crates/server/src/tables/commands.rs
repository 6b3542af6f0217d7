//! What players say at a table: judged by `hosting`, and carried out here.

use std::sync::Arc;

use hosting::{
    Fault,
    coach::Thought,
    commands::{Commander, Effect, done, is_deed, judge, refused, refused_by_rules, stale},
    room::{By, Say as _, text},
    wire::{Answer, Command, ToClient},
};
use table::{Deed, Seat};

use crate::{
    accounts::token,
    store::Notice,
    tables::{
        hall::{CHAT_LINES, Entered, Hall},
        kept::Room,
    },
};

/// So many others may do something in secret at the same moment.
const MOST_AT_ONCE: usize = 32;

impl Hall {
    /// Carries out a command; on a socket the answer is already sent when this returns nothing.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &str,
        by: &Commander,
        command: Command,
    ) -> Result<Option<Answer>, Fault> {
        let mut room = self.enter(id).await?;
        by.access(&room)?;
        let answer = if is_deed(&command.order) {
            self.deed(&mut room, by, &command).await
        } else {
            match judge(&room, by, &command)? {
                Effect::Think(thought) if self.limits.hint(&by.person) => {
                    return self.ponder(thought, room, by).await;
                }
                effect => self.carry_out(&mut room, by, &command, effect).await,
            }
        };
        let answer = match answer {
            Err(Fault::Unknown) => Ok(Some(Answer::Unknown { id: command.id })),
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

    /// What is said to it; nothing if it is said already.
    async fn carry_out(
        &self,
        room: &mut Room,
        by: &Commander,
        command: &Command,
        effect: Effect,
    ) -> Result<Option<Answer>, Fault> {
        let id = &command.id;
        Ok(Some(match effect {
            Effect::Answer(answer) => answer,
            Effect::AnswerUnlessDone(answer) => self.done_already(room, by, id).await?.unwrap_or(answer),
            Effect::Stale => {
                if let Some(done) = self.done_already(room, by, id).await? {
                    return Ok(Some(done));
                }
                let chat = self.store.chat(&room.id, 0, CHAT_LINES, &by.person).await?;
                stale(room, by, id, &chat)?
            }
            Effect::Play { seat, deed } => return self.play_for(room, by, id, seat, &deed).await,
            Effect::Chat { .. } if !self.limits.chat(&by.person) => refused(room, by, id, "server-slowly"),
            Effect::Chat { words } => self.chat(room, by, id, &words).await?,
            Effect::Look { seat, version } => {
                self.store.set_seen(&room.id, seat.0, version).await?;
                room.note_seen(seat, version);
                done(room, by, id)
            }
            Effect::StandIn { seat, bot } => {
                let named = bot.as_deref().unwrap_or_default();
                self.store.set_stand_in(&room.id, (seat.0, &by.person), named, bot.is_some()).await?;
                self.arranged(room).await?;
                done(room, by, id)
            }
            Effect::Became { earlier } => self.became(room, by, id, earlier).await?,
            Effect::Think(_) => refused(room, by, id, "server-slowly"),
        }))
    }

    async fn deed(
        &self,
        room: &mut Room,
        by: &Commander,
        command: &Command,
    ) -> Result<Option<Answer>, Fault> {
        for _ in 0..MOST_AT_ONCE {
            if by.version(room) != Some(command.seen) {
                self.look_again(room).await?;
            }
            let effect = judge(room, by, command)?;
            match self.carry_out(room, by, command, effect).await {
                // Another entry has this number, this command was done before, or somebody else sits there by now.
                Err(Fault::NotNow(_)) => {
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
        Err(Fault::Unavailable)
    }

    async fn play_for(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        seat: Seat,
        deed: &Deed,
    ) -> Result<Option<Answer>, Fault> {
        let done = |version| Answer::Done { id: id.into(), version };
        let acknowledge = |room: &Room, version| {
            if let Some(socket) = by.socket_in(room) {
                socket.hears(&text(&ToClient::Answer(done(version))));
            }
        };
        match self.play(room, seat, deed, By::Person { person: &by.person, command: id }, acknowledge).await?
        {
            Ok(_) if by.socket.is_some() => Ok(None),
            Ok(version) => Ok(Some(done(version))),
            Err(refusal) => {
                let loaded = room.loaded().ok_or(Fault::Unavailable)?;
                let refused = refused_by_rules(loaded, by, id, &refusal);
                Ok(Some(self.done_already(room, by, id).await?.unwrap_or(refused)))
            }
        }
    }

    /// With a version that it is part of: it may have been done elsewhere just now.
    async fn done_already(&self, room: &mut Room, by: &Commander, id: &str) -> Result<Option<Answer>, Fault> {
        if !self.store.done_before(&room.id, &by.key(id)).await? {
            return Ok(None);
        }
        self.look_again(room).await?;
        Ok(Some(done(room, by, id)))
    }

    /// What became of a command whose answer did not come.
    async fn became(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        earlier: String,
    ) -> Result<Answer, Fault> {
        self.store.ledger.settle(&room.id).await?;
        self.look_again(room).await?;
        let done = self.store.done_before(&room.id, &by.key(&earlier)).await?;
        let version = by.version(room).unwrap_or(0);
        Ok(Answer::Became { id: id.into(), command: earlier, done, version })
    }

    async fn chat(&self, room: &mut Room, by: &Commander, id: &str, words: &str) -> Result<Answer, Fault> {
        if self.store.add_chat(&room.id, (&by.person, &by.name), words, &by.key(id)).await? {
            // It is said, whether it can be told now or only when somebody looks again.
            if let Err(fault) = self.tell_talk(room).await {
                tracing::warn!(table = room.id, %fault, "what was said is not told yet");
            }
            self.tell_nodes(Notice::Chatted { table: room.id.clone() }).await;
        }
        Ok(done(room, by, id))
    }

    /// Leaves the room to the others while the coach thinks. A socket is answered when the answer is there; without one the
    /// asker waits for it.
    async fn ponder(&self, thought: Thought, room: Entered, by: &Commander) -> Result<Option<Answer>, Fault> {
        let say = by.socket_in(&room).map(|socket| socket.say.clone());
        drop(room);
        let thinking = Arc::clone(&self.thinking);
        let thought = async move {
            let slot = thinking.acquire_owned().await;
            let think = move || {
                // Held until the thought ends, even if the asker goes away meanwhile.
                let _slot = slot;
                thought.think(token::number())
            };
            tokio::task::spawn_blocking(think).await.ok().flatten()
        };
        let Some(say) = say else { return Ok(thought.await) };
        tokio::spawn(async move {
            if let Some(answer) = thought.await {
                say.say(&text(&ToClient::Answer(answer)));
            }
        });
        Ok(None)
    }
}
