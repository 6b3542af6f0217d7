//! All tables. They are loaded when somebody asks and forgotten when nobody does.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use chronicle::Secret;
use language::Locale;
use shelf::Bot;
use table::{Deed, Eye, Seat};
use tokio::sync::{Mutex as Turnstile, OwnedMutexGuard, Semaphore};

use crate::{
    Config,
    limits::Limits,
    lock, now,
    problem::Problem,
    room::{Loaded, Room, chat_line, text},
    sitting::{Changes, Sitting, Unfit},
    store::{Append, Notice, Store},
    wire::{Answer, Command, Hint, Order, ToClient},
    words,
};

/// What is in one chat line at most, in characters.
const LONGEST_CHAT: usize = 500;
const LONGEST_ACTION: usize = 1024;
const LONGEST_ID: usize = 64;
/// How many chat lines a snapshot brings.
pub(crate) const CHAT_LINES: i64 = 50;

pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) limits: Limits,
    rooms: Mutex<HashMap<String, Arc<Turnstile<Room>>>>,
    /// As many bots think at once as there are processors.
    pub(crate) thinking: Arc<Semaphore>,
    sockets: AtomicU64,
}

/// Who commands.
#[derive(Clone, Debug)]
pub(crate) struct Commander {
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) eye: Eye,
    pub(crate) locale: Locale,
    /// His socket, which hears the answer before anybody hears the news.
    pub(crate) socket: Option<u64>,
}

type Entered = OwnedMutexGuard<Room>;

impl Hall {
    pub(crate) fn new(store: Store, config: Config) -> Arc<Hall> {
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        Arc::new(Hall {
            store,
            limits: Limits::new(config.rates),
            config,
            rooms: Mutex::default(),
            thinking: Arc::new(Semaphore::new(processors)),
            sockets: AtomicU64::new(1),
        })
    }

    pub(crate) fn next_socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn loaded(&self) -> usize {
        lock(&self.rooms).len()
    }

    /// Goes to a table and waits for one's turn there; loads it if it is not in memory.
    pub(crate) async fn enter(&self, id: &str) -> Result<Entered, Problem> {
        let room = {
            let mut rooms = lock(&self.rooms);
            Arc::clone(
                rooms.entry(id.to_string()).or_insert_with(|| Arc::new(Turnstile::new(Room::new(id.into())))),
            )
        };
        let mut room = room.lock_owned().await;
        room.used = Instant::now();
        if room.loaded.is_none() {
            match self.load(id).await {
                Ok(Some(loaded)) => room.loaded = Some(loaded),
                Ok(None) => {
                    lock(&self.rooms).remove(id);
                    return Err(Problem::NotFound);
                }
                Err(problem) => return Err(problem),
            }
        }
        Ok(room)
    }

    /// The room, if it is in memory.
    pub(crate) fn at_hand(&self, id: &str) -> Option<Arc<Turnstile<Room>>> {
        lock(&self.rooms).get(id).cloned()
    }

    fn rooms(&self) -> Vec<Arc<Turnstile<Room>>> {
        lock(&self.rooms).values().cloned().collect()
    }

    async fn load(&self, id: &str) -> Result<Option<Loaded>, Problem> {
        let Some(row) = self.store.table(id).await? else { return Ok(None) };
        let seats = self.store.seats(id).await?;
        if row.chronicle.is_empty() {
            return Ok(Some(Loaded { row, seats, sitting: None }));
        }
        let records = self.store.entries(id, 0).await?;
        let begun = Instant::now();
        let resumed = tokio::task::spawn_blocking(move || (Sitting::resume(&row, &records), row)).await;
        let (sitting, row) = resumed.map_err(|_| Problem::Unfit)?;
        let sitting = sitting.map_err(|Unfit(why)| {
            tracing::error!(table = id, why, "this build cannot go on with this game");
            Problem::Unfit
        })?;
        metrics::histogram!("nemedian_load_seconds").record(begun.elapsed().as_secs_f64());
        Ok(Some(Loaded { row, seats, sitting: Some(sitting) }))
    }

