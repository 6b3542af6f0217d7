//! What an operator does with a database: keep a copy, bring it back, ask whether every game still fits.

use std::{
    fmt,
    fs::File,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use hosting::room::sitting::{Sitting, Unfit};

use crate::{
    Store, StoreError,
    running::unfinished::{Unfinished, folder_of, own},
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
    let broken = |error| CannotKeep::File { file: file.into(), error };
    let unfinished = Unfinished::inside(folder_of(file)).map_err(broken)?;
    let copied = copy_whole(&store, &unfinished, file).await;
    store.close().await;
    copied
}

/// Copies everything into a new file, which appears in its place when it is whole and on the disk.
async fn copy_whole(store: &Store, unfinished: &Unfinished, file: &Path) -> Result<u64, CannotKeep> {
    let broken = |error| CannotKeep::File { file: file.into(), error };
    let new = unfinished.file("new.db");
    let copy = Store::open(&format!("sqlite:{}", new.display())).await?;
    let copied = store.copy_to(&copy).await?;
    copy.fold().await?;
    copy.close().await;
    put_in_place(&new, file).map_err(broken)?;
    Ok(copied)
}

fn put_in_place(new: &Path, file: &Path) -> std::io::Result<()> {
    if std::fs::metadata(format!("{}-wal", new.display())).is_ok_and(|log| log.len() > 0) {
        return Err(std::io::Error::other("not everything was brought into the file; try again"));
    }
    File::open(new)?.sync_all()?;
    if file.exists() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    std::fs::rename(new, file)?;
    File::open(folder_of(file))?.sync_all()
}

/// Copies such a file into an empty database. The file stays as it is, of whatever version. A database that was not
/// there is there when it is whole.
pub async fn restore(file: &Path, database: &str) -> Result<u64, CannotKeep> {
    if !file.is_file() {
        return Err(CannotKeep::Missing(file.into()));
    }
    let beside = Store::folder(database).unwrap_or_else(std::env::temp_dir);
    let broken = |error| CannotKeep::File { file: beside.clone(), error };
    if let Some((new, _held)) = Store::hold_place(database)? {
        let unfinished = Unfinished::inside(&beside).map_err(broken)?;
        let store = open_copy(file, &unfinished).await?;
        let copied = copy_whole(&store, &unfinished, &new).await;
        store.close().await;
        return copied;
    }
    let target = Store::hold(database).await?;
    let unfinished = Unfinished::inside(&beside).map_err(broken)?;
    let store = open_copy(file, &unfinished).await?;
    let copied = match store.copy_to(&target).await {
        Err(StoreError::Taken) => Err(CannotKeep::NotEmpty),
        copied => Ok(copied?),
    };
    store.close().await;
    target.close().await;
    copied
}

/// Opens a copy of it, because that brings it up to date.
async fn open_copy(file: &Path, unfinished: &Unfinished) -> Result<Store, CannotKeep> {
    let broken = |error| CannotKeep::File { file: file.into(), error };
    let copy = unfinished.file("copy.db");
    let log = |file: &Path| PathBuf::from(format!("{}-wal", file.display()));
    duplicate(file, &copy).map_err(broken)?;
    // What a server that was killed had not brought into the file itself yet.
    if log(file).exists() {
        duplicate(&log(file), &log(&copy)).map_err(broken)?;
    }
    match Store::open(&format!("sqlite:{}", copy.display())).await {
        Err(StoreError::Unusable { what, .. }) => Err(broken(std::io::Error::other(what))),
        store => Ok(store?),
    }
}

fn duplicate(file: &Path, copy: &Path) -> std::io::Result<()> {
    let mut copy = own().create_new(true).write(true).open(copy)?;
    std::io::copy(&mut File::open(file)?, &mut copy)?;
    Ok(())
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
    /// What does not belong together: entries that are missing, commands done twice, rows of nobody.
    pub astray: Vec<String>,
}

impl Diagnosis {
    /// Whether there is nothing to complain of.
    pub fn healthy(&self) -> bool {
        self.damage.is_empty() && self.unfit.is_empty() && self.astray.is_empty()
    }
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagnosis { games, entries, damage, unfit, astray } = self;
        for line in damage {
            writeln!(f, "the database is damaged: {line}")?;
        }
        for line in astray {
            writeln!(f, "{line}")?;
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
    match store.astray().await {
        Ok(astray) => diagnosis.astray = astray,
        Err(error) => diagnosis.damage.push(error.to_string()),
    }
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
