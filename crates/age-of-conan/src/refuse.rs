//! Why not? The rule that forbids a click, as far as one can be named.

use table::{Illegal, Rule, Seat};

use crate::{action::Action, state::State};

impl State {
    pub(crate) fn refusal(&self, _seat: Seat, _action: Action) -> Illegal {
        Rule("U-8").forbids("refused-not-now")
    }
}
