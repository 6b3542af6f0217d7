//! The text of a game: what was agreed, what was done, what chance answered, and how anyone can check it.
//!
//! `docs/chronicle.md` describes the format and the derivation of chance exactly. A chronicle holds every secret
//! of its game, so it is the archive's alone until the game is over; nothing here writes a part of one.
//!
//! A [`Scribe`] hosts a game being played and writes its [`Chronicle`]; [`Chronicle::parse`] reads one,
//! [`Chronicle::replay`] plays it again, and [`verify`] recomputes all of it, chance included.

mod digest;
mod fair;
mod header;
mod line;
mod parse;
mod reader;
mod replay;
mod scribe;
mod shelf;
mod text;
mod verify;

pub use digest::digest;
pub use fair::{Commitment, Committed, Nonce, Secret, Transcript};
pub use header::{Header, Player, Promise, Start, pseudonym};
pub use reader::{ParseError, as_text};
pub use replay::{Fails, Wrong};
pub use scribe::{Luck, NotScripted, Scribe};
pub use shelf::{CannotOpen, Shelf, open, set_up};
pub use text::{Chronicle, Place, Unwritable};
pub use verify::{ChanceCheck, Receipt, verify};

/// The version of the format, and of the derivation of chance.
pub const VERSION: u32 = 1;
/// A digest of the position follows every entry whose number is a multiple of this, and the last one.
pub const DIGEST_EVERY: usize = 16;
/// No chronicle is longer than this many bytes.
pub const LONGEST_TEXT: usize = 16 << 20;
/// No line is longer than this many bytes.
pub const LONGEST_LINE: usize = 64 << 10;
/// No chronicle has more entries than this.
pub const MOST_ENTRIES: usize = 100_000;
