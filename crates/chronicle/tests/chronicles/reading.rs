//! Reading is strict, and says where and what.

use chronicle::{Chronicle, LONGEST_LINE, LONGEST_TEXT, ParseError, as_text};
use proptest::prelude::*;

use super::{ambush, open, play_on};

fn refused(text: &str) -> ParseError {
    match Chronicle::parse(text) {
        Ok(_) => panic!("this was read:\n{text}"),
        Err(error) => error,
    }
}

/// What is said when `from` is first replaced by `to`.
fn said(from: &str, to: &str) -> String {
    let text = ambush();
    assert!(text.contains(from), "no {from:?} in\n{text}");
    refused(&text.replacen(from, to, 1)).to_string()
}

#[test]
fn errors_say_where_and_what() {
    let said_to = |from, to, expected: &str| assert_eq!(said(from, to), expected);
    said_to("chronicle 1", "chronicle 2", "line 1, column 20 (entry 0): expected version 1, found \"2\"");
    said_to("game ", "game  ", "line 2, column 6 (entry 0): expected the name of a game, found \" ambush\"");
    said_to(
        "edition 1",
        "edition 01",
        "line 3, column 9 (entry 0): expected the number of an edition, found \"01\"",
    );
    said_to(
        "edition 1",
        "edition 99999",
        "line 3, column 9 (entry 0): expected the number of an edition, found \"99999\"",
    );
    said_to(
        "seat 1",
        "seat 2",
        "line 6, column 6 (entry 0): expected seat 1, found \"2 - \\\"Player 2\\\"\"",
    );
    said_to(
        "\"Player 3\"",
        "\"Cim\"",
        "line 7, column 10 (entry 0): expected \"\\\"Player 3\\\"\", found \"\\\"Cim\\\"\"",
    );
    said_to(
        "Ann\"",
        "Ann",
        "line 15, column 22 (entry 0): expected a name in quotation marks, found nothing",
    );
    said_to(
        "\\\\ Bold",
        "\\ Bold",
        "line 16, column 21 (entry 0): expected a name in quotation marks, found \" Bold\\\" #e0b30d55\"",
    );
    said_to(
        "nonce 2",
        "nonce 3",
        "line 14, column 7 (entry 0): expected seat 2, found \"3 03030303030303030303030303030303\"",
    );
    assert!(said("\n1 0: ", "\n1 3: ").contains("(entry 1): expected a seat from 0 to 2, found \"3: "));
    assert!(said("\n1 0: ", "\n1 0; ").contains("expected \": \" and an action"));
    assert!(said("\n7 ", "\n8 ").contains("(entry 7): expected entry 7, found \"8 "));
    assert!(said("\nstate ", "\nState ").contains("(entry 16): expected \"state \", found \"State "));
    assert!(said("\nend", "\nEnd").contains(": expected \"end\", found \"End "));
}

#[test]
fn there_is_one_way_to_write_everything() {
    let text = ambush();
    for (from, to) in [
        ("\n", "\r\n"),
        ("\n", "\n\n"),
        ("\n\n", "\n"),
        ("\n\n", "\n \n"),
        (" [", "  ["),
        ("[0", "[00"),
        ("[0", "[+0"),
        ("[0", "[-0"),
        ("]", " ]"),
        (": ", ":  "),
        (": ", ":"),
        ("score ", "score +"),
        ("state ", "state 0"),
        ("commitment 6aa", "commitment 6AA"),
        ("game ", "game\t"),
        ("end", "end "),
    ] {
        assert!(text.contains(from), "no {from:?} in\n{text}");
        refused(&text.replacen(from, to, 1));
        refused(&text.replace(from, to));
    }
    refused("");
    refused("\n");
    refused(&(text.clone() + "\n"));
    refused(&text[..text.len() - 1]);
    refused(&format!("\u{feff}{text}"));
}

#[test]
fn a_text_cut_short_is_refused_wherever_it_is_cut() {
    let text = ambush();
    for (length, _) in text.char_indices() {
        refused(&text[..length]);
    }
}

#[test]
fn what_is_not_text_is_named() {
    let text = ambush();
    let at = text.find("\n9 ").expect("entry 9") + 4;
    let mut bytes = text.into_bytes();
    assert!(as_text(&bytes).is_ok());
    bytes[at] = 0xFF;
    let error = as_text(&bytes).unwrap_err();
    assert_eq!((error.column, error.entry), (4, Some(9)));
    assert!(error.to_string().ends_with("expected UTF-8, found \"byte 0xff\""), "{error}");
}

#[test]
fn size_is_bounded() {
    let text = ambush();
    let long = refused(&" ".repeat(LONGEST_TEXT + 1));
    assert_eq!(long.expected, format!("at most {LONGEST_TEXT} bytes"));
    let line = refused(&text.replacen("game ambush", &format!("game {}", "a".repeat(LONGEST_LINE)), 1));
    assert_eq!((line.line, line.expected), (2, format!("a line of at most {LONGEST_LINE} bytes")));
    let name = refused(&text.replacen("Ann", &"n".repeat(257), 1));
    assert_eq!(name.expected, "a name of 1 to 256 bytes");
    let seats = "seat 3 - \"Player 4\"\nseat 4 - \"Player 5\"\noption men";
    assert_eq!(refused(&text.replacen("option men", seats, 1)).expected, "at most 4 seats");
}

/// Lines that look like a chronicle's, and some that do not.
fn line() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "nemedian chronicle 1",
        "game cairn",
        "edition 1",
        "content stones 0123456789abcdef",
        "seat 0 - \"A\"",
        "seat 1 north \"\\",
        "option turns 4",
        "scenario",
        "  turns 4",
        "",
        "0 opening [1 2] #00000000",
        "1 0: lay [] [] #00000000",
        "2 0 takes back [4294967296] #",
        "state 0123456789abcdef",
        "over",
        "standing 0 place 1 score -32769",
        "opened 00",
        "end #00000000",
    ]);
    prop_oneof![words.prop_map(String::from), "[ -~ąż\\t]{0,20}", "[0-9]{0,30}: [\\[\\] #]{0,9}"]
}

proptest! {
    #[test]
    fn nothing_makes_it_panic(lines in prop::collection::vec(line(), 0..20), whole in any::<bool>()) {
        let mut text = lines.join("\n");
        if whole {
            // A sound header, so that the lines reach the entries.
            let mut scribe = open("cairn", &["A", "B"], &[]);
            play_on(&mut scribe, 1, 2);
            let sound = scribe.chronicle().expect("writable").to_string();
            let (head, tail) = sound.split_at(sound.find("\n2 ").expect("entry 2") + 1);
            text = format!("{head}{text}\n{tail}");
        }
        if let Ok(chronicle) = Chronicle::parse(&text) {
            prop_assert_eq!(chronicle.to_string(), text);
        }
    }
}
