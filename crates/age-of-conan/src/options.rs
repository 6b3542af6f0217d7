//! What is agreed before the first bid: kingdoms and rule options (V). A book's mere slip is no option (V-11).

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::ops::RangeInclusive;

use table::{BadSetup, Choice, Kind, Preset, Rule};

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

/// The rule options, in the order of the contract. What V-11 lists is no option: the other books settle it.
#[expect(clippy::struct_excessive_bools, reason = "these options are a yes or a no")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// V-3
    pub bid_tie: BidTie,
    /// V-4
    pub battle_retreat: BattleRetreat,
    /// V-5: taking the first token with a court+Conan die is mandatory.
    pub must_take: bool,
    /// V-6: a unit may move in both steps of a military action.
    pub redeploy_twice: bool,
    /// V-7
    pub final_tie: FinalTie,
    /// V-8: the Southern Sea makes a coast, too.
    pub southern_coast: bool,
    /// V-10: kept tokens that everybody has seen, on the track or in G-11, stay visible.
    pub open_tokens: bool,
    /// V-12
    pub dice_refill: DiceRefill,
    /// S-1: Aquilonia is always played.
    pub always_aquilonia: bool,
}

impl Options {
    /// V-9: the default.
    pub const FIRST_EDITION: Options = Options {
        bid_tie: BidTie::Destination,
        battle_retreat: BattleRetreat::WhereHeCameFrom,
        must_take: false,
        redeploy_twice: true,
        final_tie: FinalTie::Number,
        southern_coast: true,
        open_tokens: false,
        dice_refill: DiceRefill::EndOfTurn,
        always_aquilonia: false,
    };
}

const BID_TIE: Choice =
    Choice { name: "bid_tie_distance", rule: Rule("V-3"), kind: Kind::OneOf(&["destination", "conan"]) };
const BATTLE_RETREAT: Choice =
    Choice { name: "battle_retreat", rule: Rule("V-4"), kind: Kind::OneOf(&["where-from", "only-friendly"]) };
const TOKEN_TAKE: Choice =
    Choice { name: "conan_token_take", rule: Rule("V-5"), kind: Kind::OneOf(&["may", "must"]) };
const REDEPLOY_TWICE: Choice =
    Choice { name: "redeploy_twice", rule: Rule("V-6"), kind: Kind::OneOf(&["may", "once"]) };
const FINAL_TIE: Choice =
    Choice { name: "final_tie", rule: Rule("V-7"), kind: Kind::OneOf(&["number", "total-value"]) };
const COAST: Choice =
    Choice { name: "coast", rule: Rule("V-8"), kind: Kind::OneOf(&["three-seas", "no-southern-sea"]) };
const OPEN_TOKENS: Choice = Choice { name: "open_tokens", rule: Rule("V-10"), kind: Kind::Flag };
const DICE_REFILL: Choice =
    Choice { name: "dice_refill", rule: Rule("V-12"), kind: Kind::OneOf(&["end-of-turn", "next-turn"]) };

const AQUILONIA: Choice =
    Choice { name: "aquilonia", rule: Rule("S-1"), kind: Kind::OneOf(&["free", "always"]) };

/// V-9
const FIRST_EDITION: Preset = Preset {
    name: "first-edition",
    options: &[
        ("bid_tie_distance", "destination"),
        ("battle_retreat", "where-from"),
        ("conan_token_take", "may"),
        ("redeploy_twice", "may"),
        ("final_tie", "number"),
        ("coast", "three-seas"),
        ("open_tokens", "off"),
        ("dice_refill", "end-of-turn"),
        ("aquilonia", "free"),
    ],
};
const SECOND_EDITION: Preset = Preset {
    name: "second-edition",
    options: &[
        ("bid_tie_distance", "conan"),
        ("battle_retreat", "only-friendly"),
        ("conan_token_take", "must"),
        ("redeploy_twice", "may"),
        ("final_tie", "total-value"),
        ("coast", "three-seas"),
        ("open_tokens", "off"),
        ("dice_refill", "next-turn"),
        ("aquilonia", "free"),
    ],
};

impl Options {
    /// Sets one option from its words; shared by the setup and by positions written as text.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup> {
        match option {
            "bid_tie_distance" => {
                self.bid_tie = [BidTie::Destination, BidTie::Conan][BID_TIE.index(value)?];
            }
            "battle_retreat" => {
                self.battle_retreat = [BattleRetreat::WhereHeCameFrom, BattleRetreat::OnlyIfFriendly]
                    [BATTLE_RETREAT.index(value)?];
            }
            "conan_token_take" => self.must_take = TOKEN_TAKE.index(value)? == 1,
            "redeploy_twice" => self.redeploy_twice = REDEPLOY_TWICE.index(value)? == 0,
            "final_tie" => {
                self.final_tie = [FinalTie::Number, FinalTie::TotalValue][FINAL_TIE.index(value)?];
            }
            "coast" => self.southern_coast = COAST.index(value)? == 0,
            "open_tokens" => self.open_tokens = OPEN_TOKENS.flag(value)?,
            "dice_refill" => {
                self.dice_refill = [DiceRefill::EndOfTurn, DiceRefill::NextTurn][DICE_REFILL.index(value)?];
            }
            "aquilonia" => self.always_aquilonia = AQUILONIA.index(value)? == 1,
            _ => return Err(BadSetup::UnknownOption { option: option.into() }),
        }
        Ok(())
    }

    /// The word for the value of one of the choices.
    pub fn get(&self, option: &str) -> &'static str {
        let (choice, index) = match option {
            "bid_tie_distance" => (&BID_TIE, usize::from(self.bid_tie == BidTie::Conan)),
            "battle_retreat" => {
                (&BATTLE_RETREAT, usize::from(self.battle_retreat == BattleRetreat::OnlyIfFriendly))
            }
            "conan_token_take" => (&TOKEN_TAKE, usize::from(self.must_take)),
            "redeploy_twice" => (&REDEPLOY_TWICE, usize::from(!self.redeploy_twice)),
            "final_tie" => (&FINAL_TIE, usize::from(self.final_tie == FinalTie::TotalValue)),
            "coast" => (&COAST, usize::from(!self.southern_coast)),
            "aquilonia" => (&AQUILONIA, usize::from(self.always_aquilonia)),
            "dice_refill" => (&DICE_REFILL, usize::from(self.dice_refill == DiceRefill::NextTurn)),
            _ => return if self.open_tokens { "on" } else { "off" },
        };
        match choice.kind {
            Kind::OneOf(values) => values[index],
            Kind::Flag | Kind::Number { .. } => "",
        }
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
    const CHOICES: &'static [Choice] = &[
        BID_TIE,
        BATTLE_RETREAT,
        TOKEN_TAKE,
        REDEPLOY_TWICE,
        FINAL_TIE,
        COAST,
        OPEN_TOKENS,
        DICE_REFILL,
        AQUILONIA,
    ];
    const PRESETS: &'static [Preset] = &[FIRST_EDITION, SECOND_EDITION];

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
        Ok(Setup { kingdoms, options: Options::FIRST_EDITION, content: &BUILT_IN })
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
        self.options.get(option).to_string()
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
