//! Tables that never lose a move, on one file or on many nodes.
//!
//! A deed is judged by the rules, appended to the table's log, committed to the disk, acknowledged to whoever did
//! it, and then told to everyone – in this order. Each looker is shown his own view and counts his own versions.
//! Games come from the shelf and nowhere else.

mod accounts;
mod bots;
mod running;
mod store;
mod tables;
mod web;

pub use accounts::mail::{NoMail, check_mail};
pub use accounts::office::{Office, Undone};
pub use hosting::{
    telling::retold::{Looker, Retold, RetoldEntry, RetoldLine, Scene},
    wire,
};
pub use running::config::Config;
pub use running::doors::{TooFewHandles, raise_handles};
pub use running::keeping::{CannotKeep, Diagnosis, backup, doctor, restore};
pub use running::serve::{CannotServe, Server, routes, serve, work};
pub use running::stock::{CannotStock, stock};
pub use running::vitals;
pub use store::{Store, StoreError};
pub use tables::hall::COOLS;
pub use tables::retell::retell;
pub use web::api::document;
pub use web::typescript::{sheet, typescript};

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// What a panicking task left behind is plain data: it can be used.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
