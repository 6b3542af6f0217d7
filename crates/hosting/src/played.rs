//! A game played at random: for tests, and for databases full of games that nobody plays.

use std::time::Duration;

use table::{Chance as _, Deed, Dice};

use crate::{
    Fault,
    entropy::Entropy,
    room::{loaded::Loaded, sitting::Sitting},
    rows::{Record, SeatRow, TableRow},
    seating,
    wire::{NewTable, Status, TableTerms, Wanted},
};

pub type Played = (TableRow, Vec<SeatRow>, Vec<Record>);

/// A game that has begun, after so many entries or at its end.
pub fn played(game: &str, entries: usize, entropy: &mut dyn Entropy) -> Result<Played, Fault> {
    let bad = |error: &dyn std::fmt::Display| Fault::Bad(error.to_string());
    let label = games::game(game).map_err(|error| bad(&error))?.label();
    let wanted = NewTable {
        game: game.into(),
        terms: TableTerms::default(),
        seats: vec![Wanted::Me { role: None }; label.seats[0].into()],
        listed: false,
        watchable: true,
        hints: false,
        several: false,
    };
    let (row, seats, _) = seating::prepare(&wanted, "nobody", 0, entropy)?;
    let mut loaded = Loaded { row, seats, sitting: None };
    let begun = seating::begin(&loaded, Duration::ZERO, entropy)?;
    loaded.row.chronicle = begun.chronicle.into();
    loaded.row.status = Status::Running;
    let mut sitting = Sitting::resume(&loaded.row, &[]).map_err(|error| bad(&error))?;
    let mut dice = Dice(1);
    let mut records = Vec::new();
    while let (true, Some(seat)) = (records.len() < entries, sitting.host().missing().first()) {
        let legal = sitting.host().legal(seat);
        let action = legal[dice.below(legal.len() as u32) as usize].clone();
        let done = sitting.play(seat, &Deed::Act(action));
        done.map_err(|refusal| Fault::Bad(format!("{refusal:?}")))?;
        records
            .extend(sitting.last().map(|entry| Record { number: records.len() + 1, entry: entry.clone() }));
    }
    let head = sitting.head(Duration::ZERO);
    let row = &mut loaded.row;
    (row.versions, row.turn, row.missing) = (head.versions, head.turn, head.missing);
    Ok((loaded.row, loaded.seats, records))
}
