//! The chronicle: a whole game as text, with everything needed to replay and check it.
//!
//! `docs/chronicle.md` specifies the format and how chance is derived. A chronicle holds every secret of its game, so
//! only the archive may have it until the game is over. Nothing here writes part of one.
//!
//! A [`Scribe`] hosts a game being played and writes its [`Chronicle`]; [`Chronicle::parse`] reads one,
//! [`Chronicle::replay`] plays it again, and [`verify`] recomputes everything in it, including chance.
//!
//! # Example
//!
//! Play a game of Nim with committed chance, write it down, and verify the text. An altered text fails, and the error
//! names the entry.
//!
//! ```
//! use chronicle::{CannotOpen, ChanceCheck, Header, Luck, Nonce, Player, Promise, Scribe, Secret, Shelf, verify};
//! use table::{Chance, Game, Host, Seat};
//! use nim::Nim;
//!
//! /// The games we can host: only Nim.
//! struct Games;
//!
//! impl Shelf for Games {
//!     type Hosted = dyn Host;
//!
//!     fn open(
//!         &self,
//!         game: &str,
//!         edition: u16,
//!         roles: &[Option<String>],
//!         options: &[(String, String)],
//!         chance: &mut dyn Chance,
//!     ) -> Result<Box<dyn Host>, CannotOpen> {
//!         match game {
//!             Nim::NAME => Ok(Box::new(chronicle::open::<Nim>(edition, roles, options, chance)?)),
//!             _ => Err(CannotOpen::UnknownGame { game: game.into(), known: vec![Nim::NAME.into()] }),
//!         }
//!     }
//!
//!     fn set_up(&self, _: &str, edition: u16, scenario: &str) -> Result<Box<dyn Host>, CannotOpen> {
//!         Ok(Box::new(chronicle::set_up::<Nim>(edition, scenario)?))
//!     }
//! }
//!
//! // Agree on the game, commit to a secret, and let every seat add a nonce. Real ones are random.
//! let players = ["Ann", "Bo"].map(|name| Player { role: None, name: Some(name.into()) });
//! let options = [("heaps".into(), "2".into())];
//! let mut header = Header::agree(&Games, Nim::NAME, Nim::EDITION, &players, &options)?;
//! let secret = Secret([7; 32]);
//! let nonces = vec![Nonce([1; 16]), Nonce([2; 16])];
//! header.promise = Some(Promise { commitment: secret.commitment(), nonces });
//!
//! let mut scribe = Scribe::open(header, Luck::Committed(secret), &Games)?;
//! for (seat, action) in [(0, "heap 1"), (0, "take 1"), (1, "heap 2"), (1, "take 3")] {
//!     scribe.act(Seat(seat), action).unwrap();
//! }
//! let text = scribe.close().unwrap().to_string();
//!
//! let receipt = verify(&text, &Games).unwrap();
//! assert_eq!((receipt.entries, receipt.over), (4, true));
//! assert_eq!(receipt.chance, ChanceCheck::Recomputed);
//!
//! let altered = text.replace("4 1: take 3", "4 1: take 2");
//! assert_eq!(verify(&altered, &Games).unwrap_err().entry(), Some(4));
//! # Ok::<(), CannotOpen>(())
//! ```

#![warn(missing_docs)]

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
pub use text::{Chronicle, Placing, Unwritable};
pub use verify::{ChanceCheck, Receipt, verify};

/// The version of the format, and of how chance is derived.
pub const VERSION: u32 = 1;
/// A digest of the position follows every entry whose number is a multiple of this, and the last entry.
pub const DIGEST_EVERY: usize = 16;
/// The maximum length of a chronicle, in bytes.
pub const LONGEST_TEXT: usize = 16 << 20;
/// The maximum length of a line, in bytes.
pub const LONGEST_LINE: usize = 64 << 10;
/// The maximum number of entries.
pub const MOST_ENTRIES: usize = 100_000;
