//! How late a king answers in the board game, against a random player:
//! `cargo run --release -p bots --example lateness -- [DECISIONS] [MILLISECONDS] [SEED]`.
//! By the clock it is as quiet as the machine: others take the processor, and a host may stop a virtual machine. Linux
//! also tells, to a tick, how long the thread had a processor: that is what we answer for.

use std::{
    env, fs,
    time::{Duration, Instant},
};

use age_of_conan::State;
use age_of_conan_box::AgeOfConan;
use bots::{Bot, Level, Spend};
use table::{Cx, Dice, Eye, Game, Insight, Rules, Seat, Setup, Sight};

/// Of a decision, in milliseconds.
#[derive(Copy, Clone)]
struct Took {
    all: f64,
    /// With a processor, and waiting for one.
    scheduled: [f64; 2],
}

/// What the system says about this thread; nothing where it says nothing.
fn scheduled() -> [f64; 2] {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let mut nanoseconds = text.split_whitespace().map(|word| word.parse().unwrap_or(0.0));
    [(); 2].map(|()| nanoseconds.next().unwrap_or(0.0) / 1e6)
}

fn play(seed: u64, spend: Spend, took: &mut Vec<Took>) {
    let mut dice = Dice(seed);
    let setup = age_of_conan::Setup::new(State::EDITION, &[None, None]).expect("a table of two");
    let mut game = State::begin(&setup, &mut Cx::quiet(&mut dice));
    let mut king = Bot::Level(Level::King, None).agent::<AgeOfConan>(spend);
    let mut legal = Vec::new();
    while let Some(seat) = game.missing().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        let view = game.view(Eye::Seat(seat));
        let action = if seat == Seat((seed % 2) as u8) && legal.len() > 1 {
            let (before, asked) = (scheduled(), Instant::now());
            let action = king.decide(&Insight::of(&view), seat, &legal, spend.budget(), &mut dice);
            let all = asked.elapsed().as_secs_f64() * 1e3;
            let after = scheduled();
            took.push(Took { all, scheduled: [after[0] - before[0], after[1] - before[1]] });
            action
        } else {
            Bot::Random
                .choose::<AgeOfConan>(|| Insight::of(&view), seat, &legal, &mut dice)
                .expect("something legal")
        };
        game.play(seat, action, &mut Cx::quiet(&mut dice));
    }
}

fn main() {
    let words: Vec<u64> = env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let number = |at: usize, usual| words.get(at).copied().unwrap_or(usual);
    let (decisions, budget, first) = (number(0, 20_000), number(1, 50), number(2, 1));
    let spend = Spend { rounds: u32::MAX, time: Duration::from_millis(budget) };
    let mut took = Vec::new();
    for seed in first.. {
        play(seed, spend, &mut took);
        if took.len() as u64 >= decisions {
            break;
        }
    }
    report(budget, "by the clock", took.iter().map(|took| took.all).collect());
    report(budget, "by what the processor worked", took.iter().map(|took| took.scheduled[0]).collect());
    took.sort_by(|one, other| other.all.total_cmp(&one.all));
    for Took { all, scheduled: [running, waiting] } in took.iter().take(5) {
        println!("    {all:.2} ms: {running:.2} with a processor, {waiting:.2} waiting for one");
    }
}

fn report(budget: u64, how: &str, mut took: Vec<f64>) {
    took.sort_by(f64::total_cmp);
    let at = |part: f64| took[(part * (took.len() - 1) as f64) as usize];
    let late = took.iter().filter(|&&took| took > budget as f64).count();
    println!(
        "{} decisions at {budget} ms, {how}: median {:.2}, 90 % {:.2}, 99 % {:.2}, 99.9 % {:.2}, longest {:.2}; {late} late",
        took.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
}
