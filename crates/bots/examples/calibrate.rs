//! Fits what the coach makes of a judgement ([`bots::Calibration`]) to self-play:
//! `cargo run --release -p bots --example calibrate [GAMES]`.

use age_of_conan_box::AgeOfConan;
use bots::{
    Bot, Calibration, Level, Sense, SetupOf, Spend, Thinking,
    coach::{Outlook, leads},
    shipped,
};
use card_game_box::CardGame;
use table::{Chance, Cx, Dice, Eye, Game, Recalled, Rules, Seat, Setup};

/// A position as a seat saw it, and how the game ended.
struct Sample {
    seats: usize,
    progress: f64,
    leads: [f32; table::MOST_SEATS],
    scores: [f32; table::MOST_SEATS],
    shares: [f32; table::MOST_SEATS],
    points: [f32; table::MOST_SEATS],
}

/// One in so many positions is looked at.
const EVERY: u32 = 40;

/// The weakest that carries an order out before it judges.
fn quick<S: Sense>() -> Bot {
    if S::THINKING == Thinking::Plan { Bot::Level(Level::Squire, None) } else { Bot::Greedy }
}

fn play<S: Sense>(number: u64, samples: &mut Vec<Sample>) {
    let seats = 2 + number as usize % 3;
    let mut dice = Dice(0xCA11 ^ number << 20);
    let setup = SetupOf::<S>::new(<S::Game>::EDITION, &vec![None; seats]).expect("a table of that size");
    let mut game = Recalled::new(<S::Game>::begin(&setup, &mut Cx::quiet(&mut dice)));
    let mut events = Vec::new();
    let spend = Spend { rounds: 1, time: std::time::Duration::from_hours(1) };
    let mut agents: Vec<_> = (0..seats).map(|_| quick::<S>().agent::<S>(spend)).collect();
    let (first, mut legal, model) = (samples.len(), Vec::new(), shipped::<S>());
    while let Some(seat) = game.position.missing().first() {
        if dice.below(EVERY) == 0 {
            let outlook = Outlook::of::<S>(&game.insight(Eye::Seat(seat)), &model, &mut dice);
            samples.push(Sample {
                seats,
                progress: outlook.progress.into(),
                leads: leads(&outlook.payoffs, seats),
                scores: outlook.scores,
                shares: [0.0; table::MOST_SEATS],
                points: [0.0; table::MOST_SEATS],
            });
        }
        legal.clear();
        game.position.legal(seat, &mut legal);
        let known = game.insight(Eye::Seat(seat));
        let action = agents[seat.index()].decide(&known, seat, &legal, spend.budget(), &mut dice);
        game.play(seat, action, &mut dice, &mut events);
    }
    let standing = game.position.standing();
    for sample in &mut samples[first..] {
        for seat in 0..seats {
            sample.shares[seat] = standing.share(Seat(seat as u8));
            sample.points[seat] = standing.score(Seat(seat as u8)).into();
        }
    }
}

fn chances(sample: &Sample, trust: [f64; 2]) -> Vec<f64> {
    let trust = trust[0] + (trust[1] - trust[0]) * sample.progress;
    let parts: Vec<f64> =
        (0..sample.seats).map(|seat| (trust * f64::from(sample.leads[seat])).exp()).collect();
    let total: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / total).collect()
}

/// Steps up the likelihood of what came.
fn fit_trust(samples: &[Sample]) -> [f64; 2] {
    let mut trust = [0.5, 0.5];
    for _ in 0..3_000 {
        let mut slope = [0.0; 2];
        for sample in samples {
            for (seat, chance) in chances(sample, trust).into_iter().enumerate() {
                let pull = (f64::from(sample.shares[seat]) - chance) * f64::from(sample.leads[seat]);
                slope[0] += pull * (1.0 - sample.progress);
                slope[1] += pull * sample.progress;
            }
        }
        (0..2).for_each(|end| trust[end] += 0.5 * slope[end] / samples.len() as f64);
    }
    trust
}

/// Least squares, by elimination; a little ridge keeps what does not vary at zero.
fn fit_points(samples: &[Sample]) -> [[f64; 2]; 4] {
    let mut rows = [[0.0; 9]; 8];
    (0..8).for_each(|at| rows[at][at] = 1e-3);
    for sample in samples {
        for seat in 0..sample.seats {
            let by = Calibration::regressors(sample.seats, sample.scores[seat], sample.leads[seat]);
            let by: Vec<f64> = by
                .into_iter()
                .flat_map(|by| [1.0 - sample.progress, sample.progress].map(|part| part * f64::from(by)))
                .collect();
            for (row, first) in rows.iter_mut().zip(&by) {
                by.iter().enumerate().for_each(|(at, second)| row[at] += first * second);
                row[8] += first * f64::from(sample.points[seat]);
            }
        }
    }
    for pivot in 0..8 {
        let head = rows[pivot];
        for (_, row) in rows.iter_mut().enumerate().filter(|(at, _)| *at != pivot) {
            let factor = row[pivot] / head[pivot];
            row.iter_mut().zip(head).for_each(|(cell, head)| *cell -= factor * head);
        }
    }
    std::array::from_fn(|by| [0, 1].map(|end| rows[2 * by + end][8] / rows[2 * by + end][2 * by + end]))
}

fn calibrate<S: Sense>(games: u64) {
    let mut samples = Vec::new();
    (0..games).for_each(|number| play::<S>(number, &mut samples));
    let (trust, points) = (fit_trust(&samples), fit_points(&samples));
    let brier = |trust: [f64; 2]| {
        let error = |sample: &Sample| -> f64 {
            let missed = |(seat, chance): (usize, f64)| (chance - f64::from(sample.shares[seat])).powi(2);
            chances(sample, trust).into_iter().enumerate().map(missed).sum()
        };
        samples.iter().map(error).sum::<f64>() / samples.len() as f64
    };
    println!("{} ({games} games, {} positions)", <S::Game>::NAME, samples.len());
    println!("    trust: [{:.3}, {:.3}],", trust[0], trust[1]);
    println!("    points: {points:.3?},");
    println!(
        "    Brier score {:.4}; of the model as it is {:.4}, of fair shares {:.4}",
        brier(trust),
        brier([1.0, 1.0]),
        brier([0.0, 0.0])
    );
}

fn main() {
    let games = std::env::args().nth(1).map_or(300, |text| text.parse().expect("a number of games"));
    calibrate::<CardGame>(games);
    calibrate::<AgeOfConan>(games / 4);
}
