//! Saying a phrase.

use std::{borrow::Cow, fmt, sync::Arc};

use fluent_bundle::{
    FluentArgs, FluentError, FluentValue,
    resolver::{ResolverError, errors::ReferenceKind},
};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use table::{Arg, Phrase, Seat};

use crate::{
    Locale,
    names::{self, Name},
    numbers, pseudo,
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

/// What a sentence is filled with.
#[derive(Default)]
pub(crate) struct Filling<'a> {
    pub(crate) values: FluentArgs<'a>,
    /// What people wrote: it stays as it is, even where a sentence begins.
    free: Vec<(String, String)>,
}

impl Filling<'_> {
    /// Something that somebody wrote.
    pub(crate) fn text(&mut self, variable: &str, text: &str) {
        self.values.set(variable.to_string(), text.to_string());
        self.free.push((variable.to_string(), text.to_string()));
    }

    pub(crate) fn name(&mut self, variable: &str, name: &Name) {
        names::set(&mut self.values, variable, name);
    }

    fn is_free(&self, variable: &str, begins: &str) -> bool {
        self.free.iter().any(|(name, text)| base(variable) == name && begins.starts_with(text.as_str()))
    }
}

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
        let mut filling = Filling::default();
        for (name, arg) in &phrase.args {
            self.fill(&mut filling, name, arg, &mut missing);
        }
        self.finish(phrase.key, filling, missing)
    }

    pub(crate) fn finish(
        &self,
        key: &str,
        filling: Filling<'_>,
        mut missing: Vec<Missing>,
    ) -> Result<String, Unsaid> {
        let sentence = self.sentence(key, filling, &mut missing);
        if missing.is_empty() { Ok(sentence) } else { Err(Unsaid { sentence, missing }) }
    }

    /// What a message without variables says: the name of a card, a word.
    pub fn name(&self, key: &str) -> String {
        self.outermost(self.format(key, FluentArgs::new(), &mut Vec::new()))
    }

    /// An interface's own sentence, with free texts: file names, what somebody typed.
    pub fn say_text(&self, key: &str, texts: &[(&str, &str)]) -> String {
        self.say_measured(key, texts, &[])
    }

    /// The same with numbers that have fractions, shown to one decimal.
    pub fn say_measured(&self, key: &str, texts: &[(&str, &str)], numbers: &[(&str, f32)]) -> String {
        let mut filling = Filling::default();
        for (variable, text) in texts {
            filling.text(variable, text);
        }
        for (variable, number) in numbers {
            filling.values.set((*variable).to_string(), numbers::tenths(*number));
        }
        self.sentence(key, filling, &mut Vec::new())
    }

    /// Whether there is a message of this key.
    pub fn knows(&self, key: &str) -> bool {
        self.words.bundle.has_message(key)
    }

    /// The name a seat goes by.
    pub fn seat(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_else(|| self.words.unnamed(seat.0 + 1).plain)
    }

    /// A seat's name in all its forms.
    fn seated(&self, seat: Seat) -> Name {
        let given = self.seats.get(seat.index()).map(|name| self.words.person(name));
        given.unwrap_or_else(|| self.words.unnamed(seat.0 + 1))
    }

    /// A message as part of another one.
    pub(crate) fn inner(&self, key: &str) -> String {
        self.format(key, FluentArgs::new(), &mut Vec::new())
    }

    /// The finished sentence: one that begins with a name begins with a capital, but what people wrote stays.
    pub(crate) fn sentence(&self, key: &str, filling: Filling<'_>, missing: &mut Vec<Missing>) -> String {
        let first = self.words.bundle.get_message(key).and_then(|message| message.value()).and_then(opening);
        let Filling { values, free } = filling;
        let said = self.format(key, values, missing);
        let filling = Filling { values: FluentArgs::new(), free };
        let begins = said.trim_start_matches(OPENING_SIGNS);
        let capital = first.is_some_and(|variable| !filling.is_free(variable, begins));
        let before = said.len() - begins.len();
        self.outermost(if capital { capitalised(&said, before) } else { said })
    }

    fn outermost(&self, sentence: String) -> String {
        if self.words.locale == Locale::Pseudo { pseudo::bracket(&sentence) } else { sentence }
    }

    fn fill(&self, filling: &mut Filling<'_>, name: &'static str, arg: &Arg, missing: &mut Vec<Missing>) {
        match arg {
            Arg::Count(count) => filling.values.set(name, *count),
            Arg::Seat(seat) => self.fill_seat(filling, name, *seat),
            Arg::Rule(rule) => filling.values.set(name, rule.0),
            Arg::Name(key) => filling.name(name, &self.named(key, missing)),
            Arg::Names(keys) => self.fill_list(filling, name, keys, missing),
            Arg::Sum(addends) => self.fill_sum(filling, name, addends, missing),
        }
    }

    pub(crate) fn fill_seat(&self, filling: &mut Filling<'_>, variable: &str, seat: Seat) {
        if let Some(name) = self.seats.get(seat.index()) {
            filling.text(variable, name);
        }
        filling.name(variable, &self.seated(seat));
    }

    pub(crate) fn fill_list(
        &self,
        filling: &mut Filling<'_>,
        variable: &str,
        keys: &[&str],
        missing: &mut Vec<Missing>,
    ) {
        let all: Vec<_> = keys.iter().map(|key| self.named(key, missing)).collect();
        filling.name(variable, &self.listed(&all));
        filling.values.set(format!("{variable}-count"), keys.len());
    }

    /// "5 (the Knight) + 2 (“Iron Thews”)", in every form that its first name has.
    pub(crate) fn fill_sum<K: AsRef<str>>(
        &self,
        filling: &mut Filling<'_>,
        variable: &str,
        addends: &[(i64, K)],
        missing: &mut Vec<Missing>,
    ) {
        let all: Vec<_> = addends.iter().map(|(_, key)| self.named(key.as_ref(), missing)).collect();
        let counts = || addends.iter().map(|(count, _)| *count);
        let plain = self.summed(counts().zip(all.iter().map(|name| name.plain.as_str())));
        let forms = all.first().map(|name| name.forms.as_slice()).unwrap_or_default();
        let in_form = |form: &String| {
            let names = all.iter().map(|name| name.form(form).unwrap_or(&name.plain));
            (form.clone(), self.summed(counts().zip(names)))
        };
        filling.name(variable, &Name { plain, forms: forms.iter().map(|(form, _)| in_form(form)).collect() });
        filling.values.set(format!("{variable}-count"), addends.len());
    }

    fn summed<'n>(&self, addends: impl Iterator<Item = (i64, &'n str)>) -> String {
        let add = |sum: Option<String>, (count, item): (i64, &str)| {
            let mut values = FluentArgs::with_capacity(3);
            let key = match sum {
                None => "sum-first",
                Some(_) if count < 0 => "sum-minus",
                Some(_) => "sum-plus",
            };
            values.set("count", if sum.is_some() { count.abs() } else { count });
            values.set("sum", sum.unwrap_or_default());
            values.set("item", item);
            Some(self.format(key, values, &mut Vec::new()))
        };
        addends.fold(None, add).unwrap_or_else(|| String::from("0"))
    }

    pub(crate) fn named(&self, key: &str, missing: &mut Vec<Missing>) -> Arc<Name> {
        self.words.named(key).unwrap_or_else(|| {
            missing.push(Missing::Key(key.to_string()));
            Arc::new(Name { plain: format!("⟨{key}⟩"), forms: Vec::new() })
        })
    }

    /// A list of names in every form that its first name has.
    pub(crate) fn listed<N: AsRef<Name>>(&self, all: &[N]) -> Name {
        let plain = self.list(all.iter().map(|name| name.as_ref().plain.clone()));
        let forms = all.first().map(|name| name.as_ref().forms.as_slice()).unwrap_or_default();
        let in_form = |form: &String| {
            let items = all.iter().map(|name| {
                let name = name.as_ref();
                name.form(form).unwrap_or(&name.plain).to_string()
            });
            (form.clone(), self.list(items))
        };
        Name { plain, forms: forms.iter().map(|(form, _)| in_form(form)).collect() }
    }

    /// The seats in a list, in every form.
    pub(crate) fn seats_listed(&self, seats: impl Iterator<Item = Seat>) -> Name {
        self.listed(&seats.map(|seat| Arc::new(self.seated(seat))).collect::<Vec<_>>())
    }

    /// Several names in the manner of the language: "a, b and c".
    fn list(&self, items: impl IntoIterator<Item = String>) -> String {
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
            // Nobody in a list of nobody lacks a form.
            if !matches!(values.get(format!("{}-count", base(&variable))), Some(FluentValue::Number(n)) if n.value == 0.0)
            {
                missing.push(Missing::Variable { key: key.to_string(), variable: variable.clone() });
            }
            values.set(variable, stand_in);
        }
        bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}

/// `seat` of `seat-gen`.
fn base(variable: &str) -> &str {
    variable.rsplit_once('-').map_or(variable, |(base, _)| base)
}

/// What may stand before the first word of a sentence.
const OPENING_SIGNS: [char; 8] = ['«', '„', '“', '(', '–', ' ', '\u{a0}', '\u{202f}'];

/// The variable a sentence begins with, if it does.
fn opening<'p>(pattern: &'p Pattern<&'p str>) -> Option<&'p str> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } if value.trim_matches(OPENING_SIGNS).is_empty() => {}
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => return Some(id.name),
            _ => return None,
        }
    }
    None
}

/// The text with a capital at this place.
fn capitalised(text: &str, at: usize) -> String {
    let (before, rest) = text.split_at(at);
    let mut letters = rest.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    before.chars().chain(first).chain(letters).collect()
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
