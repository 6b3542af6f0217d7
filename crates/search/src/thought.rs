//! What a search came to think: for the decision, and for a coach.

use table::{Chance, Seat};

use crate::Payoffs;

/// What is thought of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion<A> {
    pub action: A,
    pub visits: u32,
    /// How often a good player would choose it, from 0 to 1.
    pub share: f32,
    /// What every seat got on average after it.
    pub payoffs: Payoffs,
}

/// What is thought of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    pub seat: Seat,
    /// One for each legal action, in the same order.
    pub opinions: Vec<Opinion<A>>,
    /// Whether being predictable would hurt here: then the choice is drawn by share.
    pub mixed: bool,
    pub iterations: u32,
    /// Visits kept from earlier decisions.
    pub kept: u32,
    /// Information sets in memory.
    pub nodes: usize,
}

impl<A: Copy> Thought<A> {
    /// The action to play, if anything was thought at all.
    pub fn choose(&self, chance: &mut dyn Chance) -> Option<A> {
        if self.mixed { self.draw(chance) } else { self.best().map(|opinion| opinion.action) }
    }

    /// What a good player would choose most often: what was looked at most, as it kept looking best.
    pub fn best(&self) -> Option<&Opinion<A>> {
        let own = |opinion: &Opinion<A>| opinion.payoffs[self.seat.index()];
        let tried = self.opinions.iter().filter(|opinion| opinion.visits > 0);
        // Of equals the first.
        tried.rev().max_by(|a, b| a.share.total_cmp(&b.share).then(own(a).total_cmp(&own(b))))
    }

    /// What every seat can expect if the decision is taken as thought.
    pub fn forecast(&self) -> Option<Payoffs> {
        let best = self.best()?;
        if !self.mixed {
            return Some(best.payoffs);
        }
        let expected = |seat: usize| self.opinions.iter().map(|o| o.share * o.payoffs[seat]).sum();
        Some(std::array::from_fn(expected))
    }

    fn draw(&self, chance: &mut dyn Chance) -> Option<A> {
        const FINE: u32 = 1 << 24;
        let mut left = chance.below(FINE) as f32 / FINE as f32;
        let mut shared = self.opinions.iter().filter(|opinion| opinion.share > 0.0);
        let drawn = shared.clone().find(|opinion| {
            left -= opinion.share;
            left < 0.0
        });
        drawn.or_else(|| shared.next_back()).map(|opinion| opinion.action)
    }
}
