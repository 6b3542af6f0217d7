//! Verifiable chance: the server commits to a secret before the first entry, every seat adds a nonce, answers are
//! derived entry by entry, and the secret is opened at the end. `docs/chronicle.md` specifies every step.
//!
//! This module generates no randomness: callers supply secrets and nonces.

use std::fmt;

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use table::{Chance, Deed, Entry, Seat};

use crate::{
    digest::{hex, sha256, unhex},
    header::Header,
    line,
};

/// The secret that all answers of a game are derived from. The host keeps it until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// The hash of a [`Secret`], published before anyone gives a nonce.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

/// A seat's contribution, so that the host cannot choose a secret for the dice it gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Nonce(pub [u8; 16]);

macro_rules! written_in_hex {
    ($($name:ident),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex(&self.0))
            }
        }

        impl $name {
            /// Reads exactly what `Display` writes: lower-case hexadecimal digits.
            pub fn from_hex(text: &str) -> Option<$name> {
                unhex(text).map($name)
            }
        }
    )*};
}
written_in_hex!(Secret, Commitment, Nonce);

impl Secret {
    /// The commitment to this secret.
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(&[b"nemedian chance 1 commitment\n", &self.0]))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A running hash of the header and every entry so far. If any of it changes, all later answers change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    hash: [u8; 32],
    /// The number of the next entry; the opening is entry 0.
    next: usize,
}

impl Transcript {
    /// A transcript that holds only the header.
    pub fn new(header: &Header) -> Transcript {
        let agreed = header.agreed();
        Transcript { hash: sha256(&[b"nemedian chance 1 header\n", agreed.as_bytes()]), next: 0 }
    }

    /// Adds what chance answered during the opening.
    pub fn opening(&mut self, answers: &[u32]) {
        self.add(&line::entry(&line::opening(), answers));
    }

    /// Adds a finished entry.
    pub fn entry(&mut self, entry: &Entry) {
        self.add(&line::entry(&line::deed(self.next, entry.seat, &entry.deed), &entry.chance));
    }

    fn add(&mut self, text: &str) {
        self.hash = sha256(&[b"nemedian chance 1 entry\n", &self.hash, text.as_bytes()]);
        self.next += 1;
    }
}

/// The answers of chance for one entry.
#[derive(Clone)]
pub struct Committed(ChaCha20Rng);

impl Committed {
    /// The answers during the opening; `transcript` must hold only the header.
    pub fn for_opening(secret: &Secret, transcript: &Transcript) -> Committed {
        Committed::new(secret, transcript, &line::opening())
    }

    /// The answers for the next entry, provided it is this deed in exactly this notation.
    pub fn for_entry(secret: &Secret, transcript: &Transcript, seat: Seat, deed: &Deed) -> Committed {
        Committed::new(secret, transcript, &line::deed(transcript.next, seat, deed))
    }

    fn new(secret: &Secret, transcript: &Transcript, deed: &str) -> Committed {
        let parts = [b"nemedian chance 1 key\n", &secret.0[..], &transcript.hash, deed.as_bytes()];
        Committed(ChaCha20Rng::from_seed(sha256(&parts)))
    }
}

impl Chance for Committed {
    /// Skips words of the stream until one is below the greatest multiple of `n` that fits in 32 bits, so that every
    /// answer is equally likely.
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let range = 1u64 << 32;
        let fair = range - range % u64::from(n);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < fair {
                return word % n;
            }
        }
    }
}

impl fmt::Debug for Committed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Committed(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, A.1, vector 1: the stream is plain ChaCha20, so anyone can reproduce it.
    #[test]
    fn words_are_those_of_chacha20() {
        let mut stream = ChaCha20Rng::from_seed([0; 32]);
        let words = [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653];
        assert_eq!(words.map(|_| stream.next_u32()), words);
    }

    #[test]
    fn words_beyond_the_last_whole_multiple_are_passed_over() {
        let zero = || Committed(ChaCha20Rng::from_seed([0; 32]));
        // The first word is 0xade0b876. With this n only words below 0x90000000 count, so the first three are skipped.
        assert_eq!(zero().below(0x9000_0000), 0x28bd_8653);
        assert_eq!(zero().below(0xb000_0000), 0xade0_b876);
        assert_eq!(zero().below(6), 0xade0_b876 % 6);
        assert_eq!([zero().below(0), zero().below(1)], [0, 0]);
    }

    #[test]
    fn answers_are_spread_evenly() {
        let mut chance = Committed(ChaCha20Rng::from_seed([7; 32]));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_secret_is_not_shown_by_accident() {
        let secret = Secret([0xAB; 32]);
        assert!(!format!("{secret:?}").to_lowercase().contains("ab"));
        assert_eq!(Secret::from_hex(&secret.to_string()), Some(secret));
    }
}
