//! Power cuts: what was synced is there; of everything else, any part.
//!
//! The server runs with `preload.c`, which keeps a journal of every write, truncation, unlinking and sync of the database's
//! files. After the kill the files are written anew from what they were at the start and this journal. The shared memory of
//! SQLite (`-shm`) is no file that anybody syncs: it is gone.

use std::{
    io,
    path::{Path, PathBuf},
    process::Command,
};

use table::{Chance as _, Dice};

/// The smallest piece that a disk writes whole.
const SECTOR: usize = 512;
const FILES: [&str; 3] = ["", "-wal", "-journal"];
/// What, which file, offset, length.
const HEAD: usize = 18;

/// What becomes of writes that were not synced.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// None of them is there.
    Nothing,
    /// The first of them are there.
    Beginning,
    /// Some of them are there, in whole.
    Some,
    /// Some sectors of some of them are there.
    Torn,
}

impl Leaves {
    pub const ALL: [Leaves; 4] = [Leaves::Nothing, Leaves::Beginning, Leaves::Some, Leaves::Torn];
}

/// Builds the library that a server under trial is loaded with.
pub(crate) fn preload(folder: &Path) -> io::Result<PathBuf> {
    let (source, library) = (folder.join("preload.c"), folder.join("preload.so"));
    std::fs::write(&source, include_str!("preload.c"))?;
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O2", "-o"])
        .arg(&library)
        .arg(&source)
        .args(["-ldl", "-lpthread"])
        .output()?;
    if built.status.success() {
        Ok(library)
    } else {
        Err(io::Error::other(String::from_utf8_lossy(&built.stderr).into_owned()))
    }
}

enum Change {
    Write { offset: usize, bytes: Vec<u8> },
    Truncate(usize),
    Unlink,
}

type Content = Option<Vec<u8>>;

fn apply(content: &mut Content, change: &Change) {
    match change {
        Change::Write { offset, bytes } => {
            let content = content.get_or_insert_default();
            let end = offset + bytes.len();
            if content.len() < end {
                content.resize(end, 0);
            }
            content[*offset..end].copy_from_slice(bytes);
        }
        Change::Truncate(length) => content.get_or_insert_default().resize(*length, 0),
        Change::Unlink => *content = None,
    }
}

/// The disk under a database.
#[derive(Debug)]
pub struct Disk {
    file: PathBuf,
    pub journal: PathBuf,
    /// What the files were when the journal was begun.
    before: [Content; 3],
}

impl Disk {
    /// Begins a journal: what is there now counts as synced.
    pub fn begin(file: &Path, journal: &Path) -> io::Result<Disk> {
        if journal.exists() {
            std::fs::remove_file(journal)?;
        }
        let read = |rest: &&str| match std::fs::read(beside(file, rest)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        };
        let [a, b, c] = FILES.each_ref().map(read);
        Ok(Disk { file: file.into(), journal: journal.into(), before: [a?, b?, c?] })
    }

    /// Leaves of the files what a power cut leaves; how many writes it took away.
    pub fn cut(self, leaves: Leaves, dice: &mut Dice) -> io::Result<usize> {
        let mut synced = self.before;
        let mut open: [Vec<Change>; 3] = Default::default();
        let journal = std::fs::read(&self.journal)?;
        let mut rest = &journal[..];
        // The last record may not be whole.
        while let Some((head, after)) = rest.split_at_checked(HEAD) {
            let number = |from: usize| {
                let bytes = head[from..from + 8].try_into().unwrap_or_default();
                u64::from_ne_bytes(bytes) as usize
            };
            let (which, offset, length) = (usize::from(head[1]).min(2), number(2), number(10));
            rest = after;
            match head[0] {
                b'w' => {
                    let Some((bytes, after)) = rest.split_at_checked(length) else { break };
                    rest = after;
                    open[which].push(Change::Write { offset, bytes: bytes.to_vec() });
                }
                b't' => open[which].push(Change::Truncate(length)),
                b'u' => open[which].push(Change::Unlink),
                b'd' => {
                    for (open, content) in open.iter_mut().zip(&mut synced) {
                        keep_unlinked(open, content);
                    }
                }
                _ => open[which].drain(..).for_each(|change| apply(&mut synced[which], &change)),
            }
        }
        let mut gone = 0;
        for ((content, open), rest) in synced.iter_mut().zip(open).zip(FILES) {
            gone += leave(content, open, leaves, dice);
            let file = beside(&self.file, rest);
            match content {
                Some(bytes) => std::fs::write(file, bytes)?,
                None if file.exists() => std::fs::remove_file(file)?,
                None => {}
            }
        }
        let shared = beside(&self.file, "-shm");
        if shared.exists() {
            std::fs::remove_file(shared)?;
        }
        Ok(gone)
    }
}

/// The folder was synced: what was unlinked in it stays so.
fn keep_unlinked(open: &mut Vec<Change>, content: &mut Content) {
    if let Some(unlinked) = open.iter().rposition(|change| matches!(change, Change::Unlink)) {
        open.drain(..=unlinked);
        *content = None;
    }
}

fn beside(file: &Path, rest: &str) -> PathBuf {
    PathBuf::from(format!("{}{rest}", file.display()))
}

