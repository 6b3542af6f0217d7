//! From phrases to lines on the wire.

use language::{Locale, Teller};
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
        Arg::Sum(addends) => {
            addends.iter().map(|&(count, name)| Value::from(vec![Value::from(count), name.into()])).collect()
        }
        Arg::Rule(rule) => rule.0.into(),
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
        "conqueror" => "bot-conqueror",
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
}
