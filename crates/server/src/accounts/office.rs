//! What the operator may do, with `nemedian admin` or on the admin page: the same on both, and while servers run.

use hosting::{
    Fault,
    rows::{SeatRow, TableRow},
    telling::names::seat_name,
    wire::{Known, KnownPerson, KnownSeat, KnownTable, Reported, Status},
};
use language::Locale;

use crate::{
    Store, StoreError,
    accounts::naming,
    store::{KnownRow, Notice, Purpose, ReportRow},
};

/// How many of anything are listed.
const MOST: i64 = 200;
const LONGEST_REASON: usize = 500;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Undone {
    #[error("there is nobody with the id or the registered name {0:?}")]
    Nobody(String),
    #[error("there is no table {0:?}")]
    NoTable(String),
    #[error("there is no open report {0:?}")]
    NoReport(String),
    #[error("the game is over: there is nothing to close")]
    Over,
    #[error("a guest has no password that could be chosen anew")]
    Guest,
    /// With the key of the sentence that says what would do.
    #[error("name: {}", Fault::Given(.0))]
    Name(&'static str),
    #[error("the name {0:?} is taken")]
    Taken(String),
    #[error("at most {LONGEST_REASON} letters can be kept")]
    TooLong,
    #[error("status: {0:?} is not gathering, running or over")]
    Status(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Undone> for Fault {
    fn from(undone: Undone) -> Fault {
        match undone {
            Undone::Nobody(_) | Undone::NoTable(_) | Undone::NoReport(_) => Fault::NotFound,
            Undone::Over => Fault::NotNow("server-nothing-to-close"),
            Undone::Guest => Fault::NotNow("server-guest-has-no-password"),
            Undone::Name(why) => Fault::Given(why),
            Undone::Taken(_) => Fault::NameTaken,
            Undone::TooLong | Undone::Status(_) => Fault::Bad(undone.to_string()),
            Undone::Store(error) => error.into(),
        }
    }
}

/// The operator's desk, on a database that servers may be using.
#[derive(Clone, Debug)]
pub struct Office {
    store: Store,
    /// The server is another process: it hears of what is done before that is said.
    outside: bool,
}

impl Office {
    /// Opens the database, if it is there.
    pub async fn open(database: &str) -> Result<Office, StoreError> {
        Ok(Office { store: Store::find(database).await?, outside: true })
    }

    pub(crate) fn of(store: &Store) -> Office {
        Office { store: store.clone(), outside: false }
    }

    pub async fn close(&self) {
        self.store.close().await;
    }

    /// Everybody hears of it: from outside, before this returns.
    async fn tell(&self, notices: &[Notice]) -> Result<(), Undone> {
        self.store.tell(notices).await?;
        if self.outside {
            self.store.is_heard().await?;
        }
        Ok(())
    }

    /// People whose name contains these letters; the last to be here first.
    pub async fn people(&self, find: &str) -> Result<Vec<Known>, Undone> {
        Ok(self.store.known(find, MOST).await?.into_iter().map(known).collect())
    }

    async fn find(&self, who: &str) -> Result<KnownRow, Undone> {
        self.store.known_as(who).await?.ok_or_else(|| Undone::Nobody(who.into()))
    }

    /// Somebody by id or registered name, and where they sit.
    pub async fn person(&self, who: &str) -> Result<KnownPerson, Undone> {
        let row = self.find(who).await?;
        let mut tables = Vec::new();
        let mut mine = self.store.tables_of(&row.id, MOST).await?;
        mine.dedup_by(|one, other| one.table.id == other.table.id);
        for mine in mine {
            tables.push(self.known_table(mine.table).await?);
        }
        Ok(KnownPerson { person: known(row), tables })
    }

    /// Tables in a state, or all; the last at which something happened first.
    pub async fn tables(&self, status: Option<&str>) -> Result<Vec<KnownTable>, Undone> {
        let known = |status: &str| status.parse().map_err(|_| Undone::Status(status.into()));
        let status = status.map(known).transpose()?;
        let mut tables = Vec::new();
        for row in self.store.tables(status, MOST).await? {
            tables.push(self.known_table(row).await?);
        }
        Ok(tables)
    }

    pub async fn table(&self, id: &str) -> Result<KnownTable, Undone> {
        let row = self.store.table(id).await?.ok_or_else(|| Undone::NoTable(id.into()))?;
        self.known_table(row).await
    }

    async fn known_table(&self, row: TableRow) -> Result<KnownTable, Undone> {
        let seats = self.store.seats(&row).await?;
        let some = |text: &str| (!text.is_empty()).then(|| text.to_string());
        let seat = |seat: &SeatRow| KnownSeat {
            seat: seat.seat,
            sitter: seat.sitter,
            person: some(&seat.person),
            name: seat_name(seat, Locale::En),
            stand_in: seat.stand_in,
        };
        Ok(KnownTable {
            seats: seats.iter().map(seat).collect(),
            status: row.status,
            owner: some(&row.owner),
            id: row.id,
            game: row.game,
            listed: row.listed,
            watchable: row.watchable,
            touched: row.touched,
        })
    }

    /// Ends somebody's log-ins and keeps them out. Where they play, a bot plays on; what they opened and did not begin is
    /// closed. To ban somebody twice does nothing more.
    pub async fn ban(&self, who: &str, reason: &str) -> Result<Known, Undone> {
        let row = self.find(who).await?;
        let reason = short(reason)?;
        if let Some(told) = self.store.ban(&row.id, reason).await? {
            self.tell(&told).await?;
        }
        Ok(known(self.find(&row.id).await?))
    }

    /// Lets somebody in again; likewise.
    pub async fn unban(&self, who: &str) -> Result<Known, Undone> {
        let row = self.find(who).await?;
        self.store.unban(&row.id).await?;
        Ok(known(self.find(&row.id).await?))
    }

    pub async fn rename(&self, who: &str, name: &str) -> Result<Known, Undone> {
        let row = self.find(who).await?;
        let name = naming::plain(name).map_err(Undone::Name)?;
        let told = match self.store.rename(&row.id, &name).await {
            Err(StoreError::Taken) => return Err(Undone::Taken(name)),
            told => told?,
        };
        self.tell(&told).await?;
        Ok(known(self.find(&row.id).await?))
    }

    /// Deletes an account, for good.
    pub async fn remove(&self, who: &str) -> Result<Known, Undone> {
        let row = self.find(who).await?;
        let told = self.store.delete_person(&row.id).await?;
        self.tell(&told).await?;
        Ok(known(row))
    }

    /// A link that lets its owner choose a new password, once.
    pub async fn reset(&self, who: &str, public: &str) -> Result<String, Undone> {
        let row = self.find(who).await?;
        if row.guest {
            return Err(Undone::Guest);
        }
        let word = self.store.reset_link(&row.id).await?;
        Ok(format!("{}{}", public.trim_end_matches('/'), Purpose::Reset.address(&word)))
    }

    /// Takes a table whose game is not over out of the world.
    pub async fn close_table(&self, id: &str) -> Result<KnownTable, Undone> {
        let table = self.table(id).await?;
        if table.status == Status::Over || !self.store.close_table(id).await? {
            return Err(Undone::Over);
        }
        self.tell(&[Notice::Arranged { table: id.into() }]).await?;
        Ok(table)
    }

    /// Reports that wait, or all of them; the latest first.
    pub async fn reports(&self, settled: bool) -> Result<Vec<Reported>, Undone> {
        Ok(self.store.reports(settled, MOST).await?.into_iter().map(reported).collect())
    }

    pub async fn settle(&self, report: &str, verdict: &str) -> Result<(), Undone> {
        if self.store.settle(report, short(verdict)?).await? {
            Ok(())
        } else {
            Err(Undone::NoReport(report.into()))
        }
    }
}

fn short(text: &str) -> Result<&str, Undone> {
    let text = text.trim();
    if text.chars().count() <= LONGEST_REASON { Ok(text) } else { Err(Undone::TooLong) }
}

fn known(row: KnownRow) -> Known {
    let KnownRow { id, name, guest, admin, seen, made, banned, ban_reason, tables, reports } = row;
    let banned = (banned > 0).then_some(banned);
    Known { id, name, guest, admin, made, seen, banned, ban_reason, tables, reports }
}

fn reported(row: ReportRow) -> Reported {
    Reported {
        context: row.context,
        id: row.id,
        table: row.table,
        line: row.line,
        person: row.person,
        name: row.name,
        text: row.text,
        reporter: row.reporter,
        reporter_name: row.reporter_name,
        why: row.why,
        at: row.made,
        settled: (row.settled > 0).then_some(row.settled),
        verdict: row.verdict,
    }
}
