//! What is agreed: T-1, T-3, R-5, C-2.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::ops::RangeInclusive;

use table::{BadSetup, Choice, Game, Preset, Setup};

use super::Ambush;

table::options! {
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Options("standard", "short") {
        /// T-3
        men: u8 = "men", "T-3", (2..=9), ["5", "3"];
        ///
        rounds: u8 = "rounds", "R-5", (2..=20), ["8", "4"];
        /// C-2
        feints: bool = "feints", "C-2", flag, ["on"];
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Agreement {
    pub(super) seats: u8,
    pub(super) options: Options,
}

impl Agreement {
    pub(super) const DEFAULT: Agreement = Agreement { seats: 2, options: Options::DEFAULT };
}

impl Setup for Agreement {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const ROLES: &'static [&'static str] = &[];
    const CHOICES: &'static [Choice] = Options::CHOICES;
    const PRESETS: &'static [Preset] = Options::PRESETS;

    fn new(edition: u16, roles: &[Option<&str>]) -> Result<Self, BadSetup> {
        if edition != Ambush::EDITION {
            return Err(BadSetup::UnknownEdition { edition, newest: Ambush::EDITION });
        }
        BadSetup::seats::<Self>(roles.len())?;
        if let Some((seat, &Some(role))) = roles.iter().enumerate().find(|(_, role)| role.is_some()) {
            return Err(BadSetup::UnknownRole { seat, role: role.to_string() });
        }
        Ok(Agreement { seats: roles.len() as u8, ..Agreement::DEFAULT })
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
