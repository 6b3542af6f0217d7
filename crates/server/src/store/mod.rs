//! Where everything is kept: one SQLite file, or a PostgreSQL that several nodes share.
//!
//! What both say alike is SQL in the modules here; what they do differently – how an entry is committed, how other
//! nodes hear of it, how bots' work is shared out – is a [`Ledger`].

mod arrivals;
mod checks;
mod company;
mod copy;
mod desk;
mod errands;
mod export;
mod farewell;
mod forgetting;
mod held;
mod ledger;
mod links;
mod lobby;
mod log;
mod logins;
mod office;
mod people;
mod postgres;
mod schema;
mod sqlite;
mod tables;

use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
    sync::{Arc, Mutex},
};

use desk::Desk;
use serde::{Serialize, de::DeserializeOwned};
use sqlx::{
    Any, AnyPool, Executor as _, Row as _,
    any::{AnyArguments, AnyRow},
};

use crate::{lock, running::unfinished::folder_of};
pub(crate) use company::ReportRow;
pub(crate) use held::Held;
pub(crate) use ledger::{Ledger, Notice};
pub(crate) use links::Purpose;
pub(crate) use lobby::{MostListed, Unlisted};
pub(crate) use logins::Login;
pub(crate) use office::KnownRow;
pub(crate) use people::PersonRow;

/// Why something could not be stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this entry: read it and judge again.
    #[error("this entry was already written by somebody else")]
    Conflict,
    /// What must be unique is there already.
    #[error("it is there already")]
    Taken,
    /// Nothing is done any more for somebody who was banned or has gone.
    #[error("they were banned, or are gone")]
    Barred,
    /// The database went away while it was asked to keep something.
    #[error("it is not known whether it was kept: {0}")]
    Unknown(String),
    #[error("the database {place} cannot be used: {what}")]
    Unusable { place: String, what: String },
    #[error("the database did not answer: {0}")]
    Database(#[from] sqlx::Error),
}

pub(crate) type Stored<T> = Result<T, StoreError>;

/// Something to be written, with everything it needs.
type Statement = sqlx::query::Query<'static, Any, AnyArguments<'static>>;

/// The database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    /// Reads; on PostgreSQL writes too.
    pub(crate) read: AnyPool,
    /// On SQLite a single connection: writers wait for each other here, not in the file.
    pub(crate) write: AnyPool,
    desk: Desk,
    pub(crate) ledger: Arc<dyn Ledger>,
    /// Where nobody else may serve from the same file.
    held: Arc<Mutex<Option<Held>>>,
    tried: Arc<checks::Tried>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store")
    }
}

impl Store {
    /// Opens `url` – `sqlite:FILE` or `postgres://…` – and makes its tables if it is empty.
    pub async fn open(url: &str) -> Stored<Store> {
        sqlx::any::install_default_drivers();
        known(url)?;
        let store = if is_shared(url) { postgres::open(url).await? } else { sqlite::open(url).await? };
        store.prepare(url).await?;
        Ok(store)
    }

    /// The same, if it is there already.
    pub async fn find(url: &str) -> Stored<Store> {
        known(url)?;
        if !is_shared(url) {
            sqlite::find(url)?;
        }
        Store::open(url).await
    }

    /// The same for a server: a file has one at a time.
    pub async fn hold(url: &str) -> Stored<Store> {
        known(url)?;
        let held = if is_shared(url) { None } else { Some(held::hold(Path::new(sqlite::file_of(url)))?) };
        let store = Store::open(url).await?;
        *lock(&store.held) = held;
        Ok(store)
    }

    /// The file that is to be made for this database, if it is one that is not there yet; kept for us until then.
    pub(crate) fn hold_place(url: &str) -> Stored<Option<(PathBuf, Held)>> {
        known(url)?;
        let file = PathBuf::from(sqlite::file_of(url));
        if is_shared(url) || file.exists() {
            return Ok(None);
        }
        let held = held::hold_place(&file)?;
        Ok(Some((file, held)))
    }

