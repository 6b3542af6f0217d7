//! Every message with every name that it may be said with, so that people and patterns can read them all.

use std::{
    collections::{BTreeSet, HashSet},
    fmt::Write as _,
};

use table::Seat;

use super::{
    Source,
    arguments::{Argument, Arguments, fits},
    lexicon::{Lexicon, Message, is_text},
};
use crate::{
    BadText, Locale, Teller, embedded,
    names::{CLASS, FORMS, NO_CLASS},
    numbers,
    teller::Filling,
};

/// A finished sentence, and the message it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rendered {
    pub key: String,
    pub sentence: String,
    /// What it lacked.
    pub missing: Vec<String>,
}

#[derive(Clone, PartialEq, Debug)]
enum Value {
    Seat(u8),
    Seats(Vec<u8>),
    Name(String),
    List(Vec<String>),
    Sum(Vec<(i64, String)>),
    Number(String),
    Text(String),
}

/// Says everything there is to say in one language.
#[derive(Debug)]
pub struct Rendering<'a> {
    teller: Teller,
    lexicon: Lexicon,
    arguments: &'a Arguments,
}

/// Who sits at the table: two who have names, of which one begins with a vowel, and one who has none.
const SEATS: [&str; 2] = ["Anna", "Marek"];
/// Names as an owner's edition may bring them, without any grammar.
const STRANGE: [&str; 2] = ["Asgalun", "Vendhya"];

impl<'a> Rendering<'a> {
    /// With our own texts, and one more.
    pub fn new(locale: Locale, arguments: &'a Arguments, more: &str) -> Result<Rendering<'a>, BadText> {
        let ours = embedded::words(locale).map(|(path, text)| ((*path).to_string(), (*text).to_string()));
        let files: Vec<Source> = std::iter::once((String::from("more"), more.to_string()))
            .chain(ours)
            .map(|(path, text)| Source { path, text })
            .collect();
        let lexicon = Lexicon::read(files.iter(), &mut Vec::new());
        let mut strange = String::from(more);
        for kind in
            lexicon.messages.keys().filter_map(|key| key.strip_prefix(FORMS)).filter(|&kind| kind != "seat")
        {
            for (number, name) in STRANGE.iter().enumerate() {
                let _ = write!(strange, "\n{kind}-strange{number} = {name}");
            }
        }
        let teller = Teller::new(locale, &SEATS.map(String::from)).with_texts(&strange)?;
        Ok(Rendering { teller, lexicon, arguments })
    }

    pub fn locale(&self) -> Locale {
        self.teller.locale()
    }

    /// Every message that is said, names left out.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let said = |key: &&String| !key.starts_with(FORMS) && !self.arguments.is_name(key);
        self.lexicon.messages.keys().filter(said).map(String::as_str)
    }

    /// The variables of a message that nobody says anything about.
    pub fn unexplained(&self, key: &str) -> Vec<String> {
        let unknown = |variable: &&String| self.arguments.of(key, variable).is_none();
        self.variables(key).iter().filter(unknown).cloned().collect()
    }

    /// The names that must not stand bare: those whose forms follow from a class.
    pub fn nouns(&self) -> Vec<String> {
        let noun = |message: &Message| message.class.as_deref().is_some_and(|class| class != "bare");
        self.chosen(|_, message| noun(message))
    }

    /// The names that must not stand bare, because they are quoted: those that bring nothing.
    pub fn titles(&self) -> Vec<String> {
        let title = |key: &str| self.lexicon.has_patterns(key) && self.lexicon.classes(key).is_none();
        self.chosen(|key, message| message.forms.is_empty() && !is_text(key) && title(key))
    }

    fn chosen(&self, wanted: impl Fn(&str, &Message) -> bool) -> Vec<String> {
        let wanted = |(key, message): &(&String, &Message)| wanted(key, message);
        self.lexicon.messages.iter().filter(wanted).map(|(key, _)| self.teller.name(key)).collect()
    }

