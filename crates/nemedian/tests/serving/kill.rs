//! Killed in the middle of play over sockets, thirty times: what was acknowledged is there, nothing is there twice, and
//! every table goes on. A longer run: `KILLS=1000 cargo test --release -p nemedian --test serving kill -- --nocapture`.

use std::{collections::HashMap, time::Duration};

use serde_json::{Value, json};
use server::wire::{Answer, Opened, ToClient};
use sqlx::Row as _;
use table::{Chance as _, Dice};

use crate::{
    guests::{Guest, Socket, acknowledge, progress},
    program::{Node, file, serve},
};

const GAMES: [&str; 6] = ["age-of-conan", "card-game", "nim", "ambush", "age-of-conan", "card-game"];

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// A table, all its seats one person's, each at a socket of its own.
struct Game {
    name: &'static str,
    guest: Guest,
    table: String,
    sockets: Vec<Socket>,
    /// How many deeds were acknowledged.
    acknowledged: i64,
    /// A command without an answer: who sent it, its id, the version they had seen, and what they did.
    open: Option<(usize, String, u32, Value)>,
    commands: u32,
    dice: Dice,
}

impl Game {
    /// Nothing if the server is gone.
    async fn begin(guest: &Guest, name: &'static str, dice: Dice) -> Option<Game> {
        let seats = games::game(name).expect("it is on the shelf").label().seats[0];
        let wanted = json!({ "game": name, "seats": vec![json!({ "sitter": "me" }); seats.into()] });
        let post = async |path: String, body: Value| {
            guest.try_ask(reqwest::Method::POST, &path, Some(body.to_string())).await
        };
        let Opened { table, .. } = post("/api/tables".into(), wanted).await?.ok().json();
        post(format!("/api/tables/{}/start", table.id), json!({})).await?.ok();
        let (guest, table) = (guest.clone(), table.id);
        let mut game =
            Game { name, guest, table, sockets: vec![], acknowledged: 0, open: None, commands: 0, dice };
        game.sit_down(seats.into()).await?;
        Some(game)
    }

    async fn sit_down(&mut self, seats: usize) -> Option<()> {
        let mut sockets = Vec::new();
        for seat in 0..seats {
            sockets.push(open(&self.guest, &self.table, &format!("?seat={seat}")).await?);
        }
        self.sockets = sockets;
        Some(())
    }

    /// After the restart everyone sees at least what they saw before; unanswered commands are repeated, and executed once.
    async fn come_back(&mut self) -> Option<()> {
        let before: Vec<u32> = self.sockets.iter().map(|socket| socket.version).collect();
        self.sit_down(before.len()).await?;
        for (socket, &before) in self.sockets.iter().zip(&before) {
            assert!(socket.version >= before, "{}: what was shown is gone", self.name);
        }
        let Some((who, id, seen, order)) = self.open.clone() else { return Some(()) };
        let found = self.sockets[who].version;
        assert!((seen..=seen + 1).contains(&found), "{}: lost or doubled", self.name);
        self.say(who, &id, seen, order).await
    }

    async fn say(&mut self, who: usize, id: &str, seen: u32, order: Value) -> Option<()> {
        self.open = Some((who, id.into(), seen, order.clone()));
        match self.sockets[who].try_command(id, seen, order).await? {
            ToClient::Answer(Answer::Done { version, .. }) => {
                assert_eq!(version, seen + 1, "{}: done once", self.name);
                self.acknowledged += 1;
                acknowledge();
                self.open = None;
                until(&mut self.sockets[who], version).await.then_some(())
            }
            // The player had not heard yet what somebody else did: nothing was executed, and now they see it.
            ToClient::Answer(Answer::Stale { .. }) => {
                self.open = None;
                Some(())
            }
            other => panic!("{}: {other:?}", self.name),
        }
    }

    /// Plays on until the server is gone; the tables that came to their end.
    async fn play(&mut self) -> Vec<(String, i64)> {
        let mut ended = Vec::new();
        while self.play_once(&mut ended).await.is_some() {}
        ended
    }

