//! A table in memory: who sits, who looks, and the game itself once it is loaded.

pub mod access;
pub mod loaded;
pub mod onlooking;
pub mod sitting;

use std::{
    collections::{BTreeMap, VecDeque},
    net::IpAddr,
    sync::Arc,
    time::Duration,
};

use language::{Locale, Teller};
use shelf::Steps;
use table::{Deed, Eye, Phrase, Refusal, Seat, Seats};

use self::{
    access::{Access, Wish},
    loaded::{Loaded, Looks, Stand},
    sitting::{Change, Changes, Sitting},
};
use crate::{
    Fault,
    rows::{Append, ChatRow, Sealed, SeatRow, TableRow, answers_text, deed_text},
    telling::{face::Face, names::teller, words::write_line},
    wire::{Presence, Status, ToClient},
};
pub use onlooking::{Goodbye, Onlooking, Say};

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
struct Watcher<S> {
    socket: Onlooking<S>,
    eye: Eye,
}

impl<S: Say> Watcher<S> {
    fn snapshot(&self, loaded: &Loaded, presence: &Presence, chat: &[ChatRow]) -> S::Text {
        let Onlooking { person, locale, words, .. } = &self.socket;
        let snapshot = loaded.snapshot(person, (self.eye, *locale, *words), presence.clone(), chat);
        text(&ToClient::Snapshot(Box::new(snapshot)))
    }
}

/// What is kept for one eye in one language, with the position in words or without.
#[derive(Debug)]
struct Outlook<T> {
    /// What its sockets show now, and what they say of it where they do.
    shown: Option<(Arc<Face>, Option<Vec<Phrase>>)>,
    recent: VecDeque<(u32, T)>,
}

impl<T> Default for Outlook<T> {
    fn default() -> Outlook<T> {
        Outlook { shown: None, recent: VecDeque::new() }
    }
}

impl<T: std::ops::Deref<Target = str>> Outlook<T> {
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
pub struct Room<S: Say> {
    pub id: String,
    /// Nothing after a failure: what is stored is read again. Whatever is put here decides who may look on
    /// ([`Room::seat_watchers`]), so it is put here by nobody else.
    loaded: Option<Loaded>,
    watchers: Vec<Watcher<S>>,
    outlooks: BTreeMap<(usize, &'static str, bool), Outlook<S::Text>>,
    pub last_chat: i64,
    /// How it stood when the room was put to rest.
    rested: Option<Stand>,
}

/// A deed that was judged and is not yet written. Whoever drops it undoes it: the room is read again.
#[derive(Debug)]
pub struct Unwritten {
    loaded: Loaded,
    changes: Changes,
    version: u32,
}

/// Who does something at a table.
#[derive(Copy, Clone, Debug)]
pub enum By<'a> {
    Bot,
    /// Somebody, and their own name for what they do.
    Person {
        person: &'a str,
        command: &'a str,
    },
}

pub fn text<T: From<String>>(message: &ToClient) -> T {
    serde_json::to_string(message).expect("wire types are plain data with text for keys").into()
}

impl<S: Say> Room<S> {
    pub fn new(id: String) -> Room<S> {
        Room { id, loaded: None, watchers: Vec::new(), outlooks: BTreeMap::new(), last_chat: 0, rested: None }
    }

    pub fn loaded(&self) -> Option<&Loaded> {
        self.loaded.as_ref()
    }

    /// How it stands, as far as is known here.
    pub fn stand(&self) -> Option<Stand> {
        self.loaded.as_ref().map(Loaded::stand).or_else(|| self.rested.clone())
    }

    /// The game, once it has begun.
    pub fn sitting(&self) -> Option<&Sitting> {
        self.loaded.as_ref()?.sitting.as_ref()
    }

    pub fn sitting_mut(&mut self) -> Option<&mut Sitting> {
        self.loaded.as_mut()?.sitting.as_mut()
    }

    /// What a person may see and do here now.
    pub fn access(&self, person: &str, wish: Wish) -> Result<Access<'_>, Fault> {
        Access::to(self.loaded.as_ref().ok_or(Fault::NotFound)?, person, wish)
    }

    /// Takes in what was read from the store. Those who were here through a failure are shown it afresh; after a rest
    /// everybody shows what is still true.
    pub fn furnish(&mut self, loaded: Loaded, chat: &[ChatRow]) {
        let stand = loaded.stand();
        self.loaded = Some(loaded);
        let afresh = self.rested.take() != Some(stand);
        if afresh {
            self.outlooks.clear();
        }
        self.seat_watchers(afresh, chat);
    }

