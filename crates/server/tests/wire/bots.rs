//! Bots at the table answer in time, or something safe is done for them.

use std::time::Duration;

use serde_json::json;
use server::{Config, Server};

use crate::guests::{Guest, config};

/// A king who may not think at all: his first legal action is played for him, and the game goes on to its end.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_answer_in_time_plays_its_first_legal_action() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(Config { bot_time: Duration::ZERO, ..config(folder.path()) }).await;
    let server = server.expect("it starts");
    let guest = Guest::arrive(&server).await;
    let king = json!({ "sitter": "bot", "bot": "king" });
    let seats = json!([king, { "sitter": "me" }]);
    let table = guest.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    let mut socket = guest.socket(&table, "").await;
    guest.begin(&table).await;
    while socket.version < 2 {
        socket.hear().await;
    }
    // Who thinks takes three from the last heap and wins; the first action of each list takes the single stone.
    assert_eq!(socket.view["sheet"]["heaps"], json!([0, 3, 5]));
    while !socket.over() {
        let Some(offer) = socket.view().offers.into_iter().next() else {
            socket.hear().await;
            continue;
        };
        socket.act(&offer.action).await;
        socket.catch_up().await;
    }
    server.stop().await;
}
