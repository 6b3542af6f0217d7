//! Adventures on the table, and the challenges on them.

use table::Seat;

use crate::{content::Card, set::CardSet};

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
}

/// A set of adventures.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub struct Sites(pub u32);

impl Sites {
    pub const NONE: Sites = Sites(0);

    pub const fn has(self, site: Site) -> bool {
        self.0 >> site.0 & 1 == 1
    }

    pub fn insert(&mut self, site: Site) {
        self.0 |= 1 << site.0;
    }

    pub fn remove(&mut self, site: Site) {
        self.0 &= !(1 << site.0);
    }

    pub const fn or(self, other: Sites) -> Sites {
        Sites(self.0 | other.0)
    }

    pub const fn except(self, other: Sites) -> Sites {
        Sites(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Its only member, if it has just one.
    pub const fn only(self) -> Option<Site> {
        if self.0.is_power_of_two() { Some(Site(self.0.trailing_zeros() as u8)) } else { None }
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Site> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let site = Site(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(site)
        })
    }

    pub const fn and(self, other: Sites) -> Sites {
        Sites(self.0 & other.0)
    }

    pub const fn cards(self) -> CardSet {
        CardSet::adventures(self.0)
    }
}

impl FromIterator<Site> for Sites {
    fn from_iter<I: IntoIterator<Item = Site>>(sites: I) -> Sites {
        sites.into_iter().fold(Sites::NONE, |set, site| Sites(set.0 | 1 << site.0))
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
    /// Who played it; nobody once he is out (V-2).
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
