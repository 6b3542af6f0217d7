//! What lies open on the table, and what can be read from it.

use table::{Seat, Seats};

use crate::{
    cards::op::{Kind, Window},
    content::{ARTIFACTS, Content, Kingdom, PROVINCES, Province, Provinces, map::words},
    dice::FACES,
    options::Options,
    pile::Pile,
    rules::contest::Contest,
    secrets::Bid,
};

/// The most units a player has in a province that is not his home (T-7).
pub const ARMY: u8 = 5;
/// T-11
pub const UNITS: u8 = 18;
/// T-11
pub const EMISSARIES: u8 = 6;
/// T-11, except with two players.
pub const MARKERS: u8 = 9;
/// T-11
pub const RAIDERS: u8 = 11;
/// The longest track an adventure can have, with what cards may add.
pub const TRACK: usize = 8;
/// The values of the bid tokens (S-2), by their position in [`Realm::spent`].
pub const BID_TOKENS: [u8; 5] = [0, 3, 4, 5, 6];

/// How many windows a card can be for.
const WINDOWS: usize = Window::ALL.len();

words! {
    /// What a conflict die shows (C-5).
    Conflict from "conflict-":
    Hit = "conflict-hit", HitConan = "conflict-hit-conan", HitAttacker = "conflict-hit-attacker",
    Shield = "conflict-shield", Axe = "conflict-axe", Miss = "conflict-miss",
}

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
    /// What everybody knows of the tokens kept here: at least so many of each kind.
    pub known: Pile,
}

impl Realm {
    pub fn new(kingdom: Kingdom, content: &Content) -> Realm {
        let mut by_window = [0; WINDOWS];
        let mut instants = 0;
        let deck = content.deck(kingdom);
        for (kind, card) in deck.iter().enumerate() {
            by_window[card.window.index()] |= 1 << kind;
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
            known: Pile::EMPTY,
        }
    }

    pub const fn home(&self) -> Province {
        self.kingdom.home()
    }

    /// T-1
    #[inline]
    pub const fn friendly(&self) -> Provinces {
        self.forts.or(self.towers).with(self.kingdom.home())
    }

    /// Provinces with a control marker.
    #[inline]
    pub const fn marked(&self) -> Provinces {
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

/// What lies open on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub content: &'static Content,
    pub options: Options,
    pub players: u8,
    /// Those who left (U-11), and who failed to crown Conan (W-2).
    pub left: Seats,
    pub out: Option<Seat>,
    pub crowned: Option<Seat>,
    pub realms: [Realm; 4],
    /// Provinces of the areas in play (V-1).
    pub in_play: Provinces,
    /// The step of the army campaigning in a province (M-8).
    pub steps: [u8; PROVINCES],
    pub raiders: [u8; PROVINCES],
    pub raided: Provinces,
    pub conan: Province,
    pub destination: Province,
    /// 1 to 3.
    pub age: u8,
    pub adventure: u8,
    /// Cards left in the age's adventure deck.
    pub adventures_left: u8,
    /// Adventure cards not seen yet.
    pub adventures_unseen: u32,
    pub track: [u8; TRACK],
    pub track_len: u8,
    /// Traded and discarded tokens.
    pub gone: Pile,
    pub objectives: [u8; 4],
    pub objectives_unseen: u16,
    pub pool: [u8; FACES],
    pub first: Seat,
    pub active: Seat,
    pub conan_player: Seat,
    pub artifacts: [Option<Seat>; ARTIFACTS],
    pub bonus: Option<Seat>,
    pub strategy_discard: Pile,
    /// All strategy cards, and all adventure tokens.
    pub strategy_cards: Pile,
    pub tokens: Pile,
    /// The bids revealed, until they are judged (B-3).
    pub bids: [Option<Bid>; 4],
    /// Whose artifact was used in this turn or window (K-5).
    pub artifact_used: Seats,
    pub contest: Contest,
}

impl Board {
    pub fn seats(&self) -> Seats {
        Seats::first_n(self.players)
    }

    /// All players in seat order, from the first player.
    pub fn from_first(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.first.0, self.players);
        (0..players).map(move |nth| Seat((first + nth) % players))
    }

    /// The `nth` player in seat order from the first player.
    pub const fn nth(&self, nth: u8) -> Seat {
        Seat((self.first.0 + nth) % self.players)
    }

