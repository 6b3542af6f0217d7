//! A game in memory: replayed from its log, one step at a time, and seen by every eye apart.

use std::{any::Any, sync::Arc, time::Duration};

use chronicle::{Chronicle, Luck, Scribe, Secret};
use games::Shelf;
use language::Teller;
use shelf::Shelved;
use table::{Deed, Entry, Eye, Phrase, Refusal, Seat, Turn};

use crate::{
    rows::{Head, Record, TableRow, Versions},
    telling::{face::Face, words::line},
    wire::{Line, StoryLine, View},
};

/// How many bytes of record are kept while nobody does anything. A hundred entries are read and played again in a
/// few milliseconds.
const HEAVY: usize = 6 << 10;

/// A game that this build cannot go on with, and why. For the operator alone: it may speak of the position.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unfit(pub String);

/// What one looker perceived of an entry.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    pub version: u32,
    pub heard: Vec<Phrase>,
}

/// What each eye perceived, in the order of [`Sitting::eyes`]; nothing where nothing changed for it.
pub type Changes = Vec<Option<Change>>;

pub struct Sitting {
    scribe: Scribe<dyn Shelved>,
    /// The entries each eye perceived. Their count is its version: nobody counts what he may not know.
    perceived: Vec<Vec<u32>>,
    /// The present faces, where sockets show them.
    faces: Vec<Option<Arc<Face>>>,
}

impl Sitting {
    pub fn open(scribe: Scribe<dyn Shelved>) -> Sitting {
        let eyes = usize::from(scribe.host().seats()) + 1;
        Sitting { scribe, perceived: vec![Vec::new(); eyes], faces: vec![None; eyes] }
    }

    /// Plays a stored game again; chance is recomputed on the way.
    pub fn resume(row: &TableRow, records: &[Record]) -> Result<Sitting, Unfit> {
        let begun = Chronicle::parse(&row.chronicle).map_err(|error| Unfit(error.to_string()))?;
        // A game imported without its secret promises nothing: its chance is what was written.
        if begun.header().promise.is_none() {
            return Sitting::retold(&begun, records);
        }
        let secret = Secret::from_hex(&row.secret).ok_or_else(|| Unfit("the secret is damaged".into()))?;
        let luck = Luck::Committed(secret);
        let scribe =
            Scribe::open(begun.header().clone(), luck, &Shelf).map_err(|error| Unfit(error.to_string()))?;
        if scribe.host().opening() != begun.opening() {
            return Err(Unfit("the opening comes out differently".into()));
        }
        let mut sitting = Sitting::open(scribe);
        for record in records {
            sitting.repeat(record)?;
        }
        Ok(sitting)
    }

    fn retold(begun: &Chronicle, records: &[Record]) -> Result<Sitting, Unfit> {
        let unfit = |error: &dyn std::fmt::Display| Unfit(error.to_string());
        let luck = || Luck::Trusted(Box::new(table::Dice(0)));
        let none: &[Entry] = &[];
        let scribe = Scribe::resume(begun.header().clone(), luck(), begun.opening(), none, &Shelf)
            .map_err(|error| unfit(&error))?;
        let mut sitting = Sitting::open(scribe);
        for record in records {
            sitting.step(record.entry.seat, |scribe| {
                scribe.redo(&record.entry).map_err(|error| unfit(&error))
            })?;
        }
        Ok(sitting)
    }

    /// Plays an entry that is stored already; it must come out exactly as it was.
    pub fn repeat(&mut self, record: &Record) -> Result<Changes, Unfit> {
        let number = record.number;
        if number != self.entries() + 1 {
            return Err(Unfit(format!("entry {} is missing", self.entries() + 1)));
        }
        let changes = self
            .play(record.entry.seat, &record.entry.deed)
            .map_err(|refusal| Unfit(format!("entry {number} is refused: {refusal:?}")))?;
        if self.last() != Some(&record.entry) {
            return Err(Unfit(format!("entry {number} comes out differently")));
        }
        Ok(changes)
    }

    /// Plays a deed. Nobody may be shown anything of it before it is committed.
    pub fn play(&mut self, seat: Seat, deed: &Deed) -> Result<Changes, Refusal> {
        self.step(seat, |scribe| match deed {
            Deed::Act(action) => scribe.act(seat, action),
            Deed::TakeBack => scribe.take_back(seat).map(|()| Vec::new()),
            Deed::Leave => scribe.leave(seat),
        })
    }

