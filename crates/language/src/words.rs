//! The sentences of one language.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, LazyLock, PoisonError, RwLock},
};

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use fluent_syntax::{ast::Entry, parser::ParserError};

use crate::{
    Locale,
    audit::line_of,
    embedded,
    names::{FORMS, Name},
    numbers, pseudo,
};

pub(crate) type Bundle = FluentBundle<Arc<FluentResource>>;

pub(crate) struct Words {
    pub(crate) locale: Locale,
    pub(crate) bundle: Bundle,
    /// The kinds of names that have patterns for their forms.
    pub(crate) kinds: Vec<String>,
    /// The names said so far, in all their forms.
    pub(crate) names: RwLock<HashMap<String, Arc<Name>>>,
    resources: Vec<Arc<FluentResource>>,
}

/// A text given at run time that is not Fluent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    pub line: usize,
    pub what: String,
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for BadText {}

impl BadText {
    pub(crate) fn new(source: &str, error: &ParserError) -> BadText {
        BadText { line: line_of(source, error.pos.start), what: error.kind.to_string() }
    }
}

/// By [`Locale`]: our own texts, parsed once, and what was adopted since.
static WORDS: LazyLock<RwLock<[Arc<Words>; Locale::EVERY.len()]>> =
    LazyLock::new(|| RwLock::new(Locale::EVERY.map(|locale| Arc::new(Words::new(locale, ours(locale))))));

/// Adds the texts of an owner's edition, each the words for one language, to whatever is said in this process from
/// now on. Of two texts for a language the later one counts; all of them count for more than ours.
pub fn adopt(texts: &[(Locale, String)]) -> Result<(), BadText> {
    let mut all = WORDS.write().unwrap_or_else(PoisonError::into_inner);
    let mut added = all.clone();
    for (locale, text) in texts {
        for (known, words) in Locale::EVERY.into_iter().zip(&mut added) {
            if known.folder() == locale.folder() {
                *words = Arc::new(words.with(text)?);
            }
        }
    }
    *all = added;
    Ok(())
}

impl Words {
    /// The texts in this language.
    pub(crate) fn of(locale: Locale) -> Arc<Words> {
        Arc::clone(&WORDS.read().unwrap_or_else(PoisonError::into_inner)[locale as usize])
    }

    /// The same with one more text, whose messages replace older ones of the same key.
    pub(crate) fn with(&self, source: &str) -> Result<Words, BadText> {
        let added = FluentResource::try_new(source.to_string()).map_err(|(_, errors)| {
            errors
                .first()
                .map_or_else(|| BadText { line: 1, what: String::new() }, |error| BadText::new(source, error))
        })?;
        let mut resources = self.resources.clone();
        resources.push(Arc::new(added));
        Ok(Words::new(self.locale, resources))
    }

    fn new(locale: Locale, resources: Vec<Arc<FluentResource>>) -> Words {
        let mut bundle = Bundle::new_concurrent(vec![locale.identifier()]);
        // All our languages run the same way, and the marks would show in terminals and chronicles.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::writer(locale)));
        if locale == Locale::Pseudo {
            bundle.set_transform(Some(pseudo::accent));
        }
        for resource in &resources {
            bundle.add_resource_overriding(Arc::clone(resource));
        }
        let kinds = resources.iter().flat_map(|resource| kinds(resource)).collect();
        Words { locale, bundle, kinds, names: RwLock::default(), resources }
    }
}

fn keys(resource: &FluentResource) -> impl Iterator<Item = &str> {
    resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    })
}

fn kinds(resource: &FluentResource) -> impl Iterator<Item = String> {
    keys(resource).filter_map(|key| key.strip_prefix(FORMS)).map(String::from)
}

fn ours(locale: Locale) -> Vec<Arc<FluentResource>> {
    embedded::words(locale)
        // What cannot be parsed is left out here, and reported by the audit.
        .map(|(_, text)| {
            Arc::new(FluentResource::try_new((*text).to_string()).unwrap_or_else(|(rest, _)| rest))
        })
        .collect()
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("locale", &self.locale).finish_non_exhaustive()
    }
}
