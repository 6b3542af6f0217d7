//! What happened. A private part says by its type who perceives it.

use alloc::vec::Vec;

use table::{Alone, Cx, Eye, Perceived, Private, Seat, Seats, events, open};

use crate::{
    action::Clause,
    board::{Figure, OfferKind, Site},
    content::{Attribute, Card},
    score::{Scored, Source},
    set::CardSet,
};

pub(crate) type Told<'a, 'b> = &'a mut Cx<'b, Event>;

events! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        HeroDealt { seat: Seat, hero: u8 },
        SwapOffered { from: Seat, to: Seat },
        SwapAnswered { from: Seat, to: Seat, yes: bool },
        Opened { seat: Seat, card: Card },
        Reopened { seat: Seat, card: Card },
        First { seat: Seat, by_lot: bool },
        /// S-4, C-4
        Placed { seat: Seat, site: Site, card: Private<Card> },
        Unplaced { seat: Seat },
        Drew { seat: Seat, card: Private<Card> },
        /// O-3: nobody else learns how many.
        DrewUnseen {
            seat: Seat,
            card: Option<Private<Card>>,
            extra: Private<Option<Card>>,
            put_back: Private<Option<Card>>,
        },
        NothingToDraw { seat: Seat },
        Entered { seat: Seat, site: Site },
        Phase { phase: Phase, cycle: u16 },
        Passed { seat: Seat },
        PlayedAdventure { seat: Seat, card: Card },
        TurnedObject { seat: Seat, card: Card },
        PlayedSpecial { seat: Seat, card: Card },
        UsedObject { seat: Seat, card: Card },
        TiedForMost,
        /// Their hand and objects are open now.
        Eliminated { seat: Seat, hero: u8, cards: CardSet },
        /// The glory points by source, and in all.
        Count { seat: Seat, scored: Scored, glory: u16 },
        /// V-6: what decides between equal glory.
        GloryTied { seat: Seat, completed: u8 },
        Over { winners: Seats, by: Ending },
        Moved { seat: Seat, site: Site },
        Returned { seat: Seat, site: Site },
        Waited { seat: Seat },
        Ransomed { seat: Seat, to: Seat, amount: u16 },
        Faced { seat: Seat, site: Site, card: Card },
        Challenged { seat: Seat, other: Seat },
        Hired { seat: Seat, card: Card, cost: u16 },
        Bid { seat: Seat, amount: u16 },
        Matched { seat: Seat, amount: u16 },
        Withdrew { seat: Seat, cost: u16 },
        Named { seat: Seat, attribute: Attribute, figure: Figure },
        Laid { seat: Seat, on: Option<Seat>, card: Private<Card> },
        Shown { seat: Seat, card: Card, cancelled: bool },
        Became { attribute: Attribute },
        Raged { seat: Seat },
        /// What both values come from; `ties` is the card that wins at equal ones.
        Compared { value: i8, against: i8, duel: bool, sums: Sums, ties: Option<Card> },
        Beaten { seat: Seat, card: Card },
        Held { seat: Seat, card: Card },
        DuelWon { seat: Seat, loser: Seat },
        CalledOff,
        /// From the bank if positive, to it if negative.
        Glory { seat: Seat, change: i16, source: Source },
        Paid { from: Seat, to: Seat, amount: u16, source: Source },
        Expelled { seat: Seat, hero: u8, site: Site },
        /// An object changes hands, face up or face down.
        ObjectTaken { from: Seat, to: Seat, card: Private<Card> },
        Completed { seat: Seat, site: Site },
        Looted { seat: Seat, card: Private<Card> },
        Grabbed { seat: Seat },
        Plundered { seat: Seat },
        Discarded { seat: Seat, card: Card },
        CardTaken { from: Seat, to: Seat, card: Private<Card> },
        Recovered { seat: Seat, card: Card },
        /// A card that lay open goes into a hand.
        Kept { seat: Seat, card: Card },
        SawHand { seat: Seat, of: Seat, cards: Private<CardSet> },
        SawChallenge { seat: Seat, site: Site, slot: u8, card: Private<Card> },
        /// H-5: nobody else hears of it.
        Foresaw { seat: Alone, site: Site, slot: u8, card: Card },
        Banished { seat: Seat, site: Site, card: Card },
        ///
        Razed { seat: Seat, site: Site },
        Renewed { seat: Seat },
        /// Its terms follow.
        Proposed { seat: Seat, kind: OfferKind, partners: Seats },
        /// A term of a treaty; `cards` are those it names.
        Term { clause: Clause, cards: CardSet },
        /// What an alliance gives a member, in tenths (L-8).
        Shares { seat: Seat, tenths: [u8; 3] },
        /// Who gets an object of the loot, counted from 0, or its special effect (L-8).
        Heir { object: Option<u8>, seat: Seat },
        /// Whom the table waits for is open: so is that they think of a counter-proposal.
        Answered { seat: Seat, yes: bool, counters: bool },
        Stopped { seat: Seat },
        Broke { seat: Seat },
        Agreed { parties: Seats },
        Allied { members: Seats },
        AllianceEnded { members: Seats },
        /// A hand card; open if the treaty names it.
        Given { from: Seat, to: Seat, card: Private<Card> },
        /// A hand card or a face-down object.
        Showed { from: Seat, to: Seat, card: Private<Card> },
        PileReformed,
        ObjectPileReformed,
        BroughtBack { count: u8 },
        Accused { seat: Seat, other: Seat, guilty: bool },
        /// O-3: only the cheat sees it.
        Peeked { seat: Alone, site: Site, slot: u8, card: Card },
        /// O-3: only the cheat sees what goes back into the pile, and what they take from it.
        Undone { seat: Alone, returned: CardSet, taken: CardSet },
        Left { seat: Seat },
    }
}

open!(Attribute, Card, Clause, Ending, Figure, OfferKind, Phase, Site, Source);

/// What adds up to the two values of a contest: so much from each name. Empty if nobody listens.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sums(pub [Vec<(i64, &'static str)>; 2]);

impl Perceived for Sums {
    fn perceived_by(&self, _: Eye) -> Option<Sums> {
        Some(self.clone())
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Cards,
    Heroes,
    Diplomacy,
    Draw,
}

/// Which rule ended the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// V-1
    Goal,
    /// V-3
    LastLeft,
    /// V-6
    Limit,
}
