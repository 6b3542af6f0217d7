//! A file of an edition: entries of fields, read one by one, so that everything wrong is found and nothing is
//! overlooked. An entry is a table in an array of tables: `[[card]]`.

use std::{cell::RefCell, ops::RangeInclusive};

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{Problem, line_of};

/// Where a fact comes from; every entry says it.
pub const ORIGINS: [&str; 3] = ["book", "found", "ours"];

/// What was found wrong so far, in all files.
#[derive(Debug, Default)]
pub struct Problems(RefCell<Vec<Problem>>);

impl Problems {
    pub fn add(&self, file: &str, line: usize, reason: impl Into<String>) {
        self.0.borrow_mut().push(Problem::new(file, line, reason));
    }

    pub fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }

    /// By file and line, each once.
    pub fn into_sorted(self) -> Vec<Problem> {
        let mut all = self.0.into_inner();
        all.sort();
        all.dedup();
        all
    }
}

/// A word of a file, and its line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Word<'t> {
    pub text: &'t str,
    pub line: usize,
}

/// One parsed file.
#[derive(Debug)]
pub struct Sheet<'t> {
    file: &'t str,
    text: &'t str,
    root: DeTable<'t>,
    problems: &'t Problems,
}

impl<'t> Sheet<'t> {
    /// Parses a file; what is no TOML at all is reported and left out.
    pub fn parse(file: &'t str, text: &'t str, problems: &'t Problems) -> Sheet<'t> {
        let (root, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let line = error.span().map_or(0, |span| line_of(text, span.start));
            problems.add(file, line, error.message().replace('\n', "; "));
        }
        Sheet { file, text, root: root.into_inner(), problems }
    }

    /// All entries `[[name]]`, in order. `names` are all that the file may hold: others are reported.
    pub fn entries(&self, name: &str, names: &[&str]) -> Vec<Entry<'_>> {
        let mut entries = Vec::new();
        for (key, value) in &self.root {
            let word: &str = key.get_ref();
            if word != name {
                if !names.contains(&word) {
                    self.wrong(key.span().start, format!("unknown {word:?}: expected {}", list(names)));
                }
                continue;
            }
            match value.get_ref() {
                DeValue::Array(array) => entries.extend(array.iter().filter_map(|one| self.entry(name, one))),
                _ => self.wrong(key.span().start, format!("{name} must be written [[{name}]]")),
            }
        }
        entries
    }

    fn entry<'s>(&'s self, name: &str, value: &'s Spanned<DeValue<'t>>) -> Option<Entry<'s>> {
        let start = value.span().start;
        let Some(table) = value.get_ref().as_table() else {
            self.wrong(start, format!("{name} must be written [[{name}]]"));
            return None;
        };
        let line = line_of(self.text, start);
        let entry = Entry { sheet: self, table, line, asked: RefCell::default() };
        entry.one_of("origin", &ORIGINS);
        Some(entry)
    }

    fn wrong(&self, byte: usize, reason: String) {
        self.problems.add(self.file, line_of(self.text, byte), reason);
    }
}

/// One entry of a file. Fields are asked for by name; what nobody asked for is unknown ([`Entry::close`]).
#[derive(Debug)]
pub struct Entry<'s> {
    sheet: &'s Sheet<'s>,
    table: &'s DeTable<'s>,
    pub line: usize,
    asked: RefCell<Vec<&'static str>>,
}

