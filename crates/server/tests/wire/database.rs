//! A PostgreSQL of its own, in a folder of its own, gone with the test.

use std::{path::Path, time::Duration};

use own_postgres::Postgres;
use server::{Config, Server};

pub(crate) struct Database {
    postgres: Postgres,
    // Dropped last.
    _folder: tempfile::TempDir,
}

impl Database {
    pub(crate) fn new() -> Database {
        let folder = tempfile::Builder::new().prefix("pg").tempdir().expect("a folder");
        let postgres = Postgres::new(folder.path()).expect("PostgreSQL is installed");
        Database { postgres, _folder: folder }
    }

    pub(crate) fn start(&mut self) {
        self.postgres.start().expect("it starts");
    }

    /// At once: every connection breaks.
    pub(crate) fn stop(&mut self) {
        self.postgres.stop().expect("it stops");
    }

    pub(crate) fn folder(&self) -> &Path {
        self.postgres.folder()
    }

    pub(crate) fn url(&self) -> String {
        self.postgres.url()
    }

    /// Asks the database itself, as soon as it answers.
    pub(crate) async fn pool(&self) -> sqlx::PgPool {
        for _ in 0..300 {
            match sqlx::PgPool::connect(&self.url()).await {
                Ok(pool) => return pool,
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        panic!("the database does not come up");
    }

    /// Does both at the same moment: whoever reads this table is answered, and nobody writes to it until both want to.
    pub(crate) async fn at_once<A, B>(
        &self,
        table: &str,
        first: impl Future<Output = A>,
        second: impl Future<Output = B>,
    ) -> (A, B) {
        let pool = self.pool().await;
        let mut holds = pool.begin().await.expect("a transaction");
        let hold = format!("LOCK TABLE {table} IN EXCLUSIVE MODE");
        sqlx::query(&hold).execute(&mut *holds).await.expect("it is held");
        let let_go = async {
            let waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
            while sqlx::query(waits).fetch_all(&pool).await.expect("it answers").len() < 2 {
                tokio::task::yield_now().await;
            }
            holds.commit().await.expect("it is let go");
        };
        let (first, second, ()) = tokio::join!(first, second, let_go);
        pool.close().await;
        (first, second)
    }

    pub(crate) async fn node(&self) -> Server {
        self.pool().await.close().await;
        let config = Config {
            database: self.url(),
            listen: ([127, 0, 0, 1], 0).into(),
            pace: Duration::ZERO,
            rates: 1000.0,
            toys: true,
            ..Config::default()
        };
        Server::start(config).await.expect("the database is up")
    }
}
