//! Where we are in the rulebook: a call stack that is plain data.

use table::Seat;

use crate::{
    cards::{
        CardRef,
        op::{Place, Side},
        run::Piece,
        windows::Moment,
    },
    content::{Province, Provinces},
    event::Told,
    lexicon::{TokenKind, worded},
    rules::sequence,
    state::State,
};

worded! {
    /// A noun of the rulebook. Sequences follow a table of steps; decisions wait for somebody. No secrets.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
    pub enum Frame {
        // Sequences.
        /// S-10
        Opening(step: u8) = "opening",
        /// B
        Bidding(step: u8) = "bidding",
        /// U
        Turn(step: u8) = "turn",
        /// D-2
        CourtDie(step: u8) = "court-die",
        /// M-8
        Campaign(step: u8, at: Province) = "campaign",
        /// M-15
        Siege(step: u8, at: Province, from: Province) = "siege",
        /// M-21
        Battle(step: u8, at: Province, from: Province) = "battle",
        /// I-5
        IntrigueContest(step: u8, at: Province) = "intrigue-contest",
        /// C
        Contest(step: u8) = "contest",
        ///
        AdventureEnd(step: u8, conan_was: Province) = "adventure-end",
        /// G
        AgeChange(step: u8) = "age-change",
        /// W-4
        Ending(step: u8) = "ending",
        /// A card being resolved, effect by effect.
        Effect(card: CardRef, user: Seat, op: u8) = "effect",

        // Decisions.
        /// B-2, everybody at once.
        Bids = "bids",
        /// B-4
        SecondCard = "second-card",
        /// U-3
        MoveConan = "move-conan",
        /// A-3; an unseen token comes from the bag.
        KeepOrTrade(seat: Seat, token: Option<TokenKind>) = "keep-or-trade",
        /// U-7, U-8
        Main = "main",
        /// D-8
        ConanAction(moved: bool, raided: bool) = "conan-action",
        /// D-9
        TakeToken = "take-token",
        /// D-10
        Court = "court",
        /// M-1: how many redeployments were made, and which units cannot move again (V-6).
        Military(moves: u8, at: Option<Province>, tired: u8) = "military",
        /// A card's redeployment (M-3).
        Redeploy = "redeploy",
        /// M-4: how many units?
        HowMany(from: Province, most: u8, attack: bool) = "how-many",
        /// M-4: where to?
        WhereTo(from: Province, count: u8, attack: bool) = "where-to",
        /// M-2: the second unit.
        PlaceSecond(first: Province) = "place-second",
        /// M-13
        ForcedMarch(at: Province) = "forced-march",
        /// M-18
        SiegeRetreat = "siege-retreat",
        /// M-23
        AttackerRetreat = "attacker-retreat",
        /// M-23
        DefenderRetreat = "defender-retreat",
        /// I-1: emissaries already moved stand there; a card may allow `left` more moves and nothing else.
        Intrigue(moves: u8, one: Option<Province>, two: Option<Province>, left: u8) = "intrigue",
        /// I-2
        EmissaryTo(from: Province) = "emissary-to",
        /// C-4
        StrategyCard(side: Side) = "strategy-card",
        /// C-16
        Window(moment: Moment, asked: Side, passes: u8) = "window",
        /// Choosing dice, `chosen` by three bits a face.
        Dice(chooser: Side, whose: Side, left: u8, chosen: u32) = "dice",
        /// The price of a card.
        PayUnit(user: Seat) = "pay-unit",
        /// A card puts something on the board, or takes it away.
        Put(user: Seat, what: Piece, place: Place, left: u8) = "put",
        /// A card takes gold or sorcery.
        Steal(user: Seat, sorcery: bool, most: u8) = "steal",
        /// A card makes table cards ready.
        MakeReady(user: Seat, left: u8) = "make-ready",
        /// A card moves Conan.
        Stride(user: Seat, left: u8) = "stride",
        /// G-2, the nth player.
        Raids(nth: u8) = "raids",
        /// G-7..G-9; where he has placed something.
        Troops(nth: u8, done: Provinces) = "troops",
        /// G-10
        Spending(nth: u8) = "spending",
        /// G-11, everybody at once.
        ArtifactBids = "artifact-bids",
        /// W-1
        Crowning = "crowning",
    }
}

/// The deepest nesting: turn, die, battle, contest, window, effect, choice.
pub const DEPTH: usize = 12;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    frames: [Frame; DEPTH],
    depth: u8,
}

impl Stack {
    pub const EMPTY: Stack = Stack { frames: [Frame::Main; DEPTH], depth: 0 };

    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
    }

    /// Frames above the top are always the same, so that equal positions are equal.
    #[inline]
    pub fn pop(&mut self) {
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = Frame::Main;
    }

    #[inline]
    pub fn top(&self) -> Option<Frame> {
        self.depth.checked_sub(1).map(|top| self.frames[usize::from(top)])
    }

    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut Frame> {
        self.depth.checked_sub(1).map(|top| &mut self.frames[usize::from(top)])
    }

    /// Pops one frame and pushes another.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.top_mut() {
            *top = frame;
        }
    }

    pub fn clear(&mut self) {
        *self = Stack::EMPTY;
    }

    /// From the bottom.
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }

    /// Whether a contest is being fought.
    pub fn contest_runs(&self) -> bool {
        self.frames().iter().any(|frame| matches!(frame, Frame::Contest(_)))
    }

    pub fn is_full(&self) -> bool {
        usize::from(self.depth) == DEPTH
    }
}

impl State {
    /// Follows the tables until a decision is due or the game is over.
    pub(crate) fn run(&mut self, cx: Told<'_, '_>) {
        while let Some(top) = self.flow.top_mut() {
            let (table, step) = match top {
                Frame::Opening(step) => (sequence::OPENING, step),
                Frame::Bidding(step) => (sequence::BIDDING, step),
                Frame::Turn(step) => (sequence::TURN, step),
                Frame::CourtDie(step) => (sequence::COURT_DIE, step),
                Frame::Campaign(step, _) => (sequence::CAMPAIGN, step),
                Frame::Siege(step, ..) => (sequence::SIEGE, step),
                Frame::Battle(step, ..) => (sequence::BATTLE, step),
                Frame::IntrigueContest(step, _) => (sequence::INTRIGUE_CONTEST, step),
                Frame::Contest(step) => (sequence::CONTEST, step),
                Frame::AdventureEnd(step, _) => (sequence::ADVENTURE_END, step),
                Frame::AgeChange(step) => (sequence::AGE_CHANGE, step),
                Frame::Ending(step) => (sequence::ENDING, step),
                Frame::Effect(..) => {
                    self.next_effect(cx);
                    continue;
                }
                _ => {
                    if self.passes_by(cx) {
                        continue;
                    }
                    return;
                }
            };
            match table.get(usize::from(*step)) {
                Some((_, rule)) => {
                    *step += 1;
                    rule(self, cx);
                }
                None => self.flow.pop(),
            }
        }
    }
}
