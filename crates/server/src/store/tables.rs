//! Tables, seats and chat.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use hosting::{
    rows::{ChatRow, Head, Role, SeatRow, TableRow, bits, read_bits},
    telling::names::tell_apart,
    wire::Status,
};
use sqlx::any::AnyRow;

use super::{
    Statement, Store, StoreError, Stored,
    company::{is_shown, is_welcome, may_take_an_open_seat},
    flag, json, number, places, small, text, word,
};

/// A table somebody sits at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MineRow {
    pub(crate) table: TableRow,
    pub(crate) seat: u8,
    pub(crate) seen: u32,
}

/// How far a table has come: entries, changes of its seats, lines of its talk.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct StandRow {
    pub(crate) entries: i64,
    pub(crate) arranged: i64,
    pub(crate) talk: i64,
}

/// So many nodes may try to say something at one table at once.
const MOST_AT_ONCE: usize = 32;

pub(super) const TABLE: &str = "id, game, status, owner, listed, watchable, hints, several, terms, scenario, chronicle, secret, \
     turn, missing, versions, next, arranged, touched";

/// Who arranges something at a table that gathers holds its row: of two nodes, one after the other.
pub(super) fn gathering(table: &str) -> Statement {
    sqlx::query("UPDATE tables SET arranged = arranged + 1 WHERE id = $1 AND status = 'gathering'")
        .bind(table.to_string())
}

/// Nobody who is banned or gone does anything: of this and a ban at the same moment, one comes after the other.
fn let_in(person: &str) -> Statement {
    sqlx::query("UPDATE people SET banned = 0 WHERE id = $1 AND banned = 0").bind(person.to_string())
}

fn taken_unless(done: bool) -> Stored<()> {
    if done { Ok(()) } else { Err(StoreError::Taken) }
}

pub(super) fn table(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: text(row, "id")?,
        game: text(row, "game")?,
        status: word(row, "status")?,
        owner: text(row, "owner")?,
        listed: flag(row, "listed")?,
        watchable: flag(row, "watchable")?,
        hints: flag(row, "hints")?,
        several: flag(row, "several")?,
        terms: json(row, "terms")?,
        scenario: text(row, "scenario")?.into(),
        chronicle: text(row, "chronicle")?.into(),
        secret: text(row, "secret")?.into(),
        turn: read_bits(small(row, "turn")?),
        missing: read_bits(small(row, "missing")?),
        versions: word(row, "versions")?,
        next: text(row, "next")?,
        arranged: number(row, "arranged")?,
        touched: number(row, "touched")?,
    })
}

