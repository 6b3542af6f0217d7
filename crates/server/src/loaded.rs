//! What is known of a table in memory, and what of it one person may be told.

use language::{Locale, Teller};
use table::{Eye, Seat, Seats};

use crate::{
    names::{seat_name, speaker, teller},
    seating,
    sitting::Sitting,
    store::{ChatRow, SeatRow, TableRow},
    wire::{ChatLine, Presence, SeatInfo, Sitter, Snapshot, Status, TableInfo, Terms},
};

/// How many lines of the story a snapshot tells; the rest is asked for.
const LINES: usize = 200;

/// Through whose eyes, in which language, and whether in words, too.
pub(crate) type Looks = (Eye, Locale, bool);

/// How far a table has come: by this it is known whether something was missed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    pub(crate) entries: usize,
    /// How often its seats or status changed.
    pub(crate) arranged: i64,
    /// How much each eye has seen.
    versions: String,
}

#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) sitting: Option<Sitting>,
}

impl Loaded {
    pub(crate) fn status(&self) -> Status {
        match self.row.status.as_str() {
            "gathering" => Status::Gathering,
            "running" => Status::Running,
            _ => Status::Over,
        }
    }

    pub(crate) fn info(&self, person: &str, locale: Locale) -> TableInfo {
        let mut info = table_info(&self.row, &self.seats, person, locale);
        if let Some(sitting) = &self.sitting {
            info.turn = sitting.host().turn().seats().iter().map(|seat| seat.0).collect();
        }
        info
    }

    pub(crate) fn stand(&self) -> Stand {
        let sitting = self.sitting.as_ref();
        Stand {
            entries: sitting.map_or(0, Sitting::entries),
            arranged: self.row.arranged,
            versions: sitting.map(Sitting::versions).unwrap_or_default(),
        }
    }

    pub(crate) fn seats_of(&self, person: &str) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(move |seat| !person.is_empty() && seat.person == person)
    }

    pub(crate) fn teller(&self, locale: Locale) -> Teller {
        teller(&self.seats, locale)
    }

    /// The seats that bots play now.
    pub(crate) fn bots(&self) -> Seats {
        self.seats
            .iter()
            .filter(|seat| seat.kind == "bot" || seat.stand_in)
            .map(|seat| Seat(seat.seat))
            .collect()
    }

    pub(crate) fn snapshot(
        &self,
        person: &str,
        (eye, locale, words): Looks,
        presence: Presence,
        chat: &[ChatRow],
    ) -> Snapshot {
        let teller = self.teller(locale);
        let seat = seat_of(eye);
        let mut story =
            self.sitting.as_ref().map(|sitting| sitting.story(eye, 0, &teller)).unwrap_or_default();
        story.drain(..story.len().saturating_sub(LINES));
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
pub(crate) fn seat_of(eye: Eye) -> Option<u8> {
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

pub(crate) fn chat_line(row: &ChatRow, looker: &str, locale: Locale) -> ChatLine {
    let yours = !looker.is_empty() && row.person == looker;
    let name = speaker(&row.name, locale);
    ChatLine { number: row.number, yours, name, text: row.text.clone(), at: row.made }
}

pub(crate) fn sitter(seat: &SeatRow) -> Sitter {
    match seat.kind.as_str() {
        "person" => Sitter::Person,
        "bot" => Sitter::Bot,
        "invited" => Sitter::Invited,
        _ => Sitter::Open,
    }
}

pub(crate) fn table_info(row: &TableRow, seats: &[SeatRow], person: &str, locale: Locale) -> TableInfo {
    let some = |text: &String| (!text.is_empty()).then(|| text.clone());
    let seat = |seat: &SeatRow| SeatInfo {
        seat: seat.seat,
        sitter: sitter(seat),
        name: seat_name(seat, locale),
        you: !person.is_empty() && seat.person == person,
        role: some(&seating::role(seat).into()),
        free: seating::may_choose(seat) && row.status == "gathering",
        bot: some(&seat.bot),
        temper: some(&seat.temper),
        stand_in: seat.stand_in,
    };
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        status: match row.status.as_str() {
            "gathering" => Status::Gathering,
            "running" => Status::Running,
            _ => Status::Over,
        },
        terms: serde_json::from_str::<Terms>(&row.terms).unwrap_or_default(),
        seats: seats.iter().map(seat).collect(),
        listed: row.listed,
        watchable: row.watchable,
        hints: row.hints,
        several: row.several,
        yours: !person.is_empty() && row.owner == person,
        commitment: chronicle::Secret::from_hex(&row.secret)
            .map(|secret| secret.commitment().to_string())
            .unwrap_or_default(),
        turn: (0..8).filter(|seat| row.turn & (1 << seat) != 0).collect(),
        touched: row.touched,
        next: some(&row.next),
    }
}
