//! The leak checklist, on the wire: every channel that leaked somewhere has a test here. The property over random
//! games of every kind – equal bytes in worlds that one cannot tell apart – is hosting's `src/equality.rs`.
//!
//! | channel | test |
//! | --- | --- |
//! | the client runs on the full state | `hands_are_shown_to_their_owners_alone` |
//! | export of a running game | `the_secret_and_the_chronicle_stay_until_the_end` |
//! | debug print, error text | `problems_say_nothing_about_the_game`, `when_a_choice_is_sealed_…` |
//! | undo stack, initial state, history | `the_past_is_seen_with_the_same_eyes` |
//! | log lines | `the_past_is_seen_with_the_same_eyes` |
//! | spectator as a second account | `hands_are_shown_to_their_owners_alone` |
//! | counters before a simultaneous reveal | `when_a_choice_is_sealed_…`, in both games that have one; `what_the_operator_counts_…` |
//! | who has sealed, and when | the same, and `lists_are_not_ordered_by_what_is_secret` |
//! | object ids that reveal an order | `names_of_tables_are_drawn_not_counted` |
//! | seed in the settings | `the_secret_and_the_chronicle_stay_until_the_end` |
//! | re-rolling by undo, reload or reconnect | `what_chance_answered_stands` |
//! | notification text | `when_a_choice_is_sealed_…`: the list of one's games is all there is |
//! | replay during the game | `the_past_is_seen_with_the_same_eyes`, `replay.rs` |
//! | bot sees more than a player | `bots_and_coach_decide_alike_…` in `src/equality.rs` |

use std::time::Duration;

use serde_json::{Value, json};
use server::wire::{Answer, Lobby, MyGame, Past, Snapshot, ToClient};
use sqlx::Row as _;

use crate::{
    guests::{Guest, Reply, Socket, done, play_out, start},
    whole_games::gather,
};

/// Three at a game where choices are made in secret; and an onlooker.
struct Scene {
    folder: tempfile::TempDir,
    server: server::Server,
    guests: Vec<Guest>,
    table: String,
    sockets: Vec<Socket>,
    onlooker: Socket,
}

async fn scene() -> Scene {
    scene_of("ambush").await
}

async fn scene_of(game: &str) -> Scene {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, game, 3).await;
    guests[0].begin(&table).await;
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(guest.socket(&table, "").await);
    }
    let onlooker = Guest::stranger(&server).socket(&table, "").await;
    // Everyone has heard that all are there: nothing else is on its way to anybody.
    for socket in &mut sockets[..2] {
        while !matches!(socket.hear().await, ToClient::Presence(there) if there.seats.len() == 3) {}
    }
    Scene { folder, server, guests, table, sockets, onlooker }
}

impl Scene {
    /// Everything a person can ask for, as bytes.
    async fn everything(&self, guest: &Guest) -> Vec<String> {
        let table = &self.table;
        let mut all = Vec::new();
        for path in [
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/snapshot"),
            format!("/api/tables/{table}/snapshot?onlooker=true"),
            format!("/api/tables/{table}/story"),
            format!("/api/tables/{table}/past?version=0"),
            format!("/api/tables/{table}/past?version=1"),
            format!("/api/tables/{table}/past?version=99"),
            format!("/api/tables/{table}/past?archive=true"),
            format!("/api/tables/{table}/past?version=0&words=true"),
            format!("/api/tables/{table}/past?entry=1"),
            format!("/api/tables/{table}/course"),
            format!("/api/tables/{table}/verify"),
            format!("/api/tables/{table}/chronicle"),
            "/api/tables".into(),
            "/api/me/games".into(),
        ] {
            let Reply { status, text, .. } = guest.get(&path).await;
            all.push(format!("{path} {status} {text}"));
        }
        for order in [
            json!({ "do": "act", "action": "answer feint" }),
            json!({ "do": "act", "action": "x" }),
            json!({ "do": "why", "thing": "koth" }),
            json!({ "do": "why", "thing": "feint" }),
            json!({ "do": "take_back" }),
            json!({ "do": "hint" }),
            json!({ "do": "forecast" }),
        ] {
            let mut command = order;
            command["id"] = "e".into();
            command["seen"] = 0.into();
            all.push(guest.post(&format!("/api/tables/{table}/commands"), &command).await.text);
        }
        all
    }

