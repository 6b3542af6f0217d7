//! Replaying a chronicle from its text and the rules alone.

use table::{Deed, Entry, Fault, Host, Refusal, Script};

use crate::{
    digest::digest,
    fair::{Commitment, Committed, Secret, Transcript},
    header::Header,
    reader::ParseError,
    shelf::{CannotOpen, Shelf},
    text::{Chronicle, Placing, digest_due, standing_of},
};

/// Why a chronicle is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fails {
    /// The text is not a chronicle.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The first entry that does not fit.
    #[error("entry {number}: {wrong}")]
    Entry {
        /// The entry's number; the opening is 0.
        number: usize,
        /// What does not fit.
        wrong: Wrong,
    },
    /// The opened secret is not the one committed to.
    #[error("commitment: {promised} was promised, but the opened secret gives {opened}")]
    Commitment {
        /// The commitment in the header.
        promised: Commitment,
        /// The commitment to the opened secret.
        opened: Commitment,
    },
}

impl Fails {
    /// The number of the entry that does not fit, if the error is about an entry.
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
    /// The chronicle has no entry with this number.
    #[error("there are only {entries} entries")]
    NoSuchEntry {
        /// How many it has.
        entries: usize,
    },
    /// The game cannot be opened from the header.
    #[error("the game cannot be opened: {0}")]
    CannotOpen(#[from] CannotOpen),
    /// The rules refuse the entry.
    #[error("{}", refused(.0))]
    Refused(Refusal),
    /// The answers of chance do not fit.
    #[error("chance: {0}")]
    Chance(Fault),
    /// The action is not in the game's own notation.
    #[error("the action is written {written:?}, but properly {proper:?}")]
    Notation {
        /// The action in the chronicle.
        written: String,
        /// The same action in the game's notation.
        proper: String,
    },
    /// An answer of chance differs from the one derived from the secret.
    #[error("answer {index} of chance is {}, but {} by the opened secret", said(*.written), said(*.derived))]
    Derived {
        /// Which answer of the entry, counting from 0.
        index: usize,
        /// The answer in the chronicle; `None` if it has no such answer.
        written: Option<u32>,
        /// The derived answer; `None` if chance was not asked.
        derived: Option<u32>,
    },
    /// The digest differs from that of the position reached.
    #[error("state: {written:016x} is written, but the position reached has {reached:016x}")]
    State {
        /// The digest in the chronicle.
        written: u64,
        /// The digest of the position reached.
        reached: u64,
    },
    /// The final standing differs from the one reached.
    #[error("the end is written as {}, but the game stands at {}", ended(.written.as_deref()), ended(.reached.as_deref()))]
    Standing {
        /// The standing in the chronicle; `None` if it says the game is not over.
        written: Option<Vec<Placing>>,
        /// The standing reached; `None` if the game is not over.
        reached: Option<Vec<Placing>>,
    },
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

fn ended(standing: Option<&[Placing]>) -> String {
    let Some(standing) = standing else { return "not over".into() };
    let places = standing.iter().map(|Placing { place, score }| format!("place {place} score {score}"));
    format!("over ({})", places.collect::<Vec<_>>().join(", "))
}

impl Chronicle {
    /// Replays the whole game. Every answer of chance must be used, every digest must match, and so must the end. The
    /// returned host can show the game after any entry, as any viewer saw it.
    pub fn replay<S: Shelf + ?Sized>(&self, games: &S) -> Result<Box<S::Hosted>, Fails> {
        self.play_again(games, self.entries.len(), None)
    }

    /// Replays the game up to entry `number`; 0 is the opening.
    pub fn replay_to<S: Shelf + ?Sized>(&self, games: &S, number: usize) -> Result<Box<S::Hosted>, Fails> {
        self.play_again(games, number, None)
    }

    /// With a secret, derives every answer of chance again and compares it; without one, uses the recorded answers.
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

/// Opens a game and plays its entries; `visit` gets the game after the opening and after each entry.
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
