//! What the table itself says: refusals, whose turn it is, how the seats stand.

use fluent_bundle::FluentValue;
use table::{BadSetup, Fault, Illegal, Misread, Refusal, Seats, Standing, Turn};

use crate::{Teller, teller::Filling};

macro_rules! values {
    ($($name:literal: $value:expr),* $(,)?) => {{
        let mut filling = Filling::default();
        $(filling.values.set($name, FluentValue::from($value));)*
        filling
    }};
}

impl Teller {
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NoSuchSeat { seat, seats } => {
                self.say_with("refused-no-such-seat", values! { "number": seat.0, "seats": *seats })
            }
            Refusal::Unreadable(action) => {
                self.say_with("refused-unreadable", values! { "action": action.as_str() })
            }
            Refusal::Illegal(illegal) => self.illegal(illegal),
            Refusal::NothingToTakeBack => self.name("nothing-to-take-back"),
            Refusal::Chance(fault) => self.fault(fault),
        }
    }

    /// Why not, with the number of the rule that forbids it.
    pub fn illegal(&self, illegal: &Illegal) -> String {
        match illegal.rule() {
            Some(rule) => {
                let why = self.inner(illegal.why());
                self.say_with("refused-by-rule", values! { "why": why, "rule": rule.0 })
            }
            None => self.name(illegal.why()),
        }
    }

    pub fn fault(&self, fault: &Fault) -> String {
        match *fault {
            Fault::TooFew { given } => self.say_with("chance-too-few", values! { "given": given }),
            Fault::OutOfRange { index, answer, n } => self.say_with(
                "chance-out-of-range",
                values! { "number": index + 1, "answer": answer, "limit": n },
            ),
            Fault::TooMany { asked, given } => {
                self.say_with("chance-too-many", values! { "asked": asked, "given": given })
            }
        }
    }

    pub fn bad_setup(&self, bad: &BadSetup) -> String {
        match bad {
            BadSetup::Seats { given, least, most } => {
                self.say_with("setup-seats", values! { "given": *given, "least": *least, "most": *most })
            }
            BadSetup::UnknownRole { seat, role } => {
                self.say_with("setup-unknown-role", values! { "role": role.as_str(), "number": *seat })
            }
            BadSetup::RoleTwice { role } => {
                self.say_with("setup-role-twice", values! { "role": role.as_str() })
            }
            BadSetup::UnknownEdition { edition, newest } => {
                self.say_with("setup-unknown-edition", values! { "edition": *edition, "newest": *newest })
            }
            BadSetup::UnknownOption { option } => {
                self.say_with("setup-unknown-option", values! { "option": option.as_str() })
            }
            BadSetup::UnknownPreset { preset } => {
                self.say_with("setup-unknown-preset", values! { "preset": preset.as_str() })
            }
            BadSetup::BadValue { option, value, expected } => {
                let expected = expected.to_string();
                self.say_with(
                    "setup-bad-value",
                    values! { "option": *option, "value": value.as_str(), "expected": expected },
                )
            }
            BadSetup::Unfit { field, rule } => {
                self.say_with("setup-unfit", values! { "field": *field, "rule": rule.0 })
            }
        }
    }

    pub fn misread(&self, misread: &Misread) -> String {
        let Misread { line, column, expected, found } = misread;
        let place = values! { "line": *line, "column": *column, "expected": expected.as_str() };
        if found.is_empty() {
            return self.say_with("misread-nothing", place);
        }
        let mut place = place;
        place.text("found", found);
        self.say_with("misread", place)
    }

    /// Whom the table waits for, or that the game is over.
    pub fn turn(&self, turn: Turn) -> String {
        match turn {
            Turn::Over => self.name("game-over"),
            Turn::Awaits(seats) => {
                let mut filling = Filling::default();
                filling.name("seat", &self.seats_listed(seats.iter()));
                self.say_with("waits-for", filling)
            }
        }
    }

    /// Who won, or who shares the victory.
    pub fn winners(&self, standing: &Standing) -> String {
        let winners = standing.winners();
        let mut filling = values! { "seats-count": winners.len() };
        filling.name("seats", &self.seats_listed(winners.iter()));
        self.say_with("winners", filling)
    }

    /// One line a seat, the best first: place, name, score.
    pub fn standing(&self, standing: &Standing) -> Vec<String> {
        let mut seats: Vec<_> = Seats::first_n(standing.seats()).iter().collect();
        seats.sort_by_key(|&seat| standing.place(seat));
        let line = |seat| {
            let mut filling = values! { "place": standing.place(seat), "score": standing.score(seat) };
            self.fill_seat(&mut filling, "seat", seat);
            self.say_with("standing-line", filling)
        };
        seats.into_iter().map(line).collect()
    }

    fn say_with(&self, key: &str, filling: Filling<'_>) -> String {
        self.sentence(key, filling, &mut Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use table::{Kind, Rule, Seat};

    use super::*;
    use crate::Locale;

    fn teller(locale: Locale) -> Teller {
        Teller::new(locale, &["Anna".into(), "Bo".into(), "Cy".into()])
    }

    fn everything() -> Vec<fn(&Teller) -> String> {
        vec![
            |t| t.refusal(&Refusal::NoSuchSeat { seat: Seat(7), seats: 2 }),
            |t| t.refusal(&Refusal::Unreadable("jump".into())),
            |t| t.refusal(&Illegal::NotYourTurn.into()),
            |t| t.refusal(&Illegal::Over.into()),
            |t| t.refusal(&Rule("D-6").forbids("refused-over").into()),
            |t| t.refusal(&Refusal::NothingToTakeBack),
            |t| t.fault(&Fault::TooFew { given: 2 }),
            |t| t.fault(&Fault::TooMany { asked: 1, given: 5 }),
            |t| t.fault(&Fault::OutOfRange { index: 0, answer: 6, n: 6 }),
            |t| t.bad_setup(&BadSetup::Seats { given: 5, least: 2, most: 4 }),
            |t| t.bad_setup(&BadSetup::Seats { given: 5, least: 2, most: 2 }),
            |t| t.bad_setup(&BadSetup::UnknownRole { seat: 1, role: "pict".into() }),
            |t| t.bad_setup(&BadSetup::RoleTwice { role: "turan".into() }),
            |t| t.bad_setup(&BadSetup::UnknownEdition { edition: 9, newest: 1 }),
            |t| t.bad_setup(&BadSetup::UnknownOption { option: "x".into() }),
            |t| t.bad_setup(&BadSetup::UnknownPreset { preset: "x".into() }),
            |t| {
                let expected = Kind::Flag;
                t.bad_setup(&BadSetup::BadValue { option: "fog", value: "maybe".into(), expected })
            },
            |t| t.bad_setup(&BadSetup::Unfit { field: "seats", rule: Rule("S-1") }),
            |t| t.misread(&Misread { line: 3, column: 4, expected: "a seat".into(), found: "x".into() }),
            |t| t.misread(&Misread { line: 3, column: 4, expected: "a seat".into(), found: String::new() }),
            |t| t.turn(Turn::Over),
            |t| t.turn(Turn::of(Seat(1))),
            |t| t.turn(Turn::Awaits(Seats::first_n(3))),
            |t| t.winners(&Standing::rank(&[3, 1], &[3, 1])),
            |t| t.winners(&Standing::rank(&[3, 3], &[3, 3])),
            |t| t.standing(&Standing::rank(&[3, 9], &[3, 9])).join(" "),
        ]
    }

    #[test]
    fn the_table_is_never_at_a_loss_for_words() {
        for locale in Locale::ALL.into_iter().chain([Locale::Pseudo]) {
            let teller = teller(locale);
            for say in everything() {
                let said = say(&teller);
                assert!(!said.is_empty() && !said.contains(['⟨', '{']), "{locale}: {said}");
            }
        }
    }

    #[test]
    fn every_language_says_it_differently() {
        let english: Vec<_> = everything().into_iter().map(|say| say(&teller(Locale::En))).collect();
        for locale in Locale::EVERY.into_iter().filter(|&locale| locale != Locale::En) {
            let same =
                everything().into_iter().zip(&english).filter(|(say, said)| say(&teller(locale)) == **said);
            // A line of the standings is numbers and a name in any language.
            assert!(same.count() <= 1, "{locale}");
        }
    }

    #[test]
    fn a_refusal_names_its_rule() {
        let said = teller(Locale::En).illegal(&Rule("D-6").forbids("refused-over"));
        assert_eq!(said, "The game is over. (D-6)");
    }

    #[test]
    fn standings_begin_with_the_best() {
        let lines = teller(Locale::En).standing(&Standing::rank(&[3, 9, 3], &[3, 9, 3]));
        assert_eq!(lines, ["1. Bo: 9", "2. Anna: 3", "2. Cy: 3"]);
    }
}
