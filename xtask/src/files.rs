//! The files of this repository.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use language::audit::Source;

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// All files with this ending below a folder, sorted by path. A folder that is not there holds none.
fn read(folder: &str, ending: &str) -> Result<Vec<Source>> {
    let mut found = Vec::new();
    collect(&root().join(folder), ending, &mut found)?;
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

/// The Rust sources of all crates, including tests in their own folders.
pub(crate) fn code() -> Result<Vec<Source>> {
    Ok([read("crates", "rs")?, read("games", "rs")?].concat())
}

/// The sentences of all languages, ours and the games'.
pub(crate) fn words() -> Result<Vec<Source>> {
    Ok([read("languages", "ftl")?, read("games", "ftl")?].concat())
}

/// The pages' own sentences, in all languages.
pub(crate) fn pages() -> Result<Vec<Source>> {
    read("web/src/languages", "ftl")
}

/// The rule books of all games.
pub(crate) fn books() -> Result<Vec<Source>> {
    let mut books = read("games", "md")?;
    books.retain(|book| book.path.contains("/rulebook/"));
    Ok(books)
}

fn collect(folder: &Path, ending: &str, found: &mut Vec<Source>) -> Result<()> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries {
        let path = entry.with_context(|| folder.display().to_string())?.path();
        if path.is_dir() {
            collect(&path, ending, found)?;
        } else if path.extension().is_some_and(|this| this == ending) {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let below = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            found.push(Source { path: below, text });
        }
    }
    Ok(())
}
