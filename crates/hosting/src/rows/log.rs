//! The entries of a game, as they are kept.

use std::{fmt, time::Duration};

use table::{Deed, Entry, Seats};

use super::{Sealed, UnknownWord, Versions};
use crate::wire::Status;

const TAKE_BACK: &str = "<";
const LEAVE: &str = "!";
const ACT: &str = ":";

/// What one entry's row says.
#[derive(Clone, PartialEq, Eq)]
pub struct Record {
    pub number: usize,
    pub entry: Entry,
}

/// Which entry, and never what it says.
impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record").field("number", &self.number).finish_non_exhaustive()
    }
}

pub fn deed_text(deed: &Deed) -> String {
    match deed {
        Deed::Act(action) => format!("{ACT}{action}"),
        Deed::TakeBack => TAKE_BACK.into(),
        Deed::Leave => LEAVE.into(),
    }
}

/// What is said of a text that is none does not repeat it: it may be somebody's secret.
pub fn read_deed(text: &str) -> Result<Deed, UnknownWord> {
    match text {
        TAKE_BACK => Ok(Deed::TakeBack),
        LEAVE => Ok(Deed::Leave),
        action => match action.strip_prefix(ACT) {
            Some(action) => Ok(Deed::Act(action.into())),
            None => Err(UnknownWord("…".into())),
        },
    }
}

pub fn answers_text(answers: &[u32]) -> String {
    answers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

pub fn read_answers(text: &str) -> Result<Vec<u32>, std::num::ParseIntError> {
    text.split_whitespace().map(str::parse).collect()
}

/// An entry to be committed, with what the list of tables says once it is.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: String,
    /// From 1; unique in its table.
    pub number: usize,
    pub seat: u8,
    pub deed: Sealed,
    pub chance: Sealed,
    /// Who must still sit there at the moment it is written; nobody where a bot must.
    pub person: String,
    /// Who asked for it, and their own name for it; empty for bots.
    pub command: String,
    pub head: Head,
}

/// What the list of tables says about a game, so that nobody need load it to know.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Head {
    pub over: bool,
    /// Whose turn it is: open knowledge.
    pub turn: Seats,
    /// Whose choice is missing: of this everybody may know their own seat.
    pub missing: Seats,
    pub versions: Versions,
    /// How long a bot whose choice is missing waits before it decides. When that is, the database's clock says.
    pub pace: Duration,
    /// Whether an onlooker perceived the last entry. What nobody else may know does not move a table in the lists.
    pub open: bool,
}

impl Head {
    pub fn status(&self) -> Status {
        if self.over { Status::Over } else { Status::Running }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_entry_is_not_read_as_another_one() {
        for deed in [Deed::Act("pass".into()), Deed::Act("<".into()), Deed::TakeBack, Deed::Leave] {
            assert_eq!(read_deed(&deed_text(&deed)), Ok(deed));
        }
        assert!(read_deed("pass").is_err() && read_deed("").is_err());
        assert_eq!(read_answers(&answers_text(&[7, 0, 40])), Ok(vec![7, 0, 40]));
        assert!(read_answers("7 x").is_err());
    }
}
