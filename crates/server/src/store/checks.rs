//! Questions about the database itself: whether it takes anything, and whether what it holds belongs together.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::{Store, StoreError, Stored, number, text};
use crate::now;

/// However often it is asked, no more is written than this.
const LASTS: Duration = Duration::from_secs(2);
const WRITTEN: &str = "written";
/// In bytes.
const MUCH: usize = 64 << 10;

/// Whether something could be written, and when that was tried.
pub(super) type Tried = Mutex<Option<(Instant, bool)>>;

/// No list is longer.
const MOST: i64 = 100;

const COUNTED: &str = "SELECT id, entries, COALESCE(there, 0) AS there FROM tables
    LEFT JOIN (SELECT table_id, COUNT(*) AS there, MAX(number) AS last FROM log GROUP BY table_id) AS counted
    ON table_id = id
    WHERE entries <> COALESCE(there, 0) OR entries <> COALESCE(last, 0) ORDER BY id LIMIT $1";

/// What a command asked for, done more than once.
const REPEATED: [(&str, &str); 2] = [
    (
        "an entry",
        "SELECT table_id AS id, MAX(number) AS number FROM log WHERE command <> ''
         GROUP BY table_id, command HAVING COUNT(*) > 1 ORDER BY table_id, number LIMIT $1",
    ),
    (
        "a line of talk",
        "SELECT table_id AS id, MAX(number) AS number FROM chat WHERE command <> ''
         GROUP BY table_id, command HAVING COUNT(*) > 1 ORDER BY table_id, number LIMIT $1",
    ),
];

/// Rows without what they belong to.
const ORPHANS: [(&str, &str); 5] = [
    (
        "seats of a table that is not there",
        "SELECT DISTINCT table_id AS id FROM seats
         WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id) ORDER BY table_id LIMIT $1",
    ),
    (
        "entries of a table that is not there",
        "SELECT DISTINCT table_id AS id FROM log
         WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id) ORDER BY table_id LIMIT $1",
    ),
    (
        "talk at a table that is not there",
        "SELECT DISTINCT table_id AS id FROM chat
         WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id) ORDER BY table_id LIMIT $1",
    ),
    (
        "a table without seats",
        "SELECT id FROM tables
         WHERE NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id) ORDER BY id LIMIT $1",
    ),
    (
        "a log-in of a person who is not there",
        "SELECT id FROM logins
         WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = person) ORDER BY id LIMIT $1",
    ),
];

impl Store {
    /// Whether somebody sits at a table.
    pub(crate) async fn is_seated(&self, table: &str, person: &str) -> Stored<bool> {
        let row = sqlx::query("SELECT seat FROM seats WHERE table_id = $1 AND person = $2 LIMIT 1")
            .bind(table)
            .bind(person)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.is_some())
    }

    /// Writes something, if it did not succeed lately. A database that answers may yet be full, or for reading only.
    pub(crate) async fn takes_writing(&self) -> Stored<()> {
        let asked = Instant::now();
        let mut tried = self.tried.lock().await;
        // All who came while it was tried have the same answer; a yes lasts, a no may be over by now.
        let known = tried.filter(|(when, yes)| *when >= asked || *yes && when.elapsed() < LASTS);
        match known {
            Some((_, true)) => Ok(()),
            Some((_, false)) => {
                let what = "nothing could be written a moment ago".into();
                Err(StoreError::Unusable { place: "database".into(), what })
            }
            None => {
                // More than an entry takes: who can write this can write that.
                let much = format!("{} {}", now(), "-".repeat(MUCH));
                let written = self.set_mark(WRITTEN, &much).await;
                *tried = Some((Instant::now(), written.is_ok()));
                written
            }
        }
    }

    /// What does not belong together, in words.
    pub(crate) async fn astray(&self) -> Stored<Vec<String>> {
        let mut astray = Vec::new();
        for row in sqlx::query(COUNTED).bind(MOST).fetch_all(&self.read).await? {
            let (id, entries, there) = (text(&row, "id")?, number(&row, "entries")?, number(&row, "there")?);
            astray.push(format!("{id}: {entries} entries were written, but {there} are there"));
        }
        for (what, question) in REPEATED {
            for row in sqlx::query(question).bind(MOST).fetch_all(&self.read).await? {
                let (id, number) = (text(&row, "id")?, number(&row, "number")?);
                astray.push(format!("{id}: {what} repeats a command that was done before: number {number}"));
            }
        }
        for (what, question) in ORPHANS {
            for row in sqlx::query(question).bind(MOST).fetch_all(&self.read).await? {
                astray.push(format!("{}: {what}", text(&row, "id")?));
            }
        }
        Ok(astray)
    }
}
