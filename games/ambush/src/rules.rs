//! The game as the table sees it: positions and moves.

use alloc::vec::Vec;

use table::{
    Cx, Illegal, Rule, Rules, Seat, Seats, Standing, Turn,
    flow::{Decision, Flow},
};

use super::{
    Action, Agreement, Ambush, Board, Card, Event, Secrets,
    flow::{Frame, Stack},
};

impl Rules for Ambush {
    type Setup = Agreement;
    type Action = Action;
    type Event = Event<Card>;

    fn begin(setup: &Agreement, cx: &mut Cx<'_, Event<Card>>) -> Ambush {
        let men = |seat: usize| if seat < setup.seats.into() { setup.options.men } else { 0 };
        let board = Board {
            agreed: *setup,
            men: core::array::from_fn(men),
            round: 0,
            discard: [0; 3],
            plans: [None; 4],
            left: Seats::NONE,
        };
        let secrets = Secrets { hands: [[0; 3]; 4], sealed: [None; 4] };
        let mut ambush = Ambush { board, secrets, flow: Stack::EMPTY };
        for seat in (0..setup.seats).map(Seat) {
            ambush.draw_for(seat, cx);
        }
        ambush.flow.push(Frame::Round { step: 0 });
        ambush.run(cx);
        ambush
    }

    fn seats(&self) -> u8 {
        self.board.agreed.seats
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

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event<Card>>) {
        self.click(seat, action, cx);
    }

    fn may_leave(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Over => Err(Illegal::Over),
            Turn::Awaits(_) if !self.board.standing_bands().has(seat) => {
                Err(Rule("L-1").forbids("refused-left"))
            }
            Turn::Awaits(_) => Ok(()),
        }
    }

    /// L-1
    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Event<Card>>) {
        self.board.left = self.board.left.with(seat);
        self.secrets.sealed[seat.index()] = None;
        cx.tell(Event::Left { seat });
        self.discard_hand(seat, cx);
        match self.flow.top() {
            _ if self.board.standing_bands().len() < 2 => self.flow = Stack::EMPTY,
            Some(Frame::Plans(_)) if self.missing().is_empty() => self.flow.pop(),
            Some(Frame::Window(window)) if window.asked(&self.board).has(seat) => self.flow.pop(),
            _ => {}
        }
        self.void_clash_of(seat);
        self.run(cx);
    }

    /// W-1, L-1
    fn standing(&self) -> Standing {
        let men = self.board.men.map(i16::from);
        let key = |seat: usize| if self.board.left.has(Seat(seat as u8)) { -1 } else { men[seat] };
        let keys: [i16; 4] = core::array::from_fn(key);
        let seats = usize::from(self.board.agreed.seats);
        Standing::rank(&men[..seats], &keys[..seats])
    }
}

impl Ambush {
    /// L-1 A clash whose striker or target has left is void.
    fn void_clash_of(&mut self, seat: Seat) {
        let part = |frame: &Frame| match frame {
            Frame::Clash { striker, target, .. } => *striker == seat || *target == seat,
            _ => false,
        };
        if let Some(clash) = self.flow.frames().iter().position(part) {
            self.flow.cut(clash);
        }
    }
}
