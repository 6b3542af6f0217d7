//! Phrases and standings as JSON, for scripts and engines.

use language::Teller;
use serde::Serialize;
use serde_json::{Map, Value};
use table::{Arg, Eye, Phrase, Seat, Standing};

/// A phrase as outsiders read it: key and arguments, and the sentence if a language was asked for.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Told {
    key: &'static str,
    args: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl Told {
    pub(crate) fn new(phrase: &Phrase, teller: Option<&Teller>) -> Told {
        let value = |arg: &Arg| match arg {
            Arg::Count(count) => (*count).into(),
            Arg::Seat(seat) => seat.0.into(),
            Arg::Name(name) => (*name).into(),
            Arg::Names(names) => names.clone().into(),
            Arg::Rule(rule) => rule.0.into(),
        };
        Told {
            key: phrase.key,
            args: phrase.args.iter().map(|(name, arg)| ((*name).to_string(), value(arg))).collect(),
            text: teller.map(|teller| teller.say(phrase)),
        }
    }

    pub(crate) fn all(phrases: &[Phrase], teller: Option<&Teller>) -> Vec<Told> {
        phrases.iter().map(|phrase| Told::new(phrase, teller)).collect()
    }
}

/// Something told, with the number of its entry.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Line {
    entry: usize,
    #[serde(flatten)]
    told: Told,
}

impl Line {
    pub(crate) fn all(story: &[(usize, Phrase)], teller: Option<&Teller>) -> Vec<Line> {
        story.iter().map(|(entry, phrase)| Line { entry: *entry, told: Told::new(phrase, teller) }).collect()
    }
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
