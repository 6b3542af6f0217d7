//! Whole games over sockets, to the end and beyond.

use games::Shelf;
use serde_json::json;
use server::wire::{Answer, ChanceCheck, Course, Past, Receipt, Status, TableInfo};
use table::{Chance as _, Dice};

use crate::guests::{Guest, Socket, done, play_out, play_round, start};

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

pub(crate) async fn begin(
    server: &server::Server,
    game: &str,
    seats: usize,
) -> (Vec<Guest>, String, Vec<Socket>) {
    let (guests, table) = gather(server, game, seats).await;
    guests[0].begin(&table).await;
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(guest.socket(&table, "").await);
    }
    (guests, table, sockets)
}

fn smallest(game: &str) -> usize {
    games::game(game).expect("it is on the shelf").label().seats[0].into()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_on_the_shelf_is_played_to_its_end_and_its_dice_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    for title in games::GAMES {
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

#[tokio::test(flavor = "multi_thread")]
async fn both_games_with_everything_that_happens_at_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    everything_at_a_table(&server, &server).await;
    server.stop().await;
}

/// Everything that happens at a real table: invitations, a person in two seats, onlookers, clicks taken back, broken
/// connections, a bot that stands in, somebody who resigns, the end, and once more. At one node, or at two that share
/// the table.
pub(crate) async fn everything_at_a_table(one: &server::Server, two: &server::Server) {
    let mut taken_back = 0;
    for (game, role) in [("age-of-conan", "turan"), ("card-game", "thief")] {
        let (ann, bo) = (Guest::arrive(one).await, Guest::arrive(two).await);
        let me = json!({ "sitter": "me", "role": "random" });
        let invited = json!({ "sitter": "invited", "role": "chosen" });
        let opened = ann.open(&json!({ "game": game, "seats": [me, invited, me] })).await;
        let table = opened.table.id;
        let word = &opened.invitations[0].word;
        bo.join(&table, &json!({ "invitation": word, "role": role })).await.ok();
        ann.begin(&table).await;
        let mut onlooker = Guest::stranger(two).socket(&table, "?words=true").await;
        let mut sockets = vec![
            ann.socket(&table, "?seat=0").await,
            bo.socket(&table, "").await,
            ann.at(two).socket(&table, "?seat=2").await,
        ];
        let mut dice = Dice(17);
        let mut pick = |n: usize| dice.below(n as u32) as usize;
        // Few rounds: a card game played at random may be over after forty actions.
        for round in 0..12 {
            play_round(&mut sockets, &mut pick).await;
            for socket in &mut sockets {
                socket.catch_up().await;
                if taken_back < 8 && !socket.over() && socket.view().take_back {
                    let answer = socket.command(json!({ "do": "take_back" })).await;
                    taken_back += usize::from(matches!(answer, Answer::Done { .. }));
                }
            }
            if round == 10 {
                reconnect(&bo, &table, &mut sockets[1]).await;
            }
        }
        stand_in(&mut sockets, &mut pick).await;
        // An update may be on its way; then there is a fresh view instead.
        while !matches!(sockets[2].command(json!({ "do": "resign" })).await, Answer::Done { .. }) {}
        play_out(&mut sockets, &mut pick).await;
        while !onlooker.over() {
            onlooker.hear().await;
        }
        let fresh = Guest::stranger(two).socket(&table, "?words=true").await;
        assert_eq!(onlooker.view, fresh.view, "{game}: updates alone lead to the last view");
        ended(&ann, &table, &sockets).await;
        let again: TableInfo =
            ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.ok().json();
        let mine: Vec<_> = again.seats.iter().map(|seat| seat.you).collect();
        assert_eq!(mine, [true, true, false], "{game}: everyone sits one seat further");
        ann.begin(&again.id).await;
    }
    assert!(taken_back > 0, "nothing was taken back");
}

/// A connection breaks while others play, and goes on where it was.
async fn reconnect(guest: &Guest, table: &str, socket: &mut Socket) {
    let (version, view) = (socket.version, socket.view.clone());
    let mut back = guest.socket(table, &format!("?since={version}")).await;
    back.view = view;
    back.catch_up().await;
    std::mem::replace(socket, back).close().await;
}

/// A bot plays for the second seat until it has done something, and gives it back.
async fn stand_in(sockets: &mut [Socket], mut pick: impl FnMut(usize) -> usize) {
    done(&sockets[1].command(json!({ "do": "hand_over", "bot": "random" })).await);
    let (before, begun) = (sockets[1].version, std::time::Instant::now());
    while sockets[1].version == before {
        play_round(sockets, &mut pick).await;
        assert!(begun.elapsed().as_secs() < 20, "the game goes on");
    }
    done(&sockets[1].command(json!({ "do": "take_over" })).await);
    let seat = &sockets[1].table.as_ref().expect("the table").seats[1];
    assert!(!seat.stand_in, "{seat:?}");
}

/// What can be had of a game that is over, by anybody.
async fn ended(guest: &Guest, table: &str, sockets: &[Socket]) {
    let get = async |part: &str| guest.get(&format!("/api/tables/{table}/{part}")).await.ok();
    let receipt: Receipt = get("verify").await.json();
    assert!(receipt.over && receipt.chance == ChanceCheck::Recomputed, "{receipt:?}");
    for (seat, socket) in sockets.iter().enumerate() {
        let past: Past = get(&format!("past?seat={seat}&entry={}", receipt.entries)).await.json();
        assert_eq!(serde_json::to_value(&past.view).expect("JSON"), socket.view);
        assert!(socket.view().standing.is_some());
    }
    let course: Course = get("course?archive=true").await.json();
    assert!(course.plots.len() > 3 && course.versions.len() <= 151);
    let info: TableInfo = guest.get(&format!("/api/tables/{table}")).await.ok().json();
    assert_eq!(info.status, Status::Over);
}
