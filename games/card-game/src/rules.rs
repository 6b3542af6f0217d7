//! The rulebook, section by section.

mod bidding;
mod card_phase;
mod completion;
mod diplomacy;
mod drafting;
mod draw_phase;
mod duel;
mod exchange;
mod hero_phase;
mod heroes;
mod resolution;
mod round;
pub(crate) mod sequence;
mod settlement;
mod setup;
mod variants;
mod victory;

use hero_phase::Scope;

pub use bidding::Bid;
pub use card_phase::Play;
pub use diplomacy::{Answer, BreakTreaty, Stop, Talk, Talks};
pub use drafting::Draft;
pub(crate) use drafting::{Term, due_term};
pub use draw_phase::Draw;
pub use exchange::{Exchange, Pick};
pub use hero_phase::HeroDeed;
pub use heroes::{BreakLoot, Honour, Rage, Swift};
pub use resolution::{Lay, Name};
pub use round::{InOrder, Round};
pub use settlement::BreakSettlement;
pub use setup::{AnswerSwap, Enter, FirstChallenge, Swap};
pub use variants::Accuse;
