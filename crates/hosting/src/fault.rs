//! What goes wrong at a table or on the way to it. No answer tells anything about a position, a name or another's table.

use language::{Locale, Teller};

use crate::wire;

/// Everything that can go wrong with a request.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.told(Locale::En))]
pub enum Fault {
    NobodyYet,
    Forbidden,
    NotFound,
    /// A program's mistake, in the words of whoever found it.
    Bad(String),
    /// A person's, with the key of the sentence that says what would do.
    Given(&'static str),
    WrongPassword,
    Banned,
    NameTaken,
    SeatTaken,
    /// With the key of why not.
    NotNow(&'static str),
    TooMany,
    /// The places that are left are for others.
    Crowded,
    /// What was sent did not arrive in time.
    Late,
    Origin,
    Unfit,
    Unavailable,
    /// The database went away while it was asked to keep something.
    Unknown,
}

impl Fault {
    pub fn code(&self) -> &'static str {
        match self {
            Fault::NobodyYet => "nobody_yet",
            Fault::Forbidden => "forbidden",
            Fault::NotFound => "not_found",
            Fault::Bad(_) | Fault::Given(_) => "bad_request",
            Fault::WrongPassword => "wrong_password",
            Fault::Banned => "banned",
            Fault::NameTaken => "name_taken",
            Fault::SeatTaken => "seat_taken",
            Fault::NotNow(_) => "not_now",
            Fault::TooMany => "too_many",
            Fault::Crowded => "crowded",
            Fault::Late => "late",
            Fault::Origin => "origin",
            Fault::Unfit => "unfit",
            Fault::Unavailable => "unavailable",
            Fault::Unknown => "unknown",
        }
    }

    /// The sentence of each.
    fn key(&self) -> &'static str {
        match self {
            Fault::NobodyYet => "server-nobody-yet",
            Fault::Forbidden => "server-forbidden",
            Fault::NotFound => "server-not-found",
            Fault::Bad(_) => "server-bad",
            Fault::Given(key) | Fault::NotNow(key) => key,
            Fault::WrongPassword => "server-wrong-password",
            Fault::Banned => "server-banned",
            Fault::NameTaken => "server-name-taken",
            Fault::SeatTaken => "server-seat-taken",
            Fault::TooMany => "server-too-many",
            Fault::Crowded => "server-crowded",
            Fault::Late => "server-late",
            Fault::Origin => "server-origin",
            Fault::Unfit => "server-unfit",
            Fault::Unavailable => "server-unavailable",
            Fault::Unknown => "server-unknown",
        }
    }

    /// In a sentence.
    pub fn told(&self, locale: Locale) -> String {
        let teller = Teller::new(locale, &[]);
        match self {
            Fault::Bad(what) => teller.say_text(self.key(), &[("what", what)]),
            _ => teller.name(self.key()),
        }
    }

    pub fn wire(&self, locale: Locale) -> wire::Problem {
        wire::Problem { code: self.code().into(), text: self.told(locale) }
    }

    /// The same, met after something was committed: then it is not so that nothing was done.
    pub fn once_committed(self) -> Fault {
        if matches!(self, Fault::Unavailable) { Fault::Unknown } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_said_in_every_language() {
        let keys = [
            "server-not-begun",
            "server-begun",
            "server-not-over",
            "server-no-seat",
            "server-named-already",
            "server-no-mail",
            "server-guest",
            "server-seats-free",
            "server-role-agreed",
            "server-role-taken",
            "server-faster",
            "server-not-here",
            "server-one-seat",
            "server-listed-enough",
            "server-listed-enough-here",
            "server-others-play",
            "server-no-rematch",
            "server-yourself",
            "server-reports-enough",
            "server-nothing-to-close",
            "server-guest-has-no-password",
        ];
        let given = [
            "server-bad-name",
            "server-mixed-name",
            "server-reserved-name",
            "server-bad-password",
            "server-bad-mail",
            "server-bad-link",
            "server-not-your-name",
        ]
        .map(Fault::Given);
        let others = [
            Fault::NobodyYet,
            Fault::Forbidden,
            Fault::NotFound,
            Fault::Bad("seats: too many".into()),
            Fault::WrongPassword,
            Fault::Banned,
            Fault::NameTaken,
            Fault::SeatTaken,
            Fault::TooMany,
            Fault::Crowded,
            Fault::Late,
            Fault::Origin,
            Fault::Unfit,
            Fault::Unavailable,
            Fault::Unknown,
        ];
        for fault in keys.map(Fault::NotNow).into_iter().chain(given).chain(others) {
            let told = Locale::ALL.map(|locale| fault.told(locale));
            assert!(told.iter().all(|text| !text.contains('⟨')), "{told:?}");
            assert!(told[1..].iter().all(|text| *text != told[0]), "{told:?}");
        }
    }
}
