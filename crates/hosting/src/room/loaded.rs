//! What is known of a table in memory, and what of it one person may be told.

use language::{Locale, Teller};
use table::{Eye, Seat, Seats};

use crate::{
    room::sitting::Sitting,
    rows::{ChatRow, SeatRow, TableRow, Versions},
    telling::names::{seat_name, speaker, teller},
    wire::{ChatLine, Presence, SeatInfo, Sitter, Snapshot, Status, TableInfo},
};

/// How many lines of the story a snapshot tells; the rest is asked for.
const LINES: usize = 200;

/// Through whose eyes, in which language, and whether in words, too.
pub type Looks = (Eye, Locale, bool);

/// How far a table has come: by this it is known whether something was missed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    pub entries: usize,
    /// How often its seats or status changed.
    pub arranged: i64,
    /// How much each eye has seen.
    versions: Versions,
}

#[derive(Debug)]
pub struct Loaded {
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub sitting: Option<Sitting>,
}

impl Loaded {
    pub fn status(&self) -> Status {
        self.row.status
    }

    pub fn info(&self, person: &str, locale: Locale) -> TableInfo {
        let mut info = table_info(&self.row, &self.seats, person, locale);
        if let Some(sitting) = &self.sitting {
            info.turn = sitting.host().turn().seats().iter().map(|seat| seat.0).collect();
        }
        info
    }

    pub fn stand(&self) -> Stand {
        let sitting = self.sitting.as_ref();
        Stand {
            entries: sitting.map_or(0, Sitting::entries),
            arranged: self.row.arranged,
            versions: sitting.map(Sitting::versions).unwrap_or_default(),
        }
    }

    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(move |seat| !person.is_empty() && seat.person == person)
    }

    pub fn teller(&self, locale: Locale) -> Teller {
        teller(&self.seats, locale)
    }

    /// The seats that bots play now.
    pub fn bots(&self) -> Seats {
        self.seats
            .iter()
            .filter(|seat| seat.sitter == Sitter::Bot || seat.stand_in)
            .map(|seat| Seat(seat.seat))
            .collect()
    }

    pub fn snapshot(
        &self,
        person: &str,
        (eye, locale, words): Looks,
        presence: Presence,
        chat: &[ChatRow],
    ) -> Snapshot {
        let teller = self.teller(locale);
        let seat = seat_of(eye);
        let story =
            self.sitting.as_ref().map(|sitting| sitting.latest(eye, 0, LINES, &teller)).unwrap_or_default();
        Snapshot {
            version: self.sitting.as_ref().map_or(0, |sitting| sitting.version(eye)),
            seen: self.seats.iter().find(|row| Some(row.seat) == seat).map_or(0, |row| row.seen),
            seat,
            table: self.info(person, locale),
            presence,
            view: self.sitting.as_ref().map(|sitting| sitting.view(eye, &teller, words)),
            story,
            chat: heard(chat, person, locale).collect(),
        }
    }
}

/// Who is looking; nothing for an onlooker.
pub fn seat_of(eye: Eye) -> Option<u8> {
    match eye {
        Eye::Seat(seat) => Some(seat.0),
        Eye::Onlooker | Eye::Archive => None,
    }
}

/// What of the talk somebody is shown.
fn heard(chat: &[ChatRow], person: &str, locale: Locale) -> impl Iterator<Item = ChatLine> {
    let shown = chat.iter().filter(move |row| !row.hidden_from.contains(person));
    shown.map(move |row| chat_line(row, person, locale))
}

pub fn chat_line(row: &ChatRow, looker: &str, locale: Locale) -> ChatLine {
    let yours = !looker.is_empty() && row.person == looker;
    let name = speaker(&row.name, locale);
    ChatLine { number: row.number, yours, name, text: row.text.clone(), at: row.made }
}

pub fn table_info(row: &TableRow, seats: &[SeatRow], person: &str, locale: Locale) -> TableInfo {
    let some = |text: &String| (!text.is_empty()).then(|| text.clone());
    let seat = |seat: &SeatRow| SeatInfo {
        seat: seat.seat,
        sitter: seat.sitter,
        name: seat_name(seat, locale),
        you: !person.is_empty() && seat.person == person,
        role: seat.role.told().map(Into::into),
        free: seat.role.is_free() && row.status == Status::Gathering,
        bot: some(&seat.bot),
        temper: some(&seat.temper),
        stand_in: seat.stand_in,
    };
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        status: row.status,
        terms: row.terms.clone(),
        seats: seats.iter().map(seat).collect(),
        listed: row.listed,
        watchable: row.watchable,
        hints: row.hints,
        several: row.several,
        yours: !person.is_empty() && row.owner == person,
        commitment: chronicle::Secret::from_hex(&row.secret)
            .map(|secret| secret.commitment().to_string())
            .unwrap_or_default(),
        turn: row.turn.iter().map(|seat| seat.0).collect(),
        touched: row.touched,
        next: some(&row.next),
    }
}
