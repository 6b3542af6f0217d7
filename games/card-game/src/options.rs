//! What a table agrees on before the first card: seats, heroes, options.

use alloc::{string::String, vec::Vec};
use core::ops::RangeInclusive;

use table::{BadSetup, Choice, MOST_SEATS, Preset, Rule};

use crate::content::{Content, OURS};

table::options! {
    /// The options marked (o) in the contract, and the variants of the book. O-7: the presets, the default first.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Options("book", "adventures", "short") {
        /// S-3, Y-4: the first player changes every cycle.
        rotate: bool = "first_player", "S-3", ["fixed" => false, "rotate" => true], ["fixed"];
        /// S-6, O-1
        start: u16 = "start_glory", "S-6", (5..=60), ["15", "15", "10"];
        /// S-6, V-1, O-1
        goal: u16 = "goal_glory", "S-6", (10..=200), ["30", "35", "20"];
        /// C-5: challenges ever played count, not those lying there.
        cap_ever: bool = "challenge_cap", "C-5", ["lying" => false, "ever" => true], ["lying"];
        /// C-8
        newest_first: bool = "challenge_order", "C-8", ["oldest" => false, "newest" => true], ["oldest"];
        /// V-1: after a tie, too, the winner must have the goal.
        goal_again: bool = "victory_tie", "V-1", ["lead" => false, "goal" => true], ["lead"];
        /// V-6
        cycle_limit: u16 = "cycle_limit", "V-6", (30..=500), ["100"];
        /// A-4, O-4
        rehide: bool = "rehide", "A-4", flag, ["off"];
        /// B-5: the stake of who withdraws goes to the bank.
        stake_to_bank: bool = "stake_to", "B-5", ["opponent" => false, "bank" => true], ["opponent"];
        /// D-1
        challenged_opens: bool = "duel_opens", "D-1", ["challenger" => false, "challenged" => true], ["challenger"];
        /// H-3: leaving does not cost the Sorcerer his action.
        free_return: bool = "sorcerer", "H-3", ["action" => false, "free" => true], ["action"];
        /// H-9: only a victory lets the Knight fight on.
        after_victory: bool = "knight", "H-9", ["any" => false, "after-victory" => true], ["any"];
        /// O-2
        death_or_glory: bool = "death_or_glory", "O-2", flag, ["off"];
        /// O-3
        nothing_to_lose: bool = "nothing_to_lose", "O-3", flag, ["off"];
        /// O-3: what a wrong accusation costs.
        false_accusation: u8 = "false_accusation", "O-3", (0..=1), ["0"];
        /// O-5; 0 is off.
        ransom: u8 = "ransom", "O-5", (0..=5), ["0"];
        /// O-6: off, or 5 to 15 GP.
        bid_limit: u8 = "bid_limit", "O-6",
            ["off" => 0, "5" => 5, "6" => 6, "7" => 7, "8" => 8, "9" => 9, "10" => 10, "11" => 11, "12" => 12,
             "13" => 13, "14" => 14, "15" => 15],
            ["off"];
    }
}

/// P-5: the heroes, in the order of their abilities.
pub const ROLES: [&str; 10] = [
    "barbarian",
    "thief",
    "sorcerer",
    "mercenary",
    "explorer",
    "priest",
    "raider",
    "nomad",
    "knight",
    "merchant",
];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    seats: u8,
    /// The heroes agreed on, by their place in [`ROLES`]; the others are dealt (S-1).
    heroes: [Option<u8>; MOST_SEATS],
    pub options: Options,
    pub cards: &'static Content,
}

impl Setup {
    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn hero(&self, seat: usize) -> Option<u8> {
        self.heroes[seat]
    }
}

impl table::Setup for Setup {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const ROLES: &'static [&'static str] = &ROLES;
    const CHOICES: &'static [Choice] = Options::CHOICES;
    const PRESETS: &'static [Preset] = Options::PRESETS;

    fn new(edition: u16, roles: &[Option<&str>]) -> Result<Setup, BadSetup> {
        BadSetup::seats::<Setup>(roles.len())?;
        if edition != 1 {
            return Err(BadSetup::UnknownEdition { edition, newest: 1 });
        }
        let mut heroes = [None; MOST_SEATS];
        for (seat, role) in roles.iter().enumerate() {
            let Some(role) = *role else { continue };
            let hero = ROLES.iter().position(|&known| known == role).map(|hero| hero as u8);
            let hero = hero.ok_or_else(|| BadSetup::UnknownRole { seat, role: role.into() })?;
            if heroes.contains(&Some(hero)) {
                return Err(BadSetup::RoleTwice { role: role.into() });
            }
            heroes[seat] = Some(hero);
        }
        Ok(Setup { seats: roles.len() as u8, heroes, options: Options::DEFAULT, cards: &OURS })
    }

    fn roles(&self) -> Vec<Option<&'static str>> {
        self.heroes[..usize::from(self.seats)]
            .iter()
            .map(|hero| hero.map(|h| ROLES[usize::from(h)]))
            .collect()
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup> {
        self.options.set(option, value)
    }

    fn get(&self, option: &'static str) -> String {
        self.options.get(option)
    }

    /// S-6: the goal is at least 5 above the start.
    fn check(&self) -> Result<(), BadSetup> {
        if self.options.goal < self.options.start + 5 {
            return Err(BadSetup::Unfit { field: "goal_glory", rule: Rule("S-6") });
        }
        Ok(())
    }

    fn content(&self) -> table::Content {
        table::Content { name: self.cards.name, digest: self.cards.digest }
    }
}