    fn step<E>(
        &mut self,
        actor: Seat,
        play: impl FnOnce(&mut Scribe<dyn Shelved>) -> Result<table::Told, E>,
    ) -> Result<Changes, E> {
        let eyes: Vec<Eye> = self.eyes().collect();
        let before: Vec<_> = eyes.iter().map(|&eye| self.host().sight(eye)).collect();
        let mut told = play(&mut self.scribe)?;
        let number = self.entries() as u32;
        let taken_back = matches!(self.last(), Some(Entry { deed: Deed::TakeBack, .. }));
        self.faces.fill(None);
        let perceive = |(eye, before): (Eye, Box<dyn Any + Send>)| {
            let changed = || !self.scribe.host().still_sees(eye, &*before);
            let mut heard = told
                .iter_mut()
                .find(|heard| heard.eye == eye)
                .map(|heard| std::mem::take(&mut heard.phrases))
                .unwrap_or_default();
            if taken_back && changed() {
                heard.push(took_back(actor));
            }
            // One's own deed always counts, so that a command that was carried out is known by its version.
            let perceived = !heard.is_empty() || eye == Eye::Seat(actor) || changed();
            let seen = &mut self.perceived[eye_index(eye, eyes.len())];
            perceived.then(|| {
                seen.push(number);
                Change { version: seen.len() as u32, heard }
            })
        };
        Ok(eyes.iter().copied().zip(before).map(perceive).collect())
    }

    /// The seats, then the onlooker.
    pub fn eyes(&self) -> impl Iterator<Item = Eye> + use<> {
        (0..self.scribe.host().seats()).map(Seat).map(Eye::Seat).chain([Eye::Onlooker])
    }

    fn index(&self, eye: Eye) -> usize {
        eye_index(eye, self.perceived.len())
    }

    pub fn face(&mut self, eye: Eye) -> Arc<Face> {
        let index = self.index(eye);
        let host = self.scribe.host();
        Arc::clone(self.faces[index].get_or_insert_with(|| Arc::new(Face::of(host, eye))))
    }

    /// Computed for once: whoever only looks leaves nothing behind.
    pub fn view(&self, eye: Eye, teller: &Teller, words: bool) -> View {
        let mut view = match &self.faces[self.index(eye)] {
            Some(face) => face.view(teller),
            None => Face::of(self.host(), eye).view(teller),
        };
        if words {
            view.words = words_of(self.host(), eye, teller);
        }
        view
    }

    /// Forgets what can be computed again.
    pub fn cool(&mut self) {
        self.faces.fill(None);
        self.perceived.iter_mut().for_each(Vec::shrink_to_fit);
    }

    /// Whether it holds so much that it is better read again: a long record, or positions that may come back.
    pub fn is_heavy(&self) -> bool {
        let host = self.host();
        let bytes = |entry: &Entry| {
            let text = match &entry.deed {
                Deed::Act(action) => action.len(),
                Deed::TakeBack | Deed::Leave => 0,
            };
            size_of::<Entry>() + text + size_of_val(entry.chance.as_slice())
        };
        let may_come_back = (0..host.seats()).any(|seat| host.may_take_back(Seat(seat)));
        may_come_back || host.entries().iter().map(bytes).sum::<usize>() > HEAVY
    }

    pub fn version(&self, eye: Eye) -> u32 {
        match eye {
            // The archive knows every entry.
            Eye::Archive => self.entries() as u32,
            Eye::Seat(_) | Eye::Onlooker => self.perceived[self.index(eye)].len() as u32,
        }
    }

    pub fn host(&self) -> &dyn Shelved {
        self.scribe.host()
    }

    pub fn over(&self) -> bool {
        self.host().turn() == Turn::Over
    }

    pub fn entries(&self) -> usize {
        self.host().entries().len()
    }

    pub fn last(&self) -> Option<&Entry> {
        self.host().entries().last()
    }

    /// How much each eye has seen.
    pub fn versions(&self) -> Versions {
        Versions(self.perceived.iter().map(|seen| seen.len() as u32).collect())
    }

    /// What the list of tables says. A bot whose choice is missing decides after `pace`.
    pub fn head(&self, pace: Duration) -> Head {
        Head {
            over: self.over(),
            turn: self.host().turn().seats(),
            missing: self.host().missing(),
            versions: self.versions(),
            pace,
            open: self.perceived.last().and_then(|seen| seen.last()) == Some(&(self.entries() as u32)),
        }
    }

