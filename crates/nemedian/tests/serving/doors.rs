//! A process with few handles, and a crowd that says nothing.

use std::{process::Command, time::Duration};

use serde_json::json;
use tokio::net::{TcpSocket, TcpStream};

use crate::{
    guests::{Guest, Socket, done},
    program::{Node, ended, file, serve},
};

/// The program where the system allows so many open files.
fn with_handles(database: &str, handles: &str) -> Command {
    let whole = serve(database);
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -n \"$0\"; exec \"$@\"", handles]);
    limited.arg(whole.get_program()).args(whole.get_args()).stderr(std::process::Stdio::null());
    limited
}

async fn silent(base: &str, number: u32) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    let from = format!("127.0.{}.{}:0", 1 + number / 200, 1 + number % 200);
    socket.bind(from.parse().expect("an address")).expect("an address of this machine");
    let to = base.strip_prefix("http://").and_then(|to| to.parse().ok()).expect("an address");
    let connected = tokio::time::timeout(Duration::from_secs(20), socket.connect(to)).await;
    connected.expect("it listens in time").expect("it listens")
}

#[tokio::test(flavor = "multi_thread")]
async fn with_few_handles_health_and_seats_are_answered_in_any_crowd() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut node = Node::start(with_handles(&file(folder.path()), "128"));
    let guest = Guest::arrive_at(&node.base).await;
    let me = json!({ "sitter": "me" });
    let table = guest.open(&json!({ "game": "nim", "seats": [me, me] })).await.table.id;
    guest.begin(&table).await;
    let mut crowd = Vec::new();
    for number in 0..300 {
        crowd.push(silent(&node.base, number).await);
    }
    for path in ["/healthz", "/readyz"] {
        let asking = reqwest::Client::new().get(format!("{}{path}", node.base));
        let reply = asking.timeout(Duration::from_secs(20)).send().await.expect("an answer");
        assert_eq!(reply.status(), 200, "{path}");
    }
    let fresh = Guest { http: reqwest::Client::new(), ..guest };
    let mut ann = Socket::open(&fresh, &table, "").await.expect("a seat finds room");
    done(&ann.act("heap 2").await);
    drop(crowd);
    assert_eq!(node.stop(), Some(0));
}

#[test]
fn too_few_handles_are_said_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, _, err) = ended(with_handles(&file(folder.path()), "64"));
    assert_eq!(code, 5, "{err}");
    assert!(err.contains("64 open files") && err.contains("LimitNOFILE"), "{err}");
}
