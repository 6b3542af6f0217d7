//! What a socket may see and do follows from who sits where now, from nothing it was once allowed.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Config, Server,
    wire::{Answer, LoginInfo, Snapshot, Status, ToClient},
};
use sqlx::{AnyPool, Executor as _};

use crate::{
    database::Database,
    guests::{Guest, Socket, config, done, start},
    whole_games::{begin, gather},
};

const CHAT: &str = r#"{ "id": "talk", "do": "chat", "text": "By Crom!" }"#;

fn nim(more: Value) -> Value {
    let mut table = json!({ "game": "nim", "seats": [{ "sitter": "me" }, { "sitter": "open" }] });
    let Value::Object(more) = more else { panic!("{more}") };
    table.as_object_mut().expect("an object").extend(more);
    table
}

/// Bo sits down, opens two sockets and leaves; Cy takes the seat, and the game begins.
async fn handed_over(one: &Server, two: &Server, game: &str) {
    let ann = Guest::arrive(one).await;
    let (bo, cy) = (Guest::arrive(one).await, Guest::arrive(one).await);
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = ann.open(&json!({ "game": game, "seats": seats })).await.table.id;
    bo.join(&table, &json!({})).await.ok();
    let mut insists = bo.at(two).socket(&table, "?seat=1").await;
    let mut looks_on = bo.at(two).socket(&table, "").await;
    bo.post(&format!("/api/tables/{table}/leave"), &json!({})).await.ok();
    cy.join(&table, &json!({})).await.ok();
    ann.begin(&table).await;
    let cys = cy.socket(&table, "").await;
    assert_eq!(insists.goodbye().await, (1008, "forbidden".into()), "{game}");
    while looks_on.table.as_ref().is_none_or(|table| table.status == Status::Gathering)
        || looks_on.view.is_null()
    {
        looks_on.hear().await;
    }
    let first = cys.view().offers.first().map_or("pass".into(), |offer| offer.action.clone());
    let refused = looks_on.act(&first).await;
    assert!(
        matches!(&refused, Answer::Refused { refusal, .. } if refusal.key == "server-onlooker"),
        "{refused:?}"
    );
    // What Bo is shown is what any onlooker is shown, to the letter.
    let seen: Snapshot = Guest::stranger(two).get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
    assert_eq!(looks_on.view, serde_json::to_value(&seen.view).expect("JSON"), "{game}");
    let told = looks_on.transcript.iter().chain(&insists.transcript).filter(|said| said.contains("offers"));
    for said in told {
        let said: Value = serde_json::from_str(said).expect("JSON");
        let seat = &said["seat"];
        assert!(said["view"].is_null() || seat.is_null(), "{game}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_given_back_is_closed_to_its_old_holder() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    for title in games::GAMES {
        handed_over(&server, &server, title.name()).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_given_back_is_closed_at_every_node() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    for game in ["age-of-conan", "card-game"] {
        handed_over(&one, &two, game).await;
    }
    one.stop().await;
    two.stop().await;
}

/// A node that heard of nothing still writes nothing for somebody who does not sit there any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_heard_nothing_writes_nothing_for_those_who_left() {
    let database = Database::new();
    let server = database.node().await;
    let (_, table, mut sockets) = begin(&server, "nim", 2).await;
    let pool = database.pool().await;
    let gone = "UPDATE seats SET person = 'somebody else' WHERE seat = 0";
    sqlx::query(gone).execute(&pool).await.expect("it is written");
    let answer = sockets[0].try_command("late", 0, json!({ "do": "act", "action": "heap 1" })).await;
    assert!(!matches!(answer, Some(ToClient::Answer(Answer::Done { .. }))), "{answer:?}");
    let entries = sqlx::query("SELECT 1 FROM log WHERE table_id = $1").bind(&table);
    assert!(entries.fetch_all(&pool).await.expect("it answers").is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_closed_to_those_who_came_before_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, bo, spy) =
        (Guest::arrive(&server).await, Guest::arrive(&server).await, Guest::arrive(&server).await);
    let table = ann.open(&nim(json!({ "watchable": false }))).await.table.id;
    let mut peeps = spy.socket(&table, "").await;
    bo.join(&table, &json!({})).await.ok();
    ann.begin(&table).await;
    let mut anns = ann.socket(&table, "").await;
    assert_eq!(peeps.goodbye().await, (1008, "not_found".into()));
    // Nobody hears what is said through it any more.
    peeps.try_say(CHAT).await;
    done(&anns.act("heap 1").await);
    let now: Snapshot = ann.get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
    assert_eq!(now.chat, []);
    assert!(!peeps.transcript.iter().any(|said| said.contains("heap")), "{:?}", peeps.transcript);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_answers_like_one_that_does_not_exist() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, bo, spy) =
        (Guest::arrive(&server).await, Guest::arrive(&server).await, Guest::arrive(&server).await);
    let table = ann.open(&nim(json!({ "watchable": false }))).await.table.id;
    bo.join(&table, &json!({})).await.ok();
    ann.begin(&table).await;
    let command = json!({ "id": "x", "do": "act", "action": "heap 1" });
    let fork = json!({ "entry": 0, "seats": [{ "sitter": "me" }, { "sitter": "me" }] });
    let role = json!({ "seat": 0 });
    let none = json!({});
    for stranger in [Guest::stranger(&server), spy] {
        for path in [
            "",
            "/snapshot",
            "/snapshot?seat=0",
            "/snapshot?archive=true",
            "/snapshot?onlooker=true",
            "/story",
            "/story?seat=1",
            "/past",
            "/past?entry=0",
            "/course",
            "/chronicle",
            "/verify",
            "/socket",
            "/socket?seat=0",
        ] {
            let [here, nowhere] =
                [table.as_str(), "00000000000000000000"].map(|id| format!("/api/tables/{id}{path}"));
            let (here, nowhere) = (stranger.get(&here).await, stranger.get(&nowhere).await);
            assert_eq!((here.status, &here.text), (nowhere.status, &nowhere.text), "GET {path}");
        }
        for (path, body) in [
            ("/join", &none),
            ("/leave", &none),
            ("/start", &none),
            ("/rematch", &none),
            ("/role", &role),
            ("/commands", &command),
            ("/commands?seat=0", &command),
            ("/fork", &fork),
        ] {
            let [here, nowhere] =
                [table.as_str(), "00000000000000000000"].map(|id| format!("/api/tables/{id}{path}"));
            let (here, nowhere) = (stranger.post(&here, body).await, stranger.post(&nowhere, body).await);
            assert_eq!((here.status, &here.text), (nowhere.status, &nowhere.text), "POST {path}");
        }
        assert!(!stranger.get("/api/tables").await.text.contains(&table), "nor does the lobby tell");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_does_not_keep_a_player_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    let stranger = Guest::stranger(&server);
    let mut crowd = Vec::new();
    while let Ok(socket) = Socket::connect(&stranger, &table, "").await {
        crowd.push(socket);
        assert!(crowd.len() < 256, "one address has room for a few onlookers, not for all");
    }
    let mut player = guests[0].socket(&table, "").await;
    done(&player.act("heap 1").await);
    server.stop().await;
}

/// One seat's sockets are few, and the newest stays.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_lets_its_oldest_socket_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    let mut oldest = guests[0].socket(&table, "").await;
    let mut others = Vec::new();
    for _ in 0..16 {
        others.push(guests[0].socket(&table, "").await);
    }
    assert_eq!(oldest.goodbye().await, (1008, "too_many".into()));
    done(&others[15].act("heap 1").await);
    server.stop().await;
}

