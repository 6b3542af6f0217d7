//! What a game can do for outsiders, whichever game it is.
//!
//! The box of a game implements [`Outward`]; [`title`] makes a [`Title`] of it, whose types are gone. Which games there
//! are is the business of the crate `games`.

mod bench;
mod chart;
mod editions;
mod figures;
mod lines;
mod news;
pub mod printed;
mod shelved;
mod tally;
mod title;
mod unopened;
mod why;

pub use bench::{Bench, Pace};
pub use bots::{Bot, Budget, Expected, Temperament, UnknownBot};
pub use chart::{Chart, Spot};
pub use editions::{Checked, Edition};
pub use figures::Figure;
pub use news::{AnySheet, News, Steps};
pub use shelved::{Advice, Advised, Forecast, Outward, Shelved};
pub use tally::{Tally, Unended, WHOLE};
pub use title::{ContentLabel, Label, OptionLabel, PresetLabel, Series, Start, Terms, Title, Values, title};
pub use unopened::{Unopened, nearest};