impl Store {
    pub(crate) async fn table(&self, id: &str) -> Stored<Option<TableRow>> {
        let row = sqlx::query(&format!("SELECT {TABLE} FROM tables WHERE id = $1"))
            .bind(id)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.as_ref().map(table).transpose()?)
    }

    /// How far these tables have come, by name.
    pub(crate) async fn stands(&self, ids: &[&str]) -> Stored<HashMap<String, StandRow>> {
        let asked = format!(
            "SELECT id, entries, arranged,
             (SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = tables.id) AS talk
             FROM tables WHERE id IN ({})",
            places(ids.len())
        );
        let asked = ids.iter().fold(sqlx::query(&asked), |asked, id| asked.bind(*id));
        let rows = asked.fetch_all(&self.read).await?;
        let stand = |row| {
            let (entries, arranged) = (number(row, "entries")?, number(row, "arranged")?);
            Ok((text(row, "id")?, StandRow { entries, arranged, talk: number(row, "talk")? }))
        };
        rows.iter().map(stand).collect()
    }

    pub(crate) async fn seats(&self, TableRow { id, game, .. }: &TableRow) -> Stored<Vec<SeatRow>> {
        let rows = sqlx::query(
            "SELECT seat, sitter, person, bot, temper, stand_in, role, nonce, invitation, seats.seen,
             COALESCE(people.name, '') AS name, COALESCE(people.portrait, '') AS portrait
             FROM seats LEFT JOIN people ON people.id = seats.person WHERE table_id = $1 ORDER BY seat",
        )
        .bind(id)
        .fetch_all(&self.read)
        .await?;
        let mut seats = rows.iter().map(seat).collect::<Result<Vec<_>, _>>()?;
        tell_apart(game, &mut seats, &[]);
        Ok(seats)
    }

    /// Where a person sits, the latest first.
    pub(crate) async fn tables_of(&self, person: &str, most: i64) -> Stored<Vec<MineRow>> {
        let rows = sqlx::query(&format!(
            "SELECT {TABLE}, seat, seen FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE person = $1 ORDER BY touched DESC, seat LIMIT $2"
        ))
        .bind(person)
        .bind(most)
        .fetch_all(&self.read)
        .await?;
        let mine =
            |row| Ok(MineRow { table: table(row)?, seat: small(row, "seat")?, seen: small(row, "seen")? });
        rows.iter().map(mine).collect()
    }

    /// Puts somebody into a seat that is still free in this way; `Taken` if it is not, or not for them.
    pub(crate) async fn sit(
        &self,
        table: &str,
        seat: u8,
        person: &str,
        invitation: &str,
        nonce: &str,
    ) -> Stored<()> {
        static SIT: LazyLock<String> = LazyLock::new(|| {
            format!(
                "UPDATE seats SET sitter = 'person', person = $3, nonce = $5 WHERE table_id = $1 AND seat = $2
                 AND (sitter = 'open' AND {} OR sitter = 'invited' AND invitation = $4 AND $4 <> '') AND {}",
                may_take_an_open_seat("$3", "$1"),
                is_welcome("$3", "$1")
            )
        });
        let sit = sqlx::query(&SIT)
            .bind(table.to_string())
            .bind(i64::from(seat))
            .bind(person.to_string())
            .bind(invitation.to_string())
            .bind(nonce.to_string());
        taken_unless(self.change_all(vec![gathering(table), sit]).await?)
    }

    /// What the player of a seat wants to play; `Taken` if it is not his, or the game has begun.
    pub(crate) async fn choose_role(&self, table: &str, seat: u8, person: &str, role: &Role) -> Stored<()> {
        let choose =
            sqlx::query("UPDATE seats SET role = $4 WHERE table_id = $1 AND seat = $2 AND person = $3")
                .bind(table.to_string())
                .bind(i64::from(seat))
                .bind(person.to_string())
                .bind(role.to_string());
        taken_unless(self.change_all(vec![gathering(table), choose]).await?)
    }

    /// Frees the seats of somebody who leaves before the start.
    pub(crate) async fn stand_up(&self, table: &str, person: &str) -> Stored<bool> {
        let stand_up = sqlx::query(
            "UPDATE seats SET sitter = CASE WHEN invitation = '' THEN 'open' ELSE 'invited' END, person = '',
             nonce = '', role = CASE WHEN role LIKE 'chosen %' THEN 'chosen' ELSE role END
             WHERE table_id = $1 AND person = $2",
        );
        self.change_all(vec![gathering(table), stand_up.bind(table.to_string()).bind(person.to_string())])
            .await
    }

    /// Starts a gathering table with these people; `Taken` if it was started or somebody sat down or left meanwhile.
    pub(crate) async fn start_table(
        &self,
        id: &str,
        chronicle: &str,
        head: &Head,
        seats: &[SeatRow],
    ) -> Stored<()> {
        let start = sqlx::query(
            "UPDATE tables SET status = $6, chronicle = $2, turn = $3, versions = $4,
             bot_due = CASE WHEN (bots & $7) <> 0 THEN (SELECT now FROM clock) + $5 ELSE 0 END,
             touched = (SELECT now FROM clock), missing = $7, arranged = arranged + 1
             WHERE id = $1 AND status = 'gathering'",
        )
        .bind(id.to_string())
        .bind(chronicle.to_string())
        .bind(i64::from(bits(head.turn)))
        .bind(head.versions.to_string())
        .bind(head.pace.as_millis() as i64)
        .bind(head.status().word())
        .bind(i64::from(bits(head.missing)));
        let still = |seat: &SeatRow| {
            sqlx::query(
                "UPDATE seats SET nonce = $3 WHERE table_id = $1 AND seat = $2 AND nonce = $3 AND sitter = $4
                 AND person = $5 AND role = $6",
            )
            .bind(id.to_string())
            .bind(i64::from(seat.seat))
            .bind(seat.nonce.clone())
            .bind(seat.sitter.word())
            .bind(seat.person.clone())
            .bind(seat.role.to_string())
        };
        taken_unless(self.change_all(std::iter::once(start).chain(seats.iter().map(still)).collect()).await?)
    }

    /// Lets a bot play for a person's seat, or themselves again; `Barred` if they were banned or do not sit there
    /// any more.
    pub(crate) async fn set_stand_in(
        &self,
        table: &str,
        (seat, person): (u8, &str),
        bot: &str,
        stand_in: bool,
    ) -> Stored<()> {
        let sits = sqlx::query(
            "UPDATE seats SET stand_in = $3, bot = $4 WHERE table_id = $1 AND seat = $2 AND person = $5",
        )
        .bind(table.to_string())
        .bind(i64::from(seat))
        .bind(i64::from(stand_in))
        .bind(bot.to_string())
        .bind(person.to_string());
        let due = sqlx::query(if stand_in {
            "UPDATE tables SET bots = bots | $2, bot_until = 0, arranged = arranged + 1,
             bot_due = CASE WHEN ((bots | $2) & missing) <> 0 THEN (SELECT now FROM clock) ELSE 0 END
             WHERE id = $1"
        } else {
            "UPDATE tables SET bots = bots & ~$2, bot_until = 0, arranged = arranged + 1,
             bot_due = CASE WHEN (bots & ~$2 & missing) <> 0 THEN (SELECT now FROM clock) ELSE 0 END
             WHERE id = $1"
        });
        let due = due.bind(table.to_string()).bind(1i64 << seat);
        let done = self.change_all(vec![let_in(person), sits, due]).await?;
        if done { Ok(()) } else { Err(StoreError::Barred) }
    }

    pub(crate) async fn set_seen(&self, table: &str, seat: u8, seen: u32) -> Stored<()> {
        let note = sqlx::query("UPDATE seats SET seen = $3 WHERE table_id = $1 AND seat = $2 AND seen < $3");
        self.change(note.bind(table.to_string()).bind(i64::from(seat)).bind(i64::from(seen))).await?;
        Ok(())
    }

    /// Adds a line of talk; whether it did, because what this command has said before is not said again. `Barred` if its
    /// speaker was banned or has gone since.
    pub(crate) async fn add_chat(
        &self,
        table: &str,
        (person, name): (&str, &str),
        words: &str,
        command: &str,
    ) -> Stored<bool> {
        // One who speaks at another node at the same moment takes the same number: then it is the next one.
        for _ in 0..MOST_AT_ONCE {
            let add = sqlx::query(
                "INSERT INTO chat (table_id, number, name, text, made, command, person)
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, (SELECT now FROM clock), $4, $5
                 FROM chat WHERE table_id = $1 ON CONFLICT DO NOTHING",
            )
            .bind(table.to_string())
            .bind(name.to_string())
            .bind(words.to_string())
            .bind(command.to_string())
            .bind(person.to_string());
            if self.change_all(vec![let_in(person), add]).await? {
                return Ok(true);
            }
            let said = sqlx::query("SELECT number FROM chat WHERE table_id = $1 AND command = $2");
            if said.bind(table).bind(command).fetch_optional(&self.read).await?.is_some() {
                return Ok(false);
            }
            let here = sqlx::query("SELECT id FROM people WHERE id = $1 AND banned = 0");
            if here.bind(person).fetch_optional(&self.read).await?.is_none() {
                return Err(StoreError::Barred);
            }
        }
        Err(StoreError::Conflict)
    }

    /// What was said after number `after`, at most the last `most` lines, as far as it is shown to the looker.
    pub(crate) async fn chat(
        &self,
        table: &str,
        after: i64,
        most: i64,
        looker: &str,
    ) -> Stored<Vec<ChatRow>> {
        let rows = sqlx::query(&format!(
            "SELECT number, person, name, text, made FROM chat WHERE table_id = $1 AND number > $2 AND {}
             ORDER BY number DESC LIMIT $3",
            is_shown("$4")
        ))
        .bind(table)
        .bind(after)
        .bind(most)
        .bind(looker)
        .fetch_all(&self.read)
        .await?;
        rows.iter().rev().map(|row| Ok(chat_row(row)?)).collect()
    }

    /// Everything that was said, with the commands that said it.
    pub(crate) async fn talk_with_commands(&self, table: &str) -> Stored<Vec<(ChatRow, String)>> {
        let rows = sqlx::query(
            "SELECT number, person, name, text, made, command FROM chat WHERE table_id = $1 ORDER BY number",
        )
        .bind(table)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok((chat_row(row)?, text(row, "command")?))).collect()
    }

    /// The names of all tables, begun or not.
    pub(crate) async fn every_table(&self) -> Stored<Vec<String>> {
        let rows = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(text(row, "id")?)).collect()
    }

    /// How many tables there are, by status.
    pub(crate) async fn count_tables(&self) -> Stored<Vec<(Status, i64)>> {
        let rows =
            sqlx::query("SELECT status, COUNT(*) AS count FROM tables GROUP BY status ORDER BY status")
                .fetch_all(&self.read)
                .await?;
        rows.iter().map(|row| Ok((word(row, "status")?, number(row, "count")?))).collect()
    }

    /// The tables whose game has begun, in order, after `after`.
    pub(crate) async fn begun(&self, after: &str, most: i64) -> Stored<Vec<String>> {
        let rows =
            sqlx::query("SELECT id FROM tables WHERE status <> 'gathering' AND id > $1 ORDER BY id LIMIT $2")
                .bind(after)
                .bind(most)
                .fetch_all(&self.read)
                .await?;
        rows.iter().map(|row| Ok(text(row, "id")?)).collect()
    }
}

pub(super) fn chat_row(row: &AnyRow) -> Result<ChatRow, sqlx::Error> {
    Ok(ChatRow {
        number: number(row, "number")?,
        person: text(row, "person")?,
        name: text(row, "name")?,
        text: text(row, "text")?,
        made: number(row, "made")?,
        hidden_from: HashSet::new(),
    })
}

fn seat(row: &AnyRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow {
        seat: small(row, "seat")?,
        sitter: word(row, "sitter")?,
        person: text(row, "person")?,
        name: text(row, "name")?,
        portrait: text(row, "portrait")?,
        bot: text(row, "bot")?,
        temper: text(row, "temper")?,
        stand_in: flag(row, "stand_in")?,
        role: Role::from(text(row, "role")?.as_str()),
        nonce: text(row, "nonce")?,
        invitation: text(row, "invitation")?,
        seen: small(row, "seen")?,
        apart: String::new(),
    })
}
