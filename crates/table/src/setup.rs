//! What the players agree on before the first action: seats, roles, options, and an edition of the content.

use alloc::{string::String, vec::Vec};
use core::{fmt, ops::RangeInclusive};

use crate::Rule;

/// The agreement a game starts from. Options are typed fields inside the game and text outside it.
pub trait Setup: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The possible numbers of players.
    const SEATS: RangeInclusive<u8>;
    /// The roles a seat may have (a kingdom, a hero); empty if all seats are alike.
    const ROLES: &'static [&'static str];
    /// The options, in the order of the rulebook.
    const CHOICES: &'static [Choice];
    /// Named sets of options; the first is the default.
    const PRESETS: &'static [Preset];

    /// The default options of an edition, for these seats. A role of `None` is left to the rules: it is drawn, chosen
    /// in play, or does not exist.
    fn new(edition: u16, roles: &[Option<&str>]) -> Result<Self, BadSetup>;
    /// The edition these options belong to. A game that has had more than one keeps it in its setup.
    fn edition(&self) -> u16 {
        1
    }
    /// The roles that the rules recommend for this number of players, in seat order; empty if they recommend none.
    /// New tables propose them.
    fn recommended(seats: usize) -> &'static [&'static str] {
        _ = seats;
        &[]
    }
    /// The agreed role of each seat.
    fn roles(&self) -> Vec<Option<&'static str>>;
    /// Sets an option.
    fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup>;
    /// The value of one of [`Setup::CHOICES`].
    fn get(&self, option: &'static str) -> String;
    /// Checks what involves more than one field.
    fn check(&self) -> Result<(), BadSetup> {
        Ok(())
    }
    /// Which cards and boards are used.
    fn content(&self) -> Content {
        Content::NONE
    }

    /// Sets all options of a preset.
    fn preset(&mut self, name: &str) -> Result<(), BadSetup> {
        let preset = Self::PRESETS
            .iter()
            .find(|preset| preset.name == name)
            .ok_or_else(|| BadSetup::UnknownPreset { preset: name.into() })?;
        preset.options.iter().try_for_each(|&(option, value)| self.set(option, value))
    }
}

/// An option a table may agree on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The option's name.
    pub name: &'static str,
    /// The rule it changes.
    pub rule: Rule,
    /// The values it can have.
    pub kind: Kind,
}

/// The values an option can have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `on` or `off`.
    Flag,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A number in a range.
    Number {
        /// The smallest.
        least: u16,
        /// The largest.
        most: u16,
    },
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Flag => f.write_str("on | off"),
            Kind::OneOf(values) => {
                for (i, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if i == 0 { "" } else { " | " })?;
                }
                Ok(())
            }
            Kind::Number { least, most } => write!(f, "{least}–{most}"),
        }
    }
}

impl Choice {
    /// Reads an `on`/`off` value.
    pub fn flag(&self, value: &str) -> Result<bool, BadSetup> {
        match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(self.bad(value)),
        }
    }

    /// Reads the position of a value in [`Kind::OneOf`].
    pub fn index(&self, value: &str) -> Result<usize, BadSetup> {
        let Kind::OneOf(values) = self.kind else { return Err(self.bad(value)) };
        values.iter().position(|&known| known == value).ok_or_else(|| self.bad(value))
    }

    /// Reads a number within [`Kind::Number`].
    pub fn number(&self, value: &str) -> Result<u16, BadSetup> {
        let Kind::Number { least, most } = self.kind else { return Err(self.bad(value)) };
        value.parse().ok().filter(|n| (least..=most).contains(n)).ok_or_else(|| self.bad(value))
    }

    fn bad(&self, value: &str) -> BadSetup {
        BadSetup::BadValue { option: self.name, value: value.into(), expected: self.kind }
    }
}

/// A named set of options.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The preset's name.
    pub name: &'static str,
    /// The options it sets, with their values.
    pub options: &'static [(&'static str, &'static str)],
}

/// The edition of cards and boards a game is played with.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Content {
    /// The edition's name.
    pub name: &'static str,
    /// The first eight bytes of the SHA-256 of its files.
    pub digest: u64,
}

impl Content {
    /// For games without cards or boards.
    pub const NONE: Content = Content { name: "none", digest: 0 };
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The game cannot be played with this number of seats.
    Seats {
        /// The number given.
        given: usize,
        /// The smallest possible number.
        least: u8,
        /// The largest possible number.
        most: u8,
    },
    /// The game has no such role.
    UnknownRole {
        /// The seat it was given to.
        seat: usize,
        /// The unknown role.
        role: String,
    },
    /// Two seats have the same role.
    RoleTwice {
        /// The role.
        role: String,
    },
    /// This build does not know the edition.
    UnknownEdition {
        /// The edition asked for.
        edition: u16,
        /// The newest one known.
        newest: u16,
    },
    /// The game has no such option.
    UnknownOption {
        /// The unknown option.
        option: String,
    },
    /// The game has no such preset.
    UnknownPreset {
        /// The unknown preset.
        preset: String,
    },
    /// The option cannot have this value.
    BadValue {
        /// The option.
        option: &'static str,
        /// The value given.
        value: String,
        /// The values it can have.
        expected: Kind,
    },
    /// Each value is possible, but a rule forbids the combination.
    Unfit {
        /// The field that does not fit the others.
        field: &'static str,
        /// The rule that forbids it.
        rule: Rule,
    },
}

impl BadSetup {
    /// Checks the number of seats against [`Setup::SEATS`].
    pub fn seats<S: Setup>(given: usize) -> Result<(), BadSetup> {
        let (least, most) = S::SEATS.into_inner();
        if (usize::from(least)..=usize::from(most)).contains(&given) {
            Ok(())
        } else {
            Err(BadSetup::Seats { given, least, most })
        }
    }
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Seats { given, least, most } if least == most => {
                write!(f, "seats: {given} given, but exactly {least} play")
            }
            BadSetup::Seats { given, least, most } => {
                write!(f, "seats: {given} given, but {least} to {most} can play")
            }
            BadSetup::UnknownRole { seat, role } => write!(f, "seats: no role {role:?} for seat {seat}"),
            BadSetup::RoleTwice { role } => write!(f, "seats: {role:?} is taken twice"),
            BadSetup::UnknownEdition { edition, newest } => {
                write!(f, "edition: {edition} is not known; the newest here is {newest}")
            }
            BadSetup::UnknownOption { option } => write!(f, "options: there is no option {option:?}"),
            BadSetup::UnknownPreset { preset } => write!(f, "preset: there is no preset {preset:?}"),
            BadSetup::BadValue { option, value, expected } => {
                write!(f, "options: {option} cannot be {value:?}; expected {expected}")
            }
            BadSetup::Unfit { field, rule } => write!(f, "{field}: not possible by rule {rule}"),
        }
    }
}

impl core::error::Error for BadSetup {}
