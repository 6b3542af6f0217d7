//! Editions of the board game: `games/age-of-conan/content` and whatever an owner of the box writes beside it.

mod bake;
mod board;
mod cards;
mod words;

use std::path::Path;

use age_of_conan::content::{Area, BONUS_CARD, Category, Content, Kingdom, Province, Sea, Terrain};
use content::{
    Problem, digest, is_name, read_folder,
    sheet::{Entry, Problems, Sheet},
};

pub use bake::bake;

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

/// The messages that an edition has words for: names and texts of what is in it, and the names of what is on every
/// board.
pub fn names(content: &Content) -> Vec<&'static str> {
    let mut names = vec![BONUS_CARD, "artifact-conan-bonus-text"];
    names.extend(Province::ALL.map(Province::name));
    names.extend(Kingdom::ALL.map(Kingdom::name));
    names.extend(Area::ALL.map(Area::name));
    names.extend(Terrain::ALL.map(Terrain::name));
    names.extend(Sea::ALL.map(Sea::name));
    names.extend(Category::ALL.map(Category::name));
    names.extend(content.adventures.iter().map(|adventure| adventure.name));
    names.extend(content.objectives.iter().flat_map(|objective| [objective.name, objective.text]));
    names.extend(content.strategy.iter().map(|card| card.name));
    names.extend(content.tokens.iter().map(|token| token.name));
    let cards = content.kingdoms.iter().copied().flatten().chain(&content.artifacts);
    names.extend(cards.flat_map(|card| [card.name, card.text]));
    names
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
        if !is_name(key.text) {
            let reason = format!("key {:?} must be small letters, digits and single hyphens", key.text);
            entry.wrong(key.line, reason);
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
