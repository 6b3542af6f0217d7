//! Agents that decide from a view, and a tree search for any game that has [`table::Rules`] and [`table::Sight`].
//!
//! An [`Agent`] is handed what its seat sees, never a position. [`Searcher`] is the strong one: information-set
//! Monte Carlo tree search. Every iteration imagines a world that its view allows, walks down what it has learnt
//! of each seat's information sets, plays on as its [`Guide`] does, and remembers what came of it. What the
//! parts are for and what they cost is in `docs/search.md`.

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
