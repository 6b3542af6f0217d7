//! What is stored of a table. How it is stored is the host's affair; texts are only made and read where a value has no other
//! form in a database.

mod log;
mod role;
mod sealed;

use std::{collections::HashSet, fmt, str::FromStr};

use table::{Seat, Seats};

use crate::wire::{Sitter, Status, TableTerms};
pub use log::{Append, Head, Record, answers_text, deed_text, read_answers, read_deed};
pub use role::Role;
pub use sealed::Sealed;

#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub status: Status,
    pub owner: String,
    pub listed: bool,
    pub watchable: bool,
    pub hints: bool,
    /// One person may take several open seats.
    pub several: bool,
    /// What was asked for.
    pub terms: TableTerms,
    /// The position a fork starts from, secrets included; empty where the rules set up.
    pub scenario: Sealed,
    /// The chronicle as it was at the start: what was agreed, and the opening. Empty before.
    pub chronicle: Sealed,
    /// What all chance is derived from. Leaves the server when the game is over, and never before.
    pub secret: Sealed,
    /// Whose turn it is: open knowledge.
    pub turn: Seats,
    /// Whose choice is missing: of this everybody may know their own seat.
    pub missing: Seats,
    pub versions: Versions,
    /// The rematch.
    pub next: String,
    /// How often seats, status or the like changed.
    pub arranged: i64,
    pub touched: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    pub seat: u8,
    pub sitter: Sitter,
    pub person: String,
    /// The person's name; empty once they are gone.
    pub name: String,
    /// The portrait the person chose, by its key.
    pub portrait: String,
    pub bot: String,
    pub temper: String,
    /// A bot plays for the person until they are back.
    pub stand_in: bool,
    pub role: Role,
    pub nonce: String,
    /// The hash of the word that opens this seat.
    pub invitation: String,
    pub seen: u32,
    /// What tells this seat from others of the same name: a key, or a number. Not stored.
    pub apart: String,
}

impl SeatRow {
    /// A seat that anybody may take.
    pub fn open(seat: u8) -> SeatRow {
        SeatRow {
            seat,
            sitter: Sitter::Open,
            person: String::new(),
            name: String::new(),
            portrait: String::new(),
            bot: String::new(),
            temper: String::new(),
            stand_in: false,
            role: Role::Free,
            nonce: String::new(),
            invitation: String::new(),
            seen: 0,
            apart: String::new(),
        }
    }

    /// Whether a person sat there who has deleted the account.
    pub fn is_left(&self) -> bool {
        self.sitter == Sitter::Person && self.person.is_empty()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    pub number: i64,
    pub person: String,
    /// Empty once its speaker is gone.
    pub name: String,
    pub text: String,
    pub made: i64,
    /// Who is not shown it, where it was read for everybody.
    pub hidden_from: HashSet<String>,
}

/// How much each eye has seen happen: the seats', then the onlooker's.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Versions(pub Vec<u32>);

impl Versions {
    pub fn of(&self, seat: u8) -> u32 {
        self.0.get(usize::from(seat)).copied().unwrap_or(0)
    }
}

impl fmt::Display for Versions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(u32::to_string).collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Versions {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Versions, Self::Err> {
        text.split_whitespace().map(str::parse).collect::<Result<_, _>>().map(Versions)
    }
}

/// A bit a seat.
pub fn bits(seats: Seats) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

pub fn read_bits(bits: u8) -> Seats {
    (0..8).filter(|seat| bits & (1 << seat) != 0).map(Seat).collect()
}

/// A word in the database that stands for nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is none of the words that stand here")]
pub struct UnknownWord(pub String);

/// The words that stand for the values of a wire's enumeration, in the database too.
macro_rules! words {
    ($name:ident { $($value:ident = $word:literal),+ $(,)? }) => {
        impl $name {
            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }
        }

        impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<$name, UnknownWord> {
                match word {
                    $($word => Ok($name::$value),)+
                    other => Err(UnknownWord(other.into())),
                }
            }
        }
    };
}

words!(Status { Gathering = "gathering", Running = "running", Over = "over" });
words!(Sitter { Open = "open", Invited = "invited", Person = "person", Bot = "bot" });

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else_is() {
        for status in [Status::Gathering, Status::Running, Status::Over] {
            assert_eq!(status.word().parse(), Ok(status));
            assert_eq!(serde_json::to_value(status).expect("JSON"), status.word(), "as on the wire");
        }
        for sitter in [Sitter::Open, Sitter::Invited, Sitter::Person, Sitter::Bot] {
            assert_eq!(sitter.word().parse(), Ok(sitter));
            assert_eq!(serde_json::to_value(sitter).expect("JSON"), sitter.word(), "as on the wire");
        }
        assert_eq!("finished".parse::<Status>(), Err(UnknownWord("finished".into())));
        assert_eq!("".parse::<Sitter>(), Err(UnknownWord(String::new())));
        let versions = Versions(vec![3, 0, 12]);
        assert_eq!(versions.to_string().parse(), Ok(versions));
        assert!("3 x".parse::<Versions>().is_err());
        assert_eq!(read_bits(0b101), [Seat(0), Seat(2)].into_iter().collect());
        assert_eq!(bits(read_bits(0b1_0110)), 0b1_0110);
    }
}
