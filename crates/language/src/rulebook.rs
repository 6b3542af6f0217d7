//! The numbered rules of a game, in a language: `games/<game>/rulebook/<locale>.md`.
//!
//! `# Title`, an introduction, then sections: `## M – Military actions`, in them `*Campaigns*` as a heading within
//! the section and `- **M-11** text` for every rule. A section without a letter, `## Tips`, has no rules but advice:
//! `- text`.

use crate::{Locale, embedded};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBook {
    pub game: String,
    pub title: String,
    pub introduction: String,
    pub sections: Vec<Section>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What the numbers of its rules begin with: `M`; empty for advice.
    pub letter: String,
    pub title: String,
    pub rules: Vec<RuleText>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleText {
    /// Its number; advice has none.
    pub id: String,
    /// The heading within the section it stands under.
    pub heading: Option<String>,
    pub text: String,
}

impl RuleText {
    /// Number and text; advice has a dot instead of a number.
    pub fn line(&self) -> String {
        let number = if self.id.is_empty() { "·" } else { &self.id };
        format!("{number}  {}", self.text)
    }
}

/// The games that have a rule book.
pub fn games() -> impl Iterator<Item = &'static str> {
    embedded::RULES
        .iter()
        .filter_map(|(path, _)| path.strip_prefix("games/")?.strip_suffix("/rulebook/en.md"))
}

impl RuleBook {
    /// The book of a game, in this language if it was translated, else in English.
    pub fn of(locale: Locale, game: &str) -> Option<RuleBook> {
        let read = |locale: Locale| {
            let path = format!("games/{game}/rulebook/{}.md", locale.folder());
            let (_, text) = embedded::RULES.iter().find(|(known, _)| *known == path)?;
            Some(RuleBook::parse(game, text))
        };
        read(locale).or_else(|| read(Locale::En))
    }

    pub fn parse(game: &str, text: &str) -> RuleBook {
        let mut book = RuleBook {
            game: game.to_string(),
            title: String::new(),
            introduction: String::new(),
            sections: Vec::new(),
        };
        let mut heading = None;
        for line in text.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
            if let Some(title) = line.strip_prefix("## ") {
                book.sections.push(Section::named(title));
                heading = None;
            } else if let Some(title) = line.strip_prefix("# ") {
                book.title = title.to_string();
            } else if let Some(section) = book.sections.last_mut() {
                section.take(line, &mut heading);
            } else {
                join(&mut book.introduction, line);
            }
        }
        book
    }

    /// The numbered rules.
    pub fn rules(&self) -> impl Iterator<Item = &RuleText> {
        self.texts().filter(|text| !text.id.is_empty())
    }

    /// Rules and advice.
    fn texts(&self) -> impl Iterator<Item = &RuleText> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The rule with this number, however it is written: `m-11`, `M11`.
    pub fn find(&self, id: &str) -> Option<&RuleText> {
        let wanted = plain(id);
        self.rules().find(|rule| plain(&rule.id) == wanted)
    }

    /// Numbers somebody may have meant: the nearest of the same section, or else the sections' first.
    pub fn close_to(&self, id: &str) -> Vec<&str> {
        let wanted = plain(id);
        let (letter, number) = split(&wanted);
        let mut near: Vec<&RuleText> =
            self.rules().filter(|rule| split(&plain(&rule.id)).0 == letter).collect();
        if near.is_empty() {
            return self
                .sections
                .iter()
                .filter_map(|section| Some(section.rules.first()?.id.as_str()))
                .filter(|id| !id.is_empty())
                .collect();
        }
        near.sort_by_key(|rule| split(&plain(&rule.id)).1.abs_diff(number));
        near.into_iter().take(3).map(|rule| rule.id.as_str()).collect()
    }

    /// The rules, and the advice, that say all these words, in any case.
    pub fn search(&self, words: &str) -> Vec<&RuleText> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let says = |rule: &&RuleText| {
            let text = rule.text.to_lowercase();
            !words.is_empty() && words.iter().all(|word| text.contains(word))
        };
        self.texts().filter(says).collect()
    }
}

impl Section {
    fn named(heading: &str) -> Section {
        let (letter, title) = heading.split_once(['–', '-']).unwrap_or(("", heading));
        Section { letter: letter.trim().to_string(), title: title.trim().to_string(), rules: Vec::new() }
    }

