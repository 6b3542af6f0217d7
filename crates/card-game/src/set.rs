//! A set of cards: piles, hands and discards have no order.

use crate::content::Card;

#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);
    pub const CHALLENGES: CardSet = CardSet((1 << Card::CHALLENGES) - 1);
    pub const ADVENTURES: CardSet = CardSet(((1 << Card::ADVENTURES) - 1) << Card::CHALLENGES);
    pub const SPECIALS: CardSet = CardSet(CardSet::ALL.0 & !CardSet::CHALLENGES.0 & !CardSet::ADVENTURES.0);
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// Adventures, by one bit each.
    pub const fn adventures(bits: u32) -> CardSet {
        CardSet((bits as u128) << Card::CHALLENGES)
    }

    /// The adventures among them, by one bit each.
    pub const fn adventure_bits(self) -> u32 {
        (self.0 >> Card::CHALLENGES) as u32 & ((1 << Card::ADVENTURES) - 1)
    }

    /// The cards from `card` on.
    pub const fn from(card: Card) -> CardSet {
        CardSet(CardSet::ALL.0 >> card.0 << card.0)
    }

    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    pub fn insert(&mut self, card: Card) {
        *self = self.with(card);
    }

    pub fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }

    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    pub const fn except(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// Takes everything out.
    pub fn take(&mut self) -> CardSet {
        core::mem::take(self)
    }

    /// The `n`th card, from zero; there must be so many.
    pub fn nth(self, n: u32) -> Card {
        let low = self.0 as u64;
        let ones = low.count_ones();
        if n < ones { Card(nth_bit(low, n)) } else { Card(64 + nth_bit((self.0 >> 64) as u64, n - ones)) }
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}

/// The place of the `n`th one in `bits`, by halving.
fn nth_bit(mut bits: u64, mut n: u32) -> u8 {
    let mut at = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let low = (bits & ((1 << width) - 1)).count_ones();
        if n >= low {
            n -= low;
            bits >>= width;
            at += width;
        }
    }
    at
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl core::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_is_counted_from_the_lowest() {
        let set: CardSet = [0, 3, 63, 64, 99].into_iter().map(Card).collect();
        let counted: alloc::vec::Vec<_> = (0..5).map(|n| set.nth(n).0).collect();
        assert_eq!(counted, [0, 3, 63, 64, 99]);
        assert_eq!(set.iter().map(|card| card.0).collect::<alloc::vec::Vec<_>>(), counted);
    }
}
