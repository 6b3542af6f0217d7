//! The lobby belongs to everybody: few tables of anyone, nobody's who is away, one seat each; and its owner keeps order at
//! a table.

use reqwest::{Method, header};
use serde_json::{Value, json};
use server::{
    Config, Server,
    wire::{Lobby, MyGame, Opened, Sitter, TableInfo},
};

use crate::guests::{Guest, Reply, Socket, config, start};

fn open_nim() -> Value {
    json!({ "game": "nim", "seats": [{ "sitter": "me" }, { "sitter": "open" }] })
}

async fn in_lobby(guest: &Guest) -> Vec<String> {
    let lobby: Lobby = guest.get("/api/tables").await.ok().json();
    lobby.tables.into_iter().map(|table| table.id).collect()
}

/// A server with the limits of every day, but not for requests.
async fn strict(folder: &std::path::Path, behind_proxy: bool) -> Server {
    let config = Config { rates: 1.0, behind_proxy, ..config(folder) };
    Server::start(config).await.expect("the server starts")
}

/// As if it came through a proxy, from this address.
async fn post_from(guest: &Guest, address: &str, path: &str, body: &Value) -> Reply {
    let request = guest.http.post(format!("{}{path}", guest.base)).header("x-forwarded-for", address);
    let request =
        request.header(header::CONTENT_TYPE, "application/json").header(header::COOKIE, &guest.cookie);
    let response = request.body(body.to_string()).send().await.expect("the server answers");
    let (status, headers) = (response.status(), response.headers().clone());
    Reply { status, headers, text: response.text().await.expect("text") }
}

fn text(reply: &Reply) -> String {
    reply.json::<server::wire::Problem>().text
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_few_tables_in_the_lobby() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = strict(folder.path(), false).await;
    let ann = Guest::arrive(&server).await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(ann.open(&open_nim()).await.table.id);
    }
    let refused = ann.post("/api/tables", &open_nim()).await;
    assert_eq!(refused.code(), "not_now");
    assert!(text(&refused).contains("enough tables in the lobby"), "{refused:?}");
    assert_eq!(in_lobby(&ann).await.len(), 5);

    // Unlisted ones are nobody's business; one that is closed makes room.
    let mut unlisted = open_nim();
    unlisted["listed"] = false.into();
    ann.open(&unlisted).await;
    ann.ask(Method::DELETE, &format!("/api/tables/{}", tables[0]), None).await.ok();
    let again = ann.open(&open_nim()).await.table.id;

    // A game against bots takes its place as before: otherwise beginning one after the other would fill the lobby.
    ann.ask(Method::DELETE, &format!("/api/tables/{again}"), None).await.ok();
    let bots = json!({ "game": "nim", "seats": [{ "sitter": "me" }, { "sitter": "bot", "bot": "random" }] });
    let alone = ann.open(&bots).await.table.id;
    ann.begin(&alone).await;
    assert_eq!(ann.post("/api/tables", &open_nim()).await.code(), "not_now");
    // One that others play at does not.
    let ben = Guest::arrive(&server).await;
    ben.join(&tables[1], &json!({})).await.ok();
    ann.begin(&tables[1]).await;
    ann.open(&open_nim()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_few_tables_in_the_lobby() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = strict(folder.path(), true).await;
    let mut refused = None;
    for number in 0..11 {
        let guest = Guest::arrive(&server).await;
        let reply = post_from(&guest, "192.0.2.7", "/api/tables", &open_nim()).await;
        if number < 10 {
            reply.ok();
        } else {
            refused = Some(reply);
        }
    }
    let refused = refused.expect("one too many");
    assert_eq!(refused.code(), "not_now");
    assert!(text(&refused).contains("from where you are"), "{refused:?}");
    let elsewhere = Guest::arrive(&server).await;
    post_from(&elsewhere, "192.0.2.8", "/api/tables", &open_nim()).await.ok();
    server.stop().await;
    // The database tells nobody where they came from.
    let file = std::fs::read(folder.path().join("tables.db")).expect("the file");
    assert!(!file.windows(9).any(|bytes| bytes == b"192.0.2.7"));
}

