//! Conan, the card game: its rules.

#![no_std]

extern crate alloc;

pub mod action;
pub mod board;
pub mod cards;
pub mod content;
pub mod event;
mod fate;
pub mod flow;
mod heroes;
pub mod options;
mod rules;
mod secrets;
pub mod set;
mod state;

pub use options::Setup;
pub use state::State;
