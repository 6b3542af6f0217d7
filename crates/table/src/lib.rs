//! The table: what every game has in common.
//!
//! No dependencies, no I/O, no clock, no sentences. Without `std` there is no file, thread or randomly seeded
//! map to reach for: purity is a property of the build, not of the reviewer.
//!
//! A game is one plain-data type with four faces: [`Rules`] (positions and moves), [`Sight`] (who may know what),
//! [`Story`] (how it is told) and [`Notation`] (how it is written down). [`Match`] is a game being played,
//! [`Host`] the same with its type erased, and [`laws`] is what every game must obey.

#![no_std]

extern crate alloc;

mod chance;
mod cx;
mod game;
mod host;
mod insight;
pub mod laws;
mod matches;
mod phrase;
mod playout;
pub mod reading;
mod seat;
mod setup;
mod turn;

pub use chance::{Chance, Dice, Fault, Recorded, Rigged, Script};
pub use cx::Cx;
pub use game::{Game, Misread, Notation, Rules, Sight, Story};
pub use host::{Agreed, Heard, Host, Told, eyes};
pub use insight::{Insight, Recalled};
pub use matches::{Deed, Entry, Match, Refusal, Start};
pub use phrase::{Arg, Phrase};
pub use playout::{perft, play_out};
pub use seat::{Eye, Seat, Seats, Seen};
pub use setup::{BadSetup, Choice, Content, Kind, Preset, Setup};
pub use turn::{Illegal, Rule, Standing, Turn};

/// As many seats as any table has.
pub const MOST_SEATS: usize = 4;
