//! What cards do.

pub mod op;
mod run;
mod windows;
