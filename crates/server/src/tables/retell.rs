//! Every table as it is stored, for a checker.

use hosting::telling::retold::Retold;

use crate::{Store, StoreError};

/// Tells every table that is stored, one after the other.
pub async fn retell(database: &str, mut told: impl FnMut(Retold)) -> Result<(), StoreError> {
    let store = Store::find(database).await?;
    for id in store.every_table().await? {
        let Some(row) = store.table(&id).await? else { continue };
        let seats = store.seats(&row).await?;
        let log = store.entries(&id, 0).await?.into_iter().zip(store.commands(&id).await?);
        let talk = store.talk_with_commands(&id).await?;
        told(Retold::of(row, seats, log.collect(), talk));
    }
    store.close().await;
    Ok(())
}
