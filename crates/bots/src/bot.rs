//! The named opponents.

use std::{fmt, str::FromStr, time::Duration};

use search::{Agent, Random};
use table::{Chance, Dice, Insight, Seat};

use crate::{ActionOf, Aim, Level, Model, Planner, Sense, Spend, Style, Temperament};

/// Who decides for a seat nobody sits in. A bot is handed what its seat sees and remembers, and the legal actions,
/// never a position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Any legal action, all equally likely.
    Random,
    /// One action deep.
    Greedy,
    /// Thinks longer, and deeper.
    Level(Level, Option<Temperament>),
    /// Thinks like a king, and plays for the victory alone.
    Conqueror,
    /// The king of version 0.1: a measure, not an opponent.
    Former,
}

/// The names of the levels: without a temperament, then by temperament.
const NAMES: [[&str; 4]; 4] = [
    ["squire", "squire-raider", "squire-schemer", "squire-adventurer"],
    ["captain", "captain-raider", "captain-schemer", "captain-adventurer"],
    ["general", "general-raider", "general-schemer", "general-adventurer"],
    ["king", "king-raider", "king-schemer", "king-adventurer"],
];

impl Bot {
    /// The opponents, from the weakest to the strongest, without temperaments.
    pub const ALL: [Bot; 7] = [
        Bot::Random,
        Bot::Greedy,
        Bot::Level(Level::Squire, None),
        Bot::Level(Level::Captain, None),
        Bot::Level(Level::General, None),
        Bot::Level(Level::King, None),
        Bot::Conqueror,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Conqueror => "conqueror",
            Bot::Former => "king-0.1",
            Bot::Level(level, None) => NAMES[level as usize][0],
            Bot::Level(level, Some(temperament)) => NAMES[level as usize][1 + temperament as usize],
        }
    }

    fn every() -> impl Iterator<Item = Bot> {
        let bent = |level| Temperament::ALL.map(|temperament| Bot::Level(level, Some(temperament)));
        Bot::ALL.into_iter().chain(Level::ALL.into_iter().flat_map(bent))
    }

    /// A bot by its name, those included that only measure others.
    pub fn measured(name: &str) -> Result<Bot, UnknownBot> {
        if name == Bot::Former.name() { Ok(Bot::Former) } else { name.parse() }
    }

    /// What a decision costs in play.
    pub const fn usual<S: Sense>(self) -> Spend {
        match self {
            Bot::Random => Spend { rounds: 0, time: Duration::ZERO },
            Bot::Greedy => Spend { rounds: 1, time: Duration::from_secs(1) },
            Bot::Level(level, _) => level.usual::<S>(),
            Bot::Conqueror | Bot::Former => Level::King.usual::<S>(),
        }
    }

    /// An opponent that remembers what it thought.
    pub fn agent<S: Sense>(self, spend: Spend) -> Box<dyn Agent<S::Game>> {
        match self {
            Bot::Random => Box::new(Random),
            Bot::Greedy => {
                let style = Style { worlds: spend.rounds, depth: S::GREEDY };
                Box::new(Planner::<S>::new(Model::by_hand::<S>(), style, spend.thinking()))
            }
            Bot::Level(level, temperament) => level.agent::<S>(temperament, spend),
            Bot::Conqueror => Level::King.aiming::<S>(Aim::VICTORY, None, spend),
            Bot::Former => S::former(spend),
        }
    }

    /// One of `legal`; nothing if it is empty. `dice` make all that is random in it.
    pub fn choose<S: Sense>(
        self,
        look: impl FnOnce() -> Insight<S::Game>,
        seat: Seat,
        legal: &[ActionOf<S>],
        dice: &mut Dice,
    ) -> Option<ActionOf<S>> {
        match (self, legal) {
            (_, []) => None,
            (_, &[only]) => Some(only),
            (Bot::Random, _) => legal.get(dice.below(legal.len() as u32) as usize).copied(),
            _ => {
                let spend = self.usual::<S>();
                Some(self.agent::<S>(spend).decide(&look(), seat, legal, spend.budget(), dice))
            }
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
#[error(
    "there is no bot {0:?}; there is {names}; those from squire to king also as {moods}",
    names = Bot::ALL.map(Bot::name).join(", "),
    moods = Temperament::ALL.map(|mood| format!("…-{mood}")).join(", ")
)]
pub struct UnknownBot(pub String);

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Bot, UnknownBot> {
        Bot::every().find(|bot| bot.name() == name).ok_or_else(|| UnknownBot(name.to_string()))
    }
}
