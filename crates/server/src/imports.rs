//! Games that were played elsewhere.

use std::sync::Arc;

use chronicle::{Chronicle, Luck, Scribe, as_text, verify};
use language::{Locale, Teller};
use shelf::{Shelf, Shelved};
use table::{Eye, Phrase};

use crate::{
    hall::Hall,
    now,
    problem::Problem,
    sitting::Sitting,
    store::{Record, Sealed, SeatRow, TableRow},
    token,
    wire::{ChanceCheck, Player, Receipt},
};

/// A game ready to be stored.
#[derive(Debug)]
pub(crate) struct Imported {
    row: TableRow,
    seats: Vec<SeatRow>,
    records: Vec<Record>,
}

/// Reads, verifies and replays a chronicle; slow, so on a thread of its own.
pub(crate) async fn read(bytes: &[u8], owner: &str) -> Result<Imported, Problem> {
    let (bytes, owner) = (bytes.to_vec(), owner.to_string());
    let read = tokio::task::spawn_blocking(move || import(&bytes, &owner)).await;
    read.map_err(|_| Problem::Unavailable)?.map_err(Problem::Bad)
}

/// What can be said of a chronicle; slow likewise.
pub(crate) async fn verified(bytes: Vec<u8>, locale: Locale) -> Result<Receipt, Problem> {
    let checked = tokio::task::spawn_blocking(move || check(&bytes, locale)).await;
    checked.map_err(|_| Problem::Unavailable)?.map_err(Problem::Bad)
}

fn check(bytes: &[u8], locale: Locale) -> Result<Receipt, String> {
    let text = as_text(bytes).map_err(|error| error.to_string())?;
    let receipt = verify(text, &Shelf).map_err(|error| error.to_string())?;
    let chronicle = Chronicle::parse(text).map_err(|error| error.to_string())?;
    let (entries, answers) = (receipt.entries as u32, receipt.answers as u32);
    let (chance, key) = match receipt.chance {
        chronicle::ChanceCheck::Recomputed => (ChanceCheck::Recomputed, "server-verified"),
        chronicle::ChanceCheck::Unopened => (ChanceCheck::Unopened, "server-verified-unopened"),
        chronicle::ChanceCheck::Unverifiable => (ChanceCheck::Unverifiable, "server-verified-on-trust"),
    };
    let said = Phrase::new(key).with("entries", entries).with("answers", answers);
    let promise = chronicle.header().promise.as_ref();
    let header = chronicle.header();
    let player = |(player, name): (&chronicle::Player, String)| Player { role: player.role.clone(), name };
    Ok(Receipt {
        game: receipt.game,
        edition: receipt.edition,
        players: header.players.iter().zip(header.names()).map(player).collect(),
        entries,
        over: receipt.over,
        answers,
        chance,
        commitment: promise.map(|promise| promise.commitment.to_string()),
        secret: chronicle.opened().map(ToString::to_string),
        digest: token::hashed(text),
        text: Teller::new(locale, &[]).say(&said),
    })
}

/// A game as its chronicle tells it.
struct Told {
    chronicle: Chronicle,
    over: bool,
    row: TableRow,
    records: Vec<Record>,
    sitting: Sitting,
}

fn told(bytes: &[u8], owner: &str) -> Result<Told, String> {
    let text = as_text(bytes).map_err(|error| error.to_string())?;
    let over = verify(text, &Shelf).map_err(|error| error.to_string())?.over;
    let chronicle = Chronicle::parse(text).map_err(|error| error.to_string())?;
    let record = |(number, entry): (usize, &table::Entry)| Record { number, entry: entry.clone() };
    let records: Vec<_> = (1..).zip(chronicle.entries()).map(record).collect();
    let mut row = TableRow {
        id: token::id(),
        game: chronicle.header().game.clone(),
        status: "over".into(),
        owner: owner.into(),
        listed: false,
        watchable: true,
        hints: false,
        several: false,
        terms: "{}".into(),
        scenario: Sealed::default(),
        chronicle: begun(&chronicle)?.into(),
        secret: chronicle.opened().map(ToString::to_string).unwrap_or_default().into(),
        turn: 0,
        missing: 0,
        versions: String::new(),
        next: String::new(),
        arranged: 0,
        touched: now(),
    };
    let sitting = Sitting::resume(&row, &records).map_err(|unfit| unfit.to_string())?;
    row.versions = sitting.versions();
    Ok(Told { chronicle, over, row, records, sitting })
}

fn import(bytes: &[u8], owner: &str) -> Result<Imported, String> {
    let Told { chronicle, over, row, records, .. } = told(bytes, owner)?;
    if !over {
        // Whoever has the chronicle of a running game knows what its players may not.
        return Err("chronicle: this game is not over".into());
    }
    let seat = |(seat, player): (u8, &chronicle::Player)| SeatRow {
        seat,
        // Nobody here sat in it; the name is all there is.
        kind: "bot".into(),
        bot: player.name.clone().unwrap_or_default(),
        role: player.role.clone().unwrap_or_default(),
        ..SeatRow::default()
    };
    let seats = (0..).zip(&chronicle.header().players).map(seat).collect();
    Ok(Imported { row, seats, records })
}

/// The position after an entry of a chronicle, over or not, as one looker may imagine it; and its game.
pub(crate) async fn imagined(text: String, entry: u32, eye: Eye) -> Result<(String, String), Problem> {
    let imagine = move || {
        let Told { row, sitting, .. } = told(text.as_bytes(), "")?;
        let position = sitting.reimagined(entry, eye).ok_or("entry, seat: not in this game")?;
        Ok::<_, String>((row.game, position))
    };
    let imagined = tokio::task::spawn_blocking(imagine).await;
    imagined.map_err(|_| Problem::Unavailable)?.map_err(Problem::Bad)
}

/// The chronicle as it was before the first entry, and without the names, which the seats keep.
fn begun(chronicle: &Chronicle) -> Result<String, String> {
    let mut header = chronicle.header().clone();
    header.players.iter_mut().for_each(|player| player.name = None);
    let luck = if let Some(secret) = chronicle.opened() {
        Luck::Committed(secret.clone())
    } else {
        header.promise = None;
        Luck::Trusted(Box::new(table::Dice(0)))
    };
    let scribe: Scribe<dyn Shelved> =
        Scribe::resume(header, luck, chronicle.opening(), &[], &Shelf).map_err(|error| error.to_string())?;
    Ok(scribe.chronicle().map_err(|error| error.to_string())?.to_string())
}

/// Stores it; the name of its table.
pub(crate) async fn keep(hall: &Arc<Hall>, imported: Imported) -> Result<String, Problem> {
    hall.store.add_whole(&imported.row, &imported.seats, &imported.records).await?;
    Ok(imported.row.id)
}
