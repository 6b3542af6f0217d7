//! What a bot cares for.

use std::fmt;

/// A bent that a player can choose: it changes what a bot strives for, not how well it thinks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Temperament {
    /// Lands, armies and fights.
    Raider,
    /// Gold, cards and alliances.
    Schemer,
    /// Conan, his adventures and what they bring.
    Adventurer,
}

impl Temperament {
    pub const ALL: [Temperament; 3] = [Temperament::Raider, Temperament::Schemer, Temperament::Adventurer];
}

impl fmt::Display for Temperament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Temperament::Raider => "raider",
            Temperament::Schemer => "schemer",
            Temperament::Adventurer => "adventurer",
        })
    }
}
