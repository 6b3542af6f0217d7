//! Cards are data in a closed vocabulary (`op`), interpreted in one place (`run`) in their windows (`windows`).

pub mod choices;
pub mod op;
pub mod possible;
pub mod run;
pub mod windows;

use crate::content::{Category, Content, KINGDOM_CARDS, Kingdom};
use op::Card;

/// A kingdom card by kingdom and kind, or an artifact.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CardRef(u8);

const FIRST_ARTIFACT: u8 = (Kingdom::ALL.len() * KINGDOM_CARDS) as u8;

impl CardRef {
    pub const fn of(kingdom: Kingdom, kind: u8) -> CardRef {
        CardRef(kingdom as u8 * KINGDOM_CARDS as u8 + kind)
    }

    /// G-12
    pub const fn artifact(category: Category) -> CardRef {
        CardRef(FIRST_ARTIFACT + category as u8)
    }

    /// Which artifact it is, if it is one.
    pub const fn is_artifact(self) -> bool {
        self.0 >= FIRST_ARTIFACT
    }

    /// The index of its kind in its deck.
    pub const fn kind(self) -> u8 {
        self.0 % KINGDOM_CARDS as u8
    }

    pub fn card(self, content: &'static Content) -> &'static Card {
        if self.is_artifact() {
            return &content.artifacts[usize::from(self.0 - FIRST_ARTIFACT)];
        }
        let (kingdom, kind) = (usize::from(self.0) / KINGDOM_CARDS, usize::from(self.0) % KINGDOM_CARDS);
        &content.kingdoms[kingdom][kind]
    }

    /// The card whose name has this key.
    pub fn named(content: &'static Content, name: &str) -> Option<CardRef> {
        let find = |cards: &[Card]| cards.iter().position(|card| card.name == name);
        let of = |kingdom: Kingdom| find(content.deck(kingdom)).map(|kind| CardRef::of(kingdom, kind as u8));
        let artifact = || find(&content.artifacts).map(|index| CardRef::artifact(Category::ALL[index]));
        Kingdom::ALL.into_iter().find_map(of).or_else(artifact)
    }
}
