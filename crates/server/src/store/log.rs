//! The entries of a game, as they are kept.

use hosting::rows::{Record, read_answers, read_deed};
use table::{Entry, Seat};

use super::{Store, Stored, small, text, unread};

impl Store {
    /// The entries after the first `after`, in order.
    pub(crate) async fn entries(&self, table: &str, after: usize) -> Stored<Vec<Record>> {
        let rows = sqlx::query(
            "SELECT number, seat, deed, chance FROM log WHERE table_id = $1 AND number > $2 ORDER BY number",
        )
        .bind(table)
        .bind(after as i64)
        .fetch_all(&self.read)
        .await?;
        let record = |row| {
            let entry = Entry {
                seat: Seat(small(row, "seat")?),
                deed: read_deed(&text(row, "deed")?).map_err(|error| unread("deed", error))?,
                chance: read_answers(&text(row, "chance")?).map_err(|error| unread("chance", error))?,
            };
            Ok(Record { number: small(row, "number")?, entry })
        };
        rows.iter().map(record).collect()
    }

    /// The commands that asked for the entries, in order; empty for bots.
    pub(crate) async fn commands(&self, table: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query("SELECT command FROM log WHERE table_id = $1 ORDER BY number")
            .bind(table)
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok(text(row, "command")?)).collect()
    }

    /// Whether this command was carried out before, or said.
    pub(crate) async fn done_before(&self, table: &str, command: &str) -> Stored<bool> {
        let row = sqlx::query(
            "SELECT number FROM log WHERE table_id = $1 AND command = $2
             UNION ALL SELECT number FROM chat WHERE table_id = $1 AND command = $2",
        )
        .bind(table)
        .bind(command)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.is_some())
    }
}
