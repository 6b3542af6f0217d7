//! What was: views, stories, numbers over time, and going on from there.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Line, StoryLine, View, Wanted};

/// A past view of a game, as its looker saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Past {
    pub version: u32,
    /// The last version there is.
    pub last: u32,
    /// The entry of the chronicle, and how many there are: once the game is over. Before, they would count what
    /// others do in secret.
    pub entry: Option<u32>,
    pub entries: Option<u32>,
    pub view: View,
    /// What this looker heard at this step.
    pub heard: Vec<Line>,
}

/// How the game went, in numbers of each seat, as one looker saw them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Course {
    /// Versions of the looker's view, the first and the last among them; the values below belong to them.
    pub versions: Vec<u32>,
    /// The entries they belong to: once the game is over.
    pub entries: Option<Vec<u32>>,
    pub plots: Vec<Plot>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Plot {
    pub key: String,
    /// In the asker's language.
    pub name: String,
    /// By seat, then by version; null where it was hidden or is not known.
    pub seats: Vec<Vec<Option<f32>>>,
}

/// What was checked of a chronicle, with nothing but its text and the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Receipt {
    pub game: String,
    pub edition: u16,
    /// By seat.
    pub players: Vec<Player>,
    /// Each allowed by the rules.
    pub entries: u32,
    pub over: bool,
    /// How often chance was asked.
    pub answers: u32,
    pub chance: ChanceCheck,
    /// What was promised before the game, and the secret that keeps the promise.
    pub commitment: Option<String>,
    pub secret: Option<String>,
    /// SHA-256 of the text that was checked.
    pub digest: String,
    /// All this in a sentence.
    pub text: String,
}

/// Who sat in a seat, as the chronicle names him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Player {
    /// Null where the rules give no roles, or draw them.
    pub role: Option<String>,
    pub name: String,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChanceCheck {
    /// Each answer was derived anew from the secret that was committed to.
    Recomputed,
    /// The secret is not opened.
    Unopened,
    /// No secret was committed to.
    Unverifiable,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StoryOf {
    pub version: u32,
    pub story: Vec<StoryLine>,
}

/// A game to be played on from a moment of another one, by what one seat knew then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// After this entry; 0 is the opening.
    pub entry: u32,
    /// Whose knowledge stands; everything it did not know is dealt anew. An onlooker's if not said.
    #[serde(default)]
    pub seat: Option<u8>,
    pub seats: Vec<Wanted>,
    #[serde(default)]
    pub listed: bool,
}

/// The same from a chronicle that was written elsewhere. Its game need not be over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkOf {
    pub chronicle: String,
    pub fork: Fork,
}
