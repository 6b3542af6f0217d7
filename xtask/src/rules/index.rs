//! The index of one game.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use language::{
    Locale, RuleBook, Section,
    audit::{Code, Source, line_of},
};
use serde::Serialize;

#[derive(Serialize, Debug)]
pub(crate) struct Index {
    pub game: String,
    pub rows: Vec<Row>,
    pub holes: Vec<Hole>,
}

#[derive(Serialize, Debug)]
pub(crate) struct Row {
    pub rule: String,
    /// A worked example is played by a test; it has no code.
    pub example: bool,
    pub code: Vec<Spot>,
    pub tests: Vec<Test>,
}

#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub file: String,
    pub line: usize,
}

#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Test {
    pub name: String,
    pub at: Spot,
}

#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Hole {
    WithoutCode {
        rule: String,
    },
    WithoutTest {
        rule: String,
    },
    /// The number occurs twice in the book.
    Twice {
        rule: String,
    },
    /// The code cites a rule that is not in the book.
    UnknownCited {
        rule: String,
        at: Spot,
    },
    /// A test is named after a rule that is not in the book.
    UnknownTested {
        rule: String,
        test: Test,
    },
    Translation {
        locale: &'static str,
        lacks: Vec<String>,
        adds: Vec<String>,
    },
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hole::WithoutCode { rule } => write!(f, "{rule} is cited nowhere in the code"),
            Hole::WithoutTest { rule } => write!(f, "{rule} has no test"),
            Hole::Twice { rule } => write!(f, "{rule} stands twice in the book"),
            Hole::UnknownCited { rule, at } => write!(f, "{at} cites {rule}, which is not in the book"),
            Hole::UnknownTested { rule, test } => {
                write!(f, "{} {} tests {rule}, which is not in the book", test.at, test.name)
            }
            Hole::Translation { locale, lacks, adds } => {
                write!(f, "the translation {locale}")?;
                if !lacks.is_empty() {
                    write!(f, " lacks {}", lacks.join(", "))?;
                }
                if !adds.is_empty() {
                    write!(f, " adds {}", adds.join(", "))?;
                }
                Ok(())
            }
        }
    }
}

impl Index {
    pub(crate) fn new<'a>(
        book: &RuleBook,
        translations: &[(Locale, RuleBook)],
        files: impl Iterator<Item = &'a Source>,
    ) -> Index {
        let mut cited: BTreeMap<String, Vec<Spot>> = BTreeMap::new();
        let mut tested: BTreeMap<String, Vec<Test>> = BTreeMap::new();
        for code in files.map(Code::new) {
            for (rule, at) in citations(&code) {
                let places = cited.entry(rule).or_default();
                if !places.contains(&at) {
                    places.push(at);
                }
            }
            for (rule, test) in named_tests(&code) {
                tested.entry(rule).or_default().push(test);
            }
        }
        let rows: Vec<Row> =
            book.sections.iter().flat_map(|section| rows(section, &cited, &tested)).collect();
        let mut holes = gaps(&rows);
        holes.extend(strangers(&rows, &cited, &tested));
        holes.extend(translations.iter().filter_map(|(locale, other)| mistranslated(book, *locale, other)));
        Index { game: book.game.clone(), rows, holes }
    }
}

fn rows(
    section: &Section,
    cited: &BTreeMap<String, Vec<Spot>>,
    tested: &BTreeMap<String, Vec<Test>>,
) -> Vec<Row> {
    let example = section.title.to_lowercase().contains("worked examples");
    let row = |rule: &String| Row {
        rule: rule.clone(),
        example,
        code: cited.get(rule).cloned().unwrap_or_default(),
        tests: tested.get(rule).cloned().unwrap_or_default(),
    };
    // Advice has no number, and needs no code.
    section.rules.iter().map(|rule| &rule.id).filter(|rule| !rule.is_empty()).map(row).collect()
}