    /// Reads seats and status again, and tells everyone.
    pub(crate) async fn arranged(&self, room: &mut Room) -> Result<(), Problem> {
        self.rearrange(room).await?;
        let table = room.id.clone();
        self.store.ledger.notify(Notice::Arranged { table }).await?;
        Ok(())
    }

    pub(crate) async fn rearrange(&self, room: &mut Room) -> Result<(), Problem> {
        let began = room.loaded.as_ref().is_some_and(|loaded| loaded.sitting.is_none());
        let Some(row) = self.store.table(&room.id).await? else { return Err(Problem::NotFound) };
        if began && !row.chronicle.is_empty() {
            room.loaded = self.load(&room.id).await?;
            room.tell_snapshots();
        } else {
            let seats = self.store.seats(&room.id).await?;
            if let Some(loaded) = &mut room.loaded {
                loaded.row = row;
                loaded.seats = seats;
            }
            room.tell_table();
        }
        Ok(())
    }

    /// Takes in what other nodes have played.
    pub(crate) async fn catch_up(&self, room: &mut Room) -> Result<(), Problem> {
        let Some(sitting) = room.loaded.as_ref().and_then(|loaded| loaded.sitting.as_ref()) else {
            return Ok(());
        };
        let records = self.store.entries(&room.id, sitting.entries()).await?;
        room.remember_shown();
        for record in records {
            let Some(sitting) = room.loaded.as_mut().and_then(|loaded| loaded.sitting.as_mut()) else {
                break;
            };
            match sitting.repeat(&record) {
                Ok(changes) => self.show(room, &changes),
                Err(Unfit(why)) => {
                    tracing::error!(table = room.id, why, "another node went on differently");
                    room.loaded = None;
                    return Err(Problem::Unfit);
                }
            }
        }
        Ok(())
    }

    /// Everyone hears what is committed.
    fn show(&self, room: &mut Room, changes: &Changes) {
        room.tell_changes(changes);
        let Some(loaded) = &mut room.loaded else { return };
        let over = loaded.sitting.as_ref().is_some_and(Sitting::over);
        if over && loaded.row.status != "over" {
            loaded.row.status = "over".into();
            room.tell_table();
        }
    }