    /// The folder of a database that is a file.
    pub(crate) fn folder(url: &str) -> Option<PathBuf> {
        (!is_shared(url)).then(|| folder_of(Path::new(sqlite::file_of(url))).into())
    }

    /// What is damaged in the database itself, as far as it says so.
    pub(crate) async fn damage(&self) -> Stored<Vec<String>> {
        let Some(question) = self.ledger.sound() else { return Ok(Vec::new()) };
        let rows = sqlx::query(question).fetch_all(&self.read).await?;
        let said = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
        Ok(said.into_iter().filter(|line| line != "ok").collect())
    }

    pub async fn close(&self) {
        self.ledger.finish().await;
        // SQLite does this with its last connection, unless one that was stopped in the middle of a question is later.
        let ours = lock(&self.held).is_some();
        if ours && let Err(error) = self.fold().await {
            tracing::warn!(%error, "not everything was brought into the file itself; it is in its log");
        }
        self.write.close().await;
        self.read.close().await;
        drop(lock(&self.held).take());
    }

    /// Brings everything into the SQLite file itself, so that it can be carried away alone.
    pub(crate) async fn fold(&self) -> Stored<()> {
        self.write.execute("PRAGMA wal_checkpoint(TRUNCATE)").await?;
        Ok(())
    }

    /// Makes the tables of an empty database; one of another version is refused.
    async fn prepare(&self, url: &str) -> Stored<()> {
        let unusable = |what: String| StoreError::Unusable { place: place(url), what };
        let mut tx = self.write.begin().await.map_err(|error| unusable(error.to_string()))?;
        tx.execute(self.ledger.schema_lock()).await?;
        schema::prepare(self.ledger.schema(), &mut tx).await?.map_err(unusable)?;
        tx.commit().await?;
        Ok(())
    }

    /// What the database calls this moment, in milliseconds since 1970.
    pub(crate) async fn now(&self) -> Stored<i64> {
        Ok(number(&sqlx::query("SELECT now FROM clock").fetch_one(&self.read).await?, "now")?)
    }

