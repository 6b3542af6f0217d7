//! Playing a transcript again: the actions as recorded, chance as it answered.

use std::{
    fmt::{self, Write as _},
    io::{self, Write},
    ops::RangeInclusive,
};

use shelf::{Shelved, Start};
use table::{Dice, Heard, Refusal, eyes};

use crate::{Begun, COLUMNS, Column, Deed, Entry, Named, Transcript, chance::Again, columns::Moment};

/// Where a transcript can no longer be played, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strayed {
    /// The entry that does not fit; 0 is the opening.
    pub entry: usize,
    pub why: String,
}

impl fmt::Display for Strayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.why)
    }
}

impl std::error::Error for Strayed {}

/// How to come to the first position of a transcript that begins in the midst of another.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Played,
    /// From the position's text.
    Read,
}

/// Plays a transcript; `visit` sees every moment of it. `all` are the transcripts of the same game.
pub(crate) fn replay(
    transcript: &Transcript,
    all: &[Named],
    way: Way,
    visit: &mut dyn FnMut(&Moment<'_>),
) -> Result<(), Strayed> {
    let (mut game, mut told) = begin(transcript, all, way)?;
    let actions = match &transcript.begun {
        Begun::Agreed { .. } => transcript.actions(),
        Begun::After { transcript, .. } => named(all, transcript)?.actions(),
    };
    visit(&Moment { game: &*game, number: 0, told: &told, actions: &actions });
    for (index, entry) in transcript.entries.iter().enumerate() {
        let number = index + 1;
        told = redo(&mut *game, entry).map_err(|why| Strayed { entry: number, why })?;
        visit(&Moment { game: &*game, number, told: &told, actions: &actions });
    }
    Ok(())
}

fn named<'a>(all: &'a [Named], name: &str) -> Result<&'a Transcript, Strayed> {
    let found = all.iter().find(|other| other.name == name);
    let strayed = || Strayed { entry: 0, why: format!("there is no transcript {name}") };
    found.map(|found| &found.transcript).ok_or_else(strayed)
}

type Opened = (Box<dyn Shelved>, Vec<Heard>);

fn begin(transcript: &Transcript, all: &[Named], way: Way) -> Result<Opened, Strayed> {
    match &transcript.begun {
        Begun::Agreed { .. } => opening(transcript).map_err(|why| Strayed { entry: 0, why }),
        Begun::After { transcript: name, entries, .. } if way == Way::Played => {
            Ok((prefix(named(all, name)?, *entries)?, Vec::new()))
        }
        Begun::After { position, .. } => {
            let start = Start::Scenario(position.clone());
            let game = games::game(&transcript.game).and_then(|title| title.open(&start, &mut Dice(0)));
            Ok((game.map_err(|why| Strayed { entry: 0, why: why.to_string() })?, Vec::new()))
        }
    }
}

fn opening(transcript: &Transcript) -> Result<Opened, String> {
    let Begun::Agreed { terms, opening } = &transcript.begun else {
        return Err("it begins in the midst of another".into());
    };
    let mut chance = Again::new(opening);
    let title = games::game(&transcript.game).map_err(|why| why.to_string())?;
    let game = title.open(&Start::Agreed(terms.clone()), &mut chance).map_err(|why| why.to_string())?;
    chance.misfit().map_or(Ok(()), Err)?;
    let heard = |eye| Heard { eye, phrases: game.story(eye).into_iter().map(|(_, phrase)| phrase).collect() };
    let told = eyes(game.seats()).map(heard).collect();
    Ok((game, told))
}

/// The game after so many entries of a transcript.
pub(crate) fn prefix(transcript: &Transcript, entries: usize) -> Result<Box<dyn Shelved>, Strayed> {
    let (mut game, _) = opening(transcript).map_err(|why| Strayed { entry: 0, why })?;
    for (index, entry) in transcript.entries.iter().take(entries).enumerate() {
        redo(&mut *game, entry).map_err(|why| Strayed { entry: index + 1, why })?;
    }
    Ok(game)
}

fn redo(game: &mut dyn Shelved, entry: &Entry) -> Result<Vec<Heard>, String> {
    let mut chance = Again::new(&entry.chance);
    let told = match &entry.deed {
        Deed::Act(action) => game.act(entry.seat, action, &mut chance),
        Deed::TakeBack => game.take_back(entry.seat).map(|()| Vec::new()),
        Deed::Leave => game.leave(entry.seat, &mut chance),
    };
    let refused =
        |refusal: Refusal| format!("{:?} of seat {} is refused: {refusal:?}", entry.deed, entry.seat);
    let told = told.map_err(refused)?;
    chance.misfit().map_or(Ok(told), Err)
}

/// The same transcript with what these columns say now.
pub fn renew(transcript: &Transcript, all: &[Named], columns: &[Column]) -> Result<Transcript, Strayed> {
    let mut renewed = transcript.clone();
    let mut first = String::new();
    replay(transcript, all, Way::Played, &mut |moment| {
        let digests = match moment.number.checked_sub(1) {
            None => {
                first = moment.game.set_down();
                &mut renewed.opening
            }
            Some(index) => &mut renewed.entries[index].digests,
        };
        let now = moment.digests();
        for (index, _) in COLUMNS.iter().enumerate().filter(|(_, column)| columns.contains(column)) {
            digests[index] = now[index];
        }
    })?;
    if let Begun::After { position, .. } = &mut renewed.begun
        && columns.contains(&Column::Position)
    {
        *position = first;
    }
    Ok(renewed)
}

/// Writes these columns of these entries out in full, every line with its entry, column and looker.
pub fn print(
    transcript: &Transcript,
    all: &[Named],
    columns: &[Column],
    entries: &RangeInclusive<usize>,
    out: &mut dyn Write,
) -> io::Result<Result<(), Strayed>> {
    let mut written = Ok(());
    let played = replay(transcript, all, Way::Played, &mut |moment| {
        if written.is_ok() && entries.contains(&moment.number) {
            written = out.write_all(in_full(transcript, moment, columns).as_bytes());
        }
    });
    written.map(|()| played)
}

fn in_full(transcript: &Transcript, moment: &Moment<'_>, columns: &[Column]) -> String {
    let number = moment.number;
    let mut text = match number.checked_sub(1).map(|index| &transcript.entries[index]) {
        None => String::from("0 begins\n"),
        Some(Entry { seat, deed, .. }) => format!("{number} seat {seat} {deed:?}\n"),
    };
    for column in columns {
        for line in column.write(moment).lines() {
            _ = writeln!(text, "{number} {} {line}", column.name());
        }
    }
    text
}
