//! A disk that takes no more, as a limit on the size of files: a clear answer, nothing lost, and no restart when there
//! is room again.

#![cfg(target_os = "linux")]

use std::process::Command;

use serde_json::json;
use server::wire::{Answer, ToClient};

use crate::{
    guests::Guest,
    kill::until,
    program::{Node, file, serve},
};

/// Enough for some dozen tables.
const BLOCKS: &str = "2000";

/// Asks until the server says whether it is ready: a yes is kept in mind for a moment.
async fn ready(guest: &Guest, status: u16) {
    for _ in 0..400 {
        if guest.get("/readyz").await.status == status {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("/readyz never answers {status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_survived() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = serve(&file(folder.path()));
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -S -f \"$0\"; exec \"$@\"", BLOCKS]);
    limited.arg(whole.get_program()).args(whole.get_args()).stderr(std::process::Stdio::null());
    let mut node = Node::start(limited);
    let guest = Guest::arrive_at(&node.base).await;
    let me = json!({ "sitter": "me" });
    let table = guest.open(&json!({ "game": "nim", "seats": [me, me] })).await.table.id;
    guest.begin(&table).await;
    let mut ann = guest.socket(&table, "?seat=0").await;
    let mut bo = guest.socket(&table, "?seat=1").await;

    // New tables fill the file until nothing more goes in.
    let mut full = None;
    for number in 0..20_000 {
        let wanted = json!({ "game": "nim", "seats": [me, me], "terms": { "options": { "heaps": "5" } } });
        let reply = guest.post("/api/tables", &wanted).await;
        if !reply.status.is_success() {
            full = Some((number, reply));
            break;
        }
    }
    let (opened, reply) = full.expect("it is full at some time");
    assert!(opened > 10 && reply.status == 503 && reply.code() == "unavailable", "{opened} {reply:?}");
    let (heap, seen) = (json!({ "do": "act", "action": "heap 2" }), ann.version);
    let mut accepted = 0;
    let mut refused = false;
    for number in 0..2_000 {
        // One of them takes the last room; then nothing goes.
        let order = if number % 2 == 0 { heap.clone() } else { json!({ "do": "take_back" }) };
        match ann.try_command(&format!("c{number}"), seen + accepted, order).await {
            Some(ToClient::Answer(Answer::Done { .. })) => accepted += 1,
            Some(ToClient::Problem(problem)) => {
                assert_eq!(problem.code, "unavailable");
                refused = true;
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(refused, "the disk is full");
    ready(&guest, 503).await;
    let freed =
        Command::new("prlimit").args(["--fsize=unlimited", "--pid", &node.child.id().to_string()]).status();
    assert!(freed.expect("prlimit runs").success());
    ready(&guest, 200).await;
    let order = if accepted % 2 == 0 { heap } else { json!({ "do": "take_back" }) };
    let answer = ann.try_command(&format!("c{accepted}"), seen + accepted, order).await;
    let Some(ToClient::Answer(Answer::Done { version, .. })) = answer else { panic!("{answer:?}") };
    assert_eq!(version, seen + accepted + 1, "nothing was lost, nothing was done twice");
    assert!(until(&mut bo, version).await, "and everybody sees it");
    guest.post("/api/tables", &json!({ "game": "nim", "seats": [me, me] })).await.ok();
    assert_eq!(node.stop(), Some(0));
    let fits = server::doctor(&file(folder.path()), |_| ()).await.expect("it opens");
    assert!(fits.unfit.is_empty() && fits.entries as u32 == accepted + 1, "{fits}");
}
