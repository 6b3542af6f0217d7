//! Digests, and how they are written.

use sha2::{Digest as _, Sha256};

/// SHA-256 of the parts, one after the other.
pub(crate) fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    parts.iter().fold(Sha256::new(), Sha256::chain_update).finalize().into()
}

/// The first eight bytes of the text's SHA-256. Chronicles store this digest of a position.
pub fn digest(text: &str) -> u64 {
    u64::from_be_bytes(first(text))
}

/// The first four bytes of the text's SHA-256: enough to notice an accidental change in a line.
pub(crate) fn checksum(text: &str) -> u32 {
    u32::from_be_bytes(first(text))
}

fn first<const N: usize>(text: &str) -> [u8; N] {
    let hash = sha256(&[text.as_bytes()]);
    core::array::from_fn(|i| hash[i])
}

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Reads exactly what [`hex`] writes.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let half = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    if pairs.len() != N {
        return None;
    }
    for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = half(high)? << 4 | half(low)?;
    }
    Some(bytes)
}
