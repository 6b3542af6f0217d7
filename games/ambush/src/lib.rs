//! Ambush: bands in the hills, who strikes whom is chosen in secret, cards answer cards, dice decide.
//!
//! A toy with the anatomy of a large game: an explicit stack of frames, secrets in a struct of their own, nested
//! windows, simultaneous choices, a bag of cards without an order.

#![no_std]

extern crate alloc;

mod clash;
mod flow;
mod notation;
mod options;
mod round;
mod rules;

mod sight;
mod story;

pub use clash::Window;
pub use flow::Frame;
pub use notation::Lexicon;
pub use options::{Agreement, Options};
pub use round::Plans;
pub use sight::{Glimpse, View};

use flow::Stack;
use table::{Game, Seat, Seats};

/// T-2 Four of each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Card {
    Shield,
    Feint,
    Rally,
}

impl Card {
    pub const ALL: [Card; 3] = [Card::Shield, Card::Feint, Card::Rally];
    const COPIES: u8 = 4;

    const fn key(self) -> &'static str {
        match self {
            Card::Shield => "ambush-card-shield",
            Card::Feint => "ambush-card-feint",
            Card::Rally => "ambush-card-rally",
        }
    }
}

/// How many of each card.
type Hand = [u8; 3];

fn size(hand: Hand) -> u8 {
    hand.iter().sum()
}

/// R-2 What a band does in a round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Plan {
    LieLow,
    Rally,
    Strike(Seat),
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    Plan(Plan),
    Decline,
    Answer(Card),
}

/// `C` is a [`Card`] in the truth and a `Seen<Card>` in a glimpse: one vocabulary, two degrees of knowledge.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event<C> {
    Round {
        round: u8,
    },
    Drew {
        seat: Seat,
        card: C,
    },
    Revealed {
        seat: Seat,
        plan: Plan,
    },
    Rallied {
        seat: Seat,
    },
    Struck {
        seat: Seat,
        target: Seat,
        dice: u8,
    },
    Answered {
        seat: Seat,
        card: Card,
    },
    Rolled {
        seat: Seat,
        target: Seat,
        hits: u8,
    },
    Out {
        seat: Seat,
    },
    /// C-4, L-1 The hand of a band that is out.
    Discarded {
        seat: Seat,
        cards: Hand,
    },
    Left {
        seat: Seat,
    },
}

/// What lies open on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    agreed: Agreement,
    men: [u8; 4],
    round: u8,
    discard: Hand,
    /// The plans of this round, once revealed.
    plans: [Option<Plan>; 4],
    /// L-1
    left: Seats,
}

/// What does not lie open. Nothing here is ever written for an outsider but through [`View`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Secrets {
    hands: [Hand; 4],
    sealed: [Option<Plan>; 4],
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ambush {
    board: Board,
    secrets: Secrets,
    flow: Stack,
}

impl Board {
    /// Bands with men that have not left.
    fn standing_bands(&self) -> Seats {
        let standing = |&seat: &Seat| self.men[seat.index()] > 0 && !self.left.has(seat);
        (0..self.agreed.seats).map(Seat).filter(standing).collect()
    }
}

impl Ambush {
    /// T-2 The bag has no order: it is what is neither held nor discarded, and a draw is a chance.
    fn bag(&self) -> Hand {
        let held = |card: usize| self.secrets.hands.iter().map(|hand| hand[card]).sum::<u8>();
        core::array::from_fn(|card| Card::COPIES - held(card) - self.board.discard[card])
    }

    fn discard(&mut self, seat: Seat, card: Card) {
        self.secrets.hands[seat.index()][card as usize] -= 1;
        self.board.discard[card as usize] += 1;
    }
}

impl Game for Ambush {
    const NAME: &'static str = "ambush";
    const EDITION: u16 = 1;
    /// Twenty rounds of four plans, and four strikes with two answers each.
    const LONGEST: usize = 20 * (4 + 4 * 2);
}
