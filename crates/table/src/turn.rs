//! Whose turn it is, why an action is refused, and the score.

use core::fmt;

use crate::{MOST_SEATS, Seat, Seats};

/// Whom the game waits for. Public: it depends only on public information.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Any of these seats may act now. If there are several, they choose simultaneously and in secret: until the
    /// last choice is made, the set does not shrink and every choice may be changed.
    Awaits(Seats),
    /// The game is over.
    Over,
}

impl Turn {
    /// The turn of a single seat.
    pub const fn of(seat: Seat) -> Turn {
        Turn::Awaits(Seats::of(seat))
    }

    /// The seats the game waits for; none when it is over.
    pub const fn seats(self) -> Seats {
        match self {
            Turn::Awaits(seats) => seats,
            Turn::Over => Seats::NONE,
        }
    }

    /// Whether several seats choose at the same time.
    pub const fn simultaneous(self) -> bool {
        self.seats().len() > 1
    }
}

/// A rule, by its number in the rulebook under `docs/rules`: `Rule("D-6")`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Rule(pub &'static str);

impl Rule {
    /// A refusal by this rule; `why` is the key of a phrase without arguments.
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
    /// The game is waiting for somebody else.
    NotYourTurn,
    /// The game is over.
    Over,
    /// A rule forbids it.
    Forbidden {
        /// The rule that forbids it.
        rule: Rule,
        /// The key of the phrase that explains why.
        why: &'static str,
    },
}

impl Illegal {
    /// The rule that forbids the action, if it was a rule.
    pub const fn rule(self) -> Option<Rule> {
        match self {
            Illegal::Forbidden { rule, .. } => Some(rule),
            Illegal::NotYourTurn | Illegal::Over => None,
        }
    }

    /// The key of the phrase that explains why.
    pub const fn why(self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "refused-not-your-turn",
            Illegal::Over => "refused-over",
            Illegal::Forbidden { why, .. } => why,
        }
    }
}

/// The score and rank of every seat, now or at the end.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    seats: u8,
    scores: [i16; MOST_SEATS],
    places: [u8; MOST_SEATS],
}

impl Standing {
    /// Ranks the seats by `keys`, highest first; equal keys share a place. `scores` are shown to the players.
    pub fn rank<K: Ord>(scores: &[i16], keys: &[K]) -> Standing {
        assert!(scores.len() == keys.len() && keys.len() <= MOST_SEATS, "one key and one score a seat");
        let mut standing = Standing { seats: keys.len() as u8, scores: [0; 4], places: [0; 4] };
        for (seat, key) in keys.iter().enumerate() {
            standing.scores[seat] = scores[seat];
            standing.places[seat] = 1 + keys.iter().filter(|&other| other > key).count() as u8;
        }
        standing
    }

    /// The number of seats.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The seat's score.
    pub const fn score(&self, seat: Seat) -> i16 {
        self.scores[seat.index()]
    }

    /// The seat's rank: 1 is best, and tied seats share a place.
    pub const fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The seats in first place.
    pub fn winners(&self) -> Seats {
        Seats::first_n(self.seats).iter().filter(|&seat| self.place(seat) == 1).collect()
    }

    /// This seat's share of the victory: 1 for a sole winner, an equal part for joint winners, 0 for the others.
    pub fn share(&self, seat: Seat) -> f32 {
        let winners = self.winners();
        if winners.has(seat) { 1.0 / f32::from(winners.len()) } else { 0.0 }
    }
}
