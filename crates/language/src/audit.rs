//! Whether every word is there: every key in every language, with the same variables, and none that nobody says.
//!
//! Reads nothing by itself: whoever calls brings the texts, so that a test can bring faulty ones.

mod arguments;
mod breakages;
mod lexicon;
mod mentions;
mod rendering;
mod rust;
mod terms;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

pub use arguments::{Argument, Arguments};
pub use breakages::{Breakage, Broken, Patterns, read as read_breakages};
pub use rendering::{Rendered, Rendering, page};
pub use rust::{Code, Literal};
pub use terms::Terms;

use crate::{
    Locale,
    names::{CLASS, FORMS},
};
use lexicon::{Lexicon, Message};
use mentions::Mentions;

/// A file: its path from the root of the repository, with slashes, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    pub path: String,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    pub file: String,
    pub line: usize,
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub place: Place,
    pub fault: Fault,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Not Fluent.
    Syntax { what: String },
    /// The same key was there already.
    Twice { key: String, first: Place },
    /// A key that says nothing.
    Empty { key: String },
    /// English has it, this language does not.
    Untranslated { key: String, locale: Locale },
    /// It says the same as in English.
    Copied { key: String },
    /// This language has it, English does not.
    Foreign { key: String },
    /// The sentence does not use what the English one uses.
    Variables { key: String, lacks: Vec<String>, adds: Vec<String> },
    /// `$name-form`, but no name of this language has that form.
    Formless { key: String, variable: String },
    /// Names of the same kind have forms that this one lacks.
    Uneven { key: String, lacks: Vec<String> },
    /// The forms of its kind follow from a class, which this name does not bring, or one they do not know.
    Classless { key: String, class: Option<String>, known: Vec<String> },
    /// It does not use the book's own term.
    Banned { key: String, said: String, word: String },
    /// It quotes a message or term that is not there.
    DeadQuote { key: String, quoted: String },
    /// Nobody says it.
    Orphan { key: String },
    /// The code says it, but no language has it.
    Unwritten { key: String },
    /// The sentence uses a variable that the code which says it never brings.
    Unbrought { key: String, variable: String },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place.file, self.place.line, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Syntax { what } => write!(f, "not Fluent: {what}"),
            Fault::Twice { key, first } => write!(f, "{key} is already in {}:{}", first.file, first.line),
            Fault::Empty { key } => write!(f, "{key} says nothing"),
            Fault::Untranslated { key, locale } => write!(f, "{key} is not in languages/{}", locale.folder()),
            Fault::Copied { key } => write!(f, "{key} says the same as in English"),
            Fault::Foreign { key } => write!(f, "{key} is not in languages/en"),
            Fault::Variables { key, lacks, adds } => {
                write!(f, "{key} differs from the English sentence:")?;
                lacks.iter().try_for_each(|variable| write!(f, " lacks ${variable}"))?;
                adds.iter().try_for_each(|variable| write!(f, " adds ${variable}"))
            }
            Fault::Formless { key, variable } => {
                write!(f, "{key} uses ${variable}, but no name of this language has that form")
            }
            Fault::Uneven { key, lacks } => {
                write!(f, "{key} lacks forms that names of its kind have:")?;
                lacks.iter().try_for_each(|form| write!(f, " .{form}"))
            }
            Fault::Classless { key, class, known } => {
                match class {
                    Some(class) => write!(f, "{key} has the class {class}; its kind knows")?,
                    None => write!(f, "{key} brings no class; its kind knows")?,
                }
                known.iter().try_for_each(|class| write!(f, " {class}"))
            }
            Fault::Banned { key, said, word } => write!(f, "{key} says “{said}”; the term is “{word}”"),
            Fault::DeadQuote { key, quoted } => write!(f, "{key} quotes {quoted}, which is not there"),
            Fault::Orphan { key } => write!(f, "{key} is said by nobody"),
            Fault::Unwritten { key } => write!(f, "{key} is said here, but no language has it"),
            Fault::Unbrought { key, variable } => {
                write!(f, "{key} uses ${variable}, which the code that says it never brings")
            }
        }
    }
}

/// The line a byte of a text stands on, counted from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// `$cards-count` is there for every list of names.
const OF_EVERY_LIST: &str = "count";

/// Audits the Fluent files (`…/<locale>/*.ftl`) against each other and against the Rust files. What is `printed`
/// on the boxes of the games is said by name, whether or not a literal says it.
pub fn audit(texts: &[Source], code: &[Source], printed: &[String]) -> Vec<Finding> {
    let mut found = Vec::new();
    let lexicons = Locale::ALL.map(|locale| {
        let spoken = |file: &&Source| file.path.rsplit('/').nth(1) == Some(locale.folder());
        Lexicon::read(texts.iter().filter(spoken), &mut found)
    });
    let mentions = Mentions::gather(code, printed);
    let [english, translations @ ..] = &lexicons;
    for (lexicon, locale) in translations.iter().zip(&Locale::ALL[1..]) {
        compare(english, lexicon, *locale, &mut found);
    }
    for lexicon in &lexicons {
        forms_and_quotes(lexicon, &mut found);
        found.extend(uneven(lexicon));
        found.extend(classless(lexicon));
    }
    said(english, &mentions, &mut found);
    for mention in mentions.unwritten(english) {
        found.push(mention);
    }
    found.sort_by(|a, b| a.place.cmp(&b.place));
    found
}

