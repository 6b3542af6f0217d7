//! From phrases to sentences.
//!
//! A game says [`table::Phrase`]: a key and typed arguments. A [`Teller`] says it in one of four languages, with the
//! sentences of `languages/<locale>/*.ftl`. [`RuleBook`] is the numbered rules of a game in that language.
//!
//! What a sentence may use, besides the variables the phrase brings (`$province`):
//! - `$province-gen`: the attribute `.gen` of the message that names the province. A language with cases declares
//!   as many as it needs; any attribute will do (`.gender`, to agree with).
//! - `$cards-count`: how many names a list holds.

mod courtesies;
mod locale;
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
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}
