//! The list of the games. The terminal, the engine protocol, the archive and the server take games from here and
//! nowhere else. A game joins with one line below, one in `Cargo.toml`, and a folder of its own in `games/`.

mod archive;

pub use archive::{Shelf, agree};

use shelf::{Title, Unopened, nearest, title};

/// All of them, in the order they are offered.
pub static GAMES: &[&dyn Title] = &[
    title::<age_of_conan_box::AgeOfConan>(),
    title::<card_game_box::CardGame>(),
    title::<nim_box::Nim>(),
    title::<ambush_box::Ambush>(),
];

/// Those that players are offered, and the toys if they are asked for.
pub fn offered(toys: bool) -> impl Iterator<Item = &'static dyn Title> + Clone {
    GAMES.iter().copied().filter(move |title| toys || !title.toy())
}

/// The game of this name, a toy or not.
pub fn game(name: &str) -> Result<&'static dyn Title, Unopened> {
    wanted(name, true)
}

/// The game of this name, if it is offered.
pub fn wanted(name: &str, toys: bool) -> Result<&'static dyn Title, Unopened> {
    offered(toys).find(|title| title.name() == name).ok_or_else(|| Unopened::UnknownGame {
        game: name.to_string(),
        hint: nearest(name, offered(toys).map(Title::name)),
    })
}