    async fn play_once(&mut self, ended: &mut Vec<(String, i64)>) -> Option<()> {
        for socket in &mut self.sockets {
            socket.catch_up().await;
        }
        if self.sockets.iter().any(Socket::over) {
            let next = Game::begin(&self.guest, self.name, self.dice.clone()).await?;
            ended.push((self.table.clone(), self.acknowledged));
            *self = next;
            return Some(());
        }
        let Some(who) = self.sockets.iter().position(|socket| !socket.view().offers.is_empty()) else {
            let next = self.sockets[0].version + 1;
            return until(&mut self.sockets[0], next).await.then_some(());
        };
        let socket = &self.sockets[who];
        let offers = socket.view().offers;
        let action = &offers[self.dice.below(offers.len() as u32) as usize].action;
        let (seen, order) = (socket.version, json!({ "do": "act", "action": action }));
        self.commands += 1;
        let id = self.commands.to_string();
        self.say(who, &id, seen, order).await
    }
}

/// Nothing if the server is gone.
async fn open(guest: &Guest, table: &str, query: &str) -> Option<Socket> {
    let mut socket = Socket::connect(guest, table, query).await.ok()?;
    match socket.hear_within(PATIENCE).await? {
        ToClient::Snapshot(_) => Some(socket),
        other => panic!("a snapshot comes first: {other:?}"),
    }
}

/// Hears until this version is reached; whether it was, before the server went.
pub(crate) async fn until(socket: &mut Socket, version: u32) -> bool {
    while socket.version < version {
        if socket.hear_within(PATIENCE).await.is_none() {
            return false;
        }
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_over_sockets() {
    let kills: u64 = std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(30);
    let folder = tempfile::tempdir().expect("a folder");
    let database = file(folder.path());
    let mut node = Node::start(serve(&database));
    let guest = Guest::arrive_at(&node.base).await;
    let mut games = Vec::new();
    for (name, seed) in GAMES.into_iter().zip(1..) {
        games.push(Game::begin(&guest, name, Dice(seed)).await.expect("the server runs"));
    }
    let mut acknowledged = HashMap::new();
    let mut cut_off = 0;
    for round in 0..kills {
        let mut players = tokio::task::JoinSet::new();
        for mut game in games.drain(..) {
            game.guest.base.clone_from(&node.base);
            players.spawn(async move {
                let back = game.come_back().await;
                let ended = if back.is_some() { game.play().await } else { Vec::new() };
                (game, ended)
            });
        }
        progress().await;
        tokio::time::sleep(Duration::from_millis(50 + 37 * (round % 9))).await;
        node.kill();
        for (game, ended) in players.join_all().await {
            cut_off += usize::from(game.open.is_some());
            acknowledged.extend(ended);
            games.push(game);
        }
        node = Node::start(serve(&database));
    }
    for game in &mut games {
        game.guest.base.clone_from(&node.base);
        game.come_back().await.expect("every table goes on");
        acknowledged.insert(game.table.clone(), game.acknowledged);
    }
    assert_eq!(node.stop(), Some(0));
    let entries = compare(&database, &acknowledged).await;
    println!("{kills} kills, {entries} entries, {cut_off} commands cut off");
    assert!(entries > kills as i64, "it was played: {entries}");
}

/// Every acknowledged deed is stored, each once, and every game can be played again.
async fn compare(database: &str, acknowledged: &HashMap<String, i64>) -> i64 {
    let diagnosis = server::doctor(database, |_| ()).await.expect("the file opens");
    assert!(diagnosis.unfit.is_empty(), "{diagnosis}");
    let pool = sqlx::AnyPool::connect(database).await.expect("the file opens");
    let rows =
        sqlx::query("SELECT table_id, COUNT(*) AS entries, MAX(number) AS last FROM log GROUP BY table_id");
    let rows = rows.fetch_all(&pool).await.expect("the log");
    for row in &rows {
        let table: String = row.get("table_id");
        let (entries, last): (i64, i64) = (row.get("entries"), row.get("last"));
        assert_eq!((entries, last), (acknowledged[&table], acknowledged[&table]), "{table}");
    }
    rows.iter().map(|row| row.get::<i64, _>("entries")).sum()
}
