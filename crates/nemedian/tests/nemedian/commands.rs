//! Each command does what it says.

use std::fs;

use serde_json::Value;

use crate::running::{arg, chronicle, good, run, spawn};

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args, "")).expect("JSON")
}

#[test]
fn games_lists_every_game_with_its_options() {
    // Toys are for those who ask for them.
    let players = json(&["games", "--json"]);
    assert!(players["games"].as_array().unwrap().iter().all(|game| game["toy"] == false), "{players}");
    let listed = json(&["games", "--toys", "--json"]);
    let names: Vec<_> = listed["games"].as_array().unwrap().iter().map(|game| &game["game"]).collect();
    assert!(names.contains(&&Value::from("nim")) && names.contains(&&Value::from("ambush")), "{names:?}");
    let text = good(&["games", "--toys"], "");
    for name in names {
        assert!(text.contains(name.as_str().unwrap()));
    }
    // What is typed stays; what it means is said in the language that is spoken.
    let french = good(&["games", "card-game", "--lang", "fr"], "");
    assert!(french.contains("start_glory = ") && french.contains("Points de gloire au départ"), "{french}");
    assert!(french.contains("bank: la réserve") && french.contains("règle "), "{french}");
    let nim = json(&["games", "nim", "--json"]);
    assert_eq!(nim["games"][0]["seats"], serde_json::json!([2, 4]));
    assert_eq!(nim["games"][0]["options"][0]["range"], serde_json::json!([2, 5]));
    assert_eq!(nim["games"][0]["options"][1]["values"], serde_json::json!(["off", "on"]));
    assert_eq!(nim["games"][0]["options"][0]["default"], "3");
}

#[test]
fn verify_passes_the_whole_game_and_names_the_entry_that_was_altered() {
    let file = chronicle("verify");
    let receipt = good(&["verify", arg(&file)], "");
    assert!(receipt.contains("ambush") && receipt.contains("recomputed"), "{receipt}");
    assert_eq!(json(&["verify", arg(&file), "--json"])["chance"], "recomputed");

    let text = fs::read_to_string(&file).unwrap();
    let line = text.lines().find(|line| line.starts_with("3 ")).unwrap().to_string();
    let seat = if line.starts_with("3 0") { "3 1" } else { "3 0" };
    fs::write(&file, text.replace(&line, &line.replacen(&line[..3], seat, 1))).unwrap();
    let ran = run(&["verify", arg(&file)], "");
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.err.contains("entry 3"), "{}", ran.err);
    let ran = run(&["verify", arg(&file), "--json"], "");
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &answer["ok"], &answer["entry"]), (1, &Value::from(false), &Value::from(3)));
}

