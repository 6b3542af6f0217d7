//! The engine protocol beyond its document's examples.

use std::{fs, process::Command};

use serde_json::{Value, json};
use table::{Chance as _, Dice};

use crate::running::{arg, folder, good, run};

/// The answers to these lines.
fn answers(lines: &[String]) -> Vec<Value> {
    let ran = run(&["engine"], &(lines.join("\n") + "\n"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.out.lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}

fn talk(requests: &[Value]) -> Vec<Value> {
    answers(&requests.iter().map(Value::to_string).collect::<Vec<_>>())
}

#[test]
fn a_loaded_game_goes_on_where_it_was() {
    let begin = json!({ "do": "new", "game": "ambush", "seats": 2, "seed": 5, "committed": true });
    let play = |seat: u8| json!({ "do": "play", "seat": seat, "action": "lie-low" });
    let heard = talk(&[begin, play(0), play(1), json!({ "do": "chronicle" }), json!({ "do": "scenario" })]);
    let text = heard[3]["chronicle"].as_str().unwrap();
    assert!(text.contains("commitment") && !text.contains("opened"), "{text}");
    let load = json!({ "do": "load", "chronicle": text, "seed": 5 });
    let fork = json!({ "do": "load", "chronicle": text, "at": 1 });
    let asked = [load, json!({ "do": "scenario" }), fork, json!({ "do": "chronicle" })];
    let again = talk(&asked);
    assert_eq!(again[1]["scenario"], heard[4]["scenario"]);
    assert_eq!(again[2]["awaits"], json!([0, 1]));
    let forked = again[3]["chronicle"].as_str().unwrap();
    assert!(forked.contains("\n1 0: lie-low") && !forked.contains("\n2 1: lie-low"), "{forked}");
    assert!(!forked.contains("commitment"), "a fork promises nothing");
}

#[test]
fn a_committed_game_is_opened_when_it_is_over() {
    let begin = json!({ "do": "new", "game": "ambush", "seats": 2, "committed": true });
    let resign = json!({ "do": "resign", "seat": 0 });
    let scripted = json!({ "do": "play", "seat": 0, "action": "lie-low", "chance": [1] });
    let heard = talk(&[begin, scripted, resign, json!({ "do": "chronicle" }), json!({ "do": "turn" })]);
    assert_eq!(heard[1]["error"], "bad-chance");
    assert_eq!(heard[4]["over"], true);
    let text = heard[3]["chronicle"].as_str().unwrap();
    let file = folder("engine-committed").join("game");
    fs::write(&file, text).unwrap();
    assert!(good(&["verify", arg(&file)], "").contains("recomputed"));
    let again = talk(&[json!({ "do": "load", "chronicle": text }), json!({ "do": "chronicle" })]);
    assert_eq!(again[1]["chronicle"], text);
}

#[test]
fn scripted_chance_must_fit_or_nothing_happens() {
    // Both plan to strike: then a shield is asked for or dice fall.
    let new = json!({ "do": "new", "game": "ambush", "seats": 2, "chance": [0, 0, 0, 0] });
    let play =
        |action: &str, chance: Value| json!({ "do": "play", "seat": 0, "action": action, "chance": chance });
    let heard = talk(&[
        json!({ "do": "new", "game": "ambush", "seats": 2, "chance": [0, 0, 0] }),
        json!({ "do": "turn" }),
        json!({ "do": "new", "game": "ambush", "seats": 2, "chance": [0, 0, 0, 99] }),
        new,
        play("lie-low", json!([3])),
        json!({ "do": "scenario" }),
        play("lie-low", json!([])),
        json!({ "do": "view", "eye": 0 }),
    ]);
    assert_eq!(heard[0]["error"], "bad-chance");
    assert_eq!(heard[1]["error"], "no-game");
    assert_eq!(heard[2]["error"], "bad-chance");
    assert_eq!(heard[3]["ok"], true);
    assert_eq!(heard[4]["error"], "bad-chance", "{}", heard[4]);
    assert!(!heard[5]["scenario"].as_str().unwrap().contains("sealed"), "nothing was played");
    assert_eq!(heard[6]["ok"], true);
    assert_eq!(heard[7]["view"]["bands"][0]["sealed"], "lie-low");
}

#[test]
fn a_sealed_choice_shows_to_nobody_else() {
    let begin = json!({ "do": "new", "game": "ambush", "seats": 3, "seed": 1 });
    let look =
        [1.into(), Value::from("onlooker")].map(|eye| json!({ "do": "view", "eye": eye, "lang": "en" }));
    let turn = json!({ "do": "turn" });
    let sealing = json!({ "do": "play", "seat": 0, "action": "lie-low" });
    let [seat, onlooker] = look;
    let heard = talk(&[begin, seat.clone(), onlooker.clone(), turn.clone(), sealing, seat, onlooker, turn]);
    assert_eq!(heard[4], json!({ "ok": true, "events": [] }));
    assert_eq!(heard[1..3], heard[5..7], "nothing changes for the others");
    assert_eq!(heard[3]["awaits"], heard[7]["awaits"], "nor for whom the game waits");
    assert_eq!(heard[7]["missing"], json!([1, 2]), "only who runs the table knows");
}

#[test]
fn the_position_survives_every_bad_request() {
    let begin = json!({ "do": "new", "game": "nim", "seats": 2 });
    let bad = [
        json!({ "do": "play", "seat": 7, "action": "heap 1" }),
        json!({ "do": "play", "seat": 1, "action": "heap 1" }),
        json!({ "do": "play", "seat": 0, "action": "sing" }),
        json!({ "do": "play", "seat": 0, "action": "take 1" }),
        json!({ "do": "play", "seat": -1, "action": "heap 1" }),
        json!({ "do": "play", "seat": 0, "action": "heap 1", "eye": "moon" }),
        json!({ "do": "play", "seat": 0, "action": "heap 1", "eye": 9 }),
        json!({ "do": "play", "seat": 0, "action": "heap 1", "lang": "de" }),
        json!({ "do": "new", "game": "nym", "seats": 2 }),
        json!({ "do": "new", "game": "nim", "seats": 1_000_000_000 }),
        json!({ "do": "new", "game": "nim", "seats": ["stygia", null] }),
        json!({ "do": "new", "game": "nim" }),
        json!({ "do": "new", "game": "nim", "scenario": "heaps" }),
        json!({ "do": "new", "game": "nim", "scenario": "heaps 1 1", "seats": 2 }),
        json!({ "do": "new", "game": "nim", "seats": 2, "options": { "heaps": 77 } }),
        json!({ "do": "new", "game": "nim", "seats": 2, "options": { "heaps": [] } }),
        json!({ "do": "load", "chronicle": "junk" }),
        json!({ "do": "undo", "seat": 0 }),
        json!({ "do": "legal", "seat": 3 }),
        json!({ "do": "view", "eye": 3 }),
        json!({ "do": "why", "seat": 3, "action": "heap 1" }),
        json!({ "do": "resign", "seat": 9 }),
        json!({ "do": "hint", "seat": 9 }),
        json!({ "do": "hint", "seat": 0, "milliseconds": -1 }),
        json!({ "do": "hint", "seat": 0, "rounds": 1e12 }),
        json!({ "do": "forecast", "eye": "moon" }),
        json!({ "do": "forecast", "eye": 9 }),
        json!({ "do": "story", "eye": 0, "after": -1 }),
        json!({ "do": "load", "chronicle": "", "at": 1 }),
        json!({ "seat": 0 }),
    ];
    let mut requests = vec![begin, json!({ "do": "scenario" })];
    requests.extend(bad.clone());
    requests.push(json!({ "do": "scenario" }));
    let heard = talk(&requests);
    assert_eq!(heard.len(), requests.len());
    for (request, answer) in requests[2..].iter().zip(&heard[2..]).take(bad.len()) {
        assert_eq!(answer["ok"], false, "{request} → {answer}");
        assert!(
            answer["message"].as_str().is_some_and(|message| !message.is_empty()),
            "{request} → {answer}"
        );
        assert!(answer["error"].is_string() != answer["rule"].is_string(), "{request} → {answer}");
    }
    assert_eq!(heard.last().unwrap()["scenario"], heard[1]["scenario"]);
}

#[test]
fn lines_too_long_or_not_text_are_answered_and_passed_over() {
    let long = format!("{{\"do\":\"turn\",\"x\":\"{}\"}}", "x".repeat(2 << 20));
    let heard = answers(&[long, String::from("\u{1}"), String::new(), json!({ "do": "games" }).to_string()]);
    assert_eq!(heard[0]["error"], "too-long");
    assert_eq!(heard[1]["error"], "bad-json");
    assert_eq!(heard[2]["ok"], true);
    let mut child = crate::running::spawn(&["engine"]);
    let mut stdin = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut stdin, b"\xff\xfe\n{\"do\":\"turn\"}").unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("not-utf8") && text.contains("no-game"), "the last line needs no end: {text}");
}

