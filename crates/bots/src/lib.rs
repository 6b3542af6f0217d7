//! Opponents for every game.
//!
//! [`Sense`] is what is known of a game besides its rules: what counts, and what one likes at first sight. A
//! [`Model`] weighs what counts. [`Bot`] names the opponents; each is a [`search::Agent`] and sees a view only.
//! Figures, and the commands that measure them, are in `docs/bots.md`.

mod aim;
pub mod arena;
mod bot;
pub mod coach;
mod guide;
mod level;
mod model;
mod orders;
mod planner;
mod race;
mod sense;
pub mod shape;
mod shipped;
mod temperament;
pub mod train;

pub use aim::Aim;
pub use bot::{Bot, UnknownBot};
pub use coach::{Advised, Calibration, Expected};
pub use guide::Sensible;
pub use level::{Level, Spend, Thinking};
pub use model::{BadModel, Model};
pub use planner::{Depth, Planner, Style};
pub use search::{Agent, Budget};
pub use sense::{ActionOf, Counted, Feature, MOST_FEATURES, Sense, SetupOf, ViewOf, feature};
pub use shipped::shipped;
pub use temperament::Temperament;
