//! What temperaments do otherwise, and what it costs them: each against the same bot without one, paired deals.
//! `cargo run --release -p bots --example temperaments -- [card-game] captain@3 200 [SEED]`.

use std::{collections::BTreeMap, env};

use age_of_conan_box::AgeOfConan;
use bots::{
    Sense, SetupOf, Temperament,
    arena::{Contender, Fixture, fixtures, statistics::Rate},
};
use card_game_box::CardGame;
use table::{Cx, Dice, Eye, Game, Notation, Recalled, Rules, Seat, Setup};

/// How often each kind of action was chosen where there was a choice, by the one with a temperament and the other.
type Deeds = BTreeMap<String, [u32; 2]>;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    match words.split_first() {
        Some((game, words)) if game == "card-game" => all::<CardGame>(words),
        _ => all::<AgeOfConan>(&words),
    }
}

fn all<S: Sense>(words: &[String]) {
    let number = |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().expect("a number"));
    let (deals, seed) = (number(1, 50), number(2, 1));
    let (level, rounds) = words[0].split_once('@').expect("a level and its worlds, as captain@3");
    for temperament in Temperament::ALL {
        let names = [format!("{level}-{temperament}@{rounds}"), words[0].clone()];
        let contenders = names.each_ref().map(|name| name.parse::<Contender>().expect("a bot"));
        let (mut won, mut games, mut deeds) = (0.0, 0, Deeds::new());
        for fixture in fixtures(2, 2, deals) {
            won += play::<S>(&contenders, &fixture, seed, &mut deeds);
            games += 1;
        }
        let Rate { rate, low, high, .. } = Rate::new(won, games);
        println!("{}: {:.1} % of {games} [{:.1}–{:.1}]", names[0], 100.0 * rate, 100.0 * low, 100.0 * high);
        report(&deeds, games as f32);
    }
}

/// What is done clearly more or less often.
fn report(deeds: &Deeds, games: f32) {
    for (deed, &[bent, plain]) in deeds {
        let (bent, plain) = (bent as f32, plain as f32);
        let errors = (bent - plain) / (bent + plain).sqrt();
        if errors.abs() > 3.0 {
            println!("    {deed:24} {:6.2} a game, {:6.2} without", bent / games, plain / games);
        }
    }
}

fn play<S: Sense>(contenders: &[Contender; 2], fixture: &Fixture, seed: u64, deeds: &mut Deeds) -> f64 {
    let setup = SetupOf::<S>::new(<S::Game>::EDITION, &[None; 2]).expect("a table of two");
    let mut nature = Dice(seed ^ fixture.deal.wrapping_mul(0xD1B5_4A32_D192_ED03));
    let mut game = Recalled::new(<S::Game>::begin(&setup, &mut Cx::quiet(&mut nature)));
    let mut agents: Vec<_> = fixture.seats.iter().map(|&at| contenders[at].seat::<S>()).collect();
    let mut whims = [Dice(nature.0 ^ 1 << 40), Dice(nature.0 ^ 2 << 40)];
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = game.position.missing().first() {
        legal.clear();
        game.position.legal(seat, &mut legal);
        let (budget, agent) = &mut agents[seat.index()];
        let known = || game.insight(Eye::Seat(seat));
        let action = match legal[..] {
            [only] => only,
            _ => agent.decide(&known(), seat, &legal, *budget, &mut whims[seat.index()]),
        };
        if legal.len() > 1 {
            let written = game.position.write(action);
            // Of a die also what it is used for.
            let words = if written.starts_with("die ") { 3 } else { 1 };
            let deed = written.split(' ').take(words).collect::<Vec<_>>().join(" ");
            deeds.entry(deed).or_default()[fixture.seats[seat.index()]] += 1;
        }
        game.play(seat, action, &mut nature, &mut events);
    }
    let first = fixture.seats.iter().position(|&at| at == 0).unwrap_or(0);
    game.position.standing().share(Seat(first as u8)).into()
}
