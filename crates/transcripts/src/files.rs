//! Where transcripts are kept: a folder for each game, `01.txt` and on for whole games, `midst-01.txt` and on for those that
//! begin in the midst of one.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::Transcript;

/// A transcript and its name, such as `age-of-conan/07`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    pub name: String,
    pub transcript: Transcript,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Files {
    folder: PathBuf,
}

impl Files {
    /// Those of this repository.
    pub fn ours() -> Files {
        Files::at(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games"))
    }

    pub fn at(folder: &Path) -> Files {
        Files { folder: folder.to_path_buf() }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.txt"))
    }

    /// Every transcript of this game, by name.
    pub fn of(&self, game: &str) -> Result<Vec<Named>> {
        let folder = self.folder.join(game);
        let mut found = Vec::new();
        for file in fs::read_dir(&folder).with_context(|| format!("{}", folder.display()))? {
            let path = file?.path();
            if path.extension().is_some_and(|ending| ending == "txt")
                && let Some(stem) = path.file_stem().and_then(|stem| stem.to_str())
            {
                found.push(self.read(&format!("{game}/{stem}"))?);
            }
        }
        found.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(found)
    }

    fn read(&self, name: &str) -> Result<Named> {
        let path = self.path(name);
        let text = fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
        let transcript = Transcript::read(&text).with_context(|| format!("{}", path.display()))?;
        Ok(Named { name: name.into(), transcript })
    }

    /// Writes it; says how many bytes that took.
    pub fn save(&self, named: &Named) -> Result<usize> {
        let path = self.path(&named.name);
        let text = named.transcript.to_string();
        fs::write(&path, &text).with_context(|| format!("{}", path.display()))?;
        Ok(text.len())
    }

    /// An empty folder for this game.
    pub fn clear(&self, game: &str) -> Result<()> {
        let folder = self.folder.join(game);
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
        }
        fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))
    }
}
