//! Connections that say nothing, never end or never listen, and crowds of them: nobody who plays is locked out.

use std::{net::SocketAddr, path::Path, time::Duration};

use serde_json::json;
use server::{Config, Server, wire};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::{sleep, timeout},
};

use crate::{
    guests::{Guest, Socket, config, done},
    whole_games::gather,
};

/// Long enough for a busy machine, short enough for a test that hangs.
const PATIENCE: Duration = Duration::from_secs(20);
/// What nobody waits for here.
const NEVER: Duration = Duration::from_hours(1);
const SOON: Duration = Duration::from_millis(200);

/// Only the time that a test is about is short.
fn patient(folder: &Path) -> Config {
    Config { header_time: NEVER, body_time: NEVER, rest_time: NEVER, write_time: NEVER, ..config(folder) }
}

async fn connect(to: SocketAddr, from: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(format!("{from}:0").parse().expect("an address")).expect("an address of this machine");
    // Little waits here to be read, so that it waits over there.
    socket.set_recv_buffer_size(4096).expect("a size");
    socket.connect(to).await.expect("it listens")
}

/// Reads until the other side hangs up; what it said.
async fn until_hung_up(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut said)).await.expect("it hangs up");
    // Those who are hung up on in the middle of a word may be told so by the system.
    _ = read;
    String::from_utf8_lossy(&said).into()
}

fn request(line: &str, more: &str) -> String {
    format!("{line} HTTP/1.1\r\nhost: here\r\n{more}\r\n")
}

/// One request on a connection of its own.
async fn ask(to: SocketAddr, from: &str, line: &str, more: &str) -> String {
    let mut stream = connect(to, from).await;
    let text = request(line, &format!("{more}connection: close\r\n"));
    // Who is not wanted may be hung up on before.
    _ = stream.write_all(text.as_bytes()).await;
    until_hung_up(&mut stream).await
}

fn status(reply: &str) -> &str {
    reply.split(' ').nth(1).unwrap_or("nothing")
}

fn code(reply: &str) -> String {
    let body = reply.split("\r\n\r\n").nth(1).unwrap_or_default();
    serde_json::from_str::<wire::Problem>(body).map_or_else(|_| reply.into(), |problem| problem.code)
}