impl<'s> Entry<'s> {
    /// The file it stands in.
    pub fn file(&self) -> &'s str {
        self.sheet.file
    }

    pub fn wrong(&self, line: usize, reason: impl Into<String>) {
        self.sheet.problems.add(self.sheet.file, line, reason);
    }

    fn field(&self, name: &'static str) -> Option<(&'s DeValue<'s>, usize)> {
        self.asked.borrow_mut().push(name);
        let value = self.table.get(name)?;
        Some((value.get_ref(), line_of(self.sheet.text, value.span().start)))
    }

    fn required<T>(&self, name: &'static str, found: Option<T>) -> Option<T> {
        if found.is_none() && !self.table.contains_key(name) {
            self.wrong(self.line, format!("{name} is missing"));
        }
        found
    }

    fn mistyped(&self, name: &str, line: usize, value: &DeValue<'_>, expected: &str) {
        self.wrong(line, format!("{name} must be {expected}, not {}", article(value.type_str())));
    }

    /// A text that may be left out.
    pub fn maybe_word(&self, name: &'static str) -> Option<Word<'s>> {
        let (value, line) = self.field(name)?;
        let text = value.as_str();
        if text.is_none() {
            self.mistyped(name, line, value, "a text");
        }
        text.map(|text| Word { text, line })
    }

    pub fn word(&self, name: &'static str) -> Option<Word<'s>> {
        let word = self.maybe_word(name);
        self.required(name, word)
    }

    /// A text that must be one of these.
    pub fn one_of(&self, name: &'static str, words: &[&str]) -> Option<Word<'s>> {
        let word = self.word(name)?;
        if words.contains(&word.text) {
            return Some(word);
        }
        self.wrong(word.line, format!("{name} cannot be {:?}: expected {}", word.text, list(words)));
        None
    }

    /// A text that names a value of a closed list.
    pub fn value<T>(
        &self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
        words: &[&str],
    ) -> Option<T> {
        let word = self.one_of(name, words)?;
        read(word.text)
    }

    /// A number that may be left out.
    pub fn maybe_number(&self, name: &'static str, range: RangeInclusive<u8>) -> Option<u8> {
        let (value, line) = self.field(name)?;
        let Some(integer) = value.as_integer() else {
            self.mistyped(name, line, value, "a number");
            return None;
        };
        let number = u8::from_str_radix(integer.as_str(), integer.radix()).ok();
        let fits = number.filter(|number| range.contains(number));
        if fits.is_none() {
            let (least, most) = range.into_inner();
            self.wrong(line, format!("{name} cannot be {integer}: expected {least} to {most}"));
        }
        fits
    }

    pub fn number(&self, name: &'static str, range: RangeInclusive<u8>) -> Option<u8> {
        let number = self.maybe_number(name, range);
        self.required(name, number)
    }

    /// `true` or `false`; left out is `false`.
    pub fn flag(&self, name: &'static str) -> bool {
        let Some((value, line)) = self.field(name) else { return false };
        value.as_bool().unwrap_or_else(|| {
            self.mistyped(name, line, value, "true or false");
            false
        })
    }

    /// A text, or a list of one text or more.
    pub fn one_or_more(&self, name: &'static str) -> Vec<Word<'s>> {
        let listed = self.table.get(name).is_some_and(|value| value.get_ref().is_array());
        if !listed {
            return self.word(name).into_iter().collect();
        }
        let words = self.words(name);
        if words.is_empty() {
            self.wrong(self.line, format!("{name} is empty"));
        }
        words
    }

    /// A list of texts; left out is empty.
    pub fn words(&self, name: &'static str) -> Vec<Word<'s>> {
        let Some((value, line)) = self.field(name) else { return Vec::new() };
        let Some(array) = value.as_array() else {
            self.mistyped(name, line, value, "a list of texts");
            return Vec::new();
        };
        let word = |item: &'s Spanned<DeValue<'s>>| {
            let line = line_of(self.sheet.text, item.span().start);
            let text = item.get_ref().as_str();
            if text.is_none() {
                self.mistyped(name, line, item.get_ref(), "a list of texts");
            }
            text.map(|text| Word { text, line })
        };
        array.iter().filter_map(word).collect()
    }

    /// A list of values of a closed list, each at most once unless `again`.
    pub fn values<T>(
        &self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
        words: &[&str],
        again: bool,
    ) -> Vec<T> {
        let given = self.words(name);
        let mut values = Vec::new();
        for (i, word) in given.iter().enumerate() {
            match read(word.text) {
                None => {
                    let reason = format!("unknown {:?} in {name}: expected {}", word.text, list(words));
                    self.wrong(word.line, reason);
                }
                Some(_) if !again && given[..i].iter().any(|other| other.text == word.text) => {
                    self.wrong(word.line, format!("{:?} is twice in {name}", word.text));
                }
                Some(value) => values.push(value),
            }
        }
        values
    }

    /// The last word on an entry: fields nobody asked for are unknown.
    pub fn close(self) {
        let asked = self.asked.borrow();
        for key in self.table.keys() {
            if !asked.iter().any(|&known| known == key.get_ref()) {
                let line = line_of(self.sheet.text, key.span().start);
                self.wrong(line, format!("unknown field {:?}: expected {}", key.get_ref(), list(&asked)));
            }
        }
    }
}

/// Words for a person: `a, b or c`.
pub fn list(words: &[&str]) -> String {
    match words {
        [] => "nothing".into(),
        [only] => (*only).into(),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}

fn article(kind: &str) -> String {
    let vowel = kind.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {kind}", if vowel { "an" } else { "a" })
}
