//! Nature. Every random outcome in a game is an answer that a [`Chance`] gives.
//!
//! The server answers from committed chance and records; a replay answers from the record; a test answers from
//! a list and fails on leftovers; a search answers as it likes. No generator ever lives in a position.

use alloc::vec::Vec;

pub trait Chance {
    /// A number in `0..n`, uniform unless the caller is rigging it.
    fn below(&mut self, n: u32) -> u32;
}

/// Uniform answers from SplitMix64: small, fast, good enough for playouts and games without stakes.
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

/// Answers from a list and panics when asked for more, or for something the list cannot be: for tests.
#[derive(Debug)]
pub struct Rigged<'a>(pub &'a [u32]);

impl Rigged<'_> {
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

/// Answers from a list that came from outside, and remembers the first thing that did not fit.
#[derive(Debug)]
pub struct Script<'a> {
    answers: &'a [u32],
    given: usize,
    fault: Option<Fault>,
    beyond: Dice,
}

/// How a list of answers failed to fit what was asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Chance was asked more often than the list is long.
    TooFew { given: usize },
    /// The answer at `index` is not below `n`.
    OutOfRange { index: usize, answer: u32, n: u32 },
    /// Answers were left over.
    TooMany { asked: usize, given: usize },
}

impl<'a> Script<'a> {
    pub fn new(answers: &'a [u32]) -> Script<'a> {
        Script { answers, given: 0, fault: None, beyond: Dice(0) }
    }

    /// Whether every answer was asked for and fitted.
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
        // The position is thrown away; what matters is that the game runs on to its next decision.
        self.beyond.below(n)
    }
}

/// Passes another source through and keeps what it answered.
pub struct Recorded<'a> {
    source: &'a mut dyn Chance,
    pub answers: Vec<u32>,
}

impl<'a> Recorded<'a> {
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