/// Asks again until the answer has this status.
async fn until_status(to: SocketAddr, from: &str, wanted: &str) {
    let asking = async {
        while status(&ask(to, from, "GET /healthz", "").await) != wanted {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, asking).await.unwrap_or_else(|_| panic!("{wanted} was never answered"));
}

/// Writes byte after byte, slowly, until the other side has had enough.
async fn dribble(stream: &mut TcpStream) -> String {
    let (mut read, mut write) = stream.split();
    let mut said = Vec::new();
    let reading = async { read.read_to_end(&mut said).await };
    let writing = async {
        while write.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(10)).await;
        }
        std::future::pending::<()>().await;
    };
    let both = async {
        tokio::select! {
            _ = reading => {}
            () = writing => {}
        }
    };
    timeout(PATIENCE, both).await.expect("it hangs up");
    String::from_utf8_lossy(&said).into()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_nothing_or_never_ends_a_header_is_let_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { header_time: SOON, ..patient(folder.path()) };
    let server = Server::start(config).await.expect("it starts");
    let mut silent = connect(server.address, "127.0.0.1").await;
    assert_eq!(until_hung_up(&mut silent).await, "");
    let mut slow = connect(server.address, "127.0.0.1").await;
    slow.write_all(b"GET /healthz HTTP/1.1\r\nx-long: ").await.expect("it listens");
    dribble(&mut slow).await;
    // A second request has as long as the first, and not what the first has left.
    let mut twice = connect(server.address, "127.0.0.1").await;
    twice.write_all(request("GET /healthz", "").as_bytes()).await.expect("it listens");
    let mut first = [0; 12];
    twice.read_exact(&mut first).await.expect("an answer");
    twice.write_all(b"GET /healthz HTTP/1.1\r\nx-long: ").await.expect("it listens");
    let said = dribble(&mut twice).await;
    assert!(first == *b"HTTP/1.1 200" && !said.contains("HTTP/1.1 200"), "{said}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_rests_for_a_while_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { rest_time: SOON, ..patient(folder.path()) };
    let server = Server::start(config).await.expect("it starts");
    let mut resting = connect(server.address, "127.0.0.1").await;
    resting.write_all(request("GET /healthz", "").as_bytes()).await.expect("it listens");
    assert!(until_hung_up(&mut resting).await.contains("alive"));
    // A socket rests for as long as somebody is there.
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    let mut ann = guests[0].socket(&table, "").await;
    assert!(ann.silent_for(5 * SOON).await);
    done(&ann.act("heap 2").await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_dribbles_ends_in_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { body_time: SOON, ..patient(folder.path()) };
    let server = Server::start(config).await.expect("it starts");
    for length in ["content-length: 60000\r\n", "transfer-encoding: chunked\r\n"] {
        let mut slow = connect(server.address, "127.0.0.1").await;
        let head = request("POST /api/login", &format!("content-type: application/json\r\n{length}"));
        slow.write_all(head.as_bytes()).await.expect("it listens");
        if length.starts_with("transfer") {
            slow.write_all(b"8000\r\n").await.expect("it listens");
        }
        let said = dribble(&mut slow).await;
        assert_eq!((status(&said), code(&said).as_str()), ("408", "late"), "{said}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_reads_the_answer_is_let_go() {
    let folder = tempfile::tempdir().expect("a folder");
    // That the place is free again shows that the connection is over.
    let config = Config { write_time: SOON, connections_an_address: 1, rates: 1.0, ..patient(folder.path()) };
    let server = Server::start(config).await.expect("it starts");
    let mut deaf = connect(server.address, "127.0.0.2").await;
    let much = request("GET /api/openapi.json", "").repeat(150);
    deaf.write_all(much.as_bytes()).await.expect("it listens");
    let mut first = [0; 12];
    deaf.read_exact(&mut first).await.expect("an answer");
    assert_eq!(&first, b"HTTP/1.1 200");
    until_status(server.address, "127.0.0.2", "200").await;
    // What had gone out before is still there to be read; the rest never comes.
    let answers = until_hung_up(&mut deaf).await.matches("HTTP/1.1 200").count();
    assert!(answers < 149, "{answers} answers after the first");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_its_share_of_connections_and_a_socket_is_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let config =
        Config { connections_an_address: 2, rates: 1.0, behind_proxy: false, ..patient(folder.path()) };
    let server = Server::start(config).await.expect("it starts");
    let to = server.address;
    let silent = [connect(to, "127.0.0.2").await, connect(to, "127.0.0.2").await];
    let third = ask(to, "127.0.0.2", "GET /healthz", "").await;
    assert_eq!((status(&third), code(&third).as_str()), ("429", "too_many"), "{third}");
    assert_eq!(status(&ask(to, "127.0.0.3", "GET /healthz", "").await), "200", "others have their own");
    drop(silent);
    until_status(to, "127.0.0.2", "200").await;

    // One of Ann's two places is her socket.
    let ann = Guest::arrive(&server).await;
    let me = json!({ "sitter": "me" });
    let table = ann.open(&json!({ "game": "nim", "seats": [me, me] })).await.table.id;
    ann.begin(&table).await;
    let cookie = ann.cookie.clone();
    drop(ann);
    until_status(to, "127.0.0.1", "200").await;
    let fresh = Guest { http: reqwest::Client::new(), base: format!("http://{to}"), cookie };
    let socket = fresh.socket(&table, "").await;
    let other = connect(to, "127.0.0.1").await;
    until_status(to, "127.0.0.1", "429").await;
    socket.close().await;
    until_status(to, "127.0.0.1", "200").await;
    drop(other);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_sockets_count_for_whom_they_stand() {
    let folder = tempfile::tempdir().expect("a folder");
    let config =
        Config { connections_an_address: 1, rates: 1.0, behind_proxy: true, ..patient(folder.path()) };
    let server = Server::start(config).await.expect("it starts");
    let ann = Guest::arrive(&server).await;
    let me = json!({ "sitter": "me" });
    let table = ann.open(&json!({ "game": "nim", "seats": [me, me] })).await.table.id;
    let upgrade = |from: &str| {
        let path = format!("GET /api/tables/{table}/socket");
        let key = "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
        request(
            &path,
            &format!("connection: upgrade\r\nupgrade: websocket\r\n{key}x-forwarded-for: {from}\r\n"),
        )
    };
    let open = async |from: &str| {
        let mut stream = connect(server.address, "127.0.0.1").await;
        stream.write_all(upgrade(from).as_bytes()).await.expect("it listens");
        let mut first = [0; 12];
        timeout(PATIENCE, stream.read_exact(&mut first)).await.expect("in time").expect("an answer");
        (String::from_utf8_lossy(&first[9..]).to_string(), stream)
    };
    let (first, one) = open("203.0.113.5").await;
    assert_eq!(first, "101");
    assert_eq!(open("203.0.113.5").await.0, "429", "one is enough");
    assert_eq!(open("203.0.113.6").await.0, "101", "the proxy itself is nobody");
    drop(one);
    let again = async {
        while open("203.0.113.5").await.0 != "101" {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, again).await.expect("there is room again");
    server.stop().await;
}

/// A crowd of silent connections takes every place it can get.
#[tokio::test(flavor = "multi_thread")]
async fn when_the_house_is_full_health_and_seats_find_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { connections: Some(32), ..patient(folder.path()) };
    let server = Server::start(config).await.expect("it starts");
    let to = server.address;
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    let onlooker = Guest::arrive(&server).await;
    let fresh = |guest: &Guest| Guest { http: reqwest::Client::new(), ..guest.clone() };
    let [ann, bo, onlooker] = [fresh(&guests[0]), fresh(&guests[1]), fresh(&onlooker)];
    drop(guests);
    let mut crowd = Vec::new();
    for number in 0..60 {
        crowd.push(connect(to, &format!("127.0.1.{}", number % 20 + 1)).await);
    }
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(status(&ask(to, "127.0.0.1", &format!("GET {path}"), "").await), "200", "{path}");
    }
    for line in ["GET /api/games", "GET /", "POST /api/me", &format!("GET /api/tables/{table}/snapshot")] {
        let reply = ask(to, "127.0.0.9", line, "accept-language: fr\r\n").await;
        assert_eq!((status(&reply), code(&reply).as_str()), ("503", "crowded"), "{line}: {reply}");
        assert!(reply.contains("plein") && reply.contains("connection: close"), "{reply}");
    }
    // Whoever has a seat comes back, sees the game and plays on; whoever only looks waits.
    let cookie = format!("cookie: {}\r\n", ann.cookie);
    let snapshot = ask(to, "127.0.0.1", &format!("GET /api/tables/{table}/snapshot"), &cookie).await;
    assert_eq!(status(&snapshot), "200", "{snapshot}");
    let mut socket = Socket::open(&ann, &table, "").await.expect("a seat finds room");
    done(&socket.act("heap 2").await);
    let refused = Socket::open(&onlooker, &table, "").await.expect_err("onlookers do not");
    assert!(refused.contains("503"), "{refused}");
    // However many sockets come: the very last places are not for them.
    let mut sockets = vec![socket];
    while let Ok(socket) = Socket::open(&bo, &table, "").await {
        sockets.push(socket);
        assert!(sockets.len() < 60, "there must be an end");
    }
    assert_eq!(status(&ask(to, "127.0.0.1", "GET /healthz", "").await), "200");
    drop(crowd);
    let open_again = async {
        while status(&ask(to, "127.0.0.9", "GET /api/games", "").await) != "200" {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, open_again).await.expect("everyone is served when the crowd is gone");
    server.stop().await;
}
