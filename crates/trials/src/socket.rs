//! A table's socket, and what it shows.

use std::{sync::Arc, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::{
    net::TcpStream,
    sync::{Mutex, mpsc, watch},
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest as _},
};

use crate::{
    history::What,
    people::{Login, Person, World},
};

/// Who hears nothing for so long hangs up. The checker calls it a fault a little before.
const PATIENCE: Duration = Duration::from_secs(16);

type Ws = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a socket shows now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Showing {
    pub(crate) open: bool,
    pub(crate) version: u32,
    pub(crate) seat: Option<u8>,
    pub(crate) view: Value,
    pub(crate) line: i64,
    /// How many commands were answered, and the last answer.
    answers: u64,
    answer: Value,
}

impl Showing {
    pub(crate) fn actions(&self) -> Vec<String> {
        let offers = self.view["offers"].as_array().into_iter().flatten();
        offers.filter_map(|offer| offer["action"].as_str().map(String::from)).collect()
    }

    pub(crate) fn over(&self) -> bool {
        self.view["over"] == true
    }

    fn take(&mut self, text: &str) {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        let number = |value: &Value| value.as_u64().unwrap_or(0) as u32;
        match message["type"].as_str() {
            Some("snapshot") => self.look(&message),
            Some("resumed") => self.heard(&message["chat"]),
            Some("update") => {
                self.version = number(&message["version"]);
                let patch = serde_json::from_value::<json_patch::Patch>(message["patch"].clone());
                // What does not fit is the checker's business.
                _ = patch.map(|patch| json_patch::patch(&mut self.view, &patch));
            }
            Some("chat") => self.line = self.line.max(message["number"].as_i64().unwrap_or(0)),
            Some("answer") => {
                if !message["snapshot"].is_null() {
                    self.look(&message["snapshot"]);
                }
                self.answered(message);
            }
            Some("problem") => self.answered(message),
            _ => {}
        }
    }

    fn answered(&mut self, answer: Value) {
        self.answers += 1;
        self.answer = answer;
    }

    fn look(&mut self, snapshot: &Value) {
        self.version = snapshot["version"].as_u64().unwrap_or(0) as u32;
        self.seat = snapshot["seat"].as_u64().map(|seat| seat as u8);
        self.view = snapshot["view"].clone();
        self.heard(&snapshot["chat"]);
    }

    fn heard(&mut self, chat: &Value) {
        let numbers = chat.as_array().into_iter().flatten().filter_map(|line| line["number"].as_i64());
        self.line = numbers.fold(self.line, i64::max);
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Socket {
    pub(crate) number: u64,
    pub(crate) who: String,
    pub(crate) login: Login,
    pub(crate) showing: watch::Receiver<Showing>,
    say: mpsc::UnboundedSender<String>,
    /// One command at a time.
    turn: Arc<Mutex<()>>,
}

impl Socket {
    /// With what was shown before, if it goes on from there. The status, if a server refuses.
    pub(crate) async fn open(
        person: &Person,
        (node, address): (usize, &str),
        table: &str,
        looking: &str,
        before: Showing,
    ) -> Result<Socket, Option<u16>> {
        let world = &person.world;
        let (number, login) = (world.number(), person.login.clone());
        let url = format!("{}/api/tables/{table}/socket{looking}", address.replacen("http", "ws", 1));
        let mut request = url.into_client_request().map_err(|_| None)?;
        if let Ok(cookie) = login.cookie.parse()
            && !login.cookie.is_empty()
        {
            request.headers_mut().insert("cookie", cookie);
        }
        let who = person.id.clone();
        let (table, looking) = (table.to_string(), looking.to_string());
        world
            .recorder
            .note(&who, What::Opening { socket: number, node, login: login.number, table, looking });
        let closed = |why: String| world.recorder.note(&who, What::Closed { socket: number, why });
        let ws = match timeout(PATIENCE, connect_async(request)).await {
            Ok(Ok((ws, _))) => ws,
            Ok(Err(tungstenite::Error::Http(reply))) => {
                closed(reply.status().to_string());
                let status = reply.status().as_u16();
                return Err(Some(status).filter(|status| *status < 500));
            }
            Ok(Err(error)) => {
                closed(error.to_string());
                return Err(None);
            }
            Err(_) => {
                closed("no answer".into());
                return Err(None);
            }
        };
        let (shown, showing) = watch::channel(Showing { open: true, ..before });
        let (say, said) = mpsc::unbounded_channel();
        tokio::spawn(attend(Arc::clone(world), who.clone(), number, ws, said, shown));
        Ok(Socket { number, who, login, showing, say, turn: Arc::default() })
    }

    pub(crate) fn is_open(&self) -> bool {
        self.showing.borrow().open
    }

    pub(crate) fn now(&self) -> Showing {
        self.showing.borrow().clone()
    }

    /// Waits until it shows this, or is closed, or time is over; whether it shows it.
    pub(crate) async fn until(&self, patience: Duration, wanted: impl Fn(&Showing) -> bool) -> bool {
        let mut showing = self.showing.clone();
        let shown = showing.wait_for(|showing| !showing.open || wanted(showing));
        timeout(patience, shown).await.is_ok_and(|shown| shown.is_ok_and(|shown| wanted(&shown)))
    }

    /// Sends a command, and returns what is said to it; nothing if the server goes, or says nothing for long.
    pub(crate) async fn command(&self, id: &str, seen: u32, mut order: Value) -> Option<Value> {
        let _turn = self.turn.lock().await;
        if !self.is_open() {
            return None;
        }
        order["id"] = id.into();
        order["seen"] = seen.into();
        // One at a time: the next answer is the answer to this.
        let before = self.showing.borrow().answers;
        self.say.send(order.to_string()).ok()?;
        if self.until(PATIENCE, |showing| showing.answers > before).await {
            return Some(self.showing.borrow().answer.clone());
        }
        self.hang_up();
        None
    }

    pub(crate) fn hang_up(&self) {
        // Nothing more to say: the task ends.
        _ = self.say.send(String::new());
    }
}

async fn attend(
    world: Arc<World>,
    who: String,
    socket: u64,
    mut ws: Ws,
    mut said: mpsc::UnboundedReceiver<String>,
    shown: watch::Sender<Showing>,
) {
    let note = |what| world.recorder.note(&who, what);
    let closed = loop {
        tokio::select! {
            text = said.recv() => {
                let Some(text) = text.filter(|text| !text.is_empty()) else {
                    note(What::HungUp { socket });
                    shown.send_modify(|showing| showing.open = false);
                    _ = timeout(Duration::from_secs(1), ws.close(None)).await;
                    return;
                };
                note(What::Said { socket, text: text.clone() });
                if let Err(error) = ws.send(Message::text(text)).await {
                    break What::Closed { socket, why: error.to_string() };
                }
            }
            message = ws.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    note(What::Heard { socket, text: text.to_string() });
                    shown.send_modify(|showing| showing.take(&text));
                }
                Some(Ok(Message::Close(frame))) => {
                    let why = frame.map_or("closed".into(), |frame| format!("{} {}", frame.code, frame.reason));
                    break What::Closed { socket, why };
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => break What::Closed { socket, why: error.to_string() },
                None => break What::Closed { socket, why: "gone".into() },
            },
        }
    };
    note(closed);
    shown.send_modify(|showing| showing.open = false);
}