    async fn secret(&self) -> String {
        sqlx::any::install_default_drivers();
        let url = format!("sqlite:{}", self.folder.path().join("tables.db").display());
        let pool = sqlx::AnyPool::connect(&url).await.expect("the file opens");
        let row =
            sqlx::query("SELECT secret FROM tables WHERE id = $1").bind(&self.table).fetch_one(&pool).await;
        row.expect("the table").try_get("secret").expect("its secret")
    }
}

/// "counters before a simultaneous reveal", "who has sealed, and when", "notification text", "error text".
#[tokio::test(flavor = "multi_thread")]
async fn when_a_choice_is_sealed_nothing_changes_for_anybody_else() {
    for game in ["ambush", "age-of-conan"] {
        let mut scene = scene_of(game).await;
        let stranger = Guest::stranger(&scene.server);
        let before = [
            scene.everything(&scene.guests[1]).await,
            scene.everything(&scene.guests[2]).await,
            scene.everything(&stranger).await,
        ];
        let action = scene.sockets[0].view().offers[0].action.clone();
        let version = done(&scene.sockets[0].act(&action).await);
        scene.sockets[0].until(version).await;
        let changed = scene.sockets[0].view().offers.last().expect("it may be changed").action.clone();
        done(&scene.sockets[0].act(&changed).await);
        for socket in [1, 2] {
            assert!(scene.sockets[socket].silent_for(Duration::from_millis(150)).await, "not a byte");
        }
        assert!(scene.onlooker.silent_for(Duration::from_millis(150)).await, "not a byte");
        let after = [
            scene.everything(&scene.guests[1]).await,
            scene.everything(&scene.guests[2]).await,
            scene.everything(&stranger).await,
        ];
        assert_eq!(before, after);
        // Reconnecting tells no more.
        let again = scene.guests[1].socket(&scene.table, "").await;
        assert_eq!((again.version, &again.view), (scene.sockets[1].version, &scene.sockets[1].view));
        scene.server.stop().await;
    }
}

/// "who has sealed, and when": a table does not rise in a list because of it.
#[tokio::test(flavor = "multi_thread")]
async fn lists_are_not_ordered_by_what_is_secret() {
    let mut scene = scene().await;
    let me = json!({ "sitter": "me" });
    let other = scene.guests[1].open(&json!({ "game": "nim", "seats": [me, me] })).await.table.id;
    scene.guests[1].begin(&other).await;
    let order = async |guest: &Guest| {
        let lobby: Lobby = guest.get("/api/tables").await.ok().json();
        let mine: Vec<MyGame> = guest.get("/api/me/games").await.ok().json();
        let ids = lobby.tables.iter().chain(mine.iter().map(|mine| &mine.table));
        ids.map(|table| (table.id.clone(), table.touched)).collect::<Vec<_>>()
    };
    let before = order(&scene.guests[1]).await;
    let action = scene.sockets[0].view().offers[0].action.clone();
    done(&scene.sockets[0].act(&action).await);
    assert_eq!(before, order(&scene.guests[1]).await);
    scene.server.stop().await;
}

/// "counters before a simultaneous reveal": the operator's counters are not for players.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_operator_counts_is_not_shown_to_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let proxied = server::Config { behind_proxy: true, ..crate::guests::config(folder.path()) };
    let server = server::Server::start(proxied).await.expect("it starts");
    let ask = async |from: &str| {
        let request = reqwest::Client::new().get(format!("http://{}/metrics", server.address));
        request.header("x-forwarded-for", from).send().await.expect("an answer").status()
    };
    assert_eq!(ask("203.0.113.5").await, 404);
    assert_eq!(ask("127.0.0.1").await, 200);
    // What a visitor writes himself stands before what the proxy adds, in one line or in two.
    assert_eq!(ask("127.0.0.1, 203.0.113.5").await, 404);
    let forged = reqwest::Client::new().get(format!("http://{}/metrics", server.address));
    let forged = forged.header("x-forwarded-for", "127.0.0.1").header("x-forwarded-for", "203.0.113.5");
    assert_eq!(forged.send().await.expect("an answer").status(), 404);
    server.stop().await;

    // A proxy that nobody told the server of is on this machine, but those it speaks for are not.
    let word = "a word for Prometheus".to_string();
    let folder = tempfile::tempdir().expect("a folder");
    let direct = server::Config { metrics_token: Some(word.clone()), ..crate::guests::config(folder.path()) };
    let server = server::Server::start(direct).await.expect("it starts");
    let ask = async |shown: &str| {
        let request = reqwest::Client::new().get(format!("http://{}/metrics", server.address));
        let request = request.header("x-forwarded-for", "203.0.113.5").bearer_auth(shown);
        request.send().await.expect("an answer").status()
    };
    assert_eq!((ask("crom").await.as_u16(), ask(&word).await.as_u16()), (404, 200));
    server.stop().await;
}