    fn take(&mut self, line: &str, heading: &mut Option<String>) {
        let within = line.strip_prefix('*').and_then(|rest| rest.strip_suffix('*'));
        if let Some((id, text)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) {
            let text = text.trim_start().to_string();
            self.rules.push(RuleText { id: id.to_string(), heading: heading.clone(), text });
        } else if let Some(advice) = line.strip_prefix("- ").filter(|_| self.letter.is_empty()) {
            self.rules.push(RuleText { id: String::new(), heading: None, text: advice.to_string() });
        } else if let Some(within) = within.filter(|within| !within.contains('*')) {
            *heading = Some(within.to_string());
        } else if let Some(rule) = self.rules.last_mut() {
            join(&mut rule.text, line);
        }
    }
}

fn join(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(line);
}

fn plain(id: &str) -> String {
    id.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_uppercase()
}

fn split(plain_id: &str) -> (&str, u32) {
    let digits = plain_id.find(|letter: char| letter.is_ascii_digit()).unwrap_or(plain_id.len());
    let (letter, number) = plain_id.split_at(digits);
    (letter, number.parse().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Nim\nTake the last.\n\n## S – Setup\n- **S-1** Three heaps.\n\n## M – Moves\n\
        - **M-1** Take some.\n  As many as you like.\n*Ends*\n- **M-2** The last stone wins.\n- **M-10** Or not.\n";

    #[test]
    fn a_book_is_read_section_by_section() {
        let book = RuleBook::parse("nim", BOOK);
        assert_eq!((book.title.as_str(), book.introduction.as_str()), ("Nim", "Take the last."));
        let letters: Vec<_> = book.sections.iter().map(|s| (s.letter.as_str(), s.title.as_str())).collect();
        assert_eq!(letters, [("S", "Setup"), ("M", "Moves")]);
        assert_eq!(book.rules().count(), 4);
        assert_eq!(book.find("M-1").unwrap().text, "Take some.\n  As many as you like.");
        assert_eq!(book.find("M-2").unwrap().heading.as_deref(), Some("Ends"));
        assert_eq!(book.find("M-1").unwrap().heading, None);
    }

    #[test]
    fn advice_has_no_number() {
        let book = RuleBook::parse(
            "nim",
            &format!("{BOOK}\n## Tips\n- Count the stones.\n- Take the last (M-2).\n"),
        );
        let tips = book.sections.last().expect("a section");
        assert_eq!((tips.letter.as_str(), tips.title.as_str(), tips.rules.len()), ("", "Tips", 2));
        assert_eq!(book.rules().count(), 4, "they are no rules");
        assert_eq!(book.find(""), None);
        assert_eq!(tips.rules[0].line(), "·  Count the stones.");
        assert_eq!(book.search("count stones")[0].text, "Count the stones.");
        assert_eq!(book.close_to("Q-1"), ["S-1", "M-1"]);
    }

    #[test]
    fn numbers_are_found_however_they_are_written() {
        let book = RuleBook::parse("nim", BOOK);
        for id in ["m-2", "M2", " m 2 "] {
            assert_eq!(book.find(id).unwrap().id, "M-2");
        }
        assert_eq!(book.find("M-3"), None);
        assert_eq!(book.close_to("m-9"), ["M-10", "M-2", "M-1"]);
        assert_eq!(book.close_to("Q-1"), ["S-1", "M-1"]);
    }

    #[test]
    fn all_words_of_a_search_must_be_said() {
        let book = RuleBook::parse("nim", BOOK);
        let found = |words| book.search(words).into_iter().map(|rule| rule.id.as_str()).collect::<Vec<_>>();
        assert_eq!(found("LAST stone"), ["M-2"]);
        assert_eq!(found("take"), ["M-1"]);
        assert!(found("  ").is_empty());
    }

    #[test]
    fn every_book_is_found_translated_or_not() {
        for game in games() {
            for locale in Locale::ALL {
                let book = RuleBook::of(locale, game).expect("at least the English one");
                assert!(book.rules().count() > 0, "{game} in {locale}");
            }
        }
        assert_eq!(RuleBook::of(Locale::Fr, "no-such-game"), None);
    }
}
