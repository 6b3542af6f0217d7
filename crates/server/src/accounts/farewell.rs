//! Those who are here hear that somebody is called otherwise, is logged in no more, or has gone.

use std::sync::Arc;

use hosting::Fault;

use crate::{store::Notice, tables::hall::Hall};

impl Hall {
    /// Closes the sockets of log-ins that were ended, here and at the other nodes.
    pub(crate) async fn revoke(self: &Arc<Self>, logins: impl IntoIterator<Item = String>) {
        self.spread(logins.into_iter().map(|login| Notice::Revoked { login }).collect()).await;
    }

    /// Those who look at a table where this person sits are told today's name.
    pub(crate) async fn called_otherwise(self: &Arc<Self>, person: &str) -> Result<(), Fault> {
        let tables = self.store.tables_with(person).await?;
        self.spread(tables.into_iter().map(|table| Notice::Arranged { table }).collect()).await;
        Ok(())
    }

    /// Deletes a person. Their seats are free where no game has begun; elsewhere a bot plays on.
    pub(crate) async fn forget_person(self: &Arc<Self>, person: &str) -> Result<(), Fault> {
        let told = self.store.delete_person(person).await?;
        self.spread(told).await;
        Ok(())
    }

    /// Everybody hears of it, at this node and at the others.
    async fn spread(self: &Arc<Self>, notices: Vec<Notice>) {
        for notice in notices {
            let table = match &notice {
                Notice::Arranged { table } => Some(table.clone()),
                _ => None,
            };
            self.noticed(notice.clone()).await;
            if let Some(room) = table.and_then(|table| self.at_hand(&table)) {
                let mut room = room.lock_owned().await;
                self.wake_bots(&mut room);
            }
            self.tell_nodes(notice).await;
        }
    }
}
