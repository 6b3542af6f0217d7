//! What the code says: keys as string literals, and the variables it brings.

use std::collections::{BTreeMap, BTreeSet};

use super::{Code, Fault, Finding, Place, Source, lexicon::Lexicon, line_of};

/// Keys made from a word of the code. A key `<before>word<after>` is used if `word` is a literal.
const SCHEMES: &[(&str, &str)] = &[
    // The text on a card or piece, beside its name: `card-parry`, `card-parry-text`.
    ("", "-text"),
];

/// What says a phrase: every literal among the arguments is a key, in the arms of a `match` too.
const SAYS: &[&str] = &["Phrase::new(", ".forbids(", "Arg::Name("];

/// What says a phrase with its first argument.
const SAYS_FIRST: &[&str] = &[".say_text(", ".say_with(", " who("];

/// How a decision calls its offers: every literal in its body is a key.
const CALLS: &str = "fn calls(";

/// What brings a variable: its first argument is the variable's name, further literals are keys of names.
const BRINGS: &str = ".with(";

#[derive(Default, Debug)]
pub(super) struct Mentions {
    /// Every literal, by crate.
    literals: BTreeMap<String, BTreeSet<String>>,
    /// The keys that are certainly keys, and where they are said.
    keys: BTreeMap<String, Vec<Place>>,
}

/// `crates/game/src/story.rs` is in `crates/game`.
fn crate_of(path: &str) -> String {
    path.split('/').take(2).collect::<Vec<_>>().join("/")
}

/// `M-13`: in a pair with one, the second literal is the key of a reason.
fn is_rule(text: &str) -> bool {
    let number = text.split_once('-').filter(|(chapter, _)| matches!(chapter.as_bytes(), [b'A'..=b'Z']));
    number.is_some_and(|(_, number)| number.parse::<u8>().is_ok())
}

impl Mentions {
    pub(super) fn gather(files: &[Source], printed: &[String]) -> Mentions {
        let mut mentions = Mentions::default();
        for key in printed {
            let place = Place { file: "the box of a game".into(), line: 0 };
            mentions.keys.entry(key.clone()).or_default().push(place);
        }
        files.iter().map(Code::new).for_each(|code| mentions.read(&code));
        mentions
    }

    fn read(&mut self, code: &Code<'_>) {
        let literals = self.literals.entry(crate_of(&code.source.path)).or_default();
        literals.extend(code.literals().map(|literal| literal.text.to_string()));
        let mut said = Vec::new();
        for at in SAYS.iter().flat_map(|piece| code.after(piece)) {
            said.extend(code.literals_within(code.arguments(at)));
        }
        for at in SAYS_FIRST.iter().flat_map(|piece| code.after(piece)) {
            let first = code.literals_within(code.arguments(at)).next();
            said.extend(first.filter(|literal| code.blank(at, literal.at)));
        }
        for at in code.after(CALLS) {
            said.extend(code.literals_within(code.body(at)));
        }
        said.extend(code.pairs().filter(|(rule, _)| is_rule(rule.text)).map(|(_, why)| why));
        for at in code.after(BRINGS) {
            let mut literals = code.literals_within(code.arguments(at));
            if literals.next().is_some_and(|name| code.blank(at, name.at)) {
                said.extend(literals);
            }
        }
        for literal in said {
            let place =
                Place { file: code.source.path.clone(), line: line_of(&code.source.text, literal.at) };
            self.keys.entry(literal.text.to_string()).or_default().push(place);
        }
    }

    fn mentions(&self, word: &str) -> bool {
        self.literals.values().any(|literals| literals.contains(word))
    }

    pub(super) fn uses(&self, key: &str) -> bool {
        let by_scheme = |&(before, after): &(&str, &str)| {
            key.strip_prefix(before)
                .and_then(|rest| rest.strip_suffix(after))
                .is_some_and(|word| self.mentions(word) || self.mentions(&word.replace('-', "_")))
        };
        self.keys.contains_key(key) || self.mentions(key) || SCHEMES.iter().any(by_scheme)
    }

    /// Whether the key is said, but by no crate that so much as mentions the variable.
    pub(super) fn withholds(&self, key: &str, variable: &str) -> bool {
        let brings = |place: &Place| {
            self.literals.get(&crate_of(&place.file)).is_some_and(|literals| literals.contains(variable))
        };
        self.keys.get(key).is_some_and(|places| !places.iter().any(brings))
    }

    pub(super) fn unwritten(&self, english: &Lexicon) -> impl Iterator<Item = Finding> {
        let unknown = |(key, _): &(&String, &Vec<Place>)| !english.messages.contains_key(*key);
        self.keys.iter().filter(unknown).flat_map(|(key, places)| {
            places
                .iter()
                .map(|place| Finding { place: place.clone(), fault: Fault::Unwritten { key: key.clone() } })
        })
    }
}
