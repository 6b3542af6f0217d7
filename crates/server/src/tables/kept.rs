//! A table in this server's memory: its room, and what only a server knows of it.

use std::{
    ops::{Deref, DerefMut},
    time::Instant,
};

use axum::extract::ws::Utf8Bytes;
use hosting::room::{self, Goodbye, Say};
use tokio::sync::mpsc;

/// Those who look do so through sockets.
pub(crate) type Room = room::Room<Mouth>;

/// What a socket is given to say.
#[derive(Clone, Debug)]
pub(crate) enum Saying {
    Text(Utf8Bytes),
    Goodbye(Goodbye),
}

/// The queue of a socket.
#[derive(Clone, Debug)]
pub(crate) struct Mouth(pub(crate) mpsc::Sender<Saying>);

impl Say for Mouth {
    type Text = Utf8Bytes;

    fn say(&self, text: &Utf8Bytes) -> bool {
        self.0.try_send(Saying::Text(text.clone())).is_ok()
    }

    fn goodbye(&self, why: Goodbye) {
        _ = self.0.try_send(Saying::Goodbye(why));
    }
}

#[derive(Debug)]
pub(crate) struct Kept {
    room: Room,
    /// A bot is deciding.
    pub(crate) deciding: bool,
    pub(crate) used: Instant,
}

impl Kept {
    pub(crate) fn new(id: String) -> Kept {
        Kept { room: Room::new(id), deciding: false, used: Instant::now() }
    }
}

impl Deref for Kept {
    type Target = Room;

    fn deref(&self) -> &Room {
        &self.room
    }
}

impl DerefMut for Kept {
    fn deref_mut(&mut self) -> &mut Room {
        &mut self.room
    }
}