fn gaps(rows: &[Row]) -> Vec<Hole> {
    let mut holes = Vec::new();
    let mut seen = BTreeSet::new();
    for Row { rule, example, code, tests } in rows {
        if !seen.insert(rule) {
            holes.push(Hole::Twice { rule: rule.clone() });
            continue;
        }
        if code.is_empty() && !example {
            holes.push(Hole::WithoutCode { rule: rule.clone() });
        }
        if tests.is_empty() {
            holes.push(Hole::WithoutTest { rule: rule.clone() });
        }
    }
    holes
}

/// Rules that are cited or tested but not in the book.
fn strangers(
    rows: &[Row],
    cited: &BTreeMap<String, Vec<Spot>>,
    tested: &BTreeMap<String, Vec<Test>>,
) -> Vec<Hole> {
    let unknown = |rule: &String| rows.iter().all(|row| row.rule != *rule);
    let cited = cited.iter().filter(|(rule, _)| unknown(rule)).flat_map(|(rule, places)| {
        places.iter().map(|at| Hole::UnknownCited { rule: rule.clone(), at: at.clone() })
    });
    let tested = tested.iter().filter(|(rule, _)| unknown(rule)).flat_map(|(rule, tests)| {
        tests.iter().map(|test| Hole::UnknownTested { rule: rule.clone(), test: test.clone() })
    });
    cited.chain(tested).collect()
}

fn mistranslated(book: &RuleBook, locale: Locale, other: &RuleBook) -> Option<Hole> {
    fn ids(book: &RuleBook) -> Vec<&String> {
        book.rules().map(|rule| &rule.id).collect()
    }
    let (ours, theirs) = (ids(book), ids(other));
    let without = |these: &[&String], those: &[&String]| {
        these.iter().filter(|id| !those.contains(id)).map(ToString::to_string).collect()
    };
    let (lacks, adds) = (without(&ours, &theirs), without(&theirs, &ours));
    (ours != theirs).then(|| Hole::Translation { locale: locale.tag(), lacks, adds })
}

/// The rules that comments and literals outside tests cite.
fn citations(code: &Code<'_>) -> Vec<(String, Spot)> {
    let cite = |(at, text): (usize, &str)| {
        numbers(text).map(|(within, rule)| (rule.to_string(), spot(code, at + within))).collect::<Vec<_>>()
    };
    code.prose().flat_map(cite).collect()
}

/// `M-11` in a text, with its place: a capital letter, a hyphen, digits, and no word going on either side.
fn numbers(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    text.match_indices('-').filter_map(move |(hyphen, _)| {
        let letter = text[..hyphen].chars().next_back().filter(char::is_ascii_uppercase)?;
        let start = hyphen - letter.len_utf8();
        let digits = text[hyphen + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let end = hyphen + 1 + digits;
        let goes_on = |c: char| c.is_alphanumeric() || c == '_';
        (digits > 0 && !text[..start].ends_with(word) && !text[end..].starts_with(goes_on))
            .then(|| (start, &text[start..end]))
    })
}

/// The tests named after rules: `m_11_…`, or `m_11_m_12_…` for two.
fn named_tests(code: &Code<'_>) -> Vec<(String, Test)> {
    let named = |(at, name): (usize, &str)| {
        let test = Test { name: name.to_string(), at: spot(code, at) };
        let mut rules = Vec::new();
        let mut words = name.split('_');
        while let (Some(letter), Some(number)) = (words.next(), words.next()) {
            let is_rule = letter.len() == 1
                && letter.bytes().all(|byte| byte.is_ascii_lowercase())
                && !number.is_empty()
                && number.bytes().all(|byte| byte.is_ascii_digit());
            if !is_rule {
                break;
            }
            rules.push((format!("{}-{number}", letter.to_ascii_uppercase()), test.clone()));
        }
        rules
    };
    code.test_functions().flat_map(named).collect()
}

fn spot(code: &Code<'_>, at: usize) -> Spot {
    Spot { file: code.source.path.clone(), line: line_of(&code.source.text, at) }
}

#[cfg(test)]
mod tests;
