//! Age of Conan, the board game.

#![no_std]

extern crate alloc;

pub mod cards;
pub mod content;
