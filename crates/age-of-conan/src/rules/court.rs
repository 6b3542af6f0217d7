//! D-10 – the court action.

use alloc::vec::Vec;

use crate::{action::Action, cards::op::Window, event::Told, state::State};

impl State {
    /// D-10: drawing is always possible, though an exhausted deck may give nothing (D-11).
    pub(crate) fn offer_court(&self, out: &mut Vec<Action>) {
        let seat = self.board.active;
        self.offer_in_action(seat, Some(Window::Court), out);
        out.push(Action::DrawBoth);
        out.push(Action::DrawTwo);
    }

    /// D-10
    pub(crate) fn draw_both(&mut self, cx: Told<'_, '_>) {
        self.draw_kingdom(self.board.active, cx);
        self.draw_strategy(self.board.active, cx);
    }

    /// D-10
    pub(crate) fn draw_two(&mut self, cx: Told<'_, '_>) {
        self.draw_strategy(self.board.active, cx);
        self.draw_strategy(self.board.active, cx);
    }
}
