//! Log-ins. Their tokens are kept hashed, and one that nobody uses ends by itself.

use std::collections::BTreeSet;

use super::{
    PersonRow, Store, Stored,
    lobby::MINUTE,
    number,
    people::{PERSON, person},
    places, text,
};

/// Ninety days, in milliseconds: a log-in that is not used for so long has ended.
const LASTS: i64 = 90 * 24 * HOUR;
/// How exactly it is kept when a log-in was used, likewise.
const HOUR: i64 = 60 * 60 * 1000;
/// How many log-ins are asked about at once.
const MOST_ASKED: usize = 500;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Login {
    pub(crate) id: String,
    pub(crate) agent: String,
    pub(crate) made: i64,
}

impl Store {
    pub(crate) async fn add_login(&self, token: &str, id: &str, person: &str, agent: &str) -> Stored<()> {
        let add = sqlx::query(
            "INSERT INTO logins (token, id, person, agent, made, used)
             SELECT $1, $2, $3, $4, now, now FROM clock, people WHERE people.id = $3 AND banned = 0",
        )
        .bind(token.to_string())
        .bind(id.to_string())
        .bind(person.to_string())
        .bind(agent.to_string());
        self.change(add).await?;
        Ok(())
    }

    /// Who holds this token, and the log-in it belongs to. It is used by being asked about, and whoever asks is here.
    pub(crate) async fn person_by_token(&self, token: &str) -> Stored<Option<(PersonRow, String)>> {
        let row = sqlx::query(&format!(
            "SELECT {PERSON}, logins.id AS login, CASE WHEN used <= now - $3 THEN 1 ELSE 0 END AS stale,
             CASE WHEN seen <= now - $4 THEN 1 ELSE 0 END AS unseen
             FROM logins JOIN people ON people.id = logins.person, clock WHERE token = $1 AND used > now - $2"
        ))
        .bind(token)
        .bind(LASTS)
        .bind(HOUR)
        .bind(MINUTE)
        .fetch_optional(&self.read)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let login = text(&row, "login")?;
        if number(&row, "stale")? != 0 {
            self.use_login(&login).await?;
        }
        let person = person(&row)?;
        if number(&row, "unseen")? != 0 {
            // Those who only ask are answered, even if nothing can be written now.
            _ = self.note_seen(std::slice::from_ref(&person.id)).await;
        }
        Ok(Some((person, login)))
    }

    /// Which of these have not ended. Those who look on use theirs.
    pub(crate) async fn valid_logins(&self, ids: &[String]) -> Stored<BTreeSet<String>> {
        let mut valid = BTreeSet::new();
        for some in ids.chunks(MOST_ASKED) {
            let count = some.len();
            let asked = format!(
                "SELECT id, CASE WHEN used <= now - ${} THEN 1 ELSE 0 END AS stale FROM logins, clock
                 WHERE id IN ({}) AND used > now - ${}",
                count + 2,
                places(count),
                count + 1
            );
            let asked = some.iter().fold(sqlx::query(&asked), sqlx::query::Query::bind);
            for row in asked.bind(LASTS).bind(HOUR).fetch_all(&self.read).await? {
                let login = text(&row, "id")?;
                if number(&row, "stale")? != 0 {
                    self.use_login(&login).await?;
                }
                valid.insert(login);
            }
        }
        Ok(valid)
    }

    async fn use_login(&self, id: &str) -> Stored<()> {
        let note = sqlx::query("UPDATE logins SET used = (SELECT now FROM clock) WHERE id = $1");
        self.change(note.bind(id.to_string())).await?;
        Ok(())
    }

    /// Forgets those that nobody has used for so long that they have ended.
    pub(crate) async fn sweep_logins(&self) -> Stored<u64> {
        self.change(sqlx::query("DELETE FROM logins WHERE used <= (SELECT now FROM clock) - $1").bind(LASTS))
            .await
    }

    pub(crate) async fn logins(&self, person: &str) -> Stored<Vec<Login>> {
        let rows = sqlx::query("SELECT id, agent, made FROM logins WHERE person = $1 ORDER BY made, id")
            .bind(person)
            .fetch_all(&self.read)
            .await?;
        let login =
            |row| Ok(Login { id: text(row, "id")?, agent: text(row, "agent")?, made: number(row, "made")? });
        rows.iter().map(login).collect()
    }

    /// Whether there was such a log-in.
    pub(crate) async fn end_login(&self, person: &str, id: &str) -> Stored<bool> {
        let end = sqlx::query("DELETE FROM logins WHERE person = $1 AND id = $2");
        Ok(self.change(end.bind(person.to_string()).bind(id.to_string())).await? > 0)
    }
}
