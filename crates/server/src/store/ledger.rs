//! What SQLite and PostgreSQL do differently.

use std::{future::Future, pin::Pin, time::Duration};

use tokio::sync::broadcast;

use super::{Sealed, Stored};

pub(crate) type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// An entry to be committed, with what the list of tables says once it is.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    /// From 1; unique in its table.
    pub(crate) number: usize,
    pub(crate) seat: u8,
    pub(crate) deed: Sealed,
    pub(crate) chance: Sealed,
    /// Who must still sit there; nobody where a bot must.
    pub(crate) person: String,
    /// Who asked for it, and their own name for it; empty for bots.
    pub(crate) command: String,
    pub(crate) head: Head,
}

/// What the list of tables says about a game, so that nobody need load it to know.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Head {
    pub(crate) over: bool,
    /// Whose turn it is, a bit a seat: open knowledge.
    pub(crate) turn: u8,
    /// Whose choice is missing, likewise: of this everybody may know their own bit.
    pub(crate) missing: u8,
    /// How much each eye has seen happen.
    pub(crate) versions: String,
    /// How long a bot whose choice is missing waits before it decides. When that is, the database's clock says.
    pub(crate) pace: Duration,
    /// Whether an onlooker perceived the last entry. What nobody else may know does not move a table in the lists.
    pub(crate) open: bool,
}

impl Head {
    /// What the list calls it.
    pub(super) fn status(&self) -> &'static str {
        if self.over { "over" } else { "running" }
    }
}

/// Something that other nodes must hear of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// Entries were added.
    Played {
        table: String,
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
            Notice::Played { table } => format!("played {table}"),
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
            "played" => Some(Notice::Played { table: id }),
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
    /// What the database calls this moment, in milliseconds since 1970.
    fn clock(&self) -> &'static str;
    /// Whether several nodes may serve the same table.
    fn shared(&self) -> bool;
    /// What keeps two nodes from migrating at once.
    fn migration_lock(&self) -> &'static str;
    /// What the database is asked to find out whether it is damaged, where it can: it answers `ok`.
    fn sound(&self) -> Option<&'static str>;
    /// What makes a transaction see one moment only.
    fn moment(&self) -> &'static str;
    /// Commits what is still waiting.
    fn finish(&self) -> Later<'_, ()>;
}
