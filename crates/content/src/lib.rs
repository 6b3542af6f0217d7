//! Reads and checks the editions of the games: folders of TOML files in which an owner of a box may write what
//! is printed on his cards, and beside them a file `<language>.ftl` for each language with their names and texts.
//! Whatever is wrong is said with file, line and reason, all of it at once.

pub mod sheet;
pub mod texts;

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

/// What lies in the folder of an edition.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Folder {
    /// The cards and boards, `.toml`.
    pub files: Files,
    /// Their names and texts, `.ftl`.
    pub texts: Files,
}

impl Folder {
    pub fn read(folder: &Path) -> Result<Folder, Vec<Problem>> {
        Ok(Folder { files: read_folder(folder)?, texts: read_files(folder, "ftl")? })
    }
}

/// Reads every `.toml` file of a folder.
pub fn read_folder(folder: &Path) -> Result<Files, Vec<Problem>> {
    read_files(folder, "toml")
}

fn read_files(folder: &Path, ending: &str) -> Result<Files, Vec<Problem>> {
    let unread = |file: &str, error: &io::Error| Problem::new(file, 0, error.to_string());
    let entries =
        fs::read_dir(folder).map_err(|error| vec![unread(&folder.display().to_string(), &error)])?;
    let (mut files, mut problems) = (Files::new(), Vec::new());
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if path.extension().is_some_and(|extension| extension == ending) {
            match fs::read_to_string(&path) {
                Ok(text) => files.push((name.into(), text)),
                Err(error) => problems.push(unread(name, &error)),
            }
        }
    }
    files.sort();
    problems.sort();
    if problems.is_empty() { Ok(files) } else { Err(problems) }
}

/// The first eight bytes of the SHA-256 over the files in the order of their names: each name, a zero byte, its
/// text, a zero byte. Line ends are taken as `\n`, so that an edition has one digest on every machine. Names and
/// texts of cards do not belong to it: a better word makes no other game.
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

/// What an entry or an edition may be called: small letters, digits and single hyphens, so that a message, a line
/// of a chronicle and a word of notation can hold it.
pub fn is_name(text: &str) -> bool {
    let sound = |part: &str| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    text.len() <= LONGEST_NAME && text.split('-').all(sound)
}

/// No name is longer than this many bytes.
pub(crate) const LONGEST_NAME: usize = 64;

/// The line on which a byte of a text lies, counted from 1.
pub fn line_of(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(files: &[(&str, &str)]) -> Files {
        files.iter().map(|&(name, text)| (name.into(), text.into())).collect()
    }

    #[test]
    fn the_digest_depends_on_names_and_texts_and_on_nothing_else() {
        let one = digest(&files(&[("a.toml", "x\ny\n"), ("b.toml", "z")]));
        assert_eq!(one, digest(&files(&[("b.toml", "z"), ("a.toml", "x\r\ny\r\n")])));
        assert_ne!(one, digest(&files(&[("a.toml", "x\ny\n"), ("b.toml", "Z")])));
        assert_ne!(one, digest(&files(&[("a.toml", "x\ny\n"), ("c.toml", "z")])));
        assert_ne!(one, digest(&files(&[("a.toml", "x\ny\nz")])));
    }

    #[test]
    fn a_problem_names_file_and_line() {
        assert_eq!(Problem::new("map.toml", 7, "no").to_string(), "map.toml:7: no");
        assert_eq!(Problem::new("map.toml", 0, "no").to_string(), "map.toml: no");
        assert_eq!(line_of("a\nb\nc", 4), 3);
    }

    #[test]
    fn a_folder_that_is_not_there_is_a_problem() {
        let problems = read_folder(Path::new("no/such/folder")).expect_err("there is none");
        assert_eq!((problems[0].file.as_str(), problems[0].line), ("no/such/folder", 0));
    }
}
