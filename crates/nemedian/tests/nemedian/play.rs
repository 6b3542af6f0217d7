//! Playing in the terminal, through a pipe.

use std::fs;

use table::{Chance as _, Dice};

use crate::running::{arg, folder, good, run};

/// A line for every decision a game could need: always the first offer.
fn always_first() -> String {
    "1\n".repeat(400)
}

#[test]
fn a_game_of_nim_is_played_to_its_end_by_two_at_one_screen() {
    let script = "heap 1\ntake 1\nheap 2\ntake 3\nheap 3\ntake 5\n";
    let screen = good(&["play", "nim", "--seat", "human", "--seat", "human", "--seed", "1"], script);
    assert!(screen.contains("Player 1 wins."), "{screen}");
    insta::assert_snapshot!("nim-at-one-screen", screen);
}

#[test]
fn a_game_of_ambush_is_played_to_its_end_against_bots_in_every_language() {
    for (lang, ended) in [("en", "The game has ended."), ("fr", "partie"), ("it", "partita"), ("pl", "Gra")] {
        let args = ["play", "ambush", "--players", "3", "--seed", "5", "--lang", lang];
        let screen = good(&args, &always_first());
        assert!(screen.contains(ended), "{screen}");
        assert!(!screen.contains('⟨'), "{lang}: a sentence is missing: {screen}");
    }
}

#[test]
fn what_is_typed_wrong_loses_nothing() {
    let script = "99\nheap 9\nsing\nwhy heap 9\nwhy 1\nwhy\nrules M-1\nrules\nrules zzz\nhelp\nview\nstory\n\
                  save\nseat 1\nseat x\nresign\nno\n1\nundo\n2\nundo\nundo\nquit\n";
    let screen = good(&["play", "nim", "--seed", "1", "--ask", "always"], script);
    insta::assert_snapshot!("nim-commands", screen);
}

#[test]
fn a_saved_game_is_resumed_and_verified() {
    let file = folder("resume").join("game");
    let args = ["play", "ambush", "--seed", "9", "--save", arg(&file)];
    let screen = good(&args, "1\n1\n");
    assert!(screen.contains("The game waits in"), "{screen}");
    assert!(file.with_extension("secret").exists());
    let unfinished = fs::read_to_string(&file).unwrap();
    assert!(!unfinished.contains("opened"), "the secret is not told before the end");
    assert!(good(&["verify", arg(&file)], "").contains("not opened"));

    let screen = good(&["play", "--resume", arg(&file)], &always_first());
    assert!(screen.contains("The game has ended."), "{screen}");
    assert!(!file.with_extension("secret").exists());
    assert!(good(&["verify", arg(&file)], "").contains("recomputed"));
    let finished = fs::read_to_string(&file).unwrap();
    let entries = unfinished.split("state").next().unwrap();
    assert!(finished.starts_with(entries), "what was played stays as it was");
}

#[test]
fn between_two_humans_the_screen_is_passed_and_secrets_stay() {
    let args = ["play", "ambush", "--seat", "human", "--seat", "human", "--seed", "3", "--curtain", "always"];
    let screen = good(&args, "\n1\n\nquit\n");
    let mut parts = screen.split("Pass the screen to ");
    let (_, first, second) = (parts.next(), parts.next().unwrap(), parts.next().unwrap());
    assert!(first.starts_with("Player 1") && second.starts_with("Player 2"), "{screen}");
    assert!(first.contains("Player 1 draws Rally") != first.contains("Player 2 draws Rally"), "{first}");
    assert!(first.contains("Player 2 draws a card."), "{first}");
    assert!(second.contains("Player 1 draws a card."), "{second}");
    assert!(!second.contains("Your plan is made"), "{second}");
}

#[test]
fn a_sealed_choice_is_changed_before_the_reveal() {
    let args = ["play", "ambush", "--seat", "human", "--seat", "human", "--seed", "3"];
    // Player 1 lies low, asks for the screen again before Player 2 has chosen, and strikes instead.
    let screen = good(&args, "lie-low\nseat 0\nstrike-1\nlie-low\nquit\n");
    assert!(screen.contains("Your plan is made"), "{screen}");
    assert!(screen.contains("Player 1 sets out against Player 2."), "{screen}");
}

#[test]
fn a_coach_sits_beside_the_player() {
    let screen = good(&["play", "nim", "--seed", "1"], "forecast\nhint\nexplain\nquit\n");
    let wins = screen.lines().filter(|line| line.contains("% to win")).count();
    assert_eq!(wins, 2 + 1 + 3, "two players, the best heap, and all three: {screen}");
    assert!(!screen.contains('⟨'), "{screen}");
}

/// A thing can be named as on the board; every reason comes with its rule.
#[test]
fn why_is_answered_for_things_too() {
    let args = ["play", "age-of-conan", "--seat", "aquilonia=human", "--players", "2", "--seed", "1"];
    let screen = good(&args, "why Border Kingdom\nwhy moonlight\nquit\n");
    let answers: Vec<_> = screen.split("> ").collect();
    assert!(answers[1].contains("B-2  "), "{}", answers[1]);
    assert!(answers[2].starts_with("No action of this game is written"), "{}", answers[2]);
}

