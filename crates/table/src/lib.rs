//! The table: what every game has in common.
//!
//! This crate has no dependencies, does no I/O, reads no clock and contains no sentences. It is `no_std`, so the
//! compiler guarantees that no rule reaches for a file, a thread or a randomly seeded map.
//!
//! A game is one plain-data type that implements four traits:
//!
//! - [`Rules`]: positions and moves,
//! - [`Sight`]: who may know what,
//! - [`Story`]: how the game is told to people,
//! - [`Notation`]: how it is written down.
//!
//! A type with all four can be a [`Game`]. [`Match`] is a game being played, [`Host`] is a match whose game is not
//! known at compile time, and [`laws`] tests what every game must obey.
//!
//! # Example
//!
//! A game of Nim, from the `toys` crate: open a match, play, take an action back, and see a refusal.
//!
//! ```
//! use table::{Dice, Eye, Game, Host, Match, Refusal, Rule, Seat, Setup, Turn};
//! use nim::{Agreement, Nim};
//!
//! // Two players, no roles, two heaps of 1 and 3 stones.
//! let mut setup = Agreement::new(Nim::EDITION, &[None, None])?;
//! setup.set("heaps", "2")?;
//! let (nim, _events) = Match::<Nim>::open(setup, &mut Dice(7))?;
//!
//! // As a host, the match speaks text and phrases: no caller needs to know which game it is.
//! let mut host: Box<dyn Host> = Box::new(nim);
//! let (ann, bo) = (Seat(0), Seat(1));
//! assert_eq!(host.turn(), Turn::of(ann));
//! assert_eq!(host.legal(ann), ["heap 1", "heap 2"]);
//!
//! // A refusal names the rule, and changes nothing.
//! let refusal = host.act(ann, "heap 5", &mut Dice(7)).unwrap_err();
//! assert!(matches!(refusal, Refusal::Illegal(illegal) if illegal.rule() == Some(Rule("M-1"))));
//!
//! // Choosing a heap can be taken back; the record keeps both entries.
//! host.act(ann, "heap 1", &mut Dice(7)).unwrap();
//! host.take_back(ann).unwrap();
//! assert_eq!(host.entries().len(), 2);
//!
//! // Ann leaves two equal heaps, and takes the last stone.
//! for (seat, heap, stones) in [(ann, 2, 2), (bo, 1, 1), (ann, 2, 1)] {
//!     host.act(seat, &format!("heap {heap}"), &mut Dice(7)).unwrap();
//!     host.act(seat, &format!("take {stones}"), &mut Dice(7)).unwrap();
//! }
//! assert_eq!(host.turn(), Turn::Over);
//! assert!(host.standing().winners().has(ann));
//! assert_eq!(host.ask(Eye::Onlooker).key, "game-over");
//! # Ok::<(), table::BadSetup>(())
//! ```

#![no_std]
#![warn(missing_docs)]

extern crate alloc;

mod chance;
mod cx;
pub mod flow;
mod game;
mod host;
mod insight;
pub mod laws;
mod matches;
pub mod options;
mod perceive;
mod phrase;
mod playout;
pub mod reading;
mod seat;
mod set;
mod setup;
mod turn;
pub mod words;

pub use chance::{Chance, Dice, Fault, Recorded, Rigged, Script};
pub use cx::Cx;
pub use game::{Game, Misread, Notation, Rules, Sight, Story};
pub use host::{Agreed, Heard, Holds, Host, Told, eyes};
pub use insight::{Insight, Recalled};
pub use matches::{Deed, Entry, Match, Refusal, Start};
pub use perceive::{Alone, Glimpse, Perceived, Private};
pub use phrase::{Arg, Phrase};
pub use playout::{perft, play_out};
pub use seat::{Eye, Seat, Seats, Seen};
pub use set::{Bits, Member, Set};
pub use setup::{BadSetup, Choice, Content, Kind, Preset, Setup};
pub use turn::{Illegal, Rule, Standing, Turn};

/// The largest number of seats at any table.
pub const MOST_SEATS: usize = 4;
