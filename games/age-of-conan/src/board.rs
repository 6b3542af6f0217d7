//! What lies open on the table, and what can be read from it.

use table::{Seat, Seats};

pub use crate::realm::Realm;
use crate::{
    content::{ARTIFACTS, Category, Content, Kingdom, PROVINCES, Province, Provinces, map::words},
    contest::Contest,
    dice::FACES,
    options::Options,
    pile::Pile,
    score::Source,
    secrets::Bid,
};

/// The most units a player has in a province that is not their home (T-7).
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

words! {
    /// What a conflict die shows (C-5).
    Conflict from "conflict-":
    Hit = "conflict-hit", HitConan = "conflict-hit-conan", HitAttacker = "conflict-hit-attacker",
    Shield = "conflict-shield", Axe = "conflict-axe", Miss = "conflict-miss",
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
    /// Nobody before the first bid is decided (B-5).
    pub conan_player: Option<Seat>,
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

    /// The total value of those of some tokens that are of a category.
    pub fn total_of(&self, tokens: &Pile, category: Category) -> u8 {
        let kinds = tokens.iter().map(|(kind, count)| (&self.content.tokens[usize::from(kind)], count));
        kinds.filter(|(token, _)| token.category == category).map(|(token, count)| token.value * count).sum()
    }

    pub fn gain_points(&mut self, seat: Seat, points: u8, source: Source) {
        let realm = self.realm_mut(seat);
        let points = points.min(u8::MAX - realm.points);
        realm.points += points;
        realm.scored[source.index()] = realm.scored[source.index()].saturating_add(points);
    }

    /// S-9: never below 0.
    pub fn lose_points(&mut self, seat: Seat, points: u8, source: Source) {
        let realm = self.realm_mut(seat);
        let points = points.min(realm.points);
        realm.points -= points;
        realm.scored[source.index()] = realm.scored[source.index()].saturating_add(points);
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
