//! How each game's view is shown outside: a module a game, with types of its own.

mod age_of_conan;
mod ambush;
mod card_game;
mod nim;
