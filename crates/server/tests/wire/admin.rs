//! The operator's tools, on the admin page and from outside while the server runs; and what is forgotten by itself.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use server::{
    Config, Office, Server, Undone,
    wire::{
        Answer, Known, KnownPerson, KnownTable, Me, MyGame, ResetLink, Sitter, Status, TableInfo, ToClient,
    },
};

use crate::{
    database::Database,
    guests::{Guest, Socket, config, done, start},
};

/// Whoever opens the link of the first start.
pub(crate) async fn administrator(server: &Server) -> Guest {
    let admin = Guest::arrive(server).await;
    let link = server.admin_link.clone().expect("the first start prints it");
    let token = link.split('#').nth(1).expect("a token");
    admin.post("/api/admin", &json!({ "token": token })).await.ok();
    admin
}

async fn id_of(guest: &Guest) -> String {
    guest.get("/api/me").await.ok().json::<Me>().id
}

/// Ann's table with Ben, begun; it is Ben's turn as soon as Ann has moved.
async fn game(ann: &Guest, ben: &Guest) -> String {
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = ann.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    ben.join(&table, &json!({})).await.ok();
    ann.begin(&table).await;
    table
}

async fn until_stand_in(socket: &mut Socket, seat: usize) {
    while socket.table.as_ref().is_none_or(|table| !table.seats[seat].stand_in) {
        socket.hear().await;
    }
}

