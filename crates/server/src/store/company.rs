//! Who wants nothing to do with whom, what talk is shown to whom, and what was reported to the operator.

use std::collections::{HashMap, HashSet};

use hosting::{
    rows::{ChatRow, SeatRow},
    wire::ChatLine,
};
use sqlx::{Row as _, any::AnyRow};

use super::{
    Statement, Store, Stored, json, json_text, number,
    tables::{chat_row, gathering},
    text,
};
use crate::accounts::token;

/// How many lines before a reported one, and after it, are kept with it.
const AROUND: i64 = 10;

/// One of the two wants nothing to do with the other: `me`, and whoever sits at or owns a table.
pub(super) fn at_odds(me: &str, table: &str) -> String {
    let there = format!(
        "IN (SELECT person FROM seats AS theirs WHERE theirs.table_id = {table} AND theirs.person <> ''
         UNION SELECT owner FROM tables AS whose WHERE whose.id = {table})"
    );
    format!(
        "EXISTS (SELECT 1 FROM blocks WHERE blocks.person = {me} AND blocks.other {there}
         OR blocks.other = {me} AND blocks.person {there})"
    )
}

/// Neither is this person banned, nor were they sent away from the table, nor are they at odds with anybody there.
pub(super) fn is_welcome(me: &str, table: &str) -> String {
    let odds = at_odds(me, table);
    format!(
        "NOT EXISTS (SELECT 1 FROM people AS them WHERE them.id = {me} AND them.banned > 0)
         AND NOT EXISTS (SELECT 1 FROM removed WHERE removed.table_id = {table} AND removed.person = {me})
         AND NOT {odds}"
    )
}

/// One person takes one open seat, unless the table is theirs or its owner lets them.
pub(super) fn may_take_an_open_seat(me: &str, table: &str) -> String {
    format!(
        "(EXISTS (SELECT 1 FROM tables AS this WHERE this.id = {table} AND (this.several = 1 OR this.owner = {me}))
         OR NOT EXISTS (SELECT 1 FROM seats AS mine WHERE mine.table_id = {table} AND mine.person = {me}))"
    )
}

/// Which lines of `chat` this person is shown.
pub(super) fn is_shown(me: &str) -> String {
    format!(
        "NOT EXISTS (SELECT 1 FROM mutes WHERE mutes.person = {me} AND mutes.table_id = chat.table_id)
         AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = {me} AND blocks.other = chat.person
                         OR blocks.other = {me} AND blocks.person = chat.person)"
    )
}

/// Talk that somebody complained of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReportRow {
    pub(crate) id: String,
    pub(crate) table: String,
    pub(crate) line: i64,
    pub(crate) reporter: String,
    pub(crate) reporter_name: String,
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) text: String,
    /// As JSON.
    pub(crate) context: Vec<ChatLine>,
    pub(crate) why: String,
    pub(crate) made: i64,
    pub(crate) settled: i64,
    pub(crate) verdict: String,
}

impl Store {
    /// Whether somebody was neither sent away from a table nor is at odds with anybody there.
    pub(crate) async fn is_welcome(&self, table: &str, person: &str) -> Stored<bool> {
        let ask = format!("SELECT 1 AS welcome WHERE {}", is_welcome("$2", "$1"));
        Ok(sqlx::query(&ask).bind(table).bind(person).fetch_optional(&self.read).await?.is_some())
    }

    /// Whether any two of those who sit at a table want nothing to do with each other.
    pub(crate) async fn quarrels(&self, table: &str) -> Stored<bool> {
        let quarrel = sqlx::query(
            "SELECT 1 AS quarrel FROM blocks
             JOIN seats AS one ON one.table_id = $1 AND one.person = blocks.person
             JOIN seats AS two ON two.table_id = $1 AND two.person = blocks.other LIMIT 1",
        );
        Ok(quarrel.bind(table).fetch_optional(&self.read).await?.is_some())
    }

