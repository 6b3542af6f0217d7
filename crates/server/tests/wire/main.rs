//! The server through the wire: real sockets, real files, nothing mocked.

mod access;
mod admin;
mod asking;
mod bots;
mod database;
mod fuzz;
mod guests;
mod identity;
mod keeping;
mod kill;
mod leaks;
mod load;
mod lobby;
mod moderation;
mod once;
mod operation;
mod postgres;
mod presence;
mod replay;
mod roles;
mod tables;
mod versions;
mod whole_games;
