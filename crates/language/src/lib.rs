//! From phrases to sentences.
//!
//! A game says [`table::Phrase`]: a key and typed arguments. A [`Teller`] says it in one of our languages, with the
//! sentences of `languages/<locale>` and `games/<game>/words/<locale>`. [`RuleBook`] is the numbered rules of a game in that language.
//!
//! What a sentence may use, besides the variables the phrase brings (`$province`):
//! - `$province-gen`: the form `.gen` of the province's name, written with it or made from its class (`names`). A
//!   language declares as many as it needs; any will do (`.number`, to agree with). A seat has forms, too.
//! - `$cards-count`: how many names a list holds.
//!
//! A sentence that begins with a name begins with a capital, however the name is written.

mod courtesies;
mod locale;
mod names;
mod numbers;
mod pseudo;
mod rulebook;
mod teller;
mod words;

pub mod audit;

pub use locale::{Locale, UnknownLocale};
pub use rulebook::{RuleBook, RuleText, Section, games};
pub use teller::{Missing, Teller, Unsaid};
pub use words::{BadText, adopt};

/// Every text there is, found when this crate was built.
pub(crate) mod embedded {
    use crate::Locale;

    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

    /// The sentences of one language.
    pub(crate) fn words(locale: Locale) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
        WORDS.iter().filter(move |(path, _)| path.rsplit('/').nth(1) == Some(locale.folder()))
    }
}
