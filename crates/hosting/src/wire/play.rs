//! What is said on a table's socket, both ways.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{ChatLine, Line, Presence, Problem, Snapshot, TableInfo};

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
        /// Who is looking now; nothing for an onlooker.
        seat: Option<u8>,
        table: Box<TableInfo>,
        presence: Presence,
        /// The last that was said, whether it was missed or not.
        #[serde(default)]
        chat: Vec<ChatLine>,
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
    /// The last that was said, as far as you now want to hear it: in place of what came before.
    Talk {
        chat: Vec<ChatLine>,
    },
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
    /// The database went away while it was to be committed: perhaps it was. Ask with `became`.
    Unknown {
        id: String,
    },
    /// What became of an earlier command.
    Became {
        id: String,
        /// The one that was asked about.
        command: String,
        /// It is committed; or else it is not, and will not be unless it is sent again.
        done: bool,
        version: u32,
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
    Forecast {
        id: String,
        /// By seat.
        seats: Vec<Expected>,
    },
    Why {
        id: String,
        /// Empty where nothing stands in the way, or nothing of the kind can be chosen at all.
        reasons: Vec<Refusal>,
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
    /// The best first.
    pub options: Vec<Advised>,
}

/// Something one may do, and what the coach expects of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Advised {
    pub action: String,
    /// The offer it is.
    pub line: Line,
    /// Of winning, 0 to 1.
    pub chance: f32,
    /// At the end of the game.
    pub points: f32,
    pub because: Line,
}

/// What is expected of a seat, from nothing but the asker's view.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Expected {
    /// At the end of the game.
    pub points: f32,
    /// Of winning, 0 to 1.
    pub chance: f32,
}

/// What a player says on a table's socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Command {
    /// Chosen by the client, another one for each command of a person: at its table a command of this name is carried
    /// out once, whatever comes with it.
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
    /// What became of an earlier command of mine, whose answer I did not get?
    Became {
        command: String,
    },
    /// I have looked at this version.
    Looked {
        version: u32,
    },
    /// What would a coach do?
    Hint,
    /// How will it end?
    Forecast,
    /// Why can this not be chosen: a province, a card, a whole action?
    Why {
        thing: String,
    },
}
