//! New tables, with or without a past.

use sqlx::AnyConnection;

use super::{
    Record, SeatRow, Store, Stored, TableRow,
    log::{answers_text, deed_text},
};
use crate::now;

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
        let mut tx = self.write.begin().await?;
        insert_table(&mut tx, table, records.len()).await?;
        for seat in seats {
            insert_seat(&mut tx, &table.id, seat).await?;
        }
        for record in records {
            insert_record(&mut tx, &table.id, record).await?;
        }
        tx.commit().await?;
        Ok(())
    }
}

async fn insert_table(
    connection: &mut AnyConnection,
    table: &TableRow,
    entries: usize,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, game, status, owner, listed, watchable, hints, terms, chronicle, secret,
         turn, versions, made, touched, entries, scenario)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.status)
    .bind(&table.owner)
    .bind(i64::from(table.listed))
    .bind(i64::from(table.watchable))
    .bind(i64::from(table.hints))
    .bind(&table.terms)
    .bind(&*table.chronicle)
    .bind(&*table.secret)
    .bind(i64::from(table.turn))
    .bind(&table.versions)
    .bind(now())
    .bind(entries as i64)
    .bind(&*table.scenario)
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_seat(connection: &mut AnyConnection, table: &str, seat: &SeatRow) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO seats (table_id, seat, kind, person, bot, temper, role, nonce, invitation)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(table)
    .bind(i64::from(seat.seat))
    .bind(&seat.kind)
    .bind(&seat.person)
    .bind(&seat.bot)
    .bind(&seat.temper)
    .bind(&seat.role)
    .bind(&seat.nonce)
    .bind(&seat.invitation)
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_record(
    connection: &mut AnyConnection,
    table: &str,
    record: &Record,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO log (table_id, number, seat, deed, chance, command, made)
         VALUES ($1, $2, $3, $4, $5, '', $6)",
    )
    .bind(table)
    .bind(record.number as i64)
    .bind(i64::from(record.entry.seat.0))
    .bind(deed_text(&record.entry.deed))
    .bind(answers_text(&record.entry.chance))
    .bind(now())
    .execute(connection)
    .await?;
    Ok(())
}
