//! A table in memory: who sits, who looks, and the game itself once it is loaded.

use std::{
    collections::{BTreeMap, VecDeque},
    net::IpAddr,
    sync::Arc,
    time::Instant,
};

use crate::{
    access::{Access, Wish},
    face::Face,
    loaded::{Loaded, Looks, Stand},
    names::teller,
    onlooking::{Goodbye, Onlooking},
    patch::difference_at,
    problem::Problem,
    sitting::{Changes, Sitting, words_of},
    store::{ChatRow, Sealed, SeatRow, TableRow},
    wire::{Presence, ToClient},
    words::line,
};
use axum::extract::ws::Utf8Bytes;
use language::{Locale, Teller};
use table::{Eye, Seat, Seats};

/// How many updates are kept for those who reconnect.
const KEPT: usize = 32;
/// How many bytes of them are kept while nobody does anything.
const KEPT_BYTES: usize = 1024;

/// As many onlookers as one table holds, and as many of them from one address. Seats are not counted: players always find
/// room.
const MOST_ONLOOKERS: usize = 256;
const MOST_FROM_ONE_ADDRESS: usize = 16;
/// As many sockets as one person's seat has; one more, and the oldest is let go.
const MOST_AT_A_SEAT: usize = 16;

/// Someone looking, and through whose eyes they do now. Only the room says so, and says it again whenever seats change.
#[derive(Debug)]
struct Looker {
    socket: Onlooking,
    eye: Eye,
}

