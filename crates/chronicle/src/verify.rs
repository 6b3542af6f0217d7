//! Checking a chronicle with nothing but its text and the rules: no server, no network.

use std::fmt;

use crate::{replay::Fails, shelf::Shelf, text::Chronicle};

/// What was checked of a chronicle that was not refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    pub game: String,
    pub edition: u16,
    /// How many entries follow the opening. Each is allowed by the rules, and every checksum, digest of the
    /// position and final standing fits.
    pub entries: usize,
    /// Whether the game is over.
    pub over: bool,
    /// How many answers chance gave.
    pub answers: usize,
    pub chance: ChanceCheck,
}

/// What was checked of the answers of chance, besides that the rules asked for each of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ChanceCheck {
    /// Each was derived anew from the opened secret, which is the one committed to.
    Recomputed,
    /// Nothing yet: the secret is committed to, but not opened.
    Unopened,
    /// Nothing, ever: no secret was committed to.
    Unverifiable,
}

/// Reads, replays and recomputes a whole chronicle; the first thing that does not fit is named.
pub fn verify<S: Shelf + ?Sized>(text: &str, games: &S) -> Result<Receipt, Fails> {
    let chronicle = Chronicle::parse(text)?;
    let header = &chronicle.header;
    if let (Some(promise), Some(secret)) = (&header.promise, &chronicle.opened)
        && promise.commitment != secret.commitment()
    {
        return Err(Fails::Commitment { promised: promise.commitment, opened: secret.commitment() });
    }
    chronicle.play_again(games, chronicle.entries.len(), chronicle.opened.as_ref())?;
    let chance = match (&header.promise, &chronicle.opened) {
        (Some(_), Some(_)) => ChanceCheck::Recomputed,
        (Some(_), None) => ChanceCheck::Unopened,
        (None, _) => ChanceCheck::Unverifiable,
    };
    Ok(Receipt {
        game: header.game.clone(),
        edition: header.edition,
        entries: chronicle.entries.len(),
        over: chronicle.standing.is_some(),
        answers: chronicle.opening.len()
            + chronicle.entries.iter().map(|entry| entry.chance.len()).sum::<usize>(),
        chance,
    })
}

impl fmt::Display for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Receipt { game, edition, entries, over, answers, chance } = self;
        let end = if *over { "to its end" } else { "as far as it goes" };
        write!(f, "{game}, edition {edition}: {entries} entries replayed {end}; ")?;
        match chance {
            ChanceCheck::Recomputed => write!(f, "all {answers} answers of chance recomputed"),
            ChanceCheck::Unopened => {
                write!(
                    f,
                    "{answers} answers of chance possible, but not recomputed: the secret is not opened"
                )
            }
            ChanceCheck::Unverifiable => {
                write!(f, "{answers} answers of chance possible, but on trust: nothing was committed to")
            }
        }
    }
}
