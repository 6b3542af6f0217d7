//! The chronicle of a game, as far as it may be written.

use chronicle::{Chronicle, Fails, Luck, Scribe, Secret, Unwritable};
use games::Shelf;
use shelf::Shelved;
use table::Turn;

#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Unrecorded {
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    #[error(transparent)]
    Fails(#[from] Fails),
}

/// The game so far. Committed chance is opened when the game is over, not before.
pub(crate) fn written(
    scribe: &Scribe<dyn Shelved>,
    secret: Option<&Secret>,
) -> Result<Chronicle, Unrecorded> {
    match secret {
        Some(secret) if scribe.host().turn() == Turn::Over => {
            let (header, host) = (scribe.header().clone(), scribe.host());
            let luck = Luck::Committed(secret.clone());
            Ok(Scribe::resume(header, luck, host.opening(), host.entries(), &Shelf)?.close()?)
        }
        _ => Ok(scribe.chronicle()?),
    }
}
