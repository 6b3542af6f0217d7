//! A folder for what is being made: nobody else may look into it, and it goes with whoever made it. Of those who were
//! killed it goes when the next one comes.

use std::{
    fs::{self, DirBuilder, File, OpenOptions, TryLockError},
    io,
    os::unix::fs::{DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
};

use crate::accounts::token;

const NAMED: &str = ".nemedian-unfinished";

/// For its owner alone, whatever the umask allows to others.
pub(crate) fn own() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.mode(0o600);
    options
}

/// The folder that holds a file.
pub(crate) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

#[derive(Debug)]
pub(crate) struct Unfinished {
    folder: PathBuf,
    _held: File,
}

impl Unfinished {
    /// In this folder, so that what is finished can be moved to its place in one step.
    pub(crate) fn inside(folder: &Path) -> io::Result<Unfinished> {
        sweep(folder);
        loop {
            let own = folder.join(format!(".{}{NAMED}", token::id()));
            DirBuilder::new().mode(0o700).create(&own)?;
            // Somebody who sweeps may have been faster.
            if let Some(held) = hold(&own)? {
                return Ok(Unfinished { folder: own, _held: held });
            }
        }
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // What was interrupted may still be about to make a file.
        for _ in 0..100 {
            match fs::remove_dir_all(&self.folder) {
                Err(error) if error.kind() == io::ErrorKind::DirectoryNotEmpty => {}
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    let folder = self.folder.display();
                    tracing::warn!(%error, %folder, "what was not finished could not be removed");
                    return;
                }
                _ => return,
            }
        }
    }
}

/// Keeps a folder; nothing if another has it, or removed it.
fn hold(folder: &Path) -> io::Result<Option<File>> {
    let name = folder.join("lock");
    let held = match own().create(true).write(true).truncate(false).open(&name) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        held => held?,
    };
    match held.try_lock() {
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(error),
        Ok(()) => {}
    }
    let still =
        fs::metadata(&name).is_ok_and(|found| held.metadata().is_ok_and(|own| own.ino() == found.ino()));
    Ok(still.then_some(held))
}

/// Removes what others left who did not come to an end.
pub(crate) fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let ours = entry.file_name().to_string_lossy().ends_with(NAMED);
        if ours
            && entry.file_type().is_ok_and(|kind| kind.is_dir())
            && let Ok(Some(held)) = hold(&entry.path())
        {
            drop(Unfinished { folder: entry.path(), _held: held });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_use_stays_and_what_was_left_goes() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = || fs::read_dir(folder.path()).expect("it is there").flatten().count();
        let used = Unfinished::inside(folder.path()).expect("a folder");
        let mode = fs::metadata(&used.folder).expect("it is there").mode() & 0o777;
        assert_eq!(mode, 0o700);
        let left = folder.path().join(format!(".left{NAMED}"));
        fs::create_dir(&left).expect("a folder");
        fs::write(left.join("copy.db"), "secret").expect("a file");
        let others = folder.path().join("others");
        fs::create_dir(&others).expect("a folder");
        sweep(folder.path());
        assert!(!left.exists() && used.folder.exists() && others.exists());
        drop(used);
        assert_eq!(names(), 1);
    }
}
