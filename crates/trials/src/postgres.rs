//! The database of a trial at three nodes.

use std::{path::Path, time::Duration};

use sqlx::{Connection as _, PgConnection};

use crate::Wrong;

#[derive(Debug)]
pub(crate) struct Postgres(own_postgres::Postgres);

impl Postgres {
    pub(crate) async fn new(folder: &Path) -> Result<Postgres, Wrong> {
        let folder = folder.join("pg");
        std::fs::create_dir(&folder)?;
        let database = Postgres(own_postgres::Postgres::new(&folder)?);
        database.answers().await?;
        Ok(database)
    }

    /// Starts it, and waits until it answers.
    pub(crate) async fn start(&mut self) -> Result<(), Wrong> {
        self.0.start()?;
        self.answers().await
    }

    pub(crate) fn stop(&mut self) -> Result<(), Wrong> {
        Ok(self.0.stop()?)
    }

    pub(crate) fn url(&self) -> String {
        self.0.url()
    }

    async fn answers(&self) -> Result<(), Wrong> {
        Ok(self.connection().await?.close().await?)
    }

    /// As soon as it answers.
    async fn connection(&self) -> Result<PgConnection, Wrong> {
        let mut last = None;
        for _ in 0..300 {
            match PgConnection::connect(&self.url()).await {
                Ok(connection) => return Ok(connection),
                Err(error) => last = Some(error),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Err(format!("PostgreSQL does not come up: {last:?}").into())
    }

    /// Cuts the connections by which nodes hear of each other.
    pub(crate) async fn cut_notices(&self) -> Result<(), Wrong> {
        let mut connection = self.connection().await?;
        sqlx::query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            .execute(&mut connection)
            .await?;
        connection.close().await?;
        Ok(())
    }
}
