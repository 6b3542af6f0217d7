//! The whole database into another one, as it was at one moment: backup, restore, and the way from one file to
//! PostgreSQL and back.

use futures_util::TryStreamExt as _;
use sqlx::{Executor as _, Row as _};

use super::{Store, StoreError, Stored, places};

enum Column {
    Text(&'static str),
    Number(&'static str),
}
use Column::{Number, Text};

/// Every table with every column; a test compares it with the database.
const CONTENTS: &[(&str, &[Column])] = &[
    (
        "people",
        &[
            Text("id"),
            Text("name"),
            Text("name_key"),
            Text("name_look"),
            Text("portrait"),
            Text("password"),
            Text("mail"),
            Number("confirmed"),
            Number("admin"),
            Number("seen"),
            Number("banned"),
            Text("ban_reason"),
            Number("made"),
        ],
    ),
    ("looks", &[Text("look"), Text("person")]),
    ("links", &[Text("token"), Text("purpose"), Text("person"), Text("mail"), Number("until")]),
    ("logins", &[Text("token"), Text("id"), Text("person"), Text("agent"), Number("made"), Number("used")]),
    ("barred", &[Text("token"), Text("id"), Text("person"), Text("agent"), Number("made"), Number("used")]),
    (
        "tables",
        &[
            Text("id"),
            Text("game"),
            Text("status"),
            Text("owner"),
            Number("listed"),
            Number("watchable"),
            Number("hints"),
            Number("several"),
            Text("origin"),
            Text("terms"),
            Text("scenario"),
            Text("chronicle"),
            Text("secret"),
            Number("entries"),
            Number("turn"),
            Number("missing"),
            Text("versions"),
            Number("bot_due"),
            Number("bot_until"),
            Number("bots"),
            Text("next"),
            Number("arranged"),
            Number("made"),
            Number("touched"),
        ],
    ),
    (
        "seats",
        &[
            Text("table_id"),
            Number("seat"),
            Text("sitter"),
            Text("person"),
            Text("bot"),
            Text("temper"),
            Number("stand_in"),
            Text("role"),
            Text("nonce"),
            Text("invitation"),
            Number("seen"),
        ],
    ),
    (
        "log",
        &[
            Text("table_id"),
            Number("number"),
            Number("seat"),
            Text("deed"),
            Text("chance"),
            Text("command"),
            Number("made"),
        ],
    ),
    (
        "chat",
        &[
            Text("table_id"),
            Number("number"),
            Text("person"),
            Text("name"),
            Text("text"),
            Number("made"),
            Text("command"),
        ],
    ),
    ("removed", &[Text("table_id"), Text("person")]),
    ("blocks", &[Text("person"), Text("other"), Number("made")]),
    ("mutes", &[Text("person"), Text("table_id")]),
    (
        "reports",
        &[
            Text("id"),
            Text("table_id"),
            Number("line"),
            Text("reporter"),
            Text("person"),
            Text("name"),
            Text("text"),
            Text("context"),
            Text("why"),
            Number("made"),
            Number("settled"),
            Text("verdict"),
        ],
    ),
    ("errands", &[Number("number"), Text("notice")]),
    ("marks", &[Text("name"), Text("value")]),
];

impl Column {
    fn name(&self) -> &'static str {
        match self {
            Text(name) | Number(name) => name,
        }
    }
}

impl Store {
    /// The columns of a table, except one.
    pub(crate) fn columns_but(table: &str, but: &str) -> Vec<&'static str> {
        let columns =
            CONTENTS.iter().find(|(name, _)| *name == table).map_or(&[][..], |(_, columns)| columns);
        columns.iter().map(Column::name).filter(|&name| name != but).collect()
    }

    /// Copies everything into an empty database; how many rows.
    pub async fn copy_to(&self, other: &Store) -> Stored<u64> {
        let mut from = self.read.begin().await?;
        from.execute(self.ledger.moment()).await?;
        let mut to = other.write.begin().await?;
        let people = sqlx::query("SELECT COUNT(*) AS count FROM people").fetch_one(&mut *to).await?;
        if people.try_get::<i64, _>("count")? > 0 {
            return Err(StoreError::Taken);
        }
        // An empty database may have been started once, and keeps the mark of its administrator's link.
        to.execute("DELETE FROM marks").await?;
        let mut copied = 0;
        for (table, columns) in CONTENTS {
            let names = columns.iter().map(Column::name).collect::<Vec<_>>().join(", ");
            let places = places(columns.len());
            let select = format!("SELECT {names} FROM {table}");
            let insert = format!("INSERT INTO {table} ({names}) VALUES ({places})");
            let mut rows = sqlx::query(&select).fetch(&mut *from);
            while let Some(row) = rows.try_next().await? {
                let mut query = sqlx::query(&insert);
                for column in *columns {
                    query = match column {
                        Text(name) => query.bind(row.try_get::<String, _>(*name)?),
                        Number(name) => query.bind(row.try_get::<i64, _>(*name)?),
                    };
                }
                query.execute(&mut *to).await?;
                copied += 1;
            }
        }
        to.commit().await?;
        Ok(copied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn no_column_is_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&format!("sqlite:{}", folder.path().join("a.db").display())).await;
        let store = store.expect("it opens");
        let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'format'";
        let rows = sqlx::query(tables).fetch_all(&store.read).await.expect("its tables");
        assert_eq!(rows.len(), CONTENTS.len());
        for (table, columns) in CONTENTS {
            let info = format!("SELECT name FROM pragma_table_info('{table}')");
            let rows = sqlx::query(&info).fetch_all(&store.read).await.expect("its columns");
            let mut there: Vec<String> = rows.iter().map(|row| row.try_get("name").expect("text")).collect();
            let mut copied: Vec<String> = columns.iter().map(|column| column.name().to_string()).collect();
            there.sort();
            copied.sort();
            assert_eq!(there, copied, "{table}");
        }
    }
}
