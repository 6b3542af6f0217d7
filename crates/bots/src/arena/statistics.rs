//! What many games say about those who played them.

use std::{collections::BTreeMap, time::Duration};

use table::Seat;

use super::{MOMENTS, Played};

/// The 95 % quantile of the normal distribution, on both sides.
const Z: f64 = 1.959_964;

/// A part of something, with the interval that holds the truth 19 times of 20 (Wilson). Games count as
/// independent, though those of one deal are not quite.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    pub of: u64,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Rate {
    pub fn new(won: f64, of: u64) -> Rate {
        if of == 0 {
            return Rate { of, rate: 0.0, low: 0.0, high: 1.0 };
        }
        let n = of as f64;
        let rate = won / n;
        let z2 = Z * Z;
        let centre = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
        Rate { of, rate, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

/// How long decisions took, in milliseconds.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct Times {
    pub count: usize,
    pub median: f64,
    pub p90: f64,
    pub p99: f64,
    pub p999: f64,
    pub longest: f64,
}

impl Times {
    pub fn of(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        let at = |part: f64| {
            let index = (part * times.len() as f64).ceil() as usize;
            times.get(index.saturating_sub(1)).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Times {
            count: times.len(),
            median: at(0.5),
            p90: at(0.9),
            p99: at(0.99),
            p999: at(0.999),
            longest: at(1.0),
        }
    }
}

/// What the games say about one contender.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    pub name: String,
    pub wins: Rate,
    pub elo: f64,
    pub times: Times,
    pub by_seat: Vec<Rate>,
    pub by_role: BTreeMap<&'static str, Rate>,
    /// Against each contender: how often it came out ahead, a tie counting half.
    pub ahead_of: Vec<Rate>,
    /// Mean score by moment of the game.
    pub scores: Vec<f64>,
}

/// Sums up, one record a contender.
pub fn records(names: &[String], games: &[Played]) -> Vec<Record> {
    let ahead = pairings(names.len(), games);
    let elo = elo(&ahead);
    let record = |(at, name): (usize, &String)| {
        let sat = |game: &Played, seat: usize| game.seats[seat] == at;
        let shares = |keep: &dyn Fn(&Played, usize) -> bool| {
            let mut won = (0.0, 0);
            for game in games {
                for seat in (0..game.seats.len()).filter(|&seat| sat(game, seat) && keep(game, seat)) {
                    won = (won.0 + f64::from(game.standing.share(Seat(seat as u8))), won.1 + 1);
                }
            }
            Rate::new(won.0, won.1)
        };
        let players = games.first().map_or(0, |game| game.seats.len());
        let roles: std::collections::BTreeSet<_> =
            games.iter().flat_map(|game| &game.roles).flatten().copied().collect();
        let times = games.iter().flat_map(|game| {
            (0..game.seats.len())
                .filter(|&seat| sat(game, seat))
                .flat_map(|seat| game.times[seat].iter().copied())
        });
        Record {
            name: name.clone(),
            wins: shares(&|_, _| true),
            elo: elo[at],
            times: Times::of(times.collect()),
            by_seat: (0..players).map(|wanted| shares(&|_, seat| seat == wanted)).collect(),
            by_role: roles
                .iter()
                .map(|&role| (role, shares(&|game, seat| game.roles[seat] == Some(role))))
                .collect(),
            ahead_of: ahead[at].iter().map(|&(won, of)| Rate::new(won, of)).collect(),
            scores: mean_scores(at, games),
        }
    };
    names.iter().enumerate().map(record).collect()
}

fn mean_scores(contender: usize, games: &[Played]) -> Vec<f64> {
    let mean = |moment: usize| {
        let scores = games.iter().flat_map(|game| {
            let seats = (0..game.seats.len()).filter(|&seat| game.seats[seat] == contender);
            seats.map(|seat| f64::from(game.scores[moment][seat]))
        });
        let (sum, count) = scores.fold((0.0, 0), |(sum, count), score| (sum + score, count + 1));
        sum / f64::from(count.max(1))
    };
    (0..MOMENTS).map(mean).collect()
}

/// Wins (a tie is half) and meetings of each contender against each.
pub type Pairings = Vec<Vec<(f64, u64)>>;

fn pairings(contenders: usize, games: &[Played]) -> Pairings {
    let mut ahead = vec![vec![(0.0, 0); contenders]; contenders];
    for game in games {
        for (one, &first) in game.seats.iter().enumerate() {
            for (other, &second) in game.seats.iter().enumerate() {
                if first == second {
                    continue;
                }
                let places = [one, other].map(|seat| game.standing.place(Seat(seat as u8)));
                let won = match places[0].cmp(&places[1]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                let met = &mut ahead[first][second];
                *met = (met.0 + won, met.1 + 1);
            }
        }
    }
    ahead
}

/// Ratings on Elo's scale that explain the pairings best (Bradley and Terry), their mean at 1500. Everybody is
/// lent half a win and half a loss against everybody he met, so that nobody is infinitely better.
pub fn elo(ahead: &Pairings) -> Vec<f64> {
    let count = ahead.len();
    let mut strength = vec![1.0f64; count];
    for _ in 0..2_000 {
        let stronger = |one: usize| {
            let met = (0..count).filter(|&other| ahead[one][other].1 > 0);
            let (mut won, mut expected) = (0.0, 0.0);
            for other in met {
                won += ahead[one][other].0 + 0.5;
                expected += (ahead[one][other].1 as f64 + 1.0) / (strength[one] + strength[other]);
            }
            if expected > 0.0 { won / expected } else { strength[one] }
        };
        let next: Vec<f64> = (0..count).map(stronger).collect();
        let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / count as f64;
        strength = next.into_iter().map(|strength| strength / mean.exp()).collect();
    }
    strength.into_iter().map(|strength| 1500.0 + 400.0 * strength.log10()).collect()
}