    /// Takes in who sits where and what else the list of tables says.
    pub fn rearrange(&mut self, row: TableRow, seats: Vec<SeatRow>, chat: &[ChatRow]) {
        let Some(loaded) = &mut self.loaded else { return };
        let news = seats != loaded.seats
            || (row.status, &row.next, row.watchable)
                != (loaded.row.status, &loaded.row.next, loaded.row.watchable);
        // Whatever was told so far was told in names that are no longer borne: nothing of it is kept.
        let named = loaded.sitting.is_some()
            && seats.iter().zip(&loaded.seats).any(|(now, before)| now.name != before.name);
        loaded.row = TableRow { chronicle: Sealed::default(), ..row };
        loaded.seats = seats;
        if named {
            self.outlooks.clear();
        }
        if news {
            self.seat_watchers(named, chat);
            self.tell_table();
        }
    }

    /// Everybody looks through the eyes they may look through now. Those who may not look any more are let go; those who
    /// look through other eyes than before are shown what these see.
    fn seat_watchers(&mut self, afresh: bool, chat: &[ChatRow]) {
        let Some(loaded) = &self.loaded else { return };
        let (there, mut moved) = (self.watchers.len(), Vec::new());
        self.watchers.retain_mut(|Watcher { socket, eye }| {
            match Access::to(loaded, &socket.person, socket.wish) {
                Ok(access) => {
                    moved.push(afresh || access.eye() != *eye);
                    *eye = access.eye();
                    true
                }
                Err(fault) => {
                    socket.goodbye(Goodbye::because(&fault));
                    false
                }
            }
        });
        let presence = self.presence();
        let news = moved.contains(&true) || moved.len() < there;
        let mut moved = moved.into_iter();
        self.watchers.retain(|watcher| {
            moved.next() == Some(false) || watcher.socket.hears(&watcher.snapshot(loaded, &presence, chat))
        });
        if news && !afresh {
            self.tell_presence();
        }
    }

    /// Lets somebody look on from now on; through whose eyes. Players always find room; a crowd does not keep them out.
    pub fn admit(&mut self, socket: Onlooking<S>) -> Result<Eye, Fault> {
        let eye = self.access(&socket.person, socket.wish)?.eye();
        self.check_room(eye, socket.from)?;
        let beside = |watcher: &&Watcher<S>| watcher.eye == eye && watcher.socket.person == socket.person;
        let crowded = self.watchers.iter().filter(beside).count() >= MOST_AT_A_SEAT;
        if let (Eye::Seat(_), true, Some(oldest)) = (eye, crowded, self.watchers.iter().find(beside)) {
            self.let_go(oldest.socket.number, Goodbye::because(&Fault::TooMany));
        }
        self.watchers.push(Watcher { socket, eye });
        Ok(eye)
    }

    /// Whether there is room for one more who looks through this eye.
    pub fn check_room(&self, eye: Eye, from: IpAddr) -> Result<(), Fault> {
        if matches!(eye, Eye::Seat(_)) {
            return Ok(());
        }
        let crowd = || self.watchers.iter().filter(|watcher| !matches!(watcher.eye, Eye::Seat(_)));
        let near = crowd().filter(|watcher| watcher.socket.from == from).count();
        if near >= MOST_FROM_ONE_ADDRESS || crowd().count() >= MOST_ONLOOKERS {
            return Err(Fault::TooMany);
        }
        Ok(())
    }

    /// Whether anybody looks.
    pub fn watched(&self) -> bool {
        !self.watchers.is_empty()
    }

    /// The socket of this number, as long as it may look on.
    pub fn socket(&self, number: u64) -> Option<&Onlooking<S>> {
        let watcher = self.watchers.iter().find(|watcher| watcher.socket.number == number);
        watcher.map(|watcher| &watcher.socket)
    }

    pub fn let_go(&mut self, number: u64, why: Goodbye) {
        self.let_go_if(|socket| socket.number == number, why);
    }

