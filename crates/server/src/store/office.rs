//! What the operator sees and does: people, tables, bans.

use hosting::{rows::TableRow, wire::Status};
use sqlx::any::AnyRow;

use super::{
    Notice, Statement, Store, Stored,
    farewell::leaves,
    flag, number,
    people::{gives_up, taken_unless, takes, yields},
    tables::{TABLE, table},
    text,
};
use crate::accounts::naming;

/// A person as the operator sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KnownRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) guest: bool,
    pub(crate) admin: bool,
    pub(crate) seen: i64,
    pub(crate) made: i64,
    /// When; 0 if they are not.
    pub(crate) banned: i64,
    pub(crate) ban_reason: String,
    /// At how many tables they sit.
    pub(crate) tables: i64,
    /// How often others have reported them.
    pub(crate) reports: i64,
}

/// What a person's going leaves to be told to those who are there.
pub(crate) type ToTell = Vec<Notice>;

const KNOWN: &str = "SELECT id, name, password, admin, seen, made, banned, ban_reason,
    (SELECT COUNT(DISTINCT table_id) FROM seats WHERE seats.person = people.id) AS tables,
    (SELECT COUNT(*) FROM reports WHERE reports.person = people.id) AS reports FROM people";

fn known(row: &AnyRow) -> Result<KnownRow, sqlx::Error> {
    Ok(KnownRow {
        id: text(row, "id")?,
        name: text(row, "name")?,
        guest: text(row, "password")?.is_empty(),
        admin: flag(row, "admin")?,
        seen: number(row, "seen")?,
        made: number(row, "made")?,
        banned: number(row, "banned")?,
        ban_reason: text(row, "ban_reason")?,
        tables: number(row, "tables")?,
        reports: number(row, "reports")?,
    })
}

