//! All tables. They are loaded when somebody asks and forgotten when nobody does.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use chronicle::Secret;
use hosting::{
    Fault,
    room::{
        By,
        loaded::{Loaded, chat_line},
        onlooking::{Goodbye, Onlooking},
        sitting::Sitting,
    },
    rows::{ChatRow, Sealed},
    telling::names,
    wire::ToClient,
};
use table::{Deed, Seat};
use tokio::sync::{Mutex as Turnstile, OwnedMutexGuard, Semaphore};
use tokio_util::task::TaskTracker;

use crate::{
    Config,
    accounts::{limits::Limits, mail::Post},
    lock,
    store::{Notice, Store},
    tables::kept::{Kept, Room},
};

/// When what can be computed again is forgotten.
pub const COOLS: Duration = Duration::from_secs(5);
/// How many chat lines a snapshot brings.
pub(crate) const CHAT_LINES: i64 = 50;
/// How many tables are asked about at once.
const MOST_ASKED: usize = 500;

pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) limits: Limits,
    /// Where letters are sent, if mail is set up.
    pub(crate) post: Option<Post>,
    rooms: Mutex<HashMap<String, Arc<Turnstile<Kept>>>>,
    /// As many bots think at once as there are processors.
    pub(crate) thinking: Arc<Semaphore>,
    sockets: AtomicU64,
    /// Everybody who looks through a socket, until they have hung up.
    pub(crate) attending: TaskTracker,
}

pub(crate) type Entered = OwnedMutexGuard<Kept>;

impl Hall {
    /// Refuses games that are not offered here.
    pub(crate) fn offers(&self, game: &str) -> Result<(), Fault> {
        let offered = games::wanted(game, self.config.toys);
        offered.map(|_| ()).map_err(|unopened| Fault::Bad(unopened.to_string()))
    }

    pub(crate) fn new(store: Store, config: Config) -> Arc<Hall> {
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        Arc::new(Hall {
            store,
            limits: Limits::new(config.rates),
            post: Post::of(&config).unwrap_or_else(|error| {
                tracing::error!(%error, "no letters are sent");
                None
            }),
            config,
            rooms: Mutex::default(),
            thinking: Arc::new(Semaphore::new(processors)),
            sockets: AtomicU64::new(1),
            attending: TaskTracker::new(),
        })
    }

    pub(crate) fn next_socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// How many tables are in memory.
    pub(crate) fn loaded(&self) -> usize {
        let game = |room: &&Arc<Turnstile<Kept>>| room.try_lock().is_ok_and(|room| room.loaded().is_some());
        lock(&self.rooms).values().filter(game).count()
    }

    /// Goes to a table and waits for one's turn there; loads it if it is not in memory.
    pub(crate) async fn enter(&self, id: &str) -> Result<Entered, Fault> {
        let room = {
            let mut rooms = lock(&self.rooms);
            Arc::clone(
                rooms.entry(id.to_string()).or_insert_with(|| Arc::new(Turnstile::new(Kept::new(id.into())))),
            )
        };
        let mut room = room.lock_owned().await;
        room.used = Instant::now();
        if room.loaded().is_none() {
            self.refurnish(&mut room).await?;
        }
        Ok(room)
    }

    /// The same for those who may have seen more at another node than this one has heard of.
    pub(crate) async fn enter_fresh(&self, id: &str) -> Result<Entered, Fault> {
        let mut room = self.enter(id).await?;
        self.look_again(&mut room).await?;
        Ok(room)
    }

    /// Takes in what other nodes have done, without waiting to be told of it.
    pub(crate) async fn look_again(&self, room: &mut Room) -> Result<(), Fault> {
        if self.store.ledger.shared() {
            self.catch_up(room).await?;
            self.rearrange(room).await?;
        }
        Ok(())
    }

    /// The room, if it is in memory.
    pub(crate) fn at_hand(&self, id: &str) -> Option<Arc<Turnstile<Kept>>> {
        lock(&self.rooms).get(id).cloned()
    }

