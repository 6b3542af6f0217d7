//! What can be played, and by which rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Every game, and against whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Games {
    pub games: Vec<GameLabel>,
    /// The weakest first.
    pub bots: Vec<String>,
    /// Temperaments of bots that have a level.
    pub tempers: Vec<String>,
}

/// What is printed on the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameLabel {
    pub game: String,
    /// In the asker's language, as is what follows.
    pub title: String,
    /// The game in a line.
    pub about: String,
    pub edition: u16,
    /// The fewest and the most who may play.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [u8; 2],
    /// What a seat may be; empty where all are alike.
    pub roles: Vec<Named>,
    /// Whether the rules recommend who plays what.
    pub recommends: bool,
    pub options: Vec<OptionLabel>,
    pub presets: Vec<PresetLabel>,
    /// The edition of cards and boards.
    pub content: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Named {
    pub key: String,
    /// In the asker's language.
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OptionLabel {
    pub name: String,
    /// The rule it changes, and what that rule says.
    pub rule: String,
    pub text: String,
    /// Named values; a flag is `off` or `on`.
    pub values: Option<Vec<String>>,
    /// Or the least and the most.
    #[schema(min_items = 2, max_items = 2)]
    pub range: Option<[u16; 2]>,
    pub default: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PresetLabel {
    pub name: String,
    pub options: BTreeMap<String, String>,
}

/// The numbered rules of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleBook {
    pub game: String,
    pub title: String,
    pub introduction: String,
    pub sections: Vec<RuleSection>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleSection {
    /// What the numbers of its rules begin with.
    pub letter: String,
    pub title: String,
    pub rules: Vec<RuleText>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleText {
    pub id: String,
    /// The heading within the section it stands under.
    pub heading: Option<String>,
    pub text: String,
}
