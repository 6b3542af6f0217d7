//! A linear judgement of positions: what each feature is worth, early and late.

use std::cmp::Ordering;

use search::Payoffs;
use table::{Game, MOST_SEATS, Rules, Seat};

use crate::{
    Sense, Temperament,
    sense::{Counted, MOST_FEATURES},
};

/// How much more a temperament cares for what is dear to it.
const DEAR: f32 = 1.3;

/// Weights for the features of a game; the sum is a logit of the victory.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// 0 is made by hand; training counts on.
    pub version: u32,
    pub weights: [[f32; 2]; MOST_FEATURES],
    /// How it came about.
    pub origin: String,
}

/// Why a text is not a model of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadModel {
    #[error("line 1: expected \"model {expected} VERSION\", found {found:?}")]
    Head { expected: &'static str, found: String },
    #[error("line {line}: expected \"{expected} EARLY LATE\", found {found:?}")]
    Weight { line: usize, expected: &'static str, found: String },
    #[error("line {line}: nothing should follow the features")]
    TooLong { line: usize },
}

impl Model {
    /// What we believe.
    pub fn by_hand<S: Sense>() -> Model {
        let mut weights = [[0.0; 2]; MOST_FEATURES];
        for (weight, feature) in weights.iter_mut().zip(S::FEATURES) {
            *weight = feature.worth.map(|worth| worth / S::POINTS);
        }
        Model { version: 0, weights, origin: "made by hand".to_string() }
    }

    /// The same judgement with a bent.
    pub fn with<S: Sense>(mut self, temperament: Option<Temperament>) -> Model {
        for (weight, feature) in self.weights.iter_mut().zip(S::FEATURES) {
            if temperament.is_some() && feature.dear_to == temperament {
                *weight = weight.map(|weight| weight * DEAR);
            }
        }
        self
    }

    pub fn write<S: Sense>(&self) -> String {
        let mut text = format!("model {} {}\n# {}\n", <S::Game>::NAME, self.version, self.origin);
        for (feature, [early, late]) in S::FEATURES.iter().zip(self.weights) {
            text += &format!("{} {early:.5} {late:.5}\n", feature.name);
        }
        text
    }

    pub fn read<S: Sense>(text: &str) -> Result<Model, BadModel> {
        let lines: Vec<&str> = text.lines().collect();
        let head = lines.first().copied().unwrap_or_default();
        let version = match head.split_whitespace().collect::<Vec<_>>()[..] {
            ["model", game, version] if game == <S::Game>::NAME => version.parse().ok(),
            _ => None,
        };
        let version =
            version.ok_or_else(|| BadModel::Head { expected: <S::Game>::NAME, found: head.to_string() })?;
        let origin = lines.get(1).and_then(|line| line.strip_prefix("# ")).unwrap_or_default().to_string();
        let first = 1 + usize::from(!origin.is_empty());
        let mut weights = [[0.0; 2]; MOST_FEATURES];
        for (at, feature) in S::FEATURES.iter().enumerate() {
            let found = lines.get(first + at).copied().unwrap_or_default();
            let line = first + at + 1;
            let bad = || BadModel::Weight { line, expected: feature.name, found: found.to_string() };
            let read = |word: &str| word.parse().ok().filter(|weight: &f32| weight.is_finite());
            weights[at] = match found.split_whitespace().collect::<Vec<_>>()[..] {
                [name, early, late] if name == feature.name => {
                    [read(early).ok_or_else(bad)?, read(late).ok_or_else(bad)?]
                }
                _ => return Err(bad()),
            };
        }
        let end = first + S::FEATURES.len();
        if lines.len() > end {
            return Err(BadModel::TooLong { line: end + 1 });
        }
        Ok(Model { version, weights, origin })
    }

    /// How well a seat stands, from what was counted.
    pub fn logit(&self, counted: &Counted, progress: f32, features: usize) -> f32 {
        let worth = |[early, late]: [f32; 2]| early + (late - early) * progress;
        (0..features).map(|at| counted[at] * worth(self.weights[at])).sum()
    }

    /// Each seat's chance of winning: exactly when the game is over, else by the model.
    pub fn judge<S: Sense>(&self, world: &S::Game) -> Payoffs {
        if world.turn().seats().is_empty() {
            return search::shares(&world.standing());
        }
        let mut counted = [[0.0; MOST_FEATURES]; MOST_SEATS];
        S::count(world, &mut counted);
        let progress = S::progress(world);
        let mut logits = [0.0; MOST_SEATS];
        let seats = usize::from(world.seats());
        for seat in 0..seats {
            logits[seat] = self.logit(&counted[seat], progress, S::FEATURES.len());
        }
        softmax(&logits, seats)
    }

    /// The part of the rivals a seat comes out ahead of, each compared with it alone.
    pub fn place<S: Sense>(&self, world: &S::Game, seat: Seat) -> f32 {
        let rivals = (0..world.seats()).map(Seat).filter(|&other| other != seat);
        let count = f32::from(world.seats().max(2) - 1);
        if world.turn().seats().is_empty() {
            let standing = world.standing();
            let ahead = |other: Seat| match standing.place(seat).cmp(&standing.place(other)) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
            return rivals.map(ahead).sum::<f32>() / count;
        }
        let mut counted = [[0.0; MOST_FEATURES]; MOST_SEATS];
        S::count(world, &mut counted);
        let progress = S::progress(world);
        let logit = |seat: Seat| self.logit(&counted[seat.index()], progress, S::FEATURES.len());
        let own = logit(seat);
        rivals.map(|other| 1.0 / (1.0 + (logit(other) - own).exp())).sum::<f32>() / count
    }
}

/// Shares that add up to 1 among the first `seats`.
pub(crate) fn softmax(logits: &[f32; MOST_SEATS], seats: usize) -> Payoffs {
    let most = logits[..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; MOST_SEATS];
    for (share, logit) in shares.iter_mut().zip(&logits[..seats]) {
        *share = (logit - most).exp();
    }
    let total: f32 = shares.iter().sum();
    shares.map(|share| share / total)
}
