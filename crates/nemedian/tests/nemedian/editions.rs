//! An owner's own edition, wherever a game starts.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use crate::running::{arg, folder, good, run};

const GAMES: [&str; 2] = ["age-of-conan", "card-game"];

/// Our edition of a game under another name.
fn own_edition(test: &str, game: &str) -> PathBuf {
    let own = folder(&format!("{test}-{game}"));
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("content");
    for file in fs::read_dir(ours).unwrap().map(|file| file.unwrap().path()) {
        fs::copy(&file, own.join(file.file_name().unwrap())).unwrap();
    }
    change(&own.join("edition.toml"), "\"nemedian\"", "\"my-own\"");
    own
}

fn change(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{from} is not in {}", file.display());
    fs::write(file, text.replace(from, to)).unwrap();
}

fn talk(args: &[&str], requests: &[Value]) -> Vec<Value> {
    let lines: Vec<_> = requests.iter().map(Value::to_string).collect();
    let answers = good(args, &(lines.join("\n") + "\n"));
    answers.lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}

#[test]
fn it_is_checked_played_and_verified() {
    for game in GAMES {
        let own = own_edition("checked", game);
        let checked = good(&["content", "check", arg(&own)], "");
        assert!(checked.starts_with(&format!("{game}: the edition my-own ")), "{checked}");
        assert_eq!(checked.lines().count(), 1, "our names do for our cards: {checked}");

        let file = folder(&format!("checked-{game}-played")).join("game");
        let content = ["--content", arg(&own)];
        good(&[&["play", game, "--seat", "random", "--save", arg(&file)][..], &content].concat(), "");
        assert!(fs::read_to_string(&file).unwrap().contains("content my-own "));
        assert!(good(&[&["verify", arg(&file)][..], &content].concat(), "").contains("recomputed"));
        assert!(good(&[&["replay", arg(&file)][..], &content].concat(), "").lines().count() > 20);
        let without = run(&["verify", arg(&file)], "");
        assert_eq!(without.code, 1);
        assert!(without.err.contains("content"), "{}", without.err);

        change(&own.join("edition.toml"), "\"my-own\"", "7");
        let ran = run(&["content", "check", arg(&own)], "");
        assert_eq!(ran.code, 1);
        assert!(ran.out.contains("edition.toml:"), "{}", ran.out);
        assert_eq!(run(&[&["simulate", game][..], &content].concat(), "").code, 3);
    }
    let own = own_edition("nim", "card-game");
    assert_eq!(run(&["simulate", "nim", "--content", arg(&own)], "").code, 2);
}

#[test]
fn the_engine_plays_with_it_and_reads_positions_of_it() {
    for game in GAMES {
        let own = own_edition("engine", game);
        // Both games at once, in folders named after them.
        let shelf = folder(&format!("engine-shelf-{game}"));
        fs::rename(&own, shelf.join(game)).unwrap();
        let new = json!({ "do": "new", "game": game, "seats": 2, "seed": 4 });
        let engine = ["engine", "--content", arg(&shelf)];
        let heard = talk(&engine, &[new.clone(), json!({ "do": "scenario" }), json!({ "do": "chronicle" })]);
        assert_eq!(heard[0]["content"]["name"], "my-own");
        let scenario = heard[1]["scenario"].as_str().unwrap();
        assert!(scenario.starts_with("content my-own "), "{scenario}");
        let chronicle = heard[2]["chronicle"].as_str().unwrap();
        let at = json!({ "do": "new", "game": game, "scenario": scenario });
        let load = json!({ "do": "load", "chronicle": chronicle });
        let turn = json!({ "do": "turn" });
        let asked = [at.clone(), turn.clone(), json!({ "do": "chronicle" }), load.clone(), turn];
        let heard = talk(&engine, &asked);
        assert!(heard.iter().all(|answer| answer["ok"] == true), "{heard:#?}");
        assert_eq!(heard[1], heard[4], "the same position");
        let begun = heard[2]["chronicle"].as_str().unwrap();
        let again = talk(&engine, &[json!({ "do": "load", "chronicle": begun })]);
        assert_eq!(again[0]["ok"], true, "{again:#?}");

        let without = talk(&["engine"], &[at, load]);
        assert_eq!(without[0]["error"], "bad-scenario");
        assert!(without[0]["message"].as_str().unwrap().contains("an edition that is at hand"));
        assert_eq!(without[1]["error"], "bad-chronicle");
    }
}

#[test]
fn a_scenario_of_it_says_so() {
    for game in GAMES {
        let own = own_edition("scenario", game);
        let seats = if game == "card-game" { "seats 2" } else { "seats aquilonia turan" };
        let file = folder(&format!("scenario-{game}-text")).join("position");
        fs::write(&file, seats).unwrap();
        let simulate = ["simulate", game, "--games", "2", "--scenario", arg(&file), "--content", arg(&own)];
        let ran = run(&simulate, "");
        assert_eq!(ran.code, 3);
        assert!(ran.err.contains("write `content NAME` first"), "{}", ran.err);
        fs::write(&file, format!("content my-own\n{seats}")).unwrap();
        assert!(good(&simulate, "").contains("2 games"));
        assert_eq!(run(&["simulate", game, "--scenario", arg(&file)], "").code, 2, "it is not at hand");
    }
}

#[test]
fn it_brings_its_own_words() {
    let own = own_edition("words", "age-of-conan");
    fs::write(own.join("en.ftl"), "kingdom-aquilonia = The Lion Throne\n").unwrap();
    fs::write(own.join("pl.ftl"), "kingdom-stygia = Step\n").unwrap();
    let play = |lang| {
        let seats = ["--seat", "stygia=human", "--seat", "aquilonia=captain"];
        let args = ["play", "age-of-conan", "--lang", lang, "--seed", "1", "--content", arg(&own)];
        good(&[&args[..], &seats].concat(), "quit\n")
    };
    assert!(play("en").contains("The Lion Throne"));
    assert!(play("fr").contains("The Lion Throne"), "English stands in");
    let polish = play("pl");
    assert!(polish.contains("Step"), "{polish}");
    assert!(!polish.contains('⟨'), "{polish}");

    change(&own.join("adventures.toml"), "key = \"black-colossus\"", "key = \"grey-god\"");
    let checked = good(&["content", "check", arg(&own)], "");
    let missing = "fr.ftl: 1 names and texts have no words in this language, such as adventure-grey-god";
    assert!(checked.contains(missing), "{checked}");

    fs::write(own.join("fr.ftl"), "kingdom-aquilonia = Le Lion\ncard-nobody = Personne\n= rien\n").unwrap();
    let ran = run(&["content", "check", arg(&own)], "");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("fr.ftl:2: nothing in this edition is called \"card-nobody\""), "{}", ran.out);
    assert!(ran.out.contains("fr.ftl:3: "), "{}", ran.out);
}
