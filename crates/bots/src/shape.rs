//! The shape of games: what is done in them, and how often. Strength does not show whether a game is worth watching.

use std::collections::BTreeMap;

use table::{Rules, Seat};

/// One action of a game, and what came of it. Only measuring sees positions.
#[derive(Debug)]
pub struct Moment<'a, G: Rules> {
    pub before: &'a G,
    pub seat: Seat,
    pub action: G::Action,
    pub legal: &'a [G::Action],
    pub told: &'a [G::Event],
    pub after: &'a G,
}

/// What was counted in one game.
#[derive(Clone, Default, Debug)]
pub struct Sketch {
    counts: BTreeMap<&'static str, i32>,
    sizes: Vec<(&'static str, i32)>,
    notes: BTreeMap<&'static str, i32>,
}

impl Sketch {
    /// It happened so many times more.
    pub fn count(&mut self, what: &'static str, times: i32) {
        *self.counts.entry(what).or_default() += times;
    }

    /// One of several such sizes, each of which counts.
    pub fn size(&mut self, what: &'static str, size: i32) {
        self.sizes.push((what, size));
    }

    /// Remembered until somebody asks for it: some things are done long before they are decided.
    pub fn note(&mut self, what: &'static str, value: i32) {
        self.notes.insert(what, value);
    }

    pub fn recall(&mut self, what: &'static str) -> Option<i32> {
        self.notes.remove(what)
    }
}

/// Whole numbers, and how often each was seen: sums do not depend on their order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Spread(BTreeMap<i32, u64>);

impl Spread {
    pub fn note(&mut self, number: i32, times: u64) {
        if times > 0 {
            *self.0.entry(number).or_default() += times;
        }
    }

    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    pub fn mean(&self) -> f64 {
        let sum: f64 = self.0.iter().map(|(&number, &times)| f64::from(number) * times as f64).sum();
        sum / self.total().max(1) as f64
    }

    /// The part of them that is this number.
    pub fn part(&self, number: i32) -> f64 {
        self.0.get(&number).copied().unwrap_or(0) as f64 / self.total().max(1) as f64
    }

    /// The smallest number that at least this part of them does not exceed; 0 if there are none.
    pub fn quantile(&self, part: f64) -> i32 {
        let needed = (part * self.total() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let reached = self.0.iter().find(|&(_, &times)| {
            seen += times;
            seen >= needed
        });
        reached.map_or(0, |(&number, _)| number)
    }

    fn join(&mut self, other: &Spread) {
        for (&number, &times) in &other.0 {
            self.note(number, times);
        }
    }
}

/// What many games were like.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Shape {
    games: u64,
    counts: BTreeMap<&'static str, Spread>,
    sizes: BTreeMap<&'static str, Spread>,
}

impl Shape {
    pub fn add(&mut self, game: Sketch) {
        self.games += 1;
        for (what, times) in game.counts {
            self.counts.entry(what).or_default().note(times, 1);
        }
        for (what, size) in game.sizes {
            self.sizes.entry(what).or_default().note(size, 1);
        }
    }

    pub fn join(&mut self, other: &Shape) {
        self.games += other.games;
        for (mine, theirs) in [(&mut self.counts, &other.counts), (&mut self.sizes, &other.sizes)] {
            for (what, spread) in theirs {
                mine.entry(what).or_default().join(spread);
            }
        }
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    /// How often something was done, game by game; a game that does not mention it had none.
    pub fn count(&self, what: &str) -> Spread {
        let mut spread = self.counts.get(what).cloned().unwrap_or_default();
        spread.note(0, self.games - spread.total());
        spread
    }

    /// How large something was, time by time.
    pub fn size(&self, what: &str) -> Spread {
        self.sizes.get(what).cloned().unwrap_or_default()
    }

    /// Everything counted, and then every size, by name.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, Spread)> {
        self.counts.keys().map(|&what| (what, self.count(what)))
    }

    pub fn sizes(&self) -> impl Iterator<Item = (&'static str, &Spread)> {
        self.sizes.iter().map(|(&what, spread)| (what, spread))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_without_count_as_none_and_the_order_of_games_does_not_matter() {
        let game = |times: i32, stakes: &[i32]| {
            let mut sketch = Sketch::default();
            if times > 0 {
                sketch.count("duels", times);
            }
            for &stake in stakes {
                sketch.size("stake", stake);
            }
            sketch
        };
        let (mut one, mut other) = (Shape::default(), Shape::default());
        one.add(game(2, &[5, 1]));
        one.add(game(0, &[]));
        other.add(game(1, &[9, 3]));
        let mut both = other.clone();
        both.join(&one);
        one.join(&other);
        assert_eq!(one, both);
        let duels = one.count("duels");
        assert_eq!((duels.total(), duels.mean(), duels.quantile(1.0)), (3, 1.0, 2));
        assert!((duels.part(0) - 1.0 / 3.0).abs() < 1e-9);
        let stakes = one.size("stake");
        assert_eq!([0.0, 0.25, 0.5, 0.75, 1.0].map(|part| stakes.quantile(part)), [1, 1, 3, 5, 9]);
        assert_eq!(one.size("bids").quantile(0.5), 0);
    }

    #[test]
    fn a_note_is_taken_once() {
        let mut sketch = Sketch::default();
        sketch.note("caller", 2);
        assert_eq!((sketch.recall("caller"), sketch.recall("caller")), (Some(2), None));
    }
}
