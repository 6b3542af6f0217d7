//! A message to be put into words elsewhere: a key and typed arguments, never a sentence.

use alloc::vec::Vec;

use crate::{Rule, Seat};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    Count(i64),
    Seat(Seat),
    /// A name with a message of its own: `card-parry`.
    Name(&'static str),
    /// Several such names, in order.
    Names(Vec<&'static str>),
    Rule(Rule),
}

impl Phrase {
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

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
