//! Starting, stopping and failing, as an operator sees it.

use serde_json::json;
use server::{Config, Server, StoreError, wire::Answer};

use crate::{
    guests::{Guest, config, done, start},
    whole_games::gather,
};

#[tokio::test(flavor = "multi_thread")]
async fn what_keeps_the_server_from_starting_is_said_clearly() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = start(folder.path()).await;
    let taken = Config { listen: first.address, ..config(folder.path()) };
    let error = Server::start(taken).await.expect_err("the port is taken").to_string();
    assert!(error.contains("cannot listen") && error.contains(&first.address.port().to_string()), "{error}");
    first.stop().await;

    let nowhere = Config { database: "sqlite:/nowhere/at/all.db".into(), ..config(folder.path()) };
    let error = Server::start(nowhere).await.expect_err("no such folder").to_string();
    assert!(error.contains("/nowhere/at/all.db"), "{error}");

    let file = folder.path().join("not-a-database");
    std::fs::write(&file, "this is not a database, but a long enough text to be taken for one ".repeat(20))
        .expect("a file");
    let other = Config { database: format!("sqlite:{}", file.display()), ..config(folder.path()) };
    let error = Server::start(other).await.expect_err("not a database").to_string();
    assert!(error.contains("not a database"), "{error}");

    let web = Config { web: Some(folder.path().join("no-web")), ..config(folder.path()) };
    assert!(Server::start(web).await.expect_err("no folder").to_string().contains("no-web"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_build_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    start(folder.path()).await.stop().await;
    let database = config(folder.path()).database;
    let pool = sqlx::AnyPool::connect(&database).await.expect("the file opens");
    sqlx::query("INSERT INTO format (version) VALUES (999)").execute(&pool).await.expect("done");
    pool.close().await;
    let error = server::Store::open(&database).await.expect_err("it is newer");
    assert!(matches!(error, StoreError::Unusable { .. }) && error.to_string().contains("999"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_readiness_and_metrics_are_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let stranger = Guest::stranger(&server);
    stranger.get("/healthz").await.ok();
    stranger.get("/readyz").await.ok();
    let metrics = stranger.get("/metrics").await.ok().text;
    assert!(metrics.contains("nemedian_tables_loaded") && metrics.contains("nemedian_request_seconds"));
    let document = stranger.get("/api/openapi.json").await.ok().text;
    for word in ["/api/tables/{id}/join", "ToClient", "Command", "Snapshot"] {
        assert!(document.contains(word), "{word}");
    }
    server.stop().await;
}

/// A disk that takes no more, and a database that comes back.
#[tokio::test(flavor = "multi_thread")]
async fn when_nothing_can_be_stored_nothing_is_shown_and_the_game_goes_on_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    let mut ann = guests[0].socket(&table, "").await;
    let mut bo = guests[1].socket(&table, "").await;
    ann.catch_up().await;
    let pool = sqlx::AnyPool::connect(&config(folder.path()).database).await.expect("the file opens");
    let refuse = "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk is full'); END";
    sqlx::query(refuse).execute(&pool).await.expect("a trigger");
    ann.say(&json!({ "id": "a", "seen": 0, "do": "act", "action": "heap 2" }).to_string()).await;
    let problem = loop {
        match ann.hear().await {
            server::wire::ToClient::Problem(problem) => break problem,
            server::wire::ToClient::Answer(answer) => panic!("nothing was done: {answer:?}"),
            _ => {}
        }
    };
    assert_eq!(problem.code, "unavailable");
    assert!(!problem.text.contains("disk"), "what is wrong is the operator's business");
    assert!(bo.silent_for(std::time::Duration::from_millis(100)).await, "nobody saw it");
    sqlx::query("DROP TRIGGER full").execute(&pool).await.expect("space again");
    let answer = ann.command_as("a", 0, json!({ "do": "act", "action": "heap 2" })).await;
    assert_eq!(done(&answer), 1, "without a restart");
    bo.until(1).await;
    let again = ann.command_as("a", 0, json!({ "do": "act", "action": "heap 2" })).await;
    assert!(matches!(again, Answer::Done { version: 1, .. }));
    server.stop().await;
}
