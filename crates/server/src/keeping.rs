//! What an operator does with a database: keep a copy, bring it back, ask whether every game still fits.

use std::{
    fmt,
    path::{Path, PathBuf},
};

use crate::{
    Store, StoreError,
    sitting::{Sitting, Unfit},
    token,
};

/// Why a copy could not be made or brought back.
#[derive(Debug, thiserror::Error)]
pub enum CannotKeep {
    #[error("{0}: it is there already; nothing was written over")]
    Exists(PathBuf),
    #[error("{0}: there is no such file")]
    Missing(PathBuf),
    #[error("the database holds people and games already; restore into an empty one")]
    NotEmpty,
    #[error("{file}: {error}")]
    File { file: PathBuf, error: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Copies a database, while it is in use, into a new SQLite file. The file appears when it is whole.
pub async fn backup(database: &str, file: &Path) -> Result<u64, CannotKeep> {
    if file.exists() {
        return Err(CannotKeep::Exists(file.into()));
    }
    let store = Store::find(database).await?;
    let beside = PathBuf::from(format!("{}.new", file.display()));
    let broken = |error| CannotKeep::File { file: beside.clone(), error };
    if beside.exists() {
        std::fs::remove_file(&beside).map_err(broken)?;
    }
    let copy = Store::open(&format!("sqlite:{}", beside.display())).await?;
    let copied = store.copy_to(&copy).await?;
    copy.fold().await?;
    copy.close().await;
    store.close().await;
    leave_alone(&beside).map_err(broken)?;
    std::fs::rename(&beside, file).map_err(broken)?;
    Ok(copied)
}

/// Removes what SQLite left beside a file that everything was brought into.
fn leave_alone(file: &Path) -> std::io::Result<()> {
    let beside = |what: &str| PathBuf::from(format!("{}{what}", file.display()));
    if std::fs::metadata(beside("-wal")).is_ok_and(|log| log.len() > 0) {
        return Err(std::io::Error::other("not everything was brought into the file; try again"));
    }
    for rest in [beside("-wal"), beside("-shm")].iter().filter(|rest| rest.exists()) {
        std::fs::remove_file(rest)?;
    }
    Ok(())
}

/// Copies such a file into an empty database. The file stays as it is, of whatever version.
pub async fn restore(file: &Path, database: &str) -> Result<u64, CannotKeep> {
    if !file.is_file() {
        return Err(CannotKeep::Missing(file.into()));
    }
    let target = Store::hold(database).await?;
    let folder = std::env::temp_dir().join(format!("nemedian-{}", token::id()));
    let broken = |error| CannotKeep::File { file: file.into(), error };
    std::fs::create_dir(&folder).map_err(broken)?;
    let copied = restore_through(&folder.join("copy.db"), file, &target).await;
    target.close().await;
    std::fs::remove_dir_all(&folder).map_err(broken)?;
    copied
}

async fn restore_through(copy: &Path, file: &Path, target: &Store) -> Result<u64, CannotKeep> {
    let broken = |error| CannotKeep::File { file: file.into(), error };
    std::fs::copy(file, copy).map_err(broken)?;
    // What a server that was killed had not brought into the file itself yet.
    let log = |file: &Path| PathBuf::from(format!("{}-wal", file.display()));
    if log(file).exists() {
        std::fs::copy(log(file), log(copy)).map_err(broken)?;
    }
    let store = match Store::open(&format!("sqlite:{}", copy.display())).await {
        Err(StoreError::Unusable { what, .. }) => return Err(broken(std::io::Error::other(what))),
        store => store?,
    };
    let copied = match store.copy_to(target).await {
        Err(StoreError::Taken) => Err(CannotKeep::NotEmpty),
        copied => Ok(copied?),
    };
    store.close().await;
    copied
}

/// What the doctor found.
#[derive(Clone, Debug, Default)]
pub struct Diagnosis {
    pub games: usize,
    pub entries: usize,
    /// What the database says is damaged in itself.
    pub damage: Vec<String>,
    /// The games that this build cannot go on with: table, game, and why.
    pub unfit: Vec<(String, String, String)>,
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagnosis { games, entries, damage, unfit } = self;
        for line in damage {
            writeln!(f, "the database is damaged: {line}")?;
        }
        for (table, game, why) in unfit {
            writeln!(f, "{table} ({game}): {why}")?;
        }
        writeln!(f, "{games} games, {entries} entries replayed; {} do not fit this build", unfit.len())
    }
}

/// Replays every stored game with this build.
pub async fn doctor(database: &str, mut looked: impl FnMut(usize)) -> Result<Diagnosis, StoreError> {
    let store = Store::find(database).await?;
    let mut diagnosis = Diagnosis { damage: store.damage().await?, ..Diagnosis::default() };
    let mut after = String::new();
    loop {
        let tables = store.begun(&after, 100).await?;
        let Some(last) = tables.last() else { break };
        after.clone_from(last);
        for table in &tables {
            if let Err(error) = examine(&store, table, &mut diagnosis).await {
                diagnosis.unfit.push((table.clone(), "?".into(), error.to_string()));
            }
            looked(diagnosis.games);
        }
    }
    store.close().await;
    Ok(diagnosis)
}

async fn examine(store: &Store, table: &str, diagnosis: &mut Diagnosis) -> Result<(), StoreError> {
    let Some(row) = store.table(table).await? else { return Ok(()) };
    let records = store.entries(table, 0).await?;
    diagnosis.games += 1;
    diagnosis.entries += records.len();
    let game = row.game.clone();
    let fits = tokio::task::spawn_blocking(move || Sitting::resume(&row, &records).map(drop)).await;
    if let Err(Unfit(why)) = fits.unwrap_or_else(|_| Err(Unfit("the replay broke down".into()))) {
        diagnosis.unfit.push((table.into(), game, why));
    }
    Ok(())
}
