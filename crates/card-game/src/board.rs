//! What lies open on the table (P-6). Nothing here is anybody's secret.

use table::{MOST_SEATS, Seat, Seats};

use crate::{
    action::{Clause, Share},
    content::{Attribute, Card},
    options::Options,
    set::CardSet,
};

/// No adventure is harder than this, so that no row is longer (C-5).
pub const ROW: usize = 4;
/// As many cards as can ever be laid in one contest: all that are not objects.
pub const MOST_LAID: usize = 100;
/// As many terms as a treaty can have.
pub const MOST_CLAUSES: usize = 6;
/// As many objects as one loot can have.
pub const MOST_OBJECTS: usize = 4;

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

/// Where a hero is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Place {
    At(Site),
    ///
    Between,
    /// A-3; `waited` a turn already because no move was legal.
    Expelled {
        from: Site,
        waited: bool,
    },
    /// Not on the table yet, or out of the game.
    Away,
}

impl Place {
    pub const fn site(self) -> Option<Site> {
        match self {
            Place::At(site) => Some(site),
            _ => None,
        }
    }
}

/// Who uses his attributes against a challenge.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Figure {
    /// The player's own hero, or an allied one.
    Hero(Seat),
    /// A hired ally.
    Ally(Card),
}

/// How a contest stands.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    Open,
    /// Won by this side: 0 the hero's player or challenger, 1 the placer or challenged.
    Won(u8),
    /// B-5: this side withdrew.
    Withdrawn(u8),
    /// A card called it off.
    CalledOff,
}

impl Outcome {
    pub const fn winner(self) -> Option<u8> {
        match self {
            Outcome::Won(side) => Some(side),
            Outcome::Withdrawn(side) => Some(1 - side),
            Outcome::Open | Outcome::CalledOff => None,
        }
    }
}

/// A challenge or duel under way (B, R, D); kept until the next one begins.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    pub duel: bool,
    pub site: Site,
    /// Where the challenge lies in its row.
    pub slot: u8,
    /// The challenge, turned up.
    pub card: Card,
    /// The two bidders: the hero's player or challenger, then the placer or challenged.
    pub sides: [Seat; 2],
    pub bids: [u16; 2],
    pub attribute: Option<Attribute>,
    pub figure: Figure,
    /// H-1
    pub raged: bool,
    pub outcome: Outcome,
    /// Passes in a row.
    pub passes: u8,
    /// Who laid each card, and on which side's hero (D-3): `layer | side << 4`.
    pub laid: [u8; MOST_LAID],
    pub count: u8,
    /// The laid cards lie face up.
    pub revealed: bool,
    /// Which of them have no effect.
    pub cancelled: u128,
    /// What the active player gained by the bids (L-5).
    pub net: i16,
}

impl Contest {
    pub const NONE: Contest = Contest {
        duel: false,
        site: Site(0),
        slot: 0,
        card: Card(0),
        sides: [Seat(0); 2],
        bids: [0; 2],
        attribute: None,
        figure: Figure::Hero(Seat(0)),
        raged: false,
        outcome: Outcome::Open,
        passes: 0,
        laid: [0; MOST_LAID],
        count: 0,
        revealed: false,
        cancelled: 0,
        net: 0,
    };

    pub fn side(&self, bidder: Seat) -> Option<u8> {
        self.sides.iter().position(|&seat| seat == bidder).map(|side| side as u8)
    }

    pub fn layer(&self, at: u8) -> Seat {
        Seat(self.laid[usize::from(at)] & 15)
    }

    /// The side on whose hero the card lies.
    pub fn lies_on(&self, at: u8) -> u8 {
        self.laid[usize::from(at)] >> 4
    }

    pub fn laid_by(&self, seat: Seat) -> u8 {
        (0..self.count).filter(|&at| self.layer(at) == seat).count() as u8
    }
}

/// The terms of an alliance (L-8).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// Each member's tenths of loot, bidding gains and bidding losses, by [`Share`].
    pub tenths: [[u8; MOST_SEATS]; 3],
    /// Who gets each object, in the order drawn; nobody named means the active player.
    pub objects: [Option<Seat>; MOST_OBJECTS],
    pub effect: Option<Seat>,
}

impl Terms {
    pub const NONE: Terms =
        Terms { tenths: [[0; MOST_SEATS]; 3], objects: [None; MOST_OBJECTS], effect: None };

    /// A partner's part of `amount`, rounded down.
    pub fn part(&self, share: Share, partner: Seat, amount: u16) -> u16 {
        amount * u16::from(self.tenths[share as usize][partner.index()]) / 10
    }
}

/// L-3
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Alliance {
    pub members: Seats,
    pub terms: Terms,
    /// H-6: the Priest owes nothing more in it.
    pub broken: bool,
}

impl Alliance {
    pub const NONE: Alliance = Alliance { members: Seats::NONE, terms: Terms::NONE, broken: false };
}

/// What is being proposed (L-1), built click by click and then public.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    pub kind: OfferKind,
    pub proposer: Seat,
    /// Everyone it binds.
    pub parties: Seats,
    pub clauses: [Clause; MOST_CLAUSES],
    pub count: u8,
    /// The treaty term being built: from whom, to whom, and what.
    pub pending: Pending,
    pub terms: Terms,
    /// How many of the terms of an alliance are settled.
    pub settled: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum OfferKind {
    None,
    Treaty,
    Alliance,
}

/// How far the next clause of a treaty is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    Nothing,
    Between(Seat, Seat),
    Kind(Seat, Seat, crate::action::Good),
}