#[test]
fn a_thousand_mutated_lines_never_kill_it() {
    let seeds = [
        r#"{"do":"new","game":"ambush","seats":[null,null,null],"options":{"men":3},"seed":4}"#,
        r#"{"do":"new","game":"nim","scenario":"seats 2\nheaps 3 4\nactive 0\n"}"#,
        r#"{"do":"play","seat":0,"action":"strike-1","chance":[1,2],"eye":"archive","lang":"pl"}"#,
        r#"{"do":"offers","seat":1,"lang":"fr"}"#,
        r#"{"do":"view","eye":"onlooker"}"#,
        r#"{"do":"story","eye":2,"after":1}"#,
        r#"{"do":"why","seat":2,"action":"answer shield"}"#,
        r#"{"do":"load","chronicle":"nemedian chronicle 1\ngame nim\n","at":3}"#,
        r#"{"do":"resign","seat":1}"#,
        r#"{"do":"turn"}"#,
        r#"{"do":"legal","seat":0}"#,
        r#"{"do":"undo","seat":0,"lang":"it"}"#,
        r#"{"do":"why","seat":0,"thing":"heap 2"}"#,
        r#"{"do":"forecast","eye":0,"seed":1}"#,
        r#"{"do":"standing"}"#,
        r#"{"do":"scenario"}"#,
        r#"{"do":"chronicle"}"#,
        r#"{"do":"games"}"#,
        r#"{"do":"new","game":"card-game","seats":3,"seed":9,"committed":true}"#,
        r#"{"do":"new","game":"age-of-conan","seats":["turan",null],"preset":"x","edition":1}"#,
    ];
    let mut dice = Dice(2026);
    let mut lines = Vec::new();
    for _ in 0..1000 {
        let mut line = seeds[dice.below(seeds.len() as u32) as usize].as_bytes().to_vec();
        for _ in 0..dice.below(4) {
            let at = dice.below(line.len() as u32) as usize;
            match dice.below(3) {
                0 => line[at] = 32 + dice.below(95) as u8,
                1 => drop(line.remove(at)),
                _ => line.insert(at, 32 + dice.below(95) as u8),
            }
        }
        lines.push(String::from_utf8(line).unwrap());
    }
    lines.push(json!({ "do": "games" }).to_string());
    let heard = answers(&lines);
    let asked = lines.iter().filter(|line| !line.trim().is_empty()).count();
    assert_eq!(heard.len(), asked, "one answer a request");
    assert!(heard.iter().all(|answer| answer["ok"].is_boolean()));
    assert_eq!(heard.last().unwrap()["ok"], true);
}

