//! A table's socket: a snapshot, then what changes; commands the other way.

use std::{net::IpAddr, sync::Arc};

use axum::{
    Extension,
    body::Bytes,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
    },
    response::Response,
};
use futures_util::{SinkExt as _, StreamExt as _, stream::SplitSink};
use hosting::{
    Fault,
    commands::Commander,
    room::{
        loaded::{chat_line, seat_of},
        onlooking::{Goodbye, Onlooking},
        text,
    },
    wire::{Command, ToClient},
};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, timeout},
};
use tracing::Instrument as _;

use crate::{
    accounts::limits::neighbourhood,
    tables::{
        hall::{CHAT_LINES, Hall},
        kept::{Mouth, Saying},
    },
    web::{api::Visit, fault::FaultReply, guard::From},
};

/// No message is longer than this many bytes.
const LONGEST_MESSAGE: usize = 8 << 10;
/// Room is kept for one of this size: thousands of sockets only listen.
const USUAL_MESSAGE: usize = 1 << 10;
/// How many messages wait for a slow reader before they are let go.
const WAITING: usize = 256;
/// From whom nothing was heard for so many pings is gone, though nobody hung up.
const UNHEARD: u32 = 3;

/// Opens the socket of a table.
pub(crate) async fn connect(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Result<Response, FaultReply> {
    let from = neighbourhood(from.0);
    if visit.looking.wish().archive {
        return Err(Fault::Bad("archive: a socket shows what is, /past what was".into()).into());
    }
    {
        let room = hall.enter_fresh(&visit.id).await?;
        let eye = room.access(visit.anyone.id(), visit.looking.wish())?.eye();
        room.check_room(eye, from)?;
    }
    let Visit { anyone, id, looking, locale } = visit;
    let (person, name, login) = match anyone.0 {
        Some(person) => (person.row.id, person.row.name, person.login),
        None => Default::default(),
    };
    let (wish, socket) = (looking.wish(), Some(hall.next_socket()));
    let commander = Commander { person, name, wish, locale, words: looking.words, socket };
    let arrival = Arrival { login, from, since: looking.since };
    let span = tracing::info_span!("socket", table = id);
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(USUAL_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| {
        let attending = hall.attending.clone();
        attending.track_future(
            async move {
                metrics::gauge!("nemedian_sockets").increment(1.0);
                attend(&hall, &id, commander, arrival, socket).await;
                metrics::gauge!("nemedian_sockets").decrement(1.0);
            }
            .instrument(span),
        )
    }))
}

/// How somebody came.
struct Arrival {
    login: String,
    from: IpAddr,
    /// The version they already have.
    since: Option<u32>,
}

async fn attend(hall: &Arc<Hall>, id: &str, commander: Commander, arrival: Arrival, socket: WebSocket) {
    let (mut out, mut heard) = socket.split();
    let (say, mut said) = mpsc::channel(WAITING);
    // Boxed, as commands are below: what is needed for a moment is not kept for as long as somebody listens.
    if let Err(fault) = Box::pin(greet(hall, id, &commander, arrival, &say)).await {
        close(&mut out, Goodbye::because(&fault)).await;
        return;
    }
    // From here on only the room speaks: when it lets go, this ends.
    drop(say);
    let mut ping = tokio::time::interval(hall.config.ping);
    // After a pause of our own everybody is given their time again.
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
    first: Option<Saying>,
    said: &mut mpsc::Receiver<Saying>,
) -> bool {
    // Let go without a word: there was no room left for one.
    let mut next = Some(first.unwrap_or(Saying::Goodbye(Goodbye::SLOW)));
    while let Some(saying) = next {
        match saying {
            Saying::Text(text) => {
                if out.feed(Message::Text(text)).await.is_err() {
                    return false;
                }
            }
            Saying::Goodbye(why) => {
                close(out, why).await;
                return false;
            }
        }
        next = said.try_recv().ok();
    }
    out.flush().await.is_ok()
}

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
            close(out, Goodbye::because(&Fault::Bad("text only".into()))).await;
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
    Arrival { login, from, since }: Arrival,
    say: &mpsc::Sender<Saying>,
) -> Result<(), Fault> {
    let mut room = hall.enter_fresh(id).await?;
    // A log-in that has ended since they knocked. One that ends from now on is looked for in this room.
    if !login.is_empty() && hall.store.valid_logins(std::slice::from_ref(&login)).await?.is_empty() {
        return Err(Fault::NobodyYet);
    }
    // Those who were here before hear first what was said at other nodes.
    hall.tell_talk(&mut room).await?;
    let mut chat = hall.store.chat(id, 0, CHAT_LINES, &commander.person).await?;
    chat.retain(|line| line.number <= room.last_chat);
    let &Commander { ref person, wish, locale, words, socket, .. } = commander;
    let (number, say) = (socket.unwrap_or_default(), say.clone());
    let hears = |message: &ToClient| _ = say.try_send(Saying::Text(text(message)));
    let own = Onlooking {
        number,
        person: person.clone(),
        login,
        from,
        wish,
        locale,
        words,
        say: Mouth(say.clone()),
    };
    let eye = room.admit(own)?;
    let looks = (eye, locale, words);
    let presence = room.presence();
    let missed = since.and_then(|since| room.missed(looks, since).map(|missed| (since, missed)));
    let Some(loaded) = room.loaded() else { return Err(Fault::NotFound) };
    if let Some((version, missed)) = missed {
        let table = Box::new(loaded.info(person, locale));
        let chat = chat.iter().map(|line| chat_line(line, person, locale)).collect();
        let seat = seat_of(eye);
        hears(&ToClient::Resumed { version, seat, table, presence: presence.clone(), chat });
        for update in missed {
            _ = say.try_send(Saying::Text(update));
        }
    } else {
        let snapshot = loaded.snapshot(person, looks, presence.clone(), &chat);
        hears(&ToClient::Snapshot(Box::new(snapshot)));
    }
    if seat_of(eye).is_some() {
        room.tell_others(number, &ToClient::Presence(presence));
    }
    hall.wake_bots(&mut room);
    Ok(())
}

async fn depart(hall: &Arc<Hall>, id: &str, commander: &Commander) {
    let Some(room) = hall.at_hand(id) else { return };
    room.lock_owned().await.depart(commander.socket.unwrap_or_default());
}

/// What is said to a command; nothing if it is said already.
async fn answer(hall: &Arc<Hall>, id: &str, commander: &Commander, words: &str) -> Option<Utf8Bytes> {
    let answered = async {
        if commander.person.is_empty() {
            return Err(Fault::NobodyYet);
        }
        if !hall.limits.command(&commander.person) {
            return Err(Fault::TooMany);
        }
        let command: Command = serde_json::from_str(words).map_err(|error| Fault::Bad(error.to_string()))?;
        hall.command(id, commander, command).await
    };
    match answered.await {
        Ok(answer) => answer.map(|answer| text(&ToClient::Answer(answer))),
        Err(fault) => Some(text(&ToClient::Problem(fault.wire(commander.locale)))),
    }
}

async fn close(out: &mut SplitSink<WebSocket, Message>, why: Goodbye) {
    let frame = CloseFrame { code: why.code, reason: Utf8Bytes::from_static(why.word) };
    _ = out.send(Message::Close(Some(frame))).await;
}
