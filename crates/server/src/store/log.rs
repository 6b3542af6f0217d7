//! The entries of a game, as they are kept.

use std::fmt;

use table::{Deed, Entry, Seat};

use super::{Store, Stored, number, text};

const TAKE_BACK: &str = "<";
const LEAVE: &str = "!";
const ACT: &str = ":";

/// What one entry's row says.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) number: usize,
    pub(crate) entry: Entry,
}

/// Which entry, and never what it says.
impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record").field("number", &self.number).finish_non_exhaustive()
    }
}

pub(crate) fn deed_text(deed: &Deed) -> String {
    match deed {
        Deed::Act(action) => format!("{ACT}{action}"),
        Deed::TakeBack => TAKE_BACK.into(),
        Deed::Leave => LEAVE.into(),
    }
}

pub(crate) fn read_deed(text: &str) -> Deed {
    match text {
        TAKE_BACK => Deed::TakeBack,
        LEAVE => Deed::Leave,
        action => Deed::Act(action.strip_prefix(ACT).unwrap_or(action).into()),
    }
}

pub(crate) fn answers_text(answers: &[u32]) -> String {
    answers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

pub(crate) fn read_answers(text: &str) -> Vec<u32> {
    text.split_whitespace().filter_map(|answer| answer.parse().ok()).collect()
}

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
                seat: Seat(number(row, "seat")? as u8),
                deed: read_deed(&text(row, "deed")?),
                chance: read_answers(&text(row, "chance")?),
            };
            Ok(Record { number: number(row, "number")? as usize, entry })
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
