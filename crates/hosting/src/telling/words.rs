//! From phrases to lines on the wire.

use std::{cell::RefCell, collections::HashMap};

use language::{Locale, Teller};
use serde::{Serialize, Serializer, ser::SerializeMap as _};
use serde_json::{Map, Value};
use table::{Arg, Illegal, Phrase, Refusal};

use crate::wire::{self, Line};

pub fn line(teller: &Teller, phrase: &Phrase) -> Line {
    let args: Map<String, Value> =
        phrase.args.iter().map(|(name, arg)| ((*name).to_string(), value(arg))).collect();
    Line {
        key: phrase.key.into(),
        args,
        text: teller.say(phrase),
        rule: phrase.rule.map(|rule| rule.0.into()),
    }
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

/// As many sentences as each thread keeps of each language.
const KEPT: usize = 4096;

thread_local! {
    /// The same sentences are said at many tables. Those that name somebody are not kept: others sit there.
    static SAID: RefCell<HashMap<&'static str, HashMap<Phrase, Box<[u8]>>>> = RefCell::default();
}

/// A [`Line`], written as it is said.
pub fn write_line(teller: &Teller, phrase: &Phrase, out: &mut Vec<u8>) {
    out.push(b'{');
    write_fields(teller, phrase, out);
    out.push(b'}');
}

/// An [`Offer`](wire::Offer), written as it is said.
pub fn write_offer(teller: &Teller, action: &str, phrase: &Phrase, is_final: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"action\":");
    serde_json::to_writer(&mut *out, action).expect("text");
    out.push(b',');
    write_fields(teller, phrase, out);
    out.extend_from_slice(if is_final { b",\"final\":true}" } else { b",\"final\":false}" });
}

/// The fields of a [`Line`], without the braces.
fn write_fields(teller: &Teller, phrase: &Phrase, out: &mut Vec<u8>) {
    let from = out.len();
    if phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_))) {
        return say_fields(teller, phrase, out);
    }
    SAID.with_borrow_mut(|said| {
        let kept = said.entry(teller.locale().tag()).or_default();
        if let Some(fields) = kept.get(phrase) {
            return out.extend_from_slice(fields);
        }
        if kept.len() >= KEPT {
            kept.clear();
        }
        say_fields(teller, phrase, out);
        kept.insert(phrase.clone(), out[from..].into());
    });
}

fn say_fields(teller: &Teller, phrase: &Phrase, out: &mut Vec<u8>) {
    let line = Said {
        key: phrase.key,
        args: Args(&phrase.args),
        text: teller.say(phrase),
        rule: phrase.rule.map(|rule| rule.0),
    };
    let from = out.len();
    serde_json::to_writer(&mut *out, &line).expect("a line is plain data");
    out.remove(from);
    out.pop();
}

/// A [`Line`] whose parts are not copied.
#[derive(Serialize)]
struct Said<'a> {
    key: &'static str,
    args: Args<'a>,
    text: String,
    rule: Option<&'static str>,
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut args = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in self.0 {
            match arg {
                Arg::Count(count) => args.serialize_entry(name, count)?,
                Arg::Seat(seat) => args.serialize_entry(name, &seat.0)?,
                Arg::Name(key) => args.serialize_entry(name, key)?,
                Arg::Names(keys) => args.serialize_entry(name, keys)?,
                Arg::Rule(rule) => args.serialize_entry(name, rule.0)?,
            }
        }
        args.end()
    }
}

/// A refusal by the game. What was typed is not repeated beyond its sentence.
pub fn refusal(teller: &Teller, refusal: &Refusal) -> wire::Refusal {
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
pub fn refused(teller: &Teller, key: &'static str) -> wire::Refusal {
    wire::Refusal { rule: None, key: key.into(), text: teller.name(key) }
}

/// What a bot at a seat is called: by its level, its temperament, and where it sits. A name from elsewhere stays,
/// and who came without one is a player.
pub fn bot_name(level: &str, temper: &str, seat: u8, locale: Locale) -> String {
    let teller = Teller::new(locale, &[]);
    let number = (seat + 1).to_string();
    if level.is_empty() {
        return teller.say_text("player-of-a-seat", &[("number", &number)]);
    }
    let Some(level) = level_key(level).map(|key| teller.name(key)) else {
        return format!("{level} ({number})");
    };
    match temper_key(temper).map(|key| teller.name(key)) {
        Some(temper) => {
            teller.say_text("bot-of-a-temper", &[("bot", &level), ("temper", &temper), ("number", &number)])
        }
        None => teller.say_text("name-at-a-seat", &[("name", &level), ("seat", &number)]),
    }
}

pub fn level_key(level: &str) -> Option<&'static str> {
    Some(match level {
        "random" => "bot-random",
        "greedy" => "bot-greedy",
        "squire" => "bot-squire",
        "captain" => "bot-captain",
        "general" => "bot-general",
        "king" => "bot-king",
        _ => return None,
    })
}

pub fn temper_key(temper: &str) -> Option<&'static str> {
    Some(match temper {
        "raider" => "bot-raider",
        "schemer" => "bot-schemer",
        "adventurer" => "bot-adventurer",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use shelf::{Bot, Temperament};

    use super::*;

    #[test]
    fn every_bot_has_a_name_in_every_language() {
        for bot in Bot::ALL {
            assert!(level_key(bot.name()).is_some(), "{}", bot.name());
        }
        for temper in Temperament::ALL {
            assert!(temper_key(&temper.to_string()).is_some(), "{temper}");
        }
        assert_eq!(bot_name("king", "", 1, Locale::Fr), "Roi (2)");
        assert_eq!(bot_name("king", "raider", 1, Locale::En), "King, raider (2)");
        assert_eq!(bot_name("Bêlit", "", 0, Locale::Pl), "Bêlit (1)");
    }

    /// Whether it is said for the first time or again, and whoever sits there.
    #[test]
    fn a_line_is_written_as_it_is_said() {
        for locale in [Locale::En, Locale::Fr, Locale::It, Locale::Pl] {
            for name in ["Bêlit", "\"O'Neil\" \\"] {
                let teller = Teller::new(locale, &[name.into(), "Conan".into()]);
                let named =
                    (0..3).map(|seat| Phrase::new("server-took-back").with("seat", table::Seat(seat)));
                for phrase in named.chain([Phrase::new("player-of-a-seat").with("number", 2)]) {
                    let mut text = Vec::new();
                    write_line(&teller, &phrase, &mut text);
                    let read: Line = serde_json::from_slice(&text).expect("a line");
                    assert_eq!(read, line(&teller, &phrase));
                }
            }
        }
    }
}
