//! Starting, listening, watching, cleaning up and keeping copies.

pub(crate) mod config;
pub(crate) mod doors;
pub(crate) mod keeping;
pub(crate) mod serve;
pub(crate) mod stock;
pub(crate) mod unfinished;
pub(crate) mod upkeep;
pub mod vitals;
