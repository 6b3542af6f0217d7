//! Bots at the table: a bounded number think at once, each within its time, and none holds anybody up.

use std::{sync::Arc, time::Duration};

use hosting::{Fault, bots::Question, room::By};
use table::{Deed, Refusal};
use tracing::Instrument as _;

use crate::{
    accounts::token,
    now,
    tables::{hall::Hall, kept::Kept},
};

/// A decision claimed and not made after so many times what a bot may think is somebody else's.
const LEASE: u32 = 3;

impl Hall {
    /// Lets bots decide if the table waits for one.
    pub(crate) fn wake_bots(self: &Arc<Self>, room: &mut Kept) {
        // Where nodes share the work, whoever claims it does it.
        if room.deciding || self.store.ledger.shared() || Question::of(room).is_none() {
            return;
        }
        self.set_to_work(room);
    }

    fn set_to_work(self: &Arc<Self>, room: &mut Kept) {
        room.deciding = true;
        let (hall, table) = (Arc::clone(self), room.id.clone());
        let span = tracing::info_span!("bots", table);
        tokio::spawn(async move { hall.decide(&table).await }.instrument(span));
    }

    /// Takes the bots' work of all tables, as long as the server runs.
    pub(crate) async fn share_bots(self: Arc<Self>) {
        let shared = self.store.ledger.shared();
        let lease = self.config.bot_time * LEASE;
        loop {
            // What cannot be thought about now is left to others.
            let most = if shared { self.thinking.available_permits() } else { usize::MAX >> 1 };
            match self.store.ledger.claim(most, lease).await {
                Ok(tables) => {
                    for table in tables {
                        self.claimed(&table).await;
                    }
                    // Alone, only what was left by the last run is claimed: everything else wakes its bots itself.
                    if !shared {
                        return;
                    }
                }
                Err(error) => tracing::warn!(%error, "bots wait for the database"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    async fn claimed(self: &Arc<Self>, table: &str) {
        let Ok(mut room) = self.enter(table).await else { return };
        if self.store.ledger.shared() {
            // What made the bot due may not have been heard of here yet: an entry, or a seat handed to it.
            if let Err(fault) = self.look_again(&mut room).await {
                tracing::warn!(table, %fault, "a bot's table is not caught up");
                return;
            }
            if room.deciding {
                return;
            }
            self.set_to_work(&mut room);
        } else {
            self.wake_bots(&mut room);
        }
    }

    /// Decides for the bots of a table, one after the other, until it waits for a person; where nodes share the
    /// work, once for each claim.
    async fn decide(self: Arc<Self>, table: &str) {
        let shared = self.store.ledger.shared();
        loop {
            match self.decide_once(table).await {
                Ok(true) if !shared => {}
                Ok(_) => return,
                Err(fault) => {
                    tracing::warn!(table, %fault, "a bot did not play");
                    // A game that does not fit will not fit in a second either; a lease goes to somebody else.
                    if shared || matches!(fault, Fault::NotFound | Fault::Unfit) {
                        break;
                    }
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
        if let Some(room) = self.at_hand(table) {
            room.lock().await.deciding = false;
        }
    }

    async fn decide_once(self: &Arc<Self>, table: &str) -> Result<bool, Fault> {
        let question = {
            let mut room = self.enter(table).await?;
            let question = Question::of(&room);
            room.deciding = question.is_some();
            question
        };
        let Some(question) = question.map(Arc::new) else { return Ok(false) };
        let begun = now();
        let (slots, asked) = (Arc::clone(&self.thinking), Arc::clone(&question));
        let thought = async move {
            let slot = slots.acquire_owned().await.ok()?;
            let think = move || {
                let advice = asked.advice(token::number());
                drop(slot);
                advice
            };
            tokio::task::spawn_blocking(think).await.ok()?
        };
        // Its time is what people wait for it: also while others think.
        let advice = tokio::time::timeout(self.config.bot_time, thought).await.ok().flatten();
        let advice = advice.or_else(|| question.fallback());
        // People must be able to follow. What is claimed has waited already.
        if !self.store.ledger.shared() {
            let rest = self.config.pace.as_millis() as i64 - (now() - begun);
            tokio::time::sleep(Duration::from_millis(rest.max(0) as u64)).await;
        }
        let mut room = self.enter(table).await?;
        // Before anybody else comes in: the next claim of this table must not find it still deciding.
        room.deciding = !self.store.ledger.shared() && advice.is_some();
        let Some(advice) = advice else { return Ok(false) };
        if question.stands(&room) {
            let deed = Deed::Act(advice);
            match self.play(&mut room, question.seat, &deed, By::Bot, |_, _| ()).await {
                // Done; or another node was faster, and the room is read again.
                Ok(Ok(_)) | Err(Fault::NotNow(_)) => {}
                Ok(Err(refusal)) => {
                    // What it wanted to do is its secret; the rule that forbade it is not.
                    let rule = match refusal {
                        Refusal::Illegal(illegal) => illegal.rule().map(|rule| rule.0),
                        _ => None,
                    };
                    tracing::error!(table, rule, "a bot's action was refused");
                }
                Err(fault) => return Err(fault),
            }
        }
        Ok(true)
    }
}
