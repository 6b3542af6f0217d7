//! However much is logged, no position, no card, no secret, no password is.

use std::{fs::File, process::Stdio, time::Duration};

use serde_json::json;
use server::wire::{Answer, Status, TableInfo};
use sqlx::Row as _;
use table::{Chance as _, Dice};

use crate::{
    guests::{Guest, play_out},
    program::{Node, file, serve},
};

const PASSWORD: &str = "by-crom-and-mitra";

/// A whole game by people at sockets, and one among bots.
async fn play(base: &str, game: &str) -> Vec<String> {
    let guest = Guest::arrive_at(base).await;
    let seats = usize::from(games::game(game).expect("it is on the shelf").label().seats[0]);
    let table =
        guest.open(&json!({ "game": game, "seats": vec![json!({ "sitter": "me" }); seats] })).await.table.id;
    guest.begin(&table).await;
    let mut sockets = Vec::new();
    for seat in 0..seats {
        sockets.push(guest.socket(&table, &format!("?seat={seat}")).await);
    }
    let refused = sockets[0].act("no such thing as this one").await;
    assert!(!matches!(refused, Answer::Done { .. }), "{refused:?}");
    let mut dice = Dice(11);
    play_out(&mut sockets, |n| dice.below(n as u32) as usize).await;
    let bot = json!({ "sitter": "bot", "bot": "random" });
    let bots = guest.open(&json!({ "game": game, "seats": vec![bot; seats] })).await.table.id;
    guest.begin(&bots).await;
    for _ in 0..600 {
        let info: TableInfo = guest.get(&format!("/api/tables/{bots}")).await.ok().json();
        if info.status == Status::Over {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    vec![guest.cookie.split('=').nth(1).expect("a cookie").into()]
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_logged_whatever_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = file(folder.path());
    let log = folder.path().join("log.txt");
    let mut command = serve(&database);
    command.args(["--log", "trace"]).stderr(Stdio::from(File::create(&log).expect("a file")));
    let mut node = Node::start(command);
    let mut secrets = vec![PASSWORD.to_string()];
    for game in ["ambush", "card-game", "age-of-conan"] {
        secrets.extend(play(&node.base, game).await);
    }
    let guest = Guest::arrive_at(&node.base).await;
    let claim = json!({ "name": "Valeria", "password": PASSWORD, "mail": "valeria@example.org" });
    guest.post("/api/me/claim", &claim).await.ok();
    secrets.push("valeria@example.org".into());
    node.stop();
    secrets.extend(kept(&database).await);
    let log = std::fs::read_to_string(&log).expect("a log");
    assert!(log.contains("an entry was committed") && log.lines().count() > 100, "it was logged");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log");
    }
}

/// What the database knows and nobody may: secrets, openings, deeds, answers of chance.
async fn kept(database: &str) -> Vec<String> {
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(database).await.expect("the file opens");
    let mut all = Vec::new();
    let tables = sqlx::query("SELECT secret, chronicle FROM tables").fetch_all(&pool).await.expect("tables");
    for row in tables {
        all.push(row.get::<String, _>("secret"));
        all.extend(
            row.get::<String, _>("chronicle").lines().filter(|line| line.len() > 24).map(String::from),
        );
    }
    let log = sqlx::query("SELECT DISTINCT deed, chance FROM log").fetch_all(&pool).await.expect("the log");
    for row in log {
        all.push(row.get::<String, _>("deed").trim_start_matches(':').to_string());
        all.push(row.get("chance"));
    }
    // Short words such as `pass` or `3` are in every text.
    all.retain(|text| text.len() > 10);
    assert!(all.len() > 100, "much was played");
    all
}
