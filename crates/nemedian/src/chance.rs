//! Where secrets, nonces and seeds come from.

use std::io;

use chronicle::{Header, Luck, Nonce, Promise, Secret};
use table::{Chance, Dice};

/// Random bytes from the system, or from a given seed, the same every time.
#[derive(Debug)]
pub(crate) enum Source {
    System,
    Seeded(Dice),
}

impl Source {
    pub(crate) fn new(seed: Option<u64>) -> Source {
        seed.map_or(Source::System, |seed| Source::Seeded(Dice(seed)))
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        match self {
            Source::System => getrandom::fill(&mut bytes).map_err(io::Error::other)?,
            Source::Seeded(dice) => bytes.fill_with(|| dice.below(256) as u8),
        }
        Ok(bytes)
    }

    /// A seed of 53 bits, which fits a number in every language.
    pub(crate) fn seed(&mut self) -> io::Result<u64> {
        Ok(u64::from_le_bytes(self.bytes()?) >> 11)
    }

    /// Commits to a fresh secret, with a nonce for every seat.
    pub(crate) fn promise(&mut self, header: &mut Header) -> io::Result<Secret> {
        let secret = Secret(self.bytes()?);
        let nonces = header.players.iter().map(|_| self.bytes().map(Nonce)).collect::<io::Result<_>>()?;
        header.promise = Some(Promise { commitment: secret.commitment(), nonces });
        Ok(secret)
    }
}

/// Chance on trust, from a seed.
pub(crate) fn trusted(seed: u64) -> Luck {
    Luck::Trusted(Box::new(Dice(seed)))
}