    /// Sends somebody away from a table that gathers, for good: their seats are free again, and what opened those that
    /// were for invited people is replaced. `seats` are theirs, as they are to be. Whether it did.
    pub(crate) async fn send_away(&self, table: &str, person: &str, seats: &[SeatRow]) -> Stored<bool> {
        let free = |seat: &SeatRow| {
            sqlx::query(
                "UPDATE seats SET sitter = $4, person = '', nonce = '', invitation = $5,
                 role = CASE WHEN role LIKE 'chosen %' THEN 'chosen' ELSE role END
                 WHERE table_id = $1 AND seat = $2 AND person = $3",
            )
            .bind(table.to_string())
            .bind(i64::from(seat.seat))
            .bind(person.to_string())
            .bind(seat.sitter.word())
            .bind(seat.invitation.clone())
        };
        let away = sqlx::query(
            "INSERT INTO removed (table_id, person) VALUES ($1, $2)
             ON CONFLICT (table_id, person) DO UPDATE SET person = $2",
        )
        .bind(table.to_string())
        .bind(person.to_string());
        let mut all = vec![gathering(table), away];
        all.extend(seats.iter().map(free));
        self.change_all(all).await
    }

    pub(crate) async fn block(&self, person: &str, other: &str) -> Stored<()> {
        let block = sqlx::query(
            "INSERT INTO blocks (person, other, made) SELECT $1, $2, now FROM clock WHERE true
             ON CONFLICT DO NOTHING",
        );
        self.change(block.bind(person.to_string()).bind(other.to_string())).await?;
        Ok(())
    }

    /// Whether there was such a block.
    pub(crate) async fn unblock(&self, person: &str, other: &str) -> Stored<bool> {
        let unblock = sqlx::query("DELETE FROM blocks WHERE person = $1 AND other = $2");
        Ok(self.change(unblock.bind(person.to_string()).bind(other.to_string())).await? > 0)
    }

    /// Whom a person has blocked: id, name and when, the latest first.
    pub(crate) async fn blocked_by(&self, person: &str) -> Stored<Vec<(String, String, i64)>> {
        let rows = sqlx::query(
            "SELECT blocks.other, people.name, blocks.made FROM blocks JOIN people ON people.id = blocks.other
             WHERE blocks.person = $1 ORDER BY blocks.made DESC, blocks.other",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        let blocked = |row| Ok((text(row, "other")?, text(row, "name")?, number(row, "made")?));
        rows.iter().map(blocked).collect()
    }

    pub(crate) async fn mute(&self, person: &str, table: &str, muted: bool) -> Stored<()> {
        let mute = sqlx::query(if muted {
            "INSERT INTO mutes (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE person = $1 AND table_id = $2"
        });
        self.change(mute.bind(person.to_string()).bind(table.to_string())).await?;
        Ok(())
    }

    /// The tables whose talk a person does not want to hear, with their games.
    pub(crate) async fn muted_by(&self, person: &str) -> Stored<Vec<(String, String)>> {
        let rows = sqlx::query(
            "SELECT id, game FROM mutes JOIN tables ON tables.id = mutes.table_id WHERE mutes.person = $1
             ORDER BY touched DESC, id",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok((text(row, "id")?, text(row, "game")?))).collect()
    }

    /// What was said after number `after`, at most the last `most` lines, for everybody: each line says from whom it is
    /// hidden.
    pub(crate) async fn talk(&self, table: &str, after: i64, most: i64) -> Stored<Vec<ChatRow>> {
        let mut lines = self.chat(table, after, most, "").await?;
        let mut deaf: HashMap<String, HashSet<String>> = HashMap::new();
        for line in &mut lines {
            if !deaf.contains_key(&line.person) {
                deaf.insert(line.person.clone(), self.deaf_to(table, &line.person).await?);
            }
            line.hidden_from = deaf.get(&line.person).cloned().unwrap_or_default();
        }
        Ok(lines)
    }

    /// Who is not told what this person says at a table.
    async fn deaf_to(&self, table: &str, person: &str) -> Stored<HashSet<String>> {
        let rows = sqlx::query(
            "SELECT other AS deaf FROM blocks WHERE person = $2 UNION SELECT person FROM blocks WHERE other = $2
             UNION SELECT person FROM mutes WHERE table_id = $1",
        )
        .bind(table)
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.iter().map(|row| row.try_get("deaf")).collect::<Result<_, _>>()?)
    }

    /// A line of talk, if it is shown to this person.
    pub(crate) async fn line(&self, table: &str, line: i64, looker: &str) -> Stored<Option<ChatRow>> {
        let ask = format!(
            "SELECT number, person, name, text, made FROM chat WHERE table_id = $1 AND number = $2 AND {}",
            is_shown("$3")
        );
        let row = sqlx::query(&ask).bind(table).bind(line).bind(looker).fetch_optional(&self.read).await?;
        Ok(row.as_ref().map(chat_row).transpose()?)
    }

    /// What was said shortly before and after it.
    pub(crate) async fn around(&self, table: &str, line: i64) -> Stored<Vec<ChatRow>> {
        let rows = sqlx::query(
            "SELECT number, person, name, text, made FROM chat
             WHERE table_id = $1 AND number >= $2 AND number <= $3 ORDER BY number",
        )
        .bind(table)
        .bind(line - AROUND)
        .bind(line + AROUND)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(chat_row(row)?)).collect()
    }

