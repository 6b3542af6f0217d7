//! What comes with the rules of the card game in the box.

pub mod edition;
mod sense;
mod sheet;

pub use sheet::Sheet;

/// The box.
#[derive(Copy, Clone, Debug)]
pub struct CardGame;
