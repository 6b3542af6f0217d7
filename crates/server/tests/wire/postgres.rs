//! The same on a PostgreSQL that this test starts itself: two nodes, one table.

use std::{
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::json;
use server::{
    Config, Server,
    wire::{Answer, Status, TableInfo, ToClient},
};
use table::{Chance as _, Dice};

use crate::{
    guests::{Guest, done, play_out},
    whole_games::gather,
};

/// A PostgreSQL of its own, in a folder of its own, gone with the test.
struct Database {
    folder: tempfile::TempDir,
    child: Child,
}

/// Where Debian and others put the programs of PostgreSQL.
fn program(name: &str) -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<_> = versions.map(|version| version.path().join("bin").join(name)).collect();
    found.retain(|path| path.exists());
    found.sort();
    found.pop().unwrap_or_else(|| name.into())
}

/// PostgreSQL does not run as root: then it runs as the user its package made.
fn command(name: &str) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program(name));
        command
    } else {
        Command::new(program(name))
    }
}

impl Database {
    fn start() -> Database {
        let folder = tempfile::Builder::new().prefix("pg").tempdir().expect("a folder");
        _ = Command::new("chown").arg("postgres").arg(folder.path()).status();
        let data = folder.path().join("data");
        let made = command("initdb")
            .args(["--no-sync", "-A", "trust", "-U", "nemedian", "-E", "UTF8", "--no-locale", "-D"])
            .arg(&data)
            .current_dir("/")
            .output();
        let made = made.expect("initdb is there: install Debian's package postgresql");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let child = command("postgres")
            .arg("-D")
            .arg(&data)
            .args(["-c", "listen_addresses=", "-c", "max_connections=60", "-k"])
            .arg(folder.path())
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("postgres starts");
        Database { folder, child }
    }

    fn url(&self) -> String {
        // A socket in the folder: no port to collide with.
        let host = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://nemedian@{host}/postgres")
    }

    async fn node(&self) -> Server {
        let config = Config {
            database: self.url(),
            listen: ([127, 0, 0, 1], 0).into(),
            pace: Duration::ZERO,
            rates: 1000.0,
            ..Config::default()
        };
        for _ in 0..100 {
            match Server::start(config.clone()).await {
                Ok(server) => return server,
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        Server::start(config).await.expect("the database is up by now")
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // SIGTERM would wait for connections; this database is not needed any more.
        _ = Command::new("kill").arg("-QUIT").arg(self.child.id().to_string()).status();
        _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_share_tables_people_talk_and_bots() {
    let database = Database::start();
    let (one, two) = (database.node().await, database.node().await);
    whole_games_across(&one, &two).await;
    conflicts_and_chat(&one, &two).await;
    let table = bots_alone(&one).await;
    // A node may go at any time: the other one goes on.
    drop(one);
    let guest = Guest::arrive(&two).await;
    let info: TableInfo = guest.get(&format!("/api/tables/{table}")).await.ok().json();
    assert_eq!(info.status, Status::Over);
    let file = database.folder.path().join("copy.db");
    _ = Command::new("chmod").arg("0777").arg(database.folder.path()).status();
    assert!(server::backup(&database.url(), &file).await.expect("it is copied into one file") > 10);
    let fits = server::doctor(&format!("sqlite:{}", file.display()), |_| ()).await.expect("it opens");
    assert!(fits.unfit.is_empty() && fits.games >= 3, "{fits}");
    two.stop().await;
}

/// Every game to its end, half of the players on each node.
async fn whole_games_across(one: &Server, two: &Server) {
    for game in ["nim", "ambush"] {
        let (guests, table) = gather(one, game, 3).await;
        guests[0].begin(&table).await;
        let mut sockets = Vec::new();
        for (guest, node) in guests.iter().zip([one, two, two]) {
            sockets.push(guest.at(node).socket(&table, "").await);
        }
        let mut dice = Dice(1);
        play_out(&mut sockets, |n| dice.below(n as u32) as usize).await;
        let text = guests[0].at(two).get(&format!("/api/tables/{table}/chronicle")).await.ok().text;
        chronicle::verify(&text, &shelf::Shelf).expect("a true chronicle");
    }
}

/// Both nodes are asked at once: one entry is written, the other asker sees it.
async fn conflicts_and_chat(one: &Server, two: &Server) {
    let ann = Guest::arrive(one).await;
    let me = json!({ "sitter": "me" });
    let table = ann.open(&json!({ "game": "nim", "seats": [me, me] })).await.table.id;
    ann.begin(&table).await;
    let mut here = ann.socket(&table, "?seat=0").await;
    let mut there = ann.at(two).socket(&table, "?seat=0").await;
    let heap = |heap: u8| json!({ "do": "act", "action": format!("heap {heap}") });
    let (a, b) = tokio::join!(here.command_as("a", 0, heap(2)), there.command_as("b", 0, heap(3)));
    let done_by: Vec<_> =
        [&a, &b].into_iter().filter(|answer| matches!(answer, Answer::Done { .. })).collect();
    assert_eq!(done_by.len(), 1, "{a:?} {b:?}");
    here.until(1).await;
    there.until(1).await;
    assert_eq!(here.view, there.view);
    done(&here.command(json!({ "do": "chat", "text": "across" })).await);
    loop {
        if let ToClient::Chat(line) = there.hear().await {
            assert_eq!(line.text, "across");
            break;
        }
    }
    // A seat handed to a bot here is known there.
    done(&there.command(json!({ "do": "hand_over" })).await);
    here.until(2).await;
}

async fn bots_alone(node: &Server) -> String {
    let guest = Guest::arrive(node).await;
    let bot = json!({ "sitter": "bot", "bot": "random" });
    let table = guest.open(&json!({ "game": "nim", "seats": [bot, bot] })).await.table.id;
    guest.begin(&table).await;
    for _ in 0..400 {
        let info: TableInfo = guest.get(&format!("/api/tables/{table}")).await.ok().json();
        if info.status == Status::Over {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bots do not play on");
}
