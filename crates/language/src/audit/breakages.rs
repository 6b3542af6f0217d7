//! The patterns of broken grammar: `languages/breakages.tsv`.

use regex::{Regex, RegexSet};

use super::rendering::{Rendered, Rendering};

/// A pattern, and a mistake that it must find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breakage {
    /// None: all of them.
    locales: Option<Vec<String>>,
    pub pattern: String,
    pub planted: String,
}

/// A sentence that a pattern found, or that lacks something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub key: String,
    pub sentence: String,
    pub why: String,
}

/// The patterns of all languages, or the first line that cannot be understood.
pub fn read(text: &str) -> Result<Vec<Breakage>, String> {
    let written = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let read = |line: &str| {
        let [locales, pattern, planted] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(line.to_string());
        };
        Regex::new(pattern).map_err(|error| error.to_string())?;
        let locales = (locales != "*").then(|| locales.split('|').map(String::from).collect());
        Ok(Breakage { locales, pattern: pattern.into(), planted: planted.into() })
    };
    text.lines().filter(written).map(read).collect()
}

/// The patterns of one language, ready to be held against its sentences.
#[derive(Debug)]
pub struct Patterns {
    breakages: Vec<Breakage>,
    set: RegexSet,
}

impl Patterns {
    /// With the names of a language: NAMES and TITLES in a pattern.
    pub fn of(all: &[Breakage], rendering: &Rendering<'_>) -> Result<Patterns, regex::Error> {
        let locale = rendering.locale();
        let of = |breakage: &&Breakage| {
            breakage.locales.as_ref().is_none_or(|locales| locales.iter().any(|tag| tag == locale.tag()))
        };
        let breakages: Vec<Breakage> = all.iter().filter(of).cloned().collect();
        let any =
            |names: &[String]| names.iter().map(|name| regex::escape(name)).collect::<Vec<_>>().join("|");
        let (nouns, titles) = (any(&rendering.nouns()), any(&rendering.titles()));
        let named = |pattern: &str| pattern.replace("NAMES", &nouns).replace("TITLES", &titles);
        let set = RegexSet::new(breakages.iter().map(|breakage| named(&breakage.pattern)))?;
        Ok(Patterns { breakages, set })
    }

    /// The patterns that find something in a sentence.
    pub fn finds(&self, sentence: &str) -> Vec<&Breakage> {
        self.set.matches(sentence).into_iter().map(|at| &self.breakages[at]).collect()
    }

    /// The patterns that do not find the mistake planted for them.
    pub fn blind(&self) -> Vec<&Breakage> {
        let blind = |breakage: &&Breakage| !self.finds(&breakage.planted).contains(breakage);
        self.breakages.iter().filter(blind).collect()
    }

    /// What is wrong with these sentences.
    pub fn broken(&self, rendered: &[Rendered]) -> Vec<Broken> {
        // Much on the pages is a label or a part of a line, and no sentence.
        let label = |one: &Rendered, breakage: &Breakage| {
            one.key.starts_with("web-") && breakage.pattern == SENTENCE_CASE
        };
        let why = |one: &Rendered| {
            let found = self.finds(&one.sentence).into_iter().filter(|breakage| !label(one, breakage));
            one.missing.iter().cloned().chain(found.map(|breakage| breakage.pattern.clone())).next()
        };
        let broken = |one: &Rendered| {
            let why = why(one)?;
            Some(Broken { key: one.key.clone(), sentence: one.sentence.clone(), why })
        };
        rendered.iter().filter_map(broken).collect()
    }
}

/// A sentence does not begin with a small letter.
const SENTENCE_CASE: &str = r"^\p{Ll}";
