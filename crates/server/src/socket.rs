//! A table's socket: a snapshot, then what changes; commands the other way.

use std::sync::Arc;

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
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, timeout},
};
use tracing::Instrument as _;

use crate::{
    api::Visit,
    commands::Commander,
    hall::{CHAT_LINES, Hall},
    problem::Problem,
    room::{Onlooking, chat_line, text},
    wire::{Command, ToClient},
};

/// No message is longer than this many bytes.
const LONGEST_MESSAGE: usize = 8 << 10;
/// Room is kept for one of this size: thousands of sockets only listen.
const USUAL_MESSAGE: usize = 1 << 10;
/// How many messages wait for a slow reader before he is let go.
const WAITING: usize = 256;
/// From whom nothing was heard for so many pings is gone, though nobody hung up.
const UNHEARD: u32 = 3;
/// As many sockets as one table holds.
const MOST_SOCKETS: usize = 256;

/// Opens the socket of a table.
pub(crate) async fn connect(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let eye = {
        let room = hall.enter_fresh(&visit.id).await?;
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
        .read_buffer_size(USUAL_MESSAGE);
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
    // Boxed, as commands are below: what is needed for a moment is not kept for as long as somebody listens.
    if let Err(problem) = Box::pin(greet(hall, id, &commander, login, since, &say)).await {
        close(&mut out, &problem).await;
        return;
    }
    // From here on only the room speaks: when it lets go, this ends.
    drop(say);
    let mut ping = tokio::time::interval(hall.config.ping);
    // After a pause of our own everybody is given his time again.
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let patience = hall.config.ping * UNHEARD;
    let mut unheard = 0;
    loop {
        let going_on = tokio::select! {
            message = said.recv() => {
                timeout(patience, tell(&mut out, message, &mut said)).await.unwrap_or(false)
            }
            message = heard.next() => {
                unheard = 0;
                hear(hall, id, &commander, message, &mut out).await
            }
            _ = ping.tick() => {
                unheard += 1;
                let ping = out.send(Message::Ping(Bytes::new()));
                unheard <= UNHEARD && timeout(patience, ping).await.is_ok_and(|sent| sent.is_ok())
            }
        };
        if !going_on {
            break;
        }
    }
    depart(hall, id, &commander).await;
}

/// Says everything that waits to be said, in one go; whether there will be more.
async fn tell(
    out: &mut SplitSink<WebSocket, Message>,
    first: Option<Utf8Bytes>,
    said: &mut mpsc::Receiver<Utf8Bytes>,
) -> bool {
    let Some(first) = first else {
        // Let go: too slow, or the log-in was ended.
        close(out, &Problem::NobodyYet).await;
        return false;
    };
    let mut next = Some(first);
    while let Some(message) = next {
        if out.feed(Message::Text(message)).await.is_err() {
            return false;
        }
        next = said.try_recv().ok();
    }
    out.flush().await.is_ok()
}

/// Takes in what the other side says; whether it stays.
async fn hear(
    hall: &Arc<Hall>,
    id: &str,
    commander: &Commander,
    message: Option<Result<Message, axum::Error>>,
    out: &mut SplitSink<WebSocket, Message>,
) -> bool {
    match message {
        Some(Ok(Message::Text(words))) => match Box::pin(answer(hall, id, commander, &words)).await {
            Some(answer) => out.send(Message::Text(answer)).await.is_ok(),
            None => true,
        },
        Some(Ok(Message::Binary(_))) => {
            close(out, &Problem::Bad("text only".into())).await;
            false
        }
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
        Some(Ok(Message::Close(_)) | Err(_)) | None => false,
    }
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
    let mut room = hall.enter_fresh(id).await?;
    // Whoever was here before hears first what was said at other nodes.
    hall.tell_talk(&mut room).await?;
    let mut chat = hall.store.chat(id, 0, CHAT_LINES).await?;
    chat.retain(|line| line.number <= room.last_chat);
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
    let Some(loaded) = &room.loaded else { return Err(Problem::NotFound) };
    if let Some((since, missed)) = missed {
        let table = Box::new(loaded.info(person, *locale));
        let chat = chat.iter().map(chat_line).collect();
        let resumed = ToClient::Resumed { version: since, table, presence: presence.clone(), chat };
        _ = say.try_send(text(&resumed));
        for update in missed {
            _ = say.try_send(update);
        }
    } else {
        let snapshot = loaded.snapshot(person, looks, presence.clone(), &chat);
        _ = say.try_send(text(&ToClient::Snapshot(Box::new(snapshot))));
    }
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
        Err(problem) => Some(text(&ToClient::Problem(problem.wire(commander.locale)))),
    }
}

async fn close(out: &mut SplitSink<WebSocket, Message>, problem: &Problem) {
    // 1008: against the policy. The reason is a word for programs.
    let frame = CloseFrame { code: 1008, reason: Utf8Bytes::from_static(problem.code()) };
    _ = out.send(Message::Close(Some(frame))).await;
}
