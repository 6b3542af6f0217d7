//! A command is done once, and whoever sent it can find out.

use serde_json::{Value, json};
use server::{
    Server,
    wire::{Answer, ToClient},
};

use crate::{
    database::Database,
    guests::{Guest, Socket, config, done, start},
    whole_games::{begin, gather},
};

fn heap(heap: u8) -> Value {
    json!({ "do": "act", "action": format!("heap {heap}") })
}

fn take(many: u8) -> Value {
    json!({ "do": "act", "action": format!("take {many}") })
}

/// Nim for two seats of one person, begun.
async fn alone(server: &Server) -> (Guest, String, Socket) {
    let guest = Guest::arrive(server).await;
    let me = json!({ "sitter": "me" });
    let table = guest.open(&json!({ "game": "nim", "seats": [me, me] })).await.table.id;
    guest.begin(&table).await;
    let socket = guest.socket(&table, "?seat=0").await;
    (guest, table, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_done_once_whatever_comes_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (_, _, mut socket) = alone(&server).await;
    let version = done(&socket.command_as("a", 0, heap(3)).await);
    socket.until(version).await;
    // The same name with a newer version, the same deed or another one that would be legal now.
    for order in [heap(3), take(1), json!({ "do": "take_back" })] {
        assert_eq!(done(&socket.command_as("a", version, order.clone()).await), version, "{order}");
    }
    // And by an older one.
    assert_eq!(done(&socket.command_as("a", 0, heap(3)).await), version);
    server.stop().await;
    let fits = server::doctor(&config(folder.path()).database, |_| ()).await.expect("it opens");
    assert_eq!(fits.entries, 1, "{fits}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_command_to_two_nodes_at_once_is_done_by_both_and_once() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    for round in 0..10 {
        let (guest, table, mut here) = alone(&one).await;
        let mut there = guest.at(&two).socket(&table, "?seat=0").await;
        let (a, b) = tokio::join!(here.command_as("same", 0, heap(2)), there.command_as("same", 0, heap(2)));
        assert_eq!((done(&a), done(&b)), (1, 1), "round {round}");
        here.until(1).await;
        there.until(1).await;
        assert_eq!(here.view, there.view);
    }
    one.stop().await;
    two.stop().await;
}

/// The database dies while an entry is being committed: nobody can know, so nobody claims to.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_was_cut_off_is_called_unknown_and_can_be_asked_about() {
    let mut database = Database::new();
    let server = database.node().await;
    let (_, table, mut sockets) = begin(&server, "nim", 2).await;
    let socket = &mut sockets[0];
    // Whoever holds the table's row lets the commit begin and not end.
    let pool = database.pool().await;
    let mut holds = pool.begin().await.expect("a transaction");
    sqlx::query("SELECT id FROM tables WHERE id = $1 FOR UPDATE")
        .bind(&table)
        .execute(&mut *holds)
        .await
        .expect("it is held");
    let mut order = heap(2);
    (order["id"], order["seen"]) = ("lost".into(), 0.into());
    socket.say(&order.to_string()).await;
    let waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    while sqlx::query(waits).fetch_all(&pool).await.expect("it answers").is_empty() {
        tokio::task::yield_now().await;
    }
    database.stop();
    let answer = loop {
        if let ToClient::Answer(answer) = socket.hear().await {
            break answer;
        }
    };
    assert!(matches!(&answer, Answer::Unknown { id } if id == "lost"), "{answer:?}");
    database.start();
    database.pool().await.close().await;
    let asked = json!({ "do": "became", "command": "lost" });
    let answer = loop {
        match socket.try_command("ask", 0, asked.clone()).await {
            Some(ToClient::Answer(answer)) => break answer,
            // Not back yet.
            Some(ToClient::Problem(_)) => {}
            other => panic!("{other:?}"),
        }
    };
    assert!(
        matches!(&answer, Answer::Became { command, done: false, .. } if command == "lost"),
        "{answer:?}"
    );
    let version = done(&socket.command_as("lost", 0, heap(2)).await);
    let answer = socket.command_as("again", version, asked).await;
    assert!(matches!(&answer, Answer::Became { done: true, version: 1, .. }), "{answer:?}");
    server.stop().await;
}

/// Nodes may have any time they like: what is due, the database's clock says.
#[tokio::test(flavor = "multi_thread")]
async fn bots_are_due_by_the_databases_clock() {
    let database = Database::new();
    let server = database.node().await;
    for hours in [-5, 5] {
        let pool = database.pool().await;
        let other = format!(
            "CREATE OR REPLACE VIEW clock AS
             SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) + {hours} * 3600000 AS now"
        );
        sqlx::query(&other).execute(&pool).await.expect("it is another time there");
        pool.close().await;
        let guest = Guest::arrive(&server).await;
        let bot = json!({ "sitter": "bot", "bot": "random" });
        let table = guest.open(&json!({ "game": "nim", "seats": [bot, bot] })).await.table.id;
        guest.begin(&table).await;
        let mut socket = guest.socket(&table, "").await;
        while !socket.over() {
            socket.hear().await;
        }
    }
    server.stop().await;
}

/// Another's secret choice takes the number of an entry, and is nobody else's business: what was decided on the view as it
/// still is, is done, although both nodes write it at the same moment and only one of them can have the number.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_do_in_secret_makes_nothing_stale() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    for round in 0..10 {
        let (guests, table) = gather(&one, "ambush", 2).await;
        guests[0].begin(&table).await;
        let mut here = guests[0].socket(&table, "").await;
        let mut there = guests[1].at(&two).socket(&table, "").await;
        let choice = |socket: &Socket| socket.view().offers.first().map(|offer| offer.action.clone());
        let (mine, yours) = (choice(&here).expect("both choose"), choice(&there).expect("both choose"));
        let seen = (here.version, there.version);
        let (mine, yours) = database.at_once("log", here.act(&mine), there.act(&yours)).await;
        assert_eq!((done(&mine), done(&yours)), (seen.0 + 1, seen.1 + 1), "round {round}");
        // The first to choose sees both choices one version later than the other, and nobody misses one.
        let chosen = seen.0 + seen.1 + 3;
        while here.version + there.version < chosen {
            tokio::select! { _ = here.hear() => {}, _ = there.hear() => {} }
        }
        for (socket, guest) in [(&here, &guests[0]), (&there, &guests[1].at(&two))] {
            let now = guest.get(&format!("/api/tables/{table}/snapshot")).await.ok();
            assert_eq!(now.json::<Value>()["view"], socket.view, "round {round}");
        }
    }
    one.stop().await;
    two.stop().await;
}
