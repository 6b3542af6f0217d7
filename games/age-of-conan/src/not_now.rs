//! Why not? What a decision does not know better itself, by what the click would have been for.

use table::{Illegal, Rule, Seat};

use crate::{action::Action, state::State};

impl State {
    /// Nothing about the decision on top: what the click would have been for.
    pub(crate) fn not_now(&self, seat: Seat, action: Action) -> Illegal {
        let (rule, why) = match action {
            Action::Place(at) => return self.bad_placement(seat, at),
            Action::Send(at) => return self.bad_sending(seat, at),
            Action::Bid(..) => ("B-2", "refused-aoc-no-bid-now"),
            Action::Die(..) => ("U-8", "refused-aoc-die-chosen"),
            Action::Table(_) | Action::Refresh(_) => ("U-7", "refused-aoc-not-now"),
            Action::Use(_) => ("K-4", "refused-aoc-not-its-window"),
            Action::Conan(_) => ("U-3", "refused-aoc-not-now"),
            Action::Take => ("D-9", "refused-aoc-not-now"),
            Action::Sorcery => ("C-9", "refused-aoc-sorcery-not-now"),
            Action::DrawBoth | Action::DrawTwo => ("D-10", "refused-aoc-not-now"),
            Action::Fight | Action::Retreat(_) => ("M-18", "refused-aoc-not-now"),
            Action::Crown(_) => ("W-1", "refused-aoc-no-crown"),
            Action::Done => ("U-8", "refused-aoc-must-choose"),
            _ => ("U-2", "refused-aoc-not-now"),
        };
        Rule(rule).forbids(why)
    }
}
