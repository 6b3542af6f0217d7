//! The result of a search, for decisions and for the coach.

use table::{Chance, Seat};

use crate::Payoffs;

/// What the search thinks of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How often a good player would choose it, from 0 to 1.
    pub share: f32,
    /// The average payoff of every seat after it.
    pub payoffs: Payoffs,
}

/// What the search thinks of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The seat that has to decide.
    pub seat: Seat,
    /// One opinion per legal action, in the same order.
    pub opinions: Vec<Opinion<A>>,
    /// Whether being predictable would hurt: then the action is drawn by share.
    pub mixed: bool,
    /// The number of iterations.
    pub iterations: u32,
    /// The number of visits kept from earlier decisions.
    pub kept: u32,
    /// The number of information sets in memory.
    pub nodes: usize,
}

impl<A: Copy> Thought<A> {
    /// The action to play; `None` if the search had no time to try any.
    pub fn choose(&self, chance: &mut dyn Chance) -> Option<A> {
        if self.mixed { self.draw(chance) } else { self.best().map(|opinion| opinion.action) }
    }

    /// The action with the largest share: a good player would choose it most often.
    pub fn best(&self) -> Option<&Opinion<A>> {
        let own = |opinion: &Opinion<A>| opinion.payoffs[self.seat.index()];
        let tried = self.opinions.iter().filter(|opinion| opinion.visits > 0);
        // Ties go to the first.
        tried.rev().max_by(|a, b| a.share.total_cmp(&b.share).then(own(a).total_cmp(&own(b))))
    }

    /// The payoffs to expect if the decision is made accordingly.
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
