//! The coach: how the game will probably end, and what to do.

use std::time::Duration;

use ::table::{Eye, Seat};
use shelf::{Advised, Budget, Expected};

use super::{console::Console, table::Table};
use crate::failure::Failure;

/// How long the coach thinks.
const THOUGHT: Duration = Duration::from_secs(1);

/// How the game will end, as far as this eye can tell.
pub(super) fn forecast(table: &mut Table, console: &mut Console<'_>, eye: Eye) -> Result<(), Failure> {
    for (seat, expected) in (0..).map(Seat).zip(table.forecast(eye)) {
        let Expected { points, chance } = expected;
        let (name, chance) = (table.teller.seat(seat), percent(chance));
        let said = [("name", name.as_str()), ("chance", &chance)];
        console.say(&table.teller.say_measured("terminal-forecast", &said, &[("points", points)]))?;
    }
    Ok(())
}

/// What this seat should do, with a limit on the number of options.
pub(super) fn hint(
    table: &mut Table,
    console: &mut Console<'_>,
    seat: Seat,
    most: usize,
) -> Result<(), Failure> {
    let offers = table.game().offers(seat);
    for Advised { action, chance, points, because } in
        table.advice(seat, Budget::time(THOUGHT)).iter().take(most)
    {
        let number = offers.iter().position(|(offered, _)| offered == action);
        let offer = number.map_or_else(String::new, |at| table.teller.say(&offers[at].1));
        let number = number.map_or_else(String::new, |at| (at + 1).to_string());
        let said = [
            ("offer", offer.as_str()),
            ("because", &table.teller.say(because)),
            ("chance", &percent(*chance)),
        ];
        let advice = table.teller.say_measured("terminal-advice", &said, &[("points", *points)]);
        console.say(&format!("{number:>3}  {advice}"))?;
    }
    Ok(())
}

fn percent(chance: f32) -> String {
    format!("{:.0}", 100.0 * chance)
}
