//! What somebody is told: names, sentences, the view of one eye, and what changed between two of them.

pub mod course;
pub mod face;
pub mod names;
pub mod retold;
pub mod words;
