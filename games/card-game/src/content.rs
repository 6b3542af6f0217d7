//! The cards of an edition: plain static data, made from `games/card-game/content/*.toml`.
//!
//! Every one of the 110 cards has an entry of its own, so that a card is a number and a pile a set of bits. Two
//! cards an edition wants alike are two entries alike: nothing tells them apart but their names.

use core::{
    fmt,
    hash::{Hash, Hasher},
};

use crate::cards::op::Effect;

// Written by a program, and read by nobody.
#[rustfmt::skip]
mod baked;

pub use baked::OURS;

/// P-3, P-5
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Attribute {
    Strength,
    Cunning,
    Spirit,
}

impl Attribute {
    pub const ALL: [Attribute; 3] = [Attribute::Strength, Attribute::Cunning, Attribute::Spirit];

    /// Its name's message.
    pub const fn key(self) -> &'static str {
        match self {
            Attribute::Strength => "cg-attribute-strength",
            Attribute::Cunning => "cg-attribute-cunning",
            Attribute::Spirit => "cg-attribute-spirit",
        }
    }

    pub const fn next(self) -> Attribute {
        match self {
            Attribute::Strength => Attribute::Cunning,
            Attribute::Cunning => Attribute::Spirit,
            Attribute::Spirit => Attribute::Strength,
        }
    }
}

/// As many challenges lie on an adventure at most (C-5).
pub const MOST_DIFFICULTY: u8 = 4;
/// No loot has more magic objects.
pub const MOST_LOOT_OBJECTS: u8 = 4;
/// No hero, challenge or ally has a higher value.
pub const MOST_VALUE: u8 = 9;
/// No loot or cost is higher.
pub const MOST_GLORY: u8 = 9;

/// A value for each attribute, by `Attribute as usize`.
pub type Values = [u8; 3];

/// H-1 to H-10, in order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Ability {
    Rage,
    NimbleFingers,
    IShallReturn,
    Brotherhood,
    ExpertTracker,
    Sermon,
    Plunder,
    Swift,
    Honour,
    Swindle,
}

impl Ability {
    pub const ALL: [Ability; 10] = [
        Ability::Rage,
        Ability::NimbleFingers,
        Ability::IShallReturn,
        Ability::Brotherhood,
        Ability::ExpertTracker,
        Ability::Sermon,
        Ability::Plunder,
        Ability::Swift,
        Ability::Honour,
        Ability::Swindle,
    ];
}

/// P-5. Heroes are never in a pile: they have numbers of their own, their places in [`Content::heroes`], which
/// are in the order of [`Ability::ALL`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hero {
    /// What notation calls it: `barbarian`.
    pub word: &'static str,
    /// Its name's message.
    pub key: &'static str,
    /// Its text's message.
    pub text: &'static str,
    pub values: Values,
    pub ability: Ability,
}

/// P-3
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Challenge {
    pub word: &'static str,
    pub key: &'static str,
    /// The message of a line that only tells a tale; an edition need not have words for it.
    pub line: &'static str,
    pub values: Values,
    /// An antagonist's.
    pub ally_cost: Option<u8>,
}

/// P-2
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Adventure {
    pub word: &'static str,
    pub key: &'static str,
    pub text: &'static str,
    pub line: &'static str,
    /// 1 to [`MOST_DIFFICULTY`].
    pub difficulty: u8,
    /// Loot in GP.
    pub glory: u8,
    /// Loot in magic objects.
    pub objects: u8,
    /// `Completion`, `NextContest` or `NextCycle`.
    pub effect: Option<Effect>,
}

/// P-4. A magic object if its effect is `FaceUp` or `HeroAction`, else a resolution card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Special {
    pub word: &'static str,
    pub key: &'static str,
    pub text: &'static str,
    pub line: &'static str,
    pub effect: Effect,
}

impl Special {
    pub const fn is_object(&self) -> bool {
        matches!(self.effect, Effect::FaceUp(_) | Effect::HeroAction(_))
    }
}

