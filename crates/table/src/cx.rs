//! What rules may reach besides the position: chance, and someone to tell.

use alloc::vec::Vec;
use core::fmt;

use crate::Chance;

pub struct Cx<'a, E> {
    chance: &'a mut dyn Chance,
    told: Option<&'a mut Vec<E>>,
    sealed: bool,
}

impl<'a, E> Cx<'a, E> {
    /// Nobody listens: playouts.
    pub fn quiet(chance: &'a mut dyn Chance) -> Self {
        Cx { chance, told: None, sealed: false }
    }

    /// Someone listens: server, replay, tests.
    pub fn telling(chance: &'a mut dyn Chance, told: &'a mut Vec<E>) -> Self {
        Cx { chance, told: Some(told), sealed: false }
    }

    #[inline]
    pub fn tell(&mut self, event: E) {
        if let Some(told) = &mut self.told {
            told.push(event);
        }
    }

    /// Consults chance, which seals the action: it can no longer be taken back. What can only turn out one way
    /// is not asked.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "chance was asked to choose among nothing");
        if n <= 1 {
            return 0;
        }
        self.sealed = true;
        self.chance.below(n)
    }

    /// Marks that a secret was shown.
    #[inline]
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    pub fn sealed(&self) -> bool {
        self.sealed
    }
}

impl<E> fmt::Debug for Cx<'_, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cx").field("sealed", &self.sealed).finish_non_exhaustive()
    }
}
