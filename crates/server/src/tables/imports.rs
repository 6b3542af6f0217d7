//! Games that were played elsewhere. Reading them is slow, so it is done on a thread of its own.

use hosting::{
    Fault,
    imports::{self, Imported},
    wire::Receipt,
};
use language::Locale;
use table::Eye;

use crate::{accounts::token, now, tables::hall::Hall};

async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, Fault> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Fault::Unavailable)?.map_err(Fault::Bad)
}

/// Reads, verifies and replays a chronicle.
pub(crate) async fn read(bytes: &[u8], owner: &str) -> Result<Imported, Fault> {
    let (bytes, owner) = (bytes.to_vec(), owner.to_string());
    apart(move || imports::import(&bytes, token::id(), &owner, now())).await
}

/// What can be said of a chronicle.
pub(crate) async fn verified(bytes: Vec<u8>, locale: Locale) -> Result<Receipt, Fault> {
    apart(move || imports::check(&bytes, locale)).await
}

/// The position after an entry of a chronicle, over or not, as one looker may imagine it; and its game.
pub(crate) async fn imagined(text: String, entry: u32, eye: Eye) -> Result<(String, String), Fault> {
    apart(move || imports::imagined(&text, entry, eye, token::number())).await
}

/// Stores it; the name of its table.
pub(crate) async fn keep(hall: &Hall, imported: Imported) -> Result<String, Fault> {
    hall.store.add_whole(&imported.row, &imported.seats, &imported.records).await?;
    Ok(imported.row.id)
}
