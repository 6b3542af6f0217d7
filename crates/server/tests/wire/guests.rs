//! People who play over real sockets.

use std::{
    path::Path,
    sync::atomic::{AtomicU32, AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use server::{
    Config, Server,
    wire::{Answer, Opened, Snapshot, TableInfo, ToClient, View},
};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

/// Long enough for a busy machine, short enough for a test that hangs.
const PATIENCE: Duration = Duration::from_secs(20);

static COMMANDS: AtomicU32 = AtomicU32::new(1);

pub(crate) fn config(folder: &Path) -> Config {
    Config {
        database: format!("sqlite:{}", folder.join("tables.db").display()),
        listen: ([127, 0, 0, 1], 0).into(),
        pace: Duration::ZERO,
        // Nobody answers pings whom a test does not let read.
        ping: Duration::from_hours(1),
        rates: 1000.0,
        toys: true,
        ..Config::default()
    }
}

pub(crate) async fn start(folder: &Path) -> Server {
    Server::start(config(folder)).await.expect("the server starts")
}

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) http: reqwest::Client,
    pub(crate) base: String,
    pub(crate) cookie: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: header::HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json<T: serde::de::DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn code(&self) -> String {
        self.json::<server::wire::Problem>().code
    }

    pub(crate) fn ok(self) -> Reply {
        assert!(self.status.is_success(), "{self:?}");
        self
    }
}

impl Guest {
    /// Nobody yet.
    pub(crate) fn stranger(server: &Server) -> Guest {
        let base = format!("http://{}", server.address);
        Guest { http: reqwest::Client::new(), base, cookie: String::new() }
    }

    pub(crate) async fn arrive(server: &Server) -> Guest {
        Guest::arrive_at(&format!("http://{}", server.address)).await
    }

    pub(crate) async fn arrive_at(base: &str) -> Guest {
        let mut guest = Guest { http: reqwest::Client::new(), base: base.into(), cookie: String::new() };
        let reply = guest.post("/api/me", &json!({})).await.ok();
        guest.keep_cookie(&reply);
        guest
    }

    pub(crate) fn keep_cookie(&mut self, reply: &Reply) {
        let cookie = reply.headers[header::SET_COOKIE].to_str().expect("a cookie is text");
        self.cookie = cookie.split(';').next().expect("a cookie").into();
    }

    /// The same person at another server: another node, or the same one started again.
    pub(crate) fn at(&self, server: &Server) -> Guest {
        Guest { base: format!("http://{}", server.address), ..self.clone() }
    }

    pub(crate) async fn ask(&self, method: Method, path: &str, body: Option<String>) -> Reply {
        self.try_ask(method, path, body).await.expect("the server answers")
    }

    /// Nothing if the server is gone.
    pub(crate) async fn try_ask(&self, method: Method, path: &str, body: Option<String>) -> Option<Reply> {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if let Some(body) = body {
            request = request.header(header::CONTENT_TYPE, "application/json").body(body);
        }
        let response = request.timeout(PATIENCE).send().await.ok()?;
        let (status, headers) = (response.status(), response.headers().clone());
        Some(Reply { status, headers, text: response.text().await.ok()? })
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.ask(Method::POST, path, Some(body.to_string())).await
    }

    pub(crate) async fn open(&self, table: &Value) -> Opened {
        self.post("/api/tables", table).await.ok().json()
    }

    pub(crate) async fn join(&self, table: &str, join: &Value) -> Reply {
        self.post(&format!("/api/tables/{table}/join"), join).await
    }

    pub(crate) async fn begin(&self, table: &str) -> TableInfo {
        self.post(&format!("/api/tables/{table}/start"), &json!({})).await.ok().json()
    }

    pub(crate) async fn socket(&self, table: &str, query: &str) -> Socket {
        Socket::open(self, table, query).await.expect("the socket opens")
    }
}

/// A socket, and the view its messages add up to.
#[derive(Debug)]
pub(crate) struct Socket {
    ws: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) version: u32,
    pub(crate) view: Value,
    pub(crate) table: Option<TableInfo>,
    /// Every message as it came.
    pub(crate) transcript: Vec<String>,
}

impl Socket {
    pub(crate) async fn open(guest: &Guest, table: &str, query: &str) -> Result<Socket, String> {
        let mut socket = Socket::connect(guest, table, query).await?;
        if !query.contains("since") {
            let first = socket.hear().await;
            assert!(matches!(first, ToClient::Snapshot(_)), "a snapshot comes first: {first:?}");
        }
        Ok(socket)
    }

