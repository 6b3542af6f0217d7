//! Which action to try next in an information set, and what to learn from the result.

use table::{Chance, Dice};

use crate::{Payoffs, Settings, Widening, pool::Pool};

/// A random number in `0.0..1.0`.
pub(crate) fn unit(dice: &mut Dice) -> f32 {
    const FINE: u32 = 1 << 24;
    dice.below(FINE) as f32 / FINE as f32
}

impl<A: Copy + Ord> Pool<A> {
    /// Drops actions from `options[from..]` that are not promising enough for the number of visits so far.
    pub(crate) fn narrow(
        &mut self,
        node: u32,
        widening: Widening,
        options: &mut Vec<u32>,
        from: usize,
        scratch: &mut Vec<f32>,
    ) {
        let visits = self.node(node).visits as f32;
        let most = (widening.first + widening.growth * visits.sqrt()).max(1.0) as usize;
        if options.len() - from <= most {
            return;
        }
        scratch.clear();
        scratch.extend(options[from..].iter().map(|&edge| self.edge(edge).prior));
        let (_, &mut least, _) = scratch.select_nth_unstable_by(most - 1, |a, b| b.total_cmp(a));
        let mut kept = from;
        for at in from..options.len() {
            if self.edge(options[at]).prior >= least {
                options.swap(kept, at);
                kept += 1;
            }
        }
        options.truncate(kept);
    }

    /// The action with the highest upper confidence bound, counting only visits in which it was legal. With priors,
    /// exploration follows the guide.
    pub(crate) fn most_curious(
        &mut self,
        node: u32,
        options: &[u32],
        seat: usize,
        settings: &Settings,
        dice: &mut Dice,
    ) -> u32 {
        let (guided, mean) = (self.node(node).guided, self.node(node).mean);
        let (mut best, mut highest, mut equals) = (options[0], f32::NEG_INFINITY, 0);
        for &option in options {
            let edge = self.edge(option);
            edge.available += 1;
            let (visits, available) = (edge.visits as f32, edge.available as f32);
            let score = match (guided, edge.visits) {
                (true, 0) => mean + 2.0 * settings.explore * edge.prior * available.sqrt(),
                (true, _) => {
                    let curiosity = edge.prior * available.sqrt() / (1.0 + visits);
                    edge.means[seat] + 2.0 * settings.explore * curiosity
                }
                (false, 0) => f32::INFINITY,
                (false, _) => edge.means[seat] + settings.explore * (available.ln() / visits).sqrt(),
            };
            if score > highest {
                (best, highest, equals) = (option, score, 1);
            } else if score >= highest {
                equals += 1;
                if dice.below(equals) == 0 {
                    best = option;
                }
            }
        }
        best
    }

    /// Regret matching: each action in proportion to its regret; by the guide's priors while there is no regret yet.
    fn mix(&mut self, node: u32, options: &[u32], mix: &mut Vec<f32>) {
        mix.clear();
        mix.extend(options.iter().map(|&edge| self.edge(edge).regret.max(0.0)));
        let mut total: f32 = mix.iter().sum();
        if total <= 0.0 && self.node(node).guided {
            mix.clear();
            mix.extend(options.iter().map(|&edge| self.edge(edge).prior.max(0.0)));
            total = mix.iter().sum();
        }
        let even = 1.0 / options.len() as f32;
        for part in mix {
            *part = if total > 0.0 { *part / total } else { even };
        }
    }

    /// Draws from the mix, or sometimes uniformly; returns the action and its probability.
    pub(crate) fn draw(
        &mut self,
        node: u32,
        options: &[u32],
        mix: &mut Vec<f32>,
        dice: &mut Dice,
    ) -> (u32, f32) {
        self.mix(node, options, mix);
        let astray = 0.5 / (1.0 + self.node(node).visits as f32).sqrt().sqrt();
        let even = 1.0 / options.len() as f32;
        let likely = |part: f32| (1.0 - astray) * part + astray * even;
        let mut left = unit(dice);
        for (&edge, &part) in options.iter().zip(&*mix) {
            left -= likely(part);
            if left < 0.0 {
                return (edge, likely(part));
            }
        }
        let last = options.len() - 1;
        (options[last], likely(mix[last]))
    }

    /// Updates regrets: what each option would have gained over the mix, as far as one trial can tell. Options that were
    /// not tried use their mean so far, which reduces the variance of the estimate without biasing it.
    pub(crate) fn regret(
        &mut self,
        node: u32,
        options: &[u32],
        tried: (u32, f32),
        got: f32,
        seat: usize,
        mix: &mut Vec<f32>,
    ) {
        self.mix(node, options, mix);
        let (tried, likely) = tried;
        let (mean, now) = (self.node(node).mean, 1.0 + self.node(node).visits as f32);
        let worth = |pool: &mut Self, option: u32| {
            let edge = pool.edge(option);
            let guess = if edge.visits > 0 { edge.means[seat] } else { mean };
            if option == tried { guess + (got - guess) / likely } else { guess }
        };
        let mut mixed = 0.0;
        for (&option, part) in options.iter().zip(&*mix) {
            mixed += part * worth(self, option);
        }
        for (&option, part) in options.iter().zip(&*mix) {
            let missed = worth(self, option) - mixed;
            let edge = self.edge(option);
            edge.regret = (edge.regret + missed).max(0.0);
            // Later mixes are better informed, and weigh more.
            edge.weight += now * part;
        }
    }

    /// Counts a visit to a node, and to the action tried there.
    pub(crate) fn count(&mut self, node: u32, edge: Option<u32>, seat: usize, payoffs: &Payoffs) {
        let node = self.node(node);
        node.visits += 1;
        node.mean += (payoffs[seat] - node.mean) / node.visits as f32;
        let Some(edge) = edge else { return };
        let edge = self.edge(edge);
        edge.visits += 1;
        for (mean, payoff) in edge.means.iter_mut().zip(payoffs) {
            *mean += (payoff - *mean) / edge.visits as f32;
        }
    }
}
