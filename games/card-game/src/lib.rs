//! Conan, the card game.
//!
//! The module tree is the rulebook's table of contents: `rules::sequence` holds the sequences of play, `rules` the
//! chapters, each decision beside its rule, [`cards`] the vocabulary of the cards and their interpreter, [`content`]
//! an edition's cards and heroes. [`flow`] lists every noun of the book that play can be at.
//!
//! # Example
//!
//! A position from a few lines: the Knight faces a challenge, and bidding goes no higher than the smaller purse.
//!
//! ```
//! use card_game::{State, action::Action};
//! use table::{Cx, Dice, Illegal, Notation, Rule, Rules, Seat};
//!
//! let text = "seats 2
//!     player 0 knight 15 at forgotten-crypt
//!     player 1 raider 4 between
//!     adventure forgotten-crypt 0
//!     adventure caravan-road 1
//!     challenge forgotten-crypt massive-doors 1 down
//!     phase heroes";
//! let mut state = State::set_up(text)?;
//! let knight = Seat(0);
//! let face = state.read("face 1").expect("an action");
//! state.play(knight, face, &mut Cx::quiet(&mut Dice(7)));
//!
//! let refused = state.judge(knight, Action::Bid(5)).unwrap_err();
//! assert!(matches!(refused, Illegal::Forbidden { rule: Rule("B-2"), .. }));
//! assert!(state.judge(knight, Action::Bid(4)).is_ok());
//! # Ok::<(), table::Misread>(())
//! ```

#![no_std]
#![expect(clippy::similar_names, reason = "seat, site and side are the words of the rulebook")]

extern crate alloc;

pub mod action;
pub mod board;
pub mod cards;
pub mod content;
pub mod event;
mod fate;
pub mod flow;
mod game;
mod lexicon;
mod memory;
mod notation;
pub mod options;
mod rules;
pub mod score;
mod secrets;
pub mod set;
mod state;
mod story;
mod view;

use table::Game;

pub use options::Setup;
pub use secrets::Drawing;
pub use state::State;
pub use view::{Cheats, View};

impl Game for State {
    const NAME: &'static str = "card-game";
    const EDITION: u16 = 1;
    /// V-6: five hundred cycles at most; in each, every card is played, bid on and laid at most once or twice,
    /// and each player begins thirteen offers of up to a hundred lines (L-1, L-2).
    const LONGEST: usize = 12_000_000;
}
