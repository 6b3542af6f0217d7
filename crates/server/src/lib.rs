//! Tables that never lose a move, on one file or on many nodes.
//!
//! A deed is judged by the rules, appended to the table's log, committed to the disk, acknowledged to whoever did
//! it, and then told to everyone – in this order. Each looker is shown his own view and counts his own versions.
//! Games come from the shelf and nowhere else.

mod access;
mod api;
mod bots;
mod coach;
mod commands;
mod company;
mod config;
mod course;
mod doors;
#[cfg(test)]
mod equality;
mod face;
mod farewell;
mod guard;
mod hall;
mod identity;
mod imports;
mod keeping;
mod limits;
mod load;
mod loaded;
mod mail;
mod names;
mod naming;
mod office;
mod onlooking;
mod pages;
mod patch;
mod problem;
mod retold;
mod room;
mod seating;
mod serve;
mod sitting;
mod socket;
mod stock;
mod store;
mod token;
mod typescript;
mod unfinished;
mod upkeep;
mod vitals;
pub mod wire;
mod words;

pub use api::document;
pub use config::Config;
pub use doors::TooFewHandles;
pub use keeping::{CannotKeep, Diagnosis, backup, doctor, restore};
pub use load::{IdleReport, LoadPlan, LoadReport, idle, load};
pub use mail::{NoMail, check_mail};
pub use office::{Office, Undone};
pub use retold::{Looker, Retold, RetoldEntry, RetoldLine, Scene, retell};
pub use serve::{CannotServe, Server, routes, serve, work};
pub use stock::{CannotStock, stock};
pub use store::{Store, StoreError};
pub use typescript::{sheets, typescript};

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
