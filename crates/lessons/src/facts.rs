//! What a script takes to be true, looked up in what the learner may see: the guide knows nothing else.

use serde_json::Value;
use shelf::Shelved;
use table::{Arg, Eye, Phrase, Seat, Turn};

use crate::{
    lines::{Bad, Field},
    script::Course,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// As it is written.
    text: String,
    what: What,
    question: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    /// `kingdoms/you/gold = 1`: a place in the learner's sheet and what stands there.
    Sheet {
        path: String,
        value: String,
    },
    /// `told KEY name=value`: heard in this step.
    Told {
        key: String,
        args: Vec<(String, String)>,
    },
    /// `shown KEY name=value`: a line of the position.
    Shown {
        key: String,
        args: Vec<(String, String)>,
    },
    Legal(String),
    Awaits(Vec<String>),
    Question(String),
    Over,
    Winner(String),
    Score {
        who: String,
        score: i16,
    },
}

/// A table as the learner meets it.
pub(crate) struct Scene<'a> {
    pub(crate) host: &'a dyn Shelved,
    pub(crate) me: Seat,
    /// What the learner heard in this step.
    pub(crate) heard: &'a [Phrase],
}

impl Fact {
    pub(crate) fn parse(field: &Field<'_>, course: &Course) -> Result<Fact, Bad> {
        let text = field.value;
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let keyed = || {
            let mut words = rest.split_whitespace();
            let key = words.next().ok_or_else(|| field.bad("expected the key of a phrase"))?.to_string();
            let arg =
                |word: &str| word.split_once('=').map(|(name, value)| (name.to_string(), value.to_string()));
            let args: Option<Vec<_>> = words.map(arg).collect();
            Ok((key, args.ok_or_else(|| field.bad("expected name=value"))?))
        };
        let what = match first {
            "told" => keyed().map(|(key, args)| What::Told { key, args })?,
            "shown" => keyed().map(|(key, args)| What::Shown { key, args })?,
            "legal" => What::Legal(rest.to_string()),
            "awaits" => What::Awaits(rest.split_whitespace().map(str::to_string).collect()),
            "question" => What::Question(rest.to_string()),
            "over" => What::Over,
            "winner" => What::Winner(rest.to_string()),
            "score" => {
                let read = rest
                    .split_once(' ')
                    .and_then(|(who, score)| Some((who.to_string(), score.parse().ok()?)));
                let (who, score) = read.ok_or_else(|| field.bad("expected score WHO NUMBER"))?;
                What::Score { who, score }
            }
            _ => match text.split_once(" = ") {
                Some((path, value)) => What::Sheet { path: path.trim().into(), value: value.trim().into() },
                None => return Err(field.bad(format!("{text:?} is no fact"))),
            },
        };
        Ok(Fact { text: text.to_string(), what, question: course.question.clone() })
    }

    pub(crate) fn holds(&self, scene: &Scene<'_>) -> bool {
        self.check(scene).is_ok()
    }

    /// Otherwise what is the case instead.
    pub(crate) fn check(&self, scene: &Scene<'_>) -> Result<(), String> {
        let (holds, found) = match &self.what {
            What::Sheet { path, value } => {
                let sheet = scene.host.sheet(Eye::Seat(scene.me));
                let found = written(at(&sheet, path, scene));
                (scene.is(&found, value), found)
            }
            What::Told { key, args } => among(scene, scene.heard, key, args),
            What::Shown { key, args } => among(scene, &scene.host.describe(Eye::Seat(scene.me)), key, args),
            What::Legal(action) => {
                let legal = scene.host.legal(scene.me);
                (legal.contains(action), legal.join(", "))
            }
            What::Awaits(who) => {
                let found: Vec<Seat> = scene.host.missing().iter().collect();
                let wanted: Vec<Option<Seat>> = who.iter().map(|one| scene.seat(one)).collect();
                (
                    found.len() == wanted.len() && found.iter().all(|&seat| wanted.contains(&Some(seat))),
                    format!("{found:?}"),
                )
            }
            What::Question(name) => {
                let found = scene.question(&self.question);
                (found == *name, found)
            }
            What::Over => (scene.host.turn() == Turn::Over, "it goes on".to_string()),
            What::Winner(who) => {
                let standing = scene.host.standing();
                let firsts: Vec<Seat> =
                    (0..scene.host.seats()).map(Seat).filter(|&seat| standing.place(seat) == 1).collect();
                let over = scene.host.turn() == Turn::Over;
                (over && firsts.len() == 1 && scene.seat(who) == Some(firsts[0]), format!("{firsts:?}"))
            }
            What::Score { who, score } => {
                let found = scene.seat(who).map(|seat| scene.host.standing().score(seat));
                (found == Some(*score), format!("{found:?}"))
            }
        };
        if holds { Ok(()) } else { Err(format!("expected {:?}, found {found}", self.text)) }
    }
}