    pub(crate) async fn connect(guest: &Guest, table: &str, query: &str) -> Result<Socket, String> {
        let url = format!("{}/api/tables/{table}/socket{query}", guest.base.replace("http", "ws"));
        let mut request = url.into_client_request().expect("an address");
        if !guest.cookie.is_empty() {
            request.headers_mut().insert("cookie", guest.cookie.parse().expect("a cookie"));
        }
        let (ws, _) = connect_async(request).await.map_err(|error| error.to_string())?;
        Ok(Socket { ws, version: 0, view: Value::Null, table: None, transcript: vec![] })
    }

    pub(crate) fn take(&mut self, snapshot: &Snapshot) {
        self.version = snapshot.version;
        self.view = serde_json::to_value(&snapshot.view).expect("JSON");
        self.table = Some(snapshot.table.clone());
    }

    pub(crate) fn view(&self) -> View {
        serde_json::from_value(self.view.clone()).expect("a view")
    }

    /// Where it stands, for whoever wonders why a game does not go on.
    fn stand(&self) -> String {
        let View { ask, turn, offers, .. } = self.view();
        let offers: Vec<_> = offers.iter().map(|offer| &offer.action).take(8).collect();
        format!("version {}: {}, turn {turn:?}, offers {offers:?}", self.version, ask.text)
    }

    pub(crate) fn over(&self) -> bool {
        self.view["over"] == true
    }

    /// The next message, if one comes in time; updates must follow each other without a gap.
    pub(crate) async fn hear_within(&mut self, patience: Duration) -> Option<ToClient> {
        let until = tokio::time::Instant::now() + patience;
        loop {
            let message = tokio::time::timeout_at(until, self.ws.next()).await.ok()??;
            let Ok(Message::Text(text)) = message else { continue };
            self.transcript.push(text.to_string());
            let message: ToClient = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
            match &message {
                ToClient::Snapshot(snapshot) | ToClient::Answer(Answer::Stale { snapshot, .. }) => {
                    self.take(snapshot);
                }
                ToClient::Update { version, patch, .. } => {
                    assert_eq!(*version, self.version + 1, "no update is lost or repeated");
                    self.version = *version;
                    let patch: json_patch::Patch =
                        serde_json::from_value(serde_json::to_value(patch).expect("JSON")).expect("a patch");
                    json_patch::patch(&mut self.view, &patch).expect("the patch fits");
                }
                ToClient::Table { table } => self.table = Some((**table).clone()),
                ToClient::Resumed { version, .. } => self.version = *version,
                _ => {}
            }
            return Some(message);
        }
    }

    pub(crate) async fn hear(&mut self) -> ToClient {
        self.hear_within(PATIENCE).await.expect("the server says something")
    }

    /// Hears what has come so far: on a busy machine not all of it, so nothing may hang on that.
    pub(crate) async fn catch_up(&mut self) {
        while self.hear_within(Duration::from_millis(1)).await.is_some() {}
    }

    /// Hears everything the server had shown this seat when it was asked.
    pub(crate) async fn settle(&mut self, guest: &Guest) {
        let table = self.table.as_ref().expect("a snapshot came first").id.clone();
        let now: Snapshot = guest.get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
        self.until(now.version).await;
    }

    /// Whether the server hangs up.
    pub(crate) async fn is_closed(&mut self) -> bool {
        let closed = async { while let Some(Ok(_)) = self.ws.next().await {} };
        tokio::time::timeout(PATIENCE, closed).await.is_ok()
    }

    /// Why the server hangs up: a code and a word.
    pub(crate) async fn goodbye(&mut self) -> (u16, String) {
        let said = async {
            loop {
                match self.ws.next().await {
                    Some(Ok(Message::Text(text))) => self.transcript.push(text.to_string()),
                    Some(Ok(Message::Close(Some(frame)))) => {
                        return (frame.code.into(), frame.reason.to_string());
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return (0, String::new()),
                }
            }
        };
        tokio::time::timeout(PATIENCE, said).await.expect("the server hangs up")
    }

    pub(crate) async fn silent_for(&mut self, time: Duration) -> bool {
        let heard = self.hear_within(time).await;
        heard.is_none()
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.ws.send(Message::text(text)).await.expect("it can be sent");
    }

    /// Says it, if anybody still listens.
    pub(crate) async fn try_say(&mut self, text: &str) {
        _ = self.ws.send(Message::text(text)).await;
    }

    /// Sends a command and returns what is said to it; nothing if the server goes.
    pub(crate) async fn try_command(&mut self, id: &str, seen: u32, mut order: Value) -> Option<ToClient> {
        order["id"] = id.into();
        order["seen"] = seen.into();
        self.ws.send(Message::text(order.to_string())).await.ok()?;
        loop {
            let said = self.hear_within(PATIENCE).await?;
            if matches!(said, ToClient::Answer(_) | ToClient::Problem(_)) {
                return Some(said);
            }
        }
    }

    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        _ = self.ws.send(Message::binary(bytes)).await;
    }

