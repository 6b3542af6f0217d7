//! A test for every rule of the contract, named after it.

#[path = "../common/mod.rs"]
mod common;

mod e_contests;
mod e_examples;
mod e_moves;
