//! The named opponents.

use std::{fmt, str::FromStr};

use table::{Chance, Dice, Game};

/// Who decides for a seat nobody sits in. A bot is handed a view and the legal actions, never a position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Any legal action, all equally likely.
    Random,
}

impl Bot {
    pub const ALL: [Bot; 1] = [Bot::Random];

    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
        }
    }

    /// One of `legal`; nothing if it is empty.
    pub fn choose<G: Game>(
        self,
        _look: impl FnOnce() -> G::View,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Option<G::Action> {
        match (self, legal) {
            (_, []) => None,
            (_, &[only]) => Some(only),
            (Bot::Random, _) => legal.get(dice.below(legal.len() as u32) as usize).copied(),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {0:?}; there is {names}", names = Bot::ALL.map(Bot::name).join(", "))]
pub struct UnknownBot(pub String);

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Bot, UnknownBot> {
        Bot::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| UnknownBot(name.to_string()))
    }
}
