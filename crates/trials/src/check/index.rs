//! The history put in order: by table, by socket, by command.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::history::{Event, What};

/// What was said to a command.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Answered {
    Done {
        version: u32,
    },
    Stale,
    Refused(String),
    /// It may have been done or not.
    Unknown,
    /// Whether an earlier one was done.
    Became(bool),
    /// Nothing was done.
    Problem(String),
    /// Hints and the like.
    Told,
}

/// A command that was sent, once.
#[derive(Clone, Debug)]
pub(super) struct Sent {
    pub(super) event: usize,
    pub(super) at: u64,
    pub(super) who: String,
    pub(super) login: u64,
    pub(super) id: String,
    pub(super) seen: u32,
    pub(super) order: Value,
    pub(super) answer: Option<(usize, Answered)>,
}

/// A request that is no command, and its answer.
#[derive(Clone, Debug)]
pub(super) struct Call<'h> {
    pub(super) event: usize,
    pub(super) who: &'h str,
    pub(super) login: u64,
    pub(super) method: &'h str,
    pub(super) path: &'h str,
    pub(super) body: &'h str,
    /// Event, status, text.
    pub(super) reply: Option<(usize, u16, &'h str)>,
}

#[derive(Clone, Debug)]
pub(super) struct Socket<'h> {
    pub(super) number: u64,
    pub(super) who: &'h str,
    pub(super) login: u64,
    pub(super) opened: usize,
    /// Event, time, text.
    pub(super) heard: Vec<(usize, u64, &'h str)>,
    /// Commands of this socket, as places in the table's list.
    pub(super) sent: Vec<usize>,
    /// When it was over: event, time, and whether the server ended it.
    pub(super) over: Option<(usize, u64, bool)>,
    /// Still open when everybody had waited: event, version, line.
    pub(super) settled: Option<(usize, u32, i64)>,
}

/// Everything people say of one table.
#[derive(Debug, Default)]
pub(super) struct TableIndex<'h> {
    pub(super) opened: usize,
    pub(super) acknowledged: bool,
    pub(super) private: bool,
    /// Who opened it, and the seats they opened it with as theirs.
    pub(super) owner: &'h str,
    pub(super) own: Vec<usize>,
    /// The first event by which it had surely begun.
    pub(super) begun: Option<usize>,
    pub(super) sent: Vec<Sent>,
    pub(super) sockets: BTreeMap<u64, Socket<'h>>,
    pub(super) calls: Vec<Call<'h>>,
    pub(super) stored: bool,
}

#[derive(Debug, Default)]
pub(super) struct Index<'h> {
    pub(super) tables: BTreeMap<String, TableIndex<'h>>,
    /// Requests that are about no table.
    pub(super) calls: Vec<Call<'h>>,
    pub(super) ended: BTreeMap<u64, (usize, u64)>,
}

