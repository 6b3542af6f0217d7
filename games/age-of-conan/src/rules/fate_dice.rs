//! D – using a fate die.

use alloc::vec::Vec;

use table::{Illegal, Phrase, Rule, Seat, Seats, flow::Decision, worded};

use crate::{
    action::Action,
    board::Board,
    content::Provinces,
    dice::{Face, Use},
    event::{Event, Told},
    flow::Frame,
    lexicon::Lexicon,
    rules::{court::Court, intrigue::Intrigue, military::Military},
    state::State,
    view::View,
};

impl State {
    /// D-2..D-6: every use of every die of the pool.
    pub(crate) fn offer_dice(&self, out: &mut Vec<Action>) {
        for face in Face::ALL {
            if self.board.pool[face.index()] == 0 {
                continue;
            }
            for purpose in Use::ALL {
                if self.board.may_use(face, purpose) {
                    out.push(Action::Die(face, purpose));
                }
            }
        }
    }

    /// U-8, U-9: the die leaves the pool and its action follows.
    pub(crate) fn use_die(&mut self, face: Face, purpose: Use, cx: Told<'_, '_>) {
        self.board.pool[face.index()] -= 1;
        cx.tell(Event::DieUsed { seat: self.board.active, face, purpose });
        self.flow.replace(match (face, purpose) {
            (Face::CourtConan, _) => Frame::CourtDie { step: 0 },
            (_, Use::Military) => Military::FRESH.into(),
            (_, Use::Intrigue) => Intrigue::FRESH.into(),
            (_, Use::Court) => Court.into(),
        });
    }

    /// D-8, D-9
    pub(crate) fn conan_action(&mut self, _: Told<'_, '_>) {
        if self.board.conan_player == Some(self.board.active) {
            self.flow.push(ConanAction { moved: false, raided: false });
        } else if self.board.track_len > 0 {
            self.flow.push(TakeToken);
        }
    }

    /// D-8: where a raider may be placed.
    fn raider_places(&self) -> Provinces {
        if self.board.raider_supply() == 0 {
            return Provinces::NONE;
        }
        self.board.adjacent(self.board.conan).with(self.board.conan)
    }

    /// D-10
    pub(crate) fn court_action(&mut self, _: Told<'_, '_>) {
        self.flow.push(Court);
    }
}

worded! {
    Lexicon:
    /// D-8 The Conan player moves Conan and places a raider, in either order.
    pub struct ConanAction { moved: bool, raided: bool } = "conan-action"
}

impl Decision<State> for ConanAction {
    const RULE: Rule = Rule("D-8");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn idle(self, state: &State) -> bool {
        self.moved && (self.raided || state.board.raider_supply() == 0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        if !self.moved {
            state.board.adjacent(state.board.conan).iter().for_each(|to| out.push(Action::Conan(to)));
        }
        if !self.raided {
            state.raider_places().iter().for_each(|at| out.push(Action::Raider(at)));
        }
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Conan(to) => {
                state.flow.replace(ConanAction { moved: true, ..self });
                state.board.conan = to;
                cx.tell(Event::ConanMoves { to });
            }
            Action::Raider(at) => {
                state.flow.replace(ConanAction { raided: true, ..self });
                state.place_raider(at, cx);
            }
            _ => self.pass(state, cx),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Conan(_) if self.moved => Self::RULE.forbids("refused-aoc-once"),
            Action::Raider(_) if self.raided => Self::RULE.forbids("refused-aoc-once"),
            Action::Conan(_) => Self::RULE.forbids("refused-aoc-not-adjacent"),
            Action::Raider(_) => state.bad_raider(),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-conan-action")
    }
}

worded! {
    Lexicon:
    /// D-9 Another player may take the first token; with V-5 they must.
    pub struct TakeToken = "take-token"
}

impl Decision<State> for TakeToken {
    const RULE: Rule = Rule("D-9");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn idle(self, state: &State) -> bool {
        state.board.options.must_take
    }

    fn pass(self, state: &mut State, cx: Told<'_, '_>) {
        state.flow.pop();
        if state.board.options.must_take {
            state.take_first_token(state.board.active, cx);
        }
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Take, Action::Done]);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if action == Action::Take {
            state.take_first_token(seat, cx);
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.not_now(seat, action)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-take-token")
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-leave-token")
    }
}

impl State {
    pub(crate) fn bad_raider(&self) -> Illegal {
        if self.board.raider_supply() == 0 {
            Rule("T-11").forbids("refused-aoc-supply-empty")
        } else {
            Rule("D-8").forbids("refused-aoc-raider-too-far")
        }
    }
}