    /// Keeps a value under a name that is not taken yet; whether it did. Of several who try, one succeeds.
    pub(crate) async fn first_mark(&self, name: &str, value: &str) -> Stored<bool> {
        let set = sqlx::query("INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        Ok(self.change(set.bind(name.to_string()).bind(value.to_string())).await? > 0)
    }

    pub(crate) async fn set_mark(&self, name: &str, value: &str) -> Stored<()> {
        let set = sqlx::query(
            "INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
        );
        self.change(set.bind(name.to_string()).bind(value.to_string())).await?;
        Ok(())
    }

    /// Takes a value away; whether it was there. Of several who try, one succeeds.
    pub(crate) async fn take_mark(&self, name: &str, value: &str) -> Stored<bool> {
        let take = sqlx::query("DELETE FROM marks WHERE name = $1 AND value = $2");
        Ok(self.change(take.bind(name.to_string()).bind(value.to_string())).await? > 0)
    }

    /// Commits one statement; how many rows it changed.
    async fn change(&self, statement: Statement) -> Stored<u64> {
        let pool = self.write.clone();
        let one = async move {
            let mut connection = pool.acquire().await?;
            let done = statement.execute(&mut *connection).await.map_err(unanswered)?;
            Ok(done.rows_affected())
        };
        self.desk.does(one).await
    }

    /// Commits several statements, or none if one of them changes nothing; whether it did.
    async fn change_all(&self, statements: Vec<Statement>) -> Stored<bool> {
        self.change_then(statements, Vec::new()).await
    }

    /// Commits several statements, or none if the first changes nothing; whether it did.
    async fn change_after(&self, first: Statement, rest: Vec<Statement>) -> Stored<bool> {
        self.change_then(vec![first], rest).await
    }

    /// Commits several statements, or none if one of the first changes nothing; whether it did.
    async fn change_then(&self, first: Vec<Statement>, rest: Vec<Statement>) -> Stored<bool> {
        let pool = self.write.clone();
        let all = async move {
            let mut tx = pool.begin().await?;
            for statement in first {
                if statement.execute(&mut *tx).await?.rows_affected() == 0 {
                    return Ok(false);
                }
            }
            for statement in rest {
                statement.execute(&mut *tx).await?;
            }
            tx.commit().await.map_err(unanswered)?;
            Ok(true)
        };
        self.desk.does(all).await
    }
}

/// What went wrong after the database was asked to commit. If it said no, nothing was kept; if it said nothing, or that
/// it was going away, nobody knows.
fn unanswered(error: sqlx::Error) -> StoreError {
    let said_no = match &error {
        sqlx::Error::Database(said) => said.code().is_some_and(|code| says_no(&code)),
        _ => false,
    };
    if said_no { error.into() } else { StoreError::Unknown(error.to_string()) }
}

/// PostgreSQL's classes of errors about what was asked, as opposed to its own state; and SQLite's, but for most about
/// the disk. What could not be written is not there, because a commit's mark is written last; what could not be synced
/// may be found there again.
fn says_no(code: &str) -> bool {
    const CLASSES: [&str; 6] = ["22", "23", "40", "42", "53", "55"];
    /// Busy, locked, read-only, full, of another schema, against a constraint.
    const LITE: [u32; 6] = [5, 6, 8, 13, 17, 19];
    const NOT_WRITTEN: u32 = 778;
    match (code.len(), code.parse::<u32>()) {
        (5, _) => CLASSES.iter().any(|class| code.starts_with(class)),
        (_, Ok(code)) => code == NOT_WRITTEN || LITE.contains(&(code & 0xFF)),
        _ => false,
    }
}

/// A plain path names a file; other kinds of databases are not spoken to.
fn known(url: &str) -> Stored<()> {
    match url.split_once("://") {
        Some((scheme, _)) if !["sqlite", "postgres", "postgresql"].contains(&scheme) => {
            let what = "it is neither sqlite:FILE nor postgres://USER:PASSWORD@HOST/NAME".into();
            Err(StoreError::Unusable { place: place(url), what })
        }
        _ => Ok(()),
    }
}

/// Whether several nodes may use it.
fn is_shared(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}

/// The database without its password, for messages.
pub(crate) fn place(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        _ => url.to_string(),
    }
}

/// Room for so many values in a list.
fn places(count: usize) -> String {
    (1..=count).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

pub(crate) fn text(row: &AnyRow, column: &str) -> Result<String, sqlx::Error> {
    row.try_get(column)
}

pub(crate) fn number(row: &AnyRow, column: &str) -> Result<i64, sqlx::Error> {
    row.try_get(column)
}

pub(crate) fn flag(row: &AnyRow, column: &str) -> Result<bool, sqlx::Error> {
    match number(row, column)? {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(unread(column, format!("{other} is neither 0 nor 1"))),
    }
}

/// A number that fits a smaller type: a seat, a version.
pub(crate) fn small<T: TryFrom<i64>>(row: &AnyRow, column: &str) -> Result<T, sqlx::Error> {
    let number = number(row, column)?;
    T::try_from(number).map_err(|_| unread(column, format!("{number} does not fit")))
}

/// A text that stands for something else.
pub(crate) fn word<T: FromStr<Err: fmt::Display>>(row: &AnyRow, column: &str) -> Result<T, sqlx::Error> {
    text(row, column)?.parse().map_err(|error| unread(column, error))
}

/// A text that is JSON.
pub(crate) fn json<T: DeserializeOwned>(row: &AnyRow, column: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(&text(row, column)?).map_err(|error| unread(column, error))
}

/// Plain data as JSON text.
pub(crate) fn json_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data with text for keys")
}

/// What stands in a column is nothing that this build has written.
pub(crate) fn unread(column: &str, why: impl fmt::Display) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.into(), source: why.to_string().into() }
}