    /// A message with every value of each variable, the others with one value of each grammatical class.
    pub fn all(&self, key: &str) -> Vec<Rendered> {
        let variables = self.variables(key);
        let every: Vec<Vec<Value>> = variables.iter().map(|variable| self.values(key, variable)).collect();
        let mut said = HashSet::new();
        let choices = self.choices(&every);
        let rendered = choices.iter().map(|values| self.render(key, &variables, values));
        rendered.filter(|one| said.insert(one.sentence.clone()) || !one.missing.is_empty()).collect()
    }

    /// Each value of each variable, together with each of the few values of each other one; the rest take turns.
    fn choices<'v>(&self, every: &'v [Vec<Value>]) -> Vec<Vec<&'v Value>> {
        let few: Vec<Vec<&Value>> = every.iter().map(|values| self.one_of_each(values)).collect();
        if few.is_empty() || few.iter().any(Vec::is_empty) {
            return vec![Vec::new()];
        }
        let mut choices = Vec::new();
        for (at, values) in every.iter().enumerate() {
            for value in values {
                for pair in pairs(&few, at) {
                    let turn = choices.len();
                    let mut chosen: Vec<&Value> =
                        few.iter().map(|values| values[turn % values.len()]).collect();
                    chosen[at] = value;
                    if let Some((of, nth)) = pair {
                        chosen[of] = few[of][nth];
                    }
                    choices.push(chosen);
                }
            }
        }
        // With many variables, some may well be the same.
        choices.retain(|chosen| distinct(chosen) || chosen.len() > 3);
        choices
    }

    fn variables(&self, key: &str) -> Vec<String> {
        let Some(message) = self.lexicon.messages.get(key) else { return Vec::new() };
        let bases: BTreeSet<String> = message
            .variables
            .iter()
            .filter_map(|variable| variable.split('-').next())
            .map(String::from)
            .collect();
        bases.into_iter().collect()
    }

    fn values(&self, key: &str, variable: &str) -> Vec<Value> {
        match self.arguments.of(key, variable) {
            None => Vec::new(),
            Some(Argument::Seat) => (0..=SEATS.len() as u8).map(Value::Seat).collect(),
            Some(Argument::Seats) => {
                vec![Value::Seats(vec![0]), Value::Seats(vec![2]), Value::Seats(vec![2, 0, 1])]
            }
            Some(Argument::Numbers(numbers)) => numbers.iter().cloned().map(Value::Number).collect(),
            Some(Argument::Text(text)) => vec![Value::Text(text.clone())],
            Some(Argument::Names(patterns)) => self.names(patterns).into_iter().map(Value::Name).collect(),
            Some(Argument::Sum(names)) => {
                let names = self.names(names);
                let pairs = names.windows(2).map(|two| vec![(5, two[0].clone()), (-2, two[1].clone())]);
                let single = names.iter().map(|name| vec![(1, name.clone())]);
                pairs.take(2).chain(single).map(Value::Sum).collect()
            }
            Some(Argument::List { names, least }) => {
                let names = self.names(names);
                let single = names.iter().map(|name| vec![name.clone()]);
                let pairs = names.windows(2).map(<[String]>::to_vec);
                let several = names.windows(3).step_by(3).map(<[String]>::to_vec);
                let lists =
                    std::iter::once(Vec::new()).chain(pairs.clone().take(1)).chain(single).chain(several);
                let lists = lists.chain(pairs.filter(|_| *least > 1));
                lists.filter(|list| list.len() >= *least).map(Value::List).collect()
            }
        }
    }

    /// The keys that fit, and for a whole kind two strange ones.
    fn names(&self, patterns: &[String]) -> Vec<String> {
        let mut names = Vec::new();
        for pattern in patterns {
            names.extend(self.lexicon.messages.keys().filter(|key| fits(pattern, key)).cloned());
            if let Some(kind) =
                pattern.strip_suffix("-*").filter(|kind| self.lexicon.has_patterns(&format!("{kind}-x")))
            {
                names.extend((0..STRANGE.len()).map(|number| format!("{kind}-strange{number}")));
            }
        }
        names
    }

    /// One value of each grammatical class.
    fn one_of_each<'v>(&self, values: &'v [Value]) -> Vec<&'v Value> {
        let mut known = HashSet::new();
        let fresh = |value: &&Value| match value {
            Value::Name(key) => known.insert(self.class(key)),
            Value::Sum(addends) => known.insert(format!("sum {}", addends.len())),
            Value::List(keys) => known.insert(format!("list {}", keys.len())),
            _ => true,
        };
        values.iter().filter(fresh).collect()
    }

    /// The class a name says it has; or else what its forms begin with, which is where they differ: z, ze; do, na.
    fn class(&self, key: &str) -> String {
        let name = self.teller.named(key, &mut Vec::new());
        let prepositions = || -> String {
            let before =
                |(_, text): &(String, String)| text.split_once(' ').map(|(first, _)| first.to_string());
            name.forms.iter().filter_map(before).collect::<Vec<_>>().join(" ")
        };
        let kind = self.lexicon.kind(key);
        let class = name.form(CLASS).filter(|&class| class != NO_CLASS);
        format!("{kind} {}", class.map_or_else(prepositions, String::from))
    }

    fn render(&self, key: &str, variables: &[String], values: &[&Value]) -> Rendered {
        let mut filling = Filling::default();
        let mut missing = Vec::new();
        for (variable, value) in variables.iter().zip(values) {
            match value {
                Value::Seat(seat) => self.teller.fill_seat(&mut filling, variable, Seat(*seat)),
                Value::Seats(seats) => {
                    filling.name(variable, &self.teller.seats_listed(seats.iter().copied().map(Seat)));
                    filling.values.set(format!("{variable}-count"), seats.len());
                }
                Value::Name(name) => filling.name(variable, &self.teller.named(name, &mut missing)),
                Value::List(names) => {
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    self.teller.fill_list(&mut filling, variable, &names, &mut missing);
                }
                Value::Sum(addends) => self.teller.fill_sum(&mut filling, variable, addends, &mut missing),
                Value::Number(number) => filling.values.set(variable.clone(), numbers::read(number)),
                Value::Text(text) => filling.text(variable, text),
            }
        }
        let sentence = self.teller.sentence(key, filling, &mut missing);
        let missing = missing.iter().map(ToString::to_string).collect();
        Rendered { key: key.to_string(), sentence, missing }
    }
}