impl Store {
    /// People whose name contains these letters, in whatever capitals; those who were here last come first.
    pub(crate) async fn known(&self, find: &str, most: i64) -> Stored<Vec<KnownRow>> {
        let ask = format!("{KNOWN} WHERE LOWER(name) LIKE $1 ESCAPE '\\' ORDER BY seen DESC, id LIMIT $2");
        let rows = sqlx::query(&ask).bind(containing(find)).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(known(row)?)).collect()
    }

    /// The one of this id, or of this registered name.
    pub(crate) async fn known_as(&self, who: &str) -> Stored<Option<KnownRow>> {
        let ask = format!("{KNOWN} WHERE id = $1 OR name_key = $2 AND password <> ''");
        let row = sqlx::query(&ask).bind(who).bind(naming::key(who)).fetch_optional(&self.read).await?;
        Ok(row.as_ref().map(known).transpose()?)
    }

    /// Tables in this state, or in any; those where something happened last come first.
    pub(crate) async fn tables(&self, status: Option<Status>, most: i64) -> Stored<Vec<TableRow>> {
        let ask =
            format!("SELECT {TABLE} FROM tables WHERE status = $1 OR $1 = '' ORDER BY touched DESC LIMIT $2");
        let rows =
            sqlx::query(&ask).bind(status.map_or("", Status::word)).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(table(row)?)).collect()
    }

    pub(crate) async fn is_banned(&self, person: &str) -> Stored<bool> {
        let ask = sqlx::query("SELECT id FROM people WHERE id = $1 AND banned > 0");
        Ok(ask.bind(person).fetch_optional(&self.read).await?.is_some())
    }

    /// Whether this was the token of somebody who was banned since.
    pub(crate) async fn is_barred(&self, token: &str) -> Stored<bool> {
        let ask = sqlx::query("SELECT id FROM barred WHERE token = $1");
        Ok(ask.bind(token).fetch_optional(&self.read).await?.is_some())
    }

    /// Nothing if they are banned already. They leave everything they are at in the same moment: nothing is done for them
    /// once this is done.
    pub(crate) async fn ban(&self, person: &str, reason: &str) -> Stored<Option<ToTell>> {
        let told = self.left_behind(person).await?;
        let ban = sqlx::query("UPDATE people SET banned = $2, ban_reason = $3 WHERE id = $1 AND banned = 0")
            .bind(person.to_string())
            .bind(self.now().await?)
            .bind(reason.to_string());
        let bar = sqlx::query(
            "INSERT INTO barred (token, id, person, agent, made, used)
             SELECT token, id, person, agent, made, used FROM logins WHERE person = $1",
        );
        let mut rest = vec![bar.bind(person.to_string())];
        rest.extend(leaves(person));
        Ok(self.change_after(ban, rest).await?.then_some(told))
    }

    /// Whether they were banned. Guests are where they were; others log in again.
    pub(crate) async fn unban(&self, person: &str) -> Stored<bool> {
        let unban = sqlx::query("UPDATE people SET banned = 0, ban_reason = '' WHERE id = $1 AND banned > 0");
        let back = sqlx::query(
            "INSERT INTO logins (token, id, person, agent, made, used)
             SELECT token, id, person, agent, made, used FROM barred WHERE person = $1
             AND EXISTS (SELECT 1 FROM people WHERE people.id = $1 AND people.password = '')",
        );
        let forget = sqlx::query("DELETE FROM barred WHERE person = $1");
        let rest = vec![back.bind(person.to_string()), forget.bind(person.to_string())];
        self.change_after(unban.bind(person.to_string()), rest).await
    }

    /// Gives a person another name; `Taken` if it is another's. A guest's remains one that any number may share; a person's
    /// is theirs alone, and guests who bear it yield.
    pub(crate) async fn rename(&self, person: &str, name: &str) -> Stored<ToTell> {
        let ask = sqlx::query("SELECT id FROM people WHERE id = $1 AND password = ''");
        if ask.bind(person).fetch_optional(&self.read).await?.is_some() {
            self.rename_guest(person, name).await?;
        } else {
            let rename = sqlx::query(
                "UPDATE people SET name_key = $1, name_look = $2, name = $4 WHERE id = $3 AND password <> ''",
            )
            .bind(naming::key(name))
            .bind(naming::look(name))
            .bind(person.to_string())
            .bind(name.to_string());
            let mut rest = vec![all_alone(REARRANGED, person)];
            rest.extend(yields(name));
            let taken = vec![gives_up(person), takes(person, name), rename];
            taken_unless(self.change_then(taken, rest).await)?;
        }
        Ok(self.tables_where(person).await?.into_iter().map(|table| Notice::Arranged { table }).collect())
    }

    /// Takes a table out of the world with everything that happened at it, unless its game is over; whether it was there.
    pub(crate) async fn close_table(&self, id: &str) -> Stored<bool> {
        let close = all_alone("DELETE FROM tables WHERE id = $1 AND status <> 'over'", id);
        self.change_after(close, erased(id)).await
    }

    /// The same, if nobody but its owner would lose anything: it gathers, or no other person plays there.
    pub(crate) async fn close_own_table(&self, id: &str) -> Stored<bool> {
        let close = all_alone(
            "DELETE FROM tables WHERE id = $1 AND (status = 'gathering' OR status = 'running' AND NOT EXISTS (
                 SELECT 1 FROM seats WHERE table_id = $1 AND sitter = 'person' AND person <> tables.owner))",
            id,
        );
        self.change_after(close, erased(id)).await
    }

    /// What those who are there must hear when this person goes: their log-ins, and where they sat.
    async fn left_behind(&self, person: &str) -> Stored<ToTell> {
        let logins = self.logins(person).await?.into_iter().map(|login| Notice::Revoked { login: login.id });
        let tables = self.tables_where(person).await?.into_iter().map(|table| Notice::Arranged { table });
        Ok(logins.chain(tables).collect())
    }

    /// The tables that somebody sits at or owns and that are not over.
    async fn tables_where(&self, person: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE status <> 'over' AND (owner = $1 OR EXISTS (
                 SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person = $1)) ORDER BY id",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(text(row, "id")?)).collect()
    }
}

/// Nodes find out by this that a person's tables have changed, should they miss the notice.
pub(super) const REARRANGED: &str = "UPDATE tables SET arranged = arranged + 1
    WHERE id IN (SELECT table_id FROM seats WHERE person = $1)";

/// A statement about one thing.
pub(super) fn all_alone(statement: &'static str, id: &str) -> Statement {
    sqlx::query(statement).bind(id.to_string())
}

/// Everything of a table but its own row.
pub(super) fn erased(table: &str) -> Vec<Statement> {
    let statements = [
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM log WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM removed WHERE table_id = $1",
        "DELETE FROM mutes WHERE table_id = $1",
        "UPDATE tables SET next = '' WHERE next = $1",
    ];
    statements.into_iter().map(|statement| all_alone(statement, table)).collect()
}

/// For `LIKE`, with `\` before what would stand for something else.
fn containing(text: &str) -> String {
    let plain = text.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{plain}%")
}
