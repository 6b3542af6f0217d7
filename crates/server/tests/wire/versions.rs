//! Databases of other versions are refused with a sentence that says why, and left alone.

use sqlx::{AnyPool, Executor as _, Row as _};

use crate::guests::{config, start};

/// The versions of a database, written and read past the server.
async fn versions(database: &str, written: Option<i64>) -> Vec<i64> {
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(&format!("{database}?mode=rwc")).await.expect("the file opens");
    if let Some(version) = written {
        let kept =
            "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL); DELETE FROM schema_version";
        pool.execute(kept).await.expect("it is written");
        let one = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)").bind(version);
        one.execute(&pool).await.expect("it is written");
    }
    let rows =
        pool.fetch_all("SELECT version FROM schema_version ORDER BY version").await.expect("it has some");
    pool.close().await;
    rows.iter().map(|row| row.get("version")).collect()
}

async fn refusal(version: i64) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let config = config(folder.path());
    let database = config.database.clone();
    versions(&database, Some(version)).await;
    let refused = server::Server::start(config).await.expect_err("it is refused").to_string();
    assert_eq!(versions(&database, None).await, [version], "it is left as it was");
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_from_before_the_first_release_is_refused() {
    for draft in [1, 3, 100] {
        let refused = refusal(draft).await;
        assert!(refused.contains("before the first release"), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_build_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    start(folder.path()).await.stop().await;
    let newest = *versions(&config(folder.path()).database, None).await.last().expect("one version");
    let refused = refusal(newest + 1).await;
    assert!(refused.contains(&format!("its version is {}", newest + 1)), "{refused}");
}
