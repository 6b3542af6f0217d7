//! What a bot plays for.

/// Victory alone, or also the place one ends in; and how dear a stake is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Aim {
    /// How much the place counts: 0 is not at all, 1 is nothing else. A place is the part of the rivals one comes out
    /// ahead of.
    pub place: f32,
    /// What it costs to stake all one has, as a chance of winning ([`crate::Sense::price`]).
    pub price: f32,
}

impl Aim {
    pub const VICTORY: Aim = Aim { place: 0.0, price: 0.0 };
}
