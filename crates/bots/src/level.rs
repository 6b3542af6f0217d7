//! How well the named opponents think.

use std::time::Duration;

use search::{Agent, Budget, Searcher, Settings, Widening};

use crate::{Aim, Model, Planner, Sense, Sensible, Style, Temperament, shipped};

/// An opponent that thinks; each spends more on a decision than the one before, or spends it better.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Level {
    Squire,
    Captain,
    General,
    /// Judges by the model that ships; see [`shipped`] for where that comes from. So does a general of the board game.
    King,
}

/// How a game is best thought about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Thinking {
    /// By a tree search.
    Search,
    /// By planning one's own order. Our two games: there a tree search plays worse (`docs/bots.md`).
    Plan,
}

/// What a decision may cost. There is always a limit of time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Spend {
    /// Iterations of the search, or worlds imagined for a plan.
    pub rounds: u32,
    pub time: Duration,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Squire, Level::Captain, Level::General, Level::King];

    /// What a decision costs in play.
    pub const fn usual<S: Sense>(self) -> Spend {
        Spend { rounds: S::STYLES[self as usize].worlds, time: Duration::from_secs(1) }
    }

    pub fn agent<S: Sense>(self, temperament: Option<Temperament>, spend: Spend) -> Box<dyn Agent<S::Game>> {
        self.aiming::<S>(S::AIM, temperament, spend)
    }

    pub(crate) fn aiming<S: Sense>(
        self,
        aim: Aim,
        temperament: Option<Temperament>,
        spend: Spend,
    ) -> Box<dyn Agent<S::Game>> {
        let learnt = match S::THINKING {
            Thinking::Search => Level::King,
            Thinking::Plan => Level::General,
        };
        let model = if self >= learnt { shipped::<S>() } else { Model::by_hand::<S>() };
        let model = model.with::<S>(temperament);
        match S::THINKING {
            Thinking::Search => Box::new(Level::searcher::<S>(model, spend)),
            Thinking::Plan => {
                let style = Style { worlds: spend.rounds, ..S::STYLES[self as usize] };
                let confidence = if self == Level::King { S::CONFIDENCE } else { 0.0 };
                Box::new(
                    Planner::<S>::new(model, style, spend.thinking())
                        .confident(confidence)
                        .aiming(aim)
                        .bent(temperament),
                )
            }
        }
    }

    /// With room for a tree of so many iterations.
    pub(crate) fn searcher<S: Sense>(model: Model, spend: Spend) -> Searcher<S::Game, Sensible<S>> {
        let settings = Settings {
            explore: 0.3,
            widening: Some(Widening { first: 4.0, growth: 1.0 }),
            cut_off: Some(0),
            nodes: spend.rounds.saturating_mul(2).clamp(256, 1 << 16),
            ..Settings::default()
        };
        Searcher::guided(Sensible::new(model), settings)
    }
}

impl Spend {
    /// A little less than all of the time: a busy machine may be elsewhere when it is over.
    const SPARE: Duration = Duration::from_millis(10);

    pub fn thinking(self) -> Duration {
        self.time.saturating_sub(Spend::SPARE.min(self.time / 5))
    }

    pub fn budget(self) -> Budget {
        Budget::time(self.thinking()).at_most(self.rounds)
    }
}