    pub fn let_go_if(&mut self, who: impl Fn(&Onlooking<S>) -> bool, why: Goodbye) {
        let mut sat = false;
        self.watchers.retain(|Watcher { socket, eye }| {
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
    pub fn people(&self) -> impl Iterator<Item = &str> {
        self.watchers.iter().map(|watcher| watcher.socket.person.as_str())
    }

    /// The log-ins of those who look.
    pub fn logins(&self) -> impl Iterator<Item = &str> {
        self.watchers.iter().map(|watcher| watcher.socket.login.as_str()).filter(|login| !login.is_empty())
    }

    /// Somebody hung up.
    pub fn depart(&mut self, number: u64) {
        self.let_go(number, Goodbye::SLOW);
    }

    /// Judges a deed. The game is out of the room until what it led to is written ([`Room::written`]): those who come
    /// after a failure read what is stored. A bot whose choice is missing then decides after `pace`.
    pub fn play(
        &mut self,
        seat: Seat,
        deed: &Deed,
        by: By<'_>,
        pace: Duration,
    ) -> Result<Result<(Append, Unwritten), Refusal>, Fault> {
        self.remember_shown();
        let Some(mut loaded) = self.loaded.take() else { return Err(Fault::Unavailable) };
        let Some(sitting) = &mut loaded.sitting else {
            self.loaded = Some(loaded);
            return Err(Fault::NotNow("server-not-begun"));
        };
        match sitting.play(seat, deed) {
            Err(refusal) => {
                self.loaded = Some(loaded);
                Ok(Err(refusal))
            }
            Ok(changes) => {
                let append = appended(&self.id, sitting, seat, by, pace)?;
                let version = sitting.version(Eye::Seat(seat));
                Ok(Ok((append, Unwritten { loaded, changes, version })))
            }
        }
    }

    /// A deed is written, and its game back in the room; the version its player sees now. Those who look are still to be
    /// shown it ([`Room::show`]). Who sits where has not changed meanwhile.
    pub fn written(&mut self, unwritten: Unwritten) -> (u32, Changes) {
        self.loaded = Some(unwritten.loaded);
        (unwritten.version, unwritten.changes)
    }

    /// What is in memory may not be what is stored.
    pub fn doubt(&mut self) {
        self.loaded = None;
    }

    /// A seat has looked at a version.
    pub fn note_seen(&mut self, seat: Seat, version: u32) {
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
    pub fn forget(&mut self) {
        self.rest();
        self.outlooks.clear();
    }

    /// Something was done elsewhere: a rest is over.
    pub fn stir(&mut self) {
        self.rested = None;
    }

    /// Tells everyone at the table the same.
    pub fn tell_all(&mut self, message: &ToClient) {
        let message = text(message);
        self.watchers.retain(|watcher| watcher.socket.hears(&message));
    }

    /// Tells each of them something of their own, or nothing.
    pub fn tell_each(&mut self, message: impl Fn(&Onlooking<S>) -> Option<ToClient>) {
        self.watchers.retain(|Watcher { socket, .. }| {
            message(socket).is_none_or(|message| socket.hears(&text(&message)))
        });
    }

    /// Tells everyone but one, who was told otherwise.
    pub fn tell_others(&mut self, own: u64, message: &ToClient) {
        let message = text(message);
        self.watchers.retain(|Watcher { socket, .. }| socket.number == own || socket.hears(&message));
    }

    pub fn tell_presence(&mut self) {
        self.tell_all(&ToClient::Presence(self.presence()));
    }

    pub fn tell_table(&mut self) {
        let Some(loaded) = &self.loaded else { return };
        self.watchers.retain(|Watcher { socket, .. }| {
            let table = Box::new(loaded.info(&socket.person, socket.locale));
            socket.hears(&text(&ToClient::Table { table }))
        });
    }

    /// What every socket shows now, so that the next change can be told as a difference.
    pub fn remember_shown(&mut self) {
        let Some(Loaded { sitting: Some(sitting), seats, .. }) = &mut self.loaded else { return };
        for Watcher { socket, eye } in &self.watchers {
            let key = (index(*eye, seats.len()), socket.locale.tag(), socket.words);
            let outlook = self.outlooks.entry(key).or_default();
            outlook.shown.get_or_insert_with(|| {
                let words = socket.words.then(|| sitting.host().describe(*eye));
                (sitting.face(*eye), words)
            });
        }
    }

    /// Everyone hears what is committed.
    pub fn show(&mut self, changes: &Changes) {
        self.tell_changes(changes);
        let Some(loaded) = &mut self.loaded else { return };
        let over = loaded.sitting.as_ref().is_some_and(Sitting::over);
        if over && loaded.row.status != Status::Over {
            loaded.row.status = Status::Over;
            self.tell_table();
        }
    }

    /// Tells each watcher what changed for them.
    pub fn tell_changes(&mut self, changes: &Changes) {
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
            let telling = words.then(|| sitting.host().describe(eye_at(eye, seats.len())));
            let mut steps = begun(change, &teller);
            face.since(&before, &teller, &mut steps);
            if let (Some(told), Some(telling)) = (&told, &telling) {
                let write = |phrase: &Phrase, text: &mut Vec<u8>| write_line(&teller, phrase, text);
                let instead =
                    |_: &Phrase, new: &Phrase, steps: &mut Steps| steps.replace_by(|text| write(new, text));
                let more = |new: &Phrase, steps: &mut Steps| steps.add_by(|text| write(new, text));
                steps.within("words", |steps| steps.list(told, telling, instead, more));
            }
            let mut update = steps.end();
            update.push(b'}');
            let update: S::Text = String::from_utf8(update).expect("JSON is text").into();
            outlook.shown = Some((face, telling));
            if outlook.recent.len() == KEPT {
                outlook.recent.pop_front();
            }
            outlook.recent.push_back((change.version, update.clone()));
            self.watchers.retain(|watcher| {
                let Onlooking { locale, words: in_words, .. } = &watcher.socket;
                index(watcher.eye, seats.len()) != eye
                    || (locale.tag(), *in_words) != (tag, words)
                    || watcher.socket.hears(&update)
            });
        }
    }

    /// The updates after `since`, if they are all still here.
    pub fn missed(&self, (eye, locale, words): Looks, since: u32) -> Option<Vec<S::Text>> {
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

    pub fn presence(&self) -> Presence {
        let seats: Seats = self
            .watchers
            .iter()
            .filter_map(|watcher| match watcher.eye {
                Eye::Seat(seat) => Some(seat),
                Eye::Onlooker | Eye::Archive => None,
            })
            .collect();
        let onlookers = self.watchers.iter().filter(|watcher| watcher.eye == Eye::Onlooker).count() as u32;
        Presence { seats: seats.iter().map(|seat| seat.0).collect(), onlookers }
    }

    /// Forgets what can be computed again while nobody does anything.
    pub fn cool(&mut self) {
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

/// The last entry as it is to be stored.
fn appended(table: &str, sitting: &Sitting, seat: Seat, by: By<'_>, pace: Duration) -> Result<Append, Fault> {
    let entry = sitting.last().ok_or(Fault::Unavailable)?;
    let (person, command) = match by {
        By::Bot => Default::default(),
        By::Person { person, command } => (person.to_string(), format!("{person} {command}")),
    };
    Ok(Append {
        table: table.into(),
        number: sitting.entries(),
        seat: seat.0,
        deed: deed_text(&entry.deed).into(),
        chance: answers_text(&entry.chance).into(),
        person,
        command,
        head: sitting.head(pace),
    })
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

/// The beginning of an [`ToClient::Update`], up to the steps of its patch.
fn begun(change: &Change, teller: &Teller) -> Steps {
    let mut update = format!("{{\"type\":\"update\",\"version\":{},\"heard\":[", change.version).into_bytes();
    for (place, phrase) in change.heard.iter().enumerate() {
        update.extend_from_slice(if place > 0 { b"," } else { b"" });
        write_line(teller, phrase, &mut update);
    }
    update.extend_from_slice(b"],\"patch\":");
    Steps::after(update)
}

#[cfg(test)]
mod tests {
    use table::Dice;

    use super::{onlooking::ear::Ear, *};
    use crate::played::played;

    /// In mid-game, of every game, after few entries and many, between two orders or in the midst of one.
    #[test]
    fn a_table_that_nobody_uses_holds_little() {
        for title in games::GAMES {
            let (row, seats, records) = played(title.name(), 200, &mut Dice(0)).expect("it begins");
            let mut most = 0;
            for entries in (0..=records.len()).step_by(9) {
                let mut room = None;
                let held = allocation_counter::measure(|| {
                    let sitting = Sitting::resume(&row, &records[..entries]).expect("it fits");
                    let row = TableRow { chronicle: Sealed::default(), ..row.clone() };
                    let mut loaded: Room<Ear> = Room::new(row.id.clone());
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
        let (row, seats, records) = played("nim", 1, &mut Dice(0)).expect("it begins");
        let load = || {
            let sitting = Sitting::resume(&row, &[]).expect("it fits");
            Loaded { row: row.clone(), seats: seats.clone(), sitting: Some(sitting) }
        };
        let mut room = Room::new(row.id.clone());
        room.furnish(load(), &[]);
        let ear = Ear::default();
        let locale = Locale::En;
        let (person, login, from) = (String::new(), String::new(), [127, 0, 0, 1].into());
        let wish = Wish::default();
        let eye = room
            .admit(Onlooking { number: 1, person, login, from, wish, locale, words: false, say: ear.clone() })
            .expect("there is room");
        room.remember_shown();
        let sitting = room.sitting_mut().expect("a game");
        let changes = sitting.repeat(&records[0]).expect("it fits");
        room.tell_changes(&changes);
        let heard = ear.heard();
        assert_eq!(heard.len(), 1, "an onlooker hears of it");
        room.cool();
        assert!(room.loaded.is_none(), "a click may be taken back");
        let mut again = load();
        again.sitting.as_mut().expect("a game").repeat(&records[0]).expect("it fits");
        room.furnish(again, &[]);
        assert!(ear.heard().is_empty(), "what everybody shows is still true");
        assert_eq!(room.missed((eye, locale, false), 0), Some(heard));
    }
}
