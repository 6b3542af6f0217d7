//! The same on a PostgreSQL that this test starts itself: two nodes, one table.

use std::{process::Command, time::Duration};

use serde_json::json;
use server::{
    Server,
    wire::{Answer, Status, TableInfo, ToClient},
};
use table::{Chance as _, Dice};

use crate::{
    database::Database,
    guests::{Guest, Socket, done, play_out},
    whole_games::{everything_at_a_table, gather},
};

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_share_tables_people_talk_and_bots() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    whole_games_across(&one, &two).await;
    everything_at_a_table(&one, &two).await;
    conflicts_and_chat(&one, &two).await;
    let table = bots_alone(&one).await;
    // A node may go at any time: the other one goes on.
    drop(one);
    let guest = Guest::arrive(&two).await;
    let info: TableInfo = guest.get(&format!("/api/tables/{table}")).await.ok().json();
    assert_eq!(info.status, Status::Over);
    let file = database.folder().join("copy.db");
    _ = Command::new("chmod").arg("0777").arg(database.folder()).status();
    assert!(server::backup(&database.url(), &file).await.expect("it is copied into one file") > 10);
    let fits = server::doctor(&format!("sqlite:{}", file.display()), |_| ()).await.expect("it opens");
    assert!(fits.unfit.is_empty() && fits.games >= 3, "{fits}");
    two.stop().await;
}

/// Every game to its end, half of the players on each node.
async fn whole_games_across(one: &Server, two: &Server) {
    for title in games::GAMES {
        let game = title.name();
        let [least, most] = title.label().seats;
        let (guests, table) = gather(one, game, usize::from(least.max(3).min(most))).await;
        guests[0].begin(&table).await;
        let mut sockets = Vec::new();
        for (guest, node) in guests.iter().zip([one, two].into_iter().cycle()) {
            sockets.push(guest.at(node).socket(&table, "").await);
        }
        let mut dice = Dice(1);
        play_out(&mut sockets, |n| dice.below(n as u32) as usize).await;
        let text = guests[0].at(two).get(&format!("/api/tables/{table}/chronicle")).await.ok().text;
        chronicle::verify(&text, &games::Shelf).expect("a true chronicle");
    }
}

/// Both nodes are asked at once: one entry is written, the other asker sees it.
async fn conflicts_and_chat(one: &Server, two: &Server) {
    let ann = Guest::arrive(one).await;
    let me = json!({ "sitter": "me" });
    let table = ann.open(&json!({ "game": "nim", "seats": [me, me] })).await.table.id;
    ann.begin(&table).await;
    let mut here = ann.socket(&table, "?seat=0").await;
    let mut there = ann.at(two).socket(&table, "?seat=0").await;
    let heap = |heap: u8| json!({ "do": "act", "action": format!("heap {heap}") });
    let (a, b) = tokio::join!(here.command_as("a", 0, heap(2)), there.command_as("b", 0, heap(3)));
    let done_by: Vec<_> =
        [&a, &b].into_iter().filter(|answer| matches!(answer, Answer::Done { .. })).collect();
    assert_eq!(done_by.len(), 1, "{a:?} {b:?}");
    here.until(1).await;
    there.until(1).await;
    assert_eq!(here.view, there.view);
    done(&here.command(json!({ "do": "chat", "text": "across" })).await);
    loop {
        if let ToClient::Chat(line) = there.hear().await {
            assert_eq!(line.text, "across");
            break;
        }
    }
    // Both talk at once: everybody hears every line once, in the same order.
    tokio::join!(say_three(&mut here), say_three(&mut there));
    assert_eq!(lines(&mut here, 7).await, (1..=7).collect::<Vec<_>>());
    assert_eq!(lines(&mut there, 7).await, (1..=7).collect::<Vec<_>>());
    // A seat handed to a bot here is known there.
    done(&there.command(json!({ "do": "hand_over" })).await);
    here.until(2).await;
}

