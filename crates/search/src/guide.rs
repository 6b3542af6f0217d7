//! What is known of one particular game, as far as the search may use it.

use table::{Chance, Dice, Insight, MOST_SEATS, Seat, Sight, Standing};

use crate::select::unit;

/// What a course of the game is worth to each seat, from 0 (worst) to 1.
pub type Payoffs = [f32; MOST_SEATS];

/// Each seat's share of the victory.
pub fn shares(standing: &Standing) -> Payoffs {
    let mut shares = [0.0; MOST_SEATS];
    for seat in (0..standing.seats()).map(Seat) {
        shares[seat.index()] = standing.share(seat);
    }
    shares
}

/// What another seat's choices inside the search may depend on, besides the moves made there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mind {
    /// It acts alike whatever it holds: few nodes, quickly learnt. Right for big games and small secrets.
    Same,
    /// It acts alike whatever it holds of the same kind: a hand with or without a defence, say.
    Kind(u64),
    /// Everything it sees counts: what poker needs.
    Own,
}

/// Sense for a game: it makes the search stronger, never illegal. Everything it is shown is imagined.
pub trait Guide<G: Sight>: Send + Sync {
    /// What this position is worth: exactly, when the game is over; at a guess, where a rollout was cut off.
    /// What is random in the guess comes from `dice`.
    fn worth(&self, world: &G, dice: &mut Dice) -> Payoffs {
        _ = dice;
        shares(&world.standing())
    }

    /// How promising each of `legal` is, in the same order and adding up to about 1. Left empty, every action
    /// is tried before any is tried twice.
    fn priors(&self, world: &G, seat: Seat, legal: &[G::Action], priors: &mut Vec<f32>) {
        _ = (world, seat, legal, priors);
    }

    /// The index of the action that `seat` plays in a rollout.
    fn choose(&self, world: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> usize {
        _ = (world, seat);
        dice.below(legal.len() as u32) as usize
    }

    /// What may make a difference to `seat` in this world.
    fn mind(&self, world: &G, seat: Seat) -> Mind {
        _ = (world, seat);
        Mind::Same
    }

    /// Whether `looker` gets to see that `actor` chose just this action in this world. Choices that several
    /// make together are not asked about: they are seen once all are in.
    fn sees(&self, world: &G, looker: Seat, actor: Seat, action: G::Action) -> bool {
        _ = (world, looker, actor, action);
        true
    }

    /// How credible an imagined world is, from 0 to 1, given how people play and how this view came about.
    fn believe(&self, view: &G::View, world: &G) -> f32 {
        _ = (view, world);
        1.0
    }
}

/// A world that what is known allows, as often as it is credible; after some tries the last one.
pub fn imagine<G: Sight>(known: &Insight<G>, believe: impl Fn(&G) -> f32, dice: &mut Dice) -> G {
    const TRIES: u32 = 16;
    let mut world = known.imagine(dice);
    for _ in 1..TRIES {
        let credible = believe(&world);
        if credible >= 1.0 || unit(dice) < credible {
            break;
        }
        world = known.imagine(dice);
    }
    world
}

/// Knows nothing but the rules: random rollouts, shares of the victory.
#[derive(Copy, Clone, Debug, Default)]
pub struct Unguided;

impl<G: Sight> Guide<G> for Unguided {}