    /// Sends a command and returns its answer.
    pub(crate) async fn command(&mut self, order: Value) -> Answer {
        // No two commands of one person have the same name, from whatever socket.
        let id = format!("c{}", COMMANDS.fetch_add(1, Ordering::Relaxed));
        self.command_as(&id, self.version, order).await
    }

    pub(crate) async fn command_as(&mut self, id: &str, seen: u32, mut order: Value) -> Answer {
        order["id"] = id.into();
        order["seen"] = seen.into();
        self.say(&order.to_string()).await;
        loop {
            match self.hear().await {
                ToClient::Answer(answer) => return answer,
                ToClient::Problem(problem) => panic!("{problem:?}"),
                _ => {}
            }
        }
    }

    pub(crate) async fn act(&mut self, action: &str) -> Answer {
        self.command(json!({ "do": "act", "action": action })).await
    }

    /// Hears until this version is reached.
    pub(crate) async fn until(&mut self, version: u32) {
        while self.version < version {
            self.hear().await;
        }
    }

    pub(crate) async fn close(mut self) {
        _ = self.ws.close(None).await;
    }
}

pub(crate) fn done(answer: &Answer) -> u32 {
    match answer {
        Answer::Done { version, .. } => *version,
        other => panic!("not done: {other:?}"),
    }
}

/// Plays a game to its end through these sockets, one a seat, in turn; `pick` chooses among so many offers.
pub(crate) async fn play_out(sockets: &mut [Socket], mut pick: impl FnMut(usize) -> usize) -> usize {
    let (mut actions, mut acted) = (0, Instant::now());
    while sockets.iter().any(|socket| !socket.over()) {
        let now = play_round(sockets, &mut pick).await;
        actions += now;
        if now > 0 {
            acted = Instant::now();
        }
        if actions > 5000 || acted.elapsed() > PATIENCE {
            let stand: Vec<_> = sockets.iter().map(Socket::stand).collect();
            panic!("the game does not end after {actions} actions: {stand:#?}");
        }
    }
    actions
}

/// Everybody who may act does so once; how many did.
pub(crate) async fn play_round(sockets: &mut [Socket], mut pick: impl FnMut(usize) -> usize) -> usize {
    let mut actions = 0;
    for socket in sockets {
        socket.catch_up().await;
        let view = socket.view();
        if socket.over() || view.offers.is_empty() {
            continue;
        }
        // Whoever has chosen mostly waits: if all changed their minds in turn, they would never be done together.
        if view.offers.iter().all(|offer| offer.action == "reconsider") && pick(4) < 3 {
            continue;
        }
        let action = view.offers[pick(view.offers.len())].action.clone();
        match socket.act(&action).await {
            Answer::Done { version, .. } => {
                actions += 1;
                socket.until(version).await;
            }
            Answer::Stale { .. } => {}
            // Somebody resigned meanwhile, or a bot sits there.
            Answer::Refused { refusal, .. } if refusal.key == "server-stand-in" => {}
            other => panic!("an offer was not taken: {action}: {other:?}"),
        }
    }
    actions
}

/// How many deeds of all tables were acknowledged.
static ACKNOWLEDGED: AtomicUsize = AtomicUsize::new(0);

pub(crate) fn acknowledge() {
    ACKNOWLEDGED.fetch_add(1, Ordering::Relaxed);
}

/// Waits until something more is acknowledged, however slow the machine.
pub(crate) async fn progress() {
    let so_far = ACKNOWLEDGED.load(Ordering::Relaxed);
    for _ in 0..4000 {
        if ACKNOWLEDGED.load(Ordering::Relaxed) > so_far {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nothing goes on");
}
