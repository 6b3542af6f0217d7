//! The first schema, and what is refused.

use sqlx::{AnyConnection, Row as _};

use super::Stored;

/// Of the tables in `sqlite.sql` and `postgres.sql`. From the first release on a change adds a version and the statements
/// that lead to it.
const VERSION: i64 = 1;

/// Makes the tables where there are none; or says why a database cannot be used.
pub(super) async fn prepare(
    tables: &'static str,
    connection: &mut AnyConnection,
) -> Stored<Result<(), String>> {
    // Drafts before the first release counted their versions elsewhere.
    if has_table(connection, "schema_version").await? {
        let what = "it was made before the first release, and its games cannot go on; start with a new one";
        return Ok(Err(what.into()));
    }
    if !has_table(connection, "format").await? {
        sqlx::raw_sql(tables).execute(&mut *connection).await?;
        let first = sqlx::query("INSERT INTO format (version) VALUES ($1)").bind(VERSION);
        first.execute(&mut *connection).await?;
        return Ok(Ok(()));
    }
    let found = sqlx::query("SELECT MAX(version) AS version FROM format").fetch_one(&mut *connection).await?;
    Ok(match found.try_get::<i64, _>("version")? {
        VERSION => Ok(()),
        other => Err(format!("its version is {other}, but this build knows only {VERSION}")),
    })
}

async fn has_table(connection: &mut AnyConnection, name: &str) -> Stored<bool> {
    let ask = match connection.backend_name() {
        "SQLite" => "SELECT COUNT(*) AS count FROM sqlite_master WHERE type = 'table' AND name = $1",
        _ => {
            "SELECT COUNT(*) AS count FROM information_schema.tables
             WHERE table_schema = current_schema() AND table_name = $1"
        }
    };
    let found = sqlx::query(ask).bind(name).fetch_one(&mut *connection).await?;
    Ok(found.try_get::<i64, _>("count")? > 0)
}

#[cfg(test)]
mod tests {
    /// Statements without comments, the clock's view left out.
    fn statements(text: &str) -> Vec<String> {
        let plain: Vec<_> = text.lines().filter(|line| !line.trim_start().starts_with("--")).collect();
        let all = plain.join(" ");
        let words = |statement: &str| statement.split_whitespace().collect::<Vec<_>>().join(" ");
        all.split(';').map(words).filter(|one| !one.is_empty() && !one.contains(" VIEW clock ")).collect()
    }

    #[test]
    fn both_databases_have_the_same_tables() {
        let (lite, shared) = (include_str!("sqlite.sql"), include_str!("postgres.sql"));
        assert_eq!(statements(lite), statements(shared));
        assert!(statements(lite).len() > 30, "they are read");
        for text in [lite, shared] {
            assert_eq!(text.matches("CREATE VIEW clock AS").count(), 1);
        }
    }
}
