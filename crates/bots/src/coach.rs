//! The coach: what a seat had best do and why, and what everybody may expect. All of it from what that seat
//! sees and remembers; what it remembers is weighed, never said.

use std::time::Duration;

use search::{Budget, Payoffs};
use table::{Chance, Cx, Dice, Insight, MOST_SEATS, Phrase, Rules, Seat};

use crate::{
    ActionOf, Depth, Level, Model, Planner, Sense, Spend, Style, Thinking,
    sense::{MOST_FEATURES, settle},
    shipped,
};

/// An action worth thinking about.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<A> {
    pub action: A,
    /// The seat's chance to win after it.
    pub chance: f32,
    /// The final points the seat may expect after it.
    pub points: f32,
    /// What speaks for it.
    pub because: Phrase,
}

/// What a seat may expect of the game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Expected {
    /// In the end.
    pub points: f32,
    /// To win.
    pub chance: f32,
}

/// How a model's judgement becomes a forecast: fitted to self-play, early and late in a game, by
/// `cargo run --release -p bots --example calibrate`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Calibration {
    /// How far to trust the model's lead in logits.
    pub trust: [f32; 2],
    /// Final points: a base, and so much for every seat beyond two, for every point had, for the lead in logits.
    pub points: [[f32; 2]; 4],
}

/// The most options that are advised.
const MOST: usize = 5;
/// Options that are compared to find what speaks for one of them.
const COMPARED: usize = 16;
/// Worlds imagined for a comparison or a forecast.
const WORLDS: u32 = 16;
/// Clicks after which an order that is not finished yet is judged as it stands.
const PATIENCE: u32 = 24;
/// Worlds planned in where the budget is a time only.
const PLANNED: u32 = 64;
/// Logits that are worth a word.
const NOTABLE: f32 = 0.02;

impl Calibration {
    /// The model is right, and points stay as they are.
    pub const PLAIN: Calibration =
        Calibration { trust: [1.0, 1.0], points: [[0.0, 0.0], [0.0, 0.0], [1.0, 1.0], [0.0, 0.0]] };

    /// What the points of a seat are explained by.
    pub fn regressors(seats: usize, had: f32, lead: f32) -> [f32; 4] {
        [1.0, seats as f32 - 2.0, had, lead]
    }

    fn expect(&self, outlook: &Outlook, seats: usize) -> [Expected; MOST_SEATS] {
        let at = |[early, late]: [f32; 2]| early + (late - early) * outlook.progress;
        let leads = leads(&outlook.payoffs, seats);
        let trusted = leads.map(|lead| lead * at(self.trust).max(0.0));
        let chances = crate::model::softmax(&trusted, seats);
        std::array::from_fn(|seat| {
            let regressors = Calibration::regressors(seats, outlook.scores[seat], leads[seat]);
            let points = regressors.into_iter().zip(self.points).map(|(by, weight)| by * at(weight)).sum();
            Expected { points, chance: chances[seat] }
        })
    }
}

/// By how much each seat is ahead of the mean, in logits of what it gets.
pub fn leads(payoffs: &Payoffs, seats: usize) -> [f32; MOST_SEATS] {
    let logs = payoffs.map(|payoff| payoff.clamp(1e-3, 1.0).ln());
    let mean = logs[..seats].iter().sum::<f32>() / seats as f32;
    logs.map(|log| log - mean)
}

/// What some worlds look like on average, once the order under way is carried out.
#[derive(Clone, Debug)]
pub struct Outlook {
    pub payoffs: Payoffs,
    pub scores: [f32; MOST_SEATS],
    pub progress: f32,
    /// By seat and feature, in logits.
    leanings: [[f32; MOST_FEATURES]; MOST_SEATS],
    worlds: f32,
}

impl Outlook {
    const NOTHING: Outlook = Outlook {
        payoffs: [0.0; MOST_SEATS],
        scores: [0.0; MOST_SEATS],
        progress: 0.0,
        leanings: [[0.0; MOST_FEATURES]; MOST_SEATS],
        worlds: 0.0,
    };

