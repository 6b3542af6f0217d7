//! Editions of the board game: `content/age-of-conan` and whatever an owner of the box writes beside it.

mod bake;
mod board;
mod cards;
mod words;

use std::path::Path;

use age_of_conan::content::{Content, Kingdom};

pub use bake::bake;

use crate::{
    Problem, digest, read_folder,
    sheet::{Entry, Problems, Sheet},
};

/// The files of an edition, and what each holds.
const FILES: [(&str, &str); 11] = [
    ("edition.toml", "edition"),
    ("map.toml", "province"),
    ("adventures.toml", "adventure"),
    ("objectives.toml", "objective"),
    ("strategy.toml", "strategy"),
    ("kingdom-aquilonia.toml", "card"),
    ("kingdom-turan.toml", "card"),
    ("kingdom-stygia.toml", "card"),
    ("kingdom-hyperborea.toml", "card"),
    ("artifacts.toml", "artifact"),
    ("tokens.toml", "token"),
];

/// Reads and checks the edition in a folder.
pub fn load(folder: &Path) -> Result<&'static Content, Vec<Problem>> {
    load_files(&read_folder(folder)?)
}

/// Reads and checks an edition: its files, name and text. What was accepted stays in memory for good.
pub fn load_files(files: &[(String, String)]) -> Result<&'static Content, Vec<Problem>> {
    let problems = Problems::default();
    let content = Edition::open(files, &problems).read(digest(files));
    match content {
        Some(content) if problems.is_empty() => Ok(Box::leak(Box::new(content))),
        _ => Err(problems.into_sorted()),
    }
}

/// An edition being read.
#[derive(Debug)]
struct Edition<'t> {
    sheets: Vec<(&'static str, &'static str, Sheet<'t>)>,
    problems: &'t Problems,
    /// Names given so far, with their file and line.
    names: Vec<(&'static str, String, usize)>,
}

impl<'t> Edition<'t> {
    fn open(files: &'t [(String, String)], problems: &'t Problems) -> Edition<'t> {
        for (file, _) in files {
            if !FILES.iter().any(|(known, _)| known == file) {
                problems.add(file, 0, "no such file belongs to an edition");
            }
        }
        let open = |&(known, holds): &(&'static str, &'static str)| {
            let found = files.iter().find(|(file, _)| file == known);
            if found.is_none() {
                problems.add(known, 0, "the file is missing");
            }
            found.map(|(file, text)| (known, holds, Sheet::parse(file, text, problems)))
        };
        Edition { sheets: FILES.iter().filter_map(open).collect(), problems, names: Vec::new() }
    }

    fn read(mut self, digest: u64) -> Option<Content> {
        let name = self.each("edition.toml", 1, |edition, entry| edition.key("", entry).map(|key| (key, 1)));
        let map = self.map();
        let adventures = self.adventures();
        let objectives = self.objectives();
        let strategy = self.strategy();
        let kingdoms = Kingdom::ALL.map(|kingdom| self.kingdom(kingdom));
        let artifacts = self.artifacts();
        let tokens = self.tokens();
        Some(Content {
            name: name.first().copied()?,
            digest,
            map: map?,
            adventures: adventures.try_into().ok()?,
            objectives: objectives.try_into().ok()?,
            strategy: strategy.leak(),
            kingdoms: kingdoms.map(|deck| &*deck.leak()),
            artifacts: artifacts?,
            tokens: tokens.leak(),
        })
    }

    /// Reads every entry of a file with `read`, which also says how many copies there are; `expected` is how many
    /// the box holds.
    fn each<T>(
        &mut self,
        file: &'static str,
        expected: usize,
        read: impl Fn(&mut Self, &Entry<'_>) -> Option<(T, u8)>,
    ) -> Vec<T> {
        let Some(at) = self.sheets.iter().position(|&(known, _, _)| known == file) else { return Vec::new() };
        let (file, holds, sheet) = self.sheets.swap_remove(at);
        let mut found = 0;
        let mut all = Vec::new();
        for entry in sheet.entries(holds, &[holds]) {
            let one = read(self, &entry);
            found += one.as_ref().map_or(1, |&(_, copies)| usize::from(copies));
            all.extend(one.map(|(one, _)| one));
            entry.close();
        }
        if found != expected {
            self.problems.add(
                file,
                0,
                format!("{found} {holds} entries, copies included: expected {expected}"),
            );
        }
        all
    }

    /// The name of an entry, `prefix-key`; no two have the same.
    fn key(&mut self, prefix: &str, entry: &Entry<'_>) -> Option<&'static str> {
        let key = entry.word("key")?;
        let lawful = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if key.text.is_empty() || !key.text.chars().all(lawful) {
            entry.wrong(key.line, format!("key {:?} must be small letters, digits and hyphens", key.text));
            return None;
        }
        let name: &'static str = format!("{prefix}{}", key.text).leak();
        if let Some((_, file, line)) = self.names.iter().find(|(known, _, _)| *known == name) {
            entry.wrong(key.line, format!("key {:?} is already used in {file}, line {line}", key.text));
            return None;
        }
        self.names.push((name, entry.file().into(), key.line));
        Some(name)
    }
}
