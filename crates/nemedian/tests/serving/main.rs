//! The server as an operator runs it: the program, its settings, its exit codes, and how it is killed.

mod admin;
#[path = "../../../server/tests/wire/database.rs"]
#[expect(dead_code, reason = "shared with the tests of the wire")]
mod database;
mod doors;
mod failing;
mod full_disk;
#[path = "../../../server/tests/wire/guests.rs"]
#[expect(dead_code, reason = "shared with the tests of the wire")]
mod guests;
mod interrupted;
mod kill;
mod logs;
mod nodes;
mod program;
mod settings;
mod shipping;
mod stored;
mod trials;