/// Ann moves, as long as it is her turn, and a bot answers.
async fn a_bot_plays_on(hers: &mut Socket) {
    while hers.view().turn == [0] {
        let action = hers.view().offers[0].action.clone();
        let version = done(&hers.act(&action).await);
        hers.until(version).await;
    }
    let version = hers.version;
    hers.until(version + 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_administrators_are_let_into_the_office() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let admin = administrator(&server).await;
    let guest = Guest::arrive(&server).await;
    let (id, table) = (id_of(&guest).await, game(&guest, &admin).await);
    let paths = [
        (Method::GET, "/api/admin".to_string()),
        (Method::GET, "/api/admin/people".into()),
        (Method::GET, format!("/api/admin/people/{id}")),
        (Method::POST, format!("/api/admin/people/{id}/ban")),
        (Method::POST, format!("/api/admin/people/{id}/unban")),
        (Method::POST, format!("/api/admin/people/{id}/rename")),
        (Method::POST, format!("/api/admin/people/{id}/reset")),
        (Method::DELETE, format!("/api/admin/people/{id}")),
        (Method::GET, "/api/admin/tables".into()),
        (Method::GET, format!("/api/admin/tables/{table}")),
        (Method::DELETE, format!("/api/admin/tables/{table}")),
        (Method::GET, "/api/admin/reports".into()),
        (Method::POST, "/api/admin/reports/none/settle".into()),
    ];
    for (method, path) in paths {
        let body = (method == Method::POST).then(|| "{}".to_string());
        let refused = guest.ask(method.clone(), &path, body.clone()).await;
        assert_eq!(refused.code(), "forbidden", "{method} {path}");
        let nobody = Guest::stranger(&server).ask(method, &path, body).await;
        assert_eq!(nobody.code(), "nobody_yet", "{path}");
    }
    guest.get("/api/me").await.ok();
    let known: KnownPerson = admin.get(&format!("/api/admin/people/{id}")).await.ok().json();
    assert_eq!(known.tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&table]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_is_out_and_a_bot_plays_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let admin = administrator(&server).await;
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let claim = json!({ "name": "Thugra", "password": "khotan's priest" });
    ben.post("/api/me/claim", &claim).await.ok();
    let id = id_of(&ben).await;
    let running = game(&ann, &ben).await;
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let own = ben.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    let gathering = ann.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    ben.join(&gathering, &json!({})).await.ok();
    let (mut his, mut hers) = (ben.socket(&running, "").await, ann.socket(&running, "").await);

    let banned: Known =
        admin.post(&format!("/api/admin/people/{id}/ban"), &json!({ "reason": "spam" })).await.ok().json();
    assert!(banned.banned.is_some() && banned.ban_reason == "spam", "{banned:?}");
    assert!(his.is_closed().await);
    until_stand_in(&mut hers, 1).await;
    assert_eq!(ben.get("/api/me").await.code(), "nobody_yet");
    assert_eq!(ben.post("/api/me", &json!({})).await.code(), "banned", "their cookie makes no new guest");
    assert_eq!(ben.post("/api/login", &claim).await.code(), "banned");
    let wrong = json!({ "name": "Thugra", "password": "something else" });
    assert_eq!(ben.post("/api/login", &wrong).await.code(), "wrong_password", "only the owner is told");
    assert_eq!(ann.get(&format!("/api/tables/{own}")).await.code(), "not_found");
    let info: TableInfo = ann.get(&format!("/api/tables/{gathering}")).await.ok().json();
    assert_eq!(info.seats[1].sitter, Sitter::Open);
    a_bot_plays_on(&mut hers).await;

    admin.post(&format!("/api/admin/people/{id}/unban"), &json!({})).await.ok();
    ben.post("/api/login", &claim).await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_is_let_in_again_is_who_they_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let admin = administrator(&server).await;
    let ben = Guest::arrive(&server).await;
    let id = id_of(&ben).await;
    admin.post(&format!("/api/admin/people/{id}/ban"), &json!({})).await.ok();
    assert_eq!(ben.post("/api/me", &json!({})).await.code(), "banned");
    admin.post(&format!("/api/admin/people/{id}/unban"), &json!({})).await.ok();
    assert_eq!(id_of(&ben).await, id);
    let own = id_of(&admin).await;
    let slip = admin.post(&format!("/api/admin/people/{own}/ban"), &json!({})).await;
    assert_eq!(slip.code(), "not_now", "not oneself");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_looks_up_renames_and_removes_people() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let admin = administrator(&server).await;
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    ann.post("/api/me/claim", &json!({ "name": "Yasmela", "password": "of khoraja" })).await.ok();
    ben.post("/api/me/claim", &json!({ "name": "Rude_Word", "password": "something" })).await.ok();
    let (id, table) = (id_of(&ben).await, game(&ann, &ben).await);
    let found: Vec<Known> = admin.get("/api/admin/people?find=rude_").await.ok().json();
    assert_eq!(found.iter().map(|known| &known.id).collect::<Vec<_>>(), [&id]);
    assert!(!found[0].guest);

    let mut looking = ann.socket(&table, "").await;
    let rename = format!("/api/admin/people/{id}/rename");
    assert_eq!(admin.post(&rename, &json!({ "name": "YASMELA" })).await.code(), "name_taken");
    assert_eq!(admin.post(&rename, &json!({ "name": "<b>" })).await.code(), "bad_request");
    admin.post(&rename, &json!({ "name": "Khossus" })).await.ok();
    while looking.table.as_ref().is_none_or(|table| table.seats[1].name != "Khossus") {
        looking.hear().await;
    }
    let mut elsewhere = Guest::stranger(&server);
    let reply = elsewhere.post("/api/login", &json!({ "name": "khossus", "password": "something" })).await;
    elsewhere.keep_cookie(&reply.ok());

    let reset: ResetLink = admin.post(&format!("/api/admin/people/{id}/reset"), &json!({})).await.ok().json();
    assert!(reset.link.starts_with("http://") && reset.link.contains('#'), "{reset:?}");
    let guest = id_of(&Guest::arrive(&server).await).await;
    let none = admin.post(&format!("/api/admin/people/{guest}/reset"), &json!({})).await;
    assert_eq!(none.code(), "not_now", "a guest has no password");

    admin.ask(Method::DELETE, &format!("/api/admin/people/{id}"), None).await.ok();
    assert_eq!(elsewhere.get("/api/me").await.code(), "nobody_yet");
    until_stand_in(&mut looking, 1).await;
    assert_eq!(admin.get(&format!("/api/admin/people/{id}")).await.code(), "not_found");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_closes_tables_but_not_finished_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let admin = administrator(&server).await;
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let table = game(&ann, &ben).await;
    let running: Vec<KnownTable> = admin.get("/api/admin/tables?status=running").await.ok().json();
    assert_eq!((running.len(), running[0].status), (1, Status::Running));
    assert_eq!(admin.get("/api/admin/tables?status=sleeping").await.code(), "bad_request");
    let mut looking = ben.socket(&table, "").await;
    admin.ask(Method::DELETE, &format!("/api/admin/tables/{table}"), None).await.ok();
    assert!(looking.is_closed().await);
    assert_eq!(ben.get(&format!("/api/tables/{table}")).await.code(), "not_found");
    let finished = game(&ann, &ben).await;
    let mut socket = ben.socket(&finished, "").await;
    socket.command(json!({ "do": "resign" })).await;
    let close = admin.ask(Method::DELETE, &format!("/api/admin/tables/{finished}"), None).await;
    assert_eq!(close.code(), "not_now");
    server.stop().await;
}

/// What the command does on the database itself is heard of by those who serve from it.
async fn from_outside(database: &str, node: &Server) {
    let office = Office::open(database).await.expect("it opens beside the server");
    let (ann, ben) = (Guest::arrive(node).await, Guest::arrive(node).await);
    let (running, id) = (game(&ann, &ben).await, id_of(&ben).await);
    let (mut his, mut hers) = (ben.socket(&running, "").await, ann.socket(&running, "").await);
    office.ban(&id, "").await.expect("it is done");
    let late = his.try_command("late", his.version, json!({ "do": "chat", "text": "by Crom" })).await;
    assert!(!matches!(late, Some(ToClient::Answer(_))), "{late:?}");
    assert!(his.is_closed().await);
    until_stand_in(&mut hers, 1).await;
    // The stand-in is woken, too.
    a_bot_plays_on(&mut hers).await;
    office.close_table(&running).await.expect("it is done");
    assert!(hers.is_closed().await);
    assert_eq!(ann.get(&format!("/api/tables/{running}")).await.code(), "not_found");
    assert!(matches!(office.close_table(&running).await, Err(Undone::NoTable(_))));
    assert!(matches!(office.ban("nobody", "").await, Err(Undone::Nobody(_))));
    office.close().await;
}

/// The ban itself keeps them from everything, not that somebody hears of it.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_does_nothing_though_their_socket_is_still_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let database = config(folder.path()).database;
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let (table, id) = (game(&ben, &ann).await, id_of(&ben).await);
    let mut his = ben.socket(&table, "").await;
    let pool = sqlx::AnyPool::connect(&database).await.expect("the file opens");
    let deaf = "CREATE TRIGGER deaf BEFORE INSERT ON errands BEGIN SELECT RAISE(IGNORE); END";
    sqlx::query(deaf).execute(&pool).await.expect("nobody is told");
    let office = Office::open(&database).await.expect("it opens beside the server");
    office.ban(&id, "").await.expect("it is done");
    for order in [
        json!({ "do": "act", "action": his.view().offers[0].action }),
        json!({ "do": "resign" }),
        json!({ "do": "chat", "text": "by Crom" }),
        json!({ "do": "take_over" }),
        json!({ "do": "act", "action": his.view().offers[0].action }),
    ] {
        let id = order.to_string().len().to_string();
        let said = his.try_command(&id, his.version, order.clone()).await;
        assert!(!matches!(said, None | Some(ToClient::Answer(Answer::Done { .. }))), "{order}: {said:?}");
    }
    office.close().await;
    pool.close().await;
    server.stop().await;
    let fits = server::doctor(&database, |_| ()).await.expect("it opens");
    assert!(fits.unfit.is_empty(), "{fits}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_on_a_file_hears_what_the_operator_does_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    from_outside(&config(folder.path()).database, &server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_hear_what_the_operator_does_to_their_database() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    from_outside(&database.url(), &one).await;
    from_outside(&database.url(), &two).await;
    one.stop().await;
    two.stop().await;
}

/// As if so many days had gone by.
async fn days_later(database: &str, days: i64) {
    let pool = sqlx::AnyPool::connect(database).await.expect("the file opens");
    let span = days * 24 * 60 * 60 * 1000;
    for statement in [
        "UPDATE people SET seen = seen - $1, made = made - $1",
        "UPDATE tables SET touched = touched - $1, made = made - $1",
    ] {
        sqlx::query(statement).bind(span).execute(&pool).await.expect("time goes by");
    }
    sqlx::query("DELETE FROM marks WHERE name = 'clean-up'").execute(&pool).await.expect("done");
    pool.close().await;
}

/// Starts the server and waits until it has cleaned up: then it is not time again for an hour.
async fn cleaned(config: Config) -> Server {
    let database = config.database.clone();
    let server = Server::start(config).await.expect("it starts");
    let pool = sqlx::AnyPool::connect(&database).await.expect("the file opens");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    let soon = now.as_millis() as i64 + 30 * 60 * 1000;
    let done = "SELECT name FROM marks WHERE name = 'clean-up' AND CAST(value AS BIGINT) > $1";
    for _ in 0..2000 {
        if sqlx::query(done).bind(soon).fetch_optional(&pool).await.expect("it answers").is_some() {
            pool.close().await;
            return server;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it is not cleaned up");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_guests_nobody_comes_back_to_are_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = Config { forget_tables: None, forget_guests: None, ..config(folder.path()) };
    let server = cleaned(kept.clone()).await;
    let (ann, ben, cid) =
        (Guest::arrive(&server).await, Guest::arrive(&server).await, Guest::arrive(&server).await);
    ann.post("/api/me/claim", &json!({ "name": "Olivia", "password": "of ophir" })).await.ok();
    let unfinished = game(&ann, &ben).await;
    let finished = game(&ann, &ben).await;
    let among_guests = game(&ben, &cid).await;
    for table in [&finished, &among_guests] {
        ben.socket(table, "").await.command(json!({ "do": "resign" })).await;
    }
    server.stop().await;
    days_later(&kept.database, 100).await;

    let server = cleaned(kept.clone()).await;
    let there = async |server: &Server, table: &str| {
        Guest::stranger(server).get(&format!("/api/tables/{table}")).await.status.is_success()
    };
    assert!(there(&server, &unfinished).await, "the operator wants nothing to be forgotten");
    server.stop().await;
    days_later(&kept.database, 0).await;

    let day = Duration::from_hours(24);
    let forgets =
        Config { forget_tables: Some(60 * day), forget_guests: Some(90 * day), ..config(folder.path()) };
    let server = cleaned(forgets).await;
    assert!(!there(&server, &unfinished).await, "nobody came back to it");
    assert!(!there(&server, &among_guests).await, "its people are gone");
    assert!(there(&server, &finished).await, "a finished game of somebody registered stays");
    let (ann, ben, cid) = (ann.at(&server), ben.at(&server), cid.at(&server));
    let games: Vec<MyGame> = ann.get("/api/me/games").await.ok().json();
    assert_eq!(games.iter().map(|game| &game.table.id).collect::<Vec<_>>(), [&finished]);
    assert!(!games[0].table.seats[1].name.is_empty(), "with the name of whoever played there");
    assert_eq!(cid.get("/api/me").await.code(), "nobody_yet");
    ben.get("/api/me").await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_by_somebody_who_is_removed_stands_without_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, ben) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let table = game(&ann, &ben).await;
    let mut his = ben.socket(&table, "").await;
    his.command(json!({ "do": "chat", "text": "by Crom" })).await;
    let office = Office::open(&config(folder.path()).database).await.expect("it opens");
    office.remove(&id_of(&ben).await).await.expect("it is done");
    assert!(his.is_closed().await);
    let mut hers = ann.socket(&table, "").await;
    let snapshot = hers.transcript.iter().find_map(|text| match serde_json::from_str(text) {
        Ok(ToClient::Snapshot(snapshot)) => Some(snapshot),
        _ => None,
    });
    let line = snapshot.expect("it came first").chat[0].clone();
    assert_eq!((line.text.as_str(), line.name.as_str()), ("by Crom", "Former player"));
    until_stand_in(&mut hers, 1).await;
    office.close().await;
    server.stop().await;
}