async fn say_three(socket: &mut Socket) {
    for word in ["by", "Crom", "indeed"] {
        done(&socket.command(json!({ "do": "chat", "text": word })).await);
    }
}

/// The numbers of the lines that were heard, as soon as there are so many.
async fn lines(socket: &mut Socket, wanted: usize) -> Vec<i64> {
    loop {
        let said = socket.transcript.iter().filter_map(|text| match serde_json::from_str(text) {
            Ok(ToClient::Chat(line)) => Some(line.number),
            _ => None,
        });
        let said: Vec<i64> = said.collect();
        if said.len() >= wanted {
            return said;
        }
        socket.hear().await;
    }
}

/// Notices are lost while their connection is cut; what happened meanwhile is shown all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_cut_connection_for_notices_is_made_anew_and_nothing_is_missed() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    let (guests, table) = gather(&one, "nim", 2).await;
    guests[0].begin(&table).await;
    let mut here = guests[0].socket(&table, "").await;
    let mut there = guests[1].at(&two).socket(&table, "").await;
    let pool = database.pool().await;
    for (said, heap) in [(1, "heap 2"), (2, "take 1")] {
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
        let cut = sqlx::query(cut).fetch_all(&pool).await.expect("it is done");
        assert!(!cut.is_empty(), "the nodes listen");
        done(&here.act(heap).await);
        done(&here.command(json!({ "do": "chat", "text": heap })).await);
        here.until(there.version + 1).await;
        there.until(here.version).await;
        assert_eq!(here.view["sheet"], there.view["sheet"]);
        assert_eq!(lines(&mut there, said).await.len(), said, "nor what was said");
        // Both listen again before they are cut again.
        while listening(&pool).await < 2 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    one.stop().await;
    two.stop().await;
}

async fn listening(pool: &sqlx::PgPool) -> i64 {
    let count = "SELECT COUNT(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    sqlx::query_scalar(count).fetch_one(pool).await.expect("it answers")
}

/// Gone and back: a clear answer meanwhile, nothing lost, and nobody restarts the server.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_and_comes_back_loses_nothing() {
    let mut database = Database::new();
    let server = database.node().await;
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    let mut ann = guests[0].socket(&table, "").await;
    let mut bo = guests[1].socket(&table, "").await;
    done(&ann.act("heap 2").await);
    bo.until(1).await;
    ann.until(1).await;

    database.stop();
    let take = json!({ "do": "act", "action": "take 1" });
    let said = ann.try_command("again", 1, take.clone()).await;
    assert!(matches!(&said, Some(ToClient::Problem(problem)) if problem.code == "unavailable"), "{said:?}");
    assert_eq!(guests[0].get("/readyz").await.status, 503);
    let refused = guests[0].post("/api/tables", &json!({ "game": "nim", "seats": [] })).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (503, "unavailable"));
    assert!(bo.silent_for(Duration::from_millis(100)).await, "nobody saw anything");

    database.start();
    database.pool().await.close().await;
    for patience in 0.. {
        match ann.try_command("again", 1, take.clone()).await {
            Some(ToClient::Answer(Answer::Done { version, .. })) => {
                assert_eq!(version, 2);
                break;
            }
            Some(ToClient::Problem(_)) if patience < 50 => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            other => panic!("{other:?}"),
        }
    }
    bo.until(2).await;
    guests[1].get("/readyz").await.ok();
    let offers = bo.view().offers;
    done(&bo.act(&offers[0].action).await);
    server.stop().await;
}

async fn bots_alone(node: &Server) -> String {
    let guest = Guest::arrive(node).await;
    let bot = json!({ "sitter": "bot", "bot": "random" });
    let table = guest.open(&json!({ "game": "nim", "seats": [bot, bot] })).await.table.id;
    guest.begin(&table).await;
    for _ in 0..400 {
        let info: TableInfo = guest.get(&format!("/api/tables/{table}")).await.ok().json();
        if info.status == Status::Over {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bots do not play on");
}
