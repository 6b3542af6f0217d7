//! What does not lie open: in one struct, that is never written out but for the archive.

use table::Seats;

use crate::{content::Category, pile::Pile};

/// A sealed bid for Conan (B-2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bid {
    /// Its position among the bid tokens.
    pub token: u8,
    /// A kind of strategy card; none for a player who has none.
    pub card: Option<u8>,
}

/// A choice of tokens for an artifact (G-11), being made or sealed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Offering {
    pub category: Option<Category>,
    /// The kind chosen last: the next one is not lower.
    pub last: u8,
    pub tokens: Pile,
    /// How often it was begun anew before it was sealed.
    pub anew: u8,
}

impl Offering {
    pub const NONE: Offering = Offering { category: None, last: 0, tokens: Pile::EMPTY, anew: 0 };

    pub(crate) fn add(&mut self, kind: u8) {
        self.tokens.add(kind);
        self.last = kind;
    }
}

/// What one player alone knows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Own {
    /// Kingdom cards in hand.
    pub kingdom: Pile,
    /// Strategy cards in hand.
    pub strategy: Pile,
    /// Adventure tokens kept.
    pub tokens: Pile,
    pub bid: Option<Bid>,
    pub offering: Offering,
}

impl Own {
    pub const NONE: Own = Own {
        kingdom: Pile::EMPTY,
        strategy: Pile::EMPTY,
        tokens: Pile::EMPTY,
        bid: None,
        offering: Offering::NONE,
    };
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secrets {
    pub own: [Own; 4],
    /// Whose sealed choices are in.
    pub sealed: Seats,
    /// Strategy cards face down in a contest (C-4), by side.
    pub face_down: [Option<u8>; 2],
    /// The token drawn unseen by the others.
    pub drawn: Option<u8>,
}