/// "debug print, error text": the same words in whatever position, and never a name from the game.
#[tokio::test(flavor = "multi_thread")]
async fn problems_say_nothing_about_the_game() {
    let scene = scene().await;
    let hand: Vec<String> = scene.sockets[0].view["sheet"]["bands"][0]["hand"]
        .as_array()
        .expect("a hand")
        .iter()
        .map(|card| card.as_str().expect("a card").to_string())
        .collect();
    assert!(!hand.is_empty());
    let table = &scene.table;
    let mut said = Vec::new();
    for path in
        ["/past?seat=0", "/past?version=9", "/chronicle", "/verify", "/story?seat=0", "/snapshot?seat=9"]
    {
        said.push(scene.guests[1].get(&format!("/api/tables/{table}{path}")).await.text);
    }
    for body in [json!({}), json!({ "id": "a", "do": "act" }), json!({ "id": "", "do": "hint" })] {
        said.push(scene.guests[1].post(&format!("/api/tables/{table}/commands"), &body).await.text);
    }
    for text in &said {
        assert!(text.contains("code"), "{text}");
        assert!(hand.iter().all(|card| !text.contains(card.as_str())), "{text}");
    }
    scene.server.stop().await;
}

/// "the client runs on the full state", "spectator as a second account".
#[tokio::test(flavor = "multi_thread")]
async fn hands_are_shown_to_their_owners_alone() {
    let scene = scene().await;
    let known = |view: &Value| -> Vec<usize> {
        let bands = view["sheet"]["bands"].as_array().expect("bands");
        (0..bands.len()).filter(|&seat| !bands[seat]["hand"].is_null()).collect()
    };
    for (seat, socket) in scene.sockets.iter().enumerate() {
        assert_eq!(known(&socket.view), [seat]);
    }
    assert_eq!(known(&scene.onlooker.view), [0usize; 0]);
    // A player who looks as an onlooker sees what an onlooker sees, and nobody takes another's seat.
    let second = scene.guests[0].socket(&scene.table, "?onlooker=true").await;
    assert_eq!(second.view, scene.onlooker.view);
    assert!(Socket::open(&scene.guests[0], &scene.table, "?seat=1").await.is_err());
    assert!(Socket::open(&scene.guests[0], &scene.table, "?archive=true").await.is_err());
    scene.server.stop().await;
}

/// "export of a running game", "seed in the settings", "undo stack, initial state, history".
#[tokio::test(flavor = "multi_thread")]
async fn the_secret_and_the_chronicle_stay_until_the_end() {
    let mut scene = scene().await;
    let secret = scene.secret().await;
    assert_eq!(secret.len(), 64);
    let mut asked = Vec::new();
    for guest in &scene.guests {
        asked.extend(scene.everything(guest).await);
    }
    let refused = scene.guests[0].get(&format!("/api/tables/{}/chronicle", scene.table)).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (409, "not_now"));
    play_out(&mut scene.sockets, |n| n - 1).await;
    while !scene.onlooker.over() {
        scene.onlooker.hear().await;
    }
    for socket in scene.sockets.iter().chain([&scene.onlooker]) {
        asked.extend(socket.transcript.iter().cloned());
    }
    assert!(asked.iter().all(|text| !text.contains(&secret)), "the secret never left the server");
    let chronicle = scene.guests[0].get(&format!("/api/tables/{}/chronicle", scene.table)).await.ok();
    assert!(chronicle.text.contains(&secret), "now it is everybody's");
    scene.server.stop().await;
}

