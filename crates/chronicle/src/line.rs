//! One entry as one line.

use std::fmt::Write as _;

use table::{Deed, Seat};

pub(crate) const TAKES_BACK: &str = " takes back";
pub(crate) const LEAVES: &str = " leaves";

/// The part of the opening's line that is known before chance answers.
pub(crate) fn opening() -> String {
    "0 opening".into()
}

/// The part of an entry that is known before chance answers: `12 0: hide left`.
pub(crate) fn deed(number: usize, seat: Seat, deed: &Deed) -> String {
    match deed {
        Deed::Act(action) => format!("{number} {seat}: {action}"),
        Deed::TakeBack => format!("{number} {seat}{TAKES_BACK}"),
        Deed::Leave => format!("{number} {seat}{LEAVES}"),
    }
}

/// An entry without its checksum: `12 0: hide left [3 1]`.
pub(crate) fn entry(deed: &str, answers: &[u32]) -> String {
    let mut text = format!("{deed} [");
    for (i, answer) in answers.iter().enumerate() {
        _ = write!(text, "{}{answer}", if i == 0 { "" } else { " " });
    }
    text.push(']');
    text
}

/// The name of a seat's player without its checksum: `name 0 "Ann"`.
pub(crate) fn name(seat: usize, quoted: &str) -> String {
    format!("name {seat} {quoted}")
}

/// Whether `text` fits in a line: not empty, and without control characters.
pub(crate) fn fits(text: &str) -> bool {
    !text.is_empty() && !text.contains(char::is_control)
}

/// Whether `text` is one word.
pub(crate) fn word(text: &str) -> bool {
    fits(text) && !text.contains(char::is_whitespace)
}
