//! All messages of one language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

use crate::names::{CLASS, FORMS, NO_CLASS};

use super::{Fault, Finding, Place, Source, line_of};

#[derive(Default, Debug)]
pub(super) struct Lexicon {
    pub(super) messages: BTreeMap<String, Message>,
    pub(super) terms: BTreeMap<String, Message>,
}

#[derive(Debug)]
pub(super) struct Message {
    pub(super) place: Place,
    /// The variables of its sentence.
    pub(super) variables: BTreeSet<String>,
    /// The forms of a name: its attributes.
    pub(super) forms: BTreeSet<String>,
    /// The messages and `-terms` it quotes.
    pub(super) quotes: BTreeSet<String>,
    /// All that it may say, without what is filled in.
    pub(super) said: String,
    /// Of a name: what its forms follow from.
    pub(super) class: Option<String>,
    /// Of the patterns of a kind: the classes they tell apart.
    classes: BTreeSet<String>,
}

/// The text on a card, or the line that it carries: not its name.
pub(super) fn is_text(key: &str) -> bool {
    key.ends_with("-text") || key.ends_with("-line")
}

impl Lexicon {
    pub(super) fn read<'a>(files: impl Iterator<Item = &'a Source>, found: &mut Vec<Finding>) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for file in files {
            let resource = parser::parse(file.text.as_str()).unwrap_or_else(|(rest, errors)| {
                let finding = |error: parser::ParserError| {
                    let place = Place { file: file.path.clone(), line: line_of(&file.text, error.pos.start) };
                    Finding { place, fault: Fault::Syntax { what: error.kind.to_string() } }
                };
                found.extend(errors.into_iter().map(finding));
                rest
            });
            for entry in &resource.body {
                lexicon.take(file, entry, found);
            }
        }
        lexicon
    }

    fn take(&mut self, file: &Source, entry: &Entry<&str>, found: &mut Vec<Finding>) {
        let (id, value, attributes, is_term) = match entry {
            Entry::Message(message) => (message.id.name, message.value.as_ref(), &message.attributes, false),
            Entry::Term(term) => (term.id.name, Some(&term.value), &term.attributes, true),
            _ => return,
        };
        // The parser lends pieces of the text: where they lie in it is where they stand.
        let offset = id.as_ptr() as usize - file.text.as_ptr() as usize;
        let place = Place { file: file.path.clone(), line: line_of(&file.text, offset) };
        let message = Message::read(place.clone(), value, attributes);
        let key = if is_term { format!("-{id}") } else { id.to_string() };
        if value.is_none_or(says_nothing) && !key.starts_with(FORMS) {
            found.push(Finding { place: place.clone(), fault: Fault::Empty { key: key.clone() } });
        }
        let known = if is_term { &mut self.terms } else { &mut self.messages };
        if let Some(first) = known.get(&key) {
            let fault = Fault::Twice { key, first: first.place.clone() };
            found.push(Finding { place, fault });
        } else {
            known.insert(key, message);
        }
    }

    /// The kind that has patterns for the forms of this name, or else its key without the last word.
    pub(super) fn kind<'k>(&self, key: &'k str) -> &'k str {
        let mut ends = key.rmatch_indices('-').map(|(at, _)| &key[..at]);
        let shorter = ends.clone().next();
        let patterned = ends.find(|kind| self.messages.contains_key(&format!("{FORMS}{kind}")));
        patterned.or(shorter).unwrap_or(key)
    }

    /// All messages but the patterns of kinds, and what is written on cards.
    pub(super) fn names(&self) -> impl Iterator<Item = (&String, &Message)> {
        self.messages.iter().filter(|(key, _)| !key.starts_with(FORMS) && !is_text(key))
    }

    /// Whether the kind of this name has patterns for its forms.
    pub(super) fn has_patterns(&self, key: &str) -> bool {
        self.messages.contains_key(&format!("{FORMS}{}", self.kind(key)))
    }

    /// The classes that the patterns of this name's kind tell apart, if any.
    pub(super) fn classes(&self, key: &str) -> Option<&BTreeSet<String>> {
        let patterns = self.messages.get(&format!("{FORMS}{}", self.kind(key)))?;
        Some(&patterns.classes).filter(|classes| !classes.is_empty())
    }

    /// Whether any name has this form.
    pub(super) fn has_form(&self, form: &str) -> bool {
        self.messages.values().any(|message| message.forms.contains(form))
    }
}

impl Message {
    fn read(place: Place, value: Option<&Pattern<&str>>, attributes: &[ast::Attribute<&str>]) -> Message {
        let mut message = Message {
            place,
            variables: BTreeSet::new(),
            forms: attributes.iter().map(|attribute| attribute.id.name.to_string()).collect(),
            quotes: BTreeSet::new(),
            said: String::new(),
            class: attributes.iter().find(|attribute| attribute.id.name == CLASS).and_then(plain),
            classes: BTreeSet::new(),
        };
        if let Some(value) = value {
            message.pattern(value);
        }
        let said = message.said.clone();
        for attribute in attributes {
            message.pattern(&attribute.value);
        }
        message.said = said;
        message
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.said.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.said.push(' ');
                    self.expression(expression);
                    self.said.push(' ');
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if matches!(selector, InlineExpression::VariableReference { id } if id.name == CLASS) {
                    let named = |variant: &ast::Variant<&str>| match variant.key {
                        VariantKey::Identifier { name } if name != NO_CLASS => Some(name.to_string()),
                        _ => None,
                    };
                    self.classes.extend(variants.iter().filter_map(named));
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.variables.insert(id.name.to_string()),
            InlineExpression::MessageReference { id, .. } => _ = self.quotes.insert(id.name.to_string()),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.quotes.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &ast::CallArguments<&str>) {
        for argument in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
            self.inline(argument);
        }
    }
}

fn plain(attribute: &ast::Attribute<&str>) -> Option<String> {
    match attribute.value.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some((*value).to_string()),
        _ => None,
    }
}

/// Nothing but space, however it is written.
fn says_nothing(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value }
        | PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => value.trim().is_empty(),
        PatternElement::Placeable { .. } => false,
    })
}
