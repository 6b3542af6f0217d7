//! What goes over the wire: types of its own, apart from the rules'. The OpenAPI document and the TypeScript types
//! are made from these.

mod company;
mod games;
mod office;
mod past;
mod people;
mod play;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

pub use company::{Block, Blocked, Company, Muted, Report, SendAway};
pub use games::{GameLabel, Games, Named, OptionLabel, PresetLabel, RuleBook, RuleSection, RuleText};
pub use office::{Ban, Known, KnownPerson, KnownSeat, KnownTable, Reported, ResetLink, Settle};
pub use past::{ChanceCheck, Course, Fork, ForkOf, Past, Player, Plot, Receipt, StoryOf};
pub use people::{
    Account, AdminLink, Claim, Confirm, Credentials, Everything, Farewell, Forgotten, KeptBlock, KeptLogin,
    KeptReport, KeptSeat, KeptTable, LoginInfo, Me, NewMail, NewPassword, OwnDeed, PORTRAITS, Portrait,
    Rename, Reset, Said,
};
pub use play::{Advised, Answer, Command, Expected, Hint, Order, PatchStep, Refusal, ToClient};

/// A phrase and the sentence that says it in the listener's language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Line {
    pub key: String,
    /// Numbers of seats, counts, and keys of names.
    #[schema(value_type = Object)]
    pub args: Map<String, Value>,
    pub text: String,
    /// The rule it is about, to be opened from there.
    pub rule: Option<String>,
}

/// A line of the story, with the version of one's own view that it led to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StoryLine {
    pub version: u32,
    #[serde(flatten)]
    pub line: Line,
}

/// Something one may do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Offer {
    pub action: String,
    #[serde(flatten)]
    pub line: Line,
    /// Once done it can be neither taken back nor changed.
    #[serde(rename = "final")]
    pub is_final: bool,
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Placing {
    /// 1 is best; tied seats share a place.
    pub place: u8,
    pub score: i16,
}

/// The game as one looker may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct View {
    /// The game's own sheet; each game has its own form.
    #[schema(value_type = Object)]
    pub sheet: Value,
    pub ask: Line,
    /// The position in words, line by line: for screen readers, and wherever there is no room for a picture. Empty
    /// unless asked for with `words=true`.
    pub words: Vec<Line>,
    /// Whom the table waits for.
    pub turn: Vec<u8>,
    pub offers: Vec<Offer>,
    pub take_back: bool,
    pub over: bool,
    /// By seat, once the game is over.
    pub standing: Option<Vec<Placing>>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Gathering,
    Running,
    Over,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    Open,
    Invited,
    Person,
    Bot,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatInfo {
    pub seat: u8,
    pub sitter: Sitter,
    pub name: String,
    /// The portrait the person chose, by its key.
    pub portrait: Option<String>,
    pub you: bool,
    /// Agreed before the start: a role, `random`, `chosen` where the player has yet to choose, or nothing where
    /// the rules decide unless the player does.
    pub role: Option<String>,
    /// Whoever sits here may choose his role before the start.
    pub free: bool,
    /// The bot that sits here or stands in.
    pub bot: Option<String>,
    pub temper: Option<String>,
    /// A bot plays until the person is back.
    pub stand_in: bool,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a question the client asks of its own")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub status: Status,
    pub terms: TableTerms,
    pub seats: Vec<SeatInfo>,
    pub listed: bool,
    pub watchable: bool,
    pub hints: bool,
    /// One person may take several open seats.
    pub several: bool,
    /// Whether you opened this table.
    pub yours: bool,
    /// The promise that chance is derived from a secret chosen before anybody sat down.
    pub commitment: String,
    pub turn: Vec<u8>,
    /// When something last happened here that everybody may know, in milliseconds since 1970.
    pub touched: i64,
    /// The rematch.
    pub next: Option<String>,
}

/// What a table agrees on.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableTerms {
    #[serde(default)]
    pub edition: Option<u16>,
    #[serde(default)]
    pub preset: Option<String>,
    #[serde(default)]
    pub options: std::collections::BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Presence {
    /// The seats whose players are connected.
    pub seats: Vec<u8>,
    pub onlookers: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChatLine {
    pub number: i64,
    /// Whether you said it.
    pub yours: bool,
    pub name: String,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// Everything one may know of a table now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Snapshot {
    /// How many changes of this view there were; every looker counts his own.
    pub version: u32,
    /// The version this player has looked at last.
    pub seen: u32,
    /// Who is looking; nothing for an onlooker.
    pub seat: Option<u8>,
    pub table: TableInfo,
    pub presence: Presence,
    /// Nothing before the start.
    pub view: Option<View>,
    pub story: Vec<StoryLine>,
    pub chat: Vec<ChatLine>,
}

/// What went wrong, in a word for programs and a sentence for people; never a word about a game's position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    pub code: String,
    pub text: String,
}

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "sitter", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wanted {
    Me {
        #[serde(default)]
        role: Option<String>,
    },
    Open {
        #[serde(default)]
        role: Option<String>,
    },
    Invited {
        #[serde(default)]
        role: Option<String>,
    },
    Bot {
        bot: String,
        #[serde(default)]
        temper: Option<String>,
        #[serde(default)]
        role: Option<String>,
    },
}

#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    pub terms: TableTerms,
    pub seats: Vec<Wanted>,
    #[serde(default = "yes")]
    pub listed: bool,
    #[serde(default = "yes")]
    pub watchable: bool,
    #[serde(default)]
    pub hints: bool,
    /// One person may take several open seats.
    #[serde(default)]
    pub several: bool,
}

fn yes() -> bool {
    true
}

/// The words that open the invited seats. Shown to the one who opens the table, and never again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Opened {
    pub table: TableInfo,
    pub invitations: Vec<Invitation>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Invitation {
    pub seat: u8,
    pub word: String,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Any that is open if not said.
    #[serde(default)]
    pub seat: Option<u8>,
    #[serde(default)]
    pub invitation: Option<String>,
    /// What to play, where the seat leaves it open.
    #[serde(default)]
    pub role: Option<String>,
    /// What this seat adds to chance: 32 hexadecimal digits. Drawn for you if not given.
    #[serde(default)]
    pub nonce: Option<String>,
}

/// What one wants to play, before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChooseRole {
    /// One of one's own.
    pub seat: u8,
    /// Nothing leaves it open again.
    #[serde(default)]
    pub role: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MyGame {
    pub table: TableInfo,
    pub seat: u8,
    pub your_turn: bool,
    pub version: u32,
    /// The version you looked at last: what came after it is new to you.
    pub seen: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Lobby {
    pub tables: Vec<TableInfo>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Overview {
    /// Tables by status.
    pub tables: std::collections::BTreeMap<String, i64>,
    /// Tables in memory here.
    pub loaded: usize,
    /// Reports that wait to be settled.
    pub reports: i64,
}
