//! The words of notation: one table for each sort, and how they stand in frames.

use alloc::string::String;

use table::{Seat, words::Word};

use crate::{
    action::Good,
    board::{OfferKind, Site},
    cards::{Part, op::Feat},
    content::{Attribute, Card, Content},
    rules::InOrder,
    state::State,
};

/// What names stand for at this table.
#[derive(Copy, Clone, Debug)]
pub struct Lexicon {
    pub cards: &'static Content,
    pub seats: u8,
}

impl State {
    pub(crate) fn lexicon(&self) -> Lexicon {
        Lexicon { cards: self.cards, seats: self.board.seats }
    }
}

pub(crate) type Words<T> = &'static [(&'static str, T)];

pub(crate) const ATTRIBUTES: Words<Attribute> =
    &[("strength", Attribute::Strength), ("cunning", Attribute::Cunning), ("spirit", Attribute::Spirit)];

pub(crate) const GOODS: Words<Good> = &[
    ("glory", Good::Glory),
    ("card", Good::Card),
    ("random-cards", Good::RandomCards),
    ("chosen-cards", Good::ChosenCards),
    ("adventures", Good::Adventures),
    ("challenges", Good::Challenges),
    ("resolutions", Good::Resolutions),
    ("object", Good::Object),
    ("hidden-objects", Good::HiddenObjects),
    ("show-random", Good::ShowRandom),
    ("show-chosen", Good::ShowChosen),
    ("show-adventures", Good::ShowAdventures),
    ("show-challenges", Good::ShowChallenges),
    ("show-resolutions", Good::ShowResolutions),
    ("show-objects", Good::ShowObjects),
    ("show-placed", Good::ShowPlaced),
];

pub(crate) const KINDS: Words<OfferKind> =
    &[("none", OfferKind::None), ("treaty", OfferKind::Treaty), ("alliance", OfferKind::Alliance)];

const FEATS: Words<Feat> = &[
    ("beats", Feat::Beats),
    ("holds", Feat::Holds),
    ("wins-duel", Feat::WinsDuel),
    ("completes", Feat::Completes),
];

const ROUNDS: Words<InOrder> = &[
    ("swaps", InOrder::Swaps),
    ("first-challenges", InOrder::FirstChallenges),
    ("entrances", InOrder::Entrances),
    ("first-plays", InOrder::FirstPlays),
    ("plays", InOrder::Plays),
    ("hero-turns", InOrder::HeroTurns),
    ("accusations", InOrder::Accusations),
    ("talks", InOrder::Talks),
    ("draws", InOrder::Draws),
    ("answers", InOrder::Answers),
];

pub(crate) fn word_of<T: Copy + PartialEq>(words: Words<T>, value: T) -> &'static str {
    words.iter().find(|(_, its)| *its == value).map_or("", |(word, _)| word)
}

pub(crate) fn value_of<T: Copy>(words: Words<T>, word: &str) -> Option<T> {
    words.iter().find(|(its, _)| *its == word).map(|(_, value)| *value)
}

pub(crate) fn site_of(cards: &Content, word: &str) -> Option<Site> {
    cards.find(word).filter(|card| card.is_adventure()).map(Site::of)
}

pub(crate) fn challenge_of(cards: &Content, word: &str) -> Option<Card> {
    cards.find(word).filter(|card| card.is_challenge())
}

macro_rules! tables {
    ($($sort:ty: $words:expr),*) => {$(
        impl Word<Lexicon> for $sort {
            fn put(self, _: &Lexicon, out: &mut String) {
                out.push_str(word_of($words, self));
            }

            fn take(_: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<$sort> {
                value_of($words, words.next()?)
            }
        }
    )*};
}
tables!(Feat: FEATS, InOrder: ROUNDS);

impl Word<Lexicon> for Seat {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        self.0.put(lexicon, out);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Seat> {
        u8::take(lexicon, words).filter(|&seat| seat < lexicon.seats).map(Seat)
    }
}

impl Word<Lexicon> for Card {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        out.push_str(lexicon.cards.word(self));
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Card> {
        lexicon.cards.find(words.next()?)
    }
}

impl Word<Lexicon> for Site {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        self.card().put(lexicon, out);
    }

    fn take(lexicon: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Site> {
        site_of(lexicon.cards, words.next()?)
    }
}

/// `now`, `won`, `lost`, or `when-beats` with the feat.
impl Word<Lexicon> for Part {
    fn put(self, lexicon: &Lexicon, out: &mut String) {
        match self {
            Part::Now => out.push_str("now"),
            Part::Won => out.push_str("won"),
            Part::Lost => out.push_str("lost"),
            Part::When(feat) => {
                out.push_str("when-");
                feat.put(lexicon, out);
            }
        }
    }

    fn take(_: &Lexicon, words: &mut dyn Iterator<Item = &str>) -> Option<Part> {
        Some(match words.next()? {
            "now" => Part::Now,
            "won" => Part::Won,
            "lost" => Part::Lost,
            word => Part::When(value_of(FEATS, word.strip_prefix("when-")?)?),
        })
    }
}
