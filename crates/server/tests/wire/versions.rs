//! Databases of other versions are refused with a sentence that says why, and left alone.

use sqlx::{AnyPool, Executor as _, Row as _};

use crate::guests::{config, start};

/// Where versions are counted, and where drafts counted theirs.
const COUNTED: &str = "format";
const DRAFTED: &str = "schema_version";

/// The versions of a database, written and read past the server.
async fn versions(database: &str, table: &str, written: Option<i64>) -> Vec<i64> {
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(&format!("{database}?mode=rwc")).await.expect("the file opens");
    if let Some(version) = written {
        let kept =
            format!("CREATE TABLE IF NOT EXISTS {table} (version BIGINT NOT NULL); DELETE FROM {table}");
        pool.execute(kept.as_str()).await.expect("it is written");
        let insert = format!("INSERT INTO {table} (version) VALUES ($1)");
        sqlx::query(&insert).bind(version).execute(&pool).await.expect("it is written");
    }
    let select = format!("SELECT version FROM {table} ORDER BY version");
    let rows = pool.fetch_all(select.as_str()).await.expect("it has some");
    pool.close().await;
    rows.iter().map(|row| row.get("version")).collect()
}

async fn refusal(table: &str, version: i64) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let config = config(folder.path());
    let database = config.database.clone();
    versions(&database, table, Some(version)).await;
    let refused = server::Server::start(config).await.expect_err("it is refused").to_string();
    assert_eq!(versions(&database, table, None).await, [version], "it is left as it was");
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_from_before_the_first_release_is_refused() {
    for draft in [1, 3, 101] {
        let refused = refusal(DRAFTED, draft).await;
        assert!(refused.contains("before the first release"), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_build_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    start(folder.path()).await.stop().await;
    assert_eq!(versions(&config(folder.path()).database, COUNTED, None).await, [1], "the first schema");
    let refused = refusal(COUNTED, 2).await;
    assert!(refused.contains("its version is 2"), "{refused}");
}