    /// Judges, commits, acknowledges, broadcasts – in this order.
    pub(crate) async fn play(
        &self,
        room: &mut Room,
        seat: Seat,
        deed: &Deed,
        command: String,
        acknowledge: impl FnOnce(&Room, u32),
    ) -> Result<Result<u32, table::Refusal>, Problem> {
        room.remember_shown();
        let Some(loaded) = &mut room.loaded else { return Err(Problem::Unavailable) };
        let bots = loaded.bots();
        let Some(sitting) = &mut loaded.sitting else { return Err(Problem::NotNow("it has not begun")) };
        let changes = match sitting.play(seat, deed) {
            Ok(changes) => changes,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let Some(entry) = sitting.last() else { return Err(Problem::Unavailable) };
        let due = !sitting.host().missing().and(bots).is_empty();
        let append = Append {
            table: room.id.clone(),
            number: sitting.entries(),
            seat: seat.0,
            deed: crate::store::deed_text(&entry.deed),
            chance: crate::store::answers_text(&entry.chance),
            command,
            head: sitting.head(if due { now() + self.config.pace.as_millis() as i64 } else { 0 }),
        };
        let version = sitting.version(Eye::Seat(seat));
        if let Err(error) = self.store.ledger.append(append).await {
            // Nobody was shown anything; what is stored is read again.
            room.loaded = None;
            return Err(error.into());
        }
        metrics::counter!("nemedian_moves_total").increment(1);
        acknowledge(room, version);
        self.show(room, &changes);
        Ok(Ok(version))
    }

    /// Carries out a command; on a socket the answer is already sent when this returns nothing.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &str,
        by: &Commander,
        command: Command,
    ) -> Result<Option<Answer>, Problem> {
        if command.id.is_empty() || command.id.len() > LONGEST_ID {
            return Err(Problem::Bad(format!("id: 1 to {LONGEST_ID} bytes")));
        }
        let mut room = self.enter(id).await?;
        let answer = match &command.order {
            Order::Chat { text } => self.chat(&mut room, by, &command.id, text).await,
            Order::Looked { version } => self.looked(&mut room, by, &command.id, *version).await,
            Order::HandOver { bot } => {
                let bot = bot.as_deref().unwrap_or(Bot::Random.name());
                self.stand_in(&mut room, by, &command.id, Some(bot)).await
            }
            Order::TakeOver => self.stand_in(&mut room, by, &command.id, None).await,
            Order::Hint => Ok(Some(hint(&mut room, by, &command.id))),
            Order::Act { action } if action.len() > LONGEST_ACTION => {
                Ok(Some(refused(&room, by, &command.id, "server-too-long")))
            }
            Order::Act { action } => self.deed(&mut room, by, &command, &Deed::Act(action.clone())).await,
            Order::TakeBack => self.deed(&mut room, by, &command, &Deed::TakeBack).await,
            Order::Resign => self.deed(&mut room, by, &command, &Deed::Leave).await,
        };
        self.wake_bots(&mut room);
        // On a socket answers keep their place among the updates.
        let socket = room.sockets.iter().find(|socket| Some(socket.number) == by.socket);
        match (answer, socket) {
            (Ok(Some(answer)), Some(socket)) => {
                _ = socket.say.try_send(text(&ToClient::Answer(answer)));
                Ok(None)
            }
            (answer, _) => answer,
        }
    }

    async fn deed(
        &self,
        room: &mut Room,
        by: &Commander,
        command: &Command,
        deed: &Deed,
    ) -> Result<Option<Answer>, Problem> {
        let id = command.id.clone();
        let Some(loaded) = &room.loaded else { return Err(Problem::Unavailable) };
        let Eye::Seat(seat) = by.eye else { return Ok(Some(refused(room, by, &id, "server-onlooker"))) };
        let Some(sitting) = &loaded.sitting else {
            return Ok(Some(refused(room, by, &id, "server-not-begun")));
        };
        let key = format!("{} {id}", by.person);
        if command.seen != sitting.version(by.eye) {
            let version = sitting.version(by.eye);
            if self.store.done_before(&room.id, &key).await? {
                return Ok(Some(Answer::Done { id, version }));
            }
            return self.stale(room, by, id).await.map(Some);
        }
        if loaded.seats.iter().any(|row| row.seat == seat.0 && row.stand_in) {
            return Ok(Some(refused(room, by, &id, "server-stand-in")));
        }
        let done = |version| Answer::Done { id: id.clone(), version };
        let acknowledge = |room: &Room, version| {
            if let Some(socket) = room.sockets.iter().find(|socket| Some(socket.number) == by.socket) {
                _ = socket.say.try_send(text(&ToClient::Answer(done(version))));
            }
        };
        match self.play(room, seat, deed, key, acknowledge).await {
            Ok(Ok(_)) if by.socket.is_some() => Ok(None),
            Ok(Ok(version)) => Ok(Some(done(version))),
            Ok(Err(refusal)) => {
                let Some(loaded) = &room.loaded else { return Err(Problem::Unavailable) };
                let refusal = words::refusal(&loaded.teller(by.locale), &refusal);
                Ok(Some(Answer::Refused { id, refusal }))
            }
            Err(Problem::NotNow(_)) => {
                room.loaded = self.load(&room.id).await?;
                room.tell_snapshots();
                self.stale(room, by, id).await.map(Some)
            }
            Err(problem) => Err(problem),
        }
    }

