//! What the lobby shows: few tables of anybody, and only while somebody is there who answers.

use std::{net::IpAddr, sync::LazyLock};

use hosting::rows::{SeatRow, TableRow};

use super::{
    Store, StoreError, Stored,
    arrivals::whole,
    company::at_odds,
    number, places,
    tables::{TABLE, table},
    text,
};
use crate::accounts::token;

pub(super) const MINUTE: i64 = 60_000;
/// So many people are noted with one statement.
const MOST_AT_ONCE: usize = 500;

/// How many tables one person, and one address, may have in the lobby.
#[derive(Copy, Clone, Debug)]
pub(crate) struct MostListed {
    pub(crate) person: i64,
    pub(crate) address: i64,
}

/// Why a table does not come into the lobby.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unlisted {
    Person,
    Address,
}

/// What takes a place in the lobby: a listed table that gathers, or that runs although nobody but its owner plays there.
const TAKES_A_PLACE: &str = "listed = 1 AND (status = 'gathering' OR status = 'running' AND NOT EXISTS (
    SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.sitter = 'person'
    AND seats.person <> tables.owner))";

impl Store {
    /// Notes that these people are here, to the minute.
    pub(crate) async fn note_seen(&self, people: &[String]) -> Stored<()> {
        for people in people.chunks(MOST_AT_ONCE) {
            let (pool, people) = (self.write.clone(), people.to_vec());
            let note = async move {
                let note = format!(
                    "UPDATE people SET seen = (SELECT now FROM clock) / {MINUTE} * {MINUTE} WHERE id IN ({})",
                    places(people.len())
                );
                people.into_iter().fold(sqlx::query(&note), sqlx::query::Query::bind).execute(&pool).await?;
                Ok(())
            };
            self.desk.does(note).await?;
        }
        Ok(())
    }

    /// The listed tables that are not over, the latest first: those whose owner was seen within `away` milliseconds, those that run while
    /// anybody who plays there was, and the asker's own. Nobody is shown a table they could not sit down at because of
    /// who sits there; a private one is nobody else's business once it has begun.
    pub(crate) async fn lobby(&self, asker: &str, away: i64, most: i64) -> Stored<Vec<TableRow>> {
        let odds = at_odds("$1", "tables.id");
        let rows = sqlx::query(&format!(
            "SELECT {TABLE} FROM tables WHERE listed = 1 AND status <> 'over' AND (
                 $1 <> '' AND (owner = $1 OR EXISTS (
                     SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person = $1))
                 OR (EXISTS (SELECT 1 FROM people WHERE people.id = tables.owner AND seen >= $2 AND banned = 0)
                     OR status = 'running' AND EXISTS (
                         SELECT 1 FROM seats JOIN people ON people.id = seats.person
                         WHERE seats.table_id = tables.id AND people.seen >= $2 AND people.banned = 0))
                    AND (watchable = 1 OR status = 'gathering')
                    AND NOT (status = 'gathering' AND {odds}))
             ORDER BY touched DESC LIMIT $3"
        ))
        .bind(asker)
        .bind(self.now().await? - away)
        .bind(most)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(table(row)?)).collect()
    }

    /// Whether there is room in the lobby for one more table.
    pub(crate) async fn may_list(
        &self,
        owner: &str,
        origin: &str,
        most: MostListed,
    ) -> Stored<Result<(), Unlisted>> {
        let count = |column: &str| format!("SELECT COUNT(*) FROM tables WHERE {column} AND {TAKES_A_PLACE}");
        let counts = format!(
            "SELECT ({}) AS own, ({}) AS near",
            count("owner = $1"),
            count("origin = $2 AND $2 <> ''")
        );
        let row = sqlx::query(&counts).bind(owner).bind(origin).fetch_one(&self.read).await?;
        Ok(if number(&row, "own")? >= most.person {
            Err(Unlisted::Person)
        } else if number(&row, "near")? >= most.address {
            Err(Unlisted::Address)
        } else {
            Ok(())
        })
    }

    /// Adds a listed table if there is still room for it in the lobby; whether there was. Two that the same person opens
    /// at once are counted one after the other.
    pub(crate) async fn add_listed(
        &self,
        table: &TableRow,
        seats: &[SeatRow],
        origin: &str,
        most: MostListed,
    ) -> Stored<bool> {
        static ROOM: LazyLock<String> = LazyLock::new(|| {
            format!(
                "UPDATE people SET seen = seen WHERE id = $1
                 AND (SELECT COUNT(*) FROM tables WHERE owner = $1 AND {TAKES_A_PLACE}) < $2"
            )
        });
        let room = sqlx::query(&ROOM).bind(table.owner.clone()).bind(most.person);
        let mut all = vec![room];
        all.extend(whole(table, seats, &[]));
        let from = sqlx::query("UPDATE tables SET origin = $2 WHERE id = $1");
        all.push(from.bind(table.id.clone()).bind(origin.to_string()));
        self.change_all(all).await
    }

    /// What is kept of an address: enough to see that two are the same, and nothing to a reader of the database who does
    /// not try them all.
    pub(crate) async fn origin(&self, address: IpAddr) -> Stored<String> {
        let salt = self.salt().await?;
        Ok(token::hashed(&format!("{salt} {address}")))
    }

    async fn salt(&self) -> Stored<String> {
        const SALT: &str = "salt-of-addresses";
        let kept = || async {
            let row =
                sqlx::query("SELECT value FROM marks WHERE name = $1").bind(SALT).fetch_optional(&self.read);
            row.await?.as_ref().map(|row| text(row, "value")).transpose()
        };
        if let Some(salt) = kept().await? {
            return Ok(salt);
        }
        self.first_mark(SALT, &token::nonce()).await?;
        kept().await?.ok_or(StoreError::Conflict)
    }
}
