//! A table's socket: a snapshot, then what changes; commands the other way.

use std::{sync::Arc, time::Duration};

use axum::{
    body::Bytes,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
    },
    response::Response,
};
use futures_util::{SinkExt as _, StreamExt as _, stream::SplitSink};
use table::Eye;
use tokio::sync::mpsc;
use tracing::Instrument as _;

use crate::{
    api::Visit,
    commands::Commander,
    hall::{CHAT_LINES, Hall},
    problem::Problem,
    room::{Onlooking, text},
    wire::{Command, ToClient},
};

/// No message is longer than this many bytes.
const LONGEST_MESSAGE: usize = 8 << 10;
/// How many messages wait for a slow reader before he is let go.
const WAITING: usize = 256;
const PING: Duration = Duration::from_secs(20);
/// As many sockets as one table holds.
const MOST_SOCKETS: usize = 256;

/// Opens the socket of a table.
pub(crate) async fn connect(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let eye = {
        let room = hall.enter(&visit.id).await?;
        if room.sockets.len() >= MOST_SOCKETS {
            return Err(Problem::TooMany);
        }
        visit.eye(room.loaded.as_ref().ok_or(Problem::NotFound)?)?
    };
    let Visit { anyone, id, looking, locale } = visit;
    let (person, name, login) = match anyone.0 {
        Some(person) => (person.row.id, person.row.name, person.login),
        None => Default::default(),
    };
    let commander =
        Commander { person, name, eye, locale, words: looking.words, socket: Some(hall.next_socket()) };
    let span = tracing::info_span!("socket", table = id);
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        // Thousands of them only listen.
        .read_buffer_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| {
        async move {
            metrics::gauge!("nemedian_sockets").increment(1.0);
            attend(&hall, &id, commander, login, looking.since, socket).await;
            metrics::gauge!("nemedian_sockets").decrement(1.0);
        }
        .instrument(span)
    }))
}

async fn attend(
    hall: &Arc<Hall>,
    id: &str,
    commander: Commander,
    login: String,
    since: Option<u32>,
    socket: WebSocket,
) {
    let (mut out, mut heard) = socket.split();
    let (say, mut said) = mpsc::channel(WAITING);
    if let Err(problem) = greet(hall, id, &commander, login, since, &say).await {
        close(&mut out, &problem).await;
        return;
    }
    // From here on only the room speaks: when it lets go, this ends.
    drop(say);
    let mut ping = tokio::time::interval(PING);
    loop {
        tokio::select! {
            message = said.recv() => {
                let Some(message) = message else {
                    // Let go: too slow, or the log-in was ended.
                    close(&mut out, &Problem::NobodyYet).await;
                    break;
                };
                if out.send(Message::Text(message)).await.is_err() { break }
            },
            message = heard.next() => match message {
                Some(Ok(Message::Text(words))) => {
                    let answer = answer(hall, id, &commander, &words).await;
                    let Some(answer) = answer else { continue };
                    if out.send(Message::Text(answer)).await.is_err() { break }
                }
                Some(Ok(Message::Binary(_))) => {
                    close(&mut out, &Problem::Bad("text only".into())).await;
                    break;
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            },
            _ = ping.tick() => {
                if out.send(Message::Ping(Bytes::new())).await.is_err() { break }
            }
        }
    }
    depart(hall, id, &commander).await;
}

/// The snapshot, or what was missed since the last connection; from then on everything in order.
async fn greet(
    hall: &Arc<Hall>,
    id: &str,
    commander: &Commander,
    login: String,
    since: Option<u32>,
    say: &mpsc::Sender<Utf8Bytes>,
) -> Result<(), Problem> {
    let mut room = hall.enter(id).await?;
    let chat = hall.store.chat(id, 0, CHAT_LINES).await?;
    room.last_chat = chat.last().map_or(room.last_chat, |line| line.number);
    let Commander { person, eye, locale, words, socket, .. } = commander;
    let looks = (*eye, *locale, *words);
    room.sockets.push(Onlooking {
        number: socket.unwrap_or_default(),
        person: person.clone(),
        login,
        eye: *eye,
        locale: *locale,
        words: *words,
        say: say.clone(),
    });
    let presence = room.presence();
    let missed = since.and_then(|since| room.missed(looks, since).map(|missed| (since, missed)));
    let Some(loaded) = &mut room.loaded else { return Err(Problem::NotFound) };
    if let Some((since, missed)) = missed {
        let table = Box::new(loaded.info(person, *locale));
        let resumed = ToClient::Resumed { version: since, table, presence: presence.clone() };
        _ = say.try_send(text(&resumed));
        for update in missed {
            _ = say.try_send(update);
        }
    } else {
        let snapshot = loaded.snapshot(person, looks, presence.clone(), &chat);
        _ = say.try_send(text(&ToClient::Snapshot(Box::new(snapshot))));
    }
    room.remember_shown();
    if matches!(eye, Eye::Seat(_)) {
        let own = socket.unwrap_or_default();
        room.sockets.retain(|other| {
            other.number == own || other.say.try_send(text(&ToClient::Presence(presence.clone()))).is_ok()
        });
    }
    hall.wake_bots(&mut room);
    Ok(())
}

async fn depart(hall: &Arc<Hall>, id: &str, commander: &Commander) {
    let Some(room) = hall.at_hand(id) else { return };
    let mut room = room.lock_owned().await;
    room.sockets.retain(|socket| Some(socket.number) != commander.socket);
    if matches!(commander.eye, Eye::Seat(_)) {
        room.tell_presence();
    }
}

/// What is said to a command; nothing if it is said already.
async fn answer(hall: &Arc<Hall>, id: &str, commander: &Commander, words: &str) -> Option<Utf8Bytes> {
    let answered = async {
        if commander.person.is_empty() {
            return Err(Problem::NobodyYet);
        }
        if !hall.limits.command(&commander.person) {
            return Err(Problem::TooMany);
        }
        let command: Command =
            serde_json::from_str(words).map_err(|error| Problem::Bad(error.to_string()))?;
        hall.command(id, commander, command).await
    };
    match answered.await {
        Ok(answer) => answer.map(|answer| text(&ToClient::Answer(answer))),
        Err(problem) => Some(text(&ToClient::Problem(problem.wire()))),
    }
}

async fn close(out: &mut SplitSink<WebSocket, Message>, problem: &Problem) {
    // 1008: against the policy. The reason is a word for programs.
    let frame = CloseFrame { code: 1008, reason: Utf8Bytes::from_static(problem.code()) };
    _ = out.send(Message::Close(Some(frame))).await;
}