    pub const fn next_after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players)
    }

    #[inline]
    pub const fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    #[inline]
    pub const fn realm_mut(&mut self, seat: Seat) -> &mut Realm {
        &mut self.realms[seat.index()]
    }

    #[inline]
    pub fn played(&self) -> &[Realm] {
        &self.realms[..self.players as usize]
    }

    pub fn seat_of(&self, kingdom: Kingdom) -> Option<Seat> {
        (0..self.players).map(Seat).find(|&seat| self.realm(seat).kingdom == kingdom)
    }

    /// T-1, of all players.
    #[inline]
    pub fn controlled(&self) -> Provinces {
        self.played().iter().fold(Provinces::NONE, |all, realm| all.or(realm.friendly()))
    }

    /// T-2: friendly to another player.
    #[inline]
    pub fn enemy(&self, seat: Seat) -> Provinces {
        self.controlled().except(self.realm(seat).friendly())
    }

    /// T-2, of the areas in play.
    #[inline]
    pub fn neutral(&self) -> Provinces {
        self.in_play.except(self.controlled())
    }

    /// Provinces where another player has units.
    #[inline]
    pub fn foreign_armies(&self, seat: Seat) -> Provinces {
        (0..self.players)
            .filter(|&other| other != seat.0)
            .fold(Provinces::NONE, |all, other| all.or(self.realm(Seat(other)).armies))
    }

    /// Who controls a province.
    pub fn owner(&self, province: Province) -> Option<Seat> {
        (0..self.players).map(Seat).find(|&seat| self.realm(seat).friendly().has(province))
    }

    /// Whose units other than `seat`'s stand there.
    pub fn army_of_another(&self, seat: Seat, province: Province) -> Option<Seat> {
        (0..self.players).map(Seat).find(|&other| other != seat && self.realm(other).armies.has(province))
    }

    #[inline]
    pub fn value(&self, province: Province) -> u8 {
        self.content.map.value(province)
    }

    #[inline]
    pub fn adjacent(&self, province: Province) -> Provinces {
        self.content.map.adjacent(province)
    }

    /// T-11: whether a fort is left in the supply.
    #[inline]
    pub fn has_fort(&self, seat: Seat) -> bool {
        self.players == 2 || self.realm(seat).forts.len() < MARKERS
    }

    /// T-11
    #[inline]
    pub fn has_tower(&self, seat: Seat) -> bool {
        self.players == 2 || self.realm(seat).towers.len() < MARKERS
    }

    pub fn raider_supply(&self) -> u8 {
        RAIDERS - self.raiders.iter().sum::<u8>()
    }

    /// Whether the step of the army there is the last icon (M-11).
    #[inline]
    pub fn on_last_icon(&self, province: Province) -> bool {
        self.steps[province.index()] + 1 >= self.content.map.track(province).len()
    }

    pub fn track(&self) -> &[u8] {
        &self.track[..self.track_len as usize]
    }

    /// Takes the first token off the track.
    pub fn first_token(&mut self) -> Option<u8> {
        if self.track_len == 0 {
            return None;
        }
        let first = self.track[0];
        self.track.copy_within(1.., 0);
        self.track[TRACK - 1] = 0;
        self.track_len -= 1;
        Some(first)
    }

    /// The total value of some tokens.
    pub fn value_of(&self, tokens: &Pile) -> u8 {
        tokens.iter().map(|(kind, count)| self.content.tokens[usize::from(kind)].value * count).sum()
    }

    pub fn gain_points(&mut self, seat: Seat, points: u8) {
        let realm = self.realm_mut(seat);
        realm.points = realm.points.saturating_add(points);
    }

    /// S-9: never below 0.
    pub fn lose_points(&mut self, seat: Seat, points: u8) {
        let realm = self.realm_mut(seat);
        realm.points = realm.points.saturating_sub(points);
    }

    pub fn gain_gold(&mut self, seat: Seat, gold: u8) {
        let realm = self.realm_mut(seat);
        realm.gold = realm.gold.saturating_add(gold);
    }

    pub fn gain_sorcery(&mut self, seat: Seat, sorcery: u8) {
        let realm = self.realm_mut(seat);
        realm.sorcery = realm.sorcery.saturating_add(sorcery);
    }

    pub fn place_raider(&mut self, province: Province) {
        self.raiders[province.index()] += 1;
        self.raided = self.raided.with(province);
    }

    pub fn remove_raiders(&mut self, province: Province, count: u8) {
        let here = &mut self.raiders[province.index()];
        *here = here.saturating_sub(count);
        if *here == 0 {
            self.raided = self.raided.without(province);
        }
    }

    /// T-15: the marker goes, everything else stays; armies in it stand on the first icon.
    pub fn remove_marker(&mut self, seat: Seat, province: Province) {
        let realm = self.realm_mut(seat);
        realm.forts = realm.forts.without(province);
        realm.towers = realm.towers.without(province);
        self.steps[province.index()] = 0;
    }
}
