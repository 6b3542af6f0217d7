//! The clicks a person makes. In the order in which they are offered, refusals and passes first.

use table::Seat;

use crate::{
    board::{Figure, Grab, ROW, Site},
    content::{Attribute, Card},
    set::{self, CardSet},
};

#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Not this time: no card, no declaration, no choice.
    Pass,
    /// An answer to a swap or proposal.
    No,
    /// No further proposals (L-1).
    Done,
    /// Drops the offer being built; it costs nothing (L-1).
    Scrap,
    /// B-5
    Withdraw,
    Yes,
    /// No, and a proposal of one's own to the same players (L-1).
    Counter,
    /// Puts the offer to the others.
    Submit,
    /// B-3
    Match,
    /// A player, where one is asked for.
    Target(Seat),
    /// An adventure, where one is asked for.
    Site(Site),
    /// A challenge, where one is asked for, by its place in the row.
    Spot(Site, u8),
    /// A face-down magic object of this player, blindly.
    Hidden(Seat),
    /// A card, where one is asked for.
    Choose(Card),
    /// C-3
    Adventure(Card),
    /// C-4
    Challenge(Card, Site),
    /// C-9
    Turn(Card),
    /// C-10
    Special(Card),
    ///
    Deed(Deed),
    /// O-3: the same, with a look at a face-down challenge.
    Peek(Deed, Site, u8),
    /// B-1, B-4: a total.
    Bid(u16),
    ///
    Hire,
    /// H-4
    HireFree,
    /// R-1, D-2
    Name(Attribute, Figure),
    ///
    Lay(Card),
    /// D-3
    LayOn(Card, Seat),
    /// H-1
    Rage,
    /// H-6
    Sermon,
    /// H-6: breaks an alliance over its loot.
    Grab(Grab),
    /// Begins an offer (L-2).
    Treaty,
    /// Begins an offer (L-3).
    Alliance,
    /// Names a member of the alliance offered.
    Invite(Seat),
    /// Tenths for the member whose share is due (L-8).
    Share(u8),
    /// Who gets the object or effect that is due; nobody named means the active player (L-8).
    Heir(Option<Seat>),
    /// The next term of a treaty: from whom, to whom.
    Between(Seat, Seat),
    /// What is given or shown.
    Good(Good),
    /// How much or how many of it.
    Amount(u8),
    /// Y-2, where it is a decision (O-3).
    Draw,
    /// O-3
    DrawTwo,
    /// O-3: puts this card into the pile first.
    SwapTwo(Card),
}

/// What a hero does in their turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Deed {
    Pass,
    ///
    Move(Site),
    /// the challenge at this place of the row.
    Face(u8),
    ///
    Duel(Seat),
    ///
    Complete,
    /// H-2
    StealCard(Seat),
    StealObject(Card),
    StealHidden(Seat),
    /// H-3
    Return(Site),
    /// O-5
    Ransom(Site),
    /// A magic object that is discarded for its effect.
    Use(Card),
}

/// What can be part of a treaty (L-2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Good {
    Glory,
    /// A hand card by name: the proposer's own, or one they were shown.
    Card,
    /// Hand cards of another, at random or of their choice.
    RandomCards,
    ChosenCards,
    /// Hand cards of one kind, of the giver's choice.
    Adventures,
    Challenges,
    Resolutions,
    /// A face-up object.
    Object,
    /// Face-down objects, of the giver's choice.
    HiddenObjects,
    ShowRandom,
    ShowChosen,
    ShowAdventures,
    ShowChallenges,
    ShowResolutions,
    /// Face-down objects shown, of the owner's choice.
    ShowObjects,
    /// A challenge one placed.
    ShowPlaced,
}

impl Good {
    pub const ALL: [Good; 16] = [
        Good::Glory,
        Good::Card,
        Good::RandomCards,
        Good::ChosenCards,
        Good::Adventures,
        Good::Challenges,
        Good::Resolutions,
        Good::Object,
        Good::HiddenObjects,
        Good::ShowRandom,
        Good::ShowChosen,
        Good::ShowAdventures,
        Good::ShowChallenges,
        Good::ShowResolutions,
        Good::ShowObjects,
        Good::ShowPlaced,
    ];

    /// Whether the giver picks which, when it is carried out.
    pub const fn is_picked(self) -> bool {
        matches!(self, Good::ChosenCards | Good::HiddenObjects | Good::ShowChosen | Good::ShowObjects)
            || self.kind().is_some()
    }

    pub const fn is_shown(self) -> bool {
        self as u8 >= Good::ShowRandom as u8
    }

    /// Whether a term says which one it is, not how many.
    pub const fn is_named(self) -> bool {
        matches!(self, Good::Card | Good::Object | Good::ShowPlaced)
    }

    /// Whether it comes from the hand.
    pub const fn is_of_hand(self) -> bool {
        !matches!(
            self,
            Good::Glory | Good::Object | Good::HiddenObjects | Good::ShowObjects | Good::ShowPlaced
        )
    }

    /// The cards of the kind that is asked for.
    pub const fn kind(self) -> Option<CardSet> {
        match self {
            Good::Adventures | Good::ShowAdventures => Some(set::ADVENTURES),
            Good::Challenges | Good::ShowChallenges => Some(set::CHALLENGES),
            Good::Resolutions | Good::ShowResolutions => Some(set::SPECIALS),
            _ => None,
        }
    }
}

/// A line of a treaty. `what` is an amount, a card or the place of a challenge, by the sort of good.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Clause {
    pub from: Seat,
    pub to: Seat,
    pub good: Good,
    pub what: u8,
}

impl Clause {
    pub const NONE: Clause = Clause { from: Seat(0), to: Seat(0), good: Good::Glory, what: 0 };

    /// The place of a challenge as `what` has it.
    pub const fn at(site: Site, slot: u8) -> u8 {
        site.0 * ROW as u8 + slot
    }

    /// Where the challenge lies that is shown.
    pub const fn spot(self) -> (Site, u8) {
        (Site(self.what / ROW as u8), self.what % ROW as u8)
    }

    /// The same sort of good between the same players.
    pub fn is_like(self, other: Clause) -> bool {
        (self.from, self.to, self.good) == (other.from, other.to, other.good)
    }

    /// How many cards or objects it takes, or how much glory.
    pub const fn amount(self) -> u16 {
        if self.good.is_named() { 1 } else { self.what as u16 }
    }
}

/// What an alliance shares in tenths (L-8).
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Share {
    Loot,
    Gains,
    Losses,
}

impl Share {
    pub const ALL: [Share; 3] = [Share::Loot, Share::Gains, Share::Losses];
}

const _: () = assert!(size_of::<Action>() <= 8);
