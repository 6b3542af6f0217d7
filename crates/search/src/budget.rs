//! How long an agent may think, and the clock it uses.

use std::time::{Duration, Instant};

/// How much thinking a decision may cost. There is always a limit; if there are two, the first one reached counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most iterations.
    pub iterations: Option<u32>,
    /// The longest time.
    pub time: Option<Duration>,
}

impl Budget {
    /// Limits iterations, for tests and fair comparisons: the answer is the same on any machine.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), time: None }
    }

    /// Limits time, for play: from when the agent is asked until it has answered.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: None, time: Some(time) }
    }

    /// Adds a limit on iterations.
    pub const fn at_most(self, iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), ..self }
    }
}

/// A source of time. Injected, so that tests need not wait.
pub trait Clock: Send + Sync {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

/// The system's monotonic clock.
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

/// Decides before each iteration whether there is time for one more.
///
/// An iteration cannot be interrupted, even if the machine is busy with something else. So this reserves the time of
/// the longest recent iteration plus an eighth. A long iteration is forgotten within seconds, and the reserve never
/// exceeds half of the budget: one hiccup should not slow down the rest of the game.
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
    /// Allows iterations until `end`, and at most `left` of them. `longest` is kept from one decision to the next.
    pub fn new(clock: &'a C, end: Option<Duration>, left: u32, longest: &'a mut Duration) -> Self {
        let most_reserve = end.map_or(Duration::ZERO, |end| end.saturating_sub(clock.now()) / 2);
        Pace { clock, end, left, begun: None, most_reserve, longest }
    }

    /// Whether there is time for another iteration.
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