    /// Keeps a report, once for each line; whether the reporter had not made `most` of them in this span.
    pub(crate) async fn report(
        &self,
        (table, line): (&str, &ChatRow),
        reporter: &str,
        (why, context): (&str, &[ChatLine]),
        (span, most): (i64, i64),
    ) -> Stored<bool> {
        let same = sqlx::query("SELECT id FROM reports WHERE reporter = $1 AND table_id = $2 AND line = $3");
        let same = same.bind(reporter).bind(table).bind(line.number).fetch_optional(&self.read).await?;
        if same.is_some() {
            return Ok(true);
        }
        let now = self.now().await?;
        let report: Statement = sqlx::query(
            "INSERT INTO reports (id, table_id, line, reporter, person, name, text, context, why, made)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
             WHERE (SELECT COUNT(*) FROM reports WHERE reporter = $4 AND made >= $11) < $12
             ON CONFLICT DO NOTHING",
        )
        .bind(token::id())
        .bind(table.to_string())
        .bind(line.number)
        .bind(reporter.to_string())
        .bind(line.person.clone())
        .bind(line.name.clone())
        .bind(line.text.clone())
        .bind(json_text(&context))
        .bind(why.to_string())
        .bind(now)
        .bind(now - span)
        .bind(most);
        Ok(self.change(report).await? > 0)
    }

    /// The latest reports first; those that are settled, too, if asked for.
    pub(crate) async fn reports(&self, settled: bool, most: i64) -> Stored<Vec<ReportRow>> {
        let ask = sqlx::query(
            "SELECT reports.id, table_id, line, reporter, person, reports.name, text, context, why, reports.made,
             settled, verdict, COALESCE(people.name, '') AS reporter_name
             FROM reports LEFT JOIN people ON people.id = reports.reporter
             WHERE settled = 0 OR $1 = 1 ORDER BY settled, reports.made DESC, reports.id LIMIT $2",
        )
        .bind(i64::from(settled))
        .bind(most);
        let rows = ask.fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(report(row)?)).collect()
    }

    /// Whether there was such a report, still open.
    pub(crate) async fn settle(&self, report: &str, verdict: &str) -> Stored<bool> {
        let settle =
            sqlx::query("UPDATE reports SET settled = $2, verdict = $3 WHERE id = $1 AND settled = 0");
        let settle = settle.bind(report.to_string()).bind(self.now().await?).bind(verdict.to_string());
        Ok(self.change(settle).await? > 0)
    }

    pub(crate) async fn open_reports(&self) -> Stored<i64> {
        let row = sqlx::query("SELECT COUNT(*) AS count FROM reports WHERE settled = 0");
        Ok(number(&row.fetch_one(&self.read).await?, "count")?)
    }
}

fn report(row: &AnyRow) -> Result<ReportRow, sqlx::Error> {
    Ok(ReportRow {
        id: text(row, "id")?,
        table: text(row, "table_id")?,
        line: number(row, "line")?,
        reporter: text(row, "reporter")?,
        reporter_name: text(row, "reporter_name")?,
        person: text(row, "person")?,
        name: text(row, "name")?,
        text: text(row, "text")?,
        context: json(row, "context")?,
        why: text(row, "why")?,
        made: number(row, "made")?,
        settled: number(row, "settled")?,
        verdict: text(row, "verdict")?,
    })
}
