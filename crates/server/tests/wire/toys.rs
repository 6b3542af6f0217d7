//! Toys are for developers: players never meet them.

use serde_json::json;
use server::{Config, Server, wire::Games};

use crate::guests::{Guest, config};

#[tokio::test(flavor = "multi_thread")]
async fn toys_are_offered_only_where_they_are_asked_for() {
    let toy = games::GAMES.iter().find(|title| title.toy()).expect("there is one").name();
    let chronicle = include_str!("../../../../chronicles/ambush-1.chronicle");
    for toys in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let server =
            Server::start(Config { toys, ..config(folder.path()) }).await.expect("the server starts");
        let guest = Guest::arrive(&server).await;
        let listed: Games = guest.get("/api/games").await.ok().json();
        let names: Vec<&str> = listed.games.iter().map(|game| game.game.as_str()).collect();
        assert_eq!(names, games::offered(toys).map(shelf::Title::name).collect::<Vec<_>>());
        assert_eq!(names.contains(&toy), toys);
        let me = json!({ "sitter": "me" });
        let open = guest.post("/api/tables", &json!({ "game": toy, "seats": [me, me] })).await;
        let rules = guest.get(&format!("/api/rules/{toy}")).await;
        let import = guest.ask(reqwest::Method::POST, "/api/chronicles", Some(chronicle.into())).await;
        if toys {
            assert_eq!(
                [open.status, rules.status, import.status].map(|status| status.as_u16()),
                [201, 200, 201]
            );
        } else {
            assert_eq!(
                [open.status, rules.status, import.status].map(|status| status.as_u16()),
                [400, 404, 400]
            );
            assert_eq!(open.code(), "bad_request");
        }
        server.stop().await;
    }
}
