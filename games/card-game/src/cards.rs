//! What cards do.

pub mod op;
mod run;
mod windows;

pub use run::{Choice, Ops, Part};
pub use windows::{Aftermath, Feats};
