//! What an edition holds: the board and every card and token, as static data.
//!
//! A position refers to one `&'static Content` and to cards by the index of their kind; it holds only counts.

// Generated, and kept as generated.
#[rustfmt::skip]
mod baked;
pub mod map;

use core::{
    fmt,
    hash::{Hash, Hasher},
};

pub use baked::BUILT_IN;
pub use map::{
    Area, EVERYWHERE, HOMES, Kingdom, Map, PROVINCES, Province, Provinces, Sea, Terrain, Terrains, Track,
};

use crate::cards::op::{Card, Goal};
use map::words;

pub const ADVENTURES: usize = 27;
pub const OBJECTIVES: usize = 12;
/// Cards in the strategy deck, and so the most kinds it can have.
pub const STRATEGY_CARDS: usize = 37;
/// Cards in a kingdom deck, and so the most kinds it can have.
pub const KINGDOM_CARDS: usize = 21;
/// Copies of one kingdom card at most.
pub const MOST_COPIES: u8 = 2;
pub const TOKENS: usize = 56;
/// Three categories, four values, four ways of being traded.
pub const MOST_TOKEN_KINDS: usize = 48;
pub const ARTIFACTS: usize = 3;
/// Conditions of one objective at most.
pub const MOST_GOALS: usize = 2;
/// The Conan bonus card (B-4), whose effect is a rule.
pub const BONUS_CARD: &str = "artifact-conan-bonus";

words! {
    /// What an adventure token shows, in the order of the artifacts (G-12).
    Category from "category-":
    Monsters = "category-monsters", Treasures = "category-treasures", Women = "category-women",
}

/// Everything an edition holds.
#[derive(Copy, Clone)]
pub struct Content {
    pub name: &'static str,
    /// The first eight bytes of the SHA-256 of its files.
    pub digest: u64,
    pub map: Map,
    pub adventures: [Adventure; ADVENTURES],
    pub objectives: [Objective; OBJECTIVES],
    /// Kinds; their copies add up to [`STRATEGY_CARDS`].
    pub strategy: &'static [StrategyCard],
    /// Kinds by [`Kingdom`]; their copies add up to [`KINGDOM_CARDS`] each.
    pub kingdoms: [&'static [Card]; 4],
    /// By [`Category`] (G-12).
    pub artifacts: [Card; ARTIFACTS],
    /// Kinds; their copies add up to [`TOKENS`].
    pub tokens: &'static [Token],
}

impl Content {
    /// The kinds of a kingdom's deck.
    #[inline]
    pub const fn deck(&self, kingdom: Kingdom) -> &'static [Card] {
        self.kingdoms[kingdom.index()]
    }
}

/// The digest is the content: two editions with the same one are the same.
impl PartialEq for Content {
    fn eq(&self, other: &Content) -> bool {
        self.digest == other.digest
    }
}

impl Eq for Content {}

impl Hash for Content {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.digest.hash(state);
    }
}

impl fmt::Debug for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{:016x}", self.name, self.digest)
    }
}

/// An adventure card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Adventure {
    /// Key of its title.
    pub name: &'static str,
    pub destination: Province,
    /// Tokens on its track (S-7).
    pub length: u8,
}

/// An objective card (G-5): all its goals must be met.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    pub name: &'static str,
    pub text: &'static str,
    pub points: u8,
    pub goals: &'static [Goal],
}

/// A strategy card (C-8).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct StrategyCard {
    pub name: &'static str,
    pub copies: u8,
    /// What it adds to a bid (B-3).
    pub adventure: u8,
    pub axe: bool,
    pub shield: bool,
    pub terrains: Terrains,
    /// The area in which it applies with any number of players…
    pub area24: Area,
    /// …and the one in which it applies too with two or three (V-2).
    pub area23: Area,
}

/// An adventure token: traded for gold or for sorcery, never both.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub name: &'static str,
    pub copies: u8,
    pub category: Category,
    pub value: u8,
    pub gold: u8,
    pub sorcery: u8,
}
