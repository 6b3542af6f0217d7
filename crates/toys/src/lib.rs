//! Two small games that use everything a table offers, to test it and to learn from.
//!
//! [`Nim`] has perfect information and a known solution. [`Ambush`] has secret hands, simultaneous choices,
//! nested answers and dice. Their rules are in `docs/rules/nim.md` and `docs/rules/ambush.md`.

#![no_std]

extern crate alloc;

pub mod ambush;
pub mod nim;

pub use ambush::Ambush;
pub use nim::Nim;
