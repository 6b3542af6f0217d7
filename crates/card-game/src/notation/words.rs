//! The words of notation, one table for each sort.

use table::Seat;

use crate::{
    action::Good,
    board::{OfferKind, Site},
    cards::op::Feat,
    content::{Attribute, Card, Content},
    flow::{Question, Round},
};

pub(super) type Words<T> = &'static [(&'static str, T)];

pub(super) const ATTRIBUTES: Words<Attribute> =
    &[("strength", Attribute::Strength), ("cunning", Attribute::Cunning), ("spirit", Attribute::Spirit)];

pub(super) const GOODS: Words<Good> = &[
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

pub(super) const KINDS: Words<OfferKind> =
    &[("none", OfferKind::None), ("treaty", OfferKind::Treaty), ("alliance", OfferKind::Alliance)];

pub(super) const FEATS: Words<Feat> = &[
    ("beats", Feat::Beats),
    ("holds", Feat::Holds),
    ("wins-duel", Feat::WinsDuel),
    ("completes", Feat::Completes),
];

pub(super) const ROUNDS: Words<Round> = &[
    ("swaps", Round::Swaps),
    ("first-challenges", Round::FirstChallenges),
    ("entrances", Round::Entrances),
    ("first-plays", Round::FirstPlays),
    ("plays", Round::Plays),
    ("hero-turns", Round::HeroTurns),
    ("accusations", Round::Accusations),
    ("talks", Round::Talks),
    ("draws", Round::Draws),
    ("answers", Round::Answers),
];

/// Those with a number of their own are written with it.
pub(super) const QUESTIONS: Words<Question> = &[
    ("swap", Question::Swap),
    ("answer-swap", Question::AnswerSwap(Seat(0))),
    ("first-challenge", Question::FirstChallenge),
    ("enter", Question::Enter),
    ("play", Question::Play),
    ("deed", Question::Deed),
    ("honour", Question::Honour),
    ("swift", Question::Swift),
    ("bid", Question::Bid),
    ("name", Question::Name),
    ("lay", Question::Lay),
    ("rage", Question::Rage),
    ("break-settlement", Question::BreakSettlement),
    ("break-loot", Question::BreakLoot),
    ("break-treaty", Question::BreakTreaty),
    ("stop", Question::Stop),
    ("talk", Question::Talk),
    ("draft", Question::Draft),
    ("answer", Question::Answer),
    ("pick", Question::Pick(0)),
    ("choice", Question::Choice),
    ("draw", Question::Draw),
    ("accuse", Question::Accuse),
];

pub(super) fn word_of<T: Copy + PartialEq>(words: Words<T>, value: T) -> &'static str {
    words.iter().find(|(_, its)| *its == value).map_or("", |(word, _)| word)
}

pub(super) fn value_of<T: Copy>(words: Words<T>, word: &str) -> Option<T> {
    words.iter().find(|(its, _)| *its == word).map(|(_, value)| *value)
}

pub(super) fn site_of(cards: &Content, word: &str) -> Option<Site> {
    cards.find(word).filter(|card| card.is_adventure()).map(Site::of)
}

pub(super) fn challenge_of(cards: &Content, word: &str) -> Option<Card> {
    cards.find(word).filter(|card| card.is_challenge())
}
