//! Whom the game waits for, why it refuses, and how it stands.

use core::fmt;

use crate::{MOST_SEATS, Seat, Seats};

/// Whom the game waits for: open knowledge, a function of the open board alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Any of these seats may act now. With several, the choices are simultaneous and secret: the set stays
    /// whole, and each choice may be changed, until the last one is in.
    Awaits(Seats),
    Over,
}

impl Turn {
    pub const fn of(seat: Seat) -> Turn {
        Turn::Awaits(Seats::of(seat))
    }

    pub const fn seats(self) -> Seats {
        match self {
            Turn::Awaits(seats) => seats,
            Turn::Over => Seats::NONE,
        }
    }

    pub const fn simultaneous(self) -> bool {
        self.seats().len() > 1
    }
}

/// The rule that settles a matter, by its number in the contract: `Rule("D-6")`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Rule(pub &'static str);

impl Rule {
    /// A refusal by this rule; `why` is the key of a phrase without variables.
    pub const fn forbids(self, why: &'static str) -> Illegal {
        Illegal::Forbidden { rule: self, why }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action was refused.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    NotYourTurn,
    Over,
    Forbidden {
        rule: Rule,
        /// Key of the phrase that says it in words.
        why: &'static str,
    },
}

impl Illegal {
    pub const fn rule(self) -> Option<Rule> {
        match self {
            Illegal::Forbidden { rule, .. } => Some(rule),
            Illegal::NotYourTurn | Illegal::Over => None,
        }
    }

    /// Key of the phrase that says why.
    pub const fn why(self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "refused-not-your-turn",
            Illegal::Over => "refused-over",
            Illegal::Forbidden { why, .. } => why,
        }
    }
}

/// How the seats stand, now or at the end.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    seats: u8,
    scores: [i16; MOST_SEATS],
    places: [u8; MOST_SEATS],
}

impl Standing {
    /// Ranks seats by `keys`, highest first; equal keys share a place. `scores` is what players count.
    pub fn rank<K: Ord>(scores: &[i16], keys: &[K]) -> Standing {
        assert!(scores.len() == keys.len() && keys.len() <= MOST_SEATS, "one key and one score a seat");
        let mut standing = Standing { seats: keys.len() as u8, scores: [0; 4], places: [0; 4] };
        for (seat, key) in keys.iter().enumerate() {
            standing.scores[seat] = scores[seat];
            standing.places[seat] = 1 + keys.iter().filter(|&other| other > key).count() as u8;
        }
        standing
    }

    pub const fn seats(&self) -> u8 {
        self.seats
    }

    pub const fn score(&self, seat: Seat) -> i16 {
        self.scores[seat.index()]
    }

    /// 1 is best; tied seats share a place.
    pub const fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    pub fn winners(&self) -> Seats {
        Seats::first_n(self.seats).iter().filter(|&seat| self.place(seat) == 1).collect()
    }

    /// The part of the victory that is this seat's: 1, a share of a shared one, or 0.
    pub fn share(&self, seat: Seat) -> f32 {
        let winners = self.winners();
        if winners.has(seat) { 1.0 / f32::from(winners.len()) } else { 0.0 }
    }
}