impl<'h> Index<'h> {
    pub(super) fn of(history: &'h [Event]) -> Index<'h> {
        let mut index = Index::default();
        let replies = replies(history);
        let mut tables_of_sockets = BTreeMap::new();
        for (number, event) in history.iter().enumerate() {
            match &event.what {
                What::Asked { call, login, method, path, body, .. } => {
                    let reply = replies.get(call).copied();
                    let (who, login) = (event.who.as_str(), *login);
                    let call = Call { event: number, who, login, method, path, body, reply };
                    index.asked(call, event.at);
                }
                What::Ended { login } => _ = index.ended.entry(*login).or_insert((number, event.at)),
                What::Opening { socket, login, table, .. } => {
                    tables_of_sockets.insert(*socket, table.as_str());
                    let (who, login) = (event.who.as_str(), *login);
                    let new = Socket {
                        number: *socket,
                        who,
                        login,
                        opened: number,
                        heard: vec![],
                        sent: vec![],
                        over: None,
                        settled: None,
                    };
                    index.tables.entry(table.clone()).or_default().sockets.insert(*socket, new);
                }
                What::Said { socket, .. }
                | What::Heard { socket, .. }
                | What::Closed { socket, .. }
                | What::HungUp { socket }
                | What::Settled { socket, .. } => {
                    let table = tables_of_sockets.get(socket).copied().unwrap_or_default();
                    if let Some(table) = index.tables.get_mut(table) {
                        table.on_socket(*socket, number, event);
                    }
                }
                _ => {}
            }
        }
        index
    }

    fn asked(&mut self, call: Call<'h>, at: u64) {
        let ok = |call: &Call<'_>| call.reply.is_some_and(|(_, status, _)| (200..300).contains(&status));
        let parse = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
        if (call.method, call.path) == ("POST", "/api/tables") {
            if ok(&call) {
                let reply = parse(call.reply.map(|(_, _, body)| body).unwrap_or_default());
                let id = reply["table"]["id"].as_str().unwrap_or_default().to_string();
                let table = self.tables.entry(id).or_default();
                (table.opened, table.acknowledged) = (call.event, true);
                let wanted = parse(call.body);
                table.private = wanted["watchable"] == false;
                let seats = wanted["seats"].as_array().into_iter().flatten().enumerate();
                table.own = seats.filter(|(_, seat)| seat["sitter"] == "me").map(|(seat, _)| seat).collect();
                table.owner = call.who;
            }
            return;
        }
        let Some(rest) = call.path.strip_prefix("/api/tables/") else { return self.calls.push(call) };
        let (id, what) = rest.split_once('/').unwrap_or((rest, ""));
        let id = id.split('?').next().unwrap_or_default().to_string();
        let table = self.tables.entry(id).or_default();
        match what.split('?').next().unwrap_or_default() {
            "commands" => {
                let answer = call.reply.map(|(event, status, body)| (event, by_reply(status, &parse(body))));
                let (event, who, login) = (call.event, call.who.to_string(), call.login);
                table.sent.extend(sent(event, at, who, login, &parse(call.body), answer));
            }
            "start" if ok(&call) => {
                let begun = call.reply.map_or(call.event, |(event, ..)| event);
                table.begun = Some(table.begun.map_or(begun, |other| other.min(begun)));
                table.calls.push(call);
            }
            _ => table.calls.push(call),
        }
    }
}

impl<'h> TableIndex<'h> {
    fn on_socket(&mut self, number: u64, event: usize, what: &'h Event) {
        let Some(socket) = self.sockets.get_mut(&number) else { return };
        match &what.what {
            What::Said { text, .. } => {
                let command = serde_json::from_str(text).unwrap_or_default();
                let (who, login) = (socket.who.to_string(), socket.login);
                if let Some(sent) = sent(event, what.at, who, login, &command, None) {
                    socket.sent.push(self.sent.len());
                    self.sent.push(sent);
                }
            }
            What::Heard { text, .. } => {
                socket.heard.push((event, what.at, text));
                let message: Value = serde_json::from_str(text).unwrap_or_default();
                if !message["view"].is_null() || message["table"]["status"] == "running" {
                    self.begun = Some(self.begun.map_or(event, |other| other.min(event)));
                }
                let answer = match message["type"].as_str() {
                    Some("answer") => by_answer(&message),
                    Some("problem") => by_problem(&message),
                    _ => return,
                };
                // Nobody sends a command on a socket before the last one is answered: a problem, which bears no name,
                // is the answer to that.
                let name = message["id"].as_str();
                let open = socket.sent.iter().copied().find(|&sent| {
                    let sent = &self.sent[sent];
                    sent.answer.is_none() && name.is_none_or(|name| name == sent.id)
                });
                if let Some(open) = open {
                    self.sent[open].answer = Some((event, answer));
                } else if let Some(name) = name {
                    // An answer nobody waits for is kept, as the answer to a question nobody asked.
                    let (who, login) = (socket.who.to_string(), socket.login);
                    let order = Value::Null;
                    let (id, at) = (name.to_string(), what.at);
                    let answer = Some((event, answer));
                    self.sent.push(Sent { event, at, who, login, id, seen: 0, order, answer });
                }
            }
            What::Closed { .. } => socket.over = socket.over.or(Some((event, what.at, true))),
            What::HungUp { .. } => socket.over = socket.over.or(Some((event, what.at, false))),
            What::Settled { version, line, .. } => socket.settled = Some((event, *version, *line)),
            _ => {}
        }
    }
}

fn replies(history: &[Event]) -> BTreeMap<u64, (usize, u16, &str)> {
    let reply = |(number, event): (usize, &'_ Event)| match &event.what {
        What::Answered { call, status, .. } => Some((*call, (number, *status))),
        _ => None,
    };
    let found = history.iter().enumerate().filter_map(reply);
    let body = |number: usize| match &history[number].what {
        What::Answered { body, .. } => body.as_str(),
        _ => "",
    };
    found.map(|(call, (number, status))| (call, (number, status, body(number)))).collect()
}

fn sent(
    event: usize,
    at: u64,
    who: String,
    login: u64,
    command: &Value,
    answer: Option<(usize, Answered)>,
) -> Option<Sent> {
    let id = command["id"].as_str()?.to_string();
    let seen = command["seen"].as_u64().unwrap_or(0) as u32;
    Some(Sent { event, at, who, login, id, seen, order: command.clone(), answer })
}

fn by_answer(answer: &Value) -> Answered {
    match answer["answer"].as_str() {
        Some("done") => Answered::Done { version: answer["version"].as_u64().unwrap_or(0) as u32 },
        Some("stale") => Answered::Stale,
        Some("refused") => {
            Answered::Refused(answer["refusal"]["key"].as_str().unwrap_or_default().to_string())
        }
        Some("unknown") => Answered::Unknown,
        Some("became") => Answered::Became(answer["done"] == true),
        _ => Answered::Told,
    }
}

fn by_problem(problem: &Value) -> Answered {
    match problem["code"].as_str().unwrap_or_default() {
        "unknown" => Answered::Unknown,
        code => Answered::Problem(code.into()),
    }
}

fn by_reply(status: u16, body: &Value) -> Answered {
    if status == 200 { by_answer(body) } else { by_problem(body) }
}
