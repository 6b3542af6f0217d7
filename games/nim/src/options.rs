//! What is agreed: H-1, M-1, W-2.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::ops::RangeInclusive;

use table::{BadSetup, Choice, Game, Preset, Setup};

use crate::{MOST_HEAPS, Nim};

table::options! {
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Options("classic", "misere") {
        /// H-1
        heaps: u8 = "heaps", "H-1", (2..=MOST_HEAPS as u16), ["3"];
        /// W-2
        misere: bool = "misere", "W-2", flag, ["off", "on"];
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Agreement {
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

impl Setup for Agreement {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const ROLES: &'static [&'static str] = &[];
    const CHOICES: &'static [Choice] = Options::CHOICES;
    const PRESETS: &'static [Preset] = Options::PRESETS;

    fn new(edition: u16, roles: &[Option<&str>]) -> Result<Self, BadSetup> {
        if edition != Nim::EDITION {
            return Err(BadSetup::UnknownEdition { edition, newest: Nim::EDITION });
        }
        BadSetup::seats::<Self>(roles.len())?;
        if let Some((seat, &Some(role))) = roles.iter().enumerate().find(|(_, role)| role.is_some()) {
            return Err(BadSetup::UnknownRole { seat, role: role.to_string() });
        }
        Ok(Agreement { seats: roles.len() as u8, options: Options::DEFAULT })
    }

    fn roles(&self) -> Vec<Option<&'static str>> {
        vec![None; self.seats.into()]
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup> {
        self.options.set(option, value)
    }

    fn get(&self, option: &'static str) -> String {
        self.options.get(option)
    }
}
