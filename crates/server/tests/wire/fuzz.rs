//! Every message type, spoilt in every way: no panic, no 500, and the server still serves.

use proptest::{
    collection::vec,
    prelude::*,
    strategy::{BoxedStrategy, ValueTree as _},
    test_runner::TestRunner,
};
use reqwest::Method;
use serde_json::{Value, json};
use server::wire::ToClient;
use shelf::{Shelved, Start, Terms};
use table::{Chance as _, Dice, Eye, Seat};

use crate::{guests::start, whole_games::gather};

fn anything() -> BoxedStrategy<Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,40}".prop_map(Value::from),
        Just(json!("x".repeat(3000))),
    ];
    leaf.prop_recursive(3, 20, 5, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec(("[a-z]{1,8}", inner), 0..4).prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
    .boxed()
}

/// Replaces one field, or adds one, or drops one, or replaces everything.
fn spoilt(good: Value) -> BoxedStrategy<Value> {
    let fields: Vec<String> =
        good.as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default();
    let places = fields.len().max(1);
    (0..places, 0..4u8, anything(), "[a-z]{1,6}")
        .prop_map(move |(place, how, value, name)| {
            let mut spoilt = good.clone();
            let Some(object) = spoilt.as_object_mut() else { return value };
            let field = fields.get(place).cloned().unwrap_or_default();
            match how {
                0 => _ = object.insert(field, value),
                1 => _ = object.insert(name, value),
                2 => _ = object.remove(&field),
                _ => return value,
            }
            spoilt
        })
        .boxed()
}

fn draw<T>(runner: &mut TestRunner, strategy: &BoxedStrategy<T>) -> T
where
    T: std::fmt::Debug + 'static,
{
    strategy.new_tree(runner).expect("a value").current()
}

#[tokio::test(flavor = "multi_thread")]
async fn spoilt_requests_are_answered_with_a_problem() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "nim", 2).await;
    let guest = &guests[1];
    let me = json!({ "sitter": "me", "role": "x" });
    let bodies = [
        (Method::PATCH, "/api/me".to_string(), json!({ "name": "Conan" })),
        (Method::PUT, "/api/me/portrait".into(), json!({ "portrait": "witch" })),
        (Method::POST, "/api/me/claim".into(), json!({ "name": "x", "password": "y", "mail": "z" })),
        (Method::POST, "/api/login".into(), json!({ "name": "x", "password": "y" })),
        (Method::POST, "/api/admin".into(), json!({ "token": "x" })),
        (
            Method::POST,
            "/api/tables".into(),
            json!({ "game": "nim", "seats": [me, me], "terms": { "edition": 1, "preset": "x", "options": {} },
                "listed": true, "watchable": true, "hints": true }),
        ),
        (
            Method::POST,
            format!("/api/tables/{table}/join"),
            json!({ "seat": 1, "invitation": "x", "nonce": "00", "role": "x" }),
        ),
        (Method::POST, format!("/api/tables/{table}/role"), json!({ "seat": 1, "role": "x" })),
        (
            Method::POST,
            format!("/api/tables/{table}/commands"),
            json!({ "id": "a", "seen": 0, "do": "act", "action": "heap 1" }),
        ),
        (Method::POST, format!("/api/tables/{table}/fork"), json!({ "entry": 0, "seat": 1, "seats": [me] })),
        (Method::POST, "/api/chronicles".into(), json!("nemedian chronicle 1\ngame nim\n")),
        (Method::POST, "/api/chronicles/verify".into(), json!("nemedian chronicle 1\ngame nim\n")),
        (
            Method::POST,
            "/api/chronicles/fork".into(),
            json!({ "chronicle": "nemedian chronicle 1\ngame nim\n", "fork": { "entry": 0, "seats": [me] } }),
        ),
    ];
    let mut runner = TestRunner::deterministic();
    for (method, path, good) in bodies {
        let strategy = spoilt(good);
        for _ in 0..25 {
            let body = draw(&mut runner, &strategy);
            let reply = guest.ask(method.clone(), &path, Some(body.to_string())).await;
            assert!(reply.status.as_u16() < 500, "{method} {path} {body}: {reply:?}");
            if !reply.status.is_success() {
                assert!(!reply.code().is_empty());
            }
        }
    }
    for path in ["%00", "..%2f..", "ü", "x".repeat(500).as_str(), "a b", "'--"] {
        for part in [
            "",
            "/snapshot?seat=-1",
            "/story?since=99999999999999",
            "/past?version=x",
            "/past?entry=-1",
            "/course?seat=300",
            "/verify?words=perhaps",
            "/socket?lang=%ff",
        ] {
            let reply = guest.get(&format!("/api/tables/{path}{part}")).await;
            assert!(reply.status.is_client_error(), "{path}{part}: {reply:?}");
        }
    }
    for path in ["/api/rules/x", "/api/rules/%00", "/api/games?lang=%ff", "/api/rules/nim?lang=xx"] {
        assert!(guest.get(path).await.status.as_u16() < 500, "{path}");
    }
    guest.get("/api/me").await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spoilt_messages_on_the_socket_are_answered_with_a_problem() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "ambush", 2).await;
    guests[0].begin(&table).await;
    let mut socket = guests[0].socket(&table, "").await;
    let commands = [
        json!({ "id": "a", "seen": 0, "do": "act", "action": "rally" }),
        json!({ "id": "a", "seen": 0, "do": "take_back" }),
        json!({ "id": "a", "seen": 0, "do": "hand_over", "bot": "x" }),
        json!({ "id": "a", "seen": 0, "do": "take_over" }),
        json!({ "id": "a", "seen": 0, "do": "chat", "text": "x" }),
        json!({ "id": "a", "seen": 0, "do": "looked", "version": 1 }),
        json!({ "id": "a", "seen": 0, "do": "hint" }),
        json!({ "id": "a", "seen": 0, "do": "forecast" }),
        json!({ "id": "a", "seen": 0, "do": "why", "thing": "strike 1" }),
        json!({ "id": "a", "seen": 0, "do": "resign" }),
        json!({ "id": "a", "seen": 0, "do": "fly" }),
    ];
    let mut runner = TestRunner::deterministic();
    for good in commands {
        let strategy = spoilt(good);
        for _ in 0..20 {
            socket.say(&draw(&mut runner, &strategy).to_string()).await;
            loop {
                match socket.hear().await {
                    ToClient::Answer(_) => break,
                    ToClient::Problem(problem) => {
                        assert_ne!(problem.code, "unavailable");
                        break;
                    }
                    _ => {}
                }
            }
        }
    }
    for text in ["", "{", "null", "[]", "\"act\"", "{\"id\":1e999}"] {
        socket.say(text).await;
        while !matches!(socket.hear().await, ToClient::Problem(_)) {}
    }
    // Too long, or not text: the socket is closed, the table is not.
    socket.say_bytes(vec![0; 10]).await;
    let mut long = guests[0].socket(&table, "").await;
    long.say_bytes(vec![b'x'; 20_000]).await;
    guests[0].get(&format!("/api/tables/{table}/snapshot")).await.ok();
    server.stop().await;
}

