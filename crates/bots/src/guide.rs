//! Sense for the search: instinct for priors and rollouts, a model for judging.

use search::{Guide, Payoffs};
use table::{Dice, Seat};

use crate::{Model, Sense, sense};

/// Clicks after which an order that is not finished yet is judged as it stands.
const PATIENCE: u32 = 24;

/// Judges a position where the order under way is carried out, as instinct would have it.
#[derive(Clone, Debug)]
pub struct Sensible {
    pub model: Model,
}

impl<G: Sense> Guide<G> for Sensible {
    fn worth(&self, world: &G, dice: &mut Dice) -> Payoffs {
        let mut settled = world.clone();
        sense::settle(&mut settled, world.chapter(), PATIENCE, &mut Vec::new(), dice);
        self.model.judge(&settled)
    }

    fn priors(&self, world: &G, seat: Seat, legal: &[G::Action], priors: &mut Vec<f32>) {
        world.like_each(seat, legal, &mut |liking| priors.push(liking.exp()));
        let total: f32 = priors.iter().sum();
        for prior in priors {
            *prior /= total;
        }
    }

    fn choose(&self, world: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> usize {
        sense::by_instinct(world, seat, legal, dice)
    }

    fn believe(&self, view: &G::View, world: &G) -> f32 {
        G::believe(view, world)
    }
}
