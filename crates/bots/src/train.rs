//! Learning from self-play: the same seed, the same model.

use table::{Chance, Cx, Dice, Eye, MOST_SEATS};

use crate::{
    Bot, Model, Planner, Sense,
    model::softmax,
    sense::{Counted, MOST_FEATURES},
};

/// How to learn.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Lessons {
    /// Games are played anew with what was learnt in the round before.
    pub rounds: u32,
    pub games: u32,
    /// How often the games of a round are gone through.
    pub passes: u32,
    pub seed: u64,
}

/// A position of a game and what came of it.
struct Sample {
    counted: [Counted; MOST_SEATS],
    progress: f32,
    seats: usize,
    shares: [f32; MOST_SEATS],
}

/// One in so many clicks is at random, so that there is something to learn.
const ASTRAY: u32 = 12;
/// How fast, and how strongly it is pulled back to where it started.
const RATE: f32 = 0.03;
const PULL: f32 = 2e-5;

/// Learns from games that `begin` sets up, each by its number. `played` hears of each game.
pub fn train<G: Sense>(
    begin: impl Fn(u64, &mut Dice) -> G,
    lessons: &Lessons,
    mut played: impl FnMut(),
) -> Model {
    let start = Model::by_hand::<G>();
    let mut model = start.clone();
    let mut dice = Dice(lessons.seed);
    for round in 1..=lessons.rounds {
        let mut samples = Vec::new();
        for number in 0..lessons.games {
            let game = begin(number.into(), &mut dice);
            play_and_watch(game, &model, &mut dice, &mut samples);
            played();
        }
        let mut learning = Learning { model: start.clone(), seen: [[1e-6; 2]; MOST_FEATURES] };
        for _ in 0..lessons.passes {
            learning.go_through::<G>(&start, &samples, &mut dice);
        }
        model = Model { version: round, ..learning.model };
    }
    model
}

/// Plays a game greedily, looks at it wherever an order has been carried out, and notes the end.
fn play_and_watch<G: Sense>(mut game: G, model: &Model, dice: &mut Dice, samples: &mut Vec<Sample>) {
    let first = samples.len();
    let spend = Bot::Greedy.usual::<G>();
    let greedy = Planner::new(model.clone(), spend.rounds, spend.time, false);
    let mut legal = Vec::new();
    let mut chapter = game.chapter();
    while let Some(seat) = game.missing().first() {
        if game.chapter() != chapter {
            chapter = game.chapter();
            samples.push(look(&game));
        }
        legal.clear();
        game.legal(seat, &mut legal);
        let action = match legal.len() {
            1 => legal[0],
            count if dice.below(ASTRAY) == 0 => legal[dice.below(count as u32) as usize],
            _ => {
                let view = game.view(Eye::Seat(seat));
                greedy.decide_here::<G>(&view, seat, &legal, dice)
            }
        };
        game.play(seat, action, &mut Cx::quiet(dice));
    }
    let shares = search::shares(&game.standing());
    samples[first..].iter_mut().for_each(|sample| sample.shares = shares);
}

fn look<G: Sense>(game: &G) -> Sample {
    let mut counted = [[0.0; MOST_FEATURES]; MOST_SEATS];
    game.count(&mut counted);
    Sample { counted, progress: game.progress(), seats: game.seats().into(), shares: [0.0; MOST_SEATS] }
}

struct Learning {
    model: Model,
    /// The squares of the slopes so far: what has moved much moves less.
    seen: [[f32; 2]; MOST_FEATURES],
}

impl Learning {
    /// One pass over as many samples as there are, drawn at random.
    fn go_through<G: Sense>(&mut self, start: &Model, samples: &[Sample], dice: &mut Dice) {
        for _ in 0..samples.len() {
            let sample = &samples[dice.below(samples.len() as u32) as usize];
            self.learn(start, sample, G::FEATURES.len());
        }
    }

    /// A step down the slope of the cross-entropy between what was expected and what came.
    fn learn(&mut self, start: &Model, sample: &Sample, features: usize) {
        let mut logits = [0.0; MOST_SEATS];
        for (logit, counted) in logits.iter_mut().zip(&sample.counted).take(sample.seats) {
            *logit = self.model.logit(counted, sample.progress, features);
        }
        let expected = softmax(&logits, sample.seats);
        let phases = [1.0 - sample.progress, sample.progress];
        for feature in 0..features {
            let slope: f32 = (0..sample.seats)
                .map(|seat| (expected[seat] - sample.shares[seat]) * sample.counted[seat][feature])
                .sum();
            let weights = self.model.weights[feature].iter_mut().zip(start.weights[feature]);
            for ((weight, start), (seen, phase)) in weights.zip(self.seen[feature].iter_mut().zip(phases)) {
                *seen += (slope * phase).powi(2);
                *weight -= RATE * slope * phase / seen.sqrt();
                *weight += PULL * (start - *weight);
            }
        }
    }
}
