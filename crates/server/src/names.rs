//! What those who sit at a table are called.

use language::{Locale, Teller};
use shelf::Bot;

use crate::{naming, seating, store::SeatRow, words};

/// Says phrases at a table of these seats.
pub(crate) fn teller(seats: &[SeatRow], locale: Locale) -> Teller {
    Teller::new(locale, &seats.iter().map(|seat| seat_name(seat, locale)).collect::<Vec<_>>())
}

/// What whoever sits there is called in a language.
pub(crate) fn seat_name(seat: &SeatRow, locale: Locale) -> String {
    if seat.kind == "bot" {
        return words::bot_name(&seat.bot, &seat.temper, seat.seat, locale);
    }
    let teller = Teller::new(locale, &[]);
    if is_gone(seat) {
        let number = (seat.seat + 1).to_string();
        return teller
            .say_text("name-at-a-seat", &[("name", &teller.name(naming::FORMER)), ("seat", &number)]);
    }
    let name = naming::told(&plain_name(seat), locale);
    if seat.apart.is_empty() {
        return name;
    }
    let apart = if teller.knows(&seat.apart) { teller.name(&seat.apart) } else { seat.apart.clone() };
    teller.say_text("name-at-a-seat", &[("name", &name), ("seat", &apart)])
}

/// What somebody is called who said something, in a language.
pub(crate) fn speaker(name: &str, locale: Locale) -> String {
    match name {
        "" => Teller::new(locale, &[]).name(naming::FORMER),
        name => naming::told(name, locale),
    }
}

/// Whether whoever sat there has deleted the account.
fn is_gone(seat: &SeatRow) -> bool {
    seat.kind == "person" && seat.person.is_empty()
}

/// The names that stand beside a chronicle, by seat: none of those who are gone.
pub(crate) fn beside(seats: &[SeatRow]) -> Vec<Option<String>> {
    let name = |seat: &SeatRow| match seat.kind.as_str() {
        "person" => Some(seat.name.clone()),
        // Who played elsewhere is called as they were there.
        "bot" if seat.bot.parse::<Bot>().is_err() => Some(seat.bot.clone()),
        "bot" => Some(plain_name(seat)),
        _ => None,
    };
    seats.iter().map(|seat| name(seat).filter(|name| !name.is_empty())).collect()
}

fn plain_name(seat: &SeatRow) -> String {
    match seat.kind.as_str() {
        "person" if !seat.name.is_empty() => seat.name.clone(),
        "bot" => format!("{} ({})", seat.bot, seat.seat + 1),
        _ => format!("{}", seat.seat + 1),
    }
}

/// People of one name – or one person with several seats – are told apart by what they play, as far as it is known,
/// else by where they sit.
pub(crate) fn tell_apart(game: &str, seats: &mut [SeatRow], roles: &[Option<&'static str>]) {
    let named: Vec<String> = seats.iter().map(plain_name).collect();
    let title = shelf::game(game).ok();
    let known = |role: &&str| title.is_some_and(|title| title.label().roles.contains(role));
    for (place, seat) in seats.iter_mut().enumerate() {
        let alike = seat.kind == "person" && named.iter().filter(|name| **name == named[place]).count() > 1;
        let role = roles.get(place).copied().flatten().or(Some(seating::role(seat)).filter(known));
        seat.apart = match (alike, title, role) {
            (false, ..) => String::new(),
            (true, Some(title), Some(role)) => title.role_key(role),
            (true, ..) => (seat.seat + 1).to_string(),
        };
    }
}
