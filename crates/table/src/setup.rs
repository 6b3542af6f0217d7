//! What is agreed before the first action: seats, roles, typed options, an edition of the content.

use alloc::{string::String, vec::Vec};
use core::{fmt, ops::RangeInclusive};

use crate::Rule;

/// The agreement a game starts from. Options are typed fields inside a game and text outside it.
pub trait Setup: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// How many may play.
    const SEATS: RangeInclusive<u8>;
    /// What a seat may be (a kingdom, a hero); empty where all seats are alike.
    const ROLES: &'static [&'static str];
    /// The options, in the order of the contract.
    const CHOICES: &'static [Choice];
    /// Named sets of options; the first is the default.
    const PRESETS: &'static [Preset];

    /// The defaults of an edition (an edition *is* a set of default options), for these seats. `None` leaves a
    /// role to the rules: drawn, chosen in play, or there are none.
    fn new(edition: u16, roles: &[Option<&str>]) -> Result<Self, BadSetup>;
    /// The edition these options belong to. A game that has had more than one keeps it in its setup.
    fn edition(&self) -> u16 {
        1
    }
    /// What the rules recommend that so many players be, in the order of the seats; nothing where the rules leave it
    /// open. Whoever sets up a table proposes this.
    fn recommended(seats: usize) -> &'static [&'static str] {
        _ = seats;
        &[]
    }
    fn roles(&self) -> Vec<Option<&'static str>>;
    fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup>;
    /// The value of one of [`Setup::CHOICES`].
    fn get(&self, option: &'static str) -> String;
    /// What no single field can say.
    fn check(&self) -> Result<(), BadSetup> {
        Ok(())
    }
    /// Which cards and boards are used.
    fn content(&self) -> Content {
        Content::NONE
    }

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
    pub name: &'static str,
    pub rule: Rule,
    pub kind: Kind,
}

/// What values an option takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `on` or `off`.
    Flag,
    OneOf(&'static [&'static str]),
    Number {
        least: u16,
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
    pub name: &'static str,
    pub options: &'static [(&'static str, &'static str)],
}

/// The edition of cards and boards a game is played with.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Content {
    pub name: &'static str,
    /// The first eight bytes of the SHA-256 of its files.
    pub digest: u64,
}

impl Content {
    /// A game whose rules say everything.
    pub const NONE: Content = Content { name: "none", digest: 0 };
}

/// What was wrong with a setup, field by field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    Seats {
        given: usize,
        least: u8,
        most: u8,
    },
    UnknownRole {
        seat: usize,
        role: String,
    },
    RoleTwice {
        role: String,
    },
    UnknownEdition {
        edition: u16,
        newest: u16,
    },
    UnknownOption {
        option: String,
    },
    UnknownPreset {
        preset: String,
    },
    BadValue {
        option: &'static str,
        value: String,
        expected: Kind,
    },
    /// Each value is possible, but a rule forbids them together.
    Unfit {
        field: &'static str,
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
