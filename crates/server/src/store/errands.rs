//! How those who are there hear of what was done from outside: by notices where nodes share a database, else by a list in
//! the file, which the one server reads now and then.

use super::{Notice, Store, Stored, number, text};

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

    /// What was left to be heard here, in order; it is heard once.
    pub(crate) async fn errands(&self) -> Stored<Vec<Notice>> {
        let rows =
            sqlx::query("SELECT number, notice FROM errands ORDER BY number").fetch_all(&self.read).await?;
        let Some(last) = rows.last() else { return Ok(Vec::new()) };
        let done = sqlx::query("DELETE FROM errands WHERE number <= $1");
        self.change(done.bind(number(last, "number")?)).await?;
        let notice = |row| Ok::<_, sqlx::Error>(Notice::read(&text(row, "notice")?));
        Ok(rows.iter().map(notice).collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }
}
