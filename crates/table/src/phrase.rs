//! Messages as keys and typed arguments. `crates/language` turns them into sentences.

use alloc::vec::Vec;

use crate::{Rule, Seat};

/// A message: the key of a sentence, and its arguments by name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The key of the sentence in `languages/*/*.ftl`.
    pub key: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
    /// The rule it is about, to be opened from there: every prompt has one.
    pub rule: Option<Rule>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number, for amounts and plurals.
    Count(i64),
    /// A player, who is called by name.
    Seat(Seat),
    /// A name with a message of its own: `card-parry`.
    Name(&'static str),
    /// Several such names, in order.
    Names(Vec<&'static str>),
    /// What adds up to something: so much from each of these names, in order.
    Sum(Vec<(i64, &'static str)>),
    /// A rule, which is cited by its number.
    Rule(Rule),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new(), rule: None }
    }

    /// Names the rule it is about.
    pub fn by(mut self, rule: Rule) -> Phrase {
        self.rule = Some(rule);
        self
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<&'static str> for Arg {
    fn from(name: &'static str) -> Arg {
        Arg::Name(name)
    }
}

impl From<Vec<&'static str>> for Arg {
    fn from(names: Vec<&'static str>) -> Arg {
        Arg::Names(names)
    }
}

impl From<Vec<(i64, &'static str)>> for Arg {
    fn from(addends: Vec<(i64, &'static str)>) -> Arg {
        Arg::Sum(addends)
    }
}

impl From<Rule> for Arg {
    fn from(rule: Rule) -> Arg {
        Arg::Rule(rule)
    }
}

macro_rules! counts {
    ($($int:ty),*) => {$(
        impl From<$int> for Arg {
            fn from(count: $int) -> Arg {
                Arg::Count(i64::from(count))
            }
        }
    )*};
}
counts!(u8, u16, u32, i8, i16, i32, i64);
