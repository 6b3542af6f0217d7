//! Sense for the search: instinct for priors and rollouts, a model for judging.

use std::hash::{DefaultHasher, Hash, Hasher};

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
    fn worth(&self, world: &G) -> Payoffs {
        let mut settled = world.clone();
        let mut dice = Dice(luck(world));
        sense::settle(&mut settled, world.chapter(), PATIENCE, &mut Vec::new(), &mut dice);
        self.model.judge(&settled)
    }

    fn priors(&self, world: &G, seat: Seat, legal: &[G::Action], priors: &mut Vec<f32>) {
        priors.extend(legal.iter().map(|&action| world.liking(seat, action).exp()));
        let total: f32 = priors.iter().sum();
        for prior in priors {
            *prior /= total;
        }
    }

    fn choose(&self, world: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> usize {
        sense::by_instinct(world, seat, legal, dice)
    }
}

/// The same luck for the same position, so that a search can be repeated.
fn luck(world: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    world.hash(&mut hasher);
    hasher.finish()
}
