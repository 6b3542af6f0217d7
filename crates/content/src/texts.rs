//! The words of an edition: names and texts of its cards in Fluent, one file for each language. All of it may be left
//! out: what has no words in a language is called as in another one.

use std::collections::BTreeMap;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use language::Locale;

use crate::{Files, Problem, line_of, sheet::list};

/// What is wrong with the words of an edition in which these names, and no others, occur; where the edition itself
/// is too wrong to know them, only whether it is Fluent.
pub fn check(texts: &Files, names: Option<&[&str]>) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (file, text) in texts {
        if language(file).is_none() {
            let files = Locale::ALL.map(|locale| format!("{locale}.ftl"));
            let expected = list(&files.each_ref().map(String::as_str));
            problems.push(Problem::new(file, 0, format!("no language of ours: expected {expected}")));
        }
        check_file(file, text, names, &mut problems);
    }
    problems.sort();
    problems.dedup();
    problems
}

/// The language of a file.
fn language(file: &str) -> Option<&'static str> {
    let stem = file.strip_suffix(".ftl")?;
    Locale::ALL.into_iter().map(Locale::tag).find(|language| *language == stem)
}

fn check_file(file: &str, text: &str, names: Option<&[&str]>, problems: &mut Vec<Problem>) {
    let mut wrong = |offset: usize, reason: String| {
        problems.push(Problem::new(file, line_of(text, offset), reason));
    };
    let resource = parser::parse(text).unwrap_or_else(|(rest, errors)| {
        for error in &errors {
            wrong(error.pos.start, error.kind.to_string());
        }
        rest
    });
    let mut said = BTreeMap::new();
    for entry in &resource.body {
        let (id, patterns) = match entry {
            Entry::Message(message) => {
                let forms = message.attributes.iter().map(|form| &form.value);
                (message.id.name, message.value.iter().chain(forms).collect::<Vec<_>>())
            }
            Entry::Term(term) => (term.id.name, vec![]),
            _ => continue,
        };
        // The parser lends pieces of the text: where they lie in it is where they stand.
        let at = id.as_ptr() as usize - text.as_ptr() as usize;
        if patterns.is_empty() || names.is_some_and(|names| !names.contains(&id)) {
            wrong(at, format!("nothing in this edition is called {id:?}"));
        } else if !patterns.into_iter().all(plain) {
            wrong(at, format!("{id:?} must be plain words: nobody brings anything to put into it"));
        }
        if let Some(first) = said.insert(id, line_of(text, at)) {
            wrong(at, format!("{id:?} is already in line {first}"));
        }
    }
}

/// Whether nothing has to be put in from elsewhere.
fn plain(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression } => {
            matches!(expression, Expression::Inline(InlineExpression::StringLiteral { .. }))
        }
    })
}

/// Which of these names a text has words for.
fn says(text: &str, name: &str) -> bool {
    let key = |line: &str| line.split('=').next().map(str::trim) == Some(name) && line.contains('=');
    text.lines().filter(|line| !line.starts_with(char::is_whitespace)).any(key)
}

/// Whether a name is that of a card's line: it tells a tale, and a card may do without.
fn is_line(name: &str, names: &[&str]) -> bool {
    name.strip_suffix("-line").is_some_and(|card| names.contains(&card))
}

/// The names that have no words of their own in a language and need some.
pub fn unsaid<'n>(texts: &Files, language: &str, names: &[&'n str]) -> Vec<&'n str> {
    let own = texts.iter().filter(|(file, _)| self::language(file) == Some(language));
    let own: Vec<_> = own.map(|(_, text)| text).collect();
    let said = |name: &str| own.iter().any(|text| says(text, name));
    names.iter().copied().filter(|name| !said(name) && !is_line(name, names)).collect()
}

