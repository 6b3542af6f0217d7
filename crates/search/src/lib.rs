//! Agents that decide from a view, and a tree search for any game with [`table::Rules`] and [`table::Sight`].
//!
//! An [`Agent`] gets what its seat knows, never a position. The strong one is [`Searcher`]: information-set Monte
//! Carlo tree search. Every iteration imagines a world that fits the seat's view, walks down the tree of information
//! sets, plays on with the moves of its [`Guide`], and learns from the result. `docs/search.md` explains the parts and
//! what they cost.
//!
//! # Example
//!
//! Let the searcher play Nim. With heaps of 1, 2 and 4 stones the only winning move takes one stone from the heap of
//! 4, leaving 1, 2 and 3.
//!
//! ```
//! use search::{Agent, Budget, Searcher, Settings};
//! use table::{Cx, Dice, Eye, Insight, Notation, Rules, Seat, Sight};
//! use nim::Nim;
//!
//! let mut nim = Nim::set_up("seats 2\nheaps 1 2 4\nactive 0\n")?;
//! let mut searcher = Searcher::<Nim>::new(Settings::default());
//! let (me, mut chance) = (Seat(0), Dice(1));
//!
//! // A move in Nim is two clicks: which heap, and how many stones.
//! let mut moves = Vec::new();
//! for _ in 0..2 {
//!     let mut legal = Vec::new();
//!     nim.legal(me, &mut legal);
//!     // The searcher sees only what the player sees. Nim hides nothing.
//!     let known = Insight::of(&nim.view(Eye::Seat(me)));
//!     let action = searcher.decide(&known, me, &legal, Budget::iterations(5_000), &mut chance);
//!     moves.push(nim.write(action));
//!     nim.play(me, action, &mut Cx::quiet(&mut chance));
//! }
//! assert_eq!(moves, ["heap 3", "take 1"]);
//! # Ok::<(), table::Misread>(())
//! ```

#![warn(missing_docs)]

mod agent;
mod budget;
mod guide;
mod key;
mod pool;
mod quest;
mod searcher;
mod select;
mod settings;
mod thought;
mod worker;

pub use agent::{Agent, Random, contest};
pub use budget::{Budget, Clock, Pace, Wall};
pub use guide::{Guide, Mind, Payoffs, Unguided, imagine, shares};
pub use searcher::Searcher;
pub use settings::{Mixing, Naming, Settings, Widening};
pub use thought::{Opinion, Thought};
