//! Two models of a game against each other, as planners that think alike: each deal twice, with sides changed.
//! `cargo run --release -p bots --example duel -- GAME ONE.model OTHER.model DEALS [PLAYERS] [WORLDS] [SEED]`; at a
//! larger table the sides sit in turn.

use std::{env, fs, time::Duration};

use age_of_conan_box::AgeOfConan;
use bots::{Depth, Model, Planner, Sense, SetupOf, Style, arena::statistics::Rate};
use card_game_box::CardGame;
use search::{Agent, Budget};
use table::{Cx, Dice, Eye, Game, Recalled, Rules, Seat, Setup};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let (game, words) = words.split_first().expect("GAME ONE.model OTHER.model DEALS, see the first lines");
    match game.as_str() {
        "card-game" => compare::<CardGame>(words),
        _ => compare::<AgeOfConan>(words),
    }
}

fn compare<S: Sense>(words: &[String]) {
    let model = |at: usize| {
        let text = fs::read_to_string(&words[at]).expect("a file that can be read");
        Model::read::<S>(&text).unwrap_or_else(|bad| panic!("{}: {bad}", words[at]))
    };
    let models = [model(0), model(1)];
    let number = |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().expect("a number"));
    let (deals, players, seed) = (number(2, 100), number(3, 2), number(5, 1));
    let style = Style { worlds: number(4, 2) as u32, depth: Depth::Order };
    let setup =
        SetupOf::<S>::new(<S::Game>::EDITION, &vec![None; players as usize]).expect("a table of that size");
    let mut won = 0.0;
    for deal in 0..deals {
        for turned in 0..2 {
            let dice = Dice(seed ^ deal.wrapping_mul(0xD1B5_4A32_D192_ED03));
            won += play::<S>(&setup, &models, style, turned, dice);
        }
    }
    let Rate { of, rate, low, high } = Rate::new(won, 2 * deals);
    println!("{:.1} % of {of} [{:.1}–{:.1}]", 100.0 * rate, 100.0 * low, 100.0 * high);
}

/// What the first side won.
fn play<S: Sense>(
    setup: &SetupOf<S>,
    models: &[Model; 2],
    style: Style,
    turned: usize,
    mut dice: Dice,
) -> f64 {
    let mut game = Recalled::new(<S::Game>::begin(setup, &mut Cx::quiet(&mut dice)));
    let side = |seat: Seat| (seat.index() + turned) % 2;
    let planner = |seat| Planner::new(models[side(Seat(seat))].clone(), style, Duration::from_hours(1));
    let mut planners: Vec<Planner<S>> = (0..game.position.seats()).map(planner).collect();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = game.position.missing().first() {
        legal.clear();
        game.position.legal(seat, &mut legal);
        let planner: &mut dyn Agent<S::Game> = &mut planners[seat.index()];
        let action =
            planner.decide(&game.insight(Eye::Seat(seat)), seat, &legal, Budget::iterations(1), &mut dice);
        game.play(seat, action, &mut dice, &mut events);
    }
    let standing = game.position.standing();
    (0..standing.seats())
        .map(Seat)
        .filter(|&seat| side(seat) == 0)
        .map(|seat| f64::from(standing.share(seat)))
        .sum()
}
