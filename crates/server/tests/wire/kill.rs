//! Killed in the middle, thirty times: what was acknowledged is there, and nothing is there twice.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::wire::{Answer, Opened, Snapshot};

use crate::guests::{Guest, acknowledge, config, progress};

const FOLDER: &str = "NEMEDIAN_TEST_FOLDER";
const KILLS: usize = 30;
const TABLES: usize = 6;

/// Not a test of its own: the server that `killed_thirty_times` starts in another process and kills.
#[test]
fn the_server_that_is_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let server = server::Server::start(config(Path::new(&folder))).await.expect("it starts");
        println!("\naddress {}", server.address);
        std::future::pending::<()>().await;
    });
}

struct Running {
    child: Child,
    base: String,
}

impl Running {
    fn start(folder: &Path) -> Running {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "kill::the_server_that_is_killed", "--nocapture"])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let address = out
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("address ").map(String::from));
        Running { child, base: format!("http://{}", address.expect("it says where it listens")) }
    }

    /// As the power goes: no goodbye, no last write.
    fn kill(mut self) {
        self.child.kill().expect("it dies");
        self.child.wait().expect("it is gone");
    }
}

/// One table of Nim for two seats of the same person, and what is known to be committed.
struct Game {
    guest: Guest,
    table: String,
    acknowledged: u32,
    /// A command whose answer never came.
    open: Option<(u8, String, Value)>,
    commands: u32,
}

impl Game {
    /// Nothing if the server is gone.
    async fn new(guest: &Guest) -> Option<Game> {
        let me = json!({ "sitter": "me" });
        let terms = json!({ "options": { "heaps": "5" } });
        let wanted = json!({ "game": "nim", "seats": [me, me], "terms": terms }).to_string();
        let post = async |path: String, body| guest.try_ask(reqwest::Method::POST, &path, Some(body)).await;
        let Opened { table, .. } = post("/api/tables".into(), wanted).await?.ok().json();
        post(format!("/api/tables/{}/start", table.id), "{}".into()).await?.ok();
        Some(Game { guest: guest.clone(), table: table.id, acknowledged: 0, open: None, commands: 0 })
    }

    async fn snapshot(&self, seat: u8) -> Option<Snapshot> {
        let path = format!("/api/tables/{}/snapshot?seat={seat}", self.table);
        Some(self.guest.try_ask(reqwest::Method::GET, &path, None).await?.ok().json())
    }

    async fn send(&mut self, seat: u8, id: String, order: Value) -> Option<Answer> {
        let path = format!("/api/tables/{}/commands?seat={seat}", self.table);
        self.open = Some((seat, id, order.clone()));
        let reply = self.guest.try_ask(reqwest::Method::POST, &path, Some(order.to_string())).await?;
        self.open = None;
        Some(reply.ok().json())
    }

    /// Plays on until the server is gone.
    async fn play(&mut self) {
        loop {
            let Some(first) = self.snapshot(0).await else { return };
            assert_eq!(first.version, self.acknowledged, "what was acknowledged, and nothing more");
            let view = first.view.expect("it runs");
            if view.over {
                let Some(next) = Game::new(&self.guest).await else { return };
                *self = next;
                continue;
            }
            let seat = view.turn[0];
            let Some(Snapshot { view: Some(view), version, .. }) = self.snapshot(seat).await else { return };
            self.commands += 1;
            let id = format!("{}-{}", self.table, self.commands);
            let order = json!({ "id": id, "seen": version, "do": "act", "action": view.offers[0].action });
            match self.send(seat, id, order).await {
                Some(Answer::Done { version, .. }) => {
                    self.acknowledged = version;
                    acknowledge();
                }
                Some(other) => panic!("not done: {other:?}"),
                None => return,
            }
        }
    }

    /// After the restart: everything acknowledged is there; what was not answered is said again, and done once.
    async fn check(&mut self) {
        let Some(found) = self.snapshot(0).await else { return };
        let unanswered = u32::from(self.open.is_some());
        let most = self.acknowledged + unanswered;
        assert!((self.acknowledged..=most).contains(&found.version), "lost or doubled");
        let Some((seat, id, order)) = self.open.clone() else { return };
        match self.send(seat, id, order).await {
            Some(Answer::Done { version, .. }) => {
                assert_eq!(version, most, "said twice, done once");
                self.acknowledged = version;
            }
            Some(other) => panic!("said again: {other:?}"),
            None => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_thirty_times() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::start(folder.path());
    let guest = Guest::arrive_at(&server.base).await;
    let mut games = Vec::new();
    for _ in 0..TABLES {
        games.push(Game::new(&guest).await.expect("the server runs"));
    }
    let mut server = Some(server);
    let begun = Instant::now();
    let mut unanswered = 0;
    for round in 0..KILLS {
        let base = server.as_ref().expect("it runs").base.clone();
        let mut players = tokio::task::JoinSet::new();
        for mut game in games.drain(..) {
            game.guest.base.clone_from(&base);
            players.spawn(async move {
                game.check().await;
                if game.open.is_none() {
                    game.play().await;
                }
                game
            });
        }
        progress().await;
        tokio::time::sleep(Duration::from_millis(60 + 23 * (round as u64 % 7))).await;
        server.take().expect("it runs").kill();
        games = players.join_all().await;
        unanswered += games.iter().filter(|game| game.open.is_some()).count();
        server = Some(Running::start(folder.path()));
    }
    server.take().expect("it runs").kill();
    let database = config(folder.path()).database;
    let diagnosis = server::doctor(&database, |_| ()).await.expect("the file opens");
    assert!(diagnosis.unfit.is_empty(), "{diagnosis}");
    assert!(diagnosis.entries > KILLS, "{diagnosis}");
    println!("{diagnosis}{unanswered} commands were cut off, {:?}", begun.elapsed());
}