/// One of the hundred cards that lie in piles and hands: challenges first, then adventures, then specials, of
/// which the resolution cards come before the magic objects.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Card(pub u8);

impl Card {
    pub const CHALLENGES: u8 = 32;
    pub const ADVENTURES: u8 = 20;
    pub const SPECIALS: u8 = 48;
    pub const COUNT: u8 = Card::CHALLENGES + Card::ADVENTURES + Card::SPECIALS;

    const FIRST_SPECIAL: u8 = Card::CHALLENGES + Card::ADVENTURES;

    pub const fn is_challenge(self) -> bool {
        self.0 < Card::CHALLENGES
    }

    pub const fn is_adventure(self) -> bool {
        Card::CHALLENGES <= self.0 && self.0 < Card::FIRST_SPECIAL
    }

    pub const fn is_special(self) -> bool {
        Card::FIRST_SPECIAL <= self.0
    }

    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).map(Card)
    }
}

/// What is printed on a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Face {
    Challenge(&'static Challenge),
    Adventure(&'static Adventure),
    Special(&'static Special),
}

/// P-1: the 110 cards. Two editions are the same if their names and digests are.
pub struct Content {
    pub name: &'static str,
    /// The first eight bytes of the SHA-256 of its files.
    pub digest: u64,
    pub heroes: [Hero; 10],
    pub challenges: [Challenge; Card::CHALLENGES as usize],
    pub adventures: [Adventure; Card::ADVENTURES as usize],
    pub specials: [Special; Card::SPECIALS as usize],
    /// How many of the specials are resolution cards: those come first.
    pub resolution_cards: u8,
}

impl Content {
    pub fn face(&'static self, card: Card) -> Face {
        if card.is_challenge() {
            Face::Challenge(self.challenge(card))
        } else if card.is_adventure() {
            Face::Adventure(self.adventure(card))
        } else {
            Face::Special(self.special(card))
        }
    }

    /// The challenge `card` is. Like its sisters it panics on a card of another sort.
    pub const fn challenge(&self, card: Card) -> &Challenge {
        &self.challenges[card.0 as usize]
    }

    pub const fn adventure(&self, card: Card) -> &Adventure {
        &self.adventures[(card.0 - Card::CHALLENGES) as usize]
    }

    pub const fn special(&self, card: Card) -> &Special {
        &self.specials[(card.0 - Card::FIRST_SPECIAL) as usize]
    }

    pub const fn is_object(&self, card: Card) -> bool {
        Card::FIRST_SPECIAL + self.resolution_cards <= card.0
    }

    pub const fn is_resolution(&self, card: Card) -> bool {
        card.is_special() && !self.is_object(card)
    }

    /// The message of a card's name.
    pub const fn key(&self, card: Card) -> &'static str {
        if card.is_challenge() {
            self.challenge(card).key
        } else if card.is_adventure() {
            self.adventure(card).key
        } else {
            self.special(card).key
        }
    }

    /// What notation calls a card; no two cards share a word.
    pub const fn word(&self, card: Card) -> &'static str {
        if card.is_challenge() {
            self.challenge(card).word
        } else if card.is_adventure() {
            self.adventure(card).word
        } else {
            self.special(card).word
        }
    }

    /// The card notation calls `word`.
    pub fn find(&self, word: &str) -> Option<Card> {
        Card::all().find(|&card| self.word(card) == word)
    }

    /// What a card does; nothing for a challenge and a plain adventure.
    pub const fn effect(&self, card: Card) -> Option<Effect> {
        if card.is_challenge() {
            None
        } else if card.is_adventure() {
            self.adventure(card).effect
        } else {
            Some(self.special(card).effect)
        }
    }
}

impl PartialEq for Content {
    fn eq(&self, other: &Content) -> bool {
        (self.name, self.digest) == (other.name, other.digest)
    }
}

impl Eq for Content {}

impl Hash for Content {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.digest.hash(state);
    }
}

/// Positions print themselves in full; their cards need not.
impl fmt::Debug for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Content({} {:016x})", self.name, self.digest)
    }
}
