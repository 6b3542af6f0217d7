//! The score sheet of a finished game adds up: over 1,000 random games of each kind.

use std::collections::BTreeSet;

use age_of_conan_box::AgeOfConan;
use card_game_box::CardGame;
use serde_json::Value;
use shelf::Outward;
use table::{Chance, Cx, Dice, Eye, Game, Rules, Seat, Setup, Sight, Standing};

const GAMES: u64 = 1_000;

/// What an onlooker's sheet says when a game is over.
struct Ended {
    rows: Vec<(String, Vec<i64>)>,
    totals: Vec<i64>,
    standing: Standing,
}

fn numbers(list: &Value) -> Vec<i64> {
    list.as_array().expect("a list").iter().map(|number| number.as_i64().expect("a number")).collect()
}

fn sheet<O: Outward>(game: &O::Game) -> Value {
    serde_json::to_value(O::sheet(&game.view(Eye::Onlooker))).expect("plain data")
}

/// Plays a game at random to its end; in every fifth somebody leaves.
fn play<O: Outward>(seed: u64) -> Ended {
    let dice = &mut Dice(seed);
    let (least, most) = <O::Game as Rules>::Setup::SEATS.into_inner();
    let seats = usize::from(least) + seed as usize % usize::from(most - least + 1);
    let setup = Setup::new(O::Game::EDITION, &vec![None; seats]).expect("the defaults are playable");
    let mut game = O::Game::begin(&setup, &mut Cx::quiet(dice));
    let mut legal = Vec::new();
    let leaves = (seed % 5 == 0).then(|| dice.below(200));
    for played in 0.. {
        let Some(seat) = game.missing().first() else { break };
        if played == 100 {
            assert!(sheet::<O>(&game)["score"].is_null(), "no count before the end");
        }
        if leaves == Some(played) && game.may_leave(seat).is_ok() {
            game.leave(seat, &mut Cx::quiet(dice));
            continue;
        }
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut Cx::quiet(dice));
    }
    let sheet = sheet::<O>(&game);
    let rows = sheet["score"]["rows"].as_array().expect("rows").iter();
    let rows = rows.map(|row| (row["source"].as_str().expect("a key").to_string(), numbers(&row["points"])));
    Ended { rows: rows.collect(), totals: numbers(&sheet["score"]["totals"]), standing: game.standing() }
}

/// Every column adds up to its total, which is what the standing counts; returns the sources that occurred.
fn add_up<O: Outward>(games: u64, check: impl Fn(&Ended)) -> BTreeSet<String> {
    let mut sources = BTreeSet::new();
    for seed in 0..games {
        let ended = play::<O>(seed);
        for (seat, &total) in ended.totals.iter().enumerate() {
            let column: i64 = ended.rows.iter().map(|(_, points)| points[seat]).sum();
            assert_eq!(column, total, "seed {seed}, seat {seat}: {:?}", ended.rows);
            assert_eq!(i64::from(ended.standing.score(Seat(seat as u8))), total, "seed {seed}, seat {seat}");
        }
        check(&ended);
        sources.extend(ended.rows.into_iter().map(|(source, _)| source));
    }
    sources
}

#[test]
fn the_count_of_age_of_conan_adds_up() {
    let sources = add_up::<AgeOfConan>(GAMES, |_| ());
    assert!(!sources.contains("aoc-source-before"), "every point has a source");
    assert!(sources.len() >= 8, "{sources:?}");
}

#[test]
fn the_count_of_the_card_game_adds_up() {
    let start = |ended: &Ended| {
        // Who left while the game was set up had nothing yet (S-6).
        let mut begun: Vec<i64> = ended.rows[0].1.iter().copied().filter(|&glory| glory != 0).collect();
        begun.dedup();
        assert_eq!(begun.len(), 1, "all begin alike: {:?}", ended.rows);
    };
    let sources = add_up::<CardGame>(GAMES, start);
    assert!(sources.len() >= 8, "{sources:?}");
}
