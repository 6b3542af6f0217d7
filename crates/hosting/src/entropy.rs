//! Unguessable words, and what is kept of them. Where the randomness comes from is the host's affair.

use sha2::{Digest as _, Sha256};

/// Random bytes that nobody can foresee.
pub trait Entropy {
    fn fill(&mut self, bytes: &mut [u8]);

    /// 256 bits: log-ins, invitations, the secret of a table.
    fn secret(&mut self) -> String {
        word::<32>(self)
    }

    /// 128 bits: nonces.
    fn nonce(&mut self) -> String {
        word::<16>(self)
    }

    /// 80 bits: names of tables and people. They say nothing about an order.
    fn id(&mut self) -> String {
        word::<10>(self)
    }

    fn number(&mut self) -> u64 {
        let mut bytes = [0; 8];
        self.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}

fn word<const N: usize>(entropy: &mut (impl Entropy + ?Sized)) -> String {
    let mut bytes = [0; N];
    entropy.fill(&mut bytes);
    hex(&bytes)
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// What is stored of a word that opens something.
pub fn hashed(word: &str) -> String {
    hex(&Sha256::digest(word.as_bytes()))
}

/// Bytes that can be foreseen.
#[cfg(test)]
impl Entropy for table::Dice {
    fn fill(&mut self, bytes: &mut [u8]) {
        use table::Chance as _;
        bytes.fill_with(|| self.below(256) as u8);
    }
}
