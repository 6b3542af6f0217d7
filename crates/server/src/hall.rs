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
use table::{Deed, Eye, Seat};
use tokio::sync::{Mutex as Turnstile, OwnedMutexGuard, Semaphore};

use crate::{
    Config,
    limits::Limits,
    lock, names, now,
    problem::Problem,
    room::{Loaded, Room, chat_line},
    sitting::Sitting,
    store::{Append, Notice, Sealed, Store, TableRow, answers_text, deed_text},
    wire::ToClient,
};

/// When what can be computed again is forgotten.
pub(crate) const COOLS: Duration = Duration::from_secs(5);
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

pub(crate) type Entered = OwnedMutexGuard<Room>;

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

    /// How many tables are in memory.
    pub(crate) fn loaded(&self) -> usize {
        let game = |room: &&Arc<Turnstile<Room>>| room.try_lock().is_ok_and(|room| room.loaded.is_some());
        lock(&self.rooms).values().filter(game).count()
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
            let Some(loaded) = self.load(id).await? else {
                lock(&self.rooms).remove(id);
                return Err(Problem::NotFound);
            };
            room.furnish(loaded);
        }
        Ok(room)
    }

    /// The same for whoever may have seen more at another node than this one has heard of.
    pub(crate) async fn enter_fresh(&self, id: &str) -> Result<Entered, Problem> {
        let mut room = self.enter(id).await?;
        self.look_again(&mut room).await?;
        Ok(room)
    }

    /// Takes in what other nodes have done, without waiting to be told of it.
    pub(crate) async fn look_again(&self, room: &mut Room) -> Result<(), Problem> {
        if self.store.ledger.shared() {
            self.catch_up(room).await?;
            self.rearrange(room).await?;
        }
        Ok(())
    }

    /// The room, if it is in memory.
    pub(crate) fn at_hand(&self, id: &str) -> Option<Arc<Turnstile<Room>>> {
        lock(&self.rooms).get(id).cloned()
    }

    fn rooms(&self) -> Vec<Arc<Turnstile<Room>>> {
        lock(&self.rooms).values().cloned().collect()
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Option<Loaded>, Problem> {
        let Some(row) = self.store.table(id).await? else { return Ok(None) };
        let mut seats = self.store.seats(&row).await?;
        if row.chronicle.is_empty() {
            return Ok(Some(Loaded { row, seats, sitting: None }));
        }
        let records = self.store.entries(id, 0).await?;
        let begun = Instant::now();
        let resumed = tokio::task::spawn_blocking(move || (Sitting::resume(&row, &records), row)).await;
        let (sitting, mut row) = resumed.map_err(|_| Problem::Unfit)?;
        // The game holds it from now on.
        row.chronicle = Sealed::default();
        let sitting = sitting.map_err(|_| {
            // What does not fit may speak of the position: the doctor tells it, the log does not.
            tracing::error!(table = id, "this build cannot go on with this game: ask nemedian doctor");
            Problem::Unfit
        })?;
        metrics::histogram!("nemedian_load_seconds").record(begun.elapsed().as_secs_f64());
        names::tell_apart(&row.game, &mut seats, &sitting.host().roles());
        Ok(Some(Loaded { row, seats, sitting: Some(sitting) }))
    }

    /// Reads seats and status again, tells everyone, and the other nodes.
    pub(crate) async fn arranged(&self, room: &mut Room) -> Result<(), Problem> {
        self.rearrange(room).await?;
        let table = room.id.clone();
        self.store.ledger.notify(Notice::Arranged { table }).await?;
        Ok(())
    }

    /// Reads seats and status again; everyone is told what is new.
    pub(crate) async fn rearrange(&self, room: &mut Room) -> Result<(), Problem> {
        let began = room.loaded.as_ref().is_some_and(|loaded| loaded.sitting.is_none());
        let Some(row) = self.store.table(&room.id).await? else { return Err(Problem::NotFound) };
        if began && !row.chronicle.is_empty() {
            room.loaded = self.load(&room.id).await?;
            room.tell_snapshots();
        } else {
            let mut seats = self.store.seats(&row).await?;
            let Some(loaded) = &mut room.loaded else { return Ok(()) };
            let roles = loaded.sitting.as_ref().map(|sitting| sitting.host().roles());
            names::tell_apart(&row.game, &mut seats, &roles.unwrap_or_default());
            let news =
                seats != loaded.seats || (&row.status, &row.next) != (&loaded.row.status, &loaded.row.next);
            loaded.row = TableRow { chronicle: Sealed::default(), ..row };
            loaded.seats = seats;
            if news {
                room.tell_table();
            }
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
            let Ok(changes) = sitting.repeat(&record) else {
                tracing::error!(table = room.id, number = record.number, "another node played differently");
                room.loaded = None;
                return Err(Problem::Unfit);
            };
            room.show(&changes);
        }
        Ok(())
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
        // Out of the room until it is committed: whoever comes after a failure reads what is stored.
        let Some(mut loaded) = room.loaded.take() else { return Err(Problem::Unavailable) };
        let judged = match &mut loaded.sitting {
            Some(sitting) => Ok(sitting.play(seat, deed)),
            None => Err(Problem::NotNow("server-not-begun")),
        };
        let (Ok(Ok(changes)), Some(sitting)) = (&judged, &loaded.sitting) else {
            room.loaded = Some(loaded);
            return judged.map(|judged| judged.map(|_| 0));
        };
        let version = sitting.version(Eye::Seat(seat));
        let append = self.appended(&room.id, sitting, seat, command)?;
        self.store.ledger.append(append).await?;
        metrics::counter!("nemedian_moves_total").increment(1);
        tracing::trace!(table = room.id, "an entry was committed");
        room.loaded = Some(loaded);
        acknowledge(room, version);
        room.show(changes);
        Ok(Ok(version))
    }

    /// The last entry as it is to be stored.
    fn appended(
        &self,
        table: &str,
        sitting: &Sitting,
        seat: Seat,
        command: String,
    ) -> Result<Append, Problem> {
        let entry = sitting.last().ok_or(Problem::Unavailable)?;
        Ok(Append {
            table: table.into(),
            number: sitting.entries(),
            seat: seat.0,
            deed: deed_text(&entry.deed).into(),
            chance: answers_text(&entry.chance).into(),
            command,
            head: sitting.head(now() + self.config.pace.as_millis() as i64),
        })
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
            let quiet = room.used.elapsed();
            if room.deciding || quiet < idle.min(COOLS) {
                return true;
            }
            if quiet < idle {
                room.cool();
                return true;
            }
            room.forget();
            let keep = !room.sockets.is_empty();
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
        if room.loaded.is_none() && room.sockets.is_empty() {
            return;
        }
        let done = match room.loaded {
            None => self.refurnish(&mut room).await,
            Some(_) if played => self.catch_up(&mut room).await,
            Some(_) => self.rearrange(&mut room).await,
        };
        if let Err(problem) = done {
            tracing::warn!(table, %problem, "not caught up with another node");
            room.loaded = None;
        }
    }

    async fn refurnish(&self, room: &mut Room) -> Result<(), Problem> {
        room.stir();
        let loaded = self.load(&room.id).await?.ok_or(Problem::NotFound)?;
        room.furnish(loaded);
        Ok(())
    }

    async fn overhear(&self, table: &str) {
        let Some(room) = self.at_hand(table) else { return };
        if let Err(problem) = self.tell_talk(&mut *room.lock_owned().await).await {
            tracing::warn!(table, %problem, "not heard what was said at another node");
        }
    }

    /// Tells everyone what was said since the last time, in order.
    pub(crate) async fn tell_talk(&self, room: &mut Room) -> Result<(), Problem> {
        for line in self.store.chat(&room.id, room.last_chat, CHAT_LINES).await? {
            room.last_chat = line.number;
            room.tell_all(&ToClient::Chat(chat_line(&line)));
        }
        Ok(())
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

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hall")
    }
}
