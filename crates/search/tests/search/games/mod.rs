//! Small games with known answers.

mod duel;
mod kuhn;
mod shells;

pub(crate) use duel::Duel;
pub(crate) use kuhn::{Kuhn, Say, View as KuhnView};

pub(crate) use shells::Shells;

use std::ops::RangeInclusive;

use table::{BadSetup, Choice, Preset, Setup};

/// Two sit down; there is nothing to agree on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Two;

impl Setup for Two {
    const SEATS: RangeInclusive<u8> = 2..=2;
    const ROLES: &'static [&'static str] = &[];
    const CHOICES: &'static [Choice] = &[];
    const PRESETS: &'static [Preset] = &[];

    fn new(_: u16, roles: &[Option<&str>]) -> Result<Two, BadSetup> {
        BadSetup::seats::<Two>(roles.len()).map(|()| Two)
    }

    fn roles(&self) -> Vec<Option<&'static str>> {
        vec![None; 2]
    }

    fn set(&mut self, option: &str, _: &str) -> Result<(), BadSetup> {
        Err(BadSetup::UnknownOption { option: option.into() })
    }

    fn get(&self, _: &'static str) -> String {
        String::new()
    }
}
