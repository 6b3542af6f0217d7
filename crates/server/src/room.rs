//! A table in memory: who sits, who looks, and the game itself once it is loaded.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
    time::Instant,
};

use axum::extract::ws::Utf8Bytes;
use language::{Locale, Teller};
use table::{Eye, Seat, Seats};
use tokio::sync::mpsc;

use crate::{
    face::Face,
    names::{seat_name, teller},
    patch::difference_at,
    seating,
    sitting::{Changes, Sitting, words_of},
    store::{ChatRow, SeatRow, TableRow},
    wire::{ChatLine, Presence, SeatInfo, Sitter, Snapshot, Status, TableInfo, Terms, ToClient},
    words::line,
};

/// How many updates are kept for those who reconnect.
const KEPT: usize = 32;
/// How many bytes of them are kept while nobody does anything.
const KEPT_BYTES: usize = 1024;
/// How many lines of the story a snapshot tells; the rest is asked for.
const LINES: usize = 200;

/// Someone looking through a socket.
#[derive(Debug)]
pub(crate) struct Onlooking {
    pub(crate) number: u64,
    pub(crate) person: String,
    pub(crate) login: String,
    pub(crate) eye: Eye,
    pub(crate) locale: Locale,
    /// Whether he is told the position in words, too.
    pub(crate) words: bool,
    pub(crate) say: mpsc::Sender<Utf8Bytes>,
}

/// Through whose eyes, in which language, and whether in words, too.
pub(crate) type Looks = (Eye, Locale, bool);

/// What is kept for one eye in one language, with the position in words or without.
#[derive(Debug, Default)]
struct Outlook {
    /// What its sockets show now, and in words where they do.
    shown: Option<(Arc<Face>, Option<String>)>,
    recent: VecDeque<(u32, Utf8Bytes)>,
}

impl Outlook {
    /// The latest updates are the likeliest to have been missed.
    fn keep_a_little(&mut self) {
        let mut bytes = 0;
        let little = self.recent.iter().rev().take_while(|(_, update)| {
            bytes += update.len();
            bytes <= KEPT_BYTES
        });
        self.recent.drain(..self.recent.len() - little.count());
        self.recent.shrink_to_fit();
    }
}

#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) sitting: Option<Sitting>,
}

#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    /// Nothing after a failure: what is stored is read again.
    pub(crate) loaded: Option<Loaded>,
    pub(crate) sockets: Vec<Onlooking>,
    outlooks: BTreeMap<(usize, &'static str, bool), Outlook>,
    /// A bot is deciding.
    pub(crate) deciding: bool,
    pub(crate) last_chat: i64,
    pub(crate) used: Instant,
    /// What everyone had seen when the room was put to rest.
    rested: Option<String>,
}

pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    // Wire types are plain data with text for keys.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Room {
    pub(crate) fn new(id: String) -> Room {
        Room {
            id,
            loaded: None,
            sockets: Vec::new(),
            outlooks: BTreeMap::new(),
            deciding: false,
            last_chat: 0,
            used: Instant::now(),
            rested: None,
        }
    }

    /// Takes in what was read from the store. Whoever was here through a failure is shown it afresh; after a rest
    /// everybody shows what is still true.
    pub(crate) fn furnish(&mut self, loaded: Loaded) {
        let versions = loaded.versions();
        self.loaded = Some(loaded);
        if self.rested.take() != Some(versions) {
            self.tell_snapshots();
        }
    }

    /// Forgets the game while everybody only looks: it is read again when somebody does something.
    fn rest(&mut self) {
        if let Some(loaded) = self.loaded.take() {
            self.rested = Some(loaded.versions());
        }
    }

    /// Forgets everything but who looks.
    pub(crate) fn forget(&mut self) {
        self.rest();
        self.outlooks.clear();
    }

    /// Something was done elsewhere: a rest is over.
    pub(crate) fn stir(&mut self) {
        self.rested = None;
    }

    /// Tells everyone at the table the same.
    pub(crate) fn tell_all(&mut self, message: &ToClient) {
        let message = text(message);
        self.sockets.retain(|socket| socket.say.try_send(message.clone()).is_ok());
    }

    /// Tells everyone at the table something that depends on who hears it.
    pub(crate) fn tell(&mut self, message: impl Fn(&Loaded, &Onlooking) -> ToClient) {
        let Some(loaded) = &self.loaded else { return };
        // Whoever does not keep up is let go, and resumes when he comes back.
        self.sockets.retain(|socket| socket.say.try_send(text(&message(loaded, socket))).is_ok());
    }

    pub(crate) fn tell_presence(&mut self) {
        self.tell_all(&ToClient::Presence(self.presence()));
    }

    pub(crate) fn tell_table(&mut self) {
        self.tell(|loaded, socket| ToClient::Table {
            table: Box::new(loaded.info(&socket.person, socket.locale)),
        });
    }

    /// After the start or a reload that changed everything.
    pub(crate) fn tell_snapshots(&mut self) {
        self.outlooks.clear();
        let presence = self.presence();
        let Some(loaded) = &self.loaded else { return };
        self.sockets.retain(|socket| {
            let Onlooking { eye, locale, words, .. } = *socket;
            let snapshot = loaded.snapshot(&socket.person, (eye, locale, words), presence.clone(), &[]);
            socket.say.try_send(text(&ToClient::Snapshot(Box::new(snapshot)))).is_ok()
        });
    }

    /// What every socket shows now, so that the next change can be told as a difference.
    pub(crate) fn remember_shown(&mut self) {
        let Some(Loaded { sitting: Some(sitting), seats, .. }) = &mut self.loaded else { return };
        for socket in &self.sockets {
            let key = (index(socket.eye, seats.len()), socket.locale.tag(), socket.words);
            let outlook = self.outlooks.entry(key).or_default();
            outlook.shown.get_or_insert_with(|| {
                let told = || in_words(sitting, socket.eye, &teller(seats, socket.locale));
                let words = socket.words.then(told);
                (sitting.face(socket.eye), words)
            });
        }
    }

    /// Everyone hears what is committed.
    pub(crate) fn show(&mut self, changes: &Changes) {
        self.tell_changes(changes);
        let Some(loaded) = &mut self.loaded else { return };
        let over = loaded.sitting.as_ref().is_some_and(Sitting::over);
        if over && loaded.row.status != "over" {
            loaded.row.status = "over".into();
            self.tell_table();
        }
    }

    /// Tells each looker what changed for him.
    pub(crate) fn tell_changes(&mut self, changes: &Changes) {
        let Some(Loaded { sitting: Some(sitting), seats, .. }) = &mut self.loaded else { return };
        for (&(eye, tag, words), outlook) in &mut self.outlooks {
            let Some(change) = changes.get(eye).and_then(Option::as_ref) else { continue };
            let teller = teller(seats, tag.parse().unwrap_or(Locale::En));
            let Some((before, told)) = outlook.shown.take() else {
                // Nobody was looking: whoever comes back is shown everything.
                outlook.recent.clear();
                continue;
            };
            let face = sitting.face(eye_at(eye, seats.len()));
            let telling = words.then(|| in_words(sitting, eye_at(eye, seats.len()), &teller));
            let mut patch = face.since(&before, &teller);
            if let (Some(told), Some(telling)) = (&told, &telling) {
                patch.extend(difference_at("/words", told, telling));
            }
            let heard = change.heard.iter().map(|phrase| line(&teller, phrase)).collect();
            let update = text(&ToClient::Update { version: change.version, heard, patch });
            outlook.shown = Some((face, telling));
            if outlook.recent.len() == KEPT {
                outlook.recent.pop_front();
            }
            outlook.recent.push_back((change.version, update.clone()));
            self.sockets.retain(|socket| {
                index(socket.eye, seats.len()) != eye
                    || (socket.locale.tag(), socket.words) != (tag, words)
                    || socket.say.try_send(update.clone()).is_ok()
            });
        }
    }

    /// The updates after `since`, if they are all still here.
    pub(crate) fn missed(&self, (eye, locale, words): Looks, since: u32) -> Option<Vec<Utf8Bytes>> {
        let loaded = self.loaded.as_ref()?;
        let version = loaded.sitting.as_ref()?.version(eye);
        if since == version {
            return Some(Vec::new());
        }
        let outlook = self.outlooks.get(&(index(eye, loaded.seats.len()), locale.tag(), words))?;
        let missed: Vec<_> =
            outlook.recent.iter().filter(|(at, _)| *at > since).map(|(_, update)| update.clone()).collect();
        (since < version && missed.len() as u32 == version - since).then_some(missed)
    }

    pub(crate) fn presence(&self) -> Presence {
        let seats: Seats = self
            .sockets
            .iter()
            .filter_map(|socket| match socket.eye {
                Eye::Seat(seat) => Some(seat),
                Eye::Onlooker | Eye::Archive => None,
            })
            .collect();
        let onlookers = self.sockets.iter().filter(|socket| socket.eye == Eye::Onlooker).count() as u32;
        Presence { seats: seats.iter().map(|seat| seat.0).collect(), onlookers }
    }

    /// Forgets what can be computed again while nobody does anything.
    pub(crate) fn cool(&mut self) {
        for outlook in self.outlooks.values_mut() {
            outlook.shown = None;
            outlook.keep_a_little();
        }
        match self.loaded.as_mut().and_then(|loaded| loaded.sitting.as_mut()) {
            Some(sitting) if sitting.is_heavy() => self.rest(),
            Some(sitting) => sitting.cool(),
            None => {}
        }
    }
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

    /// How much each eye has seen.
    fn versions(&self) -> String {
        self.sitting.as_ref().map(|sitting| sitting.head(0).versions).unwrap_or_default()
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
        let seat = match eye {
            Eye::Seat(seat) => Some(seat.0),
            Eye::Onlooker | Eye::Archive => None,
        };
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
            chat: chat.iter().map(chat_line).collect(),
        }
    }
}

