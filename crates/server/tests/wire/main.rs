//! The server through the wire: real sockets, real files, nothing mocked.

mod database;
mod fuzz;
mod guests;
mod identity;
mod keeping;
mod kill;
mod leaks;
mod load;
mod operation;
mod postgres;
mod tables;
mod whole_games;
