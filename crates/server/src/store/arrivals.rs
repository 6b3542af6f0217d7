//! New tables, with or without a past.

use hosting::{
    rows::{Record, SeatRow, TableRow, answers_text, bits, deed_text},
    wire::Sitter,
};

use super::{Statement, Store, Stored, json_text};

impl Store {
    pub(crate) async fn add_table(&self, table: &TableRow, seats: &[SeatRow]) -> Stored<()> {
        self.add_whole(table, seats, &[]).await
    }

    /// A table with everything that happened at it.
    pub(crate) async fn add_whole(
        &self,
        table: &TableRow,
        seats: &[SeatRow],
        records: &[Record],
    ) -> Stored<()> {
        self.change_all(whole(table, seats, records)).await?;
        Ok(())
    }

    /// The one rematch of a table; whether it was the first to be opened.
    pub(crate) async fn add_rematch(&self, of: &str, table: &TableRow, seats: &[SeatRow]) -> Stored<bool> {
        let next =
            sqlx::query("UPDATE tables SET next = $2, arranged = arranged + 1 WHERE id = $1 AND next = ''")
                .bind(of.to_string())
                .bind(table.id.clone());
        let mut all = vec![next];
        all.extend(whole(table, seats, &[]));
        self.change_all(all).await
    }
}

pub(super) fn whole(table: &TableRow, seats: &[SeatRow], records: &[Record]) -> Vec<Statement> {
    let bots =
        seats.iter().filter(|seat| seat.sitter == Sitter::Bot).fold(0, |bots, seat| bots | 1 << seat.seat);
    let table_row = std::iter::once(insert_table(table, records.len(), bots));
    let seats = seats.iter().map(|seat| insert_seat(&table.id, seat));
    let records = records.iter().map(|record| insert_record(&table.id, record));
    table_row.chain(seats).chain(records).collect()
}

fn insert_table(table: &TableRow, entries: usize, bots: i64) -> Statement {
    sqlx::query(
        "INSERT INTO tables (id, game, status, owner, listed, watchable, hints, terms, chronicle, secret,
         turn, versions, made, touched, entries, scenario, missing, bots, several)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now, now, $13, $14, $15, $16, $17 FROM clock",
    )
    .bind(table.id.clone())
    .bind(table.game.clone())
    .bind(table.status.word())
    .bind(table.owner.clone())
    .bind(i64::from(table.listed))
    .bind(i64::from(table.watchable))
    .bind(i64::from(table.hints))
    .bind(json_text(&table.terms))
    .bind(table.chronicle.to_string())
    .bind(table.secret.to_string())
    .bind(i64::from(bits(table.turn)))
    .bind(table.versions.to_string())
    .bind(entries as i64)
    .bind(table.scenario.to_string())
    .bind(i64::from(bits(table.missing)))
    .bind(bots)
    .bind(i64::from(table.several))
}

fn insert_seat(table: &str, seat: &SeatRow) -> Statement {
    sqlx::query(
        "INSERT INTO seats (table_id, seat, sitter, person, bot, temper, role, nonce, invitation)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(table.to_string())
    .bind(i64::from(seat.seat))
    .bind(seat.sitter.word())
    .bind(seat.person.clone())
    .bind(seat.bot.clone())
    .bind(seat.temper.clone())
    .bind(seat.role.to_string())
    .bind(seat.nonce.clone())
    .bind(seat.invitation.clone())
}

fn insert_record(table: &str, record: &Record) -> Statement {
    sqlx::query(
        "INSERT INTO log (table_id, number, seat, deed, chance, command, made)
         SELECT $1, $2, $3, $4, $5, '', now FROM clock",
    )
    .bind(table.to_string())
    .bind(record.number as i64)
    .bind(i64::from(record.entry.seat.0))
    .bind(deed_text(&record.entry.deed))
    .bind(answers_text(&record.entry.chance))
}
