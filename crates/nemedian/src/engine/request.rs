//! The requests of the protocol.

use language::Locale;
use serde::{Deserialize, Deserializer, de};
use serde_json::{Map, Value};
use table::{Eye, Seat};

/// A request. Unknown fields are an error, so that typos are noticed.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Request {
    /// Lists the games.
    Games {},
    New(Box<New>),
    /// Whom the game waits for.
    Turn {},
    Legal {
        seat: u8,
    },
    Offers {
        seat: u8,
        lang: Option<Lang>,
    },
    Play {
        seat: u8,
        action: String,
        chance: Option<Vec<u32>>,
        eye: Option<Who>,
        lang: Option<Lang>,
    },
    /// Whether an action would be allowed, and if not, why; or why a thing cannot be chosen.
    Why {
        seat: u8,
        action: Option<String>,
        thing: Option<String>,
        lang: Option<Lang>,
    },
    /// What a seat should do.
    Hint(Hint),
    /// How the game will end, as far as an eye can tell.
    Forecast {
        eye: Who,
        seed: Option<u64>,
    },
    Undo {
        seat: u8,
        lang: Option<Lang>,
    },
    Resign {
        seat: u8,
        eye: Option<Who>,
        lang: Option<Lang>,
    },
    View {
        eye: Who,
        lang: Option<Lang>,
    },
    Story {
        eye: Who,
        /// Only what happened after this entry.
        after: Option<usize>,
        lang: Option<Lang>,
    },
    Standing {},
    /// The position as text, to start from again.
    Scenario {},
    Chronicle {},
    Load {
        chronicle: String,
        at: Option<usize>,
        seed: Option<u64>,
    },
    Quit {},
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) game: String,
    pub(super) seats: Option<Seats>,
    pub(super) edition: Option<u16>,
    pub(super) preset: Option<String>,
    #[serde(default, deserialize_with = "options")]
    pub(super) options: Vec<(String, String)>,
    pub(super) scenario: Option<String>,
    pub(super) seed: Option<u64>,
    /// What chance answers during the setup.
    pub(super) chance: Option<Vec<u32>>,
    /// Whether chance is committed, so that the chronicle can be verified.
    #[serde(default)]
    pub(super) committed: bool,
}

#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hint {
    pub(super) seat: u8,
    /// How long to think.
    pub(super) milliseconds: Option<u64>,
    /// The most rounds to think; with this and a seed the advice is the same every time.
    pub(super) rounds: Option<u32>,
    pub(super) seed: Option<u64>,
    pub(super) lang: Option<Lang>,
}

/// The number of seats, or a role for each.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "seats: expected a number, or a list of roles (or nulls), at most four")]
pub(super) enum Seats {
    Count(usize),
    Roles(Vec<Option<String>>),
}

impl Seats {
    pub(super) fn roles(self) -> Vec<Option<String>> {
        match self {
            // Too large is wrong, however large it is.
            Seats::Count(count) => vec![None; count.min(1000)],
            Seats::Roles(roles) => roles,
        }
    }
}

/// Who is looking: a seat's number, `"onlooker"` or `"archive"`.
#[derive(Copy, Clone, Debug)]
pub(super) struct Who(pub(super) Eye);

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Who, D::Error> {
        let value = Value::deserialize(from)?;
        let eye = match &value {
            Value::String(word) if word == "onlooker" => Some(Eye::Onlooker),
            Value::String(word) if word == "archive" => Some(Eye::Archive),
            Value::Number(seat) => {
                seat.as_u64().and_then(|seat| u8::try_from(seat).ok()).map(|s| Eye::Seat(Seat(s)))
            }
            _ => None,
        };
        eye.map(Who).ok_or_else(|| {
            de::Error::custom(format!("eye: expected a seat, \"onlooker\" or \"archive\", found {value}"))
        })
    }
}

/// The language of sentences.
#[derive(Copy, Clone, Debug)]
pub(super) struct Lang(pub(super) Locale);

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Lang, D::Error> {
        String::deserialize(from)?.parse().map(Lang).map_err(de::Error::custom)
    }
}

/// Options are text, but a request may use numbers, and `true` for `on`.
fn options<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(String, String)>, D::Error> {
    let word = |(option, value): (String, Value)| match value {
        Value::String(text) => Ok((option, text)),
        Value::Number(number) => Ok((option, number.to_string())),
        Value::Bool(on) => Ok((option, String::from(if on { "on" } else { "off" }))),
        other => Err(de::Error::custom(format!("options: {option} cannot be {other}"))),
    };
    Map::deserialize(from)?.into_iter().map(word).collect()
}