/// "re-rolling by undo, reload or reconnect".
#[tokio::test(flavor = "multi_thread")]
async fn what_chance_answered_stands() {
    let mut scene = scene().await;
    for seat in 0..3 {
        let action = scene.sockets[seat].view().offers[0].action.clone();
        done(&scene.sockets[seat].act(&action).await);
    }
    for (socket, guest) in scene.sockets.iter_mut().zip(&scene.guests) {
        socket.settle(guest).await;
        let answer = socket.command(json!({ "do": "take_back" })).await;
        assert!(matches!(answer, Answer::Refused { .. }), "what was shown is not taken back: {answer:?}");
    }
    let shown: Vec<_> = scene.sockets.iter().map(|socket| (socket.version, socket.view.clone())).collect();
    scene.server.stop().await;
    let server = start(scene.folder.path()).await;
    for (guest, shown) in scene.guests.iter().zip(shown) {
        let again = guest.at(&server).socket(&scene.table, "").await;
        assert_eq!((again.version, again.view), shown);
    }
    server.stop().await;
}

/// "replay during the game", "log lines".
#[tokio::test(flavor = "multi_thread")]
async fn the_past_is_seen_with_the_same_eyes() {
    let mut scene = scene().await;
    let mut shown = vec![Vec::new(); 3];
    for _ in 0..3 {
        for seat in 0..3 {
            let socket = &mut scene.sockets[seat];
            socket.settle(&scene.guests[seat]).await;
            let Some(offer) = socket.view().offers.pop() else { continue };
            done(&socket.act(&offer.action).await);
        }
        for ((socket, guest), shown) in scene.sockets.iter_mut().zip(&scene.guests).zip(&mut shown) {
            socket.settle(guest).await;
            shown.push((socket.version, socket.view.clone()));
        }
    }
    for (guest, shown) in scene.guests.iter().zip(&shown) {
        for (version, view) in shown {
            let path = format!("/api/tables/{}/past?version={version}", scene.table);
            let past: Past = guest.get(&path).await.ok().json();
            assert_eq!(&serde_json::to_value(&past.view).expect("JSON"), view);
        }
    }
    // What was heard as it happened is what the story tells later, line by line.
    for socket in &mut scene.sockets {
        let snapshot: Snapshot =
            serde_json::from_value(serde_json::from_str::<Value>(&socket.transcript[0]).expect("JSON"))
                .expect("a snapshot");
        let mut heard: Vec<String> = snapshot.story.iter().map(|told| told.line.text.clone()).collect();
        for text in &socket.transcript {
            match serde_json::from_str(text).expect("a message") {
                ToClient::Update { heard: lines, .. } => {
                    heard.extend(lines.into_iter().map(|line| line.text));
                }
                ToClient::Answer(Answer::Stale { snapshot, .. }) => {
                    heard = snapshot.story.into_iter().map(|told| told.line.text).collect();
                }
                _ => {}
            }
        }
        let seat = snapshot.seat.expect("a seat") as usize;
        let path = format!("/api/tables/{}/story", scene.table);
        let story: server::wire::StoryOf = scene.guests[seat].get(&path).await.ok().json();
        assert_eq!(story.story.into_iter().map(|told| told.line.text).collect::<Vec<_>>(), heard);
    }
    scene.server.stop().await;
}

/// "object ids that reveal an order": names of tables and people say nothing.
#[tokio::test(flavor = "multi_thread")]
async fn names_of_tables_are_drawn_not_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let mut ids = std::collections::BTreeSet::new();
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    for _ in 0..20 {
        ids.insert(guest.open(&json!({ "game": "nim", "seats": seats })).await.table.id);
    }
    assert_eq!(ids.len(), 20);
    let firsts: std::collections::BTreeSet<_> = ids.iter().map(|id| &id[..2]).collect();
    assert!(firsts.len() > 10, "{ids:?}");
    server.stop().await;
}

/// A table without onlookers does not exist for others.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_and_none_are_answered_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, bo) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let me = json!({ "sitter": "me" });
    let table = ann.open(&json!({ "game": "nim", "seats": [me, me], "watchable": false })).await.table.id;
    ann.begin(&table).await;
    for part in ["", "/snapshot", "/story", "/past", "/chronicle"] {
        let private = bo.get(&format!("/api/tables/{table}{part}")).await;
        let none = bo.get(&format!("/api/tables/0123456789abcdef0123{part}")).await;
        assert_eq!((private.status, private.text), (none.status, none.text), "{part}");
    }
    assert!(Socket::open(&bo, &table, "").await.is_err());
    server.stop().await;
}
