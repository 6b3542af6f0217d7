//! What happened. A private part says by its type who perceives it.

use table::{Cx, Private, Seat, events, open};

use crate::{
    board::{Conflict, TRACK},
    cards::{
        CardRef,
        op::{Contest, Side},
    },
    content::{Category, Kingdom, Province},
    dice::{FACES, Face, Use},
    options::FinalTie,
    pile::Pile,
    score::Source,
};

/// B-6: what decides between equal bids.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BidTieBreak {
    Tokens,
    Distance,
    Lot,
}

/// Why somebody receives the bonus card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BonusBy {
    /// S-8
    Setup,
    /// G-13
    Points,
    Tokens,
}

/// Where gold comes from, as far as the story does not say it anyway.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GoldBy {
    /// G-4
    Income,
    /// W-4
    Towers,
    /// What was told just before.
    Deed,
}

pub(crate) type Told<'a, 'b> = &'a mut Cx<'b, Event>;

events! {
    #[derive(Copy, Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        // S, G
        Takes { seat: Seat, kingdom: Kingdom },
        ObjectiveUp { objective: u8 },
        AdventureUp { adventure: u8, destination: Province },
        TrackFilled { track: [u8; TRACK], length: u8 },
        ArtifactTo { seat: Seat, category: Category },
        ArtifactAside { category: Category, tied: bool },
        BonusCardTo { seat: Seat, by: BonusBy },
        BonusCardAside,
        FirstPlayer { seat: Seat },
        FateRolled { pool: [u8; FACES] },
        // B
        Bid { seat: Seat, token: u8, card: Option<u8>, worth: u8 },
        SecondCard { seat: Seat, card: u8, worth: u8 },
        /// B-6: what decides between the highest bids.
        BidsTied { by: BidTieBreak },
        ConanPlayer { seat: Seat },
        TokensBack { seat: Seat },
        // U, A
        TurnOf { seat: Seat },
        ConanMoves { to: Province },
        TokenTaken { seat: Seat, token: u8 },
        TokenDiscarded { token: u8 },
        /// What everybody saw on the track; nothing of a token from the bag.
        TokenKept { seat: Seat, from_track: Option<u8> },
        TokenTraded { seat: Seat, token: u8 },
        TablePlayed { seat: Seat, card: CardRef },
        Refreshed { seat: Seat, card: CardRef },
        Used { seat: Seat, card: CardRef },
        DieUsed { seat: Seat, face: Face, purpose: Use },
        AdventureEnds { adventure: u8 },
        // The board
        UnitPlaced { seat: Seat, at: Province },
        UnitsMoved { seat: Seat, from: Province, to: Province, count: u8 },
        UnitsRemoved { seat: Seat, at: Province, count: u8 },
        EmissaryPlaced { seat: Seat, at: Province },
        EmissaryMoved { seat: Seat, from: Province, to: Province },
        EmissaryRemoved { seat: Seat, at: Province },
        RaiderPlaced { at: Province },
        RaidersDiscarded { at: Province, count: u8 },
        MarkerRemoved { seat: Seat, at: Province },
        CityBuilt { seat: Seat, at: Province },
        // C, M, I
        ContestBegins { kind: Contest, at: Province, attacker: Seat, defender: Option<Seat> },
        CardFaceDown { seat: Seat },
        CardRevealed { seat: Seat, card: u8 },
        Rolled { side: Side, dice: [u8; Conflict::ALL.len()], again: bool },
        SorcerySpent { seat: Seat },
        /// Successes by face, and by cards.
        Counted { side: Side, dice: [u8; Conflict::ALL.len()], bonus: u8 },
        Compared { attacker: u8, defender: u8, winner: Side },
        Advanced { seat: Seat, at: Province, icon: u8 },
        Subjugated { seat: Seat, at: Province },
        Allied { seat: Seat, at: Province },
        ForcedMarch { seat: Seat, at: Province },
        Retreated { seat: Seat, from: Province, to: Province },
        Crom { seat: Seat },
        // Goods
        Gold { seat: Seat, count: u8, by: GoldBy },
        /// G-10
        Spent { seat: Seat, gold: u8 },
        Sorcery { seat: Seat, count: u8 },
        Points { seat: Seat, count: u8, source: Source },
        PointsLost { seat: Seat, count: u8 },
        Robbed { seat: Seat, victim: Seat, gold: u8, sorcery: u8 },
        MadeReady { seat: Seat, card: CardRef },
        // G, W
        AgeEnds { age: u8 },
        ObjectiveMet { seat: Seat, objective: u8, points: u8 },
        Offering { seat: Seat, category: Category, tokens: Pile },
        CrownAttempt { seat: Seat, category: Category, success: bool },
        Richest { seat: Seat, gold: u8, points: u8, tied: bool },
        MostCrom { seat: Seat, crom: u8, points: u8, tied: bool },
        Crowned { seat: Seat, points: u8 },
        Supremacy { seat: Seat, category: Category, total: u8, points: u8, tied: bool },
        /// W-10: what a seat has that decides between equal points.
        PointsTied { seat: Seat, count: u8, by: FinalTie },
        /// The points by source, and in all.
        Count { seat: Seat, scored: [u8; Source::ALL.len()], points: u8 },
        Left { seat: Seat },
        Over,
        // What its player alone sees
        DrewKingdom { seat: Seat, card: Private<u8> },
        DrewStrategy { seat: Seat, card: Private<u8> },
        TokenDrawn { seat: Seat, token: Private<u8> },
    }
}

open!(
    BidTieBreak,
    BonusBy,
    CardRef,
    Category,
    Contest,
    Face,
    FinalTie,
    GoldBy,
    Kingdom,
    Pile,
    Province,
    Side,
    Source,
    Use
);
