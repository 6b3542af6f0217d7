//! Learning by contests: the same seed, the same model.
//!
//! Weights are not fitted to how games ended; they are tried out. In every pair of games one side plays with some
//! weights a little higher and others a little lower, and the other side the other way round. What the winners had
//! in common shows which way each weight should go.

use std::time::Duration;

use rayon::prelude::*;
use table::{Chance, Content, Dice, Eye, Game, MOST_SEATS, Recalled, Rules, Seat, Setup, Standing};

use crate::{
    Depth, Model, Planner, Sense, Style,
    sense::{MOST_FEATURES, SetupOf},
};

/// How to learn.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Lessons {
    /// After each the weights are changed.
    pub rounds: u32,
    /// Of a round, in pairs: the same deal with sides changed.
    pub games: u32,
    pub seed: u64,
}

/// Early and late, by feature.
type Weights = [[f32; 2]; MOST_FEATURES];

/// How those play who learn.
const STYLE: Style = Style { worlds: 1, depth: Depth::Order };
/// One pair in so many is played at the largest table, the others at the smallest.
const LARGE: u32 = 8;
/// Games that show how much features differ between seats.
const GLIMPSES: u32 = 60;
/// How far weights are tried out: a part of what they are, but at least so much between two usual seats.
const PART: f32 = 0.35;
const LEAST: f32 = 0.06;
/// Features that differ less than this are not made more of.
const USUAL: f32 = 0.05;
/// How far a weight goes for every standard error that winners had it higher, beyond what is none; an error is that
/// of so many pairs, so that more games make a step surer, not longer.
const PACE: f32 = 0.5;
const PAIRS: f32 = 600.0;
const NONE: f32 = 0.5;
const MOST: f32 = 4.0;
/// How much the last rounds still count.
const MEMORY: f32 = 0.5;

/// Learns from games that `begin` sets up: at the smallest table for 0, at the largest for 1. `played` hears of
/// each game. However many threads play, the model is the same.
pub fn train<S: Sense>(
    begin: impl Fn(usize, &mut Dice) -> S::Game + Sync,
    lessons: &Lessons,
    played: impl Fn() + Sync,
) -> Model {
    let mut model = Model::by_hand::<S>();
    let mut dice = Dice(lessons.seed);
    let usual = spread::<S>(&begin, &model, &mut dice);
    let mut drift = [[0.0; 2]; MOST_FEATURES];
    let calm = (PAIRS / (lessons.games / 2).max(1) as f32).sqrt();
    let pace = PACE * calm;
    for round in 1..=lessons.rounds {
        let far = map(&model.weights, |at, phase, weight| {
            (PART * weight.abs()).max(LEAST / usual[at][phase].max(USUAL))
        });
        let trials: Vec<Trial> = (0..lessons.games / 2).map(|pair| Trial::draw(pair, &mut dice)).collect();
        let results: Vec<f32> = trials
            .par_iter()
            .map(|trial| {
                let sides = trial.sides(&model, &far);
                let contest = |turned| {
                    let mut luck = Dice(trial.deal.into());
                    let game = begin(trial.table, &mut luck);
                    let result = contest::<S>(game, &sides, turned, luck);
                    played();
                    result
                };
                contest(0) + contest(1)
            })
            .collect();
        let mut pulls = Pulls { sums: [[0.0; 2]; MOST_FEATURES], squares: 0.0 };
        for (trial, &result) in trials.iter().zip(&results) {
            pulls.note(result, &trial.signs);
        }
        drift = map(&drift, |at, phase, drift| MEMORY * drift + pulls.of(at, phase));
        model.weights = map(&model.weights, |at, phase, weight| {
            let drift = drift[at][phase];
            weight + pace * far[at][phase] * drift.signum() * (drift.abs() - NONE).clamp(0.0, MOST / calm)
        });
        model.version = round;
    }
    let Lessons { rounds, games, seed } = lessons;
    model.origin = format!(
        "learnt by contests: {rounds} rounds of {games} games, seed {seed}, edition {}",
        content::<S>()
    );
    model
}

/// A pair of games: the same deal with sides changed.
struct Trial {
    table: usize,
    /// Which weights the first side has higher (1) and which lower (-1).
    signs: Weights,
    deal: u32,
}

impl Trial {
    fn draw(pair: u32, dice: &mut Dice) -> Trial {
        let table = usize::from(pair % LARGE == LARGE - 1);
        let signs = map(&[[0.0; 2]; MOST_FEATURES], |_, _, _| if dice.below(2) == 0 { 1.0 } else { -1.0 });
        Trial { table, signs, deal: dice.below(u32::MAX) }
    }

