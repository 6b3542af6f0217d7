//! Playing a chronicle again, from nothing but its text and the rules.

use table::{Deed, Entry, Fault, Host, Refusal, Script};

use crate::{
    digest::digest,
    fair::{Commitment, Committed, Secret, Transcript},
    header::Header,
    reader::ParseError,
    shelf::{CannotOpen, Shelf},
    text::{Chronicle, Place, digest_due, standing_of},
};

/// Why a chronicle is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fails {
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// This entry, and none before it, does not fit. The opening is entry 0.
    #[error("entry {number}: {wrong}")]
    Entry { number: usize, wrong: Wrong },
    #[error("commitment: {promised} was promised, but the opened secret gives {opened}")]
    Commitment { promised: Commitment, opened: Commitment },
}

impl Fails {
    /// The entry that does not fit, if it is one.
    pub fn entry(&self) -> Option<usize> {
        match self {
            Fails::Parse(error) => error.entry,
            Fails::Entry { number, .. } => Some(*number),
            Fails::Commitment { .. } => None,
        }
    }
}

/// What does not fit about an entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    #[error("there are only {entries} entries")]
    NoSuchEntry { entries: usize },
    #[error("the game cannot be opened: {0}")]
    CannotOpen(#[from] CannotOpen),
    #[error("{}", refused(.0))]
    Refused(Refusal),
    #[error("chance: {0}")]
    Chance(Fault),
    #[error("the action is written {written:?}, but properly {proper:?}")]
    Notation { written: String, proper: String },
    #[error("answer {index} of chance is {}, but {} by the opened secret", said(*.written), said(*.derived))]
    Derived { index: usize, written: Option<u32>, derived: Option<u32> },
    #[error("state: {written:016x} is written, but the position reached has {reached:016x}")]
    State { written: u64, reached: u64 },
    #[error("the end is written as {}, but the game stands at {}", ended(.written.as_deref()), ended(.reached.as_deref()))]
    Standing { written: Option<Vec<Place>>, reached: Option<Vec<Place>> },
}

pub(crate) fn refused(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoSuchSeat { seat, seats } => format!("there is no seat {seat} among {seats}"),
        Refusal::Unreadable(action) => format!("{action:?} is no action of this game"),
        Refusal::Illegal(illegal) => match illegal.rule() {
            Some(rule) => format!("not allowed by rule {rule} ({})", illegal.why()),
            None => format!("not allowed ({})", illegal.why()),
        },
        Refusal::NothingToTakeBack => "there is nothing to take back".into(),
        Refusal::Chance(fault) => format!("chance: {fault}"),
    }
}

fn said(answer: Option<u32>) -> String {
    answer.map_or("not asked".into(), |answer| answer.to_string())
}

fn ended(standing: Option<&[Place]>) -> String {
    let Some(standing) = standing else { return "not over".into() };
    let places = standing.iter().map(|Place { place, score }| format!("place {place} score {score}"));
    format!("over ({})", places.collect::<Vec<_>>().join(", "))
}

impl Chronicle {
    /// Plays the whole game again. Every answer of chance must have been asked for, every digest must fit, and
    /// the end must be the one written. The host then shows the game as of any entry, to any eye.
    pub fn replay<S: Shelf + ?Sized>(&self, games: &S) -> Result<Box<S::Hosted>, Fails> {
        self.play_again(games, self.entries.len(), None)
    }

    /// The same up to entry `number`; 0 is the opening.
    pub fn replay_to<S: Shelf + ?Sized>(&self, games: &S, number: usize) -> Result<Box<S::Hosted>, Fails> {
        self.play_again(games, number, None)
    }

