//! What people do at tables besides playing.

use std::time::Duration;

use serde_json::json;
use server::wire::{
    Answer, Lobby, MyGame, Opened, Overview, Past, Sitter, Snapshot, Status, StoryOf, TableInfo, ToClient,
};

use crate::{
    guests::{Guest, Socket, done, play_out, start},
    whole_games::gather,
};

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_listed_joined_left_and_started() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, bo) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let open = json!({ "sitter": "open" });
    let listed = json!({ "game": "nim", "seats": [{ "sitter": "me" }, open] });
    let table = ann.open(&listed).await.table.id;
    let mut hidden = listed.clone();
    hidden["listed"] = false.into();
    let unlisted = ann.open(&hidden).await.table.id;
    let lobby: Lobby = bo.get("/api/tables").await.ok().json();
    let ids: Vec<_> = lobby.tables.iter().map(|table| table.id.clone()).collect();
    assert!(ids.contains(&table) && !ids.contains(&unlisted));

    let early = ann.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    assert_eq!(early.code(), "not_now");
    bo.join(&table, &json!({})).await.ok();
    assert_eq!(bo.join(&table, &json!({})).await.code(), "seat_taken");
    bo.post(&format!("/api/tables/{table}/leave"), &json!({})).await.ok();
    let info: TableInfo = bo.get(&format!("/api/tables/{table}")).await.ok().json();
    assert_eq!(info.seats[1].sitter, Sitter::Open);
    bo.join(&table, &json!({ "seat": 1, "nonce": "0123456789abcdef0123456789abcdef" })).await.ok();
    assert_eq!(bo.post(&format!("/api/tables/{table}/start"), &json!({})).await.code(), "forbidden");
    assert_eq!(ann.begin(&table).await.status, Status::Running);
    assert_eq!(bo.post(&format!("/api/tables/{table}/leave"), &json!({})).await.code(), "not_now");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setup_that_cannot_be_is_refused_with_its_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let ann = Guest::arrive(&server).await;
    let me = json!({ "sitter": "me" });
    for (table, word) in [
        (json!({ "game": "nimm", "seats": [me, me] }), "nim"),
        (json!({ "game": "nim", "seats": [me] }), "seats"),
        (json!({ "game": "nim", "seats": [me, me], "terms": { "options": { "heap": "3" } } }), "heaps"),
        (json!({ "game": "nim", "seats": [me, me], "terms": { "options": { "heaps": "9" } } }), "2–5"),
        (json!({ "game": "nim", "seats": [me, { "sitter": "bot", "bot": "deep" }] }), "random"),
        (json!({ "game": "nim", "seats": [me, me, me, me, me] }), "seats"),
        (json!({ "game": "nim", "seats": [me, me], "colour": 1 }), "colour"),
    ] {
        let reply = ann.post("/api/tables", &table).await;
        assert_eq!(reply.status, 400, "{table}");
        assert!(reply.text.contains(word), "{} should name {word}", reply.text);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_opens_its_own_seat_and_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, bo) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let invited = json!({ "sitter": "invited" });
    let Opened { table, invitations } =
        ann.open(&json!({ "game": "nim", "seats": [{ "sitter": "me" }, invited, invited] })).await;
    assert_eq!(bo.join(&table.id, &json!({})).await.code(), "seat_taken");
    assert_eq!(bo.join(&table.id, &json!({ "invitation": "guess" })).await.code(), "seat_taken");
    assert!(invitations.iter().all(|invitation| invitation.word.len() == 64));
    let second = &invitations[1];
    let wrong = json!({ "seat": 1, "invitation": second.word });
    assert_eq!(bo.join(&table.id, &wrong).await.code(), "seat_taken");
    let info: TableInfo = bo.join(&table.id, &json!({ "invitation": second.word })).await.ok().json();
    assert!(info.seats[2].you);
    let shown = bo.get(&format!("/api/tables/{}", table.id)).await.text;
    assert!(invitations.iter().all(|invitation| !shown.contains(&invitation.word)));
    server.stop().await;
}