    fn sides(&self, model: &Model, far: &Weights) -> [Model; 2] {
        [1.0, -1.0].map(|way| {
            let weight =
                |at: usize, phase: usize, weight| weight + way * far[at][phase] * self.signs[at][phase];
            Model { weights: map(&model.weights, weight), ..model.clone() }
        })
    }
}

/// The cards and boards that are built in, with their digest.
fn content<S: Sense>() -> String {
    let seats = usize::from(*SetupOf::<S>::SEATS.start());
    let setup = SetupOf::<S>::new(<S::Game>::EDITION, &vec![None; seats]);
    setup.map_or_else(
        |_| String::new(),
        |setup| {
            let Content { name, digest } = setup.content();
            format!("{name}@{digest:016x}")
        },
    )
}

fn map(weights: &Weights, of: impl FnMut(usize, usize, f32) -> f32) -> Weights {
    let mut of = of;
    std::array::from_fn(|at| std::array::from_fn(|phase| of(at, phase, weights[at][phase])))
}

/// Which way the winners pulled.
struct Pulls {
    sums: Weights,
    /// Of the results, which are 0 on average.
    squares: f32,
}

impl Pulls {
    fn note(&mut self, result: f32, signs: &Weights) {
        self.squares += result * result;
        self.sums = map(&self.sums, |at, phase, sum| sum + result * signs[at][phase]);
    }

    /// In standard errors.
    fn of(&self, at: usize, phase: usize) -> f32 {
        self.sums[at][phase] / self.squares.sqrt().max(1e-6)
    }
}

/// How much each feature usually differs between the first two seats, early and late.
fn spread<S: Sense>(begin: &impl Fn(usize, &mut Dice) -> S::Game, model: &Model, dice: &mut Dice) -> Weights {
    let mut sums = [[0.0; 2]; MOST_FEATURES];
    let mut seen = [1e-6; 2];
    let mut look = |game: &S::Game| {
        let mut counted = [[0.0; MOST_FEATURES]; MOST_SEATS];
        S::count(game, &mut counted);
        let phases = [1.0 - S::progress(game), S::progress(game)];
        for phase in 0..2 {
            seen[phase] += phases[phase].powi(2);
        }
        sums = map(&sums, |at, phase, sum| sum + ((counted[0][at] - counted[1][at]) * phases[phase]).powi(2));
    };
    for _ in 0..GLIMPSES {
        let game = begin(0, dice);
        play::<S>(game, |_| model, dice, &mut look);
    }
    map(&sums, |_, phase, sum| (sum / seen[phase]).sqrt())
}

/// What comes of a game for the first side, from -1/2 to 1/2: half whether it won, half by how many points.
fn contest<S: Sense>(game: S::Game, sides: &[Model; 2], turned: usize, mut luck: Dice) -> f32 {
    let side = |seat: Seat| (seat.index() + turned) % 2;
    let standing = play::<S>(game, |seat| &sides[side(seat)], &mut luck, |_| ());
    let seats = standing.seats();
    let (mut won, mut margin) = (0.0, 0.0);
    for seat in (0..seats).map(Seat) {
        let way = if side(seat) == 0 { 1.0 } else { -1.0 };
        won += way * standing.share(seat);
        margin += way * f32::from(standing.score(seat)) * 2.0 / f32::from(seats);
    }
    0.25 * (won + (margin / (2.4 * S::POINTS)).tanh())
}

/// Plays a game to its end; `look` sees it wherever an order has been carried out.
fn play<'a, S: Sense>(
    game: S::Game,
    model: impl Fn(Seat) -> &'a Model,
    luck: &mut Dice,
    mut look: impl FnMut(&S::Game),
) -> Standing {
    let planner = |seat| Planner::new(model(Seat(seat)).clone(), STYLE, Duration::from_hours(1));
    let planners: Vec<Planner<S>> = (0..game.seats()).map(planner).collect();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut chapter = S::chapter(&game);
    let mut game = Recalled::new(game);
    while let Some(seat) = game.position.missing().first() {
        if S::chapter(&game.position) != chapter {
            chapter = S::chapter(&game.position);
            look(&game.position);
        }
        legal.clear();
        game.position.legal(seat, &mut legal);
        let known = || game.insight(Eye::Seat(seat));
        let action = match legal[..] {
            [only] => only,
            _ => planners[seat.index()].decide_here(&known(), seat, &legal, luck),
        };
        game.play(seat, action, luck, &mut events);
    }
    game.position.standing()
}
