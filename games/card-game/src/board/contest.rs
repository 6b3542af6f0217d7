//! A challenge or duel under way, or the last one.

use table::Seat;

use crate::{
    board::Site,
    content::{Attribute, Card},
};

/// As many cards as can ever be laid in one contest: all that are not objects.
pub const MOST_LAID: usize = 100;

/// Whose attributes are used against a challenge.
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
    /// the antagonist was hired, and nothing was fought.
    Hired,
}

impl Outcome {
    pub const fn winner(self) -> Option<u8> {
        match self {
            Outcome::Won(side) => Some(side),
            Outcome::Withdrawn(side) => Some(1 - side),
            Outcome::Open | Outcome::CalledOff | Outcome::Hired => None,
        }
    }
}

/// A challenge or duel under way (B, R, D). One that is over stays in view until the next one begins.
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
    /// The figure's value and the one against it, once compared.
    pub compared: Option<(i8, i8)>,
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
        compared: None,
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
