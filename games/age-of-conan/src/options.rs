//! What is agreed before the first bid: kingdoms and rule options (V). A book's mere slip is no option (V-11).

use alloc::{string::String, vec::Vec};
use core::ops::RangeInclusive;

use table::{BadSetup, Choice, Preset, Rule};

use crate::content::{BUILT_IN, Content, Kingdom};

/// V-3: from where the second tie-break of a bid is measured.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum BidTie {
    Destination,
    Conan,
}

/// V-4
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum BattleRetreat {
    WhereHeCameFrom,
    OnlyIfFriendly,
}

/// V-7
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum FinalTie {
    Number,
    TotalValue,
}

/// V-12
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum DiceRefill {
    EndOfTurn,
    NextTurn,
}

table::options! {
    /// The rule options, in the order of the contract. What V-11 lists is no option: the other books settle it. V-9: the
    /// presets, the default first.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Options("first-edition", "second-edition") {
        /// V-3
        bid_tie: BidTie = "bid_tie_distance", "V-3",
            ["destination" => BidTie::Destination, "conan" => BidTie::Conan], ["destination", "conan"];
        /// V-4
        battle_retreat: BattleRetreat = "battle_retreat", "V-4",
            ["where-from" => BattleRetreat::WhereHeCameFrom, "only-friendly" => BattleRetreat::OnlyIfFriendly],
            ["where-from", "only-friendly"];
        /// V-5: taking the first token with a court+Conan die is mandatory.
        must_take: bool = "conan_token_take", "V-5", ["may" => false, "must" => true], ["may", "must"];
        /// V-6: a unit may move in both steps of a military action.
        redeploy_twice: bool = "redeploy_twice", "V-6", ["may" => true, "once" => false], ["may"];
        /// V-7
        final_tie: FinalTie = "final_tie", "V-7",
            ["number" => FinalTie::Number, "total-value" => FinalTie::TotalValue], ["number", "total-value"];
        /// V-8: the Southern Sea makes a coast, too.
        southern_coast: bool = "coast", "V-8", ["three-seas" => true, "no-southern-sea" => false], ["three-seas"];
        /// V-10: kept tokens that everybody has seen, on the track or in G-11, stay visible.
        open_tokens: bool = "open_tokens", "V-10", flag, ["off"];
        /// V-12
        dice_refill: DiceRefill = "dice_refill", "V-12",
            ["end-of-turn" => DiceRefill::EndOfTurn, "next-turn" => DiceRefill::NextTurn],
            ["end-of-turn", "next-turn"];
        /// S-1: Aquilonia is always played.
        always_aquilonia: bool = "aquilonia", "S-1", ["free" => false, "always" => true], ["free"];
    }
}

/// Who plays which kingdom, by which options, with which edition of the components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub kingdoms: Vec<Option<Kingdom>>,
    pub options: Options,
    pub content: &'static Content,
}

impl table::Setup for Setup {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const ROLES: &'static [&'static str] = &["aquilonia", "turan", "stygia", "hyperborea"];
    const CHOICES: &'static [Choice] = Options::CHOICES;
    const PRESETS: &'static [Preset] = Options::PRESETS;

    fn new(edition: u16, roles: &[Option<&str>]) -> Result<Self, BadSetup> {
        BadSetup::seats::<Self>(roles.len())?;
        if edition != 1 {
            return Err(BadSetup::UnknownEdition { edition, newest: 1 });
        }
        let mut kingdoms = Vec::new();
        for (seat, role) in roles.iter().enumerate() {
            let kingdom = role
                .map(|role| {
                    Kingdom::from_key(role).ok_or_else(|| BadSetup::UnknownRole { seat, role: role.into() })
                })
                .transpose()?;
            if kingdom.is_some() && kingdoms.contains(&kingdom) {
                return Err(BadSetup::RoleTwice { role: role.unwrap_or_default().into() });
            }
            kingdoms.push(kingdom);
        }
        Ok(Setup { kingdoms, options: Options::DEFAULT, content: &BUILT_IN })
    }

    /// S-1: Aquilonia and Turan; with Stygia; all four.
    fn recommended(seats: usize) -> &'static [&'static str] {
        &Self::ROLES[..seats.min(Self::ROLES.len())]
    }

    fn roles(&self) -> Vec<Option<&'static str>> {
        self.kingdoms.iter().map(|kingdom| kingdom.map(Kingdom::key)).collect()
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup> {
        self.options.set(option, value)
    }

    fn get(&self, option: &'static str) -> String {
        self.options.get(option)
    }

    /// S-1: with Aquilonia, if that was agreed; a kingdom to be drawn may be Aquilonia.
    fn check(&self) -> Result<(), BadSetup> {
        let played = self.kingdoms.iter().any(|kingdom| kingdom.is_none_or(|k| k == Kingdom::Aquilonia));
        if played || !self.options.always_aquilonia {
            Ok(())
        } else {
            Err(BadSetup::Unfit { field: "seats", rule: Rule("S-1") })
        }
    }

    fn content(&self) -> table::Content {
        table::Content { name: self.content.name, digest: self.content.digest }
    }
}
