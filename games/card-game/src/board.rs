//! What lies open on the table (P-6). Nothing here is anybody's secret.

use table::{MOST_SEATS, Seat, Seats};

mod contest;
mod offers;
mod sites;

pub use self::{
    contest::{Contest, Figure, MOST_LAID, Outcome},
    offers::{Alliance, Grab, MOST_CLAUSES, MOST_OBJECTS, MOST_PICKS, Offer, OfferKind, Pending, Terms},
    sites::{Lying, ROW, Row, Site, Sites},
};
use crate::{
    options::Options,
    score::{Scored, Source},
    set::CardSet,
};

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
    /// What each source brought or cost.
    pub scored: [Scored; MOST_SEATS],
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
    /// The hero whose turn it is did something, and won what they fought (H-8, H-9).
    pub acted: bool,
    pub triumph: bool,
    /// They faced a challenge and did not beat it (H-9).
    pub failed: bool,
    pub grab: Option<Grab>,
    pub offer: Offer,
    /// L-2: how many cards are picked for the treaty being carried out.
    pub picked: u8,
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
            scored: [[0; Source::ALL.len()]; MOST_SEATS],
            on_table: Sites::NONE,
            rows: [Row::EMPTY; Site::COUNT],
            objects: [CardSet::NONE; MOST_SEATS],
            allies: [CardSet::NONE; MOST_SEATS],
            discard: CardSet::NONE,
            object_discard: CardSet::NONE,
            gone: CardSet::NONE,
            completed: [Sites::NONE; MOST_SEATS],
            set_aside: Sites::NONE,
            outstanding: Sites::NONE,
            ending: Sites::NONE,
            tally: [0; MOST_SEATS],
            alliances: [Alliance::NONE; 2],
            contest: Contest::NONE,
            acted: false,
            triumph: false,
            failed: false,
            grab: None,
            offer: Offer::NONE,
            picked: 0,
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

    /// The other members of their alliance.
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