/// What is to be said in a language, each text counting for more than those before it: a makeshift for each of
/// these names, the words of the other languages, English last, then its own.
pub fn layers(texts: &Files, language: &str, nameless: &[&str]) -> Vec<String> {
    let makeshifts = nameless.iter().map(|name| format!("{name} = {}\n", makeshift(name)));
    let mut layers = vec![makeshifts.collect::<String>()];
    let tags = Locale::ALL.map(Locale::tag);
    let others = tags.iter().copied().rev().filter(|other| *other != language);
    for language in others.chain([language]) {
        let of = texts.iter().filter(|(file, _)| self::language(file) == Some(language));
        layers.extend(of.map(|(_, text)| text.clone()));
    }
    layers
}

/// What a card without any words is called: its key, made readable. A text is left blank.
fn makeshift(name: &str) -> String {
    if name.ends_with("-text") {
        return "–".into();
    }
    let own = name.strip_prefix("cg-").unwrap_or(name);
    let words = own.split_once('-').map_or(own, |(_, key)| key).replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["card-sun-lance", "card-sun-lance-text", "province-koth"];

    fn texts(texts: &[(&str, &str)]) -> Files {
        texts.iter().map(|&(name, text)| (name.into(), text.into())).collect()
    }

    #[test]
    fn what_is_wrong_is_said_with_file_line_and_reason() {
        let wrong = texts(&[
            ("de.ftl", ""),
            ("en.ftl", "# A lance.\ncard-sun-lance = Sun Lance\n\ncard-moon-lance = Moon Lance\n"),
            ("fr.ftl", "card-sun-lance = { $card }\ncard-sun-lance = Lance\n= rien\n-koth = Koth\n"),
            ("pl.ftl", "province-koth = Koth\n    .of = { \"Kothu\" }\n"),
        ]);
        let said: Vec<_> = check(&wrong, Some(NAMES)).iter().map(ToString::to_string).collect();
        assert_eq!(said.len(), 6, "{said:#?}");
        assert_eq!(said[0], "de.ftl: no language of ours: expected en.ftl, fr.ftl, it.ftl or pl.ftl");
        assert_eq!(said[1], "en.ftl:4: nothing in this edition is called \"card-moon-lance\"");
        assert!(said[2].starts_with("fr.ftl:1: \"card-sun-lance\" must be plain words"));
        assert_eq!(said[3], "fr.ftl:2: \"card-sun-lance\" is already in line 1");
        assert!(said[4].starts_with("fr.ftl:3: "), "{}", said[4]);
        assert_eq!(said[5], "fr.ftl:4: nothing in this edition is called \"koth\"");
        assert_eq!(check(&texts(&[("en.ftl", "card-moon-lance = Moon\n")]), None), []);
    }

    /// A card whose key only ends like one is no line.
    #[test]
    fn a_line_may_be_left_out() {
        let names = ["cg-challenge-ape", "cg-challenge-ape-line", "cg-challenge-battle-line"];
        assert_eq!(unsaid(&texts(&[]), "en", &names), ["cg-challenge-ape", "cg-challenge-battle-line"]);
        let told = texts(&[("en.ftl", "cg-challenge-ape-line = It grins.\n")]);
        assert_eq!(check(&told, Some(&names)), []);
    }

    #[test]
    fn words_fall_back_to_other_languages_and_then_to_the_key() {
        let texts =
            texts(&[("en.ftl", "card-sun-lance = Sun Lance\n"), ("it.ftl", "province-koth = Koth\n")]);
        assert_eq!(unsaid(&texts, "en", NAMES), ["card-sun-lance-text", "province-koth"]);
        assert_eq!(unsaid(&texts, "fr", NAMES), NAMES);
        let layers = layers(&texts, "it", &["card-sun-lance", "card-sun-lance-text", "cg-hero-grey-wolf"]);
        let expected = [
            "card-sun-lance = Sun lance\ncard-sun-lance-text = –\ncg-hero-grey-wolf = Grey wolf\n",
            "card-sun-lance = Sun Lance\n",
            "province-koth = Koth\n",
        ];
        assert_eq!(layers, expected);
    }
}
