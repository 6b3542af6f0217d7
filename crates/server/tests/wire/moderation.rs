//! People need not put up with each other: blocking, muting, reporting.

use reqwest::Method;
use serde_json::{Value, json};
use server::{
    Config, Server,
    wire::{ChatLine, Company, Lobby, Reported, Snapshot, ToClient},
};

use crate::{
    database::Database,
    guests::{Guest, Socket, config, done, start},
};

/// The lines as this person is shown them.
async fn shown(guest: &Guest, table: &str) -> Vec<String> {
    let snapshot: Snapshot = guest.get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
    snapshot.chat.into_iter().map(|line| line.text).collect()
}

async fn say(socket: &mut Socket, text: &str) {
    done(&socket.command(json!({ "do": "chat", "text": text })).await);
}

/// What was heard on a socket so far, up to this line.
async fn heard_until(socket: &mut Socket, last: &str) -> Vec<String> {
    loop {
        let lines: Vec<String> = socket
            .transcript
            .iter()
            .filter_map(|text| match serde_json::from_str(text) {
                Ok(ToClient::Chat(line)) => Some(line.text),
                _ => None,
            })
            .collect();
        if lines.iter().any(|line| line == last) {
            return lines;
        }
        socket.hear().await;
    }
}

/// What is shown on this socket from now on, as soon as it is told.
async fn told_anew(socket: &mut Socket) -> Vec<ChatLine> {
    loop {
        if let ToClient::Talk { chat } = socket.hear().await {
            return chat;
        }
    }
}

/// Three at a table of nim that has begun.
async fn three(server: &Server) -> ([Guest; 3], String) {
    let guests = [Guest::arrive(server).await, Guest::arrive(server).await, Guest::arrive(server).await];
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }, { "sitter": "open" }]);
    let table = guests[0].open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    guests[1].join(&table, &json!({})).await.ok();
    guests[2].join(&table, &json!({})).await.ok();
    guests[0].begin(&table).await;
    (guests, table)
}

