//! Where we are in the rules.

use table::{
    Cx, Seat, Seats,
    flow::{Blank, Flow},
    frames,
};

use super::{
    Ambush, Board, Card, Event,
    clash::{CLASH, Window},
    notation::Lexicon,
    round::{Plans, ROUND},
};

pub(super) type Told<'a, 'b> = &'a mut Cx<'b, Event<Card>>;

frames! {
    Ambush, Lexicon;
    /// A noun of the rules. Frames hold no secrets.
    pub enum Frame
    sequences {
        /// R
        Round = "round": ROUND,
        /// C
        Clash { striker: Seat, target: Seat, shielded: bool } = "clash": CLASH,
    }
    passages {}
    decisions { Plans, Window }
}

impl Blank for Frame {
    const BLANK: Frame = Frame::Plans(Plans);
}

pub(super) type Stack = table::flow::Stack<Frame, 3>;

impl Flow for Ambush {
    type Frame = Frame;
    type Open = Board;
    type Lexicon = Lexicon;

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

    fn sealed(&self) -> Seats {
        let sealed = |seat: &Seat| self.secrets.sealed[seat.index()].is_some();
        self.board.standing_bands().iter().filter(sealed).collect()
    }
}
