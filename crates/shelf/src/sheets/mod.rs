//! How each game's view is shown outside: a module a game, with types of its own.

mod ambush;
mod nim;
