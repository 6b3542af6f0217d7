//! What the doctor notices besides games that do not fit: what is missing, what is there twice, and what is nobody's.

use serde_json::json;
use sqlx::AnyPool;

use crate::{
    guests::{config, done, start},
    whole_games::gather,
};

/// A game of two entries and some talk; the database when the server is gone.
async fn played(folder: &std::path::Path) -> (AnyPool, String, String) {
    let server = start(folder).await;
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    let mut ann = guests[0].socket(&table, "").await;
    let version = done(&ann.act("heap 2").await);
    ann.until(version).await;
    done(&ann.act("take 1").await);
    ann.command(json!({ "do": "chat", "text": "Crom!" })).await;
    server.stop().await;
    let database = config(folder).database;
    let pool = AnyPool::connect(&database).await.expect("the file opens");
    (pool, database, table)
}

async fn spoil(pool: &AnyPool, statement: &str) {
    sqlx::query(statement).execute(pool).await.unwrap_or_else(|error| panic!("{statement}: {error}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sound_database_has_nothing_astray() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pool, database, _) = played(folder.path()).await;
    pool.close().await;
    let diagnosis = server::doctor(&database, |_| ()).await.expect("it looks");
    assert!(diagnosis.healthy() && diagnosis.entries == 2, "{diagnosis}");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_thing_that_is_wrong_is_named() {
    for (statements, told) in [
        (vec!["DELETE FROM log WHERE number = 2"], "2 entries were written, but 1 are there"),
        (vec!["UPDATE tables SET entries = 1"], "1 entries were written, but 2 are there"),
        (
            vec!["DROP INDEX log_done", "UPDATE log SET command = 'a b'"],
            "an entry repeats a command that was done before: number 2",
        ),
        (
            vec![
                "DROP INDEX chat_said",
                "INSERT INTO chat (table_id, number, name, text, made, command)
                 SELECT table_id, number + 1, name, text, made, command FROM chat",
            ],
            "a line of talk repeats a command",
        ),
        (vec!["UPDATE seats SET table_id = 'elsewhere' WHERE seat = 1"], "elsewhere: seats of a table"),
        (vec!["UPDATE log SET table_id = 'elsewhere'"], "elsewhere: entries of a table that is not there"),
        (vec!["UPDATE chat SET table_id = 'elsewhere'"], "elsewhere: talk at a table that is not there"),
        (vec!["DELETE FROM seats"], "a table without seats"),
        (vec!["DELETE FROM people"], "a log-in of a person who is not there"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let (pool, database, _) = played(folder.path()).await;
        for statement in &statements {
            spoil(&pool, statement).await;
        }
        pool.close().await;
        let diagnosis = server::doctor(&database, |_| ()).await.expect("it looks");
        assert!(!diagnosis.healthy() && diagnosis.to_string().contains(told), "{statements:?}: {diagnosis}");
    }
}
