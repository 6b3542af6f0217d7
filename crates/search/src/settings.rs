//! How to search.

use table::Turn;

/// Where a seat mixes its choices by regret matching instead of looking for one best action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mixing {
    Never,
    /// Where several seats choose at the same time.
    Together,
    /// Everywhere: for games of bluff.
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
    /// By the moves seen since the search began, averaging over dice and draws: open loop. Quick, and many
    /// visits for each set.
    Moves,
    /// By what the acting seat sees, dice and draws included: different ways to the same view share what they
    /// learn, and so do different decisions. Costs an imagined position a step; [`crate::Guide::mind`] is not
    /// asked. For games with little chance.
    Views,
}

/// How many actions a node tries: `first`, and then with the square root of its visits. The most promising by
/// [`crate::Guide::priors`] come first.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Widening {
    pub first: f32,
    pub growth: f32,
}

#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Settings {
    /// The weight of curiosity against success so far.
    pub explore: f32,
    pub mixing: Mixing,
    pub naming: Naming,
    pub widening: Option<Widening>,
    /// A rollout stops after this many actions and is judged as it stands; `None` plays to the end.
    pub cut_off: Option<u32>,
    /// The part of the iterations, from 0 to 1, that imagine what an onlooker could: in them the others cannot
    /// count on what the searching seat holds. With any, the others learn in these iterations only. For games
    /// of bluff, with [`crate::Mind::Own`] or a fine [`crate::Mind::Kind`].
    pub doubt: f32,
    /// Every thread grows its own tree from its own seed; the roots are added up.
    pub threads: u32,
    /// At most this many information sets a thread are kept (rounded up to a power of two), and six times as
    /// many actions.
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