    /// From what is known, as it stands.
    pub fn of<S: Sense>(known: &Insight<S::Game>, model: &Model, dice: &mut Dice) -> Outlook {
        let mut outlook = Outlook::NOTHING;
        for _ in 0..WORLDS {
            let world = known.imagine(dice);
            let chapter = S::chapter(&world);
            outlook.look::<S>(world, chapter, model, &mut Dice(dice.below(u32::MAX).into()));
        }
        outlook
    }

    /// Carries the order of `chapter` out in one more world, and averages.
    fn look<S: Sense>(&mut self, mut world: S::Game, chapter: u64, model: &Model, luck: &mut Dice) {
        settle::<S>(&mut world, chapter, PATIENCE, &mut Vec::new(), luck);
        self.worlds += 1.0;
        let part = 1.0 / self.worlds;
        let blend = |mean: &mut f32, new: f32| *mean += (new - *mean) * part;
        let (standing, payoffs) = (world.standing(), model.judge::<S>(&world));
        let progress = if world.missing().is_empty() { 1.0 } else { S::progress(&world) };
        blend(&mut self.progress, progress);
        let mut counted = [[0.0; MOST_FEATURES]; MOST_SEATS];
        S::count(&world, &mut counted);
        for seat in 0..usize::from(world.seats()) {
            blend(&mut self.payoffs[seat], payoffs[seat]);
            blend(&mut self.scores[seat], standing.score(Seat(seat as u8)).into());
            let leanings = self.leanings[seat].iter_mut().zip(counted[seat]).zip(model.weights);
            for ((leaning, counted), [early, late]) in leanings {
                blend(leaning, counted * (early + (late - early) * progress));
            }
        }
    }
}

/// What everybody may expect, as far as can be told from what is known.
pub fn forecast<S: Sense>(known: &Insight<S::Game>, dice: &mut Dice) -> Vec<Expected> {
    let world = known.imagine(dice);
    let seats = usize::from(world.seats());
    if world.missing().is_empty() {
        let standing = world.standing();
        let end = |seat| Expected { points: standing.score(seat).into(), chance: standing.share(seat) };
        return (0..seats as u8).map(Seat).map(end).collect();
    }
    let outlook = Outlook::of::<S>(known, &shipped::<S>(), dice);
    S::CALIBRATION.expect(&outlook, seats)[..seats].to_vec()
}

/// What is thought of one of the legal actions.
struct Weighed {
    index: usize,
    preference: f32,
    /// Nothing if there was no time for it.
    payoffs: Option<Payoffs>,
}

/// The best of `legal`, the legal actions of `seat`, best first. The same knowledge, budget in iterations and dice give
/// the same advice.
pub fn advise<S: Sense>(
    known: &Insight<S::Game>,
    seat: Seat,
    legal: &[ActionOf<S>],
    budget: Budget,
    dice: &mut Dice,
) -> Vec<Advised<ActionOf<S>>> {
    let model = shipped::<S>();
    let mut weighed = weigh::<S>(known, seat, legal, budget, &model, dice);
    if weighed.is_empty() {
        let world = known.imagine(dice);
        let liked =
            |(index, &action)| Weighed { index, preference: S::liking(&world, seat, action), payoffs: None };
        weighed.extend(legal.iter().enumerate().map(liked));
    }
    weighed.sort_by(|a, b| b.preference.total_cmp(&a.preference));
    // What nobody thinks of is not advised where there is something else.
    let hopeful = weighed.iter().filter(|weighed| weighed.preference > f32::NEG_INFINITY).count();
    weighed.truncate(hopeful.max(1));
    weighed.truncate(COMPARED);
    let compared: Vec<_> = weighed.iter().map(|weighed| legal[weighed.index]).collect();
    let outlooks = try_out::<S>(known, seat, &compared, &model, dice);
    let seats = usize::from(known.imagine(dice).seats());
    let advised = |(at, weighed): (usize, &Weighed)| {
        let payoffs = weighed.payoffs.unwrap_or(outlooks[at].payoffs);
        let outlook = Outlook { payoffs, ..outlooks[at].clone() };
        let Expected { points, chance } = S::CALIBRATION.expect(&outlook, seats)[seat.index()];
        let because = because::<S>(seat, seats, at, &outlooks);
        Advised { action: legal[weighed.index], chance, points, because }
    };
    weighed.iter().take(MOST).enumerate().map(advised).collect()
}