/// A few letters or lines of a text changed, dropped, doubled or put elsewhere.
fn spoilt_text(good: String) -> BoxedStrategy<String> {
    let change = (0..5u8, any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..200u8, "[ -~]");
    vec(change, 1..4)
        .prop_map(move |changes| {
            let mut lines: Vec<String> = good.lines().map(String::from).collect();
            for (how, line, word, number, letters) in changes {
                let line = line.index(lines.len().max(1));
                let Some(text) = lines.get(line).cloned() else { continue };
                let mut words: Vec<String> = text.split(' ').map(String::from).collect();
                let word = word.index(words.len());
                match how {
                    0 => _ = lines.remove(line),
                    1 => lines.insert(line, text),
                    2 => words[word] = number.to_string(),
                    3 => words[word] += &letters,
                    _ => _ = words.remove(word),
                }
                if how > 1 {
                    lines[line] = words.join(" ");
                }
            }
            lines.join("\n") + "\n"
        })
        .boxed()
}

/// Positions, actions and things, as text: whatever is written, it is refused or can be played on from.
#[test]
fn spoilt_positions_and_actions_break_nothing() {
    let mut runner = TestRunner::deterministic();
    let mut dice = Dice(7);
    for title in games::GAMES {
        let seats = title.label().seats[1];
        let agreed = Start::Agreed(Terms::seats(seats.into()));
        let mut game = title.open(&agreed, &mut Dice(3)).expect("it opens");
        let mut opened = 0;
        for step in 0..60 {
            for _ in 0..3 {
                let text = draw(&mut runner, &spoilt_text(game.set_down()));
                if let Ok(there) = title.open(&Start::Scenario(text), &mut Dice(0)) {
                    opened += 1;
                    play_on(there, &mut dice, 12);
                }
            }
            let Some(seat) = game.missing().first() else { break };
            let legal = game.legal(seat);
            let action = &legal[dice.below(legal.len() as u32) as usize];
            let spoilt = draw(&mut runner, &spoilt_text(action.clone()));
            for seat in (0..=seats).map(Seat) {
                _ = game.judge(seat, &spoilt);
                _ = game.why_not(seat, &spoilt);
            }
            assert!(game.act(seat, action, &mut Dice(step)).is_ok(), "{action}");
        }
        assert!(opened > 0, "{}: some of it is sound", title.name());
    }
}

fn play_on(mut game: Box<dyn Shelved>, dice: &mut Dice, most: usize) {
    for _ in 0..most {
        let Some(seat) = game.missing().first() else { return };
        for eye in (0..game.seats()).map(Seat).map(Eye::Seat).chain([Eye::Onlooker, Eye::Archive]) {
            _ = (game.sheet(eye), game.describe(eye), game.ask(eye));
        }
        let legal = game.legal(seat);
        let Some(action) = legal.get(dice.below(legal.len().max(1) as u32) as usize) else { return };
        assert!(game.act(seat, action, &mut dice.clone()).is_ok(), "{action}");
    }
}
