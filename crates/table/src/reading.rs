//! Reading a position from text, word by word, with line and column for error messages.

use alloc::string::{String, ToString};

use crate::Misread;

/// The lines of a text, without blank lines and `#` comments.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let said = line.split('#').next().unwrap_or_default();
        let start = said.len() - said.trim_start().len();
        (!said.trim().is_empty()).then(|| Line { number: index + 1, text: said.trim_end(), at: start })
    })
}

/// A line being read, word by word.
#[derive(Copy, Clone, Debug)]
pub struct Line<'a> {
    number: usize,
    text: &'a str,
    /// The start of the next word, in bytes.
    at: usize,
}

impl<'a> Line<'a> {
    /// The next word, if there is one.
    pub fn peek(&self) -> Option<&'a str> {
        self.text[self.at..].split_whitespace().next()
    }

    /// Everything from the next word on.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes the next word; `expected` describes it in error messages.
    pub fn word(&mut self, expected: &str) -> Result<&'a str, Misread> {
        let word = self.peek().ok_or_else(|| self.misread(expected))?;
        let rest = &self.text[self.at + word.len()..];
        self.at = self.text.len() - rest.trim_start().len();
        Ok(word)
    }

    /// Takes the next word and converts it with `read`.
    pub fn as_a<T>(&mut self, expected: &str, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, Misread> {
        let before = *self;
        let word = self.word(expected)?;
        read(word).ok_or_else(|| before.misread(expected))
    }

    /// Takes the next word as a number no larger than `most`.
    pub fn number(&mut self, expected: &str, most: u32) -> Result<u32, Misread> {
        self.as_a(expected, |word| word.parse().ok().filter(|&n| n <= most))
    }

    /// Takes a whole line: `content`, the name of an edition, and optionally its digest. Returns the edition among
    /// `at_hand` that has this name and digest according to `known_by`.
    pub fn edition<'e, T>(
        mut self,
        at_hand: impl IntoIterator<Item = &'e T>,
        known_by: impl Fn(&T) -> (&str, u64),
    ) -> Result<&'e T, Misread> {
        self.word("content")?;
        let named = self;
        let name = self.word("the name of an edition")?;
        let digits = |word: &str| u64::from_str_radix(word, 16).ok().filter(|_| word.len() == 16);
        let digest =
            self.peek().map(|_| self.as_a("the sixteen digits of its digest", digits)).transpose()?;
        self.end()?;
        let meant = |one: &&T| {
            let (its_name, its_digest) = known_by(one);
            its_name == name && digest.is_none_or(|digest| digest == its_digest)
        };
        at_hand.into_iter().find(meant).ok_or_else(|| named.misread("an edition that is at hand"))
    }

    /// Checks that the line ends here.
    pub fn end(&self) -> Result<(), Misread> {
        if self.peek().is_none() { Ok(()) } else { Err(self.misread("the end of the line")) }
    }

    /// An error at the next word.
    pub fn misread(&self, expected: &str) -> Misread {
        Misread {
            line: self.number,
            column: self.text[..self.at].chars().count() + 1,
            expected: expected.to_string(),
            found: self.peek().map(String::from).unwrap_or_default(),
        }
    }
}

impl Misread {
    /// An error at the end of `text`: something is missing.
    pub fn missing(text: &str, expected: &str) -> Misread {
        Misread {
            line: text.lines().count() + 1,
            column: 1,
            expected: expected.to_string(),
            found: String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_is_known_by_its_name_and_its_digest_where_one_is_given() {
        let at_hand = [("ours", 1), ("yours", 2), ("yours", 3)];
        let read = |text| {
            let line = lines(text).next().expect("a line");
            line.edition(&at_hand, |&one| one).copied().map_err(|misread| (misread.column, misread.expected))
        };
        assert_eq!(read("content ours"), Ok(("ours", 1)));
        assert_eq!(read("content yours 0000000000000003"), Ok(("yours", 3)));
        for (text, column, expected) in [
            ("content", 8, "the name of an edition"),
            ("content theirs", 9, "an edition that is at hand"),
            ("content ours 0000000000000003", 9, "an edition that is at hand"),
            ("content ours 3", 14, "the sixteen digits of its digest"),
            ("content ours 0000000000000001 twice", 31, "the end of the line"),
        ] {
            assert_eq!(read(text), Err((column, expected.to_string())), "{text}");
        }
    }
}
