//! The laws of the table, over games of every sort; half of them driven by a careful player.

mod common;

use card_game::State;
use table::laws;

#[test]
fn random_games_obey_the_laws() {
    for number in 0..150 {
        laws::check::<State>(&common::setup(number), number, 6)
            .unwrap_or_else(|broken| panic!("{number}: {broken}"));
    }
}

#[test]
fn careful_games_obey_the_laws() {
    for number in 0..150 {
        let setup = common::setup(number);
        laws::check_played_by::<State>(&setup, number, 40, &mut common::careful)
            .unwrap_or_else(|broken| panic!("{number}: {broken}"));
    }
}

/// V-7
#[test]
fn whoever_leaves_is_out_and_the_game_goes_on() {
    for number in 0..300 {
        laws::check_leaving::<State>(&common::setup(number), number)
            .unwrap_or_else(|broken| panic!("{number}: {broken}"));
    }
}
