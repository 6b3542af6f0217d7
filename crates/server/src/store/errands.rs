//! How those who are there hear of what was done from outside: by notices where nodes share a database, else by a list in
//! the file, which the one server reads now and then.

use std::time::{Duration, Instant};

use super::{Notice, Store, Stored, number, text};

/// A server listens ten times a second.
const PATIENCE: Duration = Duration::from_secs(1);

impl Store {
    /// Tells every server that uses this database.
    pub(crate) async fn tell(&self, notices: &[Notice]) -> Stored<()> {
        for notice in notices {
            if self.ledger.shared() {
                self.ledger.notify(notice.clone()).await?;
            } else {
                let leave = sqlx::query(
                    "INSERT INTO errands (number, notice) SELECT COALESCE(MAX(number), 0) + 1, $1 FROM errands",
                );
                self.change(leave.bind(notice.write())).await?;
            }
        }
        Ok(())
    }

    /// Waits until the server that uses this file has heard everything. Where none does, the next one will.
    pub(crate) async fn is_heard(&self) -> Stored<()> {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            let left = sqlx::query("SELECT number FROM errands LIMIT 1");
            if left.fetch_optional(&self.read).await?.is_none() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// What was left to be heard here, in order, and the number of the last.
    pub(crate) async fn errands(&self) -> Stored<(Vec<Notice>, i64)> {
        let rows =
            sqlx::query("SELECT number, notice FROM errands ORDER BY number").fetch_all(&self.read).await?;
        let last = rows.last().map_or(Ok(0), |row| number(row, "number"))?;
        let notice = |row| Ok::<_, sqlx::Error>(Notice::read(&text(row, "notice")?));
        let notices = rows.iter().map(notice).collect::<Result<Vec<_>, _>>()?;
        Ok((notices.into_iter().flatten().collect(), last))
    }

    /// Crosses out what was heard, up to this number.
    pub(crate) async fn heard(&self, last: i64) -> Stored<()> {
        self.change(sqlx::query("DELETE FROM errands WHERE number <= $1").bind(last)).await?;
        Ok(())
    }
}
