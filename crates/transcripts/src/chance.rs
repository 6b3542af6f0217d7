//! Chance, noted down and answered again.

use table::Chance;

use crate::Answer;

/// Notes what another source was asked, and what it answered.
pub(crate) struct Noted<'a> {
    source: &'a mut dyn Chance,
    pub(crate) answers: Vec<Answer>,
}

impl<'a> Noted<'a> {
    pub(crate) fn new(source: &'a mut dyn Chance) -> Noted<'a> {
        Noted { source, answers: Vec::new() }
    }
}

impl Chance for Noted<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let answer = self.source.below(n);
        self.answers.push(Answer { answer, among: n });
        answer
    }
}

/// Answers as noted. Being asked something else is remembered: the odds are part of how a game behaves.
pub(crate) struct Again<'a> {
    left: &'a [Answer],
    misfit: Option<String>,
}

impl<'a> Again<'a> {
    pub(crate) fn new(answers: &'a [Answer]) -> Again<'a> {
        Again { left: answers, misfit: None }
    }

    /// What did not fit, if anything.
    pub(crate) fn misfit(self) -> Option<String> {
        let unasked = || (!self.left.is_empty()).then(|| format!("chance was not asked for {:?}", self.left));
        self.misfit.or_else(unasked)
    }
}

impl Chance for Again<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if let Some((&Answer { answer, among }, left)) = self.left.split_first() {
            self.left = left;
            if among == n {
                return answer;
            }
            self.misfit.get_or_insert(format!("chance was asked for one of {n} instead of {among}"));
        } else {
            self.misfit.get_or_insert(format!("chance was asked once more, for one of {n}"));
        }
        0
    }
}
