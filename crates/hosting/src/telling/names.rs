//! What those who sit at a table are called.

use language::{Locale, Teller};
use shelf::Bot;

use crate::{rows::SeatRow, telling::words, wire::Sitter};

/// What a guest is called who has not said anything begins with this.
pub const GUEST: &str = "Guest ";
/// What those are called who have deleted their account.
pub const FORMER: &str = "former-player";

/// A name in somebody's language: only what a guest is called by default has words to translate. Nobody can take such
/// a name, so it is known by its form.
pub fn told(name: &str, locale: Locale) -> String {
    match name.strip_prefix(GUEST) {
        Some(number) => Teller::new(locale, &[]).say_text("guest-name", &[("number", number)]),
        None => name.to_string(),
    }
}

/// Says phrases at a table of these seats.
pub fn teller(seats: &[SeatRow], locale: Locale) -> Teller {
    Teller::new(locale, &seats.iter().map(|seat| seat_name(seat, locale)).collect::<Vec<_>>())
}

/// What whoever sits there is called in a language.
pub fn seat_name(seat: &SeatRow, locale: Locale) -> String {
    if seat.sitter == Sitter::Bot {
        return words::bot_name(&seat.bot, &seat.temper, seat.seat, locale);
    }
    let teller = Teller::new(locale, &[]);
    if seat.is_left() {
        let number = (seat.seat + 1).to_string();
        return teller.say_text("name-at-a-seat", &[("name", &teller.name(FORMER)), ("seat", &number)]);
    }
    let name = told(&plain_name(seat), locale);
    if seat.apart.is_empty() {
        return name;
    }
    let apart = if teller.knows(&seat.apart) { teller.name(&seat.apart) } else { seat.apart.clone() };
    teller.say_text("name-at-a-seat", &[("name", &name), ("seat", &apart)])
}

/// What somebody is called who said something, in a language.
pub fn speaker(name: &str, locale: Locale) -> String {
    match name {
        "" => Teller::new(locale, &[]).name(FORMER),
        name => told(name, locale),
    }
}

/// The names that stand beside a chronicle, by seat: none of those who are gone.
pub fn beside(seats: &[SeatRow]) -> Vec<Option<String>> {
    let name = |seat: &SeatRow| match seat.sitter {
        Sitter::Person => Some(seat.name.clone()),
        // Who played elsewhere is called as they were there.
        Sitter::Bot if seat.bot.parse::<Bot>().is_err() => Some(seat.bot.clone()),
        Sitter::Bot => Some(plain_name(seat)),
        Sitter::Open | Sitter::Invited => None,
    };
    seats.iter().map(|seat| name(seat).filter(|name| !name.is_empty())).collect()
}

fn plain_name(seat: &SeatRow) -> String {
    match seat.sitter {
        Sitter::Person if !seat.name.is_empty() => seat.name.clone(),
        Sitter::Bot => format!("{} ({})", seat.bot, seat.seat + 1),
        Sitter::Person | Sitter::Open | Sitter::Invited => format!("{}", seat.seat + 1),
    }
}

/// People of one name – or one person with several seats – are told apart by what they play, as far as it is known,
/// else by where they sit.
pub fn tell_apart(game: &str, seats: &mut [SeatRow], roles: &[Option<&'static str>]) {
    let named: Vec<String> = seats.iter().map(plain_name).collect();
    let title = games::game(game).ok();
    let known = |role: &&str| title.is_some_and(|title| title.label().roles.contains(role));
    for (place, seat) in seats.iter_mut().enumerate() {
        let alike =
            seat.sitter == Sitter::Person && named.iter().filter(|name| **name == named[place]).count() > 1;
        let role = roles.get(place).copied().flatten().or(seat.role.name().filter(known));
        seat.apart = match (alike, title, role) {
            (false, ..) => String::new(),
            (true, Some(title), Some(role)) => shelf::printed::role_key(title.name(), role),
            (true, ..) => (seat.seat + 1).to_string(),
        };
    }
}
