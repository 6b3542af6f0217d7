//! Conan, the card game: its rules.

#![no_std]
#![expect(clippy::similar_names, reason = "seat, site and side are the words of the rulebook")]

extern crate alloc;

pub mod action;
pub mod board;
pub mod cards;
pub mod content;
mod contest;
pub mod event;
mod fate;
pub mod flow;
mod glimpse;
mod heroes;
mod notation;
mod offers;
pub mod options;
mod rules;
mod secrets;
pub mod set;
mod sites;
mod state;
mod story;
mod suspicion;
mod view;

use table::Game;

pub use options::Setup;
pub use state::State;
pub use view::{Cheats, View};

impl Game for State {
    const NAME: &'static str = "card-game";
    const EDITION: u16 = 1;
    /// V-6: five hundred cycles at most; in each, every card is played, bid on and laid at most once or twice,
    /// and twelve offers are built and answered.
    const LONGEST: usize = 1_500_000;
}