#[test]
fn resigning_is_asked_twice() {
    let screen = good(&["play", "nim", "--seed", "1"], "resign\nno\nresign\nyes\n");
    assert!(screen.contains("You stay in the game.") && screen.contains("leaves the game."), "{screen}");
    assert!(screen.contains("Captain (2) wins."), "{screen}");
}

#[test]
fn a_menu_asks_what_the_command_line_does_not_say() {
    let screen = good(&["play", "--toys"], "x\n3\n9\n\n0\n");
    assert!(screen.contains("Which game?") && screen.contains("Only bots play here."), "{screen}");
    assert!(screen.contains("The game has ended."), "{screen}");
    assert_eq!(run(&["play"], "").code, 0);
}

#[test]
fn a_scenario_is_played_from_where_it_stands() {
    let file = folder("scenario").join("position");
    fs::write(&file, "seats 2\nheaps 1 0\nactive 0\n").unwrap();
    let screen = good(&["play", "nim", "--scenario", arg(&file), "--ask", "always"], "1\n1\n");
    assert!(screen.contains("Player 1 wins."), "{screen}");
}

#[test]
fn the_large_games_are_played_to_their_end_in_every_language() {
    let mut dice = Dice(8);
    let script = (0..20_000).map(|_| (1 + dice.below(4)).to_string()).collect::<Vec<_>>().join("\n");
    let langs = [("en", "has ended"), ("fr", "est finie"), ("it", "è terminata"), ("pl", "dobiegła końca")];
    for (game, (lang, ended)) in
        ["age-of-conan", "card-game"].into_iter().flat_map(|game| langs.map(|lang| (game, lang)))
    {
        let screen = good(&["play", game, "--seed", "2", "--lang", lang], &script);
        assert!(screen.contains(ended), "{game} in {lang} does not end");
        let missing = screen.lines().find(|line| line.contains('⟨'));
        assert_eq!(missing, None, "{game} in {lang} lacks a sentence");
    }
}

#[test]
fn the_map_shows_who_stands_where() {
    let args = ["play", "age-of-conan", "--players", "4", "--seat", "stygia=human", "--seed", "4"];
    let screen = good(&args, "help\nscore\nquit\n");
    let rows: Vec<Vec<char>> = screen
        .lines()
        .skip_while(|row| !row.trim_start().starts_with("Nordheim"))
        .take_while(|row| !row.starts_with("S Stygia, A"))
        .map(|row| row.chars().collect())
        .collect();
    // Each kingdom's home, with its letter, its units and its emissaries.
    for (letter, home) in [('A', "Aquilonia"), ('T', "Turan"), ('S', "Stygia"), ('H', "Hyperborea")] {
        let home: Vec<_> = home.chars().collect();
        let found = |row: &Vec<char>| row.windows(home.len()).position(|part| part == home);
        let (at, column) =
            rows.iter().enumerate().find_map(|(at, row)| Some((at, found(row)?))).expect("it is on the map");
        assert_eq!(rows[at + 1][column..][..2], [letter, '⌂'], "{screen}");
        assert_eq!(rows[at + 2][column], letter, "{screen}");
        assert_eq!(rows[at + 2][column + 3], letter.to_ascii_lowercase(), "{screen}");
    }
    assert!(screen.contains('♛') && screen.contains("◎ his destination"), "{screen}");
}

#[test]
fn a_game_is_never_written_over_another() {
    let file = folder("twice").join("game");
    let args = ["play", "nim", "--save", arg(&file)];
    good(&args, "1\nquit\n");
    let first = fs::read_to_string(&file).unwrap();
    let again = run(&args, "");
    assert_eq!(again.code, 3, "{}", again.err);
    assert!(again.err.contains("--resume"), "{}", again.err);
    let screen = good(&["play", "nim"], &format!("save {}\nquit\n", arg(&file)));
    assert!(screen.contains("already: choose another name"), "{screen}");
    assert_eq!(fs::read_to_string(&file).unwrap(), first);
}

/// S-1: who says no kingdom is proposed a recommended one, or has it drawn.
#[test]
fn kingdoms_not_said_are_proposed() {
    let simulated = |more: &[&str]| {
        let args = ["simulate", "age-of-conan", "--games", "3", "--seed", "4", "--json"];
        let out = good(&[&args, more].concat(), "");
        let told: serde_json::Value = serde_json::from_str(&out).expect("JSON");
        told["roles"].as_object().expect("by role").keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(simulated(&["--players", "2"]), ["aquilonia", "turan"]);
    assert_eq!(simulated(&["--players", "3"]), ["aquilonia", "stygia", "turan"]);
    assert_ne!(simulated(&["--players", "2", "--draw"]), ["aquilonia", "turan"], "three games, drawn");
}