/// Written past the server, as another node does whose notice does not arrive.
async fn past_the_server(database: &str, statement: &str) {
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(database).await.expect("the database opens");
    pool.execute(statement).await.expect("it is written");
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ended_login_is_found_out_without_a_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let often = Config { recheck: Duration::from_millis(100), ..config(folder.path()) };
    let database = often.database.clone();
    let server = Server::start(often).await.expect("it starts");
    let (guests, table, mut sockets) = begin(&server, "nim", 2).await;
    let login: Vec<LoginInfo> = guests[0].get("/api/logins").await.ok().json();
    past_the_server(&database, &format!("DELETE FROM logins WHERE id = '{}'", login[0].id)).await;
    assert_eq!(sockets[0].goodbye().await, (1008, "nobody_yet".into()));
    let stays = guests[1].get(&format!("/api/tables/{table}/snapshot")).await.ok();
    assert_eq!(stays.json::<Snapshot>().seat, Some(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_changed_hands_is_found_out_without_a_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let often = Config { recheck: Duration::from_millis(100), ..config(folder.path()) };
    let database = often.database.clone();
    let server = Server::start(often).await.expect("it starts");
    let (_, _, mut sockets) = begin(&server, "nim", 2).await;
    let taken =
        "UPDATE seats SET person = 'another' WHERE seat = 0; UPDATE tables SET arranged = arranged + 1";
    past_the_server(&database, taken).await;
    loop {
        if let ToClient::Snapshot(snapshot) = sockets[0].hear().await {
            assert_eq!(snapshot.seat, None, "an onlooker's place is left");
            break;
        }
    }
    server.stop().await;
}

/// The notices of one node are cut while a log-in ends at the other.
#[tokio::test(flavor = "multi_thread")]
async fn an_ended_login_does_not_survive_on_a_node_that_was_cut_off() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    let (guests, table, _) = begin(&one, "nim", 2).await;
    let mut kept = guests[0].at(&two).socket(&table, "").await;
    let login: Vec<LoginInfo> = guests[0].get("/api/logins").await.ok().json();
    // As if it had ended while nobody listened: no notice of it is ever sent.
    let pool = database.pool().await;
    sqlx::query("DELETE FROM logins WHERE id = $1").bind(&login[0].id).execute(&pool).await.expect("it ends");
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    sqlx::query(cut).execute(&pool).await.expect("the notices are cut");
    assert_eq!(kept.goodbye().await, (1008, "nobody_yet".into()));
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_that_is_not_used_for_ninety_days_has_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let used = |days: i64| format!("UPDATE logins SET used = (SELECT now FROM clock) - {days} * 86400000");
    past_the_server(&config(folder.path()).database, &used(89)).await;
    guest.get("/api/me").await.ok();
    // It was used just now: another 89 days.
    past_the_server(&config(folder.path()).database, "UPDATE logins SET used = used - 89 * 86400000").await;
    guest.get("/api/me").await.ok();
    past_the_server(&config(folder.path()).database, &used(91)).await;
    assert_eq!(guest.get("/api/me").await.code(), "nobody_yet");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_server_says_that_it_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (_, _, mut sockets) = begin(&server, "nim", 2).await;
    let ((), said) = tokio::join!(server.stop(), sockets[0].goodbye());
    assert_eq!(said, (1012, "restart".into()));
}
