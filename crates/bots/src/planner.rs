//! Trying every action in the same imagined worlds, with the same luck.

use std::time::{Duration, Instant};

use search::{Agent, Budget};
use table::{Chance, Cx, Dice, Seat};

use crate::{
    Model, Sense,
    sense::{by_instinct, settle},
};

/// Imagines worlds, tries every action in each, carries the order out, and takes what looks best on average.
/// The same luck for all actions makes a small difference show in few worlds.
#[derive(Clone, Debug)]
pub struct Planner {
    model: Model,
    /// Worlds imagined for a decision, as far as there is time.
    worlds: u32,
    time: Duration,
    /// Whether one's own next clicks are thought about, or left to instinct.
    careful: bool,
}

/// Clicks after which an order that is not finished yet is judged as it stands.
const PATIENCE: u32 = 24;
/// Of equals, what one likes more.
const TASTE: f32 = 1e-3;

impl Planner {
    pub fn new(model: Model, worlds: u32, time: Duration, careful: bool) -> Planner {
        Planner { model, worlds, time, careful }
    }

    pub(crate) fn decide_here<G: Sense>(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut dyn Chance,
    ) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let mut dice = Dice(chance.below(u32::MAX).into());
        legal[best(self.weigh::<G>(view, seat, legal, &mut dice).into_iter())]
    }

    /// What each of `legal` is worth to `seat`; after the first world only until `end`.
    fn weigh<G: Sense>(&self, view: &G::View, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> Vec<f32> {
        let end = Instant::now() + self.time;
        let world = G::imagine(view, dice);
        let mut worth: Vec<f32> = legal.iter().map(|&action| TASTE * world.liking(seat, action)).collect();
        let mut buffer = Vec::new();
        for _ in 0..self.worlds {
            let world = G::imagine(view, dice);
            let luck = dice.below(u32::MAX);
            let mut tried = Vec::with_capacity(legal.len());
            for &action in legal {
                if Instant::now() >= end {
                    return worth;
                }
                tried.push(self.try_out(&world, seat, action, luck, &mut buffer));
            }
            worth.iter_mut().zip(tried).for_each(|(worth, tried)| *worth += tried);
        }
        worth
    }

    /// What an action comes to in one world, with one luck.
    fn try_out<G: Sense>(
        &self,
        world: &G,
        seat: Seat,
        action: G::Action,
        luck: u32,
        buffer: &mut Vec<G::Action>,
    ) -> f32 {
        let chapter = world.chapter();
        let mut luck = Dice(luck.into());
        let mut tried = world.clone();
        tried.play(seat, action, &mut Cx::quiet(&mut luck));
        if self.careful {
            self.carry_out(&mut tried, seat, chapter, buffer, &mut luck);
        }
        settle(&mut tried, chapter, PATIENCE, buffer, &mut luck);
        self.model.judge(&tried)[seat.index()]
    }

    /// Carries an order out click by click, each time with what looks best at once; others follow instinct.
    fn carry_out<G: Sense>(
        &self,
        world: &mut G,
        seat: Seat,
        chapter: u64,
        buffer: &mut Vec<G::Action>,
        luck: &mut Dice,
    ) {
        let hasty = Planner { careful: false, model: self.model.clone(), ..*self };
        let mut legal = Vec::new();
        for _ in 0..PATIENCE {
            let Some(next) = world.missing().first().filter(|_| world.chapter() == chapter) else { return };
            legal.clear();
            world.legal(next, &mut legal);
            let index = match legal.len() {
                1 => 0,
                _ if next != seat => by_instinct(world, next, &legal, luck),
                _ => {
                    let luck = luck.below(u32::MAX);
                    let worth = legal.iter().map(|&action| {
                        hasty.try_out(world, seat, action, luck, buffer) + TASTE * world.liking(seat, action)
                    });
                    best(worth)
                }
            };
            world.play(next, legal[index], &mut Cx::quiet(luck));
        }
    }
}

/// The highest; of equals the first.
fn best(worth: impl Iterator<Item = f32>) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (index, worth) in worth.enumerate() {
        if worth > best.1 {
            best = (index, worth);
        }
    }
    best.0
}

impl<G: Sense> Agent<G> for Planner {
    /// It was told its budget when it was made.
    fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        _: Budget,
        chance: &mut dyn Chance,
    ) -> G::Action {
        self.decide_here::<G>(view, seat, legal, chance)
    }
}