    async fn stale(&self, room: &mut Room, by: &Commander, id: String) -> Result<Answer, Problem> {
        let presence = room.presence();
        let chat = self.store.chat(&room.id, 0, CHAT_LINES).await?;
        let Some(loaded) = &mut room.loaded else { return Err(Problem::Unavailable) };
        let snapshot = Box::new(loaded.snapshot(&by.person, by.eye, by.locale, presence, &chat));
        Ok(Answer::Stale { id, snapshot })
    }

    async fn chat(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        words: &str,
    ) -> Result<Option<Answer>, Problem> {
        let words = words.trim();
        let why = if words.is_empty() {
            Some("server-empty")
        } else if words.chars().count() > LONGEST_CHAT {
            Some("server-too-long")
        } else if !self.limits.chat(&by.person) {
            Some("server-slowly")
        } else {
            None
        };
        if let Some(why) = why {
            return Ok(Some(refused(room, by, id, why)));
        }
        let line = self.store.add_chat(&room.id, &by.name, words).await?;
        room.last_chat = line.number;
        room.tell(|_, _| ToClient::Chat(chat_line(&line)));
        self.store.ledger.notify(Notice::Chatted { table: room.id.clone() }).await?;
        Ok(Some(done_now(room, by, id)))
    }

    async fn looked(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        version: u32,
    ) -> Result<Option<Answer>, Problem> {
        let Eye::Seat(seat) = by.eye else { return Ok(Some(refused(room, by, id, "server-onlooker"))) };
        let Some(Loaded { sitting: Some(sitting), seats, .. }) = &mut room.loaded else {
            return Ok(Some(refused(room, by, id, "server-not-begun")));
        };
        let version = version.min(sitting.version(by.eye));
        self.store.set_seen(&room.id, seat.0, version).await?;
        if let Some(row) = seats.iter_mut().find(|row| row.seat == seat.0) {
            row.seen = row.seen.max(version);
        }
        Ok(Some(done_now(room, by, id)))
    }

    /// Lets a bot play for somebody, or himself again.
    async fn stand_in(
        &self,
        room: &mut Room,
        by: &Commander,
        id: &str,
        bot: Option<&str>,
    ) -> Result<Option<Answer>, Problem> {
        let Eye::Seat(seat) = by.eye else { return Ok(Some(refused(room, by, id, "server-onlooker"))) };
        if bot.is_some_and(|bot| bot.parse::<Bot>().is_err()) {
            return Ok(Some(refused(room, by, id, "server-unknown-bot")));
        }
        let Some(loaded) = &room.loaded else { return Err(Problem::Unavailable) };
        let bots = match bot {
            Some(_) => loaded.bots().with(seat),
            None => loaded.bots().without(seat),
        };
        let awaited = loaded.sitting.as_ref().map(|sitting| sitting.host().missing()).unwrap_or_default();
        let due = if awaited.and(bots).is_empty() { 0 } else { now() };
        self.store.set_stand_in(&room.id, seat.0, bot.unwrap_or_default(), bot.is_some(), due).await?;
        self.arranged(room).await?;
        Ok(Some(done_now(room, by, id)))
    }

    /// The secret of a table, for its chronicle.
    pub(crate) fn secret(loaded: &Loaded) -> Option<Secret> {
        Secret::from_hex(&loaded.row.secret)
    }

    /// Forgets tables that nobody uses, and what can be computed again of those that rest.
    pub(crate) fn sweep(&self, idle: Duration) {
        let mut forgotten = 0;
        lock(&self.rooms).retain(|_, room| {
            // Somebody is there, or on his way.
            if Arc::strong_count(room) > 1 {
                return true;
            }
            let Ok(mut room) = room.try_lock() else { return true };
            if room.used.elapsed() >= idle.min(Duration::from_secs(5)) {
                room.cool();
            }
            let keep = !room.sockets.is_empty() || room.deciding || room.used.elapsed() < idle;
            forgotten += usize::from(!keep);
            keep
        });
        self.limits.sweep();
        metrics::gauge!("nemedian_tables_loaded").set(self.loaded() as f64);
        tracing::debug!(forgotten, "swept");
    }

