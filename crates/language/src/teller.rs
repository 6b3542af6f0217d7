//! Saying a phrase.

use std::{borrow::Cow, fmt, sync::Arc};

use fluent_bundle::{
    FluentArgs, FluentError, FluentValue,
    resolver::{ResolverError, errors::ReferenceKind},
};
use table::{Arg, Phrase, Seat};

use crate::{
    Locale, pseudo,
    words::{BadText, Words},
};

/// Says phrases in one language at one table. Cheap to make, to clone and to share between threads.
#[derive(Clone, Debug)]
pub struct Teller {
    words: Arc<Words>,
    seats: Vec<String>,
}

/// What a sentence lacked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Missing {
    /// There is no message of this key.
    Key(String),
    /// The message uses a variable that the phrase does not bring, or a form that a name does not have.
    Variable { key: String, variable: String },
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Missing::Key(key) => write!(f, "there is no message {key}"),
            Missing::Variable { key, variable } => write!(f, "{key} uses ${variable}, which is not given"),
        }
    }
}

/// A sentence with gaps, and what they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsaid {
    pub sentence: String,
    pub missing: Vec<Missing>,
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}:", self.sentence)?;
        self.missing.iter().try_for_each(|missing| write!(f, " {missing};"))
    }
}

impl std::error::Error for Unsaid {}

impl Teller {
    /// `seats` are the names the players go by; a seat beyond them is called by its number.
    pub fn new(locale: Locale, seats: &[String]) -> Teller {
        Teller { words: Words::of(locale), seats: seats.to_vec() }
    }

    /// Adds a Fluent text from elsewhere (an owner's edition); its messages replace ours of the same key.
    pub fn with_texts(self, source: &str) -> Result<Teller, BadText> {
        Ok(Teller { words: Arc::new(self.words.with(source)?), seats: self.seats })
    }

    pub fn locale(&self) -> Locale {
        self.words.locale
    }

    /// The sentence. What is missing shows as its key in ⟨⟩.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|unsaid| unsaid.sentence)
    }

    /// The sentence, if nothing is missing.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, Unsaid> {
        let mut missing = Vec::new();
        let mut values = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            self.set(&mut values, name, arg, &mut missing);
        }
        let sentence = self.outermost(self.format(phrase.key, values, &mut missing));
        if missing.is_empty() { Ok(sentence) } else { Err(Unsaid { sentence, missing }) }
    }

    /// What a message without variables says: the name of a card, a word.
    pub fn name(&self, key: &str) -> String {
        self.say_with(key, FluentArgs::new())
    }

    /// An interface's own sentence, with free texts: file names, what somebody typed.
    pub fn say_text(&self, key: &str, texts: &[(&str, &str)]) -> String {
        self.say_with(key, texts.iter().copied().collect())
    }

    /// Whether there is a message of this key.
    pub fn knows(&self, key: &str) -> bool {
        self.words.bundle.has_message(key)
    }

    /// The name a seat goes by.
    pub fn seat(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_else(|| {
            let mut values = FluentArgs::new();
            values.set("number", seat.0 + 1);
            self.format("seat-unnamed", values, &mut Vec::new())
        })
    }

    /// A message as part of another one.
    pub(crate) fn inner(&self, key: &str) -> String {
        self.format(key, FluentArgs::new(), &mut Vec::new())
    }

    pub(crate) fn say_with(&self, key: &str, values: FluentArgs<'_>) -> String {
        self.outermost(self.format(key, values, &mut Vec::new()))
    }

    fn outermost(&self, sentence: String) -> String {
        if self.words.locale == Locale::Pseudo { pseudo::bracket(&sentence) } else { sentence }
    }

    fn set(&self, values: &mut FluentArgs<'_>, name: &'static str, arg: &Arg, missing: &mut Vec<Missing>) {
        match arg {
            Arg::Count(count) => values.set(name, *count),
            Arg::Seat(seat) => values.set(name, self.seat(*seat)),
            Arg::Rule(rule) => values.set(name, rule.0),
            Arg::Name(key) => {
                values.set(name, self.format(key, FluentArgs::new(), missing));
                for form in self.forms(key) {
                    values.set(format!("{name}-{form}"), self.form(key, form, missing));
                }
            }
            Arg::Names(keys) => {
                values.set(
                    name,
                    self.list(keys.iter().map(|key| self.format(key, FluentArgs::new(), missing))),
                );
                values.set(format!("{name}-count"), keys.len());
                for form in keys.first().into_iter().flat_map(|key| self.forms(key)) {
                    let items =
                        keys.iter().map(|key| self.form(key, form, &mut *missing)).collect::<Vec<_>>();
                    values.set(format!("{name}-{form}"), self.list(items));
                }
            }
        }
    }

    /// The attributes of a name: its cases, its gender.
    fn forms(&self, key: &str) -> impl Iterator<Item = &str> {
        let message = self.words.bundle.get_message(key);
        message.into_iter().flat_map(|message| message.attributes().map(|attribute| attribute.id()))
    }

    fn form(&self, key: &str, form: &str, missing: &mut Vec<Missing>) -> String {
        let attribute = self.words.bundle.get_message(key).and_then(|message| message.get_attribute(form));
        let Some(attribute) = attribute else { return self.format(key, FluentArgs::new(), missing) };
        self.words.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned()
    }

    /// Several names in the manner of the language: "a, b and c".
    pub(crate) fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return self.format("list-none", FluentArgs::new(), &mut Vec::new());
        };
        let join = |key: &str, list: String, item: String| {
            let mut values = FluentArgs::with_capacity(2);
            values.set("list", list);
            values.set("item", item);
            self.format(key, values, &mut Vec::new())
        };
        match items.into_iter().reduce(|list, item| join("list-next", list, item)) {
            Some(before) => join("list-last", before, last),
            None => last,
        }
    }

    fn format(&self, key: &str, mut values: FluentArgs<'_>, missing: &mut Vec<Missing>) -> String {
        let bundle = &self.words.bundle;
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            missing.push(Missing::Key(key.to_string()));
            return format!("⟨{key}⟩");
        };
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&values), &mut errors);
        if errors.is_empty() {
            return sentence.into_owned();
        }
        for variable in errors.into_iter().filter_map(absent_variable) {
            let stand_in = stand_in(&values, &variable);
            missing.push(Missing::Variable { key: key.to_string(), variable: variable.clone() });
            values.set(variable, stand_in);
        }
        bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}

fn absent_variable(error: FluentError) -> Option<String> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => Some(id),
        _ => None,
    }
}

/// A name without the form that was asked for stands there in its plain form.
fn stand_in<'a>(values: &FluentArgs<'a>, variable: &str) -> FluentValue<'a> {
    let plain = variable.rsplit_once('-').and_then(|(name, _)| values.get(name.to_string()));
    plain.cloned().unwrap_or_else(|| FluentValue::String(Cow::Owned(format!("⟨${variable}⟩"))))
}