    /// What `eye` heard after `since`, numbered by its own versions.
    pub fn story(&self, eye: Eye, since: u32, teller: &Teller) -> Vec<StoryLine> {
        self.latest(eye, since, usize::MAX, teller)
    }

    /// At most the last `most` lines of it: only these are put into words.
    pub fn latest(&self, eye: Eye, since: u32, most: usize, teller: &Teller) -> Vec<StoryLine> {
        let perceived = &self.perceived[self.index(eye)];
        let mut lines: Vec<(usize, Phrase)> = self.host().story(eye);
        let entries = self.host().entries();
        let taken_back = perceived.iter().filter_map(|&number| {
            let entry = entries.get(number as usize - 1)?;
            (entry.deed == Deed::TakeBack).then(|| (number as usize, took_back(entry.seat)))
        });
        lines.extend(taken_back);
        lines.sort_by_key(|(number, _)| *number);
        let version = |number: usize| self.version_at(eye, number as u32);
        lines.retain(|(number, _)| since == 0 || version(*number) > since);
        lines.drain(..lines.len().saturating_sub(most));
        let told = |(number, phrase): (usize, Phrase)| StoryLine {
            version: version(number),
            line: line(teller, &phrase),
        };
        lines.into_iter().map(told).collect()
    }

    /// What `eye` heard on the way to one of its versions.
    pub fn heard(&self, eye: Eye, version: u32, teller: &Teller) -> Vec<Line> {
        let story = self.story(eye, version.saturating_sub(1), teller);
        story.into_iter().filter(|told| told.version == version).map(|told| told.line).collect()
    }

    /// The entry that led to one of the versions of `eye`; 0 is the opening.
    pub fn entry_of(&self, eye: Eye, version: u32) -> Option<u32> {
        let entry = match version {
            0 => 0,
            version if eye == Eye::Archive => version,
            version => *self.perceived[self.index(eye)].get(version as usize - 1)?,
        };
        (entry as usize <= self.entries()).then_some(entry)
    }

    /// The version `eye` had come to after an entry.
    pub fn version_at(&self, eye: Eye, entry: u32) -> u32 {
        match eye {
            Eye::Archive => entry.min(self.entries() as u32),
            _ => self.perceived[self.index(eye)].partition_point(|&seen| seen <= entry) as u32,
        }
    }

    /// The game as it was at one of the versions of `eye`.
    pub fn then(&self, eye: Eye, version: u32) -> Option<Box<dyn Shelved>> {
        self.host().rewound(self.entry_of(eye, version)? as usize).ok()
    }

    /// A position that `eye` cannot tell from the one after an entry, as text: what it did not know is dealt anew.
    pub fn reimagined(&self, entry: u32, eye: Eye, seed: u64) -> Option<String> {
        let seats = self.host().seats();
        let known = !matches!(eye, Eye::Seat(seat) if seat.0 >= seats);
        let then = (known && entry as usize <= self.entries())
            .then(|| self.host().rewound(entry as usize).ok())??;
        (then.turn() != Turn::Over).then(|| then.imagine(eye, &mut table::Dice(seed)))
    }

    /// The whole game with these names beside it, its secret opened. Only when it is over.
    pub fn chronicle(&self, secret: Option<Secret>, names: Vec<Option<String>>) -> Option<String> {
        if !self.over() {
            return None;
        }
        let header = self.scribe.header().clone();
        let luck = match header.promise {
            Some(_) => Luck::Committed(secret?),
            None => Luck::Trusted(Box::new(table::Dice(0))),
        };
        let host = self.host();
        let again = Scribe::resume(header, luck, host.opening(), host.entries(), &Shelf).ok()?;
        Some(again.close().ok()?.called(names).to_string())
    }
}

fn eye_index(eye: Eye, eyes: usize) -> usize {
    match eye {
        Eye::Seat(seat) => seat.index().min(eyes - 1),
        Eye::Onlooker | Eye::Archive => eyes - 1,
    }
}

/// The position in words.
pub fn words_of(host: &dyn Shelved, eye: Eye, teller: &Teller) -> Vec<Line> {
    host.describe(eye).iter().map(|phrase| line(teller, phrase)).collect()
}

fn took_back(seat: Seat) -> Phrase {
    Phrase::new("server-took-back").with("seat", seat)
}

impl std::fmt::Debug for Sitting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sitting(…)")
    }
}