#[test]
fn the_python_bot_plays_whole_games() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/random_bot.py");
    let folder = folder("python-bot");
    for (game, seats) in [("nim", "2"), ("ambush", "4"), ("age-of-conan", "3"), ("card-game", "4")] {
        let files = folder.join(format!("{game}-{{}}"));
        let program = env!("CARGO_BIN_EXE_nemedian");
        let output = Command::new("python3")
            .args([
                bot,
                program,
                game,
                "--seats",
                seats,
                "--seed",
                "11",
                "--games",
                "2",
                "--chronicle",
                arg(&files),
            ])
            .output()
            .expect("python3 must be installed to test the example bot");
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{game}: {out}{err}");
        let places = out.lines().filter(|line| line.starts_with("seat ")).count();
        assert_eq!(places, 2 * seats.parse::<usize>().unwrap(), "{out}");
        for seed in ["11", "12"] {
            let file = folder.join(format!("{game}-{seed}"));
            assert!(good(&["verify", arg(&file)], "").contains("to its end"));
        }
    }
}

#[test]
fn the_coach_advises_and_forecasts_from_what_the_asker_may_know() {
    let new = json!({ "do": "new", "game": "nim", "seats": 2, "options": { "heaps": 2 }, "seed": 1 });
    let hint = |seat: u8| json!({ "do": "hint", "seat": seat, "rounds": 50, "seed": 3, "lang": "en" });
    let forecast = json!({ "do": "forecast", "eye": "onlooker", "seed": 3 });
    let heard = talk(&[new.clone(), hint(0), hint(0), hint(1), forecast, hint(7)]);
    let options = heard[1]["options"].as_array().unwrap();
    assert_eq!(options.len(), 2, "{heard:#?}");
    for option in options {
        assert!(option["action"].as_str().unwrap().starts_with("heap "));
        assert!((0.0..=1.0).contains(&option["chance"].as_f64().unwrap()));
        assert!(option["because"]["text"].is_string());
    }
    assert_eq!(heard[1], heard[2], "the same seed, the same advice");
    assert_eq!(heard[3]["options"], json!([]), "not awaited");
    let seats = heard[4]["seats"].as_array().unwrap();
    let sum: f64 = seats.iter().map(|seat| seat["chance"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 0.01, "{seats:?}");
    assert_eq!(heard[5]["error"], "no-such-seat");
}

/// S-1: a number of seats gets the kingdoms that the rules recommend, a null in a list one that is drawn.
#[test]
fn kingdoms_are_proposed_by_number_and_drawn_on_request() {
    let new = |seats: Value| json!({ "do": "new", "game": "age-of-conan", "seats": seats, "seed": 1 });
    let heard = talk(&[new(json!(2)), new(json!(3)), new(json!(4))]);
    let recommended = ["aquilonia", "turan", "stygia", "hyperborea"];
    for (heard, seats) in heard.iter().zip(2..) {
        assert_eq!(heard["roles"], json!(recommended[..seats]), "{heard}");
    }
    let drawn =
        |seed: u64| json!({ "do": "new", "game": "age-of-conan", "seats": [null, null], "seed": seed });
    let heard = talk(&(0..8).map(drawn).collect::<Vec<_>>());
    let tables: std::collections::BTreeSet<_> =
        heard.iter().map(|heard| heard["roles"].to_string()).collect();
    assert!(tables.len() > 1, "{tables:?}");
}
