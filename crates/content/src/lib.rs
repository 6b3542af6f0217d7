//! Reads and checks the editions of both games: folders of TOML files in which an owner of a box may write what
//! is printed on his cards. Whatever is wrong is said with file, line and reason, all of it at once.

pub mod age_of_conan;
pub mod card_game;
pub mod sheet;

use std::{fmt, fs, io, path::Path};

use sha2::{Digest, Sha256};

/// Something wrong with a file of an edition. Lines count from 1; 0 is the file as a whole.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    pub file: String,
    pub line: usize,
    pub reason: String,
}

impl Problem {
    pub fn new(file: &str, line: usize, reason: impl Into<String>) -> Problem {
        Problem { file: file.into(), line, reason: reason.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.reason),
            line => write!(f, "{}:{line}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for Problem {}

/// The files of an edition, name and text, in the order of their names.
pub type Files = Vec<(String, String)>;

/// Reads every `.toml` file of a folder.
pub fn read_folder(folder: &Path) -> Result<Files, Vec<Problem>> {
    let unread = |path: &Path, error: &io::Error| {
        vec![Problem::new(&path.display().to_string(), 0, error.to_string())]
    };
    let mut files = Files::new();
    for entry in fs::read_dir(folder).map_err(|error| unread(folder, &error))? {
        let path = entry.map_err(|error| unread(folder, &error))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if path.extension().is_some_and(|extension| extension == "toml") {
            files.push((name.into(), fs::read_to_string(&path).map_err(|error| unread(&path, &error))?));
        }
    }
    files.sort();
    Ok(files)
}

/// The first eight bytes of the SHA-256 over the files in the order of their names: each name, a zero byte, its
/// text, a zero byte. Line ends are taken as `\n`, so that an edition has one digest on every machine.
pub fn digest(files: &[(String, String)]) -> u64 {
    let mut sorted: Vec<_> = files.iter().collect();
    sorted.sort();
    let mut hash = Sha256::new();
    for (name, text) in sorted {
        for part in [name.as_str(), &text.replace("\r\n", "\n")] {
            hash.update(part.as_bytes());
            hash.update([0]);
        }
    }
    let bytes = hash.finalize();
    bytes.iter().take(8).fold(0, |digest, &byte| digest << 8 | u64::from(byte))
}

/// The line on which a byte of a text lies, counted from 1.
pub fn line_of(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|&byte| byte == b'\n').count()
}
