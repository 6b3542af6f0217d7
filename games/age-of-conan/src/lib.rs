//! Age of Conan, the board game.
//!
//! The module tree is the rulebook's table of contents: `rules::sequence` holds the sequences of play, `rules` the
//! chapters, each decision beside its rule, `cards` the vocabulary of the cards and their interpreter, `content` an
//! edition's board and cards. `flow` lists every noun of the book that play can be at.
//!
//! # Example
//!
//! Four players sit down; a refusal names its rule, and whatever is offered can be played.
//!
//! ```
//! use age_of_conan::{Setup, State};
//! use table::{Dice, Game, Host, Match, Refusal, Setup as _};
//!
//! let setup = Setup::new(State::EDITION, &[None; 4])?;
//! let (game, _events) = Match::<State>::open(setup, &mut Dice(7))?;
//! let mut host: Box<dyn Host> = Box::new(game);
//!
//! let seat = host.turn().seats().first().expect("somebody is asked");
//! let refusal = host.act(seat, "retreat koth", &mut Dice(7)).unwrap_err();
//! assert!(matches!(refusal, Refusal::Illegal(illegal) if illegal.rule().is_some()));
//!
//! let offers = host.legal(seat);
//! host.act(seat, &offers[0], &mut Dice(7)).unwrap();
//! assert_eq!(host.entries().len(), 1);
//! # Ok::<(), table::BadSetup>(())
//! ```

#![no_std]

extern crate alloc;

pub mod action;
pub mod board;
pub mod cards;
pub mod content;
pub mod contest;
pub mod dice;
pub mod event;
mod fate;
pub mod flow;
mod game;
pub mod lexicon;
mod memory;
mod not_now;
mod notation;
pub mod options;
pub mod pile;
mod realm;
pub mod rules;
pub mod score;
pub mod secrets;
mod state;
mod story;
mod view;

pub use action::Action;
pub use memory::Memory;
pub use options::{Options, Setup};
pub use state::State;
pub use view::View;