impl Offer {
    pub const NONE: Offer = Offer {
        kind: OfferKind::None,
        proposer: Seat(0),
        parties: Seats::NONE,
        clauses: [Clause::NONE; MOST_CLAUSES],
        count: 0,
        pending: Pending::Nothing,
        terms: Terms::NONE,
        settled: 0,
    };

    pub fn clauses(&self) -> &[Clause] {
        &self.clauses[..usize::from(self.count)]
    }

    pub fn partners(&self) -> Seats {
        self.parties.without(self.proposer)
    }
}

/// H-6: what the Priest takes of a loot, against the terms.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Grab {
    pub glory: u8,
    /// One bit an object, in the order drawn.
    pub objects: u8,
    pub effect: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of the table of its own")]
pub struct Board {
    pub seats: u8,
    pub options: Options,
    /// By number in the content.
    pub heroes: [u8; MOST_SEATS],
    /// S-1: whose heroes were dealt and may be swapped.
    pub dealt: Seats,
    /// H-11
    pub spent: Seats,
    pub places: [Place; MOST_SEATS],
    /// between adventures since this hero phase.
    pub fresh: Seats,
    pub alive: Seats,
    /// V-7: will be eliminated once nothing is being resolved.
    pub leaving: Seats,
    /// V-7: who has resigned, at any time.
    pub left: Seats,
    /// In which order players were eliminated; later is higher.
    pub fell: [u8; MOST_SEATS],
    pub first: Seat,
    pub cycle: u16,
    pub glory: [u16; MOST_SEATS],
    pub on_table: Sites,
    pub rows: [Row; Site::COUNT],
    /// Face-up magic objects.
    pub objects: [CardSet; MOST_SEATS],
    /// Hired allies.
    pub allies: [CardSet; MOST_SEATS],
    pub discard: CardSet,
    pub object_discard: CardSet,
    /// Out of the game, seen by all.
    pub gone: CardSet,
    pub completed: [Sites; MOST_SEATS],
    /// Completed by players who are out (V-2).
    pub set_aside: Sites,
    /// Completed and still face up: their effect is outstanding.
    pub outstanding: Sites,
    /// Those whose effect ends with this cycle's draw phase.
    pub ending: Sites,
    /// V-6: how many adventures each ever completed.
    pub tally: [u8; MOST_SEATS],
    pub alliances: [Alliance; 2],
    pub contest: Contest,
    /// The hero whose turn it is did something, and what he fought he won (H-8, H-9).
    pub acted: bool,
    pub triumph: bool,
    pub grab: Option<Grab>,
    pub offer: Offer,
    /// L-1: proposals made this phase.
    pub proposals: [u8; MOST_SEATS],
    /// H-6: out of this phase's diplomacy.
    pub barred: Seats,
    /// V-1: there was a tie for most at a test.
    pub tied: bool,
    /// V-6: something happened in this cycle; how many cycles in a row before nothing did.
    pub busy: bool,
    pub idle: u8,
    /// O-3: who has accused this cycle, who was found guilty in this phase.
    pub accused: Seats,
    pub convicted: Seats,
}

impl Board {
    pub const fn bare(seats: u8, options: Options) -> Board {
        Board {
            seats,
            options,
            heroes: [0; MOST_SEATS],
            dealt: Seats::NONE,
            spent: Seats::NONE,
            places: [Place::Away; MOST_SEATS],
            fresh: Seats::NONE,
            alive: Seats::first_n(seats),
            leaving: Seats::NONE,
            left: Seats::NONE,
            fell: [0; MOST_SEATS],
            first: Seat(0),
            cycle: 0,
            glory: [0; MOST_SEATS],
            on_table: Sites::NONE,
            rows: [Row::EMPTY; Site::COUNT],
            objects: [CardSet::EMPTY; MOST_SEATS],
            allies: [CardSet::EMPTY; MOST_SEATS],
            discard: CardSet::EMPTY,
            object_discard: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            completed: [Sites::NONE; MOST_SEATS],
            set_aside: Sites::NONE,
            outstanding: Sites::NONE,
            ending: Sites::NONE,
            tally: [0; MOST_SEATS],
            alliances: [Alliance::NONE; 2],
            contest: Contest::NONE,
            acted: false,
            triumph: false,
            grab: None,
            offer: Offer::NONE,
            proposals: [0; MOST_SEATS],
            barred: Seats::NONE,
            tied: false,
            busy: false,
            idle: 0,
            accused: Seats::NONE,
            convicted: Seats::NONE,
        }
    }

    pub fn row(&self, site: Site) -> &Row {
        &self.rows[site.index()]
    }

    pub fn place(&self, seat: Seat) -> Place {
        self.places[seat.index()]
    }

    pub fn gp(&self, seat: Seat) -> u16 {
        self.glory[seat.index()]
    }

    /// The heroes standing on an adventure.
    pub fn heroes_at(&self, site: Site) -> Seats {
        self.alive.iter().filter(|&seat| self.place(seat) == Place::At(site)).collect()
    }

    pub fn alliance(&self, seat: Seat) -> Option<&Alliance> {
        self.alliances.iter().find(|alliance| alliance.members.has(seat))
    }

    /// The other members of his alliance.
    pub fn partners(&self, seat: Seat) -> Seats {
        self.alliance(seat).map_or(Seats::NONE, |alliance| alliance.members.without(seat))
    }

    /// Where the seat before the first player sits: "in order" starts after it.
    pub fn before_first(&self) -> Seat {
        Seat((self.first.0 + self.seats - 1) % self.seats)
    }

    /// C-8: the challenge faced next.
    pub fn next_slot(&self, site: Site) -> Option<u8> {
        let last = self.row(site).len().checked_sub(1)?;
        Some(if self.options.newest_first { last } else { 0 })
    }
}