/// As if nothing had been heard of anybody for an hour.
async fn an_hour_later(database: &str) {
    let pool = sqlx::AnyPool::connect(database).await.expect("the file opens");
    sqlx::query("UPDATE people SET seen = seen - 3600000").execute(&pool).await.expect("time goes by");
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_owner_is_away_leaves_the_lobby_until_they_are_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, ben, cid) =
        (Guest::arrive(&server).await, Guest::arrive(&server).await, Guest::arrive(&server).await);
    let me = json!({ "sitter": "me" });
    let open = json!({ "sitter": "open" });
    let table = ann.open(&json!({ "game": "nim", "seats": [me, open, open] })).await.table.id;
    ben.join(&table, &json!({})).await.ok();
    assert_eq!(in_lobby(&cid).await, [table.as_str()]);

    an_hour_later(&config(folder.path()).database).await;
    assert_eq!(in_lobby(&cid).await, [""; 0], "nobody would answer");
    assert_eq!(in_lobby(&Guest::stranger(&server)).await, [""; 0]);
    assert_eq!(in_lobby(&ben).await, [table.as_str()], "whoever sits there finds it");
    let games: Vec<MyGame> = ben.get("/api/me/games").await.ok().json();
    assert_eq!(games[0].table.id, table);
    // Whoever has the link may still come in.
    cid.get(&format!("/api/tables/{table}")).await.ok();

    ann.get("/api/me").await.ok();
    assert_eq!(in_lobby(&cid).await, [table.as_str()], "they are back");
    an_hour_later(&config(folder.path()).database).await;
    assert_eq!(in_lobby(&ann).await, [table], "their own they always see");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_takes_one_open_seat_unless_the_owner_agrees() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let (me, open) = (json!({ "sitter": "me" }), json!({ "sitter": "open" }));
    let invited = json!({ "sitter": "invited" });
    let seats = json!([me, open, open, invited]);
    let Opened { table, invitations } = ann.open(&json!({ "game": "nim", "seats": seats })).await;
    assert!(!table.several);
    ben.join(&table.id, &json!({})).await.ok();
    let second = ben.join(&table.id, &json!({})).await;
    assert_eq!(second.code(), "not_now");
    assert!(text(&second).contains("one seat"), "{second:?}");
    // An invitation is the owner's word for its seat; and the owner takes what is left.
    ben.join(&table.id, &json!({ "invitation": invitations[0].word })).await.ok();
    ann.join(&table.id, &json!({})).await.ok();

    let generous = json!({ "game": "nim", "seats": [me, open, open], "several": true });
    let table = ann.open(&generous).await.table;
    assert!(table.several);
    ben.join(&table.id, &json!({})).await.ok();
    ben.join(&table.id, &json!({})).await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_sends_a_sitter_away_for_good() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, ben, cid) =
        (Guest::arrive(&server).await, Guest::arrive(&server).await, Guest::arrive(&server).await);
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }, { "sitter": "invited" }]);
    let Opened { table, invitations } = ann.open(&json!({ "game": "nim", "seats": seats })).await;
    let remove = format!("/api/tables/{}/remove", table.id);
    ben.join(&table.id, &json!({ "seat": 1 })).await.ok();
    ben.join(&table.id, &json!({ "invitation": invitations[0].word })).await.ok();
    let mut looking = ann.socket(&table.id, "").await;

    assert_eq!(ben.post(&remove, &json!({ "seat": 0 })).await.code(), "forbidden");
    assert_eq!(ann.post(&remove, &json!({ "seat": 0 })).await.code(), "not_now", "not oneself");
    assert_eq!(ann.post(&remove, &json!({ "seat": 7 })).await.code(), "bad_request");
    let after: Opened = ann.post(&remove, &json!({ "seat": 1 })).await.ok().json();
    let sitters: Vec<_> = after.table.seats.iter().map(|seat| seat.sitter).collect();
    assert_eq!(sitters, [Sitter::Person, Sitter::Open, Sitter::Invited], "all their seats are free");
    while looking.table.as_ref().is_none_or(|table| table.seats[1].sitter != Sitter::Open) {
        looking.hear().await;
    }

    assert_eq!(ben.join(&table.id, &json!({})).await.code(), "not_now", "not again");
    let old = json!({ "invitation": invitations[0].word, "seat": 2 });
    assert_eq!(cid.join(&table.id, &old).await.code(), "seat_taken", "the old word opens nothing");
    cid.join(&table.id, &json!({ "invitation": after.invitations[0].word })).await.ok();
    let dan = Guest::arrive(&server).await;
    dan.join(&table.id, &json!({})).await.ok();
    ann.begin(&table.id).await;
    assert_eq!(ann.post(&remove, &json!({ "seat": 1 })).await.code(), "not_now", "it has begun");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_closes_a_table_that_gathers_or_where_nobody_else_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let table = ann.open(&open_nim()).await.table.id;
    let path = format!("/api/tables/{table}");
    ben.join(&table, &json!({})).await.ok();
    let mut looking = ben.socket(&table, "").await;
    assert_eq!(ben.ask(Method::DELETE, &path, None).await.code(), "forbidden");
    ann.ask(Method::DELETE, &path, None).await.ok();
    assert!(looking.is_closed().await);
    assert_eq!(ann.get(&path).await.code(), "not_found");
    assert!(Socket::open(&ben, &table, "").await.is_err());
    let games: Vec<MyGame> = ben.get("/api/me/games").await.ok().json();
    assert!(games.is_empty());

    let bots = json!({ "game": "nim", "seats": [{ "sitter": "me" }, { "sitter": "bot", "bot": "random" }] });
    let alone = ann.open(&bots).await.table.id;
    ann.begin(&alone).await;
    ann.ask(Method::DELETE, &format!("/api/tables/{alone}"), None).await.ok();
    assert_eq!(ann.get(&format!("/api/tables/{alone}")).await.code(), "not_found");

    let shared = ann.open(&open_nim()).await.table.id;
    ben.join(&shared, &json!({})).await.ok();
    ann.begin(&shared).await;
    assert_eq!(ann.ask(Method::DELETE, &format!("/api/tables/{shared}"), None).await.code(), "not_now");
    let there: TableInfo = ben.get(&format!("/api/tables/{shared}")).await.ok().json();
    assert_eq!(there.id, shared);
    server.stop().await;
    // Nothing is left of what was closed.
    let fits = server::doctor(&config(folder.path()).database, |_| ()).await.expect("it opens");
    assert_eq!(fits.games, 1, "{fits}");
}
