//! Simulated people over real sockets against a running server, and what they felt.

use std::{
    fmt,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::MissedTickBehavior};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use crate::lock;

/// How much, for how long.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// `http://…`
    pub url: String,
    pub tables: usize,
    /// In all.
    pub moves_a_second: f64,
    /// At least so long between a move and the next at the same table.
    pub think: Duration,
    pub duration: Duration,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    pub tables: usize,
    pub seconds: f64,
    /// Acknowledged, and so on the disk.
    pub moves: usize,
    /// Milliseconds from a command to its answer, and to the update at every other seat: p50, p95, p99, most.
    pub answered: [f64; 4],
    pub updated: [f64; 4],
    /// What the server's memory grew by, for each table, in KiB.
    pub kib_a_table: Option<f64>,
    pub errors: usize,
    pub first_error: Option<String>,
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LoadReport { tables, seconds, moves, answered, updated, kib_a_table, errors, first_error } = self;
        writeln!(f, "tables                {tables}")?;
        writeln!(
            f,
            "committed moves/s     {:.0}  ({moves} in {seconds:.1} s)",
            *moves as f64 / seconds.max(1e-9)
        )?;
        for (name, [half, most, nearly, all]) in
            [("command to answer", answered), ("command to others", updated)]
        {
            writeln!(f, "{name:<21} p50 {half:.1}  p95 {most:.1}  p99 {nearly:.1}  most {all:.1} ms")?;
        }
        if let Some(kib) = kib_a_table {
            writeln!(f, "memory a table        {kib:.1} KiB")?;
        }
        writeln!(f, "errors                {errors}")?;
        first_error.iter().try_for_each(|error| writeln!(f, "the first of them     {error}"))
    }
}

#[derive(Debug, Default)]
struct Felt {
    answered: Vec<f64>,
    updated: Vec<f64>,
    errors: usize,
    first_error: Option<String>,
}

type Wrong = Box<dyn std::error::Error + Send + Sync>;

/// Opens the tables, plays for the time given, and reports.
pub async fn load(plan: LoadPlan) -> Result<LoadReport, Wrong> {
    let people = Arc::new(People::arrive(&plan.url).await?);
    let before = people.memory().await;
    let mut tables = Vec::new();
    for _ in 0..plan.tables {
        tables.push(Played::open(&people).await?);
    }
    let felt = Arc::new(Mutex::new(Felt::default()));
    let begun = Instant::now();
    let until = begun + plan.duration;
    let every = Duration::from_secs_f64(plan.tables as f64 / plan.moves_a_second.max(0.001)).max(plan.think);
    let mut playing = tokio::task::JoinSet::new();
    for (number, mut table) in tables.into_iter().enumerate() {
        let (people, felt) = (Arc::clone(&people), Arc::clone(&felt));
        // Not all at the same moment.
        let first = every.mul_f64(number as f64 / plan.tables as f64);
        playing.spawn(async move {
            tokio::time::sleep(first).await;
            let mut beat = tokio::time::interval(every);
            beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
            while Instant::now() < until {
                beat.tick().await;
                if let Err(error) = table.play(&people, &felt).await {
                    let mut felt = lock(&felt);
                    felt.errors += 1;
                    felt.first_error.get_or_insert_with(|| error.to_string());
                    return;
                }
            }
        });
    }
    playing.join_all().await;
    let seconds = begun.elapsed().as_secs_f64();
    let grown = people.memory().await.zip(before).map(|(after, before)| (after - before) / 1024.0);
    let mut felt = lock(&felt);
    Ok(LoadReport {
        tables: plan.tables,
        seconds,
        moves: felt.answered.len(),
        answered: percentiles(&mut felt.answered),
        updated: percentiles(&mut felt.updated),
        kib_a_table: grown.map(|grown| grown / plan.tables.max(1) as f64),
        errors: felt.errors,
        first_error: felt.first_error.take(),
    })
}

fn percentiles(times: &mut [f64]) -> [f64; 4] {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        times.get(index.min(times.len().saturating_sub(1))).copied().unwrap_or(0.0)
    };
    [at(0.5), at(0.95), at(0.99), at(1.0)]
}

/// Two people who sit at every table.
struct People {
    http: reqwest::Client,
    url: String,
    cookies: [String; 2],
}