async fn name_of(guest: &Guest) -> String {
    let me: Value = guest.get("/api/me").await.ok().json();
    me["name"].as_str().expect("a name").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_blocks_somebody_hears_them_no_more_and_is_not_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    blocked_talk(&server, &server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_blocks_somebody_is_not_heard_at_other_nodes_either() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    blocked_talk(&one, &two).await;
    one.stop().await;
    two.stop().await;
}

/// Ann and Cid sit at one node, Ben at the other.
async fn blocked_talk(one: &Server, two: &Server) {
    let ([ann, ben, cid], table) = three(one).await;
    let (mut a, mut c) = (ann.socket(&table, "").await, cid.socket(&table, "").await);
    let mut b = ben.at(two).socket(&table, "").await;
    say(&mut b, "by Crom").await;
    assert_eq!(heard_until(&mut a, "by Crom").await, ["by Crom"]);
    let block = json!({ "by": "line", "table": table, "line": 1 });
    assert_eq!(ben.post("/api/blocks", &block).await.code(), "not_now", "nobody blocks themselves");
    ann.at(two).post("/api/blocks", &block).await.ok();
    assert_eq!(told_anew(&mut a).await, [], "what was said before goes, too");

    say(&mut b, "not for you").await;
    say(&mut a, "nor this").await;
    say(&mut c, "for all").await;
    assert_eq!(heard_until(&mut a, "for all").await, ["by Crom", "nor this", "for all"]);
    assert_eq!(heard_until(&mut b, "for all").await, ["by Crom", "not for you", "for all"]);
    assert_eq!(heard_until(&mut c, "for all").await, ["by Crom", "not for you", "nor this", "for all"]);
    assert_eq!(shown(&ann.at(two), &table).await, ["nor this", "for all"]);
    assert_eq!(shown(&ben, &table).await, ["by Crom", "not for you", "for all"]);

    let company: Company = ann.get("/api/company").await.ok().json();
    assert_eq!(company.blocked.len(), 1);
    assert_eq!(company.blocked[0].name, name_of(&ben).await);
    let none: Company = ben.get("/api/company").await.ok().json();
    assert_eq!(none.blocked, [], "they are not told");
    let unblock = format!("/api/blocks/{}", company.blocked[0].id);
    ann.ask(Method::DELETE, &unblock, None).await.ok();
    assert_eq!(told_anew(&mut a).await.len(), 4);
    assert_eq!(ann.ask(Method::DELETE, &unblock, None).await.code(), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_at_odds_does_not_sit_at_one_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, ben, cid) =
        (Guest::arrive(&server).await, Guest::arrive(&server).await, Guest::arrive(&server).await);
    ben.post("/api/me/claim", &json!({ "name": "Thoth", "password": "of the ring" })).await.ok();
    ann.post("/api/blocks", &json!({ "by": "name", "name": "thoth" })).await.ok();
    let unknown = ann.post("/api/blocks", &json!({ "by": "name", "name": "Nobody" })).await;
    assert_eq!(unknown.code(), "not_found");

    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }, { "sitter": "open" }]);
    let open = json!({ "game": "nim", "seats": seats });
    let of_ann = ann.open(&open).await.table.id;
    let of_ben = ben.open(&open).await.table.id;
    let of_cid = cid.open(&open).await.table.id;
    let refused = ben.join(&of_ann, &json!({})).await;
    assert_eq!(refused.code(), "not_now");
    assert!(!refused.text.contains("block"), "nobody is told why: {refused:?}");
    assert_eq!(ann.join(&of_ben, &json!({})).await.code(), "not_now", "both ways");
    ann.join(&of_cid, &json!({})).await.ok();
    assert_eq!(ben.join(&of_cid, &json!({})).await.text, refused.text, "nor where the other sits");
    let lobby: Lobby = ben.get("/api/tables").await.ok().json();
    assert_eq!(lobby.tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&of_ben]);

    let company: Company = ann.get("/api/company").await.ok().json();
    ann.ask(Method::DELETE, &format!("/api/blocks/{}", company.blocked[0].id), None).await.ok();
    ben.join(&of_ann, &json!({})).await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_rematch_with_somebody_who_is_blocked() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = ann.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    ben.join(&table, &json!({})).await.ok();
    ann.begin(&table).await;
    let mut socket = ben.socket(&table, "").await;
    done(&socket.command(json!({ "do": "resign" })).await);
    ann.post("/api/blocks", &json!({ "by": "seat", "table": table, "seat": 1 })).await.ok();
    let rematch = format!("/api/tables/{table}/rematch");
    assert_eq!(ben.post(&rematch, &json!({})).await.code(), "not_now");
    assert_eq!(ann.post(&rematch, &json!({})).await.code(), "not_now");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_mutes_a_table_hears_nothing_of_its_talk() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let ([ann, ben, cid], table) = three(&server).await;
    let (mut a, mut b) = (ann.socket(&table, "").await, ben.socket(&table, "").await);
    let mut c = cid.socket(&table, "").await;
    say(&mut b, "first").await;
    heard_until(&mut a, "first").await;
    let mute = format!("/api/tables/{table}/mute");
    ann.ask(Method::PUT, &mute, None).await.ok();
    assert_eq!(told_anew(&mut a).await, []);
    say(&mut b, "second").await;
    heard_until(&mut c, "second").await;
    assert_eq!(shown(&ann, &table).await, [""; 0]);
    assert_eq!(shown(&cid, &table).await, ["first", "second"]);
    let company: Company = ann.get("/api/company").await.ok().json();
    assert_eq!(company.muted[0].table, table);
    ann.ask(Method::DELETE, &mute, None).await.ok();
    let lines: Vec<_> = told_anew(&mut a).await.into_iter().map(|line| line.text).collect();
    assert_eq!(lines, ["first", "second"]);
    assert_eq!(heard_until(&mut a, "first").await, ["first"], "what was muted was never told line by line");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reported_line_is_kept_for_the_operator_with_what_was_said_around_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(Config { rates: 1.0, ..config(folder.path()) }).await.expect("it starts");
    let ([ann, ben, _], table) = three(&server).await;
    let mut b = ben.socket(&table, "").await;
    for word in ["one", "two", "three", "four"] {
        say(&mut b, word).await;
    }
    let line = |line: i64| json!({ "table": table, "line": line, "why": "rude" });
    ann.post("/api/reports", &line(2)).await.ok();
    ann.post("/api/reports", &line(2)).await.ok();
    assert_eq!(ben.post("/api/reports", &line(2)).await.code(), "not_now", "not one's own");
    assert_eq!(ann.post("/api/reports", &line(99)).await.code(), "not_found");
    let admin = crate::admin::administrator(&server).await;
    let reports: Vec<Reported> = admin.get("/api/admin/reports").await.ok().json();
    assert_eq!(reports.len(), 1, "the same line is reported once");
    let Reported { text, why, context, name, reporter_name, .. } = &reports[0];
    assert_eq!((text.as_str(), why.as_str()), ("two", "rude"));
    assert_eq!((name, reporter_name), (&name_of(&ben).await, &name_of(&ann).await));
    let around: Vec<_> = context.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(around, ["one", "two", "three", "four"]);

    let settle = format!("/api/admin/reports/{}/settle", reports[0].id);
    admin.post(&settle, &json!({ "verdict": "spoken to" })).await.ok();
    assert_eq!(admin.post(&settle, &json!({})).await.code(), "not_found");
    let open: Vec<Reported> = admin.get("/api/admin/reports").await.ok().json();
    assert_eq!(open, []);
    let all: Vec<Reported> = admin.get("/api/admin/reports?all=true").await.ok().json();
    assert_eq!(all[0].verdict, "spoken to");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_reports_so_much_a_day_and_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    // A tenth of the usual: one report.
    let server = Server::start(Config { rates: 0.1, ..config(folder.path()) }).await.expect("it starts");
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = ann.open(&json!({ "game": "nim", "seats": seats, "listed": false })).await.table.id;
    let mut b = ben.socket(&table, "").await;
    say(&mut b, "one").await;
    say(&mut b, "two").await;
    ann.post("/api/reports", &json!({ "table": table, "line": 1 })).await.ok();
    let second = ann.post("/api/reports", &json!({ "table": table, "line": 2 })).await;
    assert_eq!(second.code(), "not_now", "{second:?}");
    server.stop().await;
}
