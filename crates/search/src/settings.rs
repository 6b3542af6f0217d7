//! Settings of the search.

use table::Turn;

/// Where a seat mixes its choices by regret matching instead of looking for the single best action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mixing {
    /// Nowhere.
    Never,
    /// Where several seats choose at the same time.
    Together,
    /// Everywhere: for games of bluffing.
    Always,
}

impl Mixing {
    pub(crate) fn applies(self, turn: Turn) -> bool {
        match self {
            Mixing::Never => false,
            Mixing::Together => turn.simultaneous(),
            Mixing::Always => true,
        }
    }
}

/// How the search tells information sets apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Naming {
    /// By the moves seen since the search began, averaging over dice and draws (open loop). Fast, with many visits to
    /// each set.
    Moves,
    /// By what the acting seat sees, including dice and draws. Different paths to the same view share what they learn,
    /// even between decisions. Each step has to imagine a position, and [`crate::Guide::mind`] is not used. For games
    /// with little chance.
    Views,
}

/// How many actions a node tries: `first + growth · √visits`. The most promising by [`crate::Guide::priors`] come
/// first.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Widening {
    /// How many at first.
    pub first: f32,
    /// How fast the number grows.
    pub growth: f32,
}

/// Settings of the search.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Settings {
    /// The weight of exploration against success so far.
    pub explore: f32,
    /// Where choices are mixed.
    pub mixing: Mixing,
    /// How information sets are told apart.
    pub naming: Naming,
    /// Limits the actions tried at a node; `None` tries all.
    pub widening: Option<Widening>,
    /// A rollout stops after this many actions and the position is evaluated; `None` plays to the end.
    pub cut_off: Option<u32>,
    /// The share of iterations, from 0 to 1, that imagine worlds from an onlooker's view, so that the others cannot
    /// exploit what the searching seat holds. If it is above 0, the others learn only in these iterations. For games of
    /// bluffing, with [`crate::Mind::Own`] or a fine [`crate::Mind::Kind`].
    pub doubt: f32,
    /// The number of threads. Each grows its own tree from its own seed; the roots are added up.
    pub threads: u32,
    /// The most information sets kept per thread (rounded up to a power of two); up to six times as many actions.
    pub nodes: u32,
}

impl Settings {
    pub(crate) const EDGES: usize = 6;
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            explore: 0.7,
            mixing: Mixing::Together,
            naming: Naming::Moves,
            widening: None,
            cut_off: None,
            doubt: 0.0,
            threads: 1,
            nodes: 1 << 17,
        }
    }
}