/// Which of the other variables is given which of its few values; once nothing, if there are no others.
fn pairs(few: &[Vec<&Value>], at: usize) -> Vec<Option<(usize, usize)>> {
    let others = few.iter().enumerate().filter(|(of, _)| *of != at);
    let pairs: Vec<_> =
        others.flat_map(|(of, values)| (0..values.len()).map(move |nth| Some((of, nth)))).collect();
    if pairs.is_empty() { vec![None] } else { pairs }
}

/// Nobody gives anything to themselves, and nothing moves to where it is.
fn distinct(values: &[&Value]) -> bool {
    let named = |value: &&&Value| matches!(value, Value::Seat(_) | Value::Name(_));
    values
        .iter()
        .filter(named)
        .enumerate()
        .all(|(at, value)| !values.iter().filter(named).skip(at + 1).any(|other| value == other))
}

/// What a native reader goes through: every message with its sentences.
pub fn page(rendering: &Rendering<'_>) -> String {
    let mut page = String::new();
    for key in rendering.keys().filter(|key| !is_text(key)) {
        let _ = writeln!(page, "{key}");
        for Rendered { sentence, .. } in rendering.all(key) {
            let _ = writeln!(page, "    {}", sentence.replace('\n', "\n    "));
        }
    }
    page
}