/// Keeps a part of what was not synced; how much was lost.
fn leave(content: &mut Content, mut open: Vec<Change>, leaves: Leaves, dice: &mut Dice) -> usize {
    let mut gone = 0;
    // A file that was unlinked and made anew is another file: what was done to it does not reach the old one.
    if let Some(unlinked) = open.iter().rposition(|change| matches!(change, Change::Unlink)) {
        let anew = open.split_off(unlinked);
        if leaves != Leaves::Nothing && dice.below(2) == 0 {
            *content = None;
            open = anew;
        } else {
            gone += anew.len();
        }
    }
    let first = match leaves {
        Leaves::Nothing => 0,
        Leaves::Beginning => dice.below(open.len() as u32 + 1) as usize,
        Leaves::Some | Leaves::Torn => open.len(),
    };
    for (place, change) in open.iter().enumerate() {
        let kept = place < first && (leaves == Leaves::Beginning || dice.below(2) == 0);
        match change {
            _ if !kept => gone += 1,
            Change::Write { offset, bytes } if leaves == Leaves::Torn => {
                for (sector, piece) in bytes.chunks(SECTOR).enumerate() {
                    if dice.below(2) == 0 {
                        let offset = offset + sector * SECTOR;
                        apply(content, &Change::Write { offset, bytes: piece.to_vec() });
                    }
                }
            }
            change => apply(content, change),
        }
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(what: u8, which: u8, offset: u64, length: u64, bytes: &[u8]) -> Vec<u8> {
        [&[what, which][..], &offset.to_ne_bytes(), &length.to_ne_bytes(), bytes].concat()
    }

    #[test]
    fn what_was_synced_stays_and_what_was_not_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, journal) = (folder.path().join("a.db"), folder.path().join("journal"));
        std::fs::write(&file, b"old old old").expect("written");
        let disk = Disk::begin(&file, &journal).expect("it is read");
        let records = [
            record(b'w', 0, 0, 3, b"new"),
            record(b's', 0, 0, 0, b""),
            record(b'w', 0, 4, 3, b"new"),
            record(b'w', 1, 0, 3, b"log"),
            // Not whole: the kill came in between.
            record(b'w', 0, 8, 3, b"n"),
        ];
        std::fs::write(&journal, records.concat()).expect("written");
        std::fs::write(&file, b"new new new").expect("written");
        std::fs::write(folder.path().join("a.db-wal"), b"log").expect("written");
        assert_eq!(disk.cut(Leaves::Nothing, &mut Dice(1)).expect("cut"), 2);
        assert_eq!(std::fs::read(&file).expect("read"), b"new old old");
        assert!(!folder.path().join("a.db-wal").exists(), "it was never synced");
    }

    /// A journal that came back would undo what was committed long ago.
    #[test]
    fn what_was_unlinked_stays_so_once_the_folder_is_synced() {
        for (folder_synced, left) in [(true, None), (false, Some(b"undo".to_vec()))] {
            let folder = tempfile::tempdir().expect("a folder");
            let (file, journal) = (folder.path().join("a.db"), folder.path().join("journal"));
            let disk = Disk::begin(&file, &journal).expect("it is read");
            let mut records =
                vec![record(b'w', 2, 0, 4, b"undo"), record(b's', 2, 0, 0, b""), record(b'u', 2, 0, 0, b"")];
            records.extend(folder_synced.then(|| record(b'd', 0, 0, 0, b"")));
            std::fs::write(&journal, records.concat()).expect("written");
            disk.cut(Leaves::Nothing, &mut Dice(1)).expect("cut");
            assert_eq!(std::fs::read(folder.path().join("a.db-journal")).ok(), left);
        }
    }

    #[test]
    fn of_what_was_not_synced_any_part_may_be_there() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let mut content = Some(b"..".to_vec());
            let write = |offset, byte| Change::Write { offset, bytes: vec![byte] };
            leave(&mut content, vec![write(0, b'a'), write(1, b'b')], Leaves::Some, &mut Dice(seed));
            seen.insert(content.expect("a file"));
        }
        assert_eq!(seen.len(), 4, "{seen:?}");
        let mut beginnings = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let mut content = Some(b"..".to_vec());
            let write = |offset, byte| Change::Write { offset, bytes: vec![byte] };
            leave(&mut content, vec![write(0, b'a'), write(1, b'b')], Leaves::Beginning, &mut Dice(seed));
            beginnings.insert(content.expect("a file"));
        }
        assert_eq!(beginnings.into_iter().collect::<Vec<_>>(), [b"..", b"a.", b"ab"]);
    }

    #[test]
    fn a_file_made_anew_is_the_old_one_or_the_new_one() {
        for seed in 0..100 {
            let mut content = Some(b"old".to_vec());
            let changes = vec![Change::Unlink, Change::Write { offset: 0, bytes: b"n".to_vec() }];
            leave(&mut content, changes, Leaves::Some, &mut Dice(seed));
            let allowed = [None, Some(b"old".to_vec()), Some(b"n".to_vec())];
            assert!(allowed.contains(&content), "{content:?}");
        }
    }
}
