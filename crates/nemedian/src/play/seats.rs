//! Who sits where.

use bots::Level;
use language::Teller;
use shelf::Bot;
use table::Seat;

use crate::failure::Failure;

/// Whom a human plays against if nobody else is said.
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

    /// Everybody at a table of so many; a human plays first if nothing is said, and bots the rest.
    pub(super) fn seated(&self, seats: usize) -> Result<Vec<Who>, Failure> {
        if self.who.len() > seats {
            let said = self.who.len();
            return Err(Failure::usage(format!("--seat: {said} seats are said, but {seats} play")));
        }
        // Where only bots are said, somebody wants to see many games, or a fast one.
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

/// What a player is called: by the role, or by the number of the seat; a bot with its name behind it, by which a
/// game that is resumed knows it again.
pub(super) fn name(teller: &Teller, seat: usize, role: Option<&str>, who: Who) -> String {
    let plain = match role {
        Some(role) => role_name(teller, role),
        None => teller.seat(Seat(seat as u8)),
    };
    match who {
        Who::Human => plain,
        Who::Bot(bot) => format!("{plain} ({bot})"),
    }
}

fn role_name(teller: &Teller, role: &str) -> String {
    let keys = ["", "kingdom-", "hero-", "role-"].map(|kind| format!("{kind}{role}"));
    keys.iter().find(|key| teller.knows(key)).map_or_else(|| role.to_string(), |key| teller.name(key))
}

/// Who plays under a name that [`name`] gave.
pub(super) fn known(name: &str) -> Who {
    let inner = name.strip_suffix(')').and_then(|name| name.rsplit_once(" (")).map(|(_, bot)| bot);
    inner.and_then(|bot| bot.parse().ok()).map_or(Who::Human, Who::Bot)
}
