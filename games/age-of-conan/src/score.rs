//! Where empire points come from: what the final count names.

use alloc::vec::Vec;

use crate::{content::map::words, realm::Realm};

words! {
    /// What brings empire points, and what costs them.
    Source from "aoc-source-":
    /// M-11
    Campaigns = "aoc-source-campaigns",
    /// G-5
    Objectives = "aoc-source-objectives",
    /// W-4
    Forts = "aoc-source-forts",
    /// W-5
    Gold = "aoc-source-gold",
    /// W-6
    Crom = "aoc-source-crom",
    /// W-7
    Crown = "aoc-source-crown",
    /// W-8
    Supremacy = "aoc-source-supremacy",
    /// G-2
    Raids = "aoc-source-raids",
    /// W-2
    Failure = "aoc-source-failure",
}

/// What a position set up by hand does not say the source of.
pub const BEFORE: &str = "aoc-source-before";

impl Source {
    /// Whether it costs points.
    pub const fn costs(self) -> bool {
        matches!(self, Source::Raids | Source::Failure)
    }
}

impl Realm {
    /// What came from a source.
    pub fn scored(&self, source: Source) -> i16 {
        let points = i16::from(self.scored[source.index()]);
        if source.costs() { -points } else { points }
    }

    /// The points that no source accounts for: none, unless the game was set up in its midst.
    pub fn scored_before(&self) -> i16 {
        i16::from(self.points) - Source::ALL.into_iter().map(|source| self.scored(source)).sum::<i16>()
    }

    /// The points by source, nothing of zero; they add up.
    pub fn count(&self) -> Vec<(i64, &'static str)> {
        let before = (self.scored_before(), BEFORE);
        let sources = Source::ALL.into_iter().map(|source| (self.scored(source), source.name()));
        let told = core::iter::once(before).chain(sources).filter(|(points, _)| *points != 0);
        told.map(|(points, name)| (points.into(), name)).collect()
    }
}
