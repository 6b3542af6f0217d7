//! How the small words of actions and frames are written and read.

use alloc::string::String;
use core::fmt::Write;

use table::Seat;

use crate::{
    board::Conflict,
    cards::{
        CardRef,
        op::{Place, Side},
        run::Piece,
        windows::Moment,
    },
    content::{Category, Content, Kingdom, Province, Provinces},
    dice::{Face, Use},
};

/// What names stand for at this table.
#[derive(Copy, Clone, Debug)]
pub struct Lexicon {
    pub content: &'static Content,
    pub players: u8,
    pub kingdoms: [Kingdom; 4],
}

impl Lexicon {
    pub fn seat(&self, word: &str) -> Option<Seat> {
        let kingdom = Kingdom::from_key(word)?;
        (0..self.players).find(|&seat| self.kingdoms[usize::from(seat)] == kingdom).map(Seat)
    }
}

/// Something written as one word (or a few).
pub trait Word: Sized {
    fn put(self, lexicon: &Lexicon, out: &mut String);
    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Self>;
}

/// Writing into a `String` cannot fail.
macro_rules! say {
    ($out:expr, $($arg:tt)*) => { _ = write!($out, $($arg)*) };
}
pub(crate) use say;

impl Word for u8 {
    fn put(self, _: &Lexicon, out: &mut String) {
        say!(out, "{self}");
    }

    fn take(_: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<u8> {
        words.next()?.parse().ok()
    }
}

impl Word for u32 {
    fn put(self, _: &Lexicon, out: &mut String) {
        say!(out, "{self}");
    }

    fn take(_: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<u32> {
        words.next()?.parse().ok()
    }
}

impl Word for bool {
    fn put(self, _: &Lexicon, out: &mut String) {
        out.push_str(if self { "yes" } else { "no" });
    }

    fn take(_: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<bool> {
        match words.next()? {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

impl Word for Seat {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        out.push_str(lexicon.kingdoms[self.index()].key());
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Seat> {
        lexicon.seat(words.next()?)
    }
}

impl Word for Provinces {
    fn put(self, _: &Lexicon, out: &mut String) {
        if self.is_empty() {
            out.push('-');
        }
        for (i, province) in self.iter().enumerate() {
            say!(out, "{}{}", if i == 0 { "" } else { "+" }, province.key());
        }
    }

    fn take(_: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Provinces> {
        match words.next()? {
            "-" => Some(Provinces::NONE),
            word => word.split('+').map(Province::from_key).collect(),
        }
    }
}

impl<T: Word> Word for Option<T> {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        match self {
            Some(word) => word.put(lexicon, out),
            None => out.push('-'),
        }
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Option<T>> {
        match words.next()? {
            "-" => Some(None),
            word => T::take(lexicon, &mut core::iter::once(word)).map(Some),
        }
    }
}

macro_rules! keyed {
    ($($name:ty),*) => {$(
        impl Word for $name {
            fn put(self, _: &Lexicon, out: &mut String) {
                out.push_str(self.key());
            }

            fn take(_: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Self> {
                Self::from_key(words.next()?)
            }
        }
    )*};
}
keyed!(Province, Category, Face, Use, Conflict, Place, Side, Piece, Moment);

/// A strategy card, by the index of its kind.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Strategy(pub u8);

impl Word for Strategy {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        out.push_str(lexicon.content.strategy[usize::from(self.0)].name);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Strategy> {
        let word = words.next()?;
        lexicon.content.strategy.iter().position(|card| card.name == word).map(|kind| Strategy(kind as u8))
    }
}

/// An adventure token, by the index of its kind.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TokenKind(pub u8);

impl Word for TokenKind {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        out.push_str(lexicon.content.tokens[usize::from(self.0)].name);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<TokenKind> {
        let word = words.next()?;
        lexicon.content.tokens.iter().position(|token| token.name == word).map(|kind| TokenKind(kind as u8))
    }
}

impl Word for CardRef {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        out.push_str(self.card(lexicon.content).name);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<CardRef> {
        CardRef::named(lexicon.content, words.next()?)
    }
}

/// An enum whose variants are written as a word and the words of their fields.
macro_rules! worded {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$vmeta:meta])* $variant:ident $(($($field:ident: $ty:ty),+))? = $word:literal,)+
        }
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$vmeta])* $variant $(($($ty),+))?,)+
        }

        impl $name {
            /// Writes it in words.
            pub fn put(self, lexicon: &$crate::lexicon::Lexicon, out: &mut alloc::string::String) {
                match self {
                    $($name::$variant $(($($field),+))? => {
                        out.push_str($word);
                        $($(
                            out.push(' ');
                            $crate::lexicon::Word::put($field, lexicon, out);
                        )+)?
                    })+
                }
            }

            /// Reads it; nothing may follow.
            pub fn take(text: &str, lexicon: &$crate::lexicon::Lexicon) -> Option<$name> {
                let mut words = text.split_whitespace();
                let read = match words.next()? {
                    $($word => $name::$variant $(($(<$ty as $crate::lexicon::Word>::take(lexicon, &mut words)?),+))?,)+
                    _ => return None,
                };
                words.next().is_none().then_some(read)
            }
        }
    };
}
pub(crate) use worded;
