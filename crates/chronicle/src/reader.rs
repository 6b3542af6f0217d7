//! Reading lines strictly: there is one way to write everything, and errors say where and what.

use std::str::FromStr;

use crate::{LONGEST_LINE, LONGEST_TEXT, digest::unhex, line, text::Chronicle};

/// Where a chronicle could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}{}: expected {expected}, found {}", named(*.entry), shown(.found))]
pub struct ParseError {
    /// The line, counting from 1.
    pub line: usize,
    /// The column in characters, counting from 1.
    pub column: usize,
    /// The entry: 0 for the header and the opening, `None` for the closing lines.
    pub entry: Option<usize>,
    /// What should have been there.
    pub expected: String,
    /// What was there instead; empty at the end of the line or text.
    pub found: String,
}

fn named(entry: Option<usize>) -> String {
    entry.map_or(String::new(), |number| format!(" (entry {number})"))
}

fn shown(found: &str) -> String {
    if found.is_empty() { "nothing".into() } else { format!("{found:?}") }
}

/// The bytes of a file as text; an error if they are not UTF-8.
pub fn as_text(bytes: &[u8]) -> Result<&str, ParseError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let (sound, broken) = bytes.split_at(error.valid_up_to());
        let sound = String::from_utf8_lossy(sound);
        let last = sound.rsplit('\n').next().unwrap_or_default();
        ParseError {
            line: 1 + sound.matches('\n').count(),
            column: 1 + last.chars().count(),
            entry: Chronicle::parse(&String::from_utf8_lossy(bytes)).err().and_then(|error| error.entry),
            expected: "UTF-8".into(),
            found: broken.first().map_or(String::new(), |byte| format!("byte {byte:#04x}")),
        }
    })
}

/// A text being read line by line.
pub(crate) struct Reader<'a> {
    text: &'a str,
    /// The start of the current line, the current place in it, and its end.
    start: usize,
    at: usize,
    stop: usize,
    line: usize,
    pub(crate) entry: Option<usize>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Result<Reader<'a>, ParseError> {
        let mut reader = Reader { text, start: 0, at: 0, stop: 0, line: 1, entry: Some(0) };
        if text.len() > LONGEST_TEXT {
            let found = format!("{} bytes", text.len());
            return Err(ParseError { found, ..reader.error(format!("at most {LONGEST_TEXT} bytes")) });
        }
        reader.start_line()?;
        Ok(reader)
    }

    fn start_line(&mut self) -> Result<(), ParseError> {
        let rest = &self.text[self.at..];
        self.start = self.at;
        self.stop = self.at + rest.find('\n').unwrap_or(rest.len());
        let length = self.stop - self.start;
        if length > LONGEST_LINE {
            return Err(self.error(format!("a line of at most {LONGEST_LINE} bytes")));
        }
        Ok(())
    }

    /// The rest of the current line.
    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..self.stop]
    }

    /// The rest of the current line, and the next line.
    pub(crate) fn two_lines(&self) -> &'a str {
        let rest = &self.text[self.at..];
        &rest[..rest.match_indices('\n').nth(1).map_or(rest.len(), |(end, _)| end)]
    }

    /// The part of the current line that has been read.
    pub(crate) fn so_far(&self) -> &'a str {
        &self.text[self.start..self.at]
    }

    /// The text that has been read since `start`.
    pub(crate) fn since(&self, start: usize) -> &'a str {
        &self.text[start..self.at]
    }

    pub(crate) fn position(&self) -> usize {
        self.at
    }

    pub(crate) fn error(&self, expected: impl Into<String>) -> ParseError {
        ParseError {
            line: self.line,
            column: 1 + self.so_far().chars().count(),
            entry: self.entry,
            expected: expected.into(),
            found: self.rest().chars().take(40).collect(),
        }
    }

    /// Whether the current line continues with `literal`.
    pub(crate) fn sees(&self, literal: &str) -> bool {
        self.rest().starts_with(literal)
    }

    /// Reads `literal` if it comes next.
    pub(crate) fn takes(&mut self, literal: &str) -> bool {
        let sees = self.sees(literal);
        if sees {
            self.at += literal.len();
        }
        sees
    }

    pub(crate) fn literal(&mut self, literal: &str) -> Result<(), ParseError> {
        if self.takes(literal) { Ok(()) } else { Err(self.error(format!("{literal:?}"))) }
    }

    /// Checks that the line ends here, and goes to the next.
    pub(crate) fn end_line(&mut self) -> Result<(), ParseError> {
        if !self.text[self.at..].starts_with('\n') {
            return Err(self.error("the end of the line"));
        }
        self.at += 1;
        self.line += 1;
        self.start_line()
    }

    pub(crate) fn end_text(&self) -> Result<(), ParseError> {
        if self.at == self.text.len() { Ok(()) } else { Err(self.error("the end of the text")) }
    }

    /// Reads the next `length` bytes of the line, which the caller has already inspected.
    pub(crate) fn skip(&mut self, length: usize) -> &'a str {
        let skipped = &self.rest()[..length];
        self.at += length;
        skipped
    }

    /// A word: everything up to the next space.
    pub(crate) fn word(&mut self, what: &str) -> Result<&'a str, ParseError> {
        let rest = self.rest();
        let word = &rest[..rest.find(' ').unwrap_or(rest.len())];
        if !line::word(word) {
            return Err(self.error(what));
        }
        Ok(self.skip(word.len()))
    }

    /// A number in canonical form: no plus sign, no leading zeros.
    pub(crate) fn number<T: FromStr + ToString>(&mut self, what: &str) -> Result<T, ParseError> {
        let rest = self.rest();
        let length = rest.find(|c: char| c != '-' && !c.is_ascii_digit()).unwrap_or(rest.len());
        match rest[..length].parse::<T>() {
            Ok(number) if number.to_string() == rest[..length] => {
                self.skip(length);
                Ok(number)
            }
            _ => Err(self.error(what)),
        }
    }

    /// Reads the given number.
    pub(crate) fn exactly(&mut self, number: usize, what: &str) -> Result<(), ParseError> {
        let here = self.error(format!("{what} {number}"));
        if self.number::<usize>(&here.expected).map_err(|_| here.clone())? == number {
            Ok(())
        } else {
            Err(here)
        }
    }

    /// `N` bytes in lower-case hexadecimal digits.
    pub(crate) fn hex<const N: usize>(&mut self, what: &str) -> Result<[u8; N], ParseError> {
        let digits = self.rest().get(..2 * N).and_then(unhex::<N>);
        let bytes = digits.ok_or_else(|| self.error(format!("{what} in {} hexadecimal digits", 2 * N)))?;
        self.skip(2 * N);
        Ok(bytes)
    }

    /// The checksum of `text`, at the end of the line.
    pub(crate) fn checksum(&mut self, text: &str) -> Result<(), ParseError> {
        self.sum(crate::digest::checksum(text))
    }

    /// The given checksum, at the end of the line.
    pub(crate) fn sum(&mut self, sum: u32) -> Result<(), ParseError> {
        let sum = format!(" #{sum:08x}");
        if !self.sees(" #") {
            return Err(self.error("a checksum"));
        }
        if !self.takes(&sum) {
            return Err(self.error(format!("the checksum {:?}", sum.trim_start())));
        }
        self.end_line()
    }
}
