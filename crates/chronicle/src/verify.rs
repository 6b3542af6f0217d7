//! Checking a chronicle with only its text and the rules: no server, no network.

use std::fmt;

use crate::{replay::Fails, shelf::Shelf, text::Chronicle};

/// The result of a successful check. Every entry is allowed by the rules, and every checksum, every digest of a position
/// and the final standing match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// The game's name.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
    /// The number of entries after the opening.
    pub entries: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The number of answers chance gave.
    pub answers: usize,
    /// How those answers were checked.
    pub chance: ChanceCheck,
}

/// How the answers of chance were checked, besides that the rules asked for each of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ChanceCheck {
    /// All were recomputed from the opened secret, which is the one committed to.
    Recomputed,
    /// Not yet: the secret has not been opened.
    Unopened,
    /// They cannot be: there is no commitment.
    Unverifiable,
}

/// Reads, replays and recomputes a whole chronicle. The error names the first thing that does not fit.
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
