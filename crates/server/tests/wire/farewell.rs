//! Somebody takes everything along, or goes.

use serde_json::json;
use server::wire::{ChanceCheck, Everything, Receipt, Snapshot, TableInfo, ToClient};

use crate::{
    database::Database,
    guests::{Guest, Socket, config, done, play_out, start},
};

const PASSWORD: &str = "by this axe I rule";

async fn named(server: &server::Server, name: &str) -> Guest {
    let guest = Guest::arrive(server).await;
    let claim = json!({ "name": name, "password": PASSWORD, "mail": format!("{name}@example.org") });
    guest.post("/api/me/claim", &claim).await.ok();
    guest
}

async fn seated(owner: &Guest, other: &Guest, game: &str) -> String {
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = owner.open(&json!({ "game": game, "seats": seats, "listed": true })).await.table.id;
    other.join(&table, &json!({})).await.ok();
    table
}

async fn say(socket: &mut Socket, words: &str) {
    done(&socket.command(json!({ "do": "chat", "text": words })).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_oneself_can_be_taken_along_and_nothing_about_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (conan, belit) = (named(&server, "Conan").await, named(&server, "Belit").await);
    let table = seated(&conan, &belit, "ambush").await;
    conan.begin(&table).await;
    let (mut one, mut other) = (conan.socket(&table, "").await, belit.socket(&table, "").await);
    say(&mut one, "by Crom").await;
    say(&mut other, "by Ishtar").await;
    let (mine, yours) = (one.view().offers[0].action.clone(), other.view().offers[1].action.clone());
    done(&one.act(&mine).await);
    done(&other.act(&yours).await);

    conan.post("/api/reports", &json!({ "table": table, "line": 2 })).await.ok();
    conan.ask(reqwest::Method::PUT, &format!("/api/tables/{table}/mute"), None).await.ok();
    conan.post("/api/blocks", &json!({ "by": "name", "name": "Belit" })).await.ok();

    let reply = conan.get("/api/me/export").await.ok();
    assert!(reply.headers["content-disposition"].to_str().expect("text").starts_with("attachment"));
    let all: Everything = reply.json();
    assert_eq!((all.account.name.as_str(), all.account.mail.as_str()), ("Conan", "Conan@example.org"));
    assert_eq!(all.logins.len(), 1);
    assert_eq!((all.seats.len(), all.seats[0].table.as_str(), all.seats[0].seat), (1, table.as_str(), 0));
    assert_eq!((all.tables.len(), all.tables[0].table.as_str()), (1, table.as_str()));
    assert_eq!(all.talk.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["by Crom"]);
    assert_eq!(all.deeds.iter().map(|deed| deed.deed.clone()).collect::<Vec<_>>(), [format!(":{mine}")]);
    assert!(
        !reply.text.contains("Belit") && !reply.text.contains("Ishtar") && !reply.text.contains("argon2")
    );
    assert_eq!(Guest::stranger(&server).get("/api/me/export").await.code(), "nobody_yet");
    server.stop().await;
}

/// Both games: one that runs, where a bot plays on, and one that is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_gone_everywhere_when_its_owner_goes_and_every_game_still_verifies() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (conan, belit) = (named(&server, "Conan").await, named(&server, "Belit").await);
    let over = seated(&conan, &belit, "ambush").await;
    conan.begin(&over).await;
    let mut sockets = [conan.socket(&over, "").await, belit.socket(&over, "").await];
    say(&mut sockets[0], "by Crom").await;
    play_out(&mut sockets, |offers| offers - 1).await;
    let before = belit.get(&format!("/api/tables/{over}/chronicle")).await.ok().text;
    assert!(before.contains("\nname 0 \"Conan\" #"), "{before}");

    let running = seated(&conan, &belit, "nim").await;
    conan.begin(&running).await;
    let mut hers = belit.socket(&running, "").await;
    let mut his = conan.socket(&running, "").await;
    say(&mut his, "well met").await;
    while !matches!(hers.hear().await, ToClient::Chat(_)) {}
    // The operator was told of it, with the lines around it.
    say(&mut hers, "not met well").await;
    belit.post("/api/reports", &json!({ "table": running, "line": 1 })).await.ok();

    let farewell = |password: &str| json!({ "password": password });
    assert_eq!(conan.post("/api/me/delete", &farewell("a guess")).await.code(), "wrong_password");
    assert_eq!(conan.post("/api/me/delete", &json!({ "name": "Conan" })).await.code(), "wrong_password");
    conan.post("/api/me/delete", &farewell(PASSWORD)).await.ok();
    assert_eq!(conan.get("/api/me").await.code(), "nobody_yet");
    assert!(his.is_closed().await);
    let credentials = json!({ "name": "Conan", "password": PASSWORD });
    assert_eq!(conan.post("/api/login", &credentials).await.code(), "wrong_password");

    // A bot plays on, to the end.
    play_out(std::slice::from_mut(&mut hers), |_| 0).await;
    let words = ["Former player", "Ancien joueur", "Ex giocatore", "Były gracz"];
    for (lang, former) in ["en", "fr", "it", "pl"].into_iter().zip(words) {
        for (table, said) in [(&running, "well met"), (&over, "by Crom")] {
            let seen = belit.get(&format!("/api/tables/{table}/snapshot?lang={lang}")).await.ok();
            assert!(!seen.text.contains("Conan"), "{}", seen.text);
            let seen: Snapshot = seen.json();
            assert_eq!(seen.table.seats[0].name, format!("{former} (1)"));
            assert!(seen.chat.iter().any(|line| line.name == former && line.text == said));
        }
    }
    for table in [&running, &over] {
        let text = belit.get(&format!("/api/tables/{table}/chronicle")).await.ok().text;
        assert!(!text.contains("Conan") && text.contains("\nseat 0 - \"Player 1\"\n"), "{text}");
        let receipt: Receipt = belit.get(&format!("/api/tables/{table}/verify")).await.ok().json();
        assert_eq!((receipt.chance, receipt.over), (ChanceCheck::Recomputed, true));
        assert_eq!(receipt.players[0].name, "Player 1");
    }
    let after = belit.get(&format!("/api/tables/{over}/chronicle")).await.ok().text;
    let nameless = |text: &str| {
        text.lines().filter(|line| !line.starts_with("name 0 ")).map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(nameless(&before), nameless(&after), "nothing but the name is gone");
    // Who comes again finds the name free, and a rematch an open seat.
    let again: TableInfo = belit.post(&format!("/api/tables/{over}/rematch"), &json!({})).await.ok().json();
    assert!(again.yours && again.seats.iter().any(|seat| seat.sitter == server::wire::Sitter::Open));
    server.stop().await;
    let file = folder.path().join("copy.db");
    server::backup(&config(folder.path()).database, &file).await.expect("it is copied");
    let kept = String::from_utf8_lossy(&std::fs::read(file).expect("the copy")).into_owned();
    assert!(kept.contains("Belit") && !kept.contains("Conan"));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_game_has_begun_the_seat_is_free_and_ones_own_table_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (conan, belit) = (named(&server, "Conan").await, named(&server, "Belit").await);
    let (his, hers) = (seated(&conan, &belit, "nim").await, seated(&belit, &conan, "nim").await);
    let mut at_his = belit.socket(&his, "").await;
    let mut at_hers = belit.socket(&hers, "").await;
    conan.post("/api/me/delete", &json!({ "password": PASSWORD })).await.ok();
    assert!(at_his.is_closed().await);
    assert_eq!(belit.get(&format!("/api/tables/{his}")).await.code(), "not_found");
    let lobby = belit.get("/api/tables").await.ok().text;
    assert!(!lobby.contains(&his) && lobby.contains(&hers) && !lobby.contains("Conan"), "{lobby}");
    let told = loop {
        match at_hers.hear().await {
            ToClient::Table { table } => break *table,
            ToClient::Snapshot(snapshot) => break snapshot.table,
            _ => {}
        }
    };
    assert_eq!(told.seats[1].sitter, server::wire::Sitter::Open);
    let zula = Guest::arrive(&server).await;
    zula.join(&hers, &json!({})).await.ok();
    belit.begin(&hers).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_goes_by_typing_the_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    let name = guest.get("/api/me?lang=fr").await.ok().json::<server::wire::Me>().name;
    assert_eq!(guest.post("/api/me/delete", &json!({})).await.code(), "bad_request");
    assert_eq!(guest.post("/api/me/delete", &json!({ "name": "Conan" })).await.code(), "bad_request");
    let gone = guest.post("/api/me/delete", &json!({ "name": name })).await.ok();
    assert!(gone.headers["set-cookie"].to_str().expect("text").contains("Max-Age=0"));
    assert_eq!(guest.get("/api/me").await.code(), "nobody_yet");
    server.stop().await;
}

/// The same on PostgreSQL, where the others look from another node.
#[tokio::test(flavor = "multi_thread")]
async fn those_at_another_node_see_that_somebody_has_gone() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    let (guest, conan) = (Guest::arrive(&one).await, Guest::arrive(&one).await);
    let rename = json!({ "name": "C0nan" }).to_string();
    guest.ask(reqwest::Method::PATCH, "/api/me", Some(rename.clone())).await.ok();
    conan.post("/api/me/claim", &json!({ "name": "Conan", "password": PASSWORD })).await.ok();
    let me: server::wire::Me = guest.at(&two).get("/api/me").await.ok().json();
    assert!(me.name.starts_with("Guest "), "{me:?}");
    assert_eq!(guest.ask(reqwest::Method::PATCH, "/api/me", Some(rename)).await.code(), "name_taken");
    let office = server::Office::open(&database.url()).await.expect("the database");
    let link = office.reset("Conan", "").await.expect("a link");
    office.close().await;
    let word = link.strip_prefix("/#/reset/").expect("a link");
    let mut conan = Guest { cookie: String::new(), ..conan.at(&two) };
    conan.post("/api/reset", &json!({ "token": word, "password": PASSWORD })).await.ok();
    conan
        .keep_cookie(&conan.post("/api/login", &json!({ "name": "conan", "password": PASSWORD })).await.ok());
    let change = json!({ "old": PASSWORD, "new": "the phoenix on the sword" });
    conan.post("/api/me/password", &change).await.ok();
    let table = seated(&conan, &guest, "nim").await;
    let own = seated(&conan, &guest, "nim").await;
    conan.begin(&table).await;
    let mut seen = guest.at(&two).socket(&table, "").await;
    let mut his = conan.at(&two).socket(&table, "").await;
    say(&mut his, "by Crom").await;
    let all: Everything = conan.get("/api/me/export").await.ok().json();
    assert_eq!((all.seats.len(), all.talk.len(), all.tables.len()), (2, 1, 2));

    let farewell = json!({ "password": "the phoenix on the sword" });
    conan.at(&one).post("/api/me/delete", &farewell).await.ok();
    assert!(his.is_closed().await);
    while seen.table.as_ref().is_none_or(|table| table.seats[0].name != "Former player (1)") {
        seen.hear().await;
    }
    play_out(std::slice::from_mut(&mut seen), |_| 0).await;
    assert_eq!(guest.at(&two).get(&format!("/api/tables/{own}")).await.code(), "not_found");
    let text = guest.at(&two).get(&format!("/api/tables/{table}/chronicle")).await.ok().text;
    assert!(!text.contains("Conan"), "{text}");
    one.stop().await;
    two.stop().await;
}
