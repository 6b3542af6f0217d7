//! What SQLite and PostgreSQL do differently.

use std::{future::Future, pin::Pin, time::Duration};

use hosting::rows::Append;
use tokio::sync::broadcast;

use super::Stored;

pub(crate) type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Something that other nodes must hear of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// An entry was added, and which.
    Played {
        table: String,
        number: usize,
    },
    /// Seats, status or the like changed.
    Arranged {
        table: String,
    },
    Chatted {
        table: String,
    },
    /// A log-in was ended.
    Revoked {
        login: String,
    },
    /// A person wants to hear others than before.
    Regarded {
        person: String,
    },
}

impl Notice {
    pub(super) fn write(&self) -> String {
        match self {
            Notice::Played { table, number } => format!("played {table} {number}"),
            Notice::Arranged { table } => format!("arranged {table}"),
            Notice::Chatted { table } => format!("chatted {table}"),
            Notice::Revoked { login } => format!("revoked {login}"),
            Notice::Regarded { person } => format!("regarded {person}"),
        }
    }

    pub(super) fn read(text: &str) -> Option<Notice> {
        let (kind, id) = text.split_once(' ')?;
        let id = id.to_string();
        match kind {
            "played" => {
                let (table, number) = id.split_once(' ')?;
                Some(Notice::Played { table: table.into(), number: number.parse().ok()? })
            }
            "arranged" => Some(Notice::Arranged { table: id }),
            "chatted" => Some(Notice::Chatted { table: id }),
            "revoked" => Some(Notice::Revoked { login: id }),
            "regarded" => Some(Notice::Regarded { person: id }),
            _ => None,
        }
    }
}

/// Commits entries, carries notices, shares out the bots' work.
pub(crate) trait Ledger: Send + Sync {
    /// Returns when the entry is on the disk, and not before.
    fn append(&self, append: Append) -> Later<'_, Stored<()>>;
    /// What the other nodes did; nothing where some of it may have been missed. A single process hears nothing.
    fn notices(&self) -> broadcast::Receiver<Option<Notice>>;
    /// Tells the other nodes.
    fn notify(&self, notice: Notice) -> Later<'_, Stored<()>>;
    /// Up to `most` tables whose bots are due, each to one caller for as long as the lease lasts.
    fn claim(&self, most: usize, lease: Duration) -> Later<'_, Stored<Vec<String>>>;
    /// Waits until nobody is writing at this table any more: what is not there then was not done.
    fn settle(&self, table: &str) -> Later<'_, Stored<()>>;
    /// Its tables.
    fn schema(&self) -> &'static str;
    /// Whether several nodes may serve the same table.
    fn shared(&self) -> bool;
    /// What keeps two nodes from making them at once.
    fn schema_lock(&self) -> &'static str;
    /// What the database is asked to find out whether it is damaged, where it can: it answers `ok`.
    fn sound(&self) -> Option<&'static str>;
    /// What makes a transaction see one moment only.
    fn moment(&self) -> &'static str;
    /// Commits what is still waiting.
    fn finish(&self) -> Later<'_, ()>;
}
