//! One file. A single writer groups the entries of many tables into one commit.

use std::{
    collections::HashSet,
    io::ErrorKind,
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use hosting::rows::{Append, Head, bits};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _, Row as _, any::AnyPoolOptions};
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{
    Store, StoreError, Stored,
    desk::Desk,
    json_text,
    ledger::{Later, Ledger, Notice},
    place, unanswered,
};
use crate::{lock, now, running::unfinished::own};

/// As many entries as one commit takes.
const MOST_IN_A_GROUP: usize = 512;
/// From one commit to the next. Nobody waits for it who moves alone; where many do, fewer commits are less work for the
/// same entries.
const GATHERS: Duration = Duration::from_millis(4);

/// Committed means on the disk: `synchronous = FULL`. What was committed is brought into the file itself beside the
/// writing ([`fold_now_and_then`]); only if that falls behind, in pages, the writer stops to do it.
const PRAGMAS: [&str; 5] = [
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA wal_autocheckpoint = 8000",
];

/// The file that a database's address names.
pub(super) fn file_of(url: &str) -> &str {
    let file = url.strip_prefix("sqlite:").unwrap_or(url);
    let file = file.strip_prefix("//").unwrap_or(file);
    file.split('?').next().unwrap_or(file)
}

/// Nobody wants a new file where he looks for his games.
pub(super) fn find(url: &str) -> Stored<()> {
    let file = file_of(url);
    if Path::new(file).is_file() {
        return Ok(());
    }
    Err(StoreError::Unusable { place: file.into(), what: "there is no such file".into() })
}

pub(super) async fn open(url: &str) -> Stored<Store> {
    let file = file_of(url);
    let url = format!("sqlite://{file}?mode=rwc");
    let unusable = |error: sqlx::Error| StoreError::Unusable { place: place(file), what: error.to_string() };
    // SQLite makes what it keeps beside a file as readable as the file itself.
    if let Err(error) = own().create_new(true).write(true).open(file)
        && error.kind() != ErrorKind::AlreadyExists
    {
        return Err(unusable(error.into()));
    }
    // A pool would try again and again; what is wrong is said at once.
    AnyConnection::connect(&url).await.map_err(unusable)?.execute(PRAGMAS[1]).await.map_err(unusable)?;
    let write = pool(1).connect(&url).await.map_err(unusable)?;
    let read = pool(4).connect(&url).await.map_err(unusable)?;
    let (ledger, desk) = Lite::open(&write, &read).map_err(|error| unusable(error.into()))?;
    Ok(Store { read, write, desk, ledger: Arc::new(ledger), held: Arc::default(), tried: Arc::default() })
}

fn pool(connections: u32) -> AnyPoolOptions {
    // A file does not hang up: nobody need ask before each use whether it is still there.
    let pool = AnyPoolOptions::new().max_connections(connections).test_before_acquire(false);
    pool.after_connect(|connection, _| {
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
    /// Says when the writer has finished.
    writer: Mutex<Option<oneshot::Receiver<()>>>,
    silence: broadcast::Sender<Option<Notice>>,
}

impl Lite {
    fn open(write: &AnyPool, read: &AnyPool) -> std::io::Result<(Lite, Desk)> {
        let (queue, waiting) = mpsc::channel(4 * MOST_IN_A_GROUP);
        let (finished, writer) = oneshot::channel();
        let (pool, folding) = (write.clone(), read.clone());
        let desk = Desk::of_its_own(async move {
            tokio::spawn(fold_now_and_then(folding));
            write_groups(pool, waiting).await;
            _ = finished.send(());
        })?;
        let (queue, writer) = (Mutex::new(Some(queue)), Mutex::new(Some(writer)));
        Ok((Lite { pool: write.clone(), queue, writer, silence: broadcast::Sender::new(1) }, desk))
    }
}

/// Brings what was committed into the file itself, while the writer goes on. What goes wrong here is no harm: it is
/// on the disk already, and tried again.
async fn fold_now_and_then(pool: AnyPool) {
    while !pool.is_closed() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        _ = pool.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
    }
}

/// While one group is being written, the next one gathers.
async fn write_groups(pool: AnyPool, mut waiting: mpsc::Receiver<Waiting>) {
    let mut group = Vec::new();
    while waiting.recv_many(&mut group, MOST_IN_A_GROUP).await > 0 {
        let begun = Instant::now();
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
                    _ = answer.send(Err(match &error {
                        StoreError::Unknown(what) => StoreError::Unknown(what.clone()),
                        error => StoreError::Unusable { place: "file".into(), what: error.to_string() },
                    }));
                }
            }
        }
        metrics::histogram!("nemedian_commit_seconds").record(begun.elapsed().as_secs_f64());
        sleep_until(begun + GATHERS).await;
    }
}

