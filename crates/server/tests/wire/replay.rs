//! What was: seen again, counted, checked, and gone on from.

use serde_json::json;
use server::wire::{ChanceCheck, Course, Opened, Past, Player, Receipt, StoryOf};

use crate::{
    guests::{Guest, done, play_out, start},
    whole_games::{begin, gather},
};

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_runs_everybody_looks_back_through_his_own_eyes_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table, mut sockets) = begin(&server, "ambush", 3).await;
    let action = sockets[0].view().offers[0].action.clone();
    done(&sockets[0].act(&action).await);
    let look = async |query: &str| guests[1].get(&format!("/api/tables/{table}/past?{query}")).await;
    for (query, code) in [
        ("seat=0", "forbidden"),
        ("seat=7", "forbidden"),
        ("archive=true", "forbidden"),
        ("entry=1", "not_now"),
        ("version=1", "not_found"),
    ] {
        assert_eq!(look(query).await.code(), code, "{query}");
    }
    let own: Past = look("version=0&words=true").await.ok().json();
    assert_eq!((own.version, own.last, own.entry, own.entries), (0, 0, None, None));
    assert!(own.view.words.len() > 2, "the position in words");
    for part in ["story?seat=0", "story?archive=true", "course?seat=0"] {
        assert_eq!(guests[1].get(&format!("/api/tables/{table}/{part}")).await.code(), "forbidden", "{part}");
    }
    let course: Course = guests[1].get(&format!("/api/tables/{table}/course")).await.ok().json();
    assert_eq!((course.versions, course.entries), (vec![0], None));
    assert_eq!(guests[1].get(&format!("/api/tables/{table}/verify")).await.code(), "not_now");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_end_anybody_looks_through_all_eyes_at_every_entry() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (_, table, mut sockets) = begin(&server, "ambush", 3).await;
    let actions = play_out(&mut sockets, |n| n / 2).await as u32;
    let stranger = Guest::stranger(&server);
    let look = async |query: &str| -> Past {
        stranger.get(&format!("/api/tables/{table}/past?{query}")).await.ok().json()
    };
    for (seat, socket) in sockets.iter().enumerate() {
        let last = look(&format!("seat={seat}&entry={actions}")).await;
        assert_eq!((last.entry, last.entries), (Some(actions), Some(actions)));
        assert_eq!(last.version, last.last);
        assert_eq!(serde_json::to_value(&last.view).expect("JSON"), socket.view);
        // Spoiler-free: through this seat one knows its hand, and no other.
        let early = look(&format!("seat={seat}&entry=0")).await;
        let bands = early.view.sheet["bands"].as_array().expect("bands").clone();
        let known: Vec<_> = (0..bands.len()).filter(|&at| !bands[at]["hand"].is_null()).collect();
        assert_eq!(known, [seat]);
    }
    // The archive counts entries; what it hears at each adds up to its story.
    let mut heard = Vec::new();
    for entry in 0..=actions {
        let then = look(&format!("archive=true&entry={entry}")).await;
        assert_eq!((then.version, then.entry), (entry, Some(entry)));
        heard.extend(then.heard.into_iter().map(|line| line.text));
    }
    let story: StoryOf = stranger.get(&format!("/api/tables/{table}/story?archive=true")).await.ok().json();
    assert_eq!(story.story.into_iter().map(|told| told.line.text).collect::<Vec<_>>(), heard);
    // To look through somebody's eyes is not to sit in his seat.
    assert!(crate::guests::Socket::open(&stranger, &table, "?seat=0").await.is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_course_of_a_game_is_plotted_and_its_chronicle_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table, mut sockets) = begin(&server, "ambush", 2).await;
    let actions = play_out(&mut sockets, |n| n - 1).await as u32;
    let course: Course =
        guests[0].get(&format!("/api/tables/{table}/course?archive=true&lang=fr")).await.ok().json();
    let entries = course.entries.expect("it is over");
    assert_eq!((entries.first(), entries.last()), (Some(&0), Some(&actions)));
    let plot = |key: &str| course.plots.iter().find(|plot| plot.key == key).expect("it is plotted");
    let men = plot("figure-men");
    assert_eq!(men.name, "Hommes");
    assert_eq!(men.seats.len(), 2);
    assert!(men.seats.iter().all(|values| values.len() == entries.len()));
    let last = sockets[0].view().sheet["bands"][1]["men"].as_f64().expect("men");
    assert_eq!(men.seats[1].last().copied().flatten().map(f64::from), Some(last));
    let chance = plot("figure-chance");
    assert!(chance.seats.iter().flatten().flatten().all(|chance| (0.0..=1.0).contains(chance)));

    let receipt: Receipt = guests[1].get(&format!("/api/tables/{table}/verify")).await.ok().json();
    assert_eq!((receipt.chance, receipt.over, receipt.entries), (ChanceCheck::Recomputed, true, actions));
    let info = sockets[0].table.as_ref().expect("a table");
    assert_eq!(receipt.commitment.as_ref(), Some(&info.commitment));
    let players = info.seats.iter().map(|seat| Player { role: seat.role.clone(), name: seat.name.clone() });
    assert_eq!(receipt.players, players.collect::<Vec<_>>());
    let text = guests[0].get(&format!("/api/tables/{table}/chronicle")).await.ok().text;
    let check =
        async |text: String| guests[0].ask(reqwest::Method::POST, "/api/chronicles/verify", Some(text)).await;
    let again: Receipt = check(text.clone()).await.ok().json();
    assert_eq!(again, receipt);
    // One word changed, and it is not believed any more.
    let altered = check(text.replacen("\n1 0: ", "\n1 1: ", 1)).await;
    assert_eq!(altered.status, 400, "{}", altered.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_goes_on_from_an_entry_with_what_a_seat_knew() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "card-game", 2).await;
    guests[0].begin(&table).await;
    let me = json!({ "sitter": "me" });
    let path = format!("/api/tables/{table}/fork");
    let fork = json!({ "entry": 3, "seat": 1, "seats": [me, me] });
    assert_eq!(guests[0].post(&path, &fork).await.code(), "not_now", "nobody forks a running game");
    let mut socket = guests[0].socket(&table, "").await;
    done(&socket.command(json!({ "do": "resign" })).await);
    let last: Past = guests[0].get(&format!("/api/tables/{table}/past?archive=true")).await.ok().json();
    let entry = last.entries.expect("it is over").saturating_sub(1);
    let fork = json!({ "entry": entry, "seat": 1, "seats": [me, me] });
    let opened: Opened = guests[0].post(&path, &fork).await.ok().json();
    guests[0].begin(&opened.table.id).await;
    let query = format!("seat=1&entry={entry}");
    let then: Past = guests[0].get(&format!("/api/tables/{table}/past?{query}")).await.ok().json();
    let seat = guests[0].socket(&opened.table.id, "?seat=1").await;
    assert_eq!(seat.view["sheet"]["players"][1]["hand"], then.view.sheet["players"][1]["hand"]);
    let beyond = json!({ "entry": entry + 9, "seat": 1, "seats": [me, me] });
    assert_eq!(guests[0].post(&path, &beyond).await.code(), "bad_request");
    server.stop().await;
}
