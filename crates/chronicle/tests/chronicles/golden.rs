//! A game that must replay for ever.

use std::{env, fs};

use chronicle::{ChanceCheck, Chronicle, verify};
use table::{Eye, Seat};

use super::{Games, open, play_on};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../chronicles/ambush-1.chronicle");

/// Three bands; the second gives up after the twelfth entry.
fn golden() -> String {
    let mut scribe = open("ambush", &["Ann", "Bo", "Cim"], &[("rounds", "5")]);
    play_on(&mut scribe, 3, 12);
    scribe.leave(Seat(1)).expect("anybody may leave");
    play_on(&mut scribe, 4, usize::MAX);
    scribe.close().expect("writable").to_string()
}

/// `GOLDEN=write cargo test -p chronicle` writes it, which a change of a game's rules never calls for.
#[test]
fn the_golden_game_is_written_as_ever() {
    if env::var_os("GOLDEN").is_some_and(|wish| wish == "write") {
        fs::write(PATH, golden()).expect("a place for golden games");
    }
    assert_eq!(fs::read_to_string(PATH).expect("the golden game"), golden());
}

#[test]
fn the_golden_game_verifies() {
    let text = fs::read_to_string(PATH).expect("the golden game");
    let receipt = verify(&text, &Games).expect("it replays for ever");
    assert_eq!((receipt.over, receipt.chance), (true, ChanceCheck::Recomputed));
    let chronicle = Chronicle::parse(&text).expect("it is read for ever");
    let host = chronicle.replay(&Games).expect("it replays for ever");
    assert_eq!(host.standing().place(Seat(1)), 3, "who leaves ranks last");
    assert!(host.story(Eye::Onlooker).len() > 20);
}

#[test]
fn the_document_shows_the_golden_game() {
    let document = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/chronicle.md");
    let document = fs::read_to_string(document).expect("the document");
    let golden = fs::read_to_string(PATH).expect("the golden game");
    assert!(document.contains(&format!("```\n{golden}```\n")));
}
