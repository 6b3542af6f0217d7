//! The laws of the table over random games: all player counts, kingdoms, presets and options.

use age_of_conan::{Setup, State};
use table::{Chance, Dice, Kind, Setup as _, laws};

const KINGDOMS: [&str; 4] = ["aquilonia", "turan", "stygia", "hyperborea"];

/// A random agreement: seats, kingdoms chosen or drawn, a preset, and now and then a single option.
fn agreement(dice: &mut Dice) -> Setup {
    let players = 2 + dice.below(3) as usize;
    let mut kingdoms = KINGDOMS.to_vec();
    let mut roles: Vec<Option<&str>> = vec![Some("aquilonia")];
    kingdoms.remove(0);
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
    setup
}

#[test]
fn laws_hold_over_random_games() {
    let mut longest = 0;
    for seed in 0..120 {
        let setup = agreement(&mut Dice(seed));
        match laws::check::<State>(&setup, seed, 12) {
            Ok(report) => longest = longest.max(report.actions),
            Err(broken) => panic!("seed {seed}, {setup:?}: {broken}"),
        }
    }
    assert!(longest > 300, "a game of {longest} actions is no game");
}

#[test]
fn u_11_who_leaves_ranks_last() {
    for seed in 0..40 {
        let setup = agreement(&mut Dice(1000 + seed));
        laws::check_leaving::<State>(&setup, seed).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}
