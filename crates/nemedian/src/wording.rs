//! Phrases and standings as JSON, for scripts and engines.

use language::Teller;
use serde::Serialize;
use serde_json::{Map, Value};
use table::{Arg, Eye, Phrase, Seat, Standing};

/// A phrase as outsiders read it: key and arguments, and the sentence if a language was asked for.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Wording {
    key: &'static str,
    args: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// The rule it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl Wording {
    pub(crate) fn new(phrase: &Phrase, teller: Option<&Teller>) -> Wording {
        let value = |arg: &Arg| match arg {
            Arg::Count(count) => (*count).into(),
            Arg::Seat(seat) => seat.0.into(),
            Arg::Name(name) => (*name).into(),
            Arg::Names(names) => names.clone().into(),
            Arg::Sum(addends) => addends
                .iter()
                .map(|&(count, name)| Value::from(vec![Value::from(count), name.into()]))
                .collect(),
            Arg::Rule(rule) => rule.0.into(),
        };
        Wording {
            key: phrase.key,
            args: phrase.args.iter().map(|(name, arg)| ((*name).to_string(), value(arg))).collect(),
            text: teller.map(|teller| teller.say(phrase)),
            rule: phrase.rule.map(|rule| rule.0),
        }
    }

    pub(crate) fn all(phrases: &[Phrase], teller: Option<&Teller>) -> Vec<Wording> {
        phrases.iter().map(|phrase| Wording::new(phrase, teller)).collect()
    }
}

/// A line of the story, with the number of its entry.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct StoryEntry {
    entry: usize,
    #[serde(flatten)]
    wording: Wording,
}

impl StoryEntry {
    pub(crate) fn all(story: &[(usize, Phrase)], teller: Option<&Teller>) -> Vec<StoryEntry> {
        story
            .iter()
            .map(|(entry, phrase)| StoryEntry { entry: *entry, wording: Wording::new(phrase, teller) })
            .collect()
    }
}

/// What a player is asked, with the number of its rule.
pub(crate) fn prompt(teller: &Teller, ask: &Phrase) -> String {
    let text = teller.say(ask);
    ask.rule.map_or(text.clone(), |rule| format!("{text} ({})", rule.0))
}

/// How one seat stands.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Stands {
    seat: u8,
    place: u8,
    score: i16,
}

pub(crate) fn places(standing: &Standing) -> Vec<Stands> {
    let stands = |seat| Stands { seat, place: standing.place(Seat(seat)), score: standing.score(Seat(seat)) };
    (0..standing.seats()).map(stands).collect()
}

/// An eye as JSON: a seat's number, "onlooker" or "archive".
pub(crate) fn eye_value(eye: Eye) -> Value {
    match eye {
        Eye::Seat(seat) => seat.0.into(),
        Eye::Onlooker => "onlooker".into(),
        Eye::Archive => "archive".into(),
    }
}
