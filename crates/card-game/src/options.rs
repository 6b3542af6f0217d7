//! What a table agrees on before the first card: seats, heroes, options.

use alloc::{format, string::String, vec::Vec};
use core::ops::RangeInclusive;

use table::{BadSetup, Choice, Kind, MOST_SEATS, Preset, Rule};

use crate::content::{Content, OURS};

/// The options marked (o) in the contract, and the variants of the book.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the contract")]
pub struct Options {
    /// S-3, Y-4: the first player changes every cycle.
    pub rotate: bool,
    /// S-6, O-1
    pub start: u16,
    /// S-6, V-1, O-1
    pub goal: u16,
    /// C-5: challenges ever played count, not those lying there.
    pub cap_ever: bool,
    /// C-8
    pub newest_first: bool,
    /// V-1: after a tie, too, the winner must have the goal.
    pub goal_again: bool,
    /// V-6
    pub cycle_limit: u16,
    /// A-4, O-4
    pub rehide: bool,
    /// B-5: the stake of who withdraws goes to the bank.
    pub stake_to_bank: bool,
    /// D-1
    pub challenged_opens: bool,
    /// O-3: what a wrong accusation costs.
    pub false_accusation: u8,
    /// O-5; 0 is off.
    pub ransom: u8,
    /// O-6; 0 is off.
    pub bid_limit: u8,
    /// H-3: leaving does not cost the Sorcerer his action.
    pub free_return: bool,
    /// H-9: only a victory lets the Knight fight on.
    pub after_victory: bool,
    /// O-2
    pub death_or_glory: bool,
    /// O-3
    pub nothing_to_lose: bool,
}

impl Options {
    pub const BOOK: Options = Options {
        rotate: false,
        start: 15,
        goal: 30,
        cap_ever: false,
        newest_first: false,
        goal_again: false,
        cycle_limit: 100,
        rehide: false,
        stake_to_bank: false,
        challenged_opens: false,
        false_accusation: 0,
        ransom: 0,
        bid_limit: 0,
        free_return: false,
        after_victory: false,
        death_or_glory: false,
        nothing_to_lose: false,
    };

    /// Reads one option; also for positions written as text.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup> {
        let choice = CHOICES
            .iter()
            .find(|choice| choice.name == option)
            .ok_or_else(|| BadSetup::UnknownOption { option: option.into() })?;
        match choice.name {
            "first_player" => self.rotate = choice.index(value)? == 1,
            "start_glory" => self.start = choice.number(value)?,
            "goal_glory" => self.goal = choice.number(value)?,
            "challenge_cap" => self.cap_ever = choice.index(value)? == 1,
            "challenge_order" => self.newest_first = choice.index(value)? == 1,
            "victory_tie" => self.goal_again = choice.index(value)? == 1,
            "cycle_limit" => self.cycle_limit = choice.number(value)?,
            "rehide" => self.rehide = choice.flag(value)?,
            "stake_to" => self.stake_to_bank = choice.index(value)? == 1,
            "duel_opens" => self.challenged_opens = choice.index(value)? == 1,
            "death_or_glory" => self.death_or_glory = choice.flag(value)?,
            "nothing_to_lose" => self.nothing_to_lose = choice.flag(value)?,
            "false_accusation" => self.false_accusation = choice.number(value)? as u8,
            "sorcerer" => self.free_return = choice.index(value)? == 1,
            "knight" => self.after_victory = choice.index(value)? == 1,
            "bid_limit" => self.bid_limit = limit(choice.index(value)?),
            _ => self.ransom = choice.number(value)? as u8,
        }
        Ok(())
    }

    pub fn get(&self, option: &str) -> String {
        let one_of = |second: bool, values: [&str; 2]| String::from(values[usize::from(second)]);
        let flag = |on: bool| one_of(on, ["off", "on"]);
        match option {
            "first_player" => one_of(self.rotate, ["fixed", "rotate"]),
            "start_glory" => format!("{}", self.start),
            "goal_glory" => format!("{}", self.goal),
            "challenge_cap" => one_of(self.cap_ever, ["lying", "ever"]),
            "challenge_order" => one_of(self.newest_first, ["oldest", "newest"]),
            "victory_tie" => one_of(self.goal_again, ["lead", "goal"]),
            "cycle_limit" => format!("{}", self.cycle_limit),
            "rehide" => flag(self.rehide),
            "stake_to" => one_of(self.stake_to_bank, ["opponent", "bank"]),
            "duel_opens" => one_of(self.challenged_opens, ["challenger", "challenged"]),
            "death_or_glory" => flag(self.death_or_glory),
            "nothing_to_lose" => flag(self.nothing_to_lose),
            "false_accusation" => format!("{}", self.false_accusation),
            "sorcerer" => one_of(self.free_return, ["action", "free"]),
            "knight" => one_of(self.after_victory, ["any", "after-victory"]),
            "bid_limit" if self.bid_limit == 0 => String::from("off"),
            "bid_limit" => format!("{}", self.bid_limit),
            _ => format!("{}", self.ransom),
        }
    }
}

