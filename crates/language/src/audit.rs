//! Whether every word is there.

/// The line a byte of a text stands on, counted from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}
