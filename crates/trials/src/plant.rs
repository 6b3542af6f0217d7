//! Servers that are broken on purpose, to see whether it is found. The program is the one that everybody runs: what is broken
//! is its disk, its database, or what stands between it and the people.

use std::{
    collections::HashMap,
    io,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _, copy_bidirectional},
    net::{TcpListener, TcpStream},
};

#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Plant {
    #[default]
    None,
    /// The disk says that it has what it has not: something is acknowledged before it is committed.
    LyingDisk,
    /// An entry that was committed is dropped.
    DroppedEntry,
    /// A command is done twice.
    DoneTwice,
    /// Private tables are open to everybody.
    OpenDoor,
    /// In the middle of a game somebody's seat is given to somebody else.
    GivenAway,
    /// Whoever opens a socket looks through the eyes of whoever opened one before.
    OthersEyes,
}

/// Which entry of a table it happens to.
const SOON: &str = "6";

impl Plant {
    /// What is done to an SQLite file before the server starts.
    pub(crate) fn statements(self) -> Vec<String> {
        let trigger =
            |when: &str, does: &str| format!("CREATE TRIGGER planted AFTER {when} BEGIN {does}; END");
        match self {
            Plant::DroppedEntry => vec![trigger(
                &format!("INSERT ON log WHEN NEW.number = {SOON} AND NEW.command <> ''"),
                "DELETE FROM log WHERE table_id = NEW.table_id AND number = NEW.number",
            )],
            Plant::DoneTwice => vec![
                "DROP INDEX log_done".into(),
                trigger(
                    &format!("INSERT ON log WHEN NEW.number = {SOON} AND NEW.command <> ''"),
                    "INSERT INTO log (table_id, number, seat, deed, chance, command, made) VALUES
                     (NEW.table_id, NEW.number + 1, NEW.seat, NEW.deed, NEW.chance, NEW.command, NEW.made)",
                ),
            ],
            Plant::OpenDoor => {
                vec![trigger("INSERT ON tables", "UPDATE tables SET watchable = 1 WHERE id = NEW.id")]
            }
            Plant::GivenAway => vec![trigger(
                &format!("INSERT ON log WHEN NEW.number = {SOON}"),
                "UPDATE seats SET person = (SELECT owner FROM tables WHERE id = NEW.table_id)
                 WHERE table_id = NEW.table_id AND seat = 1 AND sitter = 'person'",
            )],
            Plant::None | Plant::LyingDisk | Plant::OthersEyes => Vec::new(),
        }
    }
}

/// Stands between people and a server and mixes up who opens sockets; where it listens.
pub(crate) async fn mix_up(address: &str) -> io::Result<String> {
    let server = address.trim_start_matches("http://").to_string();
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let here = format!("http://{}", listener.local_addr()?);
    let before: Arc<Mutex<HashMap<String, String>>> = Arc::default();
    tokio::spawn(async move {
        while let Ok((person, _)) = listener.accept().await {
            let (server, before) = (server.clone(), Arc::clone(&before));
            tokio::spawn(async move { pass_on(person, &server, &before).await });
        }
    });
    Ok(here)
}

/// Passes on one connection. By table, it remembers who opened a socket last.
async fn pass_on(
    mut person: TcpStream,
    server: &str,
    before: &Mutex<HashMap<String, String>>,
) -> io::Result<()> {
    let mut head = Vec::new();
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        if person.read_buf(&mut head).await? == 0 {
            return Ok(());
        }
    }
    let mut text = String::from_utf8_lossy(&head).into_owned();
    let path = text.split(' ').nth(1).unwrap_or_default().to_string();
    let cookie = text.lines().find_map(|line| line.strip_prefix("cookie: ").map(str::to_string));
    if let (true, Some(cookie)) = (path.contains("/socket"), cookie) {
        let path = path.split('?').next().unwrap_or_default().to_string();
        let last = before.lock().unwrap_or_else(PoisonError::into_inner).insert(path, cookie.clone());
        if let Some(last) = last {
            text = text.replace(&cookie, &last);
        }
    }
    let mut server = TcpStream::connect(server).await?;
    server.write_all(text.as_bytes()).await?;
    copy_bidirectional(&mut person, &mut server).await?;
    Ok(())
}
