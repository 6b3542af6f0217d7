//! How long an agent may think, and the clock it looks at.

use std::time::{Duration, Instant};

/// How much thinking a decision may cost. There is always a limit; of two, the one reached first counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    pub iterations: Option<u32>,
    pub time: Option<Duration>,
}

impl Budget {
    /// For tests and fair comparisons: the same answer on any machine.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), time: None }
    }

    /// For play: from the moment the agent is asked until it has answered.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: None, time: Some(time) }
    }

    /// The same, with no more than so many iterations.
    pub const fn at_most(self, iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), ..self }
    }
}

/// Where the time comes from. Injected, so that lateness can be tested without waiting.
pub trait Clock: Send + Sync {
    /// Time since some fixed moment.
    fn now(&self) -> Duration;
}

/// The clock on the wall.
#[derive(Copy, Clone, Debug)]
pub struct Wall(Instant);

impl Default for Wall {
    fn default() -> Wall {
        Wall(Instant::now())
    }
}

impl Clock for Wall {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Says before each iteration whether there is still time for one more.
///
/// It allows for the longest iteration of late and an eighth more, as an iteration once begun runs to its end,
/// also when the machine is busy elsewhere meanwhile. The memory of a long one fades within seconds, and never
/// takes more than half of the time: a hiccup should not cost the rest of the game.
#[derive(Debug)]
pub struct Pace<'a, C> {
    clock: &'a C,
    end: Option<Duration>,
    left: u32,
    begun: Option<Duration>,
    most_reserve: Duration,
    longest: &'a mut Duration,
}

impl<'a, C: Clock> Pace<'a, C> {
    /// Until `end` by the clock, and no more than `left` iterations; `longest` remembers from one decision to the
    /// next.
    pub fn new(clock: &'a C, end: Option<Duration>, left: u32, longest: &'a mut Duration) -> Self {
        let most_reserve = end.map_or(Duration::ZERO, |end| end.saturating_sub(clock.now()) / 2);
        Pace { clock, end, left, begun: None, most_reserve, longest }
    }

    /// Whether there is time to begin another.
    pub fn one_more(&mut self) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        let Some(end) = self.end else { return true };
        let now = self.clock.now();
        if let Some(begun) = self.begun.replace(now) {
            self.note(now.saturating_sub(begun));
        }
        now + (*self.longest * 9 / 8).min(self.most_reserve) < end
    }

    fn note(&mut self, took: Duration) {
        let faded = self.longest.mul_f64((1.0 - took.as_secs_f64()).max(0.0));
        *self.longest = faded.max(took);
    }
}
