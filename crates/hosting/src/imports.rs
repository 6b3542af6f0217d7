//! Games that were played elsewhere: read, verified and replayed. All of it is slow.

use chronicle::{Chronicle, Luck, Scribe, as_text, verify};
use games::Shelf;
use language::{Locale, Teller};
use shelf::Shelved;
use table::{Eye, Phrase, Seats};

use crate::{
    entropy::hashed,
    room::sitting::Sitting,
    rows::{Record, Role, Sealed, SeatRow, TableRow, Versions},
    wire::{ChanceCheck, Player, Receipt, Sitter, Status, TableTerms},
};

/// A game ready to be stored.
#[derive(Debug)]
pub struct Imported {
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub records: Vec<Record>,
}

/// What can be said of a chronicle.
pub fn check(bytes: &[u8], locale: Locale) -> Result<Receipt, String> {
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
        digest: hashed(text),
        text: Teller::new(locale, &[]).say(&said),
    })
}

/// A game as its chronicle tells it; its table has neither name nor owner yet.
struct Read {
    chronicle: Chronicle,
    over: bool,
    row: TableRow,
    records: Vec<Record>,
    sitting: Sitting,
}

fn read(bytes: &[u8]) -> Result<Read, String> {
    let text = as_text(bytes).map_err(|error| error.to_string())?;
    let over = verify(text, &Shelf).map_err(|error| error.to_string())?.over;
    let chronicle = Chronicle::parse(text).map_err(|error| error.to_string())?;
    let record = |(number, entry): (usize, &table::Entry)| Record { number, entry: entry.clone() };
    let records: Vec<_> = (1..).zip(chronicle.entries()).map(record).collect();
    let mut row = TableRow {
        id: String::new(),
        game: chronicle.header().game.clone(),
        status: Status::Over,
        owner: String::new(),
        listed: false,
        watchable: true,
        hints: false,
        several: false,
        terms: TableTerms::default(),
        scenario: Sealed::default(),
        chronicle: begun(&chronicle)?.into(),
        secret: chronicle.opened().map(ToString::to_string).unwrap_or_default().into(),
        turn: Seats::NONE,
        missing: Seats::NONE,
        versions: Versions::default(),
        next: String::new(),
        arranged: 0,
        touched: 0,
    };
    let sitting = Sitting::resume(&row, &records).map_err(|unfit| unfit.to_string())?;
    row.versions = sitting.versions();
    Ok(Read { chronicle, over, row, records, sitting })
}

/// A game that is over, for a new table of this name and owner.
pub fn import(bytes: &[u8], id: String, owner: &str, now: i64) -> Result<Imported, String> {
    let Read { chronicle, over, row, records, .. } = read(bytes)?;
    if !over {
        // Whoever has the chronicle of a running game knows what its players may not.
        return Err("chronicle: this game is not over".into());
    }
    let seat = |(seat, player): (u8, &chronicle::Player)| SeatRow {
        // Nobody here sat in it; the name is all there is.
        sitter: Sitter::Bot,
        bot: player.name.clone().unwrap_or_default(),
        role: player.role.clone().map_or(Role::Free, Role::Agreed),
        ..SeatRow::open(seat)
    };
    let seats = (0..).zip(&chronicle.header().players).map(seat).collect();
    let row = TableRow { id, owner: owner.into(), touched: now, ..row };
    Ok(Imported { row, seats, records })
}

/// The position after an entry of a chronicle, over or not, as one looker may imagine it; and its game.
pub fn imagined(text: &str, entry: u32, eye: Eye, seed: u64) -> Result<(String, String), String> {
    let Read { row, sitting, .. } = read(text.as_bytes())?;
    let position = sitting.reimagined(entry, eye, seed).ok_or("entry, seat: not in this game")?;
    Ok((row.game, position))
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
