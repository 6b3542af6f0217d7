//! A table without a network: who sits where, who sees what, and what a command leads to.
//!
//! Nothing here waits, reads a clock, draws a random number or stores anything. Whoever hosts – the server, or one day a
//! worker in a browser – hands in times and random bytes, writes what is to be written ([`commands::Effect`],
//! [`rows::Append`]), and carries what a room says to those who look ([`room::Say`]).

pub mod bots;
pub mod coach;
pub mod commands;
pub mod entropy;
#[cfg(test)]
mod equality;
mod fault;
pub mod imports;
pub mod played;
pub mod room;
pub mod rows;
pub mod seating;
pub mod telling;
pub mod wire;

pub use fault::Fault;
