//! What goes over the wire: types of its own, apart from the rules'. The OpenAPI document and the TypeScript types
//! are made from these.

mod people;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

pub use people::{AdminLink, Claim, Credentials, LoginInfo, Me, Rename};

/// A phrase and the sentence that says it in the listener's language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Line {
    pub key: String,
    /// Numbers of seats, counts, and keys of names.
    #[schema(value_type = Object)]
    pub args: Map<String, Value>,
    pub text: String,
}

/// A line of the story, with the version of one's own view that it led to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Told {
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
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Place {
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
    /// Whom the table waits for.
    pub turn: Vec<u8>,
    pub offers: Vec<Offer>,
    pub take_back: bool,
    pub over: bool,
    /// By seat, once the game is over.
    pub standing: Option<Vec<Place>>,
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
    pub you: bool,
    /// Agreed before the start: a role, `random`, or nothing where the rules or the player decide.
    pub role: Option<String>,
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
    pub terms: Terms,
    pub seats: Vec<SeatInfo>,
    pub listed: bool,
    pub watchable: bool,
    pub hints: bool,
    /// Whether you opened this table.
    pub yours: bool,
    /// The promise that chance is derived from a secret chosen before anybody sat down.
    pub commitment: String,
    pub turn: Vec<u8>,
    /// The rematch.
    pub next: Option<String>,
}

/// What a table agrees on.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Terms {
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

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChatLine {
    pub number: i64,
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
    pub story: Vec<Told>,
    pub chat: Vec<ChatLine>,
}

/// One step of an RFC 6902 patch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PatchStep {
    pub op: String,
    pub path: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    #[serde(default, deserialize_with = "even_null", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub value: Option<Value>,
}

/// A value that is null is a value.
fn even_null<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(value).map(Some)
}

/// What the server says on a table's socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    Snapshot(Box<Snapshot>),
    /// The connection goes on from a version: the updates that were missed follow.
    Resumed {
        version: u32,
        table: Box<TableInfo>,
        presence: Presence,
    },
    Update {
        version: u32,
        heard: Vec<Line>,
        patch: Vec<PatchStep>,
    },
    /// Seats, status or rematch changed.
    Table {
        table: Box<TableInfo>,
    },
    Presence(Presence),
    Chat(ChatLine),
    Answer(Answer),
    /// What was said could not be understood or done.
    Problem(Problem),
}

/// The answer to a command.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// It is committed.
    Done {
        id: String,
        version: u32,
    },
    Refused {
        id: String,
        refusal: Refusal,
    },
    /// It was meant for an older view: this is the fresh one.
    Stale {
        id: String,
        snapshot: Box<Snapshot>,
    },
    Hint {
        id: String,
        hint: Hint,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Option<String>,
    pub key: String,
    pub text: String,
}

/// What a coach would do in this seat, from nothing but its own view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Hint {
    pub action: String,
    #[serde(flatten)]
    pub line: Line,
}

/// What a player says on a table's socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Command {
    /// Chosen by the client: the same command sent twice is carried out once.
    pub id: String,
    /// The version it was decided on.
    #[serde(default)]
    pub seen: u32,
    #[serde(flatten)]
    pub order: Order,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Order {
    Act {
        action: String,
    },
    TakeBack,
    Resign,
    /// Lets a bot play for me.
    HandOver {
        #[serde(default)]
        bot: Option<String>,
    },
    /// Plays myself again.
    TakeOver,
    Chat {
        text: String,
    },
    /// I have looked at this version.
    Looked {
        version: u32,
    },
    /// What would a coach do?
    Hint,
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

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    pub terms: Terms,
    pub seats: Vec<Wanted>,
    #[serde(default = "yes")]
    pub listed: bool,
    #[serde(default = "yes")]
    pub watchable: bool,
    #[serde(default)]
    pub hints: bool,
}

fn yes() -> bool {
    true
}

/// A game to be played on from a moment of one that is over, by what one seat knew then.
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
    /// What this seat adds to chance: 32 hexadecimal digits. Drawn for you if not given.
    #[serde(default)]
    pub nonce: Option<String>,
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

/// A past view of a game, as its looker saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Past {
    pub version: u32,
    /// The last version there is.
    pub last: u32,
    pub view: View,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StoryOf {
    pub version: u32,
    pub story: Vec<Told>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Overview {
    /// Tables by status.
    pub tables: std::collections::BTreeMap<String, i64>,
    /// Tables in memory here.
    pub loaded: usize,
}
