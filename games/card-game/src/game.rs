//! The game as the table sees it: positions and moves.

use alloc::vec::Vec;

use table::{Cx, Illegal, MOST_SEATS, Rule, Rules, Seat, Seats, Standing, Turn, flow::Flow};

use crate::{
    action::Action,
    board::Board,
    event::Event,
    flow::{Frame, Stack},
    options::Setup,
    secrets::Secrets,
    state::State,
};

impl Rules for State {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn begin(setup: &Setup, cx: &mut Cx<'_, Event>) -> State {
        let mut state = State::bare(setup);
        state.flow.push(Frame::Setup { step: 0 });
        state.run(cx);
        state
    }

    fn seats(&self) -> u8 {
        self.board.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.awaits()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.offer_to(seat, out);
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.judge_click(seat, action) {
            // H-1: wherever rage is not offered, its own rule says why.
            Err(Illegal::Forbidden { .. }) if action == Action::Rage => {
                Err(Rule("H-1").forbids("cg-refused-rage"))
            }
            judged => judged,
        }
    }

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        self.click(seat, action, cx);
    }

    /// V-7
    fn may_leave(&self, seat: Seat) -> Result<(), Illegal> {
        if self.turn() == Turn::Over {
            return Err(Illegal::Over);
        }
        if !self.board.alive.has(seat) || self.board.leaving.has(seat) {
            return Err(Rule("V-7").forbids("cg-refused-already-out"));
        }
        Ok(())
    }

    /// V-7: a bid they are in counts as their withdrawal.
    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(Event::Left { seat });
        self.board.leaving = self.board.leaving.with(seat);
        self.board.left = self.board.left.with(seat);
        let bidding = matches!(self.flow.top(), Some(Frame::Bid(_)));
        if bidding && self.board.contest.sides.contains(&seat) {
            self.flow.pop();
            self.withdraw(seat, cx);
        }
        self.run(cx);
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }
}

impl State {
    /// Before anything is dealt.
    pub(crate) fn bare(setup: &Setup) -> State {
        let seats = setup.seats();
        let mut board = Board::bare(seats, setup.options);
        for at in 0..MOST_SEATS {
            board.heroes[at] = setup.hero(at).unwrap_or(0);
        }
        board.dealt =
            Seats::first_n(seats).iter().filter(|seat| setup.hero(seat.index()).is_none()).collect();
        let mut state = State { cards: setup.cards, board, secrets: Secrets::NONE, flow: Stack::EMPTY };
        (state.secrets.pile, state.secrets.object_pile) = state.packs();
        state
    }
}
