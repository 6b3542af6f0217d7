//! Names and their grammar.
//!
//! A name is a message; its attributes are its forms (`.the`, `.gen`). What follows from its class (`.class = fv`) is
//! made, not written: `forms-KIND`, a message of attributes only, has the patterns, and uses `$name`, `$class` and
//! `$initial`. A form that the name brings itself wins. A name without a class – a person, a card of an owner's
//! edition – has the class `none`: the default of every pattern, which reads well with any name.

use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentAttribute, FluentValue};
use fluent_syntax::ast::{Pattern, PatternElement};
use unicode_normalization::UnicodeNormalization as _;

use crate::words::{Bundle, Words};

/// What the patterns of a kind are called.
pub(crate) const FORMS: &str = "forms-";
/// The form that decides the others.
pub(crate) const CLASS: &str = "class";
/// The class of a name that brings none.
pub(crate) const NO_CLASS: &str = "none";

/// A name in all its forms.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Name {
    pub(crate) plain: String,
    pub(crate) forms: Vec<(String, String)>,
}

impl Name {
    pub(crate) fn form(&self, form: &str) -> Option<&str> {
        self.forms.iter().find(|(known, _)| known == form).map(|(_, text)| text.as_str())
    }
}

impl Words {
    /// The name of this key, made once and kept.
    pub(crate) fn named(&self, key: &str) -> Option<Arc<Name>> {
        if let Some(name) = self.names.read().unwrap_or_else(std::sync::PoisonError::into_inner).get(key) {
            return Some(Arc::clone(name));
        }
        let message = self.bundle.get_message(key)?;
        let plain = written(&self.bundle, message.value()?, None);
        let name = Arc::new(self.inflect(self.kind(key), plain, message.attributes(), None));
        let mut names = self.names.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        names.insert(key.to_string(), Arc::clone(&name));
        Some(name)
    }

    /// What somebody is called who gave no name, in all forms.
    pub(crate) fn unnamed(&self, number: u8) -> Name {
        let mut args = FluentArgs::new();
        args.set("number", number);
        let Some(message) = self.bundle.get_message("seat-unnamed") else { return Name::default() };
        let Some(value) = message.value() else { return Name::default() };
        let plain = written(&self.bundle, value, Some(&args));
        self.inflect(Some("seat"), plain, message.attributes(), Some(&args))
    }

    /// What somebody calls themselves, in all forms.
    pub(crate) fn person(&self, name: &str) -> Name {
        self.inflect(Some("seat"), name.to_string(), std::iter::empty(), None)
    }

    /// The kind a key belongs to: `cg-hero` of `cg-hero-thief`.
    pub(crate) fn kind(&self, key: &str) -> Option<&str> {
        let of = |kind: &&String| key.strip_prefix(kind.as_str()).is_some_and(|rest| rest.starts_with('-'));
        self.kinds.iter().filter(of).max_by_key(|kind| kind.len()).map(String::as_str)
    }

    fn inflect<'m>(
        &self,
        kind: Option<&str>,
        plain: String,
        own: impl Iterator<Item = FluentAttribute<'m>>,
        args: Option<&FluentArgs<'_>>,
    ) -> Name {
        let mut name = Name { plain, forms: Vec::new() };
        for attribute in own {
            let id = attribute.id();
            let said = match plain_text(attribute.value()).filter(|_| id == CLASS) {
                // A class is no word: the pseudo-locale leaves it alone.
                Some(class) => class.to_string(),
                None => written(&self.bundle, attribute.value(), args),
            };
            name.forms.push((id.to_string(), said));
        }
        if name.form(CLASS).is_none() {
            name.forms.push((CLASS.to_string(), NO_CLASS.to_string()));
        }
        let patterns = kind.and_then(|kind| self.bundle.get_message(&format!("{FORMS}{kind}")));
        let mut scope = FluentArgs::new();
        scope.set("name", name.plain.clone());
        scope.set("initial", initial(&name.plain));
        scope.set(CLASS, name.form(CLASS).unwrap_or_default().to_string());
        for attribute in patterns.into_iter().flat_map(|patterns| patterns.attributes()) {
            if name.form(attribute.id()).is_none() {
                let made = written(&self.bundle, attribute.value(), Some(&scope));
                name.forms.push((attribute.id().to_string(), made));
            }
        }
        name
    }
}

fn written(bundle: &Bundle, pattern: &Pattern<&str>, args: Option<&FluentArgs<'_>>) -> String {
    bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
}

fn plain_text<'p>(pattern: &'p Pattern<&'p str>) -> Option<&'p str> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}

/// How a name begins, accents dropped: a and e apart from the other vowels, for the sake of Italian *ad* and *ed*.
fn initial(name: &str) -> &'static str {
    match name.nfd().next().and_then(|first| first.to_lowercase().next()) {
        Some('a') => "a",
        Some('e') => "e",
        Some('i' | 'o' | 'u' | 'œ' | 'æ') => "vowel",
        _ => "consonant",
    }
}

/// Sets a name and all its forms: `$hero`, `$hero-the`.
pub(crate) fn set(values: &mut FluentArgs<'_>, variable: &str, name: &Name) {
    for (form, text) in &name.forms {
        values.set(format!("{variable}-{form}"), FluentValue::from(text.clone()));
    }
    values.set(variable.to_string(), FluentValue::from(name.plain.clone()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_begins_with_a_sound_not_with_an_accent() {
        assert_eq!(initial("Émile"), "e");
        assert_eq!(initial("àlex"), "a");
        assert_eq!(initial("Œdipe"), "vowel");
        assert_eq!(initial("Hugo"), "consonant");
        assert_eq!(initial("7"), "consonant");
        assert_eq!(initial(""), "consonant");
    }
}
