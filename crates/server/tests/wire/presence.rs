//! Who is there, whose turn it is, and who is who.

use std::time::Duration;

use serde_json::json;
use server::{
    Config, Server,
    wire::{MyGame, TableInfo, ToClient},
};

use crate::{
    guests::{Guest, config, done, start},
    whole_games::{begin, gather},
};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_answer_any_more_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let quick = Config { ping: Duration::from_millis(500), ..config(folder.path()) };
    let server = Server::start(quick).await.expect("it starts");
    let (guests, table) = gather(&server, "nim", 2).await;
    // A socket that nobody reads does not answer either, and nobody hangs up.
    let _half_open = guests[0].socket(&table, "").await;
    let mut present = guests[1].socket(&table, "").await;
    loop {
        if let ToClient::Presence(presence) = present.hear().await
            && presence.seats == [1]
        {
            break;
        }
    }
    // Whoever answers stays.
    assert!(present.silent_for(Duration::from_secs(3)).await);
    present.say("{}").await;
    assert!(matches!(present.hear().await, ToClient::Problem(_)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_my_turn_once_i_have_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, _, mut sockets) = begin(&server, "ambush", 2).await;
    let mine = async |guest: &Guest| guest.get("/api/me/games").await.ok().json::<Vec<MyGame>>().remove(0);
    assert!(mine(&guests[0]).await.your_turn && mine(&guests[1]).await.your_turn);
    let action = sockets[0].view().offers[0].action.clone();
    done(&sockets[0].act(&action).await);
    let (chosen, other) = (mine(&guests[0]).await, mine(&guests[1]).await);
    assert!(!chosen.your_turn && other.your_turn);
    assert_eq!(chosen.table.turn, [0, 1], "who has sealed his choice is nobody's business");
    assert_eq!(chosen.table.turn, other.table.turn);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_one_person_are_called_by_what_they_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let seats = json!([{ "sitter": "me", "role": "stygia" }, { "sitter": "me", "role": "aquilonia" }]);
    let opened = guest.open(&json!({ "game": "age-of-conan", "seats": seats })).await;
    let names = |table: &TableInfo| table.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    let table = opened.table.id.clone();
    guest.begin(&table).await;
    let socket = guest.socket(&table, "?seat=1").await;
    let names = [names(&opened.table), names(&socket.table.clone().expect("a table"))];
    for named in &names {
        assert!(named[0].ends_with(" (Stygia)") && named[1].ends_with(" (Aquilonia)"), "{named:?}");
    }
    // A game without roles counts its seats.
    let nim = json!({ "game": "nim", "seats": [{ "sitter": "me" }, { "sitter": "me" }] });
    let nim = guest.open(&nim).await.table;
    assert!(nim.seats[0].name.ends_with(" (1)") && nim.seats[1].name.ends_with(" (2)"), "{nim:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_wrong_is_said_in_the_language_of_whoever_asks() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let said = async |path: &str| guest.get(path).await.json::<server::wire::Problem>();
    let french = said("/api/tables/nowhere?lang=fr").await;
    assert_eq!((&*french.code, &*french.text), ("not_found", "Il n’y a rien de tel ici."));
    assert_eq!(said("/api/tables/nowhere?lang=pl").await.text, "Nie ma tu niczego takiego.");
    let short = guest.post("/api/me/claim?lang=it", &json!({ "name": "Bêlit", "password": "short" })).await;
    assert_eq!(
        (&*short.code(), short.json::<server::wire::Problem>().text.contains("password ha da 8")),
        ("bad_request", true)
    );
    let (guests, table, _) = begin(&server, "nim", 2).await;
    let mut socket = guests[0].socket(&table, "?lang=fr").await;
    socket.say("{}").await;
    let ToClient::Problem(problem) = socket.hear().await else { panic!("{:?}", socket.transcript) };
    assert!(problem.text.starts_with("C’est impossible"), "{problem:?}");
    server.stop().await;
}
