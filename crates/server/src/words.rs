//! From phrases to lines on the wire.

use language::Teller;
use serde_json::{Map, Value};
use table::{Arg, Illegal, Phrase, Refusal};

use crate::wire::{self, Line};

pub(crate) fn line(teller: &Teller, phrase: &Phrase) -> Line {
    let args: Map<String, Value> =
        phrase.args.iter().map(|(name, arg)| ((*name).to_string(), value(arg))).collect();
    Line { key: phrase.key.into(), args, text: teller.say(phrase) }
}

fn value(arg: &Arg) -> Value {
    match arg {
        Arg::Count(count) => (*count).into(),
        Arg::Seat(seat) => seat.0.into(),
        Arg::Name(name) => (*name).into(),
        Arg::Names(names) => names.iter().copied().map(Value::from).collect(),
        Arg::Rule(rule) => rule.0.into(),
    }
}

/// A refusal by the game. What was typed is not repeated beyond its sentence.
pub(crate) fn refusal(teller: &Teller, refusal: &Refusal) -> wire::Refusal {
    let (rule, key) = match refusal {
        Refusal::Illegal(illegal) => (illegal.rule().map(|rule| rule.0.to_string()), illegal.why()),
        Refusal::NoSuchSeat { .. } => (None, "refused-no-such-seat"),
        Refusal::Unreadable(_) => (None, "refused-unreadable"),
        Refusal::NothingToTakeBack => (None, "nothing-to-take-back"),
        Refusal::Chance(_) => (None, Illegal::NotYourTurn.why()),
    };
    wire::Refusal { rule, key: key.into(), text: teller.refusal(refusal) }
}

/// A refusal by the table itself.
pub(crate) fn refused(teller: &Teller, key: &'static str) -> wire::Refusal {
    wire::Refusal { rule: None, key: key.into(), text: teller.name(key) }
}
