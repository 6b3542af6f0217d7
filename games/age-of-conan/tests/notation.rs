//! Positions as text: what is wrong is named with its place, and whatever is read can be played.

use age_of_conan::{Setup, State};
use table::{Chance, Cx, Dice, Notation, Rules, Setup as _};

fn misread(text: &str) -> (usize, usize, String) {
    let misread = State::set_up(text).expect_err("this is no position");
    (misread.line, misread.column, misread.expected)
}

#[test]
fn errors_have_a_place_and_say_what_was_expected() {
    assert_eq!(misread("seats aquilonia narnia\n"), (1, 17, "a kingdom".into()));
    assert_eq!(misread("seats turan\n").0, 1);
    assert_eq!(misread("seats aquilonia turan\nconan mordor\n"), (2, 7, "a province".into()));
    assert_eq!(misread("seats aquilonia turan\nseat aquilonia\n units ophir 6\n").0, 3);
    assert_eq!(misread("seats aquilonia turan\npool military 8\n"), (2, 15, "a number of dice".into()));
    assert_eq!(misread("seats aquilonia turan\nweather fine\n"), (2, 1, "a line about the table".into()));
    assert_eq!(misread("seats aquilonia turan\nflow\n dance 3\n"), (3, 2, "a frame".into()));
}

#[test]
fn what_is_left_out_has_a_default() {
    let short = State::set_up("seats aquilonia turan\n").expect("a position");
    let long = State::set_up(&short.set_down()).expect("the same position");
    assert_eq!(short, long);
}

/// A position of a random game.
fn somewhere(dice: &mut Dice) -> State {
    let kingdoms = ["aquilonia", "turan", "stygia", "hyperborea"];
    let roles: Vec<_> = kingdoms[..2 + dice.below(3) as usize].iter().map(|&kingdom| Some(kingdom)).collect();
    let setup = Setup::new(1, &roles).expect("these kingdoms");
    let mut state = State::begin(&setup, &mut Cx::quiet(dice));
    let length = dice.below(400);
    play(&mut state, length, dice);
    state
}

fn play(state: &mut State, length: u32, dice: &mut Dice) {
    let mut legal = Vec::new();
    for _ in 0..length {
        let Some(seat) = state.missing().first() else { return };
        legal.clear();
        state.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        state.play(seat, action, &mut Cx::quiet(dice));
    }
}

/// Changes a line or two: left out, twice, moved, or with a word from elsewhere.
fn spoil(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    for _ in 0..=dice.below(2) {
        let at = dice.below(lines.len() as u32) as usize;
        match dice.below(4) {
            0 => _ = lines.remove(at),
            1 => lines.insert(at, lines[dice.below(lines.len() as u32) as usize].clone()),
            _ => {
                let mut said: Vec<&str> = lines[at].split_whitespace().collect();
                if let Some(place) = (dice.below(said.len().max(1) as u32) as usize..said.len()).next() {
                    said[place] = words[dice.below(words.len() as u32) as usize];
                }
                lines[at] = said.join(" ");
            }
        }
    }
    lines.join("\n")
}

#[test]
fn whatever_is_read_can_be_played() {
    let mut dice = Dice(1);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..150 {
        let text = somewhere(&mut dice).set_down();
        for _ in 0..20 {
            let spoilt = spoil(&text, &mut dice);
            match State::set_up(&spoilt) {
                Ok(mut state) => {
                    read += 1;
                    play(&mut state, 60, &mut dice);
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(read > 100 && refused > 100, "read {read}, refused {refused}");
}
