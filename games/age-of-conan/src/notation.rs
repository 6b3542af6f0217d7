//! How the game is written down.
//!
//! A position is lines of words; `#` begins a comment. What a line leaves out has a default, so that a puzzle can
//! be short; `set_down` leaves out what is at its default.

mod check;
mod down;
mod up;

use alloc::string::String;

use table::{Misread, Notation};

use crate::{action::Action, content::Content, state::State};

impl Notation for State {
    fn write(&self, action: Action) -> String {
        let mut text = String::new();
        action.put(&self.lexicon(), &mut text);
        text
    }

    fn read(&self, text: &str) -> Option<Action> {
        Action::take(text, &self.lexicon())
    }

    fn set_down(&self) -> String {
        down::set_down(self)
    }

    fn set_up(text: &str) -> Result<State, Misread> {
        State::set_up_with(text, None)
    }
}

impl State {
    /// A position of the built-in edition or of an owner's own, whichever the text names.
    pub fn set_up_with(text: &str, own: Option<&'static Content>) -> Result<State, Misread> {
        up::set_up(text, own)
    }
}
