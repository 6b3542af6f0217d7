//! What players agree on: treaties, alliances and their terms.

use table::{MOST_SEATS, Seat, Seats};

use crate::action::{Clause, Good, Share};

/// More lines than any treaty needs (L-2): every card once, and GP from each to each.
pub const MOST_CLAUSES: usize = 112;
/// More cards than can be picked for one treaty.
pub const MOST_PICKS: usize = 100;
/// As many objects as one loot can have.
pub const MOST_OBJECTS: usize = 4;

/// The terms of an alliance (L-8).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// Each member's tenths of loot, bidding gains and bidding losses, by [`Share`].
    pub tenths: [[u8; MOST_SEATS]; 3],
    /// Who gets each object, in the order drawn; nobody named means the active player.
    pub objects: [Option<Seat>; MOST_OBJECTS],
    pub effect: Option<Seat>,
}

impl Terms {
    pub const NONE: Terms =
        Terms { tenths: [[0; MOST_SEATS]; 3], objects: [None; MOST_OBJECTS], effect: None };

    /// A partner's part of `amount`, rounded down.
    pub fn part(&self, share: Share, partner: Seat, amount: u16) -> u16 {
        amount * u16::from(self.tenths[share as usize][partner.index()]) / 10
    }
}

/// L-3
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Alliance {
    pub members: Seats,
    pub terms: Terms,
    /// H-6: the Priest owes nothing more in it.
    pub broken: bool,
}

impl Alliance {
    pub const NONE: Alliance = Alliance { members: Seats::NONE, terms: Terms::NONE, broken: false };
}

/// What is being proposed (L-1), built click by click and then public.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    pub kind: OfferKind,
    pub proposer: Seat,
    /// Everyone it binds.
    pub parties: Seats,
    pub clauses: [Clause; MOST_CLAUSES],
    pub count: u8,
    /// The treaty term being built: from whom, to whom, and what.
    pub pending: Pending,
    pub terms: Terms,
    /// How many of the terms of an alliance are settled.
    pub settled: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum OfferKind {
    None,
    Treaty,
    Alliance,
}

/// How far the next clause of a treaty is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    Nothing,
    Between(Seat, Seat),
    Kind(Seat, Seat, Good),
}

impl Offer {
    pub const NONE: Offer = Offer {
        kind: OfferKind::None,
        proposer: Seat(0),
        parties: Seats::NONE,
        clauses: [Clause::NONE; MOST_CLAUSES],
        count: 0,
        pending: Pending::Nothing,
        terms: Terms::NONE,
        settled: 0,
    };

    /// In ascending order.
    pub fn clauses(&self) -> &[Clause] {
        &self.clauses[..usize::from(self.count)]
    }

    /// Its terms, each as the lines that make it: several named cards are one (L-2).
    pub fn terms(&self) -> impl Iterator<Item = &[Clause]> {
        self.clauses()
            .chunk_by(|one, other| one.is_like(*other) && matches!(one.good, Good::Card | Good::Object))
    }

    /// The clause that each card is picked for, in the order of picking.
    pub(crate) fn picks(&self) -> impl Iterator<Item = (u8, Clause)> {
        let picked = self.clauses().iter().enumerate().filter(|(_, clause)| clause.good.is_picked());
        picked.flat_map(|(at, clause)| (0..clause.what).map(move |_| (at as u8, *clause)))
    }

    /// How much it takes from someone of these goods.
    pub(crate) fn promised(&self, from: Seat, of: impl Fn(Good) -> bool) -> u16 {
        let theirs = self.clauses().iter().filter(|clause| clause.from == from && of(clause.good));
        theirs.map(|clause| clause.amount()).sum()
    }

    /// Adds a line; more of the same is one line.
    pub fn add(&mut self, clause: Clause) {
        let count = usize::from(self.count);
        let same = |its: &&mut Clause| its.is_like(clause) && !clause.good.is_named();
        if let Some(its) = self.clauses[..count].iter_mut().find(same) {
            its.what += clause.what;
        } else {
            self.clauses[count] = clause;
            self.count += 1;
            self.clauses[..=count].sort_unstable();
        }
    }

    /// H-6: drops what somebody gives.
    pub(crate) fn strike_out(&mut self, from: Seat) {
        let Offer { clauses, count, .. } = *self;
        self.clauses = Offer::NONE.clauses;
        self.count = 0;
        for clause in clauses[..usize::from(count)].iter().filter(|clause| clause.from != from) {
            self.clauses[usize::from(self.count)] = *clause;
            self.count += 1;
        }
    }

    pub fn partners(&self) -> Seats {
        self.parties.without(self.proposer)
    }
}

/// H-6: what the Priest takes of a loot, against the terms.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Grab {
    pub glory: u8,
    /// One bit an object, in the order drawn.
    pub objects: u8,
    pub effect: bool,
}
