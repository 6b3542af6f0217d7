//! A PostgreSQL that several nodes share: an entry and the notice of it are one statement, notices arrive by
//! `LISTEN`, and the bots' work is shared out with `SKIP LOCKED`.

use std::{sync::Arc, time::Duration};

use hosting::rows::{Append, bits};
use sqlx::{
    Connection as _, PgConnection, PgPool,
    any::AnyPoolOptions,
    postgres::{PgListener, PgPoolOptions},
};
use tokio::sync::broadcast;

use super::{
    Store, StoreError, Stored,
    desk::Desk,
    ledger::{Later, Ledger, Notice},
    place, unanswered,
};

const CHANNEL: &str = "nemedian";
/// Longer than this nobody waits to be told that the database is gone.
const PATIENCE: Duration = Duration::from_secs(3);

pub(super) async fn open(url: &str) -> Stored<Store> {
    let unusable = |error: sqlx::Error| StoreError::Unusable { place: place(url), what: error.to_string() };
    // A pool would try again and again; what is wrong is said at once.
    PgConnection::connect(url).await.map_err(unusable)?.close().await.map_err(unusable)?;
    let pool = AnyPoolOptions::new()
        .max_connections(8)
        .acquire_timeout(PATIENCE)
        .connect(url)
        .await
        .map_err(unusable)?;
    let own = PgPoolOptions::new()
        .max_connections(8)
        .acquire_timeout(PATIENCE)
        .connect(url)
        .await
        .map_err(unusable)?;
    let ledger = Arc::new(Shared::listen(own).await.map_err(unusable)?);
    let (read, write, desk) = (pool.clone(), pool, Desk::anywhere());
    Ok(Store { read, write, desk, ledger, held: Arc::default(), tried: Arc::default() })
}

struct Shared {
    pool: PgPool,
    notices: broadcast::Sender<Option<Notice>>,
}

impl Shared {
    async fn listen(pool: PgPool) -> Result<Shared, sqlx::Error> {
        let notices = broadcast::Sender::new(4096);
        let listener = listener(&pool).await?;
        tokio::spawn(hear(pool.clone(), listener, notices.clone()));
        Ok(Shared { pool, notices })
    }
}

async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what is said. Whenever the connection had to be made anew, something may have been missed.
async fn hear(pool: PgPool, mut listener: PgListener, told: broadcast::Sender<Option<Notice>>) {
    loop {
        match listener.try_recv().await {
            Ok(Some(said)) => {
                if let Some(notice) = Notice::read(said.payload()) {
                    _ = told.send(Some(notice));
                }
            }
            Ok(None) => _ = told.send(None),
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => {
                tracing::warn!(%error, "no notices from other nodes");
                let Some(again) = listen_again(&pool).await else { return };
                listener = again;
                _ = told.send(None);
                tracing::info!("notices from other nodes again");
            }
        }
    }
}

async fn listen_again(pool: &PgPool) -> Option<PgListener> {
    while !pool.is_closed() {
        tokio::time::sleep(Duration::from_millis(500)).await;
        if let Ok(listener) = listener(pool).await {
            return Some(listener);
        }
    }
    None
}

impl Ledger for Shared {
    fn append(&self, append: Append) -> Later<'_, Stored<()>> {
        Box::pin(async move {
            // Without a connection nothing was asked for; from then on it was.
            let mut connection = self.pool.acquire().await?;
            let done = sqlx::query(
                "WITH added AS (
                     INSERT INTO log (table_id, number, seat, deed, chance, command, made)
                     SELECT $1, $2, $3, $4, $5, $6, now FROM tables JOIN seats ON table_id = id, clock
                     WHERE id = $1 AND seat = $3 AND CASE WHEN $7 = ''
                         THEN sitter = 'bot' OR stand_in = 1
                         ELSE sitter = 'person' AND stand_in = 0 AND person = $7 END
                     FOR KEY SHARE OF tables FOR SHARE OF seats
                     ON CONFLICT DO NOTHING RETURNING table_id, made),
                 told AS (SELECT pg_notify('nemedian', 'played ' || table_id) FROM added)
                 UPDATE tables SET entries = $2, turn = $8, versions = $9, bot_until = 0,
                     bot_due = CASE WHEN (bots & $13) <> 0 THEN added.made + $10 ELSE 0 END,
                     status = $11, touched = CASE WHEN $12 THEN added.made ELSE touched END, missing = $13
                 FROM added, told WHERE id = added.table_id",
            )
            .bind(&append.table)
            .bind(append.number as i64)
            .bind(i64::from(append.seat))
            .bind(&*append.deed)
            .bind(&*append.chance)
            .bind(&append.command)
            .bind(&append.person)
            .bind(i64::from(bits(append.head.turn)))
            .bind(append.head.versions.to_string())
            .bind(append.head.pace.as_millis() as i64)
            .bind(append.head.status().word())
            .bind(append.head.open)
            .bind(i64::from(bits(append.head.missing)))
            .execute(&mut *connection)
            .await
            .map_err(unanswered)?;
            if done.rows_affected() > 0 { Ok(()) } else { Err(StoreError::Conflict) }
        })
    }

    fn notices(&self) -> broadcast::Receiver<Option<Notice>> {
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

    fn claim(&self, most: usize, lease: Duration) -> Later<'_, Stored<Vec<String>>> {
        Box::pin(async move {
            let rows: Vec<(String,)> = sqlx::query_as(
                "UPDATE tables SET bot_until = clock.now + $1 FROM clock WHERE id IN (
                     SELECT id FROM tables, clock
                     WHERE bot_due > 0 AND bot_due <= now AND bot_until <= now
                     ORDER BY bot_due LIMIT $2 FOR UPDATE OF tables SKIP LOCKED)
                 RETURNING id",
            )
            .bind(lease.as_millis() as i64)
            .bind(most as i64)
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.into_iter().map(|(id,)| id).collect())
        })
    }

    fn settle(&self, table: &str) -> Later<'_, Stored<()>> {
        let table = table.to_string();
        Box::pin(async move {
            // An entry changes this row in its own transaction: this waits for one that another node lost sight of.
            sqlx::query("SELECT id FROM tables WHERE id = $1 FOR UPDATE")
                .bind(table)
                .execute(&self.pool)
                .await?;
            Ok(())
        })
    }

    fn schema(&self) -> &'static str {
        include_str!("postgres.sql")
    }

    fn shared(&self) -> bool {
        true
    }

    fn schema_lock(&self) -> &'static str {
        "SELECT pg_advisory_xact_lock(6106)"
    }

    fn sound(&self) -> Option<&'static str> {
        None
    }

    fn moment(&self) -> &'static str {
        "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
    }

    fn finish(&self) -> Later<'_, ()> {
        Box::pin(self.pool.close())
    }
}
