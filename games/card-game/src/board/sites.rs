//! Adventures on the table, and the challenges on them.

use table::{Member, Seat, Set};

use crate::{
    content::Card,
    set::{self, CardSet},
};

/// No adventure is harder than this, so that no row is longer (C-5).
pub const ROW: usize = 4;

/// An adventure's place on the table, by its number among the adventures.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Site(pub u8);

impl Site {
    pub const COUNT: usize = Card::ADVENTURES as usize;

    pub const fn of(adventure: Card) -> Site {
        Site(adventure.0 - Card::CHALLENGES)
    }

    pub const fn card(self) -> Card {
        Card(self.0 + Card::CHALLENGES)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cards of these adventures.
    pub fn cards(sites: Sites) -> CardSet {
        CardSet::from_bits(u128::from(sites.bits()) << Card::CHALLENGES)
    }

    /// The adventures among these cards.
    pub fn among(cards: CardSet) -> Sites {
        Sites::from_bits((cards.and(set::ADVENTURES).bits() >> Card::CHALLENGES) as u32)
    }
}

/// Adventures.
pub type Sites = Set<Site>;

impl Member for Site {
    type Bits = u32;

    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Site {
        Site(number)
    }
}

/// A challenge as it lies on an adventure: who placed it, and what it is if it lies face up.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lying {
    pub placer: Seat,
    pub face: Option<Card>,
}

/// An adventure on the table, with its challenges, oldest first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// Who played it; nobody once they are out (V-2).
    pub owner: Option<Seat>,
    /// C-5: how many challenges were ever played on it.
    pub ever: u8,
    len: u8,
    slots: [Lying; ROW],
}

impl Row {
    pub const EMPTY: Row =
        Row { owner: None, ever: 0, len: 0, slots: [Lying { placer: Seat(0), face: None }; ROW] };

    #[inline]
    pub fn challenges(&self) -> &[Lying] {
        &self.slots[..usize::from(self.len)]
    }

    pub fn get_mut(&mut self, slot: u8) -> &mut Lying {
        &mut self.slots[usize::from(slot)]
    }

    pub fn get(&self, slot: u8) -> Option<Lying> {
        self.challenges().get(usize::from(slot)).copied()
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn push(&mut self, lying: Lying) {
        self.slots[usize::from(self.len)] = lying;
        self.len += 1;
    }

    pub fn remove(&mut self, slot: u8) {
        let slot = usize::from(slot);
        self.slots.copy_within(slot + 1.., slot);
        self.len -= 1;
        self.slots[usize::from(self.len)] = Row::EMPTY.slots[0];
    }

    #[inline]
    pub fn has_of(&self, placer: Seat) -> bool {
        self.challenges().iter().any(|lying| lying.placer == placer)
    }
}
