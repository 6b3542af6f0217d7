//! `nemedian admin` on the file of a running server.

use std::path::Path;

use serde_json::{Value, json};

use crate::{
    guests::Guest,
    program::{Node, ended, file, nemedian, serve},
};

/// Exit code, what it said, what it complained of.
fn admin(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let mut command = nemedian();
    command.args(["admin", "--database", &file(folder), "--public", "https://play.example.org"]).args(args);
    ended(command)
}

fn as_json(folder: &Path, args: &[&str]) -> Value {
    let (code, out, err) = admin(folder, &[args, &["--json"]].concat());
    assert_eq!(code, 0, "{args:?}: {err}");
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_keeps_order_while_the_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let node = Node::start(serve(&file(folder)));
    let (ann, ben) = (Guest::arrive_at(&node.base).await, Guest::arrive_at(&node.base).await);
    let claim = json!({ "name": "Nabonidus", "password": "the red priest" });
    ben.post("/api/me/claim", &claim).await.ok();
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = ann.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    ben.join(&table, &json!({})).await.ok();
    let mut socket = ben.socket(&table, "").await;
    socket.command(json!({ "do": "chat", "text": "by Crom" })).await;
    ann.post("/api/reports", &json!({ "table": table, "line": 1, "why": "rude" })).await.ok();

    let people = as_json(folder, &["people", "naboni"]);
    let id = people[0]["id"].as_str().expect("an id").to_string();
    let (code, out, _) = admin(folder, &["person", "nabonidus"]);
    assert_eq!(code, 0);
    assert!(out.contains(&id) && out.contains("Nabonidus") && out.contains(&table), "{out}");
    assert_eq!(as_json(folder, &["tables", "--status", "gathering"])[0]["id"], table.as_str());
    let (_, out, _) = admin(folder, &["table", &table]);
    assert!(out.contains("nim  gathering  listed") && out.contains("Nabonidus"), "{out}");

    let (_, reports, _) = admin(folder, &["reports"]);
    assert!(reports.contains("> Nabonidus: by Crom") && reports.contains("rude"), "{reports}");
    let report = as_json(folder, &["reports"])[0]["id"].as_str().expect("an id").to_string();
    assert_eq!(admin(folder, &["settle", &report, "spoken to"]).0, 0);
    assert_eq!(as_json(folder, &["reports"]), json!([]));
    assert_eq!(as_json(folder, &["reports", "--all"])[0]["verdict"], "spoken to");

    assert_eq!(admin(folder, &["rename", &id, "Murilo"]).0, 0);
    let (code, out, _) = admin(folder, &["reset", "Murilo"]);
    assert_eq!(code, 0);
    assert!(out.contains("https://play.example.org/"), "{out}");

    // The running server hears of it: the socket closes, and nobody gets in.
    let (code, out, _) = admin(folder, &["ban", "Murilo", "--reason", "spam"]);
    assert_eq!(code, 0);
    assert!(out.contains("banned") && out.contains("spam"), "{out}");
    assert!(socket.is_closed().await);
    assert_eq!(ben.get("/api/me").await.code(), "nobody_yet");
    let again = json!({ "name": "Murilo", "password": "the red priest" });
    assert_eq!(ben.post("/api/login", &again).await.code(), "banned");
    assert_eq!(admin(folder, &["unban", "Murilo"]).0, 0);
    ben.post("/api/login", &again).await.ok();

    let mut looking = ann.socket(&table, "").await;
    assert_eq!(admin(folder, &["close", &table]).0, 0);
    assert!(looking.is_closed().await);
    let (code, _, err) = admin(folder, &["remove", "Murilo"]);
    assert_eq!(code, 2, "not without --yes");
    assert!(err.contains("--yes"), "{err}");
    assert_eq!(admin(folder, &["remove", "Murilo", "--yes"]).0, 0);
    assert_eq!(ben.post("/api/login", &again).await.code(), "wrong_password");
}

#[test]
fn what_is_not_there_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, _, err) = admin(folder.path(), &["people"]);
    assert_eq!(code, 5);
    assert!(err.contains("there is no such file"), "{err}");
    let mut node = Node::start(serve(&file(folder.path())));
    for (args, wrong) in [
        (&["ban", "Nobody"][..], "\"Nobody\""),
        (&["close", "nowhere"], "\"nowhere\""),
        (&["settle", "nothing"], "\"nothing\""),
        (&["table", "nowhere"], "\"nowhere\""),
    ] {
        let (code, _, err) = admin(folder.path(), args);
        assert_eq!(code, 1, "{args:?}");
        assert!(err.contains(wrong), "{err}");
    }
    assert_eq!(admin(folder.path(), &["tables", "--status", "asleep"]).0, 2);
    node.stop();
}
