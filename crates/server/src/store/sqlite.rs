//! One file. A single writer groups the entries of many tables into one commit.

use std::sync::{Arc, Mutex};

use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _, Row as _, any::AnyPoolOptions};
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    task::JoinHandle,
};

use super::{
    Store, StoreError, Stored,
    ledger::{Append, Later, Ledger, Notice},
    place,
};
use crate::{lock, now};

/// As many entries as one commit takes.
const MOST_IN_A_GROUP: usize = 512;

/// Committed means on the disk: `synchronous = FULL`.
const PRAGMAS: [&str; 4] = [
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA temp_store = MEMORY",
];

pub(super) async fn open(url: &str) -> Stored<Store> {
    let file = url.strip_prefix("sqlite:").unwrap_or(url);
    let file = file.strip_prefix("//").unwrap_or(file);
    let url = format!("sqlite://{}?mode=rwc", file.split('?').next().unwrap_or(file));
    let unusable = |error: sqlx::Error| StoreError::Unusable { place: place(file), what: error.to_string() };
    // A pool would try again and again; what is wrong is said at once.
    AnyConnection::connect(&url).await.map_err(unusable)?.execute(PRAGMAS[1]).await.map_err(unusable)?;
    let write = pool(1).connect(&url).await.map_err(unusable)?;
    let read = pool(4).connect(&url).await.map_err(unusable)?;
    let ledger = Arc::new(Lite::new(write.clone()));
    Ok(Store { read, write, ledger })
}

fn pool(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(connections).after_connect(|connection, _| {
        Box::pin(async move {
            for pragma in PRAGMAS {
                connection.execute(pragma).await?;
            }
            Ok(())
        })
    })
}

type Waiting = (Append, oneshot::Sender<Stored<()>>);

struct Lite {
    pool: AnyPool,
    /// None once everything is to be finished.
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    silence: broadcast::Sender<Notice>,
}

impl Lite {
    fn new(pool: AnyPool) -> Lite {
        let (queue, waiting) = mpsc::channel(4 * MOST_IN_A_GROUP);
        let writer = Mutex::new(Some(tokio::spawn(write_groups(pool.clone(), waiting))));
        Lite { pool, queue: Mutex::new(Some(queue)), writer, silence: broadcast::Sender::new(1) }
    }
}

/// While one group is being written, the next one gathers.
async fn write_groups(pool: AnyPool, mut waiting: mpsc::Receiver<Waiting>) {
    let mut group = Vec::new();
    while waiting.recv_many(&mut group, MOST_IN_A_GROUP).await > 0 {
        let (appends, answers): (Vec<_>, Vec<_>) = group.drain(..).unzip();
        match write_group(&pool, &appends).await {
            Ok(done) => {
                for (answer, done) in answers.into_iter().zip(done) {
                    _ = answer.send(if done { Ok(()) } else { Err(StoreError::Conflict) });
                }
            }
            Err(error) => {
                tracing::error!(%error, entries = appends.len(), "a group of entries was not committed");
                for answer in answers {
                    let what = error.to_string();
                    _ = answer.send(Err(StoreError::Unusable { place: "file".into(), what }));
                }
            }
        }
    }
}

/// One commit; which of the entries were new.
async fn write_group(pool: &AnyPool, appends: &[Append]) -> Result<Vec<bool>, sqlx::Error> {
    let mut tx = pool.begin().await?;
    let mut done = Vec::with_capacity(appends.len());
    for append in appends {
        let added = insert(&mut tx, append).await?;
        if added {
            update_head(&mut tx, append).await?;
        }
        done.push(added);
    }
    tx.commit().await?;
    metrics::histogram!("nemedian_commit_entries").record(appends.len() as f64);
    Ok(done)
}

pub(super) async fn insert(
    connection: &mut sqlx::AnyConnection,
    append: &Append,
) -> Result<bool, sqlx::Error> {
    let done = sqlx::query(
        "INSERT INTO log (table_id, number, seat, deed, chance, command, made)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
    )
    .bind(&append.table)
    .bind(append.number as i64)
    .bind(i64::from(append.seat))
    .bind(&append.deed)
    .bind(&append.chance)
    .bind(&append.command)
    .bind(now())
    .execute(connection)
    .await?;
    Ok(done.rows_affected() > 0)
}

pub(super) async fn update_head(
    connection: &mut sqlx::AnyConnection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    let head = &append.head;
    sqlx::query(
        "UPDATE tables SET entries = $2, turn = $3, versions = $4, bot_due = $5, bot_until = 0, touched = $6,
         status = $7 WHERE id = $1",
    )
    .bind(&append.table)
    .bind(append.number as i64)
    .bind(i64::from(head.turn))
    .bind(&head.versions)
    .bind(head.bot_due)
    .bind(now())
    .bind(if head.over { "over" } else { "running" })
    .execute(connection)
    .await?;
    Ok(())
}

impl Ledger for Lite {
    fn append(&self, append: Append) -> Later<'_, Stored<()>> {
        Box::pin(async move {
            let gone = || StoreError::Unusable { place: "file".into(), what: "it is closed".into() };
            let (answer, answered) = oneshot::channel();
            let queue = lock(&self.queue).clone().ok_or_else(gone)?;
            queue.send((append, answer)).await.map_err(|_| gone())?;
            answered.await.map_err(|_| gone())?
        })
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.silence.subscribe()
    }

    fn notify(&self, _: Notice) -> Later<'_, Stored<()>> {
        Box::pin(async { Ok(()) })
    }

    fn claim(&self, most: i64) -> Later<'_, Stored<Vec<String>>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM tables WHERE bot_due > 0 ORDER BY bot_due LIMIT $1")
                .bind(most)
                .fetch_all(&self.pool)
                .await?;
            Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?)
        })
    }

    fn shared(&self) -> bool {
        false
    }

    fn migration_lock(&self) -> &'static str {
        "SELECT 1"
    }

    fn moment(&self) -> &'static str {
        // The first read of a transaction decides what it sees.
        "SELECT 1 FROM schema_version"
    }

    fn finish(&self) -> Later<'_, ()> {
        Box::pin(async move {
            // The writer ends when the last of the queue is written.
            drop(lock(&self.queue).take());
            let writer = lock(&self.writer).take();
            if let Some(writer) = writer {
                _ = writer.await;
            }
        })
    }
}