/// As a king would.
fn weigh<S: Sense>(
    known: &Insight<S::Game>,
    seat: Seat,
    legal: &[ActionOf<S>],
    budget: Budget,
    model: &Model,
    dice: &mut Dice,
) -> Vec<Weighed> {
    let time = budget.time.unwrap_or(Duration::from_hours(1));
    match S::THINKING {
        Thinking::Search => {
            let spend = Spend { rounds: budget.iterations.unwrap_or(u32::MAX), time };
            let mut searcher = Level::searcher::<S>(model.clone(), spend);
            let thought = searcher.think(known, seat, legal, budget, dice);
            let tried = thought.opinions.iter().enumerate().filter(|(_, opinion)| opinion.visits > 0);
            let weighed = |(index, opinion): (usize, &search::Opinion<_>)| Weighed {
                index,
                preference: opinion.share,
                payoffs: Some(opinion.payoffs),
            };
            tried.map(weighed).collect()
        }
        Thinking::Plan => {
            let worlds = budget.iterations.unwrap_or(PLANNED);
            let planner = Planner::<S>::new(model.clone(), Style { worlds, depth: Depth::Plan }, time);
            let worth = planner.race(known, seat, legal, dice).worth();
            let rivals = f32::from(known.imagine(dice).seats().max(2) - 1);
            let weighed = |(index, worth): (usize, Option<f32>)| {
                let worth = worth?;
                let mut payoffs = [(1.0 - worth).max(0.0) / rivals; MOST_SEATS];
                payoffs[seat.index()] = worth;
                Some(Weighed { index, preference: worth, payoffs: Some(payoffs) })
            };
            worth.into_iter().enumerate().filter_map(weighed).collect()
        }
    }
}

/// What each of some actions leads to, in the same worlds with the same luck.
fn try_out<S: Sense>(
    known: &Insight<S::Game>,
    seat: Seat,
    actions: &[ActionOf<S>],
    model: &Model,
    dice: &mut Dice,
) -> Vec<Outlook> {
    let mut outlooks = vec![Outlook::NOTHING; actions.len()];
    for _ in 0..WORLDS {
        let world = known.imagine(dice);
        let (chapter, luck) = (S::chapter(&world), dice.below(u32::MAX));
        for (outlook, &action) in outlooks.iter_mut().zip(actions) {
            let (mut tried, mut luck) = (world.clone(), Dice(luck.into()));
            tried.play(seat, action, &mut Cx::quiet(&mut luck));
            outlook.look::<S>(tried, chapter, model, &mut luck);
        }
    }
    outlooks
}

/// What sets one of the options apart from the others: what it does most for the seat, or against a rival.
fn because<S: Sense>(seat: Seat, seats: usize, at: usize, outlooks: &[Outlook]) -> Phrase {
    if outlooks.len() < 2 {
        return Phrase::new("coach-only");
    }
    if outlooks[at].payoffs[seat.index()] > 0.999 {
        return Phrase::new("coach-wins");
    }
    let gain = |whose: usize, feature: usize| {
        let leaning = |outlook: &Outlook| outlook.leanings[whose][feature];
        let all: f32 = outlooks.iter().map(leaning).sum();
        let others = (all - leaning(&outlooks[at])) / (outlooks.len() - 1) as f32;
        leaning(&outlooks[at]) - others
    };
    let features = 0..S::FEATURES.len();
    let own = features.clone().map(|feature| (gain(seat.index(), feature), feature));
    let rivals = (0..seats).filter(|&other| other != seat.index());
    let harm =
        rivals.map(|rival| (-features.clone().map(|feature| gain(rival, feature)).sum::<f32>(), rival));
    let most = |a: &(f32, usize), b: &(f32, usize)| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1));
    let (own, harm) = (own.max_by(most).unwrap_or_default(), harm.max_by(most).unwrap_or_default());
    if own.0.max(harm.0) < NOTABLE {
        Phrase::new("coach-alike")
    } else if harm.0 > own.0 {
        Phrase::new("coach-hinders").with("seat", Seat(harm.1 as u8))
    } else {
        Phrase::new(S::FEATURES[own.1].because)
    }
}
