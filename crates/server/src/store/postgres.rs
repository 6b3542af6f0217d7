//! A PostgreSQL that several nodes share: an entry and the notice of it are one statement, notices arrive by
//! `LISTEN`, and the bots' work is shared out with `SKIP LOCKED`.

use std::{sync::Arc, time::Duration};

use sqlx::{
    Connection as _, PgConnection, PgPool,
    any::AnyPoolOptions,
    postgres::{PgListener, PgPoolOptions},
};
use tokio::sync::broadcast;

use super::{
    Store, StoreError, Stored,
    ledger::{Append, Later, Ledger, Notice},
    place,
};
use crate::now;

const CHANNEL: &str = "nemedian";
/// How long a node keeps a bot's decision to itself before another one may take it.
const LEASE: i64 = 30_000;

pub(super) async fn open(url: &str) -> Stored<Store> {
    let unusable = |error: sqlx::Error| StoreError::Unusable { place: place(url), what: error.to_string() };
    // A pool would try again and again; what is wrong is said at once.
    PgConnection::connect(url).await.map_err(unusable)?.close().await.map_err(unusable)?;
    let waits = Duration::from_secs(10);
    let pool = AnyPoolOptions::new()
        .max_connections(8)
        .acquire_timeout(waits)
        .connect(url)
        .await
        .map_err(unusable)?;
    let own = PgPoolOptions::new()
        .max_connections(8)
        .acquire_timeout(waits)
        .connect(url)
        .await
        .map_err(unusable)?;
    let ledger = Arc::new(Shared::listen(own).await.map_err(unusable)?);
    Ok(Store { read: pool.clone(), write: pool, ledger })
}

struct Shared {
    pool: PgPool,
    notices: broadcast::Sender<Notice>,
}

impl Shared {
    async fn listen(pool: PgPool) -> Result<Shared, sqlx::Error> {
        let notices = broadcast::Sender::new(4096);
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let told = notices.clone();
        tokio::spawn(async move {
            loop {
                match listener.recv().await {
                    Ok(notice) => {
                        if let Some(notice) = Notice::read(notice.payload()) {
                            _ = told.send(notice);
                        }
                    }
                    Err(sqlx::Error::PoolClosed) => return,
                    // The listener connects again by itself; meanwhile sockets are caught up by their next command.
                    Err(error) => {
                        tracing::warn!(%error, "no notices from other nodes");
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    }
                }
            }
        });
        Ok(Shared { pool, notices })
    }
}

impl Ledger for Shared {
    fn append(&self, append: Append) -> Later<'_, Stored<()>> {
        Box::pin(async move {
            let done = sqlx::query(
                "WITH added AS (
                     INSERT INTO log (table_id, number, seat, deed, chance, command, made)
                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING table_id),
                 told AS (SELECT pg_notify('nemedian', 'played ' || table_id) FROM added)
                 UPDATE tables SET entries = $2, turn = $8, versions = $9, bot_due = $10, bot_until = 0,
                     touched = $7, status = $11
                 FROM added, told WHERE id = added.table_id",
            )
            .bind(&append.table)
            .bind(append.number as i64)
            .bind(i64::from(append.seat))
            .bind(&*append.deed)
            .bind(&*append.chance)
            .bind(&append.command)
            .bind(now())
            .bind(i64::from(append.head.turn))
            .bind(&append.head.versions)
            .bind(append.head.bot_due)
            .bind(append.head.status())
            .execute(&self.pool)
            .await?;
            if done.rows_affected() > 0 { Ok(()) } else { Err(StoreError::Conflict) }
        })
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    fn notify(&self, notice: Notice) -> Later<'_, Stored<()>> {
        Box::pin(async move {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(notice.write())
                .execute(&self.pool)
                .await?;
            Ok(())
        })
    }

    fn claim(&self, most: i64) -> Later<'_, Stored<Vec<String>>> {
        Box::pin(async move {
            let rows: Vec<(String,)> = sqlx::query_as(
                "UPDATE tables SET bot_until = $1 + $2 WHERE id IN (
                     SELECT id FROM tables WHERE bot_due > 0 AND bot_due <= $1 AND bot_until <= $1
                     ORDER BY bot_due LIMIT $3 FOR UPDATE SKIP LOCKED)
                 RETURNING id",
            )
            .bind(now())
            .bind(LEASE)
            .bind(most)
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.into_iter().map(|(id,)| id).collect())
        })
    }

    fn shared(&self) -> bool {
        true
    }

    fn migration_lock(&self) -> &'static str {
        "SELECT pg_advisory_xact_lock(6106)"
    }

    fn moment(&self) -> &'static str {
        "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
    }

    fn finish(&self) -> Later<'_, ()> {
        Box::pin(self.pool.close())
    }
}
