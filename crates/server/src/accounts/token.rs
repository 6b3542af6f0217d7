//! Unguessable words, from the system's randomness.

use hosting::entropy::Entropy;

pub(crate) use hosting::entropy::{hashed, hex};

#[derive(Copy, Clone, Debug)]
pub(crate) struct System;

impl Entropy for System {
    fn fill(&mut self, bytes: &mut [u8]) {
        // Without randomness there are no secrets, and a server without secrets must not go on.
        getrandom::fill(bytes).expect("the system gives random bytes");
    }
}

pub(crate) fn secret() -> String {
    System.secret()
}

pub(crate) fn nonce() -> String {
    System.nonce()
}

pub(crate) fn id() -> String {
    System.id()
}

pub(crate) fn number() -> u64 {
    System.number()
}
