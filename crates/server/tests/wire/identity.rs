//! Guests, names, log-ins, the administrator; and who is turned away.

use reqwest::Method;
use serde_json::{Value, json};
use server::wire::{Everything, Lobby, LoginInfo, Me, MyGame, PORTRAITS};

use crate::guests::{Guest, Socket, config, start};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_claims_a_name_and_keeps_his_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let nobody = Guest::stranger(&server);
    assert_eq!(nobody.get("/api/me").await.code(), "nobody_yet");
    let guest = Guest::arrive(&server).await;
    let me: Me = guest.get("/api/me").await.ok().json();
    assert!(me.guest);
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = guest.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    let claim = json!({ "name": "Bêlit", "password": "queen of the black coast", "mail": "b@example.org" });
    guest.post("/api/me/claim", &claim).await.ok();
    assert_eq!(guest.post("/api/me/claim", &claim).await.code(), "not_now");

    let mut elsewhere = Guest::stranger(&server);
    let credentials = json!({ "name": "bêlit", "password": "queen of the black coast" });
    let reply = elsewhere.post("/api/login", &credentials).await.ok();
    elsewhere.keep_cookie(&reply);
    let games: Vec<MyGame> = elsewhere.get("/api/me/games").await.ok().json();
    assert_eq!(games[0].table.id, table);
    let other = Guest::arrive(&server).await;
    let taken = json!({ "name": "BÊLIT", "password": "another password" });
    assert_eq!(other.post("/api/me/claim", &taken).await.code(), "name_taken");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_portrait_is_kept_and_shown_at_every_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = guest.open(&json!({ "game": "nim", "seats": seats, "listed": true })).await.table;
    assert_eq!(table.seats[0].portrait, None);
    let choose = async |portrait: Value| {
        guest.ask(Method::PUT, "/api/me/portrait", Some(json!({ "portrait": portrait }).to_string())).await
    };
    choose(json!("witch")).await.ok();
    assert_eq!(choose(json!("president")).await.code(), "not_found");
    assert_eq!(guest.get("/api/me").await.ok().json::<Me>().portrait.as_deref(), Some("witch"));
    let other = Guest::arrive(&server).await;
    let lobby: Lobby = other.get("/api/tables").await.ok().json();
    assert_eq!(lobby.tables[0].seats[0].portrait.as_deref(), Some("witch"), "a listed table");
    let export: Everything = guest.get("/api/me/export").await.ok().json();
    assert_eq!(export.account.portrait, "witch");
    choose(Value::Null).await.ok();
    assert_eq!(guest.get("/api/me").await.ok().json::<Me>().portrait, None);
    server.stop().await;
}

