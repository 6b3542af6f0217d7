//! What of the talk at the tables somebody wants to hear, and which tables come into the lobby.

use std::net::IpAddr;

use hosting::{
    Fault,
    room::loaded::chat_line,
    rows::{SeatRow, TableRow},
    wire::ToClient,
};

use crate::{
    accounts::limits::neighbourhood,
    store::{MostListed, Unlisted},
    tables::hall::{CHAT_LINES, Hall},
};

/// How many tables one person may have in the lobby, and one address.
const MOST_LISTED: (f64, f64) = (5.0, 10.0);

impl Hall {
    fn most_listed(&self) -> MostListed {
        let (person, address) = MOST_LISTED;
        let most = |most: f64| (most * self.config.rates).ceil() as i64;
        MostListed { person: most(person), address: most(address) }
    }

    /// Stores a new table; one that is to be in the lobby only while there is room for it.
    pub(crate) async fn open_table(
        &self,
        row: &TableRow,
        seats: &[SeatRow],
        from: IpAddr,
    ) -> Result<(), Fault> {
        if !row.listed {
            return Ok(self.store.add_table(row, seats).await?);
        }
        let origin = self.store.origin(neighbourhood(from)).await?;
        let most = self.most_listed();
        match self.store.may_list(&row.owner, &origin, most).await? {
            Ok(()) if self.store.add_listed(row, seats, &origin, most).await? => Ok(()),
            Ok(()) | Err(Unlisted::Person) => Err(Fault::NotNow("server-listed-enough")),
            Err(Unlisted::Address) => Err(Fault::NotNow("server-listed-enough-here")),
        }
    }

    /// Whether a rematch that nobody asked to be listed may be.
    pub(crate) async fn has_room_in_lobby(&self, owner: &str) -> Result<bool, Fault> {
        Ok(self.store.may_list(owner, "", self.most_listed()).await?.is_ok())
    }

    /// Shows somebody who wants to hear others than before what was said, wherever they look.
    pub(crate) async fn retell(&self, person: &str) {
        for room in self.rooms() {
            let mut room = room.lock().await;
            if person.is_empty() || !room.people().any(|there| there == person) {
                continue;
            }
            let chat = match self.store.chat(&room.id, 0, CHAT_LINES, person).await {
                Ok(chat) => chat,
                Err(error) => {
                    tracing::warn!(table = room.id, %error, "not told anew what was said");
                    continue;
                }
            };
            let last = room.last_chat;
            let heard = |locale| {
                let chat = chat.iter().filter(|line| line.number <= last);
                chat.map(|line| chat_line(line, person, locale)).collect()
            };
            room.tell_each(|socket| {
                (socket.person == person).then(|| ToClient::Talk { chat: heard(socket.locale) })
            });
        }
    }
}
