//! Randomness. Every random outcome in a game is an answer from a [`Chance`].
//!
//! The server uses committed chance and records the answers; a replay uses the recorded answers; a test uses a fixed
//! list; a search uses any generator. A position never contains a generator.

use alloc::vec::Vec;

/// A source of random answers.
pub trait Chance {
    /// A number in `0..n`; uniform, unless the source is rigged.
    fn below(&mut self, n: u32) -> u32;
}

/// Uniform answers from SplitMix64 with the given seed: small, fast, and good enough for playouts and casual games.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Chance for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u32
    }
}

/// Answers from a list, for tests. Panics if the list runs out or an answer is out of range.
#[derive(Debug)]
pub struct Rigged<'a>(pub &'a [u32]);

impl Rigged<'_> {
    /// Whether every answer was used.
    pub fn spent(&self) -> bool {
        self.0.is_empty()
    }
}

impl Chance for Rigged<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let (&first, rest) = self.0.split_first().expect("chance asked for more than was rigged");
        assert!(first < n, "rigged {first}, but only 0..{n} is possible");
        self.0 = rest;
        first
    }
}

/// Answers from an untrusted list, and remembers the first answer that did not fit.
#[derive(Debug)]
pub struct Script<'a> {
    answers: &'a [u32],
    given: usize,
    fault: Option<Fault>,
    beyond: Dice,
}

/// How a list of answers did not fit the questions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The list ran out.
    TooFew {
        /// The length of the list.
        given: usize,
    },
    /// An answer is not below the number asked for.
    OutOfRange {
        /// Which answer, counting from 0.
        index: usize,
        /// The answer in the list.
        answer: u32,
        /// The bound it must be below.
        n: u32,
    },
    /// Some answers were not used.
    TooMany {
        /// How many answers were needed.
        asked: usize,
        /// The length of the list.
        given: usize,
    },
}

impl<'a> Script<'a> {
    /// Answers from `answers`, in order.
    pub fn new(answers: &'a [u32]) -> Script<'a> {
        Script { answers, given: 0, fault: None, beyond: Dice(0) }
    }

    /// Checks that every answer was used and in range.
    pub fn finish(self) -> Result<(), Fault> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.given < self.answers.len() => {
                Err(Fault::TooMany { asked: self.given, given: self.answers.len() })
            }
            None => Ok(()),
        }
    }
}

impl Chance for Script<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let index = self.given;
        self.given += 1;
        match self.answers.get(index) {
            Some(&answer) if answer < n && self.fault.is_none() => return answer,
            Some(&answer) => _ = self.fault.get_or_insert(Fault::OutOfRange { index, answer, n }),
            None => _ = self.fault.get_or_insert(Fault::TooFew { given: self.answers.len() }),
        }
        // The caller discards this position. The game only has to reach its next decision.
        self.beyond.below(n)
    }
}

/// Passes on another source's answers and records them.
pub struct Recorded<'a> {
    source: &'a mut dyn Chance,
    /// The answers so far.
    pub answers: Vec<u32>,
}

impl<'a> Recorded<'a> {
    /// Records the answers of `source`.
    pub fn new(source: &'a mut dyn Chance) -> Recorded<'a> {
        Recorded { source, answers: Vec::new() }
    }
}

impl core::fmt::Debug for Recorded<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Recorded").field("answers", &self.answers).finish_non_exhaustive()
    }
}

impl Chance for Recorded<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let answer = self.source.below(n);
        self.answers.push(answer);
        answer
    }
}
