//! Whatever is wrong is named, with its exit code.

use std::fs;

use crate::running::{arg, chronicle, folder, run};

/// What was asked, the exit code, and what the message says.
type Case<'a> = (&'a [&'a str], i32, &'a [&'a str]);

fn check(cases: &[Case<'_>]) {
    for (args, code, says) in cases {
        let ran = run(args, "");
        assert_eq!(ran.code, *code, "{args:?}: {}", ran.err);
        for words in *says {
            assert!(ran.err.contains(words), "{args:?} does not say {words:?}: {}", ran.err);
        }
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
    }
}

#[test]
fn wrong_words_are_answered_with_the_nearest_right_one() {
    check(&[
        (&[], 2, &["Usage"]),
        (&["dance"], 2, &["dance"]),
        (&["games", "nym"], 2, &["nym", "did you mean \"nim\"?"]),
        (&["play", "ambusch"], 2, &["ambusch", "did you mean \"ambush\"?"]),
        (&["play", "zzz"], 2, &["zzz", "nemedian games"]),
        (&["simulate", "nim", "--option", "heap=3"], 2, &["heap", "did you mean \"heaps\"?"]),
        (&["simulate", "nim", "--option", "heaps"], 2, &["NAME=VALUE"]),
        (&["simulate", "nim", "--option", "heaps=99"], 2, &["heaps", "99", "2–5"]),
        (&["simulate", "nim", "--preset", "clasic"], 2, &["clasic", "did you mean \"classic\"?"]),
        (&["simulate", "nim", "--players", "1"], 2, &["1", "2 to 4"]),
        (&["simulate", "nim", "--players", "99"], 2, &["--players", "4"]),
        (&["simulate", "nim", "--bots", "clever"], 2, &["clever", "random"]),
        (&["simulate", "nim", "--bots", "random,random,random"], 2, &["3 bots for 2 seats"]),
        (&["simulate", "nim", "--threads", "0"], 2, &["--threads"]),
        (&["perft", "nim"], 2, &["--depth"]),
        (&["perft", "nim", "--depth", "x"], 2, &["--depth"]),
        (&["play", "nim", "--seat", "robot"], 2, &["robot", "random", "human"]),
        (&["play", "nim", "--seat", "aquilonia=human"], 2, &["aquilonia", "seat 0"]),
        (&["play", "nim", "--seat", "7=human"], 2, &["7=human", "0 to 3"]),
        (&["play", "nim", "--seat", "0=human", "--seat", "0=random"], 2, &["seat 0 is taken"]),
        (&["play", "nim", "--players", "2", "--seat", "2=human"], 2, &["3 seats are said, but 2 play"]),
        (&["games", "--lang", "de"], 2, &["de", "en, fr, it, pl"]),
        (&["rules", "nym"], 2, &["did you mean \"nim\"?"]),
        (&["rules", "nim", "Q-9"], 2, &["Q-9", "near it"]),
        (&["rules", "nim", "--search", "spaceship"], 1, &["spaceship"]),
    ]);
}

/// A password in the address of the mail server is not repeated.
#[test]
fn mail_is_set_up_wholly_or_not_at_all() {
    let from = ["serve", "--mail-from", "tables@example.org"];
    let server = ["--mail-server", "smtp://me:crom@localhost:25"];
    let whole: Vec<_> = from.iter().chain(&server).copied().collect();
    let public = ["--public", "https://play.example.org"];
    let nobody: Vec<_> =
        ["serve", "--mail-from", "nobody"].iter().chain(&server).chain(&public).copied().collect();
    let nowhere: Vec<_> =
        from.iter().chain(&["--mail-server", "crom@localhost"]).chain(&public).copied().collect();
    check(&[
        (&from, 2, &["mail-from, mail-server"]),
        (&whole, 2, &["mail-server", "public"]),
        (&nobody, 2, &["mail-from"]),
        (&nowhere, 2, &["mail-server", "smtp://"]),
    ]);
    assert!(!run(&whole, "").err.contains("crom") && !run(&nowhere, "").err.contains("crom"));
}

#[test]
fn wrong_files_are_named() {
    let folder = folder("wrong-files");
    let (missing, junk, position) = (folder.join("missing"), folder.join("junk"), folder.join("position"));
    fs::write(&junk, "not a game\n").unwrap();
    fs::write(&position, "seats 2\nheaps 3 x\n").unwrap();
    let file = chronicle("wrong-files-good");
    check(&[
        (&["verify", arg(&missing)], 3, &["missing"]),
        (&["verify", arg(&junk)], 3, &["junk", "line 1"]),
        (&["replay", arg(&junk)], 3, &["junk", "line 1"]),
        (&["replay", arg(&file), "--at", "9999"], 2, &["--at", "only"]),
        (&["replay", arg(&file), "--as", "9"], 2, &["--as", "onlooker"]),
        (&["replay", arg(&file), "--as", "onloker"], 2, &["did you mean \"onlooker\"?"]),
        (&["perft", "nim", "--depth", "1", "--scenario", arg(&missing)], 3, &["missing"]),
        (&["perft", "nim", "--depth", "1", "--scenario", arg(&position)], 2, &["line 2, column 9"]),
        (&["play", "--resume", arg(&file)], 1, &["the game is over"]),
        (&["play", "nim", "--save", arg(&folder.join("none").join("game"))], 3, &["none"]),
    ]);
}

#[test]
fn a_game_without_its_secret_cannot_be_resumed() {
    let file = folder("lost-secret").join("game");
    run(&["play", "nim", "--save", arg(&file)], "1\nquit\n");
    fs::remove_file(file.with_extension("secret")).unwrap();
    let ran = run(&["play", "--resume", arg(&file)], "");
    assert_eq!(ran.code, 3, "{}", ran.err);
    assert!(ran.err.contains("game.secret"), "{}", ran.err);
}
