//! How many iterations a second the search makes in the middle of the board game, on one core:
//! `cargo run --release -p bots --example iterations`.
//!
//! Counted by the clock and, where the system tells it, by the time the processor gave us: on a busy machine only
//! the second means anything.

use std::{
    fs,
    time::{Duration, Instant},
};

use age_of_conan::State;
use age_of_conan_box::AgeOfConan;
use bots::{Bot, Sense, Sensible, shipped};
use search::{Budget, Guide, Searcher, Settings, Unguided};
use table::{Cx, Dice, Eye, Insight, Rules, Seat, Setup, Sight};

/// Positions half way through games that greedy plays against itself.
fn middle(players: usize, seed: u64) -> (State, Seat) {
    let mut dice = Dice(seed);
    let setup = age_of_conan::Setup::new(1, &vec![None; players]).expect("a table of that size");
    let mut game = State::begin(&setup, &mut Cx::quiet(&mut dice));
    let mut legal = Vec::new();
    loop {
        let seat = game.missing().first().expect("a game that lasts");
        legal.clear();
        game.legal(seat, &mut legal);
        if AgeOfConan::progress(&game) >= 0.5 && legal.len() > 5 {
            return (game, seat);
        }
        let look = || Insight::of(&game.view(Eye::Seat(seat)));
        let action = Bot::Greedy.choose::<AgeOfConan>(look, seat, &legal, &mut dice).expect("an action");
        game.play(seat, action, &mut Cx::quiet(&mut dice));
    }
}

/// Nanoseconds that the processor has worked for us, on Linux.
fn worked() -> Option<f64> {
    fs::read_to_string("/proc/self/schedstat").ok()?.split_whitespace().next()?.parse().ok()
}

fn measure<U: Guide<State> + Clone>(what: &str, players: usize, guide: &U, settings: Settings) {
    let (mut iterations, mut spent) = (0.0, Duration::ZERO);
    let before = worked();
    for seed in 0..5 {
        let (game, seat) = middle(players, seed);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let mut searcher = Searcher::<State, U>::guided(guide.clone(), settings);
        let view = game.view(Eye::Seat(seat));
        let begun = Instant::now();
        let thought = searcher.think(
            &Insight::of(&view),
            seat,
            &legal,
            Budget::time(Duration::from_secs(1)),
            &mut Dice(seed),
        );
        spent += begun.elapsed();
        iterations += f64::from(thought.iterations);
    }
    let busy = before.zip(worked()).map(|(before, after)| iterations / ((after - before) / 1e9));
    let busy = busy.map_or(String::new(), |rate| format!("{rate:>10.0} a second of processor time"));
    println!("{players} players  {what:34} {:>10.0} a second {busy}", iterations / spent.as_secs_f64());
}

fn main() {
    let short = Settings { cut_off: Some(0), explore: 0.1, ..Settings::default() };
    let sensible = Sensible::<AgeOfConan>::new(shipped::<AgeOfConan>());
    for players in [2, 4] {
        measure("order carried out, then judged", players, &sensible, short);
        measure("random rollouts to the end", players, &Unguided, Settings::default());
    }
}
