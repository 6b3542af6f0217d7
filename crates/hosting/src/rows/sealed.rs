//! What is never shown by accident.

use std::{fmt, ops::Deref};

/// A text that whoever reads it must ask for by name: neither logs nor messages about rows tell it.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Sealed(String);

impl From<String> for Sealed {
    fn from(text: String) -> Sealed {
        Sealed(text)
    }
}

impl Deref for Sealed {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed(…)")
    }
}

#[cfg(test)]
mod tests {
    use table::{Deed, Entry, Seat, Seats};

    use super::*;
    use crate::{
        rows::{Append, Head, Record, TableRow, Versions},
        wire::{Status, TableTerms},
    };

    const TOLD: &str = "crom";

    fn sealed() -> Sealed {
        Sealed::from(TOLD.to_string())
    }

    #[test]
    fn no_row_shows_what_is_secret() {
        let table = TableRow {
            id: "t".into(),
            game: "nim".into(),
            status: Status::Running,
            owner: "o".into(),
            listed: true,
            watchable: true,
            hints: true,
            several: false,
            terms: TableTerms::default(),
            scenario: sealed(),
            chronicle: sealed(),
            secret: sealed(),
            turn: Seats::NONE,
            missing: Seats::NONE,
            versions: Versions::default(),
            next: String::new(),
            arranged: 0,
            touched: 0,
        };
        let append = Append {
            table: "t".into(),
            number: 1,
            seat: 0,
            deed: sealed(),
            chance: sealed(),
            person: String::new(),
            command: String::new(),
            head: Head::default(),
        };
        let record = Record {
            number: 1,
            entry: Entry { seat: Seat(0), deed: Deed::Act(TOLD.into()), chance: vec![77] },
        };
        let shown = format!("{table:?} {append:?} {record:?}");
        assert!(!shown.contains(TOLD) && !shown.contains("77"), "{shown}");
        assert_eq!(&*sealed(), TOLD, "whoever asks is told");
    }
}