fn compare(english: &Lexicon, other: &Lexicon, locale: Locale, found: &mut Vec<Finding>) {
    for (key, message) in english.messages.iter().filter(|(key, _)| !is_pattern(key)) {
        match other.messages.get(key) {
            None => {
                let fault = Fault::Untranslated { key: key.clone(), locale };
                found.push(Finding { place: message.place.clone(), fault });
            }
            Some(translated) => {
                found.extend(same_variables(key, message, translated));
                if is_copied(message, translated) {
                    let fault = Fault::Copied { key: key.clone() };
                    found.push(Finding { place: translated.place.clone(), fault });
                }
            }
        }
    }
    let foreign = |(key, _): &(&String, &Message)| !is_pattern(key) && !english.messages.contains_key(*key);
    for (key, message) in other.messages.iter().filter(foreign) {
        found.push(Finding { place: message.place.clone(), fault: Fault::Foreign { key: key.clone() } });
    }
}

/// Names of people and games that are more than a word.
const PROPER: &[&str] = &["Age of Conan", "Veziz Shah"];

/// Whether two words or more are the same as in English; one may well be.
fn is_copied(english: &Message, translated: &Message) -> bool {
    let words = |text: &str| {
        text.split(' ').filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 2).count()
    };
    let said = english.said.trim();
    said == translated.said.trim() && words(said) > 1 && !PROPER.contains(&said)
}

/// A form of a name (`$province-gen`) counts as the name.
fn names(message: &Message) -> BTreeSet<&str> {
    message.variables.iter().map(|variable| variable.split('-').next().unwrap_or_default()).collect()
}

fn same_variables(key: &str, english: &Message, translated: &Message) -> Option<Finding> {
    let (wanted, used) = (names(english), names(translated));
    let difference = |a: &BTreeSet<&str>, b: &BTreeSet<&str>| {
        a.difference(b).map(|variable| (*variable).to_string()).collect::<Vec<_>>()
    };
    let (lacks, adds) = (difference(&wanted, &used), difference(&used, &wanted));
    let fault = Fault::Variables { key: key.to_string(), lacks, adds };
    (wanted != used).then(|| Finding { place: translated.place.clone(), fault })
}

fn forms_and_quotes(lexicon: &Lexicon, found: &mut Vec<Finding>) {
    for (key, message) in lexicon.messages.iter().chain(&lexicon.terms) {
        let formless = |variable: &&String| {
            variable.split_once('-').is_some_and(|(_, form)| form != OF_EVERY_LIST && !lexicon.has_form(form))
        };
        let dead = |quoted: &&String| {
            !lexicon.messages.contains_key(*quoted) && !lexicon.terms.contains_key(*quoted)
        };
        let formless = message
            .variables
            .iter()
            .filter(formless)
            .map(|variable| Fault::Formless { key: key.clone(), variable: variable.clone() });
        let dead = message
            .quotes
            .iter()
            .filter(dead)
            .map(|quoted| Fault::DeadQuote { key: key.clone(), quoted: quoted.clone() });
        found.extend(formless.chain(dead).map(|fault| Finding { place: message.place.clone(), fault }));
    }
    let quoted: BTreeSet<_> =
        lexicon.messages.values().chain(lexicon.terms.values()).flat_map(|message| &message.quotes).collect();
    for (key, term) in lexicon.terms.iter().filter(|(key, _)| !quoted.contains(key)) {
        found.push(Finding { place: term.place.clone(), fault: Fault::Orphan { key: key.clone() } });
    }
}

/// The patterns of a kind of names are each language's own business.
fn is_pattern(key: &str) -> bool {
    key.starts_with(FORMS)
}

/// Names that can be declined, but not as far as others of their kind. Where a class decides, it is enough.
fn uneven(lexicon: &Lexicon) -> Vec<Finding> {
    let mut forms: BTreeMap<&str, BTreeSet<&String>> = BTreeMap::new();
    for (key, message) in lexicon.names() {
        forms.entry(lexicon.kind(key)).or_default().extend(&message.forms);
    }
    let lacking = |(key, message): (&String, &Message)| {
        // Of a kind with patterns of which one is declined, all are.
        if message.forms.is_empty() && !lexicon.has_patterns(key) {
            return None;
        }
        let wanted = forms.get(lexicon.kind(key)).filter(|forms| !forms.iter().any(|form| *form == CLASS))?;
        let lacks: Vec<String> =
            wanted.iter().filter(|form| !message.forms.contains(**form)).map(ToString::to_string).collect();
        let fault = Fault::Uneven { key: key.clone(), lacks: lacks.clone() };
        (!lacks.is_empty()).then(|| Finding { place: message.place.clone(), fault })
    };
    lexicon.names().filter_map(lacking).collect()
}

/// Names whose forms follow from a class that they do not bring. An owner's may; ours may not.
fn classless(lexicon: &Lexicon) -> Vec<Finding> {
    let lacking = |(key, message): (&String, &Message)| {
        let known = lexicon.classes(key)?;
        let class = message.class.clone();
        if class.as_ref().is_some_and(|class| known.contains(class)) {
            return None;
        }
        let fault = Fault::Classless { key: key.clone(), class, known: known.iter().cloned().collect() };
        Some(Finding { place: message.place.clone(), fault })
    };
    lexicon.names().filter_map(lacking).collect()
}

/// Whether somebody says each message, and brings what it uses.
fn said(english: &Lexicon, mentions: &Mentions, found: &mut Vec<Finding>) {
    let quoted: BTreeSet<_> = english.messages.values().flat_map(|message| &message.quotes).collect();
    for (key, message) in english.messages.iter().filter(|(key, _)| !is_pattern(key)) {
        let mut report = |fault| found.push(Finding { place: message.place.clone(), fault });
        if !quoted.contains(key) && !mentions.uses(key) {
            report(Fault::Orphan { key: key.clone() });
        }
        for variable in names(message).into_iter().filter(|variable| mentions.withholds(key, variable)) {
            report(Fault::Unbrought { key: key.clone(), variable: variable.to_string() });
        }
    }
}

#[cfg(test)]
mod tests;
