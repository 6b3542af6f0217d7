//! The first face of the game: positions and moves.

use alloc::vec::Vec;

use table::{Cx, Game, Illegal, Rules, Seat, Seats, Standing, Turn, flow::Flow};

use crate::{action::Action, event::Event, options::Setup, state::State};

impl Rules for State {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn begin(setup: &Setup, cx: &mut Cx<'_, Event>) -> State {
        State::set_out(setup, cx)
    }

    fn seats(&self) -> u8 {
        self.board.players
    }

    fn turn(&self) -> Turn {
        self.awaits()
    }

    fn missing(&self) -> Seats {
        self.unanswered()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.offer_to(seat, out);
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge_click(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        self.click(seat, action, cx);
    }

    /// U-11
    fn may_leave(&self, seat: Seat) -> Result<(), Illegal> {
        if self.flow.top().is_none() {
            Err(Illegal::Over)
        } else if self.board.left.has(seat) {
            Err(Illegal::NotYourTurn)
        } else {
            Ok(())
        }
    }

    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        self.resign(seat, cx);
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }
}

impl Game for State {
    const NAME: &'static str = "age-of-conan";
    const EDITION: u16 = 1;
    /// At most 60 tokens (12 tracks of 5) are removed one a round of at most 4 turns, and no turn takes more than
    /// a thousand clicks: every round of a fight removes a figure or a marker, unless one of a few cards spares it.
    const LONGEST: usize = 240_000;
}
