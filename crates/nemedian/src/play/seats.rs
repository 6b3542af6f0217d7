//! Who sits where.

use bots::Level;
use language::{Locale, Teller};
use shelf::{Bot, Temperament};
use table::Seat;

use crate::failure::Failure;

/// The default opponent of a human.
pub(super) const OPPONENT: Bot = Bot::Level(Level::Captain, None);

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    Human,
    Bot(Bot),
}

impl Who {
    fn read(word: &str) -> Result<Who, Failure> {
        if word == "human" {
            return Ok(Who::Human);
        }
        let bot = word.parse().map(Who::Bot);
        bot.map_err(|unknown| Failure::usage(format!("--seat: {unknown}, or human")))
    }
}

/// What `--seat` says, seat by seat: a role, and who plays it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Seating {
    pub(super) roles: Vec<Option<String>>,
    who: Vec<Option<Who>>,
}

impl Seating {
    /// `WHO` and `ROLE=WHO` take the next free seat, `NUMBER=WHO` the seat of that number.
    pub(super) fn read(words: &[String]) -> Result<Seating, Failure> {
        let mut seating = Seating::default();
        for word in words {
            let (place, who) = word.split_once('=').map_or((None, word.as_str()), |(p, w)| (Some(p), w));
            let who = Who::read(who)?;
            let number = place.and_then(|place| place.parse::<usize>().ok());
            let seat = number.unwrap_or_else(|| seating.next_free());
            if seat >= table::MOST_SEATS {
                return Err(Failure::usage(format!("--seat {word}: seats are numbered 0 to 3")));
            }
            if seating.who.get(seat).is_some_and(Option::is_some) {
                return Err(Failure::usage(format!("--seat {word}: seat {seat} is taken")));
            }
            let seats = seating.who.len().max(seat + 1);
            seating.who.resize(seats, None);
            seating.roles.resize(seats, None);
            seating.who[seat] = Some(who);
            seating.roles[seat] = place.filter(|_| number.is_none()).map(String::from);
        }
        Ok(seating)
    }

    fn next_free(&self) -> usize {
        self.who.iter().position(Option::is_none).unwrap_or(self.who.len())
    }

    /// Everybody at a table of this size; by default a human takes the first seat and bots the rest.
    pub(super) fn seated(&self, seats: usize) -> Result<Vec<Who>, Failure> {
        if self.who.len() > seats {
            let said = self.who.len();
            return Err(Failure::usage(format!("--seat: {said} seats are said, but {seats} play")));
        }
        // With only bots, speed matters more than strength.
        let watched = !self.is_empty() && !self.who.contains(&Some(Who::Human));
        let bot = Who::Bot(if watched { Bot::Random } else { OPPONENT });
        let first = if self.is_empty() { Who::Human } else { bot };
        let otherwise = |seat| if seat == 0 { first } else { bot };
        Ok((0..seats).map(|seat| self.who.get(seat).copied().flatten().unwrap_or(otherwise(seat))).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.who.is_empty()
    }
}

/// The name of a player: the role, or the number of the seat; a bot has its own name in the language that is spoken, by
/// which a resumed game recognizes it.
pub(super) fn name(teller: &Teller, seat: usize, role: Option<&str>, who: Who) -> String {
    let number = (seat + 1).to_string();
    match (role.map(|role| role_name(teller, role)), who) {
        (None, Who::Human) => teller.seat(Seat(seat as u8)),
        (Some(role), Who::Human) => role,
        (Some(role), Who::Bot(bot)) => format!("{role} ({})", bot_name(teller, bot)),
        (None, Who::Bot(bot)) => {
            teller.say_text("name-at-a-seat", &[("name", &bot_name(teller, bot)), ("seat", &number)])
        }
    }
}

fn role_name(teller: &Teller, role: &str) -> String {
    let keys = ["", "kingdom-", "cg-hero-", "role-"].map(|kind| format!("{kind}{role}"));
    keys.iter().find(|key| teller.knows(key)).map_or_else(|| role.to_string(), |key| teller.name(key))
}

/// A level, and a temperament if it has one: `king`, `king-raider`.
fn bot_name(teller: &Teller, bot: Bot) -> String {
    let words = bot.name().split('-').map(|word| teller.name(&format!("bot-{word}")));
    words.collect::<Vec<_>>().join(", ")
}

/// Who plays under a name that [`name`] gave, in whatever language.
pub(super) fn known(name: &str) -> Who {
    let Some((outer, inner)) = name.strip_suffix(')').and_then(|name| name.rsplit_once(" (")) else {
        return Who::Human;
    };
    let called = if inner.parse::<u8>().is_ok() { outer } else { inner };
    let moods = Bot::ALL
        .iter()
        .flat_map(|bot| Temperament::ALL.iter().filter_map(move |mood| format!("{bot}-{mood}").parse().ok()));
    let every: Vec<Bot> = Bot::ALL.into_iter().chain(moods).collect();
    let tellers = Locale::ALL.map(|locale| Teller::new(locale, &[]));
    let is_called = |bot: &&Bot| tellers.iter().any(|teller| bot_name(teller, **bot) == called);
    every.iter().find(is_called).map_or(Who::Human, |bot| Who::Bot(*bot))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_known_again_by_its_name_in_any_language() {
        for word in ["captain", "king-raider", "random"] {
            let who = Who::Bot(word.parse().expect("a bot"));
            for locale in Locale::ALL {
                let teller = Teller::new(locale, &[]);
                assert_eq!(known(&name(&teller, 1, None, who)), who, "{locale} {word}");
                assert_eq!(known(&name(&teller, 1, Some("turan"), who)), who, "{locale} {word}");
                assert_eq!(known(&name(&teller, 1, None, Who::Human)), Who::Human);
                assert_eq!(known(&name(&teller, 1, Some("turan"), Who::Human)), Who::Human);
            }
        }
        let french = Teller::new(Locale::Fr, &[]);
        assert_eq!(name(&french, 1, None, Who::Bot(OPPONENT)), "Capitaine (2)");
        assert_eq!(name(&french, 0, Some("stygia"), Who::Bot(OPPONENT)), "Stygie (Capitaine)");
    }
}