    /// What another node did.
    pub(crate) async fn noticed(self: &Arc<Self>, notice: Notice) {
        match notice {
            Notice::Played { table } => self.follow(&table, true).await,
            Notice::Arranged { table } => self.follow(&table, false).await,
            Notice::Chatted { table } => self.overhear(&table).await,
            Notice::Revoked { login } => self.expel(&login).await,
        }
    }

    async fn follow(self: &Arc<Self>, table: &str, played: bool) {
        let Some(room) = self.at_hand(table) else { return };
        let mut room = room.lock_owned().await;
        if room.loaded.is_none() {
            return;
        }
        let done = if played { self.catch_up(&mut room).await } else { self.rearrange(&mut room).await };
        if let Err(problem) = done {
            tracing::warn!(table, %problem, "not caught up with another node");
            room.loaded = None;
        }
    }

    async fn overhear(&self, table: &str) {
        let Some(room) = self.at_hand(table) else { return };
        let mut room = room.lock_owned().await;
        let Ok(lines) = self.store.chat(table, room.last_chat, CHAT_LINES).await else { return };
        for line in lines {
            room.last_chat = line.number;
            room.tell(|_, _| ToClient::Chat(chat_line(&line)));
        }
    }

    /// Everyone is asked to come back later.
    pub(crate) async fn close_sockets(&self) {
        for room in self.rooms() {
            room.lock().await.sockets.clear();
        }
    }

    /// Everything loaded is read again, and everyone shown it afresh.
    pub(crate) async fn forget_all(self: &Arc<Self>) {
        for room in self.rooms() {
            let id = room.lock().await.id.clone();
            self.follow(&id, true).await;
            self.follow(&id, false).await;
        }
    }

    /// Closes every socket of a log-in that was ended.
    pub(crate) async fn expel(&self, login: &str) {
        for room in self.rooms() {
            room.lock().await.sockets.retain(|socket| socket.login != login);
        }
    }
}

fn done_now(room: &Room, by: &Commander, id: &str) -> Answer {
    let sitting = room.loaded.as_ref().and_then(|loaded| loaded.sitting.as_ref());
    Answer::Done { id: id.into(), version: sitting.map_or(0, |sitting| sitting.version(by.eye)) }
}

fn refused(room: &Room, by: &Commander, id: &str, why: &'static str) -> Answer {
    let seats = room.loaded.as_ref().map(|loaded| loaded.seats.as_slice()).unwrap_or_default();
    let refusal = words::refused(&crate::room::teller(seats, by.locale), why);
    Answer::Refused { id: id.into(), refusal }
}

fn hint(room: &mut Room, by: &Commander, id: &str) -> Answer {
    let Eye::Seat(seat) = by.eye else { return refused(room, by, id, "server-onlooker") };
    let Some(Loaded { sitting: Some(sitting), row, seats }) = &room.loaded else {
        return refused(room, by, id, "server-not-begun");
    };
    if !row.hints {
        return refused(room, by, id, "server-no-hints");
    }
    let Some(coach) = crate::bots::coach() else { return refused(room, by, id, "server-no-coach") };
    let advice = crate::bots::advise(sitting.host(), seat, coach);
    let offers = sitting.host().offers(seat);
    let offer = advice.and_then(|advice| offers.into_iter().find(|(action, _)| *action == advice));
    let Some((action, phrase)) = offer else { return refused(room, by, id, "refused-not-your-turn") };
    let line = words::line(&crate::room::teller(seats, by.locale), &phrase);
    Answer::Hint { id: id.into(), hint: Hint { action, line } }
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hall")
    }
}
