//! What somebody may see and do at a table: decided here and nowhere else, from who sits where now.

use serde::Deserialize;
use table::{Eye, Seat};
use utoipa::IntoParams;

use crate::{fault::Fault, room::loaded::Loaded, wire::Status};

/// Through whose eyes somebody would like to look.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
pub struct Wish {
    /// One of my seats; the first if not said, an onlooker's place if I have none.
    pub seat: Option<u8>,
    /// Look as an onlooker although I have a seat.
    #[serde(default)]
    pub onlooker: bool,
    /// See everything: once the game is over.
    #[serde(default)]
    pub archive: bool,
}

/// What one person may see and do at a table as it is now. It borrows the table, so it ends before anybody can sit down or
/// stand up: nothing that was allowed once can be kept.
#[derive(Copy, Clone, Debug)]
pub struct Access<'t> {
    pub table: &'t Loaded,
    eye: Eye,
}

impl<'t> Access<'t> {
    /// What a private table does not show to a stranger and what does not exist is answered alike.
    pub fn to(table: &'t Loaded, person: &str, wish: Wish) -> Result<Access<'t>, Fault> {
        let mut mine = table.seats_of(person).map(|row| row.seat);
        let first = mine.next();
        // Before the start there is nothing to see but who sits there; everybody with the link may come in.
        let open = table.row.watchable || table.status() == Status::Gathering;
        if first.is_none() && !open {
            return Err(Fault::NotFound);
        }
        let eye = match (wish.seat, first) {
            _ if wish.archive && table.status() == Status::Over => Eye::Archive,
            _ if wish.archive => return Err(Fault::Forbidden),
            _ if wish.onlooker => Eye::Onlooker,
            (Some(seat), _) if first == Some(seat) || mine.any(|row| row == seat) => Eye::Seat(Seat(seat)),
            (Some(_), _) => return Err(Fault::Forbidden),
            (None, Some(seat)) => Eye::Seat(Seat(seat)),
            (None, None) => Eye::Onlooker,
        };
        Ok(Access { table, eye })
    }

    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// The seat one may act for.
    pub fn seat(&self) -> Option<Seat> {
        match self.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Onlooker | Eye::Archive => None,
        }
    }

    /// Through whose eyes one may look back: once the game is over, through anybody's.
    pub fn eye_then(table: &Loaded, person: &str, wish: Wish) -> Result<Eye, Fault> {
        match wish.seat {
            Some(seat) if table.status() == Status::Over => {
                Access::to(table, person, Wish::default())?;
                let there = table.seats.iter().any(|row| row.seat == seat);
                if there { Ok(Eye::Seat(Seat(seat))) } else { Err(Fault::Forbidden) }
            }
            _ => Access::to(table, person, wish).map(|access| access.eye),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Dice;

    use super::*;
    use crate::played::played;

    /// A table of Nim for two; `person` sits in seat 1.
    fn table(status: Status, watchable: bool) -> Loaded {
        let (mut row, mut seats, _) = played("nim", 0, &mut Dice(0)).expect("it begins");
        (row.status, row.watchable) = (status, watchable);
        seats[0].person = "another".into();
        seats[1].person = "person".into();
        Loaded { row, seats, sitting: None }
    }

    fn eye(table: &Loaded, who: &str, wish: Wish) -> Result<Eye, &'static str> {
        Access::to(table, who, wish).map(|access| access.eye()).map_err(|fault| fault.code())
    }

    const SEAT: Eye = Eye::Seat(Seat(1));

    #[test]
    fn whoever_sits_there_looks_through_that_seat() {
        let table = table(Status::Running, false);
        let wish = |seat| Wish { seat, ..Wish::default() };
        assert_eq!(eye(&table, "person", wish(None)), Ok(SEAT));
        assert_eq!(eye(&table, "person", wish(Some(1))), Ok(SEAT));
        assert_eq!(eye(&table, "person", wish(Some(0))), Err("forbidden"));
        assert_eq!(eye(&table, "person", Wish { onlooker: true, ..wish(None) }), Ok(Eye::Onlooker));
    }

    #[test]
    fn a_private_table_is_nothing_to_a_stranger_whatever_they_wish() {
        for status in [Status::Running, Status::Over] {
            let table = table(status, false);
            for seat in [None, Some(0), Some(7)] {
                for (onlooker, archive) in [(false, false), (true, false), (false, true)] {
                    let wish = Wish { seat, onlooker, archive };
                    assert_eq!(eye(&table, "stranger", wish), Err("not_found"), "{wish:?}");
                    assert_eq!(eye(&table, "", wish), Err("not_found"), "{wish:?}");
                }
            }
        }
    }

    #[test]
    fn everything_is_seen_once_the_game_is_over_and_not_before() {
        let wish = Wish { archive: true, ..Wish::default() };
        assert_eq!(eye(&table(Status::Running, true), "person", wish), Err("forbidden"));
        assert_eq!(eye(&table(Status::Over, true), "stranger", wish), Ok(Eye::Archive));
        let back = Access::eye_then(
            &table(Status::Over, true),
            "stranger",
            Wish { seat: Some(0), ..Wish::default() },
        );
        assert_eq!(back.ok(), Some(Eye::Seat(Seat(0))));
    }

    #[test]
    fn before_the_start_everybody_with_the_link_may_come_in() {
        assert_eq!(eye(&table(Status::Gathering, false), "", Wish::default()), Ok(Eye::Onlooker));
    }
}
