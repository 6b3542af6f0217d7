//! Whose file it is. Two servers on one file would not hear of each other: the first keeps it until it ends, in whatever
//! way, under whatever name the second comes.
//!
//! The lock is on a file beside it, found by its real name; and, where the system keeps such locks apart from those of
//! SQLite, on the database itself, which all of its names share.

use std::{
    fs::{self, File, TryLockError},
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    sync::Mutex,
};

use super::{StoreError, Stored};
use crate::{
    lock,
    running::unfinished::{folder_of, own, sweep},
};

/// What this process holds. SQLite's locks are the process's own, and are gone when *any* handle of the file is closed:
/// so a file that is in use here must not even be opened.
static HELD: Mutex<Vec<(u64, u64)>> = Mutex::new(Vec::new());

#[derive(Debug)]
pub(crate) struct Held {
    /// Dropped before the lock beside it; by then SQLite has let go of it.
    _database: Option<File>,
    _beside: File,
    inode: Option<(u64, u64)>,
}

impl Drop for Held {
    fn drop(&mut self) {
        lock(&HELD).retain(|held| Some(*held) != self.inode);
    }
}

fn unusable(file: &Path) -> impl Fn(String) -> StoreError {
    let place = file.display().to_string();
    move |what| StoreError::Unusable { place: place.clone(), what }
}

fn locked(file: &File) -> Result<(), String> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err("another server is using it".into()),
        Err(TryLockError::Error(error)) => Err(error.to_string()),
    }
}

/// Locks the place of a database, whether it is there or not.
fn beside(real: &Path) -> Result<File, String> {
    let beside = PathBuf::from(format!("{}.lock", real.display()));
    let beside =
        own().create(true).write(true).truncate(false).open(beside).map_err(|error| error.to_string())?;
    locked(&beside)?;
    sweep(folder_of(real));
    Ok(beside)
}

/// Keeps a database for this process; it is made if it is not there.
pub(super) fn hold(file: &Path) -> Stored<Held> {
    let unusable = unusable(file);
    let said = |error: std::io::Error| unusable(error.to_string());
    let inode = |found: &fs::Metadata| (found.dev(), found.ino());
    match fs::metadata(file) {
        Ok(found) if found.is_dir() => return Err(unusable("it is a folder".into())),
        Ok(found) if lock(&HELD).contains(&inode(&found)) => {
            return Err(unusable("another server is using it".into()));
        }
        _ => {}
    }
    let database = own().create(true).read(true).write(true).truncate(false).open(file).map_err(said)?;
    let beside = beside(&fs::canonicalize(file).map_err(said)?).map_err(&unusable)?;
    if cfg!(target_os = "linux") {
        locked(&database).map_err(&unusable)?;
    }
    let found = database.metadata().map_err(said)?;
    if found.nlink() > 1 {
        // SQLite looks for what is not in the file yet beside the name it was opened by.
        let names = found.nlink();
        return Err(unusable(format!("it has {names} names (hard links), and may have only one")));
    }
    lock(&HELD).push(inode(&found));
    Ok(Held { _database: Some(database), _beside: beside, inode: Some(inode(&found)) })
}

/// Keeps the place of a database that is not there yet.
pub(super) fn hold_place(file: &Path) -> Stored<Held> {
    let unusable = unusable(file);
    if file.is_symlink() {
        return Err(unusable("it is a link to a file that is not there".into()));
    }
    let folder = fs::canonicalize(folder_of(file)).map_err(|error| unusable(error.to_string()))?;
    let name = file.file_name().ok_or_else(|| unusable("it has no name".into()))?;
    let beside = beside(&folder.join(name)).map_err(&unusable)?;
    Ok(Held { _database: None, _beside: beside, inode: None })
}
