//! Where we are in the rulebook.

use table::{
    Seat, Seats,
    flow::{Blank, Flow},
    frames,
};

use crate::{
    board::Board,
    cards::{
        choices::{Dice, MakeReady, PayUnit, Put, Redeploy, Steal, Stride},
        run::Effect,
    },
    content::Province,
    event::Told,
    lexicon::Lexicon,
    rules::{
        adventure::KeepOrTrade,
        age_change::{ArtifactBids, Spending, Troops},
        battle::{AttackerRetreat, DefenderRetreat},
        bidding::{Bids, SecondCard},
        campaign::ForcedMarch,
        contest::{StrategyCard, Window},
        court::Court,
        ending::Crowning,
        fate_dice::{ConanAction, TakeToken},
        intrigue::{EmissaryTo, Intrigue},
        military::{HowMany, Military, PlaceSecond, WhereTo},
        raids::Raids,
        sequence,
        siege::SiegeRetreat,
        turn::{Main, MoveConan},
    },
    state::State,
};

frames! {
    State, Lexicon;
    /// A noun of the rulebook. Frames hold no secrets.
    pub enum Frame
    sequences {
        /// S-10
        Opening = "opening": sequence::OPENING,
        /// B
        Bidding = "bidding": sequence::BIDDING,
        /// U
        Turn = "turn": sequence::TURN,
        /// D-2
        CourtDie = "court-die": sequence::COURT_DIE,
        /// M-8
        Campaign { at: Province } = "campaign": sequence::CAMPAIGN,
        /// M-15
        Siege { at: Province, from: Province } = "siege": sequence::SIEGE,
        /// M-21
        Battle { at: Province, from: Province } = "battle": sequence::BATTLE,
        /// I-5
        IntrigueContest { at: Province } = "intrigue-contest": sequence::INTRIGUE_CONTEST,
        /// C
        Contest = "contest": sequence::CONTEST,
        ///
        AdventureEnd { conan_was: Province } = "adventure-end": sequence::ADVENTURE_END,
        /// G
        AgeChange = "age-change": sequence::AGE_CHANGE,
        /// W-4
        Ending = "ending": sequence::ENDING,
    }
    passages { Effect }
    decisions {
        Bids, SecondCard,
        MoveConan, KeepOrTrade, Main, ConanAction, TakeToken, Court,
        Military, HowMany, WhereTo, PlaceSecond, ForcedMarch, SiegeRetreat, AttackerRetreat, DefenderRetreat,
        Intrigue, EmissaryTo,
        StrategyCard, Window,
        Dice, PayUnit, Put, Steal, MakeReady, Stride, Redeploy,
        Raids, Troops, Spending, ArtifactBids,
        Crowning,
    }
}

const _: () = assert!(size_of::<Frame>() <= 8);

impl Blank for Frame {
    const BLANK: Frame = Frame::Main(Main);
}

/// The deepest nesting: turn, die, battle, contest, window, effect, choice.
pub const DEPTH: usize = 12;

pub type Stack = table::flow::Stack<Frame, DEPTH>;

impl Flow for State {
    type Frame = Frame;
    type Open = Board;
    type Lexicon = Lexicon;

    #[inline]
    fn open(&self) -> &Board {
        &self.board
    }

    #[inline]
    fn top(&self) -> Option<Frame> {
        self.flow.top()
    }

    #[inline]
    fn top_mut(&mut self) -> Option<&mut Frame> {
        self.flow.top_mut()
    }

    #[inline]
    fn pop(&mut self) {
        self.flow.pop();
    }

    #[inline]
    fn sealed(&self) -> Seats {
        self.secrets.sealed
    }
}

impl State {
    /// B-2, G-11: a sealed answer is in. With the last one the decision is over, and nothing is taken back.
    pub(crate) fn seal(&mut self, seat: Seat, cx: Told<'_, '_>) {
        self.secrets.sealed = self.secrets.sealed.with(seat);
        if self.unanswered().is_empty() {
            self.secrets.sealed = Seats::NONE;
            self.flow.pop();
            cx.seal();
        }
    }
}

/// Whether a contest is being fought.
pub(crate) fn contest_runs(flow: &Stack) -> bool {
    flow.frames().iter().any(|frame| matches!(frame, Frame::Contest { .. }))
}
