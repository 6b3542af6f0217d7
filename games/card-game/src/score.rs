//! Where glory comes from: what the final count names.

use alloc::vec::Vec;

use table::Seat;

use crate::board::Board;

macro_rules! sources {
    ($($(#[$doc:meta])* $source:ident = $word:literal, $key:literal;)*) => {
        /// What brings glory points, or costs them.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Source {
            $($(#[$doc])* $source,)*
        }

        impl Source {
            pub const ALL: [Source; [$($word),*].len()] = [$(Source::$source),*];

            /// The key of its name.
            pub const fn name(self) -> &'static str {
                match self { $(Source::$source => $key),* }
            }

            /// Its word in a position.
            pub const fn word(self) -> &'static str {
                match self { $(Source::$source => $word),* }
            }
        }
    };
}

sources! {
    /// C-3, C-4
    Cards = "cards", "cg-source-cards";
    /// R-6, B-5, D-5
    Bids = "bids", "cg-source-bids";
    ///
    Loot = "loot", "cg-source-loot";
    /// H-7
    Plunder = "plunder", "cg-source-plunder";
    /// P-4
    Effects = "effects", "cg-source-effects";
    /// L-5
    Alliances = "alliances", "cg-source-alliances";
    /// L-2
    Treaties = "treaties", "cg-source-treaties";
    ///
    Hired = "hired", "cg-source-hired";
    /// O-5
    Ransoms = "ransoms", "cg-source-ransoms";
    /// O-3
    Accusations = "accusations", "cg-source-accusations";
    /// V-2
    Fall = "fall", "cg-source-fall";
}

/// S-6: what one began with, or a position set up by hand does not say the source of.
pub const START: &str = "cg-source-start";

/// What each source brought a player, or cost.
pub type Scored = [i16; Source::ALL.len()];

/// Glory points by source, nothing of zero; they add up.
pub fn count(scored: &Scored, glory: u16) -> Vec<(i64, &'static str)> {
    let start = glory as i16 - scored.iter().sum::<i16>();
    let sources = Source::ALL.into_iter().map(|source| (scored[source as usize], source.name()));
    let told = core::iter::once((start, START)).chain(sources).filter(|(points, _)| *points != 0);
    told.map(|(points, name)| (points.into(), name)).collect()
}

impl Board {
    /// A player's glory points by source.
    pub fn count(&self, seat: Seat) -> Vec<(i64, &'static str)> {
        count(&self.scored[seat.index()], self.gp(seat))
    }

    pub(crate) fn add_glory(&mut self, seat: Seat, amount: u16, source: Source) {
        self.glory[seat.index()] += amount;
        self.scored[seat.index()][source as usize] += amount as i16;
    }

    pub(crate) fn take_glory(&mut self, seat: Seat, amount: u16, source: Source) {
        self.glory[seat.index()] -= amount;
        self.scored[seat.index()][source as usize] -= amount as i16;
    }
}
