//! The coach beside the player: how it will end, and what had best be done.

use std::time::Duration;

use ::table::{Eye, Seat};
use shelf::{Advised, Budget, Expected};

use super::{console::Console, table::Table};
use crate::failure::Failure;

/// How long the coach thinks.
const THOUGHT: Duration = Duration::from_secs(1);

/// How it will end, as far as this eye can tell.
pub(super) fn forecast(table: &mut Table, console: &mut Console<'_>, eye: Eye) -> Result<(), Failure> {
    for (seat, expected) in (0..).map(Seat).zip(table.forecast(eye)) {
        let Expected { points, chance } = expected;
        let (name, points, chance) = (table.teller.seat(seat), shown(points), percent(chance));
        let said = [("name", name.as_str()), ("points", &points), ("chance", &chance)];
        console.say(&table.teller.say_text("terminal-forecast", &said))?;
    }
    Ok(())
}

/// What this seat had best do, at most so many options.
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
            ("points", &shown(*points)),
            ("chance", &percent(*chance)),
        ];
        console.say(&format!("{number:>3}  {}", table.teller.say_text("terminal-advice", &said)))?;
    }
    Ok(())
}

fn shown(points: f32) -> String {
    format!("{points:.1}")
}

fn percent(chance: f32) -> String {
    format!("{:.0}", 100.0 * chance)
}
