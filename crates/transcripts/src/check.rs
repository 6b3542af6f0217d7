//! Comparing transcripts with what the same actions and the same chance give now.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use crate::{
    Begun, COLUMNS, Column, Digests, Named, Strayed, Transcript,
    columns::Moment,
    replay::{Way, replay},
};

/// A column that says something else after an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The entry; 0 is the opening.
    pub entry: usize,
    pub column: Column,
    /// All that the column says now; kept for the first few only.
    pub now: Option<String>,
}

/// What came of one transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compared {
    pub name: String,
    /// Moments compared.
    pub moments: usize,
    pub differences: Vec<Difference>,
    /// Why it could not be played to its end.
    pub strayed: Option<Strayed>,
}

impl Compared {
    pub fn holds(&self) -> bool {
        self.differences.is_empty() && self.strayed.is_none()
    }
}

/// What follows a name where the first position was read from its text.
pub const READ: &str = ", read";

/// So many differences of a column are kept in full, for each transcript.
const FULL: usize = 2;

/// Plays all transcripts of a game again, on all processors, and compares these columns.
pub fn check(all: &[Named], columns: &[Column]) -> Vec<Compared> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(named) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.extend(one(named, all, columns));
        }
        done
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut compared: Vec<Compared> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("a replay panicked")).collect()
    });
    compared.sort_by(|a, b| a.name.cmp(&b.name));
    compared
}

fn one(named: &Named, all: &[Named], columns: &[Column]) -> Vec<Compared> {
    let Named { name, transcript } = named;
    let mut compared = vec![compare(name.clone(), transcript, all, columns, Way::Played)];
    if let Begun::After { .. } = transcript.begun {
        // Who reads a position does not know what could be taken back before it.
        let columns: Vec<_> = columns.iter().copied().filter(|&column| column != Column::Turn).collect();
        compared.push(compare(format!("{name}{READ}"), transcript, all, &columns, Way::Read));
    }
    compared
}

fn compare(name: String, transcript: &Transcript, all: &[Named], columns: &[Column], way: Way) -> Compared {
    let mut compared = Compared { name, moments: 0, differences: Vec::new(), strayed: None };
    let played = replay(transcript, all, way, &mut |moment| {
        let recorded = match moment.number.checked_sub(1) {
            None => &transcript.opening,
            Some(index) => &transcript.entries[index].digests,
        };
        compared.moments += 1;
        compared.take(moment, recorded, columns);
    });
    compared.strayed = played.err();
    compared
}

impl Compared {
    fn take(&mut self, moment: &Moment<'_>, recorded: &Digests, columns: &[Column]) {
        let now = moment.digests();
        for (index, &column) in COLUMNS.iter().enumerate() {
            if columns.contains(&column) && now[index] != recorded[index] {
                let earlier = self.differences.iter().filter(|other| other.column == column).count();
                let text = (earlier < FULL).then(|| column.write(moment));
                self.differences.push(Difference { entry: moment.number, column, now: text });
            }
        }
    }
}
