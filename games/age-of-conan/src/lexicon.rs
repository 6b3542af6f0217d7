//! How the small words of actions and frames are written and read.

use alloc::string::String;

use table::{
    Seat,
    words::{Word, put_all, take_all},
};

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

impl Word<Lexicon> for Seat {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        out.push_str(lexicon.kingdoms[self.index()].key());
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Seat> {
        lexicon.seat(words.next()?)
    }
}

impl Word<Lexicon> for Provinces {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        put_all(self.iter(), lexicon, out);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Provinces> {
        take_all(lexicon, words)
    }
}

macro_rules! keyed {
    ($($name:ty),*) => {$(
        impl Word<Lexicon> for $name {
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

impl Word<Lexicon> for Strategy {
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

impl Word<Lexicon> for TokenKind {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        out.push_str(lexicon.content.tokens[usize::from(self.0)].name);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<TokenKind> {
        let word = words.next()?;
        lexicon.content.tokens.iter().position(|token| token.name == word).map(|kind| TokenKind(kind as u8))
    }
}

impl Word<Lexicon> for CardRef {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        out.push_str(self.card(lexicon.content).name);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<CardRef> {
        CardRef::named(lexicon.content, words.next()?)
    }
}
