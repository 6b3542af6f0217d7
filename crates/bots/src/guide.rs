//! Sense for the search: instinct for priors and rollouts, a model for judging.

use std::marker::PhantomData;

use search::{Guide, Payoffs};
use table::{Dice, Seat};

use crate::{
    ActionOf, Model, Sense,
    sense::{self, ViewOf},
};

/// Clicks after which an order that is not finished yet is judged as it stands.
const PATIENCE: u32 = 24;

/// Judges a position where the order under way is carried out, as instinct would have it.
#[derive(Clone, Debug)]
pub struct Sensible<S> {
    model: Model,
    sense: PhantomData<S>,
}

impl<S: Sense> Sensible<S> {
    pub fn new(model: Model) -> Sensible<S> {
        Sensible { model, sense: PhantomData }
    }
}

impl<S: Sense> Guide<S::Game> for Sensible<S> {
    fn worth(&self, world: &S::Game, dice: &mut Dice) -> Payoffs {
        let mut settled = world.clone();
        sense::settle::<S>(&mut settled, S::chapter(world), PATIENCE, &mut Vec::new(), dice);
        self.model.judge::<S>(&settled)
    }

    fn priors(&self, world: &S::Game, seat: Seat, legal: &[ActionOf<S>], priors: &mut Vec<f32>) {
        S::like_each(world, seat, legal, &mut |liking| priors.push(liking.exp()));
        let total: f32 = priors.iter().sum();
        for prior in priors {
            *prior /= total;
        }
    }

    fn choose(&self, world: &S::Game, seat: Seat, legal: &[ActionOf<S>], dice: &mut Dice) -> usize {
        sense::by_instinct::<S>(world, seat, legal, dice)
    }

    fn believe(&self, view: &ViewOf<S>, world: &S::Game) -> f32 {
        S::believe(view, world)
    }
}
