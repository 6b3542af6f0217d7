//! A database full of games that nobody plays: to measure what it costs to keep them.

use std::time::Duration;

use sqlx::Executor as _;
use table::{Chance as _, Deed, Dice};

use crate::{
    Store, StoreError,
    loaded::Loaded,
    problem::Problem,
    seating,
    sitting::Sitting,
    store::{Record, SeatRow, TableRow},
    wire::{NewTable, Terms, Wanted},
};

/// Why there is no such game.
#[derive(Debug, thiserror::Error)]
pub enum CannotStock {
    #[error("{0}")]
    Game(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Problem> for CannotStock {
    fn from(problem: Problem) -> CannotStock {
        CannotStock::Game(problem.to_string())
    }
}

/// Fills an SQLite file with `tables` copies of one game after `entries` random entries. They are called `c1`, `c2`, …
pub async fn stock(database: &str, game: &str, tables: u32, entries: usize) -> Result<(), CannotStock> {
    let (row, seats, records) = played(game, entries)?;
    let store = Store::open(database).await?;
    store.add_whole(&row, &seats, &records).await?;
    let copies = format!(
        "WITH RECURSIVE copies (name) AS (
        SELECT 1 UNION ALL SELECT name + 1 FROM copies WHERE name < {tables})"
    );
    for (table, id) in [("tables", "id"), ("seats", "table_id"), ("log", "table_id")] {
        let columns = Store::columns_but(table, id).join(", ");
        let copy = format!(
            "INSERT INTO {table} ({id}, {columns}) {copies} SELECT 'c' || name, {columns}
             FROM copies, {table} WHERE {id} = '{}'",
            row.id
        );
        store.write.execute(&*copy).await.map_err(StoreError::from)?;
    }
    store.fold().await?;
    store.close().await;
    Ok(())
}

type Played = (TableRow, Vec<SeatRow>, Vec<Record>);

/// A game that has begun, after so many entries or at its end.
pub(crate) fn played(game: &str, entries: usize) -> Result<Played, CannotStock> {
    let label = shelf::game(game).map_err(|error| CannotStock::Game(error.to_string()))?.label();
    let wanted = NewTable {
        game: game.into(),
        terms: Terms::default(),
        seats: vec![Wanted::Me { role: None }; label.seats[0].into()],
        listed: false,
        watchable: true,
        hints: false,
        several: false,
    };
    let (row, seats, _) = seating::prepare(&wanted, "nobody")?;
    let mut loaded = Loaded { row, seats, sitting: None };
    let begun = seating::begin(&loaded, Duration::ZERO)?;
    loaded.row.chronicle = begun.chronicle.into();
    loaded.row.status = "running".into();
    let unfit = |error: &dyn std::fmt::Display| CannotStock::Game(error.to_string());
    let mut sitting = Sitting::resume(&loaded.row, &[]).map_err(|error| unfit(&error))?;
    let mut dice = Dice(1);
    let mut records = Vec::new();
    while let (true, Some(seat)) = (records.len() < entries, sitting.host().missing().first()) {
        let legal = sitting.host().legal(seat);
        let action = legal[dice.below(legal.len() as u32) as usize].clone();
        let done = sitting.play(seat, &Deed::Act(action));
        done.map_err(|refusal| CannotStock::Game(format!("{refusal:?}")))?;
        records
            .extend(sitting.last().map(|entry| Record { number: records.len() + 1, entry: entry.clone() }));
    }
    let head = sitting.head(Duration::ZERO);
    let row = &mut loaded.row;
    (row.versions, row.turn, row.missing) = (head.versions, head.turn, head.missing);
    Ok((loaded.row, loaded.seats, records))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_copy_is_a_game_that_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = format!("sqlite:{}", folder.path().join("a.db").display());
        stock(&database, "age-of-conan", 3, 25).await.expect("it is filled");
        let fits = crate::doctor(&database, |_| ()).await.expect("it opens");
        assert_eq!((fits.games, fits.entries), (4, 100), "{fits}");
        assert!(fits.unfit.is_empty(), "{fits}");
        let store = Store::open(&database).await.expect("it opens");
        let row = store.table("c2").await.expect("it answers").expect("it is there");
        let sitting =
            Sitting::resume(&row, &store.entries("c2", 0).await.expect("it answers")).expect("it fits");
        assert_eq!(sitting.versions(), row.versions);
        let seat = sitting.host().missing().first().expect("it goes on");
        assert!(!sitting.host().offers(seat).is_empty());
    }
}