impl Looker {
    fn snapshot(&self, loaded: &Loaded, presence: &Presence, chat: &[ChatRow]) -> Utf8Bytes {
        let Onlooking { person, locale, words, .. } = &self.socket;
        let snapshot = loaded.snapshot(person, (self.eye, *locale, *words), presence.clone(), chat);
        text(&ToClient::Snapshot(Box::new(snapshot)))
    }
}

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
pub(crate) struct Room {
    pub(crate) id: String,
    /// Nothing after a failure: what is stored is read again. Whatever is put here decides who may look on
    /// ([`Room::seat_lookers`]), so it is put here by nobody else.
    loaded: Option<Loaded>,
    lookers: Vec<Looker>,
    outlooks: BTreeMap<(usize, &'static str, bool), Outlook>,
    /// A bot is deciding.
    pub(crate) deciding: bool,
    pub(crate) last_chat: i64,
    pub(crate) used: Instant,
    /// How it stood when the room was put to rest.
    rested: Option<Stand>,
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
            lookers: Vec::new(),
            outlooks: BTreeMap::new(),
            deciding: false,
            last_chat: 0,
            used: Instant::now(),
            rested: None,
        }
    }

    pub(crate) fn loaded(&self) -> Option<&Loaded> {
        self.loaded.as_ref()
    }

    /// How it stands, as far as is known here.
    pub(crate) fn stand(&self) -> Option<Stand> {
        self.loaded.as_ref().map(Loaded::stand).or_else(|| self.rested.clone())
    }

    /// The game, once it has begun.
    pub(crate) fn sitting(&self) -> Option<&Sitting> {
        self.loaded.as_ref()?.sitting.as_ref()
    }

    pub(crate) fn sitting_mut(&mut self) -> Option<&mut Sitting> {
        self.loaded.as_mut()?.sitting.as_mut()
    }

    /// What a person may see and do here now.
    pub(crate) fn access(&self, person: &str, wish: Wish) -> Result<Access<'_>, Problem> {
        Access::to(self.loaded.as_ref().ok_or(Problem::NotFound)?, person, wish)
    }

    /// Takes in what was read from the store. Those who were here through a failure are shown it afresh; after a rest
    /// everybody shows what is still true.
    pub(crate) fn furnish(&mut self, loaded: Loaded, chat: &[ChatRow]) {
        let stand = loaded.stand();
        self.loaded = Some(loaded);
        let afresh = self.rested.take() != Some(stand);
        if afresh {
            self.outlooks.clear();
        }
        self.seat_lookers(afresh, chat);
    }

    /// Takes in who sits where and what else the list of tables says.
    pub(crate) fn rearrange(&mut self, row: TableRow, seats: Vec<SeatRow>, chat: &[ChatRow]) {
        let Some(loaded) = &mut self.loaded else { return };
        let news = seats != loaded.seats
            || (&row.status, &row.next, row.watchable)
                != (&loaded.row.status, &loaded.row.next, loaded.row.watchable);
        // Whatever was told so far was told in names that are no longer borne: nothing of it is kept.
        let named = loaded.sitting.is_some()
            && seats.iter().zip(&loaded.seats).any(|(now, before)| now.name != before.name);
        loaded.row = TableRow { chronicle: Sealed::default(), ..row };
        loaded.seats = seats;
        if named {
            self.outlooks.clear();
        }
        if news {
            self.seat_lookers(named, chat);
            self.tell_table();
        }
    }

    /// Everybody looks through the eyes they may look through now. Those who may not look any more are let go; those who
    /// look through other eyes than before are shown what these see.
    fn seat_lookers(&mut self, afresh: bool, chat: &[ChatRow]) {
        let Some(loaded) = &self.loaded else { return };
        let (there, mut moved) = (self.lookers.len(), Vec::new());
        self.lookers.retain_mut(|Looker { socket, eye }| {
            match Access::to(loaded, &socket.person, socket.wish) {
                Ok(access) => {
                    moved.push(afresh || access.eye() != *eye);
                    *eye = access.eye();
                    true
                }
                Err(problem) => {
                    socket.goodbye(Goodbye::because(&problem));
                    false
                }
            }
        });
        let presence = self.presence();
        let news = moved.contains(&true) || moved.len() < there;
        let mut moved = moved.into_iter();
        self.lookers.retain(|looker| {
            moved.next() == Some(false) || looker.socket.hears(&looker.snapshot(loaded, &presence, chat))
        });
        if news && !afresh {
            self.tell_presence();
        }
    }

    /// Lets somebody look on from now on; through whose eyes. Players always find room; a crowd does not keep them out.
    pub(crate) fn admit(&mut self, socket: Onlooking) -> Result<Eye, Problem> {
        let eye = self.access(&socket.person, socket.wish)?.eye();
        self.check_room(eye, socket.from)?;
        let beside = |looker: &&Looker| looker.eye == eye && looker.socket.person == socket.person;
        let crowded = self.lookers.iter().filter(beside).count() >= MOST_AT_A_SEAT;
        if let (Eye::Seat(_), true, Some(oldest)) = (eye, crowded, self.lookers.iter().find(beside)) {
            self.let_go(oldest.socket.number, Goodbye::because(&Problem::TooMany));
        }
        self.lookers.push(Looker { socket, eye });
        Ok(eye)
    }

    /// Whether there is room for one more who looks through this eye.
    pub(crate) fn check_room(&self, eye: Eye, from: IpAddr) -> Result<(), Problem> {
        if matches!(eye, Eye::Seat(_)) {
            return Ok(());
        }
        let crowd = || self.lookers.iter().filter(|looker| !matches!(looker.eye, Eye::Seat(_)));
        let near = crowd().filter(|looker| looker.socket.from == from).count();
        if near >= MOST_FROM_ONE_ADDRESS || crowd().count() >= MOST_ONLOOKERS {
            return Err(Problem::TooMany);
        }
        Ok(())
    }

    /// Whether anybody looks.
    pub(crate) fn watched(&self) -> bool {
        !self.lookers.is_empty()
    }

    /// The socket of this number, as long as it may look on.
    pub(crate) fn socket(&self, number: u64) -> Option<&Onlooking> {
        let looker = self.lookers.iter().find(|looker| looker.socket.number == number);
        looker.map(|looker| &looker.socket)
    }

    pub(crate) fn let_go(&mut self, number: u64, why: Goodbye) {
        self.let_go_if(|socket| socket.number == number, why);
    }

    pub(crate) fn let_go_if(&mut self, who: impl Fn(&Onlooking) -> bool, why: Goodbye) {
        let mut sat = false;
        self.lookers.retain(|Looker { socket, eye }| {
            let goes = who(socket);
            if goes {
                socket.goodbye(why);
            }
            sat |= goes && matches!(eye, Eye::Seat(_));
            !goes
        });
        if sat {
            self.tell_presence();
        }
    }

    /// Those who look, by their ids; one without a name is nobody's.
    pub(crate) fn people(&self) -> impl Iterator<Item = &str> {
        self.lookers.iter().map(|looker| looker.socket.person.as_str())
    }

    /// The log-ins of those who look.
    pub(crate) fn logins(&self) -> impl Iterator<Item = &str> {
        self.lookers.iter().map(|looker| looker.socket.login.as_str()).filter(|login| !login.is_empty())
    }

    /// Somebody hung up.
    pub(crate) fn depart(&mut self, number: u64) {
        self.let_go(number, Goodbye::SLOW);
    }

    /// The game is out of the room while it is judged and written: after a failure what is stored is read again.
    pub(crate) fn take_out(&mut self) -> Option<Loaded> {
        self.loaded.take()
    }

    /// Who sits where has not changed meanwhile.
    pub(crate) fn put_back(&mut self, loaded: Loaded) {
        self.loaded = Some(loaded);
    }

    /// What is in memory may not be what is stored.
    pub(crate) fn doubt(&mut self) {
        self.loaded = None;
    }

    /// A seat has looked at a version.
    pub(crate) fn note_seen(&mut self, seat: Seat, version: u32) {
        let seats = self.loaded.iter_mut().flat_map(|loaded| &mut loaded.seats);
        for row in seats.filter(|row| row.seat == seat.0) {
            row.seen = row.seen.max(version);
        }
    }

    /// Forgets the game while everybody only looks: it is read again when somebody does something.
    fn rest(&mut self) {
        if let Some(loaded) = self.loaded.take() {
            self.rested = Some(loaded.stand());
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
        self.lookers.retain(|looker| looker.socket.hears(&message));
    }

    /// Tells each of them something of their own, or nothing.
    pub(crate) fn tell_each(&mut self, message: impl Fn(&Onlooking) -> Option<ToClient>) {
        self.lookers.retain(|Looker { socket, .. }| {
            message(socket).is_none_or(|message| socket.hears(&text(&message)))
        });
    }

    /// Tells everyone but one, who was told otherwise.
    pub(crate) fn tell_others(&mut self, own: u64, message: &ToClient) {
        let message = text(message);
        self.lookers.retain(|Looker { socket, .. }| socket.number == own || socket.hears(&message));
    }

    pub(crate) fn tell_presence(&mut self) {
        self.tell_all(&ToClient::Presence(self.presence()));
    }

    pub(crate) fn tell_table(&mut self) {
        let Some(loaded) = &self.loaded else { return };
        self.lookers.retain(|Looker { socket, .. }| {
            let table = Box::new(loaded.info(&socket.person, socket.locale));
            socket.hears(&text(&ToClient::Table { table }))
        });
    }

    /// What every socket shows now, so that the next change can be told as a difference.
    pub(crate) fn remember_shown(&mut self) {
        let Some(Loaded { sitting: Some(sitting), seats, .. }) = &mut self.loaded else { return };
        for Looker { socket, eye } in &self.lookers {
            let key = (index(*eye, seats.len()), socket.locale.tag(), socket.words);
            let outlook = self.outlooks.entry(key).or_default();
            outlook.shown.get_or_insert_with(|| {
                let told = || in_words(sitting, *eye, &teller(seats, socket.locale));
                let words = socket.words.then(told);
                (sitting.face(*eye), words)
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

    /// Tells each looker what changed for them.
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
            self.lookers.retain(|looker| {
                let Onlooking { locale, words: in_words, .. } = &looker.socket;
                index(looker.eye, seats.len()) != eye
                    || (locale.tag(), *in_words) != (tag, words)
                    || looker.socket.hears(&update)
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
            .lookers
            .iter()
            .filter_map(|looker| match looker.eye {
                Eye::Seat(seat) => Some(seat),
                Eye::Onlooker | Eye::Archive => None,
            })
            .collect();
        let onlookers = self.lookers.iter().filter(|looker| looker.eye == Eye::Onlooker).count() as u32;
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
    use tokio::sync::mpsc;

    use super::*;
    use crate::{onlooking::Saying, stock::played};

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
                    loaded.furnish(Loaded { row, seats: seats.clone(), sitting: Some(sitting) }, &[]);
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
        room.furnish(load(), &[]);
        let (say, mut said) = mpsc::channel(8);
        let locale = Locale::En;
        let (person, login, from) = (String::new(), String::new(), [127, 0, 0, 1].into());
        let wish = Wish::default();
        let eye = room
            .admit(Onlooking { number: 1, person, login, from, wish, locale, words: false, say })
            .expect("there is room");
        room.remember_shown();
        let sitting = room.sitting_mut().expect("a game");
        let changes = sitting.repeat(&records[0]).expect("it fits");
        room.tell_changes(&changes);
        let Ok(Saying::Text(heard)) = said.try_recv() else { panic!("an onlooker hears of it") };
        room.cool();
        assert!(room.loaded.is_none(), "a click may be taken back");
        let mut again = load();
        again.sitting.as_mut().expect("a game").repeat(&records[0]).expect("it fits");
        room.furnish(again, &[]);
        assert!(said.try_recv().is_err(), "what everybody shows is still true");
        assert_eq!(room.missed((eye, locale, false), 0), Some(vec![heard]));
    }
}
