//! What happens, as it is told.

use table::{Cx, Seat, Seen};

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

pub(crate) type Told<'a, 'b> = &'a mut Cx<'b, Event<u8>>;

/// `T` is the index of a card or token that not everybody sees: a number in the truth, [`Seen`] in a glimpse.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event<T> {
    // S, G
    Takes { seat: Seat, kingdom: Kingdom },
    ObjectiveUp { objective: u8 },
    AdventureUp { adventure: u8, destination: Province },
    TrackFilled { track: [u8; TRACK], length: u8 },
    ArtifactTo { seat: Seat, category: Category },
    ArtifactAside { category: Category },
    BonusCardTo { seat: Seat },
    DrewKingdom { seat: Seat, card: T },
    DrewStrategy { seat: Seat, card: T },
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
    TokenDrawn { seat: Seat, token: T },
    // What everybody saw on the track; nothing of a token from the bag.
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
    // Successes by face, and by cards.
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
}

impl Event<u8> {
    /// Who alone perceives the card or token, if not everybody does.
    pub(crate) fn private_to(&self) -> Option<Seat> {
        match *self {
            Event::DrewKingdom { seat, .. }
            | Event::DrewStrategy { seat, .. }
            | Event::TokenDrawn { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The same event with what is private known or not.
    pub(crate) fn seen(self, known: bool) -> Event<Seen<u8>> {
        let veil = |secret| if known { Seen::Known(secret) } else { Seen::Unknown };
        macro_rules! same {
            ($($variant:ident { $($field:ident),* }),* $(,)?) => {
                match self {
                    Event::DrewKingdom { seat, card } => Event::DrewKingdom { seat, card: veil(card) },
                    Event::DrewStrategy { seat, card } => Event::DrewStrategy { seat, card: veil(card) },
                    Event::TokenDrawn { seat, token } => Event::TokenDrawn { seat, token: veil(token) },
                    Event::Over => Event::Over,
                    $(Event::$variant { $($field),* } => Event::$variant { $($field),* },)*
                }
            };
        }
        same! {
            Takes { seat, kingdom }, ObjectiveUp { objective }, AdventureUp { adventure, destination },
            TrackFilled { track, length }, ArtifactTo { seat, category }, ArtifactAside { category },
            BonusCardTo { seat }, FirstPlayer { seat }, FateRolled { pool }, Bid { seat, token, card, worth },
            SecondCard { seat, card, worth }, ConanPlayer { seat }, TokensBack { seat }, TurnOf { seat },
            ConanMoves { to }, TokenTaken { seat, token }, TokenDiscarded { token },
            TokenKept { seat, from_track }, TokenTraded { seat, token }, TablePlayed { seat, card }, Refreshed { seat, card },
            Used { seat, card }, DieUsed { seat, face, purpose }, AdventureEnds { adventure },
            UnitPlaced { seat, at }, UnitsMoved { seat, from, to, count }, UnitsRemoved { seat, at, count },
            EmissaryPlaced { seat, at }, EmissaryMoved { seat, from, to }, EmissaryRemoved { seat, at },
            RaiderPlaced { at }, RaidersDiscarded { at, count }, MarkerRemoved { seat, at },
            CityBuilt { seat, at }, ContestBegins { kind, at, attacker }, CardFaceDown { seat },
            CardRevealed { seat, card }, Rolled { side, dice, again }, SorcerySpent { seat },
            Counted { side, dice, bonus }, Compared { attacker, defender, winner },
            Advanced { seat, at, icon }, Subjugated { seat, at }, Allied { seat, at },
            ForcedMarch { seat, at }, Retreated { seat, from, to }, Crom { seat },
            Gold { seat, count }, Sorcery { seat, count }, Points { seat, count }, PointsLost { seat, count },
            Robbed { seat, victim, gold, sorcery }, MadeReady { seat, card }, AgeEnds { age },
            ObjectiveMet { seat, objective, points }, Offering { seat, category, tokens },
            CrownAttempt { seat, category, success }, Richest { seat, points }, MostCrom { seat, points },
            Crowned { seat, points }, Supremacy { seat, category, points }, Left { seat },
        }
    }
}
