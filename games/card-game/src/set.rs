//! Sets of cards: piles, hands and discards have no order.

use table::{Member, Set};

use crate::content::Card;

pub type CardSet = Set<Card>;

impl Member for Card {
    type Bits = u128;

    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Card {
        Card(number)
    }
}

/// Every card but the heroes.
pub const ALL: CardSet = CardSet::from_bits((1 << Card::COUNT) - 1);
pub const CHALLENGES: CardSet = CardSet::from_bits((1 << Card::CHALLENGES) - 1);
pub const ADVENTURES: CardSet = CardSet::from_bits(((1 << Card::ADVENTURES) - 1) << Card::CHALLENGES);
pub const SPECIALS: CardSet = CardSet::from_bits(ALL.bits() & !CHALLENGES.bits() & !ADVENTURES.bits());
