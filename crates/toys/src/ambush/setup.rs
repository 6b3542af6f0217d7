//! What is agreed: T-1, T-3, R-5, C-2.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::ops::RangeInclusive;

use table::{BadSetup, Choice, Game, Kind, Preset, Rule, Setup};

use super::Ambush;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Agreement {
    pub(super) seats: u8,
    pub(super) men: u8,
    pub(super) rounds: u8,
    pub(super) feints: bool,
}

impl Agreement {
    pub(super) const DEFAULT: Agreement = Agreement { seats: 2, men: 5, rounds: 8, feints: true };
}

const MEN: Choice = Choice { name: "men", rule: Rule("T-3"), kind: Kind::Number { least: 2, most: 9 } };
const ROUNDS: Choice =
    Choice { name: "rounds", rule: Rule("R-5"), kind: Kind::Number { least: 2, most: 20 } };
const FEINTS: Choice = Choice { name: "feints", rule: Rule("C-2"), kind: Kind::Flag };

impl Setup for Agreement {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const ROLES: &'static [&'static str] = &[];
    const CHOICES: &'static [Choice] = &[MEN, ROUNDS, FEINTS];
    const PRESETS: &'static [Preset] = &[
        Preset { name: "standard", options: &[("men", "5"), ("rounds", "8"), ("feints", "on")] },
        Preset { name: "short", options: &[("men", "3"), ("rounds", "4"), ("feints", "on")] },
    ];

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
        match option {
            "men" => self.men = MEN.number(value)? as u8,
            "rounds" => self.rounds = ROUNDS.number(value)? as u8,
            "feints" => self.feints = FEINTS.flag(value)?,
            _ => return Err(BadSetup::UnknownOption { option: option.to_string() }),
        }
        Ok(())
    }

    fn get(&self, option: &'static str) -> String {
        match option {
            "men" => self.men.to_string(),
            "rounds" => self.rounds.to_string(),
            _ => String::from(if self.feints { "on" } else { "off" }),
        }
    }
}
