//! The binary as its users meet it.

mod commands;
mod document;
mod editions;
mod engine;
mod play;
mod running;
mod wrong_usage;
