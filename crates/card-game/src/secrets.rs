//! What does not lie open: in one place, so that only `view.rs` has to say who may know it. There is no way to
//! serialize it but the position's own notation.

use table::{MOST_SEATS, Seats};

use crate::{
    board::{MOST_CLAUSES, MOST_LAID, Offer, ROW, Site},
    content::Card,
    set::CardSet,
};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secrets {
    /// The draw pile: a bag until somebody draws. Before S-5 the packs are parts of it.
    pub pile: CardSet,
    /// The object pile.
    pub object_pile: CardSet,
    pub hands: [CardSet; MOST_SEATS],
    /// Face-down magic objects.
    pub objects: [CardSet; MOST_SEATS],
    /// What lies face down in each row; of a challenge that lies face up it repeats the face.
    pub rows: [[Card; ROW]; Site::COUNT],
    /// The challenge just drawn and not yet placed (S-4).
    pub drawn: Option<Card>,
    /// The cards laid in the contest, in order.
    pub laid: [Card; MOST_LAID],
    /// Left the game face down (V-2).
    pub gone: CardSet,
    /// The offer being built by the player asked (L-1).
    pub draft: Offer,
    /// Cards already picked for each clause of the treaty being carried out (L-2).
    pub picked: [CardSet; MOST_CLAUSES],
    /// O-3: who has cheated this cycle, and in this phase.
    pub cheated: Seats,
    pub cheating: Seats,
    /// O-3: how many cards more he holds than anybody can know of.
    pub surplus: [i8; MOST_SEATS],
    /// The extra card drawn by cheating in this phase.
    pub extra: [Option<Card>; MOST_SEATS],
}

impl Secrets {
    pub(crate) const NONE: Secrets = Secrets {
        pile: CardSet::EMPTY,
        object_pile: CardSet::EMPTY,
        hands: [CardSet::EMPTY; MOST_SEATS],
        objects: [CardSet::EMPTY; MOST_SEATS],
        rows: [[Card(0); ROW]; Site::COUNT],
        drawn: None,
        laid: [Card(0); MOST_LAID],
        gone: CardSet::EMPTY,
        draft: Offer::NONE,
        picked: [CardSet::EMPTY; MOST_CLAUSES],
        cheated: Seats::NONE,
        cheating: Seats::NONE,
        surplus: [0; MOST_SEATS],
        extra: [None; MOST_SEATS],
    };
}
