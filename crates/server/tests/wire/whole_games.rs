//! Whole games over sockets, to the end and beyond.

use serde_json::json;
use server::wire::{Answer, Status, TableInfo};
use shelf::Shelf;
use table::{Chance as _, Dice};

use crate::guests::{Guest, Socket, play_out, start};

/// As many friends as the game needs at one table; the first opened it.
pub(crate) async fn gather(server: &server::Server, game: &str, seats: usize) -> (Vec<Guest>, String) {
    let mut guests = Vec::new();
    for _ in 0..seats {
        guests.push(Guest::arrive(server).await);
    }
    let mut wanted = vec![json!({ "sitter": "me" })];
    wanted.resize(seats, json!({ "sitter": "open" }));
    let table = guests[0].open(&json!({ "game": game, "seats": wanted })).await.table.id;
    for guest in &guests[1..] {
        guest.join(&table, &json!({})).await.ok();
    }
    (guests, table)
}

async fn begin(server: &server::Server, game: &str, seats: usize) -> (Vec<Guest>, String, Vec<Socket>) {
    let (guests, table) = gather(server, game, seats).await;
    guests[0].begin(&table).await;
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(guest.socket(&table, "").await);
    }
    (guests, table, sockets)
}

fn smallest(game: &str) -> usize {
    shelf::game(game).expect("it is on the shelf").label().seats[0].into()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_on_the_shelf_is_played_to_its_end_and_its_dice_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    for title in shelf::GAMES {
        let game = title.name();
        let (guests, table, mut sockets) = begin(&server, game, smallest(game)).await;
        let promised = sockets[0].table.clone().expect("the table is shown").commitment;
        let early = guests[0].get(&format!("/api/tables/{table}/chronicle")).await;
        assert_eq!(early.code(), "not_now", "no chronicle before the end");
        let mut dice = Dice(7);
        let actions = play_out(&mut sockets, |n| dice.below(n as u32) as usize).await;
        assert!(actions > 0);
        let standing = sockets[0].view().standing.expect("it is over");
        assert!(standing.iter().any(|place| place.place == 1));
        // Anybody may have it now, and check it without the server.
        let stranger = Guest::stranger(&server);
        let text = stranger.get(&format!("/api/tables/{table}/chronicle")).await.ok().text;
        let receipt = chronicle::verify(&text, &Shelf).expect("it is a true chronicle");
        assert_eq!((receipt.over, receipt.entries), (true, actions));
        assert_eq!(receipt.chance, chronicle::ChanceCheck::Recomputed);
        assert!(text.contains(&promised), "the promise made at the table was kept");
        let info: TableInfo = stranger.get(&format!("/api/tables/{table}")).await.ok().json();
        assert_eq!(info.status, Status::Over);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_with_bots_and_all_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let bot = json!({ "sitter": "bot", "bot": "random" });
    let wanted = json!({ "game": "ambush", "seats": [{ "sitter": "me" }, bot, bot] });
    let table = guest.open(&wanted).await.table.id;
    let mut socket = guest.socket(&table, "").await;
    guest.begin(&table).await;
    while socket.view.is_null() {
        socket.hear().await;
    }
    while !socket.over() {
        let Some(offer) = socket.view().offers.into_iter().next() else {
            socket.hear().await;
            continue;
        };
        let action = offer.action;
        if let Answer::Done { version, .. } = socket.act(&action).await {
            socket.until(version).await;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let slow = server::Config {
        pace: std::time::Duration::from_millis(200),
        ..crate::guests::config(folder.path())
    };
    let server = server::Server::start(slow).await.expect("it starts");
    let guest = Guest::arrive(&server).await;
    let bot = json!({ "sitter": "bot", "bot": "random" });
    let table = guest.open(&json!({ "game": "nim", "seats": [bot, bot] })).await.table.id;
    guest.begin(&table).await;
    server.stop().await;
    let server = start(folder.path()).await;
    let guest = guest.at(&server);
    let over = async {
        loop {
            let info: TableInfo = guest.get(&format!("/api/tables/{table}")).await.ok().json();
            if info.status == Status::Over {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), over)
        .await
        .expect("the bots go on by themselves");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table, mut sockets) = begin(&server, "ambush", 3).await;
    let mut dice = Dice(3);
    // Two have sealed their plans, the third has not: partial choices are kept, too.
    for socket in &mut sockets[..2] {
        let offers = socket.view().offers;
        let action = offers[dice.below(offers.len() as u32) as usize].action.clone();
        let version = crate::guests::done(&socket.act(&action).await);
        socket.until(version).await;
    }
    let before: Vec<_> = sockets.iter().map(|socket| (socket.version, socket.view.clone())).collect();
    server.stop().await;
    let server = start(folder.path()).await;
    let mut again = Vec::new();
    for guest in &guests {
        again.push(guest.at(&server).socket(&table, "").await);
    }
    let after: Vec<_> = again.iter().map(|socket| (socket.version, socket.view.clone())).collect();
    assert_eq!(before, after);
    play_out(&mut again, |n| dice.below(n as u32) as usize).await;
    server.stop().await;
}