pub const CHOICES: &[Choice] = &[
    Choice { name: "first_player", rule: Rule("S-3"), kind: Kind::OneOf(&["fixed", "rotate"]) },
    Choice { name: "start_glory", rule: Rule("S-6"), kind: Kind::Number { least: 5, most: 60 } },
    Choice { name: "goal_glory", rule: Rule("S-6"), kind: Kind::Number { least: 10, most: 200 } },
    Choice { name: "challenge_cap", rule: Rule("C-5"), kind: Kind::OneOf(&["lying", "ever"]) },
    Choice { name: "challenge_order", rule: Rule("C-8"), kind: Kind::OneOf(&["oldest", "newest"]) },
    Choice { name: "victory_tie", rule: Rule("V-1"), kind: Kind::OneOf(&["lead", "goal"]) },
    Choice { name: "cycle_limit", rule: Rule("V-6"), kind: Kind::Number { least: 30, most: 500 } },
    Choice { name: "rehide", rule: Rule("A-4"), kind: Kind::Flag },
    Choice { name: "stake_to", rule: Rule("B-5"), kind: Kind::OneOf(&["opponent", "bank"]) },
    Choice { name: "duel_opens", rule: Rule("D-1"), kind: Kind::OneOf(&["challenger", "challenged"]) },
    Choice { name: "sorcerer", rule: Rule("H-3"), kind: Kind::OneOf(&["action", "free"]) },
    Choice { name: "knight", rule: Rule("H-9"), kind: Kind::OneOf(&["any", "after-victory"]) },
    Choice { name: "death_or_glory", rule: Rule("O-2"), kind: Kind::Flag },
    Choice { name: "nothing_to_lose", rule: Rule("O-3"), kind: Kind::Flag },
    Choice { name: "false_accusation", rule: Rule("O-3"), kind: Kind::Number { least: 0, most: 1 } },
    Choice { name: "ransom", rule: Rule("O-5"), kind: Kind::Number { least: 0, most: 5 } },
    Choice { name: "bid_limit", rule: Rule("O-6"), kind: Kind::OneOf(LIMITS) },
];

/// O-6: off, or 5 to 15 GP.
const LIMITS: &[&str] = &["off", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];

/// The limit at this place of [`LIMITS`], in GP.
const fn limit(index: usize) -> u8 {
    if index == 0 { 0 } else { index as u8 + 4 }
}

/// O-7: a preset sets every option.
macro_rules! preset {
    ($name:literal, $start:literal, $goal:literal) => {
        Preset {
            name: $name,
            options: &[
                ("first_player", "fixed"),
                ("start_glory", $start),
                ("goal_glory", $goal),
                ("challenge_cap", "lying"),
                ("challenge_order", "oldest"),
                ("victory_tie", "lead"),
                ("cycle_limit", "100"),
                ("rehide", "off"),
                ("stake_to", "opponent"),
                ("duel_opens", "challenger"),
                ("sorcerer", "action"),
                ("knight", "any"),
                ("death_or_glory", "off"),
                ("nothing_to_lose", "off"),
                ("false_accusation", "0"),
                ("ransom", "0"),
                ("bid_limit", "off"),
            ],
        }
    };
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
    const CHOICES: &'static [Choice] = CHOICES;
    const PRESETS: &'static [Preset] =
        &[preset!("book", "15", "30"), preset!("adventures", "15", "35"), preset!("short", "10", "20")];

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
        Ok(Setup { seats: roles.len() as u8, heroes, options: Options::BOOK, cards: &OURS })
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
