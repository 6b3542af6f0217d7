//! Matches without the rest of `nemedian`: the same games as `nemedian arena GAME` plays with the same bots, deals
//! and seed, one after the other.
//! `cargo run --release -p bots --example ladder -- [card-game] king,greedy 200 [PLAYERS] [SEED]`.

use std::env;

use age_of_conan_box::AgeOfConan;
use bots::{
    Sense, SetupOf,
    arena::{
        Contender, Played, fixtures, play,
        statistics::{Rate, records},
    },
};
use card_game_box::CardGame;
use table::{Cx, Dice, Game, Rules, Seat, Setup};

fn percent(rate: &Rate) -> String {
    format!("{:5.1} % of {} [{:.1}–{:.1}]", 100.0 * rate.rate, rate.of, 100.0 * rate.low, 100.0 * rate.high)
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    match words.split_first() {
        Some((game, words)) if game == "card-game" => {
            compare::<CardGame>(words, |game, seat| {
                let number = game.board().heroes[seat.index()];
                Some(game.content().heroes[usize::from(number)].word)
            });
        }
        _ => compare::<AgeOfConan>(&words, |game, seat| Some(game.kingdom(seat).key())),
    }
}

fn compare<S: Sense>(words: &[String], role: impl Fn(&S::Game, Seat) -> Option<&'static str>) {
    let names: Vec<String> = words[0].split(',').map(String::from).collect();
    let number = |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().expect("a number"));
    let (deals, players, seed) = (number(1, 50), number(2, 2) as usize, number(3, 1));
    let contenders: Vec<Contender> = names.iter().map(|name| name.parse().expect("a bot")).collect();
    let setup = SetupOf::<S>::new(<S::Game>::EDITION, &vec![None; players]).expect("a table of that size");
    let begin = |dice: &mut Dice| <S::Game>::begin(&setup, &mut Cx::quiet(dice));
    let mut games: Vec<Played> = Vec::new();
    for fixture in fixtures(contenders.len(), players, deals) {
        games
            .push(play::<S>(begin, &role, &contenders, &fixture, seed).expect("a game that keeps the rules"));
        if games.len().is_multiple_of(50) {
            eprintln!("{}: {}", games.len(), percent(&records(&names, &games)[0].wins));
        }
    }
    for record in records(&names, &games) {
        let times = &record.times;
        println!("{:12} {}", record.name, percent(&record.wins));
        println!(
            "    a decision: median {:.2} ms, 90 % {:.2}, 99 % {:.2}, 99.9 % {:.2}, longest {:.2} of {}",
            times.median, times.p90, times.p99, times.p999, times.longest, times.count
        );
        for (role, rate) in &record.by_role {
            println!("    as {role:12} {}", percent(rate));
        }
    }
}
