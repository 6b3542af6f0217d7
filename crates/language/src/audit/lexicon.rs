//! All messages of one language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

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
        if value.is_none_or(says_nothing) {
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
        };
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            message.pattern(pattern);
        }
        message
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
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