    /// With a secret, every answer of chance is derived anew and compared; without, those written are used.
    pub(crate) fn play_again<S: Shelf + ?Sized>(
        &self,
        games: &S,
        last: usize,
        secret: Option<&Secret>,
    ) -> Result<Box<S::Hosted>, Fails> {
        let entries = self.entries.len();
        if last > entries {
            return Err(Fails::Entry { number: last, wrong: Wrong::NoSuchEntry { entries } });
        }
        let mut digests = self.digests.iter();
        let visit = |number: usize, host: &S::Hosted| {
            if !digest_due(number, entries) {
                return Ok(());
            }
            let reached = digest(&host.set_down());
            match digests.next() {
                Some(&written) if written != reached => Err(Wrong::State { written, reached }),
                _ => Ok(()),
            }
        };
        let host = retrace(&self.header, &self.opening, &self.entries[..last], secret, games, visit)?;
        let reached = standing_of(&*host);
        if last == entries && self.standing != reached {
            let wrong = Wrong::Standing { written: self.standing.clone(), reached };
            return Err(Fails::Entry { number: last, wrong });
        }
        Ok(host)
    }
}

/// Opens a game and plays its entries; `visit` sees the game after each, the opening first.
pub(crate) fn retrace<S: Shelf + ?Sized>(
    header: &Header,
    opening: &[u32],
    entries: &[Entry],
    secret: Option<&Secret>,
    games: &S,
    mut visit: impl FnMut(usize, &S::Hosted) -> Result<(), Wrong>,
) -> Result<Box<S::Hosted>, Fails> {
    let mut transcript = Transcript::new(header);
    let mut host =
        open(header, opening, secret.map(|secret| Committed::for_opening(secret, &transcript)), games)
            .and_then(|host| visit(0, &host).map(|()| host))
            .map_err(|wrong| Fails::Entry { number: 0, wrong })?;
    transcript.opening(opening);
    for (number, entry) in (1..).zip(entries) {
        let chance = secret.map(|secret| Committed::for_entry(secret, &transcript, entry.seat, &entry.deed));
        redo(&mut *host, entry, chance)
            .and_then(|()| visit(number, &host))
            .map_err(|wrong| Fails::Entry { number, wrong })?;
        transcript.entry(entry);
    }
    Ok(host)
}

fn open<S: Shelf + ?Sized>(
    header: &Header,
    opening: &[u32],
    chance: Option<Committed>,
    games: &S,
) -> Result<Box<S::Hosted>, Wrong> {
    let host = if let Some(mut chance) = chance {
        header.open(games, &mut chance)?
    } else {
        let mut script = Script::new(opening);
        let host = header.open(games, &mut script)?;
        script.finish().map_err(Wrong::Chance)?;
        host
    };
    same_answers(opening, host.opening())?;
    Ok(host)
}

fn redo(host: &mut (impl Host + ?Sized), entry: &Entry, chance: Option<Committed>) -> Result<(), Wrong> {
    let done = match (&entry.deed, chance) {
        (Deed::Act(action), Some(mut chance)) => host.act(entry.seat, action, &mut chance).map(drop),
        (Deed::Leave, Some(mut chance)) => host.leave(entry.seat, &mut chance).map(drop),
        (Deed::TakeBack, _) | (_, None) => host.redo(entry).map(drop),
    };
    done.map_err(|refusal| match refusal {
        Refusal::Chance(fault) => Wrong::Chance(fault),
        refusal => Wrong::Refused(refusal),
    })?;
    let Some(again) = host.entries().last() else { return Ok(()) };
    if let (Deed::Act(written), Deed::Act(proper)) = (&entry.deed, &again.deed)
        && written != proper
    {
        return Err(Wrong::Notation { written: written.clone(), proper: proper.clone() });
    }
    same_answers(&entry.chance, &again.chance)
}

fn same_answers(written: &[u32], derived: &[u32]) -> Result<(), Wrong> {
    let longest = written.len().max(derived.len());
    match (0..longest).find(|&index| written.get(index) != derived.get(index)) {
        None => Ok(()),
        Some(index) => Err(Wrong::Derived {
            index,
            written: written.get(index).copied(),
            derived: derived.get(index).copied(),
        }),
    }
}