#[test]
fn the_page_cuts_every_portrait_there_is() {
    let recipes = include_str!("../../../../web/engraver/common.toml");
    let deck = recipes.split("[[deck]]").find(|deck| deck.contains("of = \"portrait\"")).expect("their deck");
    let lines = deck.lines().skip_while(|line| *line != "[deck.pictures]").skip(1);
    let cut: Vec<_> = lines.filter_map(|line| line.split_once(" = ").map(|(key, _)| key)).collect();
    assert_eq!(cut, PORTRAITS);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_name_and_a_wrong_password_are_answered_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    guest.post("/api/me/claim", &json!({ "name": "Valeria", "password": "red brotherhood" })).await.ok();
    let stranger = Guest::stranger(&server);
    let wrong = stranger.post("/api/login", &json!({ "name": "Valeria", "password": "black" })).await;
    let unknown = stranger.post("/api/login", &json!({ "name": "Nobody", "password": "black" })).await;
    assert_eq!((wrong.status, &wrong.text), (unknown.status, &unknown.text));
    assert_eq!(wrong.code(), "wrong_password");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn log_ins_are_listed_and_ended_and_their_sockets_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let claim = json!({ "name": "Zula", "password": "last of his tribe" });
    guest.post("/api/me/claim", &claim).await.ok();
    let mut second = Guest::stranger(&server);
    let reply = second.post("/api/login", &claim).await;
    second.keep_cookie(&reply.ok());
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = guest.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    let mut socket = second.socket(&table, "").await;

    let logins: Vec<LoginInfo> = guest.get("/api/logins").await.ok().json();
    assert_eq!(logins.len(), 2);
    let other = logins.iter().find(|login| !login.this).expect("the other one");
    guest.ask(Method::DELETE, &format!("/api/logins/{}", other.id), None).await.ok();
    assert_eq!(second.get("/api/me").await.code(), "nobody_yet");
    assert!(socket.is_closed().await);
    assert!(Socket::open(&second, &table, "?seat=0").await.is_err());
    guest.post("/api/logout", &json!({})).await.ok();
    assert_eq!(guest.get("/api/me").await.code(), "nobody_yet");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_admin_link_works_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let link = server.admin_link.clone().expect("the first start prints it");
    let token = link.rsplit('#').next().expect("a token");
    let (ann, bo) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    assert_eq!(bo.post("/api/admin", &json!({ "token": "guess" })).await.code(), "forbidden");
    assert_eq!(ann.get("/api/admin").await.code(), "forbidden");
    ann.post("/api/admin", &json!({ "token": token })).await.ok();
    ann.get("/api/admin").await.ok();
    assert_eq!(bo.post("/api/admin", &json!({ "token": token })).await.code(), "forbidden");
    server.stop().await;
    let server = start(folder.path()).await;
    assert!(server.admin_link.is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_for_this_site_and_for_no_script_and_nothing_readable_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let mut guest = Guest::stranger(&server);
    let reply = guest.post("/api/me", &json!({})).await.ok();
    let cookie = reply.headers["set-cookie"].to_str().expect("text").to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let policy = reply.headers["content-security-policy"].to_str().expect("text");
    assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"));
    guest.keep_cookie(&reply);
    guest.post("/api/me/claim", &json!({ "name": "Yasmina", "password": "Devi of Vendhya" })).await.ok();
    let token = guest.cookie.split('=').nth(1).expect("a token").to_string();
    server.stop().await;
    let mut kept = Vec::new();
    for file in std::fs::read_dir(folder.path()).expect("the folder") {
        kept.extend(std::fs::read(file.expect("a file").path()).expect("its bytes"));
    }
    let kept = String::from_utf8_lossy(&kept);
    assert!(kept.contains("Yasmina") && kept.contains("$argon2id$"));
    assert!(!kept.contains(&token) && !kept.contains("Devi of Vendhya"));
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_are_turned_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let post = async |origin: &str| {
        let request = reqwest::Client::new().post(format!("{}/api/logout", guest.base));
        request
            .header("cookie", &guest.cookie)
            .header("origin", origin)
            .send()
            .await
            .expect("an answer")
            .status()
    };
    assert_eq!(post("https://evil.example").await, 403);
    assert_eq!(post("null").await, 403);
    assert_eq!(post(&guest.base).await, 204);
    let upgrade = reqwest::Client::new()
        .get(format!("{}/api/tables/abc/socket", guest.base))
        .header("upgrade", "websocket")
        .header("origin", "https://evil.example");
    assert_eq!(upgrade.send().await.expect("an answer").status(), 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_may_knock_without_end_and_nothing_may_be_too_big() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server::Server::start(server::Config { rates: 1.0, ..config(folder.path()) }).await;
    let server = server.expect("it starts");
    let guest = Guest::arrive(&server).await;
    let mut codes = Vec::new();
    for _ in 0..25 {
        let login = json!({ "name": "x", "password": "y".repeat(300) });
        codes.push(guest.post("/api/login", &login).await.code());
    }
    assert_eq!(codes[0], "wrong_password");
    assert_eq!(codes.last().expect("codes"), "too_many");
    let big = guest.post("/api/tables", &json!({ "game": "x".repeat(100_000), "seats": [] })).await;
    assert!(big.status.is_client_error(), "{}", big.status);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_may_command_or_open_tables_without_end_and_nobody_pays_for_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server::Server::start(server::Config { rates: 0.3, ..config(folder.path()) }).await;
    let server = server.expect("it starts");
    let (ann, bo) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let me = json!({ "sitter": "me" });
    let wanted = json!({ "game": "nim", "seats": [me, me] });
    let table = ann.open(&wanted).await.table.id;
    ann.begin(&table).await;
    let mut socket = ann.socket(&table, "?seat=0").await;
    let mut slowed = false;
    for number in 0..40 {
        let look = json!({ "do": "looked", "version": 0 });
        let said = socket.try_command(&format!("c{number}"), 0, look).await.expect("an answer");
        slowed |= matches!(&said, server::wire::ToClient::Problem(problem) if problem.code == "too_many");
    }
    assert!(slowed, "forty commands at once are too many");
    let mut codes = Vec::new();
    for _ in 0..8 {
        let reply = ann.post("/api/tables", &wanted).await;
        codes.push(if reply.status.is_success() { String::new() } else { reply.code() });
    }
    assert!(codes.contains(&"too_many".to_string()), "{codes:?}");
    bo.open(&wanted).await;
    server.stop().await;
}
