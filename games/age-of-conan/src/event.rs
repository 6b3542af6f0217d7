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
    pile::Pile,
};

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
        ArtifactAside { category: Category },
        BonusCardTo { seat: Seat },
        FirstPlayer { seat: Seat },
        FateRolled { pool: [u8; FACES] },
        // B
        Bid { seat: Seat, token: u8, card: Option<u8>, worth: u8 },
        SecondCard { seat: Seat, card: u8, worth: u8 },
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
        ContestBegins { kind: Contest, at: Province, attacker: Seat },
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
        Gold { seat: Seat, count: u8 },
        Sorcery { seat: Seat, count: u8 },
        Points { seat: Seat, count: u8 },
        PointsLost { seat: Seat, count: u8 },
        Robbed { seat: Seat, victim: Seat, gold: u8, sorcery: u8 },
        MadeReady { seat: Seat, card: CardRef },
        // G, W
        AgeEnds { age: u8 },
        ObjectiveMet { seat: Seat, objective: u8, points: u8 },
        Offering { seat: Seat, category: Option<Category>, tokens: Pile },
        CrownAttempt { seat: Seat, category: Category, success: bool },
        Richest { seat: Seat, points: u8 },
        MostCrom { seat: Seat, points: u8 },
        Crowned { seat: Seat, points: u8 },
        Supremacy { seat: Seat, category: Category, points: u8 },
        Left { seat: Seat },
        Over,
        // What its player alone sees
        DrewKingdom { seat: Seat, card: Private<u8> },
        DrewStrategy { seat: Seat, card: Private<u8> },
        TokenDrawn { seat: Seat, token: Private<u8> },
    }
}

open!(CardRef, Category, Contest, Face, Kingdom, Pile, Province, Side, Use);
