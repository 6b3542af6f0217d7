//! Bots at the table: a bounded number think at once, each within its time, and none holds anybody up.

use std::{sync::Arc, time::Duration};

use shelf::{Bot, Shelved, UnknownBot};
use table::{Deed, Dice, Eye, Refusal, Seat};
use tracing::Instrument as _;

use crate::{
    hall::{By, Hall},
    now,
    problem::Problem,
    room::Room,
    token,
};

/// What a bot in this seat would do. It is shown the seat's view, never the position.
pub(crate) fn advise(host: &dyn Shelved, seat: Seat, bot: Bot) -> Option<String> {
    host.advise(seat, bot, &mut Dice(token::number()))
}

/// A decision claimed and not made after so many times what a bot may think is somebody else's.
const LEASE: u32 = 3;

/// Who plays for somebody who does not say who should.
pub(crate) const STAND_IN: &str = "captain";

/// The bot of this level and temperament, if there is one.
pub(crate) fn named(level: &str, temper: &str) -> Result<Bot, UnknownBot> {
    if temper.is_empty() { level.parse() } else { format!("{level}-{temper}").parse() }
}

/// A decision to be made.
struct Question {
    seat: Seat,
    bot: Bot,
    /// The seat's version: as long as it stands, so does the answer.
    version: u32,
    game: Box<dyn Shelved>,
}

impl Hall {
    /// Lets bots decide if the table waits for one.
    pub(crate) fn wake_bots(self: &Arc<Self>, room: &mut Room) {
        // Where nodes share the work, whoever claims it does it.
        if room.deciding || self.store.ledger.shared() || question(room).is_none() {
            return;
        }
        self.set_to_work(room);
    }

    fn set_to_work(self: &Arc<Self>, room: &mut Room) {
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
            if let Err(problem) = self.look_again(&mut room).await {
                tracing::warn!(table, %problem, "a bot's table is not caught up");
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
                Err(problem) => {
                    tracing::warn!(table, %problem, "a bot did not play");
                    // A game that does not fit will not fit in a second either; a lease goes to somebody else.
                    if shared || matches!(problem, Problem::NotFound | Problem::Unfit) {
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

    async fn decide_once(self: &Arc<Self>, table: &str) -> Result<bool, Problem> {
        let question = {
            let mut room = self.enter(table).await?;
            let question = question(&room);
            room.deciding = question.is_some();
            question
        };
        let Some(Question { seat, bot, version, game }) = question else { return Ok(false) };
        let begun = now();
        let fallback = game.legal(seat).into_iter().next();
        let slots = Arc::clone(&self.thinking);
        let thought = async move {
            let slot = slots.acquire_owned().await.ok()?;
            let think = move || {
                let advice = advise(&*game, seat, bot);
                drop(slot);
                advice
            };
            tokio::task::spawn_blocking(think).await.ok()?
        };
        // Its time is what people wait for it: also while others think.
        let advice = tokio::time::timeout(self.config.bot_time, thought).await.ok().flatten().or(fallback);
        // People must be able to follow. What is claimed has waited already.
        if !self.store.ledger.shared() {
            let rest = self.config.pace.as_millis() as i64 - (now() - begun);
            tokio::time::sleep(Duration::from_millis(rest.max(0) as u64)).await;
        }
        let mut room = self.enter(table).await?;
        // Before anybody else comes in: the next claim of this table must not find it still deciding.
        room.deciding = !self.store.ledger.shared() && advice.is_some();
        let Some(advice) = advice else { return Ok(false) };
        let stands = self::question(&room).is_some_and(|now| now.seat == seat && now.version == version);
        if stands {
            let deed = Deed::Act(advice);
            match self.play(&mut room, seat, &deed, By::Bot, |_, _| ()).await {
                // Done; or another node was faster, and the room is read again.
                Ok(Ok(_)) | Err(Problem::NotNow(_)) => {}
                Ok(Err(refusal)) => {
                    // What it wanted to do is its secret; the rule that forbade it is not.
                    let rule = match refusal {
                        Refusal::Illegal(illegal) => illegal.rule().map(|rule| rule.0),
                        _ => None,
                    };
                    tracing::error!(table, rule, "a bot's action was refused");
                }
                Err(problem) => return Err(problem),
            }
        }
        Ok(true)
    }
}

/// Which bot the table waits for, if any.
fn question(room: &Room) -> Option<Question> {
    let loaded = room.loaded()?;
    let sitting = loaded.sitting.as_ref()?;
    let seat = sitting.host().missing().and(loaded.bots()).first()?;
    let row = loaded.seats.iter().find(|row| row.seat == seat.0)?;
    let bot = named(&row.bot, &row.temper).unwrap_or(Bot::Random);
    let game = sitting.host().copy();
    Some(Question { seat, bot, version: sitting.version(Eye::Seat(seat)), game })
}
