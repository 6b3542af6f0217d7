//! Tables and guests that nobody comes back to.

use super::{Store, Stored, text, unread};

/// How many are forgotten with one question to the database.
const BATCH: i64 = 100;
const CLEAN_UP: &str = "clean-up";

impl Store {
    /// Whether it is time to clean up, and the caller the one who does it, for so long: of several nodes one at a time.
    pub(crate) async fn may_clean_up(&self, lease: i64) -> Stored<bool> {
        let now = self.now().await?;
        let until = (now + lease).to_string();
        if self.first_mark(CLEAN_UP, &until).await? {
            return Ok(true);
        }
        let row = sqlx::query("SELECT value FROM marks WHERE name = $1").bind(CLEAN_UP);
        let before = row.fetch_optional(&self.read).await?.map(|row| text(&row, "value")).transpose()?;
        let Some(before) = before else { return Ok(false) };
        if before.parse::<i64>().map_err(|error| unread("value", error))? > now {
            return Ok(false);
        }
        // Of several who read the same, one changes it.
        let take = sqlx::query("UPDATE marks SET value = $2 WHERE name = $1 AND value = $3");
        Ok(self.change(take.bind(CLEAN_UP).bind(until).bind(before)).await? > 0)
    }

    /// It was cleaned up; when it is time again.
    pub(crate) async fn cleaned_up(&self, again: i64) -> Stored<()> {
        self.set_mark(CLEAN_UP, &(self.now().await? + again).to_string()).await
    }

    /// Tables that were never finished and at which nothing has happened since, nor has anybody who sits there or owns
    /// them been here.
    pub(crate) async fn abandoned(&self, since: i64) -> Stored<Vec<String>> {
        self.batch(
            "SELECT id FROM tables WHERE status <> 'over' AND touched < $1 AND NOT EXISTS (
                 SELECT 1 FROM people WHERE people.seen >= $1 AND (people.id = tables.owner OR people.id IN (
                     SELECT person FROM seats WHERE seats.table_id = tables.id)))
             ORDER BY touched LIMIT $2",
            since,
        )
        .await
    }

    /// Guests who have not been here since. A banned one is kept, so that they stay banned; and one whose name stands in a
    /// finished game of somebody registered, so that it goes on standing there.
    pub(crate) async fn gone_guests(&self, since: i64) -> Stored<Vec<String>> {
        self.batch(
            "SELECT id FROM people WHERE password = '' AND admin = 0 AND banned = 0 AND seen < $1 AND made < $1
             AND NOT EXISTS (
                 SELECT 1 FROM seats AS theirs JOIN tables ON tables.id = theirs.table_id
                 JOIN seats AS others ON others.table_id = theirs.table_id
                 JOIN people AS registered ON registered.id = others.person
                 WHERE theirs.person = people.id AND tables.status = 'over' AND registered.password <> '')
             ORDER BY seen LIMIT $2",
            since,
        )
        .await
    }

    /// Finished games that were played by guests alone, none of whom has been here since.
    pub(crate) async fn games_of_gone_guests(&self, since: i64) -> Stored<Vec<String>> {
        self.batch(
            "SELECT id FROM tables WHERE status = 'over' AND touched < $1 AND NOT EXISTS (
                 SELECT 1 FROM people WHERE (people.password <> '' OR people.seen >= $1)
                 AND (people.id = tables.owner OR people.id IN (
                     SELECT person FROM seats WHERE seats.table_id = tables.id)))
             ORDER BY touched LIMIT $2",
            since,
        )
        .await
    }

    async fn batch(&self, question: &str, since: i64) -> Stored<Vec<String>> {
        let rows = sqlx::query(question).bind(since).bind(BATCH).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(text(row, "id")?)).collect()
    }

    /// Takes a finished game out of the world.
    pub(crate) async fn erase_game(&self, id: &str) -> Stored<bool> {
        let erase = sqlx::query("DELETE FROM tables WHERE id = $1 AND status = 'over'").bind(id.to_string());
        self.change_after(erase, super::office::erased(id)).await
    }

    /// Where a table was opened from is of no interest once its game is over.
    pub(crate) async fn forget_origins(&self) -> Stored<()> {
        self.change(sqlx::query("UPDATE tables SET origin = '' WHERE origin <> '' AND status = 'over'"))
            .await?;
        Ok(())
    }
}
