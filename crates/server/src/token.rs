//! Unguessable words, and what is kept of them.

use sha2::{Digest as _, Sha256};

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no secrets, and a server without secrets must not go on.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// 256 bits: log-ins, invitations, the admin's link.
pub(crate) fn secret() -> String {
    hex(&bytes::<32>())
}

/// 128 bits: nonces.
pub(crate) fn nonce() -> String {
    hex(&bytes::<16>())
}

/// 80 bits: names of tables and people. They say nothing about an order.
pub(crate) fn id() -> String {
    hex(&bytes::<10>())
}

pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// What is stored of a word that opens something.
pub(crate) fn hashed(word: &str) -> String {
    hex(&Sha256::digest(word.as_bytes()))
}
