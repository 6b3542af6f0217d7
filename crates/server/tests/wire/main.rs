//! The server through the wire: real sockets, real files, nothing mocked.

mod guests;
mod identity;
mod leaks;
mod tables;
mod whole_games;
