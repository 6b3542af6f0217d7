//! Age of Conan, the board game.
//!
//! The module tree is the rulebook's table of contents: `rules::sequence` holds the sequences of play, `rules` the
//! chapters, `cards` the vocabulary of the cards and their interpreter, `content` an edition's board and cards.

#![no_std]

extern crate alloc;

pub mod action;
pub mod board;
pub mod cards;
mod click;
pub mod content;
mod decide;
pub mod dice;
pub mod event;
mod fate;
pub mod flow;
mod game;
pub mod lexicon;
mod memory;
mod notation;
pub mod options;
pub mod pile;
mod realm;
mod refuse;
pub mod rules;
pub mod secrets;
mod state;
mod story;
mod view;

pub use action::Action;
pub use memory::Memory;
pub use options::{Options, Setup};
pub use state::State;
pub use view::View;
