//! What a server does now and then: it hears what the operator did from outside, notes who is here, and forgets tables and
//! guests that nobody comes back to.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use hosting::Fault;
use tokio::time::MissedTickBehavior;

use crate::{
    store::{Notice, Stored},
    tables::{hall::Hall, kept::Room},
};

/// How soon an operator's command is heard of where there are no notices.
const LISTENS: Duration = Duration::from_millis(100);
/// How often those who only look are noted to be here.
const NOTES: Duration = Duration::from_secs(30);
/// How often somebody looks whether it is time to clean up, how often it is, and how long one node may take for it before
/// others think it has died.
const LOOKS: Duration = Duration::from_mins(1);
const CLEANS: Duration = Duration::from_hours(1);
const LEASE: Duration = Duration::from_mins(10);

/// As long as the server runs.
pub(crate) async fn upkeep(hall: Arc<Hall>) {
    let mut beat = tokio::time::interval(LISTENS);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut noted, mut cleaned) = (Instant::now(), None::<Instant>);
    loop {
        beat.tick().await;
        hall.run_errands().await;
        if noted.elapsed() >= NOTES {
            noted = Instant::now();
            hall.note_present().await;
        }
        if cleaned.is_none_or(|cleaned| cleaned.elapsed() >= LOOKS) {
            cleaned = Some(Instant::now());
            hall.clean_up().await;
        }
    }
}

impl Hall {
    /// Hears what was done to the file from outside.
    pub(crate) async fn run_errands(self: &Arc<Self>) {
        if self.store.ledger.shared() {
            return;
        }
        let heard = async {
            let (notices, last) = self.store.errands().await?;
            if last > 0 {
                for notice in notices {
                    self.hear_of(notice).await;
                }
                self.store.heard(last).await?;
            }
            Stored::Ok(())
        };
        if let Err(error) = heard.await {
            tracing::warn!(%error, "not heard what was done from outside");
        }
    }

    /// The same as from another node, but there is none whose bots would be woken.
    async fn hear_of(self: &Arc<Self>, notice: Notice) {
        self.noticed(notice.clone()).await;
        if let Notice::Arranged { table } = notice
            && let Ok(mut room) = self.enter(&table).await
        {
            self.wake_bots(&mut room);
        }
    }

    /// Tells everybody, here and at other nodes. Alone, it is heard when this returns; nodes hear it like each other.
    pub(crate) async fn tell(self: &Arc<Self>, notices: &[Notice]) -> Result<(), Fault> {
        self.store.tell(notices).await?;
        self.run_errands().await;
        Ok(())
    }

    /// Whoever has a socket is here, however little they do.
    async fn note_present(&self) {
        let mut here = BTreeSet::new();
        for room in self.rooms() {
            let room = room.lock().await;
            here.extend(room.people().map(String::from));
        }
        here.remove("");
        let here: Vec<_> = here.into_iter().collect();
        if let Err(error) = self.store.note_seen(&here).await {
            tracing::warn!(%error, "not noted who is here");
        }
    }

    /// A table was closed: nobody is at it any more.
    pub(crate) async fn shut(&self, room: &mut Room) -> Result<(), Fault> {
        self.closed(room);
        let table = room.id.clone();
        self.store.ledger.notify(Notice::Arranged { table }).await?;
        Ok(())
    }

    /// Forgets tables and guests that nobody comes back to, as long as the operator wants it.
    async fn clean_up(&self) {
        match self.forget_what_is_old().await {
            Ok((0, 0)) => {}
            Ok((tables, guests)) => tracing::info!(tables, guests, "forgotten, because nobody came back"),
            Err(error) => tracing::warn!(%error, "not cleaned up"),
        }
    }

    async fn forget_what_is_old(&self) -> Stored<(usize, usize)> {
        if !self.store.may_clean_up(LEASE.as_millis() as i64).await? {
            return Ok((0, 0));
        }
        let now = self.store.now().await?;
        let since = |after: Option<Duration>| after.map(|after| now - after.as_millis() as i64);
        let (mut tables, mut guests) = (0, 0);
        if let Some(since) = since(self.config.forget_tables) {
            tables += self.forget(Old::Table, since).await?;
        }
        if let Some(since) = since(self.config.forget_guests) {
            tables += self.forget(Old::Game, since).await?;
            guests += self.forget(Old::Guest, since).await?;
        }
        self.store.forget_origins().await?;
        self.store.cleaned_up(CLEANS.as_millis() as i64).await?;
        Ok((tables, guests))
    }

    /// All there are, a few at a time, and tells of each; how many there were.
    async fn forget(&self, what: Old, since: i64) -> Stored<usize> {
        let mut forgotten = 0;
        loop {
            let batch = match what {
                Old::Table => self.store.abandoned(since).await?,
                Old::Game => self.store.games_of_gone_guests(since).await?,
                Old::Guest => self.store.gone_guests(since).await?,
            };
            if batch.is_empty() {
                return Ok(forgotten);
            }
            forgotten += batch.len();
            for one in batch {
                let told = match what {
                    Old::Table => self.store.close_table(&one).await.map(|_| arranged(one))?,
                    Old::Game => self.store.erase_game(&one).await.map(|_| arranged(one))?,
                    Old::Guest => self.store.delete_person(&one).await?,
                };
                self.store.tell(&told).await?;
            }
        }
    }
}

/// What nobody comes back to.
#[derive(Copy, Clone, Debug)]
enum Old {
    /// Never finished.
    Table,
    /// Finished, and played by guests alone.
    Game,
    Guest,
}

fn arranged(table: String) -> Vec<Notice> {
    vec![Notice::Arranged { table }]
}
