//! Proof that behaviour stays while the house is rebuilt.
//!
//! A [`Transcript`] is a game somebody played: what was agreed, every action, and every answer of chance. After each
//! entry it keeps a digest of everything that can be seen of the position, one [`Column`] for each way of looking at it.
//! [`check()`] plays the same actions with the same chance again and says which columns differ where. [`print()`] writes
//! the columns out in full, so that two builds can be compared with `diff`. [`record()`] makes new transcripts, and
//! [`renew()`] accepts what a column says now, without playing anything else.
//!
//! Games are taken from the shelf and met only through [`table::Host`] and [`shelf::Shelved`].

mod chance;
mod check;
mod columns;
mod files;
mod record;
mod replay;
mod text;

pub use check::{Compared, Difference, READ, check};
pub use columns::{COLUMNS, Column};
pub use files::{Files, Named};
pub use record::{KEPT, Kept, record};
pub use replay::{Strayed, print, renew};
pub use text::{Answer, Begun, Deed, Digests, Entry, Transcript};