#[test]
fn replay_shows_any_entry_to_any_eye() {
    let file = chronicle("replay");
    let whole = good(&["replay", arg(&file)], "");
    assert!(whole.contains("The game has ended."), "{whole}");
    let opening = json(&["replay", arg(&file), "--at", "0", "--as", "0", "--json"]);
    assert_eq!(opening["awaits"], serde_json::json!([0, 1]));
    assert!(opening["view"]["bands"][0]["hand"].is_array());
    assert!(opening["view"]["bands"][1]["hand"].is_null(), "a seat does not see another's hand");
    let onlooker = json(&["replay", arg(&file), "--at", "0", "--as", "onlooker", "--json"]);
    assert!(onlooker["view"]["bands"][0]["hand"].is_null());
    let archive = json(&["replay", arg(&file), "--at", "0", "--json"]);
    assert!(archive["view"]["bands"][1]["hand"].is_array());
    // The story of one seat never names the card another drew.
    let story = serde_json::to_string(&opening["story"]).unwrap();
    assert!(!story.contains(r#""key":"ambush-drew","args":{"seat":1"#), "{story}");
    assert!(good(&["replay", arg(&file), "--lang", "pl"], "").contains("Runda"));
}

#[test]
fn simulate_gives_the_same_games_on_any_number_of_threads() {
    let counted = |threads: &str| {
        let args = ["simulate", "ambush", "--games", "300", "--players", "3", "--threads", threads, "--json"];
        let mut answer = json(&args);
        for field in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
            answer.as_object_mut().unwrap().remove(field);
        }
        answer
    };
    let one = counted("1");
    assert_eq!(one, counted("3"));
    assert_eq!(one["games"], 300);
    let shares: f64 =
        one["seats"].as_array().unwrap().iter().map(|seat| seat["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "every game has one victory to share: {shares}");
    let other = json(&["simulate", "ambush", "--games", "300", "--players", "3", "--seed", "2", "--json"]);
    assert_ne!(other["decisions"], one["decisions"]);
    let text = good(&["simulate", "nim", "--games", "50", "--option", "heaps=4"], "");
    for word in ["games/s", "decisions/s", "decisions per game", "longest", "seat 1 (random)"] {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn perft_counts_lines_of_play() {
    // Heaps of 1 and 3: choose one of two, then take 1, or 1 to 3.
    let count = |depth: &str| good(&["perft", "nim", "--option", "heaps=2", "--depth", depth], "");
    assert_eq!([count("0"), count("1"), count("2")], ["1\n", "2\n", "4\n"]);
    let divided = json(&["perft", "nim", "--option", "heaps=2", "--depth", "2", "--divide", "--json"]);
    assert_eq!(divided["divide"], serde_json::json!({ "heap 1": 1, "heap 2": 3 }));
    assert_eq!(divided["lines"], 4);
    let file = crate::running::folder("perft").join("position");
    fs::write(&file, "seats 2\nheaps 2 0\nactive 1\n").unwrap();
    assert_eq!(good(&["perft", "nim", "--scenario", arg(&file), "--depth", "2"], ""), "2\n");
}

#[test]
fn rules_are_found_by_number_letter_and_words_in_every_language() {
    assert!(good(&["rules", "--toys"], "").contains("nim") && !good(&["rules"], "").contains("nim"));
    let rule = good(&["rules", "nim", "m1"], "");
    assert!(rule.starts_with("M-1  ") && rule.lines().count() == 1, "{rule}");
    assert!(good(&["rules", "nim", "M"], "").contains("\nM-2  "));
    assert!(good(&["rules", "nim"], "").contains(&rule));
    assert_eq!(json(&["rules", "nim", "M-1", "--json"])["rules"][0]["id"], "M-1");
    assert!(good(&["rules", "nim", "--search", "heap"], "").contains("M-1"));
    let polish = good(&["rules", "nim", "M-1", "--lang", "pl"], "");
    assert!(polish.starts_with("M-1  ") && polish != rule, "{polish}");
}

#[test]
fn the_language_is_taken_from_the_environment() {
    let mut command = crate::running::command(&["rules", "nim", "M-1"]);
    let french = command.env("LANG", "fr_FR.UTF-8").output().unwrap();
    assert_eq!(String::from_utf8(french.stdout).unwrap(), good(&["rules", "nim", "M-1", "--lang", "fr"], ""));
    let mut command = crate::running::command(&["rules", "nim", "M-1"]);
    let unknown = command.env("LANG", "tlh").output().unwrap();
    assert_eq!(String::from_utf8(unknown.stdout).unwrap(), good(&["rules", "nim", "M-1"], ""));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    for args in [&["games"][..], &["rules", "age-of-conan"], &["play", "ambush", "--seat", "random"]] {
        let mut child = spawn(args);
        drop(child.stdout.take());
        let ran = child.wait_with_output().unwrap();
        assert_eq!(ran.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&ran.stderr));
        assert!(ran.stderr.is_empty(), "{}", String::from_utf8_lossy(&ran.stderr));
    }
}

#[test]
fn help_screens() {
    insta::assert_snapshot!("help-play", good(&["play", "--help"], ""));
    insta::assert_snapshot!("help-simulate", good(&["simulate", "--help"], ""));
}
