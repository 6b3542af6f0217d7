//! Where we are in the rulebook. Each noun stands here once; what it is stands in its chapter.

use table::{
    Cx, Seat,
    flow::{Blank, Fits, Flow, expect, step},
    frames,
};

use crate::{
    board::{Board, Site},
    event::Event,
    lexicon::Lexicon,
    rules::sequence::{COMPLETION, CONTEST, CYCLE, PROPOSAL, SETUP, TURN},
    state::State,
};
pub use crate::{
    cards::{Aftermath, Choice, Feats, Ops, Part},
    rules::{
        Accuse, Answer, AnswerSwap, Bid, BreakLoot, BreakSettlement, BreakTreaty, Draft, Draw, Enter,
        Exchange, FirstChallenge, HeroDeed, Honour, InOrder, Lay, Name, Pick, Play, Rage, Round, Stop, Swap,
        Swift, Talk, Talks,
    },
};

frames! {
    State, Lexicon;
    /// A noun of the rulebook. Frames hold no secrets.
    pub enum Frame
    sequences {
        /// S
        Setup = "setup": SETUP,
        /// Y
        Cycle = "cycle": CYCLE,
        /// A: a hero's turn.
        Turn { seat: Seat } = "turn": TURN,
        /// B, R, D: the contest on the board.
        Contest = "contest": CONTEST,
        ///
        Completion { seat: Seat, site: Site, heir: Seat } = "completion": COMPLETION,
        /// L-1: the offer on the board.
        Proposal = "proposal": PROPOSAL,
    }
    passages { Round, Aftermath, Feats, Ops, Talks, Exchange }
    decisions {
        Swap, AnswerSwap, FirstChallenge, Enter,
        Play,
        HeroDeed, Honour, Swift,
        Bid, Name, Lay, Rage, BreakSettlement, BreakLoot,
        Talk, Draft, Answer, Stop, BreakTreaty, Pick,
        Choice,
        Draw, Accuse,
    }
}

const _: () = assert!(size_of::<Frame>() <= 5);

impl Blank for Frame {
    const BLANK: Frame = Frame::Setup { step: 0 };
}

pub type Stack = table::flow::Stack<Frame, 12>;

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

    /// V-7
    #[inline]
    fn interrupts(&mut self, cx: &mut Cx<'_, Event>) -> bool {
        !self.board.leaving.is_empty() && self.let_go(cx)
    }
}

/// Whether a contest is being fought.
pub(crate) fn contest_runs(flow: &Stack) -> bool {
    flow.frames().iter().any(|frame| matches!(frame, Frame::Contest { .. }))
}

/// whether the cards laid in the contest still lie there; afterwards they are only remembered.
pub(crate) fn laid_lie(flow: &Stack) -> bool {
    const DISCARD: u8 = step(CONTEST, "discard");
    flow.frames().iter().any(|frame| matches!(frame, Frame::Contest { step } if *step <= DISCARD))
}

impl State {
    /// Whether a decision that belongs to this round stands in it.
    pub(crate) fn in_round(&self, of: InOrder) -> Fits {
        let here = matches!(self.flow.under(), Some(Frame::Round(round)) if round.of == of);
        expect(here, "a decision in the round it belongs to")
    }

    /// Whether a decision that belongs to this step of a contest stands in it.
    pub(crate) fn in_contest(&self, step: u8) -> Fits {
        let here = self.flow.under() == Some(Frame::Contest { step });
        expect(here, "a decision in the step of a contest it belongs to")
    }
}