impl People {
    async fn arrive(url: &str) -> Result<People, Wrong> {
        let http = reqwest::Client::new();
        let url = url.trim_end_matches('/').to_string();
        let mut cookies = [String::new(), String::new()];
        for cookie in &mut cookies {
            let reply = http.post(format!("{url}/api/me")).send().await?.error_for_status()?;
            let set = reply.headers().get("set-cookie").ok_or("no cookie came")?.to_str()?;
            *cookie = set.split(';').next().unwrap_or_default().to_string();
        }
        Ok(People { http, url, cookies })
    }

    async fn post(&self, who: usize, path: &str, body: &Value) -> Result<Value, Wrong> {
        let request = self.http.post(format!("{}{path}", self.url)).header("cookie", &self.cookies[who]);
        let reply = request.json(body).send().await?;
        let (status, text) = (reply.status(), reply.text().await?);
        if !status.is_success() {
            return Err(format!("{path}: {status} {text}").into());
        }
        Ok(serde_json::from_str(&text)?)
    }

    async fn memory(&self) -> Option<f64> {
        let text = self.http.get(format!("{}/metrics", self.url)).send().await.ok()?.text().await.ok()?;
        let line = text.lines().find(|line| line.starts_with("nemedian_memory_bytes "))?;
        line.split(' ').nth(1)?.parse().ok()
    }
}

type Ws = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// One table of Nim with both its sockets.
struct Played {
    sockets: [Ws; 2],
    version: u64,
    /// Clicks so far; stones left, heap by heap.
    heaps: Vec<u32>,
    chosen: Option<usize>,
    turn: usize,
}

impl Played {
    async fn open(people: &People) -> Result<Played, Wrong> {
        let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
        let terms = json!({ "options": { "heaps": "5" } });
        let wanted = json!({ "game": "nim", "seats": seats, "terms": terms, "listed": false });
        let opened = people.post(0, "/api/tables", &wanted).await?;
        let table = opened["table"]["id"].as_str().ok_or("no table came")?.to_string();
        people.post(1, &format!("/api/tables/{table}/join"), &json!({})).await?;
        people.post(0, &format!("/api/tables/{table}/start"), &json!({})).await?;
        let sockets = [socket(people, 0, &table).await?, socket(people, 1, &table).await?];
        Ok(Played { sockets, version: 0, heaps: vec![1, 3, 5, 7, 9], chosen: None, turn: 0 })
    }

    /// One click; and one stone at a time, so that a game lasts.
    async fn play(&mut self, people: &People, felt: &Mutex<Felt>) -> Result<(), Wrong> {
        let Some(heap) = self.heaps.iter().position(|&stones| stones > 0) else {
            *self = Played::open(people).await?;
            return Ok(());
        };
        let action = match self.chosen {
            None => format!("heap {}", heap + 1),
            Some(_) => "take 1".into(),
        };
        let command =
            json!({ "id": self.version.to_string(), "seen": self.version, "do": "act", "action": action });
        let sent = Instant::now();
        self.sockets[self.turn].send(Message::text(command.to_string())).await?;
        self.version += 1;
        hear(&mut self.sockets[self.turn], r#""answer":"done""#, self.version).await?;
        let answered = sent.elapsed().as_secs_f64() * 1000.0;
        hear(&mut self.sockets[1 - self.turn], r#""type":"update""#, self.version).await?;
        let updated = sent.elapsed().as_secs_f64() * 1000.0;
        match self.chosen.take() {
            None => self.chosen = Some(heap),
            Some(heap) => {
                self.heaps[heap] -= 1;
                self.turn = 1 - self.turn;
            }
        }
        let mut felt = lock(felt);
        felt.answered.push(answered);
        felt.updated.push(updated);
        Ok(())
    }
}

async fn socket(people: &People, who: usize, table: &str) -> Result<Ws, Wrong> {
    let url = format!("{}/api/tables/{table}/socket", people.url.replacen("http", "ws", 1));
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("cookie", people.cookies[who].parse()?);
    Ok(connect_async(request).await?.0)
}

/// Waits for a message of this kind and version.
async fn hear(socket: &mut Ws, kind: &str, version: u64) -> Result<(), Wrong> {
    let version = format!(r#""version":{version}"#);
    loop {
        let message = tokio::time::timeout(Duration::from_secs(30), socket.next()).await?;
        let Message::Text(text) = message.ok_or("the socket was closed")?? else { continue };
        if text.contains(kind) && text.contains(&version) {
            return Ok(());
        }
        if text.contains(r#""answer":"refused""#) || text.contains(r#""type":"problem""#) {
            return Err(text.to_string().into());
        }
    }
}
