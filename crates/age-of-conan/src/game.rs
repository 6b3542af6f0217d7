//! The first face of the game: positions and moves.

use alloc::vec::Vec;

use table::{Cx, Game, Illegal, Rules, Seat, Seats, Standing, Turn};

use crate::{action::Action, event::Event, flow::Frame, options::Setup, state::State};

impl Rules for State {
    type Setup = Setup;
    type Action = Action;
    type Event = Event<u8>;

    fn begin(setup: &Setup, cx: &mut Cx<'_, Event<u8>>) -> State {
        State::set_out(setup, cx)
    }

    fn seats(&self) -> u8 {
        self.board.players
    }

    fn turn(&self) -> Turn {
        let asked = self.asked();
        if asked.is_empty() { Turn::Over } else { Turn::Awaits(asked) }
    }

    fn missing(&self) -> Seats {
        match self.flow.top() {
            Some(Frame::Bids | Frame::ArtifactBids) => self.asked().except(self.secrets.sealed),
            _ => self.asked(),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.offer(seat, out);
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.flow.top().is_none() {
            return Err(Illegal::Over);
        }
        if !self.asked().has(seat) {
            return Err(Illegal::NotYourTurn);
        }
        let mut legal = Vec::new();
        self.offer(seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(self.refusal(seat, action)) }
    }

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event<u8>>) {
        self.click(seat, action, cx);
        self.run(cx);
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

    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Event<u8>>) {
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
