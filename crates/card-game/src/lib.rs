//! Conan, the card game: its rules.

#![no_std]

extern crate alloc;

pub mod cards;
pub mod content;
