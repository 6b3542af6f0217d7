//! A database full of games that nobody plays: to measure what it costs to keep them.

use hosting::{Fault, played::played};
use sqlx::Executor as _;

use crate::{Store, StoreError, accounts::token::System};

/// Why there is no such game.
#[derive(Debug, thiserror::Error)]
pub enum CannotStock {
    #[error("{0}")]
    Game(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Fault> for CannotStock {
    fn from(fault: Fault) -> CannotStock {
        CannotStock::Game(fault.to_string())
    }
}

/// Fills an SQLite file with `tables` copies of one game after `entries` random entries. They are called `c1`, `c2`, …
pub async fn stock(database: &str, game: &str, tables: u32, entries: usize) -> Result<(), CannotStock> {
    let (row, seats, records) = played(game, entries, &mut System)?;
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

#[cfg(test)]
mod tests {
    use hosting::room::sitting::Sitting;

    use super::*;

    #[tokio::test]
    async fn every_copy_is_a_game_that_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = format!("sqlite:{}", folder.path().join("a.db").display());
        stock(&database, games::GAMES[0].name(), 3, 25).await.expect("it is filled");
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
