//! Everything that is stored about somebody.

use hosting::wire::{
    Account, Everything, KeptBlock, KeptLogin, KeptReport, KeptSeat, KeptTable, OwnDeed, Said,
};
use sqlx::{Row as _, any::AnyRow};

use super::{Store, Stored, flag, json, number, small, text};

impl Store {
    /// Nothing if there is no such person.
    pub(crate) async fn everything(&self, person: &str) -> Stored<Option<Everything>> {
        let rows = |question: &'static str| sqlx::query(question).bind(person).fetch_all(&self.read);
        let people = rows(
            "SELECT id, name, portrait, password, mail, confirmed, admin, made, seen, banned, ban_reason
             FROM people WHERE id = $1",
        );
        let Some(account) = people.await?.first().map(account).transpose()? else { return Ok(None) };
        let logins = rows("SELECT agent, made, used FROM logins WHERE person = $1 ORDER BY made").await?;
        let seats = rows(
            "SELECT table_id, game, status, seat, role, stand_in, seats.seen AS looked, nonce
             FROM seats JOIN tables ON tables.id = seats.table_id WHERE person = $1 ORDER BY tables.made, seat",
        )
        .await?;
        let deeds = rows(
            "SELECT log.table_id AS id, log.seat AS seat, deed, log.made AS made FROM log
             JOIN seats ON seats.table_id = log.table_id AND seats.seat = log.seat
             WHERE person = $1 AND command <> '' ORDER BY log.made, log.number",
        )
        .await?;
        let tables = rows(
            "SELECT id, game, status, listed, watchable, hints, terms, made FROM tables
             WHERE owner = $1 ORDER BY made",
        )
        .await?;
        let talk =
            rows("SELECT table_id, text, made FROM chat WHERE person = $1 ORDER BY made, number").await?;
        let blocked = rows("SELECT other, made FROM blocks WHERE person = $1 ORDER BY made").await?;
        let muted = rows("SELECT table_id FROM mutes WHERE person = $1 ORDER BY table_id").await?;
        let reports = rows(
            "SELECT table_id, line, why, made, settled, verdict FROM reports WHERE reporter = $1 ORDER BY made",
        )
        .await?;
        Ok(Some(Everything {
            account,
            logins: logins.iter().map(login).collect::<Result<_, _>>()?,
            seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
            deeds: deeds.iter().map(deed).collect::<Result<_, _>>()?,
            tables: tables.iter().map(table).collect::<Result<_, _>>()?,
            talk: talk.iter().map(said).collect::<Result<_, _>>()?,
            blocked: blocked.iter().map(block).collect::<Result<_, _>>()?,
            muted: muted.iter().map(|row| text(row, "table_id")).collect::<Result<_, _>>()?,
            reports: reports.iter().map(report).collect::<Result<_, _>>()?,
        }))
    }
}

fn account(row: &AnyRow) -> Result<Account, sqlx::Error> {
    Ok(Account {
        id: text(row, "id")?,
        name: text(row, "name")?,
        portrait: text(row, "portrait")?,
        guest: text(row, "password")?.is_empty(),
        mail: text(row, "mail")?,
        confirmed: flag(row, "confirmed")?,
        admin: flag(row, "admin")?,
        made: number(row, "made")?,
        seen: number(row, "seen")?,
        banned: number(row, "banned")?,
        ban_reason: text(row, "ban_reason")?,
    })
}

/// The other one by id: a name is theirs.
fn block(row: &AnyRow) -> Result<KeptBlock, sqlx::Error> {
    Ok(KeptBlock { person: text(row, "other")?, at: number(row, "made")? })
}

fn report(row: &AnyRow) -> Result<KeptReport, sqlx::Error> {
    Ok(KeptReport {
        table: text(row, "table_id")?,
        line: number(row, "line")?,
        why: text(row, "why")?,
        at: number(row, "made")?,
        settled: number(row, "settled")?,
        verdict: text(row, "verdict")?,
    })
}

fn login(row: &AnyRow) -> Result<KeptLogin, sqlx::Error> {
    Ok(KeptLogin { agent: text(row, "agent")?, made: number(row, "made")?, used: number(row, "used")? })
}

fn seat(row: &AnyRow) -> Result<KeptSeat, sqlx::Error> {
    Ok(KeptSeat {
        table: text(row, "table_id")?,
        game: text(row, "game")?,
        status: text(row, "status")?,
        seat: small(row, "seat")?,
        role: text(row, "role")?,
        stand_in: flag(row, "stand_in")?,
        looked: small(row, "looked")?,
        nonce: row.try_get("nonce")?,
    })
}

/// Without its number: before the end that would count what others do in secret.
fn deed(row: &AnyRow) -> Result<OwnDeed, sqlx::Error> {
    Ok(OwnDeed {
        table: text(row, "id")?,
        seat: small(row, "seat")?,
        deed: text(row, "deed")?,
        at: number(row, "made")?,
    })
}

fn table(row: &AnyRow) -> Result<KeptTable, sqlx::Error> {
    Ok(KeptTable {
        table: text(row, "id")?,
        game: text(row, "game")?,
        status: text(row, "status")?,
        listed: flag(row, "listed")?,
        watchable: flag(row, "watchable")?,
        hints: flag(row, "hints")?,
        terms: json(row, "terms")?,
        made: number(row, "made")?,
    })
}

fn said(row: &AnyRow) -> Result<Said, sqlx::Error> {
    Ok(Said { table: text(row, "table_id")?, text: text(row, "text")?, at: number(row, "made")? })
}
