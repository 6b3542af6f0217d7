//! A PostgreSQL that several nodes share: entries and the notices of them are one statement, notices arrive by
//! `LISTEN`, and the bots' work is shared out with `SKIP LOCKED`. As with one file, a node's single writer groups the
//! entries of many tables into one commit: whoever notifies holds a lock of the whole database until theirs is done.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use hosting::rows::{Append, bits};
use sqlx::{
    Connection as _, PgConnection, PgPool,
    any::AnyPoolOptions,
    postgres::{PgListener, PgPoolOptions},
};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::{
    Store, StoreError, Stored,
    desk::Desk,
    ledger::{Later, Ledger, Notice},
    place, unanswered,
};
use crate::lock;

const CHANNEL: &str = "nemedian";
/// As many entries as one commit takes.
const MOST_IN_A_GROUP: usize = 512;
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

type Waiting = (Append, oneshot::Sender<Stored<()>>);

struct Shared {
    pool: PgPool,
    notices: broadcast::Sender<Option<Notice>>,
    /// None once everything is to be finished.
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    /// Says when the writer has finished.
    writer: Mutex<Option<oneshot::Receiver<()>>>,
}

impl Shared {
    async fn listen(pool: PgPool) -> Result<Shared, sqlx::Error> {
        let notices = broadcast::Sender::new(4096);
        let listener = listener(&pool).await?;
        tokio::spawn(hear(pool.clone(), listener, notices.clone()));
        let (queue, waiting) = mpsc::channel(4 * MOST_IN_A_GROUP);
        let (finished, writer) = oneshot::channel();
        let writing = pool.clone();
        tokio::spawn(async move {
            write_groups(writing, waiting).await;
            _ = finished.send(());
        });
        Ok(Shared { pool, notices, queue: Mutex::new(Some(queue)), writer: Mutex::new(Some(writer)) })
    }
}

/// While one group is being written, the next one gathers.
async fn write_groups(pool: PgPool, mut waiting: mpsc::Receiver<Waiting>) {
    let mut group = Vec::new();
    while waiting.recv_many(&mut group, MOST_IN_A_GROUP).await > 0 {
        let begun = Instant::now();
        // Every node in the same order: where two write at the same tables, none waits for one who waits for it.
        group.sort_by(|(one, _): &Waiting, (other, _)| one.table.cmp(&other.table));
        let (appends, answers): (Vec<_>, Vec<_>) = group.drain(..).unzip();
        match write_group(&pool, &appends).await {
            Ok(added) => {
                for (append, answer) in appends.iter().zip(answers) {
                    let new = added.contains(&append.table);
                    _ = answer.send(if new { Ok(()) } else { Err(StoreError::Conflict) });
                }
            }
            Err(error) => {
                tracing::error!(%error, entries = appends.len(), "a group of entries was not committed");
                for answer in answers {
                    _ = answer.send(Err(match &error {
                        StoreError::Unknown(what) => StoreError::Unknown(what.clone()),
                        error => StoreError::Unusable { place: "database".into(), what: error.to_string() },
                    }));
                }
            }
        }
        metrics::histogram!("nemedian_commit_seconds").record(begun.elapsed().as_secs_f64());
    }
}

/// One commit; the tables whose entries were new. No table is twice in a group: a room plays one deed at a time.
async fn write_group(pool: &PgPool, appends: &[Append]) -> Stored<HashSet<String>> {
    fn all<T>(appends: &[Append], of: impl Fn(&Append) -> T) -> Vec<T> {
        appends.iter().map(of).collect()
    }
    // Without a connection nothing was asked for; from then on it was.
    let mut connection = pool.acquire().await?;
    let added: Vec<(String, String)> = sqlx::query_as(
        "WITH new AS (
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[],
                 $7::text[], $8::bigint[], $9::text[], $10::bigint[], $11::text[], $12::bool[], $13::bigint[])
             AS new (at, number, by, deed, chance, command, who, turn, versions, pace, status, open, missing)),
         added AS (
             INSERT INTO log (table_id, number, seat, deed, chance, command, made)
             SELECT at, number, by, deed, chance, command, now
             FROM new JOIN tables ON id = at JOIN seats ON table_id = at AND seat = by, clock
             WHERE CASE WHEN who = ''
                 THEN sitter = 'bot' OR stand_in = 1
                 ELSE sitter = 'person' AND stand_in = 0 AND person = who END
             ORDER BY at FOR KEY SHARE OF tables FOR SHARE OF seats
             ON CONFLICT DO NOTHING RETURNING table_id, number, made),
         listed AS (
             UPDATE tables SET entries = new.number, turn = new.turn, versions = new.versions, bot_until = 0,
                 bot_due = CASE WHEN (bots & new.missing) <> 0 THEN added.made + new.pace ELSE 0 END,
                 status = new.status, touched = CASE WHEN new.open THEN added.made ELSE touched END,
                 missing = new.missing
             FROM new JOIN added ON added.table_id = at WHERE id = at)
         SELECT table_id, CAST(pg_notify($14, 'played ' || table_id || ' ' || number) AS text) FROM added",
    )
    .bind(all(appends, |append| append.table.clone()))
    .bind(all(appends, |append| append.number as i64))
    .bind(all(appends, |append| i64::from(append.seat)))
    .bind(all(appends, |append| append.deed.to_string()))
    .bind(all(appends, |append| append.chance.to_string()))
    .bind(all(appends, |append| append.command.clone()))
    .bind(all(appends, |append| append.person.clone()))
    .bind(all(appends, |append| i64::from(bits(append.head.turn))))
    .bind(all(appends, |append| append.head.versions.to_string()))
    .bind(all(appends, |append| append.head.pace.as_millis() as i64))
    .bind(all(appends, |append| append.head.status().word().to_string()))
    .bind(all(appends, |append| append.head.open))
    .bind(all(appends, |append| i64::from(bits(append.head.missing))))
    .bind(CHANNEL)
    .fetch_all(&mut *connection)
    .await
    .map_err(unanswered)?;
    metrics::histogram!("nemedian_commit_entries").record(appends.len() as f64);
    Ok(added.into_iter().map(|(table, _)| table).collect())
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
            let gone = || StoreError::Unusable { place: "database".into(), what: "it is closed".into() };
            let (answer, answered) = oneshot::channel();
            let queue = lock(&self.queue).clone().ok_or_else(gone)?;
            queue.send((append, answer)).await.map_err(|_| gone())?;
            answered.await.map_err(|_| gone())?
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
        Box::pin(async move {
            // The writer ends when the last of the queue is written.
            drop(lock(&self.queue).take());
            let writer = lock(&self.writer).take();
            if let Some(writer) = writer {
                _ = writer.await;
            }
            self.pool.close().await;
        })
    }
}
