//! A server that can write nothing is not ready, whatever it can still read.

use std::time::Duration;

use server::Server;

use crate::{
    database::Database,
    guests::{Guest, config, start},
};

/// Asks until the answer is this one: a yes is kept in mind for a moment.
async fn until(guest: &Guest, status: u16) {
    for _ in 0..400 {
        if guest.get("/readyz").await.status == status {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("/readyz never answers {status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_takes_nothing_is_not_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let stranger = Guest::stranger(&server);
    until(&stranger, 200).await;
    let pool = sqlx::AnyPool::connect(&config(folder.path()).database).await.expect("the file opens");
    for event in ["INSERT", "UPDATE"] {
        let refuse = format!(
            "CREATE TRIGGER full_{event} BEFORE {event} ON marks BEGIN SELECT RAISE(ABORT, 'full'); END"
        );
        sqlx::query(&refuse).execute(&pool).await.expect("a trigger");
    }
    until(&stranger, 503).await;
    let reply = stranger.get("/readyz").await;
    assert!(reply.code() == "unavailable" && !reply.text.contains("full"), "{reply:?}");
    stranger.get("/healthz").await.ok();
    for event in ["INSERT", "UPDATE"] {
        sqlx::query(&format!("DROP TRIGGER full_{event}")).execute(&pool).await.expect("room again");
    }
    until(&stranger, 200).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn however_often_it_is_asked_it_seldom_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let stranger = Guest::stranger(&server);
    let pool = sqlx::AnyPool::connect(&config(folder.path()).database).await.expect("the file opens");
    sqlx::query("CREATE TABLE counted (n BIGINT)").execute(&pool).await.expect("a table");
    for event in ["INSERT", "UPDATE"] {
        let count = format!(
            "CREATE TRIGGER count_{event} AFTER {event} ON marks WHEN new.name = 'written'
             BEGIN INSERT INTO counted VALUES (1); END"
        );
        sqlx::query(&count).execute(&pool).await.expect("a trigger");
    }
    let begun = std::time::Instant::now();
    for _ in 0..50 {
        stranger.get("/readyz").await.ok();
    }
    let (written,): (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM counted").fetch_one(&pool).await.expect("a count");
    let most = 1 + begun.elapsed().as_secs() as i64;
    assert!((1..=most).contains(&written), "{written} times in {most} s");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_for_reading_only_is_not_ready() {
    let database = Database::new();
    let server: Server = database.node().await;
    let stranger = Guest::stranger(&server);
    until(&stranger, 200).await;
    let pool = database.pool().await;
    let set = async |value: &str| {
        let set = format!("ALTER SYSTEM SET default_transaction_read_only = {value}");
        sqlx::query("SET default_transaction_read_only = off").execute(&pool).await.expect("for us");
        sqlx::query(&set).execute(&pool).await.expect("it is set");
        sqlx::query("SELECT pg_reload_conf()").execute(&pool).await.expect("it is read");
    };
    set("on").await;
    until(&stranger, 503).await;
    set("off").await;
    until(&stranger, 200).await;
    pool.close().await;
    server.stop().await;
}
