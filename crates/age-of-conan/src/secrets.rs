//! What does not lie open: in one struct, that is never written out but for the archive.

use table::Seats;

use crate::{
    board::TokenCounts,
    content::{Category, MOST_TOKEN_KINDS},
};

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
    pub count: u8,
    pub tokens: TokenCounts,
}

impl Offering {
    pub const NONE: Offering =
        Offering { category: None, last: 0, count: 0, tokens: [0; MOST_TOKEN_KINDS] };
}

/// What one player alone knows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Own {
    /// Kingdom cards in hand, by instance.
    pub kingdom: u32,
    /// Strategy cards in hand, by instance.
    pub strategy: u64,
    /// Adventure tokens kept.
    pub tokens: TokenCounts,
    pub bid: Option<Bid>,
    pub offering: Offering,
}

impl Own {
    pub const NONE: Own = Own {
        kingdom: 0,
        strategy: 0,
        tokens: [0; MOST_TOKEN_KINDS],
        bid: None,
        offering: Offering::NONE,
    };
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Secrets {
    pub own: [Own; 4],
    /// Whose sealed choices are in.
    pub sealed: Seats,
    /// Strategy cards face down in a contest (C-4), by instance and side.
    pub face_down: [Option<u8>; 2],
    /// The token drawn unseen by the others.
    pub drawn: Option<u8>,
}
