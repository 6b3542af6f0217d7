//! What the rules can use besides the position: chance, and a listener for events.

use alloc::vec::Vec;
use core::fmt;

use crate::Chance;

/// The context a move is played in: it answers for chance and collects events.
pub struct Cx<'a, E> {
    chance: &'a mut dyn Chance,
    told: Option<&'a mut Vec<E>>,
    sealed: bool,
}

impl<'a, E> Cx<'a, E> {
    /// Discards events, for playouts.
    pub fn quiet(chance: &'a mut dyn Chance) -> Self {
        Cx { chance, told: None, sealed: false }
    }

    /// Collects events in `told`, for the server, replays and tests.
    pub fn telling(chance: &'a mut dyn Chance, told: &'a mut Vec<E>) -> Self {
        Cx { chance, told: Some(told), sealed: false }
    }

    /// Whether anybody listens, for events that cost something to make.
    pub fn listens(&self) -> bool {
        self.told.is_some()
    }

    /// Reports an event.
    #[inline]
    pub fn tell(&mut self, event: E) {
        if let Some(told) = &mut self.told {
            told.push(event);
        }
    }

    /// Asks chance for a number in `0..n`. This seals the action: it can no longer be taken back. If there is only
    /// one possible answer, chance is not asked.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "chance was asked to choose among nothing");
        if n <= 1 {
            return 0;
        }
        self.sealed = true;
        self.chance.below(n)
    }

    /// Seals the action because it revealed a secret.
    #[inline]
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    /// Whether the action asked chance or revealed a secret, and so cannot be taken back.
    pub fn sealed(&self) -> bool {
        self.sealed
    }
}

impl<E> fmt::Debug for Cx<'_, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cx").field("sealed", &self.sealed).finish_non_exhaustive()
    }
}
