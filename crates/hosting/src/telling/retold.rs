//! What the stored log says everybody was to be shown: for a checker, who compares it with what people were shown.
//! It is told by the code that tells the players, from the rows alone.

use language::{Locale, Teller};
use table::Eye;

use crate::{
    room::sitting::{Changes, Sitting, Unfit},
    rows::{ChatRow, Record, SeatRow, TableRow, deed_text},
    telling::{names, words::line},
    wire::{Line, Sitter, StoryLine, View},
};

/// Who looks: one of the seats, or an onlooker.
pub type Looker = Option<u8>;

/// A table as it is stored. It holds secrets: it is for those who have the database anyway.
pub struct Retold {
    pub id: String,
    pub owner: String,
    pub watchable: bool,
    pub begun: bool,
    /// The person in each seat; empty where none sits.
    pub people: Vec<String>,
    /// Whether a bot sits there.
    pub bots: Vec<bool>,
    pub entries: Vec<RetoldEntry>,
    pub talk: Vec<RetoldLine>,
    row: TableRow,
    records: Vec<Record>,
    teller: Teller,
}

/// One row of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RetoldEntry {
    pub number: usize,
    pub seat: u8,
    /// `:` and the action, `<` for taking back, `!` for resigning.
    pub deed: String,
    /// Who asked for it, and their own name for it; nothing for bots.
    pub command: Option<(String, String)>,
}

/// One row of the talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RetoldLine {
    pub number: i64,
    pub name: String,
    pub text: String,
    pub command: Option<(String, String)>,
}

/// One moment of a game: the opening, or what an entry led to.
pub struct Scene<'a> {
    /// 0 is the opening.
    pub entry: usize,
    sitting: &'a Sitting,
    changes: Option<&'a Changes>,
    teller: &'a Teller,
}

impl Scene<'_> {
    pub fn lookers(&self) -> impl Iterator<Item = Looker> + use<> {
        self.sitting.eyes().map(|eye| match eye {
            Eye::Seat(seat) => Some(seat.0),
            Eye::Onlooker | Eye::Archive => None,
        })
    }

    pub fn version(&self, looker: Looker) -> u32 {
        self.sitting.version(eye(looker))
    }

    pub fn view(&self, looker: Looker) -> View {
        self.sitting.view(eye(looker), self.teller, false)
    }

    /// What this moment alone told them; nothing if they perceived nothing of it.
    pub fn heard(&self, looker: Looker) -> Option<Vec<Line>> {
        let place = self.lookers().position(|other| other == looker)?;
        let change = self.changes?.get(place)?.as_ref()?;
        Some(change.heard.iter().map(|phrase| line(self.teller, phrase)).collect())
    }

    pub fn story(&self, looker: Looker) -> Vec<StoryLine> {
        self.sitting.story(eye(looker), 0, self.teller)
    }
}

fn eye(looker: Looker) -> Eye {
    looker.map_or(Eye::Onlooker, |seat| Eye::Seat(table::Seat(seat)))
}

impl Retold {
    /// From the rows of one table: its entries with the commands that asked for them, and its talk with theirs.
    pub fn of(
        row: TableRow,
        mut seats: Vec<SeatRow>,
        log: Vec<(Record, String)>,
        talk: Vec<(ChatRow, String)>,
    ) -> Retold {
        let begun = !row.chronicle.is_empty();
        if let Some(sitting) = begun.then(|| Sitting::resume(&row, &[]).ok()).flatten() {
            names::tell_apart(&row.game, &mut seats, &sitting.host().roles());
        }
        let entry = |(record, command): &(Record, String)| RetoldEntry {
            number: record.number,
            seat: record.entry.seat.0,
            deed: deed_text(&record.entry.deed),
            command: asked(command),
        };
        let talk = talk.into_iter().map(|(line, command)| RetoldLine {
            number: line.number,
            name: line.name,
            text: line.text,
            command: asked(&command),
        });
        Retold {
            id: row.id.clone(),
            owner: row.owner.clone(),
            watchable: row.watchable,
            begun,
            people: seats.iter().map(|seat| seat.person.clone()).collect(),
            bots: seats.iter().map(|seat| seat.sitter == Sitter::Bot).collect(),
            entries: log.iter().map(entry).collect(),
            talk: talk.collect(),
            teller: names::teller(&seats, Locale::En),
            row,
            records: log.into_iter().map(|(record, _)| record).collect(),
        }
    }

    /// Plays the stored game again, moment by moment; why it cannot, if it cannot.
    pub fn replay(&self, mut look: impl FnMut(&Scene<'_>)) -> Result<(), String> {
        if !self.begun {
            return Ok(());
        }
        let told = |Unfit(why)| why;
        let mut sitting = Sitting::resume(&self.row, &[]).map_err(told)?;
        look(&Scene { entry: 0, sitting: &sitting, changes: None, teller: &self.teller });
        for record in &self.records {
            let changes = sitting.repeat(record).map_err(told)?;
            let (sitting, changes) = (&sitting, Some(&changes));
            look(&Scene { entry: record.number, sitting, changes, teller: &self.teller });
        }
        Ok(())
    }
}

/// A command is kept as the person and their own name for it.
fn asked(command: &str) -> Option<(String, String)> {
    command.split_once(' ').map(|(person, id)| (person.into(), id.into()))
}

impl std::fmt::Debug for Retold {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Retold").field("id", &self.id).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Scene<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene").field("entry", &self.entry).finish_non_exhaustive()
    }
}
