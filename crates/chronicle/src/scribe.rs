//! Hosting a game and writing it down.

use std::fmt;

use table::{Chance, Deed, Entry, Host, Refusal, Seat, Told};

use crate::{
    digest::digest,
    fair::{Committed, Secret, Transcript},
    header::Header,
    line,
    replay::{Fails, Wrong, refused, retrace},
    shelf::{CannotOpen, Shelf},
    text::{Chronicle, Unwritable, digest_due, standing_of},
};

/// The source of the answers of chance.
pub enum Luck {
    /// Derived from a secret that the header commits to.
    Committed(Secret),
    /// Any source, taken on trust; the header promises nothing.
    Trusted(Box<dyn Chance + Send + Sync>),
}

/// Hosts a game, answers for chance, and keeps its chronicle. It holds the secret, so it must stay with the host.
pub struct Scribe<H: Host + ?Sized = dyn Host> {
    header: Header,
    luck: Luck,
    transcript: Transcript,
    host: Box<H>,
    /// The regular digests, which further entries do not change.
    digests: Vec<u64>,
}

impl<H: Host + ?Sized> Scribe<H> {
    /// Opens the game that the header describes.
    pub fn open<S>(header: Header, mut luck: Luck, games: &S) -> Result<Scribe<H>, CannotOpen>
    where
        S: Shelf<Hosted = H> + ?Sized,
    {
        fits(&header, &luck)?;
        let mut transcript = Transcript::new(&header);
        let host = match &mut luck {
            Luck::Committed(secret) => {
                header.open(games, &mut Committed::for_opening(secret, &transcript))?
            }
            Luck::Trusted(chance) => header.open(games, &mut **chance)?,
        };
        transcript.opening(host.opening());
        Ok(Scribe { header, luck, transcript, host, digests: vec![] })
    }

    /// Resumes a game from its record, as stored by a server or in a chronicle. Committed chance is recomputed on the
    /// way.
    pub fn resume<S>(
        header: Header,
        luck: Luck,
        opening: &[u32],
        entries: &[Entry],
        games: &S,
    ) -> Result<Scribe<H>, Fails>
    where
        S: Shelf<Hosted = H> + ?Sized,
    {
        fits(&header, &luck).map_err(|error| Fails::Entry { number: 0, wrong: Wrong::CannotOpen(error) })?;
        let secret = match &luck {
            Luck::Committed(secret) => Some(secret),
            Luck::Trusted(_) => None,
        };
        let mut digests = Vec::new();
        let host = retrace(&header, opening, entries, secret, games, |number, host| {
            if stands(number) {
                digests.push(digest(&host.set_down()));
            }
            Ok(())
        })?;
        let mut transcript = Transcript::new(&header);
        transcript.opening(opening);
        for entry in entries {
            transcript.entry(entry);
        }
        Ok(Scribe { header, luck, transcript, host, digests })
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game.
    pub fn host(&self) -> &H {
        &self.host
    }

    /// Plays an action and writes it down. It must be exactly in the game's own notation, because committed chance is
    /// derived from its text.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Told, Refusal> {
        self.host.judge(seat, action)?;
        if !line::fits(action) || self.host.legal(seat).iter().all(|legal| legal != action) {
            return Err(Refusal::Unreadable(action.into()));
        }
        let deed = Deed::Act(action.into());
        let told = match &mut self.luck {
            Luck::Committed(secret) => {
                let mut chance = Committed::for_entry(secret, &self.transcript, seat, &deed);
                self.host.act(seat, action, &mut chance)
            }
            Luck::Trusted(chance) => self.host.act(seat, action, &mut **chance),
        }?;
        self.note();
        Ok(told)
    }

    /// Takes back the seat's last action.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.host.take_back(seat)?;
        self.note();
        Ok(())
    }

    /// Lets a seat leave the game for good.
    pub fn leave(&mut self, seat: Seat) -> Result<Told, Refusal> {
        let told = match &mut self.luck {
            Luck::Committed(secret) => {
                let mut chance = Committed::for_entry(secret, &self.transcript, seat, &Deed::Leave);
                self.host.leave(seat, &mut chance)
            }
            Luck::Trusted(chance) => self.host.leave(seat, &mut **chance),
        }?;
        self.note();
        Ok(told)
    }

    /// Plays an entry with given answers of chance, for tests, puzzles and the engine protocol. Refused if chance is
    /// committed.
    pub fn redo(&mut self, entry: &Entry) -> Result<Told, NotScripted> {
        if let Luck::Committed(_) = self.luck {
            return Err(NotScripted::Committed);
        }
        let told = self.host.redo(entry).map_err(NotScripted::Refused)?;
        self.note();
        Ok(told)
    }

    fn note(&mut self) {
        let entries = self.host.entries();
        if let Some(entry) = entries.last() {
            self.transcript.entry(entry);
        }
        if stands(entries.len()) {
            self.digests.push(digest(&self.host.set_down()));
        }
    }

    /// The game so far. It contains all secrets: only the archive may have it.
    pub fn chronicle(&self) -> Result<Chronicle, Unwritable> {
        let entries = self.host.entries().to_vec();
        let mut digests = self.digests.clone();
        if !stands(entries.len()) {
            digests.push(digest(&self.host.set_down()));
        }
        let standing = standing_of(&*self.host);
        let opening = self.host.opening().to_vec();
        let chronicle =
            Chronicle { header: self.header.clone(), opening, entries, digests, standing, opened: None };
        chronicle.check()?;
        Ok(chronicle)
    }

    /// Finishes the chronicle and opens the secret, so that everybody can verify every answer. Call it only when the
    /// game is over or abandoned: the secret reveals all future dice.
    pub fn close(self) -> Result<Chronicle, Unwritable> {
        let mut chronicle = self.chronicle()?;
        if let Luck::Committed(secret) = self.luck {
            chronicle.opened = Some(secret);
        }
        Ok(chronicle)
    }
}

/// Why an entry with given answers was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotScripted {
    /// Chance is committed, so its answers cannot be given.
    #[error("chance is committed to a secret: nobody gives its answers")]
    Committed,
    /// The game refused it.
    #[error("{}", refused(.0))]
    Refused(Refusal),
}

/// Whether the digest after this entry stays when the game goes on.
fn stands(number: usize) -> bool {
    digest_due(number, usize::MAX)
}

/// Checks that the header can be written, and that its promise matches the source of chance.
fn fits(header: &Header, luck: &Luck) -> Result<(), CannotOpen> {
    header.check()?;
    let kept = match (&header.promise, luck) {
        (Some(promise), Luck::Committed(secret)) => {
            promise.commitment == secret.commitment() && promise.nonces.len() == header.players.len()
        }
        (None, Luck::Trusted(_)) => true,
        _ => false,
    };
    if kept { Ok(()) } else { Err(CannotOpen::Promise) }
}

impl fmt::Debug for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Luck::Committed(_) => "Committed(…)",
            Luck::Trusted(_) => "Trusted(…)",
        })
    }
}

impl<H: Host + ?Sized> fmt::Debug for Scribe<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scribe")
            .field("header", &self.header)
            .field("luck", &self.luck)
            .finish_non_exhaustive()
    }
}
