//! D-10 – the court action.

use alloc::vec::Vec;

use table::{Illegal, Phrase, Rule, Seat, Seats, flow::Decision, worded};

use crate::{
    action::Action, board::Board, cards::op::Window, event::Told, lexicon::Lexicon, state::State, view::View,
};

worded! {
    Lexicon:
    /// D-10 Cards are drawn, or an event is played.
    pub struct Court = "court"
}

impl Decision<State> for Court {
    const RULE: Rule = Rule("D-10");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    /// Drawing is always possible, though an exhausted deck may give nothing (D-11).
    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.offer_in_action(seat, Some(Window::Court), out);
        out.extend([Action::DrawBoth, Action::DrawTwo]);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if let Action::Use(card) = action {
            return state.use_in_action(seat, card, cx);
        }
        state.flow.pop();
        match action {
            Action::DrawBoth => state.draw_both(seat, cx),
            _ => (0..2).for_each(|_| _ = state.draw_strategy(seat, cx)),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Use(card) => state.bad_use_in_action(seat, card, Some(Window::Court)),
            _ => Self::RULE.forbids("refused-aoc-court-first"),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-court")
    }
}