/// A list of entries as one text, so that a group of any size is always the same two statements, prepared once.
/// No table is twice in a group: a room plays one deed at a time.
const INSERT: &str = "INSERT INTO log (table_id, number, seat, deed, chance, command, made)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each($1) WHERE EXISTS (
        SELECT 1 FROM tables JOIN seats ON table_id = id WHERE id = value ->> 0 AND seat = value ->> 2
        AND CASE WHEN value ->> 13 = '' THEN sitter = 'bot' OR stand_in = 1
                 ELSE sitter = 'person' AND stand_in = 0 AND person = value ->> 13 END)
    ON CONFLICT DO NOTHING RETURNING table_id";

const UPDATE: &str = "UPDATE tables SET entries = value ->> 1, turn = value ->> 7, versions = value ->> 8,
    bot_due = CASE WHEN (bots & (value ->> 12)) <> 0 THEN value ->> 9 ELSE 0 END,
    bot_until = 0, status = value ->> 10,
    touched = CASE WHEN value ->> 11 THEN value ->> 6 ELSE touched END, missing = value ->> 12
    FROM json_each($1) WHERE tables.id = value ->> 0";

/// One commit; which of the entries were new.
async fn write_group(pool: &AnyPool, appends: &[Append]) -> Stored<Vec<bool>> {
    let mut connection = pool.acquire().await?;
    let written = write_with(&mut connection, appends).await;
    if written.is_err() {
        // Nobody knows what a full disk left of it: the next group is written with a new one.
        _ = connection.close().await;
    }
    written
}

async fn write_with(connection: &mut AnyConnection, appends: &[Append]) -> Stored<Vec<bool>> {
    let mut tx = connection.begin().await?;
    let added = sqlx::query(INSERT).bind(listed(appends.iter())).fetch_all(&mut *tx).await?;
    let added = added.iter().map(|row| row.try_get("table_id")).collect::<Result<HashSet<String>, _>>()?;
    let done: Vec<bool> = appends.iter().map(|append| added.contains(&append.table)).collect();
    let new = appends.iter().zip(&done).filter_map(|(append, &done)| done.then_some(append));
    sqlx::query(UPDATE).bind(listed(new)).execute(&mut *tx).await?;
    tx.commit().await.map_err(unanswered)?;
    metrics::histogram!("nemedian_commit_entries").record(appends.len() as f64);
    Ok(done)
}

fn listed<'a>(appends: impl Iterator<Item = &'a Append>) -> String {
    let now = now();
    let row = |append: &'a Append| {
        let Append { table, number, seat, deed, chance, person, command, head } = append;
        let Head { turn, versions, pace, open, missing, .. } = head;
        let bot_due = now + pace.as_millis() as i64;
        let (deed, chance): (&str, &str) = (deed, chance);
        let (turn, missing) = (bits(*turn), bits(*missing));
        let (status, versions) = (head.status().word(), versions.to_string());
        (
            table, number, seat, deed, chance, command, now, turn, versions, bot_due, status, open, missing,
            person,
        )
    };
    json_text(&appends.map(row).collect::<Vec<_>>())
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

    fn notices(&self) -> broadcast::Receiver<Option<Notice>> {
        self.silence.subscribe()
    }

    fn notify(&self, _: Notice) -> Later<'_, Stored<()>> {
        Box::pin(async { Ok(()) })
    }

    fn claim(&self, most: usize, _: Duration) -> Later<'_, Stored<Vec<String>>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM tables WHERE bot_due > 0 ORDER BY bot_due LIMIT $1")
                .bind(most as i64)
                .fetch_all(&self.pool)
                .await?;
            Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?)
        })
    }

    fn settle(&self, _: &str) -> Later<'_, Stored<()>> {
        // There is one writer, and nobody is told anything before it has written or failed.
        Box::pin(async { Ok(()) })
    }

    fn schema(&self) -> &'static str {
        include_str!("sqlite.sql")
    }

    fn shared(&self) -> bool {
        false
    }

    fn schema_lock(&self) -> &'static str {
        "SELECT 1"
    }

    fn sound(&self) -> Option<&'static str> {
        Some("PRAGMA quick_check(10)")
    }

    fn moment(&self) -> &'static str {
        // The first read of a transaction decides what it sees.
        "SELECT 1 FROM format"
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
