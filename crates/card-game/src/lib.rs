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
mod memory;
mod notation;
mod offers;
pub mod options;
mod promises;
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
