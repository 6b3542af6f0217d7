//! Bots at a table: which one it waits for, and what that one would do.

use shelf::{Bot, Shelved, UnknownBot};
use table::{Dice, Eye, Seat};

use crate::room::{Room, Say};

/// Who plays for somebody who does not say who should.
pub const STAND_IN: &str = "captain";

/// The bot of this level and temperament, if there is one.
pub fn named(level: &str, temper: &str) -> Result<Bot, UnknownBot> {
    if temper.is_empty() { level.parse() } else { format!("{level}-{temper}").parse() }
}

/// A decision to be made.
pub struct Question {
    pub seat: Seat,
    pub bot: Bot,
    /// The seat's version: as long as it stands, so does the answer.
    pub version: u32,
    pub game: Box<dyn Shelved>,
}

impl Question {
    /// Which bot the table waits for, if any.
    pub fn of<S: Say>(room: &Room<S>) -> Option<Question> {
        let loaded = room.loaded()?;
        let sitting = loaded.sitting.as_ref()?;
        let seat = sitting.host().missing().and(loaded.bots()).first()?;
        let row = loaded.seats.iter().find(|row| row.seat == seat.0)?;
        // One that this build does not know any more plays like one that knows nothing.
        let bot = named(&row.bot, &row.temper).unwrap_or(Bot::Random);
        let game = sitting.host().copy();
        Some(Question { seat, bot, version: sitting.version(Eye::Seat(seat)), game })
    }

    /// What the bot would do. It is shown the seat's view, never the position.
    pub fn advice(&self, seed: u64) -> Option<String> {
        self.game.advise(self.seat, self.bot, &mut Dice(seed))
    }

    /// What it does if it does not decide in time.
    pub fn fallback(&self) -> Option<String> {
        self.game.legal(self.seat).into_iter().next()
    }

    /// Whether the table still waits for this answer.
    pub fn stands<S: Say>(&self, room: &Room<S>) -> bool {
        Question::of(room).is_some_and(|now| now.seat == self.seat && now.version == self.version)
    }
}

impl std::fmt::Debug for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Question").field("seat", &self.seat).finish_non_exhaustive()
    }
}
