//! The rulebook, section by section.

pub(crate) mod bidding;
mod card_phase;
mod diplomacy;
mod drafting;
pub(crate) use drafting::{Term, due_term};
mod draw_phase;
mod duel;
mod exchange;
mod faces;
mod hero_phase;
pub(crate) use hero_phase::Scope;
pub(crate) mod refusals;
mod resolution;
pub(crate) mod sequence;
mod setup;
mod variants;
mod victory;