async fn two_at_nim(server: &server::Server) -> (Vec<Guest>, String, Socket, Socket) {
    let (guests, table) = gather(server, "nim", 2).await;
    guests[0].begin(&table).await;
    let first = guests[0].socket(&table, "").await;
    let second = guests[1].socket(&table, "").await;
    (guests, table, first, second)
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_name_rule_and_phrase_and_a_click_can_be_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (_, _, mut ann, mut bo) = two_at_nim(&server).await;
    let Answer::Refused { refusal, .. } = ann.act("take 1").await else { panic!("M-1") };
    assert_eq!((refusal.rule.as_deref(), refusal.key.as_str()), (Some("M-1"), "nim-refused-choose-heap"));
    assert!(refusal.text.contains("M-1"));
    let Answer::Refused { refusal, .. } = bo.act("heap 1").await else { panic!("not his turn") };
    assert_eq!(refusal.key, "refused-not-your-turn");
    let start = ann.view.clone();
    let version = done(&ann.act("heap 2").await);
    ann.until(version).await;
    assert!(ann.view().take_back);
    let version = done(&ann.command(json!({ "do": "take_back" })).await);
    ann.until(version).await;
    bo.until(2).await;
    assert_eq!(ann.view, start);
    assert!(bo.transcript.last().expect("he heard").contains("server-took-back"));
    let Answer::Refused { refusal, .. } = ann.command(json!({ "do": "take_back" })).await else {
        panic!("nothing is left to take back")
    };
    assert_eq!(refusal.key, "nothing-to-take-back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_twice_is_done_once_and_a_stale_one_gets_the_fresh_view() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (_, table, mut ann, mut bo) = two_at_nim(&server).await;
    let heap = json!({ "do": "act", "action": "heap 3" });
    let first = done(&ann.command_as("once", 0, heap.clone()).await);
    let again = done(&ann.command_as("once", 0, heap.clone()).await);
    assert_eq!((first, again), (1, 1));
    ann.until(1).await;
    // The same words under another id were meant for an older table.
    let Answer::Stale { snapshot, .. } = ann.command_as("other", 0, heap).await else {
        panic!("it is stale")
    };
    assert_eq!(snapshot.version, 1, "the second time nothing happened");
    // Another tab of the same player sees the same; neither disturbs the other.
    bo.until(1).await;
    let story: StoryOf =
        Guest::stranger(&server).get(&format!("/api/tables/{table}/story")).await.ok().json();
    assert_eq!(story.version, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_resumes_where_it_broke() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table, mut ann, mut bo) = two_at_nim(&server).await;
    let mut tab = guests[1].socket(&table, "").await;
    let (version, view) = (bo.version, bo.view.clone());
    bo.close().await;
    done(&ann.act("heap 3").await);
    ann.until(1).await;
    done(&ann.act("take 1").await);
    ann.until(2).await;
    tab.until(2).await;
    let mut back = guests[1].socket(&table, &format!("?since={version}")).await;
    back.view = view;
    back.until(2).await;
    assert!(back.transcript[0].contains("resumed"), "{:?}", back.transcript);
    assert_eq!(back.view, tab.view, "updates alone lead to the same view");
    // From a version nobody remembers everything is shown again.
    let mut lost = guests[1].socket(&table, "?since=77").await;
    assert!(matches!(lost.hear().await, ToClient::Snapshot(_)));
    bo = tab;
    let version = done(&bo.act("heap 2").await);
    back.until(version).await;
    assert_eq!(back.version, version, "every tab hears it");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_may_hold_several_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let ann = Guest::arrive(&server).await;
    let me = json!({ "sitter": "me" });
    let table = ann.open(&json!({ "game": "ambush", "seats": [me, me] })).await.table.id;
    ann.begin(&table).await;
    let mut sockets = vec![ann.socket(&table, "?seat=0").await, ann.socket(&table, "?seat=1").await];
    assert_ne!(sockets[0].view["sheet"], sockets[1].view["sheet"], "each seat sees its own hand");
    play_out(&mut sockets, |_| 0).await;
    assert!(Socket::open(&ann, &table, "?seat=2").await.is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot_and_back_and_resigned() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (_, _, mut ann, mut bo) = two_at_nim(&server).await;
    done(&ann.command(json!({ "do": "hand_over" })).await);
    // The bot makes both clicks; then it is Bo's turn.
    bo.until(2).await;
    ann.until(2).await;
    assert_eq!(bo.view().turn, [1]);
    let Answer::Refused { refusal, .. } = ann.act("heap 1").await else { panic!("the bot sits there") };
    assert_eq!(refusal.key, "server-stand-in");
    done(&ann.command(json!({ "do": "take_over" })).await);
    let Answer::Refused { refusal, .. } = ann.act("heap 1").await else { panic!("not her turn") };
    assert_eq!(refusal.key, "refused-not-your-turn");
    let unknown = bo.command(json!({ "do": "hand_over", "bot": "deep" })).await;
    assert!(matches!(unknown, Answer::Refused { .. }));
    done(&bo.command(json!({ "do": "resign" })).await);
    while !ann.over() {
        ann.hear().await;
    }
    let standing = ann.view().standing.expect("it is over");
    assert_eq!(standing[0].place, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_one_table_and_everyone_moves_one_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table, mut ann, _bo) = two_at_nim(&server).await;
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(guests[0].post(&path, &json!({})).await.code(), "not_now");
    done(&ann.command(json!({ "do": "resign" })).await);
    let first: TableInfo = guests[0].post(&path, &json!({})).await.ok().json();
    let second: TableInfo = guests[1].post(&path, &json!({})).await.ok().json();
    assert_eq!(first.id, second.id);
    assert!(first.seats[1].you && second.seats[0].you);
    guests[0].begin(&first.id).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_see_who_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table, mut ann, mut bo) = two_at_nim(&server).await;
    while !matches!(ann.hear().await, ToClient::Presence(there) if there.seats == [0, 1]) {}
    done(&ann.command(json!({ "do": "chat", "text": " Well met! " })).await);
    let ToClient::Chat(line) = bo.hear().await else { panic!("he hears it") };
    assert_eq!(line.text, "Well met!");
    let long = "x".repeat(501);
    for (text, key) in [("  ", "server-empty"), (long.as_str(), "server-too-long")] {
        let Answer::Refused { refusal, .. } = ann.command(json!({ "do": "chat", "text": text })).await else {
            panic!("{text}")
        };
        assert_eq!(refusal.key, key);
    }
    let mut refused = false;
    for _ in 0..8 {
        refused |=
            matches!(ann.command(json!({ "do": "chat", "text": "again" })).await, Answer::Refused { .. });
    }
    assert!(refused, "nobody talks without end");
    let later: Snapshot = guests[1].get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
    assert_eq!(later.chat[0].text, "Well met!");
    // Said again because no answer came, it is heard once; a broken connection hears what it missed.
    for _ in 0..2 {
        done(&bo.command_as("once", 0, json!({ "do": "chat", "text": "Once." })).await);
    }
    let mut back = guests[0].socket(&table, "?since=0").await;
    let ToClient::Resumed { chat, .. } = back.hear().await else { panic!("{:?}", back.transcript) };
    assert_eq!(chat.iter().filter(|line| line.text == "Once.").count(), 1, "{chat:?}");
    let heard = bo.transcript.iter().filter(|text| text.contains("Once.")).count();
    assert_eq!(heard, 1, "{:?}", bo.transcript);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_sees_whose_move_it_is_and_what_happened_since() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table, mut ann, mut bo) = two_at_nim(&server).await;
    for action in ["heap 3", "take 2"] {
        let version = done(&ann.act(action).await);
        ann.until(version).await;
    }
    let mine = async |guest: &Guest| -> MyGame {
        guest.get("/api/me/games").await.ok().json::<Vec<MyGame>>().remove(0)
    };
    let of_bo = mine(&guests[1]).await;
    assert_eq!((of_bo.your_turn, of_bo.version, of_bo.seen), (true, 2, 0));
    assert!(!mine(&guests[0]).await.your_turn);
    let path = format!("/api/tables/{table}/story?since=1");
    let since: StoryOf = guests[1].get(&path).await.ok().json();
    assert_eq!(since.story.iter().map(|told| told.version).collect::<Vec<_>>(), [2]);
    bo.until(2).await;
    done(&bo.command(json!({ "do": "looked", "version": 2 })).await);
    assert_eq!(mine(&guests[1]).await.seen, 2);
    let past: Past = guests[1].get(&format!("/api/tables/{table}/past?version=0")).await.ok().json();
    assert_eq!(past.view.sheet["heaps"], json!([1, 3, 5]));
    assert_eq!(guests[1].get(&format!("/api/tables/{table}/past?version=3")).await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_speaks_the_language_of_each_socket() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table, mut ann, _bo) = two_at_nim(&server).await;
    let mut sockets = Vec::new();
    for lang in ["en", "fr", "it", "pl"] {
        sockets.push(guests[1].socket(&table, &format!("?lang={lang}")).await);
    }
    let asks: std::collections::BTreeSet<_> =
        sockets.iter().map(|socket| socket.view["ask"]["text"].to_string()).collect();
    assert_eq!(asks.len(), 4);
    done(&ann.act("heap 2").await);
    let mut heard = std::collections::BTreeSet::new();
    for socket in &mut sockets {
        socket.until(1).await;
        heard.insert(socket.transcript.last().cloned());
    }
    assert_eq!(heard.len(), 4);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_is_forgotten_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let idle = Duration::from_millis(100);
    let config = server::Config { idle, ..crate::guests::config(folder.path()) };
    let server = server::Server::start(config).await.expect("it starts");
    let (guests, table, mut ann, bo) = two_at_nim(&server).await;
    done(&ann.act("heap 2").await);
    let link = server.admin_link.clone().expect("the first start prints it");
    let token = link.rsplit('#').next().expect("a token");
    guests[0].post("/api/admin", &json!({ "token": token })).await.ok();
    let loaded = async || guests[0].get("/api/admin").await.ok().json::<Overview>().loaded;
    ann.close().await;
    bo.close().await;
    let patience = tokio::time::Instant::now() + Duration::from_secs(20);
    while loaded().await > 0 {
        assert!(tokio::time::Instant::now() < patience, "it is forgotten");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let again: Snapshot = guests[0].get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
    assert_eq!(again.version, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chronicle_is_imported_and_seen_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "ambush", 2).await;
    guests[0].begin(&table).await;
    let mut sockets = vec![guests[0].socket(&table, "").await, guests[1].socket(&table, "").await];
    play_out(&mut sockets, |n| n / 2).await;
    let text = guests[0].get(&format!("/api/tables/{table}/chronicle")).await.ok().text;
    let import =
        async |text: String| guests[1].ask(reqwest::Method::POST, "/api/chronicles", Some(text)).await;
    let copy: TableInfo = import(text.clone()).await.ok().json();
    assert_ne!(copy.id, table);
    let again = guests[1].get(&format!("/api/tables/{}/chronicle", copy.id)).await.ok().text;
    assert_eq!(again, text, "it is the same chronicle, still verifiable");
    let past: Past =
        guests[1].get(&format!("/api/tables/{}/past?archive=true&version=1", copy.id)).await.ok().json();
    assert!(past.last >= 1);
    // Played on from the third entry, as seat 1 knew it.
    let me = json!({ "sitter": "me" });
    let fork = json!({ "entry": 3, "seat": 1, "seats": [me, me] });
    let forked: Opened = guests[1].post(&format!("/api/tables/{}/fork", copy.id), &fork).await.ok().json();
    guests[1].begin(&forked.table.id).await;
    let mut fork = Vec::new();
    for seat in 0..2 {
        fork.push(guests[1].socket(&forked.table.id, &format!("?seat={seat}")).await);
    }
    let then: Past =
        guests[1].get(&format!("/api/tables/{table}/past?archive=true&version=3")).await.ok().json();
    assert_eq!(fork[1].view["sheet"]["bands"][1]["hand"], then.view.sheet["bands"][1]["hand"]);
    play_out(&mut fork, |_| 0).await;
    let altered = import(text.replacen("\n1 0: ", "\n1 1: ", 1)).await;
    assert_eq!(altered.status, 400);
    server.stop().await;
}

/// A game saved in the middle, at home: played on here, by what its player knew.
#[tokio::test(flavor = "multi_thread")]
async fn a_chronicle_that_is_not_over_is_gone_on_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let terms = shelf::Start::Agreed(shelf::Terms::seats(2));
    let header = games::agree("ambush", &terms, |_, _| None).expect("it is agreed");
    let luck = chronicle::Luck::Trusted(Box::new(table::Dice(4)));
    let mut scribe = chronicle::Scribe::open(header, luck, &games::Shelf).expect("it opens");
    for seat in [0, 1].map(table::Seat) {
        let action = scribe.host().legal(seat).pop().expect("a choice");
        scribe.act(seat, &action).expect("it is legal");
    }
    let hand = scribe.host().sheet(table::Eye::Seat(table::Seat(1)))["bands"][1]["hand"].clone();
    let text = scribe.chronicle().expect("it is written").to_string();
    let import = guest.ask(reqwest::Method::POST, "/api/chronicles", Some(text.clone())).await;
    assert_eq!(import.code(), "bad_request", "there is nothing to look back at yet");
    let me = json!({ "sitter": "me" });
    let fork = |entry: u32, seat: u8| json!({ "chronicle": text, "fork": { "entry": entry, "seat": seat, "seats": [me, me] } });
    let opened: Opened = guest.post("/api/chronicles/fork", &fork(2, 1)).await.ok().json();
    guest.begin(&opened.table.id).await;
    let mut sockets = Vec::new();
    for seat in 0..2 {
        sockets.push(guest.socket(&opened.table.id, &format!("?seat={seat}")).await);
    }
    assert_eq!(sockets[1].view["sheet"]["bands"][1]["hand"], hand);
    play_out(&mut sockets, |_| 0).await;
    for (entry, seat) in [(3, 1), (2, 7)] {
        assert_eq!(guest.post("/api/chronicles/fork", &fork(entry, seat)).await.code(), "bad_request");
    }
    let altered = json!({ "chronicle": text.replacen("\n1 0: ", "\n1 1: ", 1), "fork": fork(2, 1)["fork"] });
    assert_eq!(guest.post("/api/chronicles/fork", &altered).await.code(), "bad_request");
    server.stop().await;
}
