//! Every game we have, by name, and how each shows itself to outsiders.
//!
//! [`GAMES`] is the one registry: the terminal, the engine protocol, the archive and the server take games from
//! here and nowhere else. A game joins with one line below and a module in `sheets`.

mod archive;
mod chart;
mod editions;
mod figures;
mod lines;
mod sheets;
mod shelved;
mod tally;
mod title;
mod unopened;
mod why;

pub use archive::{Shelf, agree};
pub use bots::{Bot, Budget, Expected, Temperament, UnknownBot};
pub use chart::{Chart, Spot};
pub use editions::{Checked, Edition};
pub use figures::Figure;
pub use sheets::schemas;
pub use shelved::{Advice, Advised, Forecast, Outward, Shelved};
pub use tally::{Tally, Unended, WHOLE};
pub use title::{ContentLabel, Label, OptionLabel, PresetLabel, Series, Start, Terms, Title, Values};
pub use unopened::{Unopened, nearest};

use title::title;

/// All of them.
pub static GAMES: &[&dyn Title] = &[
    title::<age_of_conan::State>(),
    title::<card_game::State>(),
    title::<toys::Nim>(),
    title::<toys::Ambush>(),
];

/// The game of this name.
pub fn game(name: &str) -> Result<&'static dyn Title, Unopened> {
    GAMES.iter().copied().find(|title| title.name() == name).ok_or_else(|| Unopened::UnknownGame {
        game: name.to_string(),
        hint: nearest(name, GAMES.iter().map(|title| title.name())),
    })
}
