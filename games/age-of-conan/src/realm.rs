//! A kingdom as everybody sees it.

use crate::{
    board::{ARMY, EMISSARIES, UNITS},
    cards::op::{Kind, Window},
    content::{Content, Kingdom, PROVINCES, Province, Provinces},
    pile::Pile,
    score::Source,
};

/// How many windows a card can be for.
const WINDOWS: usize = Window::ALL.len();

/// A kingdom as everybody sees it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Realm {
    pub kingdom: Kingdom,
    pub units: [u8; PROVINCES],
    pub emissaries: [u8; PROVINCES],
    /// Where units stand, and where emissaries.
    pub armies: Provinces,
    pub envoys: Provinces,
    pub forts: Provinces,
    pub towers: Provinces,
    pub points: u8,
    /// What each source brought or cost.
    pub scored: [u8; Source::ALL.len()],
    pub gold: u8,
    pub sorcery: u8,
    pub crom: u8,
    /// Units and emissaries left in the supply (T-11).
    pub unit_supply: u8,
    pub emissary_supply: u8,
    /// Bid tokens not available, one bit each; a spent 0 never comes back (B-8).
    pub spent: u8,
    /// Kingdom cards on the table and ready, used, and used in the running turn (K-2, U-7).
    pub ready: Pile,
    pub used: Pile,
    pub fresh: Pile,
    /// All cards of this kingdom; their kinds by the window they are for; those that are instants (K-4).
    pub cards: Pile,
    pub by_window: [u32; WINDOWS],
    pub instants: u32,
    /// Kingdom cards discarded.
    pub discard: Pile,
    /// Kept tokens that lie face up: those everybody has seen, by the house rule (V-10), and all that were shown at
    /// the end (W-2, W-8).
    pub open: Pile,
}

impl Realm {
    pub fn new(kingdom: Kingdom, content: &Content) -> Realm {
        let mut by_window = [0; WINDOWS];
        let mut instants = 0;
        let deck = content.deck(kingdom);
        for (kind, card) in deck.iter().enumerate() {
            card.windows.iter().for_each(|window| by_window[window.index()] |= 1 << kind);
            instants |= u32::from(card.kind == Kind::Instant) << kind;
        }
        Realm {
            cards: Pile::of(deck.iter().map(|card| card.copies)),
            by_window,
            instants,
            kingdom,
            units: [0; PROVINCES],
            emissaries: [0; PROVINCES],
            armies: Provinces::NONE,
            envoys: Provinces::NONE,
            forts: Provinces::NONE,
            towers: Provinces::NONE,
            points: 0,
            scored: [0; Source::ALL.len()],
            gold: 0,
            sorcery: 0,
            crom: 0,
            unit_supply: UNITS,
            emissary_supply: EMISSARIES,
            spent: 0,
            ready: Pile::EMPTY,
            used: Pile::EMPTY,
            fresh: Pile::EMPTY,
            discard: Pile::EMPTY,
            open: Pile::EMPTY,
        }
    }

    pub const fn home(&self) -> Province {
        self.kingdom.home()
    }

    /// T-1
    #[inline]
    pub fn friendly(&self) -> Provinces {
        self.forts.or(self.towers).with(self.kingdom.home())
    }

    /// Provinces with a control marker.
    #[inline]
    pub fn marked(&self) -> Provinces {
        self.forts.or(self.towers)
    }

    #[inline]
    pub const fn units_at(&self, province: Province) -> u8 {
        self.units[province.index()]
    }

    #[inline]
    pub const fn emissaries_at(&self, province: Province) -> u8 {
        self.emissaries[province.index()]
    }

    /// Places where one more unit may stand (T-7).
    pub fn below_limit(&self, among: Provinces) -> Provinces {
        let home = self.home();
        let full = among.and(self.armies).iter().filter(|&p| p != home && self.units_at(p) >= ARMY);
        among.except(full.collect())
    }

    /// T-13: to the board from the supply.
    pub fn place_unit(&mut self, province: Province) {
        self.unit_supply -= 1;
        self.units[province.index()] += 1;
        self.armies = self.armies.with(province);
    }

    /// T-13: from the board to the supply.
    pub fn remove_units(&mut self, province: Province, count: u8) {
        let here = &mut self.units[province.index()];
        let removed = count.min(*here);
        *here -= removed;
        self.unit_supply += removed;
        if *here == 0 {
            self.armies = self.armies.without(province);
        }
    }

    /// Moves units; the excess is removed at once (M-6). Returns how many were removed.
    pub fn move_units(&mut self, from: Province, to: Province, count: u8) -> u8 {
        self.units[from.index()] -= count;
        if self.units[from.index()] == 0 {
            self.armies = self.armies.without(from);
        }
        self.units[to.index()] += count;
        self.armies = self.armies.with(to);
        let excess = if to == self.home() { 0 } else { self.units_at(to).saturating_sub(ARMY) };
        self.remove_units(to, excess);
        excess
    }

    /// T-8: any number may share a province with anything else.
    pub fn place_emissary(&mut self, province: Province) {
        self.emissary_supply -= 1;
        self.emissaries[province.index()] += 1;
        self.envoys = self.envoys.with(province);
    }

    pub fn remove_emissary(&mut self, province: Province) {
        let here = &mut self.emissaries[province.index()];
        if *here > 0 {
            *here -= 1;
            self.emissary_supply += 1;
        }
        if *here == 0 {
            self.envoys = self.envoys.without(province);
        }
    }

    pub fn move_emissary(&mut self, from: Province, to: Province) {
        self.remove_emissary(from);
        self.place_emissary(to);
    }

    /// Cards nobody can see: in the deck or in hand.
    #[inline]
    pub const fn hidden_cards(&self) -> Pile {
        self.cards.minus(&self.ready).minus(&self.used).minus(&self.discard)
    }
}