impl Scene<'_> {
    /// The seat of this role; `you` is the learner.
    pub(crate) fn seat(&self, who: &str) -> Option<Seat> {
        if who == "you" {
            return Some(self.me);
        }
        let roles = self.host.roles();
        roles.iter().position(|role| *role == Some(who)).map(|index| Seat(index as u8))
    }

    /// The name of what is asked now, from the place in the sheet that says it.
    pub(crate) fn question(&self, path: &str) -> String {
        let sheet = self.host.sheet(Eye::Seat(self.me));
        let found = written(at(&sheet, path, self));
        found.split(' ').next().unwrap_or_default().to_string()
    }

    /// Whether a sheet that says `found` says `wanted`: as it stands, or as seats, which are numbers there. A kingdom
    /// and its home province have the same name.
    fn is(&self, found: &str, wanted: &str) -> bool {
        let seat = |word: &str| self.seat(word).map_or(word.to_string(), |seat| seat.0.to_string());
        let sorted = |mut words: Vec<String>| {
            words.sort();
            words.join(" ")
        };
        let words = || wanted.split_whitespace();
        found == sorted(words().map(str::to_string).collect()) || found == sorted(words().map(seat).collect())
    }
}

/// What stands at a place: fields by name; of lists the length, an element by number (negative from the end), by seat,
/// or the one that has a field of this value.
fn at<'a>(sheet: &'a Value, path: &str, scene: &Scene<'_>) -> Option<std::borrow::Cow<'a, Value>> {
    use std::borrow::Cow;
    let mut here = sheet;
    for part in path.split('/') {
        here = match here {
            Value::Array(list) if part == "length" => return Some(Cow::Owned(list.len().into())),
            Value::Array(list) => {
                if let Some((field, value)) = part.split_once('=') {
                    let has = |one: &&Value| one.get(field).is_some_and(|this| scene.is(&plain(this), value));
                    list.iter().find(has)?
                } else if let Ok(index) = part.parse::<isize>() {
                    let index =
                        if index < 0 { list.len().checked_add_signed(index)? } else { index.unsigned_abs() };
                    list.get(index)?
                } else {
                    list.get(scene.seat(part)?.index())?
                }
            }
            _ => here.get(part)?,
        };
    }
    Some(Cow::Borrowed(here))
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".to_string(),
        other => other.to_string(),
    }
}

/// The words of a value; those of a list in alphabetical order.
fn written(value: Option<std::borrow::Cow<'_, Value>>) -> String {
    match value.as_deref() {
        None => "none".to_string(),
        Some(Value::Array(list)) => {
            let mut words: Vec<String> = list.iter().map(plain).collect();
            words.sort();
            words.join(" ")
        }
        Some(value) => plain(value),
    }
}

/// Whether one of the phrases has this key and these arguments; and those that have the key.
fn among(scene: &Scene<'_>, phrases: &[Phrase], key: &str, args: &[(String, String)]) -> (bool, String) {
    let value = |arg: &Arg| match arg {
        Arg::Count(count) => count.to_string(),
        Arg::Seat(seat) => seat.0.to_string(),
        Arg::Name(name) => (*name).to_string(),
        Arg::Names(names) => names.join(" "),
        Arg::Rule(rule) => rule.0.to_string(),
    };
    let has = |phrase: &Phrase, (name, wanted): &(String, String)| {
        let found = phrase.args.iter().find(|(this, _)| this == name);
        found.is_some_and(|(_, arg)| scene.is(&value(arg), wanted))
    };
    let said: Vec<&Phrase> = phrases.iter().filter(|phrase| phrase.key == key).collect();
    let holds = said.iter().any(|phrase| args.iter().all(|arg| has(phrase, arg)));
    let args = |phrase: &&Phrase| {
        let args: Vec<_> = phrase.args.iter().map(|(name, arg)| format!("{name}={}", value(arg))).collect();
        format!("{key} {}", args.join(" "))
    };
    let found: Vec<String> = said.iter().map(args).collect();
    (holds, if found.is_empty() { format!("no {key}") } else { found.join("; ") })
}