    pub(crate) fn rooms(&self) -> Vec<Arc<Turnstile<Kept>>> {
        lock(&self.rooms).values().cloned().collect()
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Option<Loaded>, Fault> {
        let Some(row) = self.store.table(id).await? else { return Ok(None) };
        let mut seats = self.store.seats(&row).await?;
        if row.chronicle.is_empty() {
            return Ok(Some(Loaded { row, seats, sitting: None }));
        }
        let records = self.store.entries(id, 0).await?;
        let begun = Instant::now();
        let resumed = tokio::task::spawn_blocking(move || (Sitting::resume(&row, &records), row)).await;
        let (sitting, mut row) = resumed.map_err(|_| Fault::Unfit)?;
        // The game holds it from now on.
        row.chronicle = Sealed::default();
        let sitting = sitting.map_err(|_| {
            // What does not fit may speak of the position: the doctor tells it, the log does not.
            tracing::error!(table = id, "this build cannot go on with this game: ask nemedian doctor");
            Fault::Unfit
        })?;
        metrics::histogram!("nemedian_load_seconds").record(begun.elapsed().as_secs_f64());
        names::tell_apart(&row.game, &mut seats, &sitting.host().roles());
        Ok(Some(Loaded { row, seats, sitting: Some(sitting) }))
    }

    /// Reads seats and status again, tells everyone, and the other nodes.
    pub(crate) async fn arranged(&self, room: &mut Room) -> Result<(), Fault> {
        self.rearrange(room).await.map_err(Fault::once_committed)?;
        self.tell_nodes(Notice::Arranged { table: room.id.clone() }).await;
        Ok(())
    }

    /// What is committed is committed, whether the other nodes hear of it or not: those who did not look again.
    pub(crate) async fn tell_nodes(&self, notice: Notice) {
        if let Err(error) = self.store.ledger.notify(notice).await {
            tracing::warn!(%error, "the other nodes are not told");
        }
    }

    /// Reads seats and status again: from then on everybody sees and does what they may now, and is told what is new.
    pub(crate) async fn rearrange(&self, room: &mut Room) -> Result<(), Fault> {
        let Some(row) = self.store.table(&room.id).await? else { return Err(self.closed(room)) };
        let begins =
            room.loaded().is_some_and(|loaded| loaded.sitting.is_none()) && !row.chronicle.is_empty();
        if begins {
            room.stir();
            return self.refurnish(room).await;
        }
        let mut seats = self.store.seats(&row).await?;
        let roles = room.sitting().map(|sitting| sitting.host().roles());
        names::tell_apart(&row.game, &mut seats, &roles.unwrap_or_default());
        let chat = self.talk(room).await?;
        room.rearrange(row, seats, &chat);
        Ok(())
    }

    /// Reads the whole table again.
    pub(crate) async fn refurnish(&self, room: &mut Room) -> Result<(), Fault> {
        let Some(loaded) = self.load(&room.id).await? else { return Err(self.closed(room)) };
        let chat = self.talk(room).await?;
        room.furnish(loaded, &chat);
        Ok(())
    }

    /// There is no such table, or no longer.
    pub(crate) fn closed(&self, room: &mut Room) -> Fault {
        room.let_go_if(|_| true, Goodbye::because(&Fault::NotFound));
        room.doubt();
        lock(&self.rooms).remove(&room.id);
        Fault::NotFound
    }

    /// The last that was said, for those who may be shown everything afresh.
    async fn talk(&self, room: &Room) -> Result<Vec<ChatRow>, Fault> {
        if !room.watched() {
            return Ok(Vec::new());
        }
        let mut chat = self.store.talk(&room.id, 0, CHAT_LINES).await?;
        // What comes later is told when its turn comes.
        chat.retain(|line| line.number <= room.last_chat);
        Ok(chat)
    }

    /// Takes in what other nodes have played.
    pub(crate) async fn catch_up(&self, room: &mut Room) -> Result<(), Fault> {
        let Some(sitting) = room.sitting() else { return Ok(()) };
        let records = self.store.entries(&room.id, sitting.entries()).await?;
        room.remember_shown();
        for record in records {
            let Some(sitting) = room.sitting_mut() else { break };
            let Ok(changes) = sitting.repeat(&record) else {
                tracing::error!(table = room.id, number = record.number, "another node played differently");
                room.doubt();
                return Err(Fault::Unfit);
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
        by: By<'_>,
        acknowledge: impl FnOnce(&Room, u32),
    ) -> Result<Result<u32, table::Refusal>, Fault> {
        let (append, unwritten) = match room.play(seat, deed, by, self.config.pace)? {
            Ok(judged) => judged,
            Err(refusal) => return Ok(Err(refusal)),
        };
        self.store.ledger.append(append).await?;
        metrics::counter!("nemedian_moves_total").increment(1);
        tracing::trace!(table = room.id, "an entry was committed");
        let (version, changes) = room.written(unwritten);
        acknowledge(room, version);
        room.show(&changes);
        Ok(Ok(version))
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
            let keep = room.watched();
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
            Notice::Played { table, number } => self.follow(&table, Some(number)).await,
            Notice::Arranged { table } => self.follow(&table, None).await,
            Notice::Chatted { table } => self.overhear(&table).await,
            Notice::Revoked { login } => self.expel(&login).await,
            Notice::Regarded { person } => self.retell(&person).await,
        }
    }

    /// Catches up with an entry, or with what else changed at a table.
    async fn follow(self: &Arc<Self>, table: &str, played: Option<usize>) {
        let Some(room) = self.at_hand(table) else { return };
        let mut room = room.lock_owned().await;
        if room.loaded().is_none() && !room.watched() {
            return;
        }
        // What was played here comes back as a notice, too. It is known by its number.
        if let (Some(number), Some(sitting)) = (played, room.sitting())
            && number <= sitting.entries()
        {
            return;
        }
        let done = if room.loaded().is_none() {
            room.stir();
            self.refurnish(&mut room).await
        } else if played.is_some() {
            self.catch_up(&mut room).await
        } else {
            self.rearrange(&mut room).await
        };
        if let Err(fault) = done {
            tracing::warn!(table, %fault, "not caught up with another node");
            room.doubt();
        }
    }

    async fn overhear(&self, table: &str) {
        if self.at_hand(table).is_none() {
            return;
        }
        let told = async { self.tell_talk(&mut *self.enter(table).await?).await };
        if let Err(fault) = told.await {
            tracing::warn!(table, %fault, "not heard what was said at another node");
        }
    }

    /// Tells everyone what was said since the last time, in order.
    pub(crate) async fn tell_talk(&self, room: &mut Room) -> Result<(), Fault> {
        for line in self.store.talk(&room.id, room.last_chat, CHAT_LINES).await? {
            room.last_chat = line.number;
            room.tell_each(|Onlooking { person, locale, .. }| {
                let shown = !line.hidden_from.contains(person);
                shown.then(|| ToClient::Chat(chat_line(&line, person, *locale)))
            });
        }
        Ok(())
    }

    /// Everyone is asked to come back later.
    pub(crate) async fn close_sockets(&self) {
        for room in self.rooms() {
            room.lock().await.let_go_if(|_| true, Goodbye::RESTART);
        }
        self.attending.close();
        self.attending.wait().await;
    }

    /// Whatever was done elsewhere and not heard of is made up for: entries, seats, talk, tables that are gone, and
    /// log-ins that have ended.
    pub(crate) async fn recheck(self: &Arc<Self>) -> Result<(), Fault> {
        let (mut tables, mut logins) = (Vec::new(), BTreeSet::new());
        for room in self.rooms() {
            let room = room.lock().await;
            logins.extend(room.logins().map(String::from));
            if room.loaded().is_some() || room.watched() {
                let talk = room.watched().then_some(room.last_chat);
                tables.push((room.id.clone(), room.stand(), talk));
            }
        }
        let valid = self.store.valid_logins(&logins.iter().cloned().collect::<Vec<_>>()).await?;
        for ended in logins.difference(&valid) {
            self.expel(ended).await;
        }
        for some in tables.chunks(MOST_ASKED) {
            let ids: Vec<_> = some.iter().map(|(id, ..)| id.as_str()).collect();
            let stored = self.store.stands(&ids).await?;
            for (id, here, talk) in some {
                let there = stored.get(id);
                let here = here.as_ref().map(|here| (here.entries as i64, here.arranged));
                if here.map(|(_, arranged)| arranged) != there.map(|there| there.arranged) {
                    self.follow(id, None).await;
                }
                if here.map(|(entries, _)| entries) != there.map(|there| there.entries) {
                    self.follow(id, Some(usize::MAX)).await;
                }
                if talk.zip(there).is_some_and(|(here, there)| here < there.talk) {
                    self.overhear(id).await;
                }
            }
        }
        Ok(())
    }

    /// Closes every socket of a log-in that was ended.
    pub(crate) async fn expel(&self, login: &str) {
        for room in self.rooms() {
            let ended = Goodbye::because(&Fault::NobodyYet);
            room.lock().await.let_go_if(|socket| socket.login == login, ended);
        }
    }
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hall")
    }
}
