//! The rules, chapter by chapter.

pub mod adventure;
pub mod age_change;
pub mod battle;
pub mod bidding;
pub mod campaign;
pub mod contest;
pub mod court;
pub mod ending;
pub mod fate_dice;
pub mod intrigue;
pub mod military;
pub mod objectives;
pub mod raids;
pub mod sequence;
pub mod setup;
pub mod siege;
pub mod turn;
