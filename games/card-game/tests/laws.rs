//! The laws of the table, over games of every sort; half of them driven by a careful player.

mod common;

use card_game::State;
use table::{Chance, laws};

/// How many games: a few in the tests, `GAMES=20000` in a long run (docs/long-runs.md).
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

/// Half of the games, played by `choose`.
fn laws_hold(first: u64, every: u32, choose: laws::Chooser<'_, State>) {
    let mut longest = laws::Report::default();
    for number in (first..games()).step_by(2) {
        let report = laws::check_played_by::<State>(&common::setup(number), number, every, &mut *choose)
            .unwrap_or_else(|broken| panic!("{number}: {broken}"));
        if report.actions > longest.actions {
            longest = report;
        }
    }
    println!("the longest of {} games: {longest:?}", games() / 2);
    assert!(longest.actions > 100, "a game of {} actions is no game", longest.actions);
}

#[test]
fn random_games_obey_the_laws() {
    laws_hold(0, 6, &mut |_, _, legal, dice| dice.below(legal.len() as u32) as usize);
}

#[test]
fn careful_games_obey_the_laws() {
    laws_hold(1, 40, &mut common::careful);
}

/// V-7
#[test]
fn whoever_leaves_is_out_and_the_game_goes_on() {
    for number in 0..300 {
        laws::check_leaving::<State>(&common::setup(number), number)
            .unwrap_or_else(|broken| panic!("{number}: {broken}"));
    }
}
