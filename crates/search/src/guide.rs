//! Knowledge about a particular game that helps the search.

use table::{Chance, Dice, Insight, MOST_SEATS, Seat, Sight, Standing};

use crate::select::unit;

/// What a result is worth to each seat, from 0 (worst) to 1 (best).
pub type Payoffs = [f32; MOST_SEATS];

/// Each seat's share of the victory.
pub fn shares(standing: &Standing) -> Payoffs {
    let mut shares = [0.0; MOST_SEATS];
    for seat in (0..standing.seats()).map(Seat) {
        shares[seat.index()] = standing.share(seat);
    }
    shares
}

/// What another seat's choices inside the search may depend on, besides the moves made so far.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mind {
    /// Nothing: the seat acts the same whatever it holds. Few nodes, learnt quickly. Right for big games with small
    /// secrets.
    Same,
    /// The kind of thing it holds: for example, a hand with or without a defence.
    Kind(u64),
    /// Everything the seat sees. Games like poker need this.
    Own,
}

/// Judgement for a particular game. It makes the search stronger and cannot make it play illegally. It is only shown
/// imagined positions.
pub trait Guide<G: Sight>: Send + Sync {
    /// What this position is worth: exact if the game is over, an estimate if a rollout was cut off. Any randomness in
    /// the estimate comes from `dice`.
    fn worth(&self, world: &G, dice: &mut Dice) -> Payoffs {
        _ = dice;
        shares(&world.standing())
    }

    /// How promising each of `legal` is, in the same order, adding up to about 1. If left empty, every action is tried
    /// once before any is tried twice.
    fn priors(&self, world: &G, seat: Seat, legal: &[G::Action], priors: &mut Vec<f32>) {
        _ = (world, seat, legal, priors);
    }

    /// The index of the action that `seat` plays in a rollout.
    fn choose(&self, world: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> usize {
        _ = (world, seat);
        dice.below(legal.len() as u32) as usize
    }

    /// What the choices of `seat` may depend on in this world.
    fn mind(&self, world: &G, seat: Seat) -> Mind {
        _ = (world, seat);
        Mind::Same
    }

    /// Whether `looker` can see that `actor` chose exactly this action in this world. Not asked for simultaneous
    /// choices, which everyone sees once all are made.
    fn sees(&self, world: &G, looker: Seat, actor: Seat, action: G::Action) -> bool {
        _ = (world, looker, actor, action);
        true
    }

    /// How credible an imagined world is, from 0 to 1, given how people play and what led to this view.
    fn believe(&self, view: &G::View, world: &G) -> f32 {
        _ = (view, world);
        1.0
    }
}

/// Imagines a world that fits what is known. Worlds are accepted in proportion to their credibility; after 16 tries the
/// last one is taken.
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

/// Knows only the rules: random rollouts, valued by shares of the victory.
#[derive(Copy, Clone, Debug, Default)]
pub struct Unguided;

impl<G: Sight> Guide<G> for Unguided {}
