//! The laws of the table over random games: all player counts, kingdoms, presets and options.

use age_of_conan::{Setup, State};
use table::{Chance, Dice, Kind, Setup as _, laws};

const KINGDOMS: [&str; 4] = ["aquilonia", "turan", "stygia", "hyperborea"];

/// A random agreement: seats, kingdoms chosen or drawn, a preset, and now and then a single option.
fn agreement(dice: &mut Dice) -> Setup {
    let players = 2 + dice.below(3) as usize;
    let mut kingdoms = KINGDOMS.to_vec();
    let mut roles: Vec<Option<&str>> = Vec::new();
    while roles.len() < players {
        let kingdom = kingdoms.remove(dice.below(kingdoms.len() as u32) as usize);
        roles.push((dice.below(4) > 0).then_some(kingdom));
    }
    let turned = dice.below(players as u32) as usize;
    roles.rotate_left(turned);
    let mut setup = Setup::new(1, &roles).unwrap();
    setup.preset(Setup::PRESETS[dice.below(2) as usize].name).unwrap();
    if dice.below(2) == 0 {
        let choice = Setup::CHOICES[dice.below(Setup::CHOICES.len() as u32) as usize];
        let value = match choice.kind {
            Kind::OneOf(values) => values[dice.below(values.len() as u32) as usize],
            Kind::Flag | Kind::Number { .. } => ["on", "off"][dice.below(2) as usize],
        };
        setup.set(choice.name, value).unwrap();
    }
    // S-1: what is agreed on must be played.
    if setup.check().is_err() {
        setup.set("aquilonia", "free").unwrap();
    }
    setup
}

/// How many games: a few in the tests, `GAMES=20000` in a long run (docs/long-runs.md).
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(120)
}

/// Every second game, so that two cores share them.
fn laws_hold(first: u64) {
    let mut longest = laws::Report::default();
    for seed in (first..games()).step_by(2) {
        let setup = agreement(&mut Dice(seed));
        let report = laws::check::<State>(&setup, seed, 12)
            .unwrap_or_else(|broken| panic!("seed {seed}, {setup:?}: {broken}"));
        if report.actions > longest.actions {
            longest = report;
        }
    }
    println!("the longest of {} games: {longest:?}", games() / 2);
    assert!(longest.actions > 300, "a game of {} actions is no game", longest.actions);
}

#[test]
fn laws_hold_over_random_games() {
    laws_hold(0);
}

#[test]
fn laws_hold_over_more_random_games() {
    laws_hold(1);
}

#[test]
fn quiet_play_allocates_nothing() {
    for seed in 0..20 {
        let setup = agreement(&mut Dice(seed));
        let counted = |quiet: &mut dyn FnMut()| allocation_counter::measure(quiet).count_total;
        laws::check_quiet::<State>(&setup, seed, counted)
            .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

#[test]
fn u_11_who_leaves_ranks_last() {
    for seed in 0..40 {
        let setup = agreement(&mut Dice(1000 + seed));
        laws::check_leaving::<State>(&setup, seed).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}