pub(crate) fn chat_line(row: &ChatRow) -> ChatLine {
    ChatLine { number: row.number, name: row.name.clone(), text: row.text.clone(), at: row.made }
}

pub(crate) fn table_info(row: &TableRow, seats: &[SeatRow], person: &str, locale: Locale) -> TableInfo {
    let some = |text: &String| (!text.is_empty()).then(|| text.clone());
    let seat = |seat: &SeatRow| SeatInfo {
        seat: seat.seat,
        sitter: match seat.kind.as_str() {
            "person" => Sitter::Person,
            "bot" => Sitter::Bot,
            "invited" => Sitter::Invited,
            _ => Sitter::Open,
        },
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
        yours: !person.is_empty() && row.owner == person,
        commitment: chronicle::Secret::from_hex(&row.secret)
            .map(|secret| secret.commitment().to_string())
            .unwrap_or_default(),
        turn: (0..8).filter(|seat| row.turn & (1 << seat) != 0).collect(),
        touched: row.touched,
        next: some(&row.next),
    }
}

fn index(eye: Eye, seats: usize) -> usize {
    match eye {
        Eye::Seat(seat) => seat.index(),
        Eye::Onlooker | Eye::Archive => seats,
    }
}

fn eye_at(index: usize, seats: usize) -> Eye {
    if index < seats { Eye::Seat(Seat(index as u8)) } else { Eye::Onlooker }
}

/// As JSON text.
fn in_words(sitting: &Sitting, eye: Eye, teller: &Teller) -> String {
    serde_json::to_string(&words_of(sitting.host(), eye, teller)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stock::played;

    /// In mid-game, of every game, after few entries and many, between two orders or in the midst of one.
    #[test]
    fn a_table_that_nobody_uses_holds_little() {
        for title in shelf::GAMES {
            let (row, seats, records) = played(title.name(), 200).expect("it begins");
            let mut most = 0;
            for entries in (0..=records.len()).step_by(9) {
                let mut room = None;
                let held = allocation_counter::measure(|| {
                    let sitting = Sitting::resume(&row, &records[..entries]).expect("it fits");
                    let row = TableRow { chronicle: crate::store::Sealed::default(), ..row.clone() };
                    let mut loaded = Room::new(row.id.clone());
                    loaded.furnish(Loaded { row, seats: seats.clone(), sitting: Some(sitting) });
                    loaded.cool();
                    room = Some(loaded);
                });
                most = most.max(held.bytes_current);
                assert!(held.bytes_current <= 20 << 10, "{}: {held:?} after {entries}", title.name());
                let freed = allocation_counter::measure(|| room.iter_mut().for_each(Room::forget));
                let forgotten = held.bytes_current + freed.bytes_current;
                assert!(forgotten <= 1 << 10, "{}: {forgotten} bytes", title.name());
            }
            println!("{}: {most} bytes at most", title.name());
        }
    }

    /// A game that is better read again comes back with what those need who were away for a moment.
    #[test]
    fn a_heavy_game_rests_soon_and_those_who_come_back_resume() {
        let (row, seats, records) = played("nim", 1).expect("it begins");
        let load = || {
            let sitting = Sitting::resume(&row, &[]).expect("it fits");
            Loaded { row: row.clone(), seats: seats.clone(), sitting: Some(sitting) }
        };
        let mut room = Room::new(row.id.clone());
        room.furnish(load());
        let (say, mut said) = mpsc::channel(8);
        let (eye, locale) = (Eye::Onlooker, Locale::En);
        let (person, login) = (String::new(), String::new());
        room.sockets.push(Onlooking { number: 1, person, login, eye, locale, words: false, say });
        room.remember_shown();
        let sitting = room.loaded.as_mut().and_then(|loaded| loaded.sitting.as_mut()).expect("a game");
        let changes = sitting.repeat(&records[0]).expect("it fits");
        room.tell_changes(&changes);
        let heard = said.try_recv().expect("an onlooker hears of it");
        room.cool();
        assert!(room.loaded.is_none(), "a click may be taken back");
        let mut again = load();
        again.sitting.as_mut().expect("a game").repeat(&records[0]).expect("it fits");
        room.furnish(again);
        assert!(said.try_recv().is_err(), "what everybody shows is still true");
        assert_eq!(room.missed((eye, locale, false), 0), Some(vec![heard]));
    }
}
