//! What does not lie open: in one place, so that only `view.rs` has to say who may know it. There is no way to
//! serialize it but the position's own notation.

use table::{MOST_SEATS, Seats};

use crate::{
    board::{MOST_LAID, MOST_PICKS, Offer, ROW, Site},
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
    /// L-1: how many offers each has begun in this phase.
    pub drafts: [u8; MOST_SEATS],
    /// Cards already picked for the treaty being carried out, in the order of its clauses (L-2).
    pub picks: [Card; MOST_PICKS],
    /// L-2: what each was told that each other holds, and has not been told to have left their hand.
    pub shown: [[CardSet; MOST_SEATS]; MOST_SEATS],
    /// O-3: who has cheated this cycle, and in this phase.
    pub cheated: Seats,
    pub cheating: Seats,
    /// O-3: how many cards more they hold than anybody can know of.
    pub surplus: [i8; MOST_SEATS],
    /// What each drew by cheating in this phase.
    pub drawings: [Drawing; MOST_SEATS],
}

/// O-3: two cards drawn instead of one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Drawing {
    /// The second card.
    pub extra: Option<Card>,
    /// Where a card was put back for it: that card, and the first one drawn.
    pub exchange: Option<(Card, Card)>,
}

impl Drawing {
    pub(crate) const NONE: Drawing = Drawing { extra: None, exchange: None };
}

impl Secrets {
    pub(crate) const NONE: Secrets = Secrets {
        pile: CardSet::NONE,
        object_pile: CardSet::NONE,
        hands: [CardSet::NONE; MOST_SEATS],
        objects: [CardSet::NONE; MOST_SEATS],
        rows: [[Card(0); ROW]; Site::COUNT],
        drawn: None,
        laid: [Card(0); MOST_LAID],
        gone: CardSet::NONE,
        draft: Offer::NONE,
        drafts: [0; MOST_SEATS],
        picks: [Card(0); MOST_PICKS],
        shown: [[CardSet::NONE; MOST_SEATS]; MOST_SEATS],
        cheated: Seats::NONE,
        cheating: Seats::NONE,
        surplus: [0; MOST_SEATS],
        drawings: [Drawing::NONE; MOST_SEATS],
    };
}
