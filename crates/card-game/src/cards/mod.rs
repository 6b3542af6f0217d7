//! What cards do.

pub mod op;
