//! Whose name is whose, and what nobody may be called.

use reqwest::Method;
use serde_json::json;
use server::wire::{Me, TableInfo, ToClient};

use crate::{
    database::Database,
    guests::{Guest, Reply, start},
};

async fn rename(guest: &Guest, name: &str) -> Reply {
    guest.ask(Method::PATCH, "/api/me", Some(json!({ "name": name }).to_string())).await
}

async fn claim(guest: &Guest, name: &str) -> Reply {
    guest.post("/api/me/claim", &json!({ "name": name, "password": "by this axe I rule" })).await
}

async fn name(guest: &Guest, lang: &str) -> String {
    guest.get(&format!("/api/me?lang={lang}")).await.ok().json::<Me>().name
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_cannot_bear_a_registered_name_or_one_that_looks_like_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (conan, guest) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    claim(&conan, "Conan").await.ok();
    // Capitals, digits for letters, and a whole name of another script that looks the same.
    for alike in ["Conan", "CONAN", "conan", "C0nan"] {
        assert_eq!(rename(&guest, alike).await.code(), "name_taken", "{alike}");
        assert_eq!(claim(&guest, alike).await.code(), "name_taken", "{alike}");
    }
    let cope = Guest::arrive(&server).await;
    claim(&cope, "Cope").await.ok();
    assert_eq!(rename(&guest, "\u{421}\u{43e}\u{440}\u{435}").await.code(), "name_taken", "Cyrillic letters");
    rename(&guest, "Conal").await.ok();
    assert_eq!(name(&guest, "en").await, "Conal");
    let other = Guest::arrive(&server).await;
    rename(&other, "Conal").await.ok();
    let mut elsewhere = Guest::stranger(&server);
    let login = json!({ "name": "CONAN", "password": "by this axe I rule" });
    elsewhere.keep_cookie(&elsewhere.post("/api/login", &login).await.ok());
    assert_eq!(name(&elsewhere, "en").await, "Conan");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_bears_a_name_that_somebody_registers_is_a_guest_without_one_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guest, valeria) = (Guest::arrive(&server).await, Guest::arrive(&server).await);
    let default = name(&guest, "en").await;
    let number = default.strip_prefix("Guest ").expect("a guest").to_string();
    rename(&guest, "Va1eria").await.ok();
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = guest.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    let mut socket = guest.socket(&table, "?lang=fr").await;
    claim(&valeria, "Valeria").await.ok();
    assert_eq!(name(&guest, "en").await, default);
    let told = ["Guest", "Invité", "Ospite", "Gość"].map(|word| format!("{word} {number}"));
    for (lang, told) in ["en", "fr", "it", "pl"].into_iter().zip(&told) {
        assert_eq!(&name(&guest, lang).await, told);
        let table: TableInfo = valeria.get(&format!("/api/tables/{table}?lang={lang}")).await.ok().json();
        assert_eq!(&table.seats[0].name, told);
    }
    // Those who sit there hear of it at once.
    loop {
        if let ToClient::Table { table } = socket.hear().await {
            assert_eq!(table.seats[0].name, told[1]);
            break;
        }
    }
    assert_eq!(claim(&Guest::arrive(&server).await, &default).await.code(), "bad_request");
    assert_eq!(rename(&Guest::arrive(&server).await, &default).await.code(), "bad_request");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_mixes_scripts_hides_letters_or_claims_an_office_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let guest = Guest::arrive(&server).await;
    for name in [
        "C\u{43e}nan",
        "Con\u{200b}an",
        "Con\u{ad}an",
        "\u{202e}nanoC",
        "Co\u{301}\u{301}nan",
        "two  blanks",
        "Nemedian",
        "Admin",
        "Modérateur",
        "Amministratore",
        "King",
        "Król",
        "Scudiero",
        "Guest 1234",
        "Gość 1234",
        "Player 1",
        "Former player",
    ] {
        for refused in [rename(&guest, name).await, claim(&guest, name).await] {
            assert_eq!(refused.code(), "bad_request", "{name}");
        }
    }
    let path = "/api/me?lang=pl";
    let why = guest.ask(Method::PATCH, path, Some(json!({ "name": "C\u{43e}nan" }).to_string())).await;
    assert!(why.text.contains("literami jednego alfabetu"), "{}", why.text);
    // A name is kept in one form, however it was typed.
    claim(&guest, "Be\u{302}lit").await.ok();
    assert_eq!(name(&guest, "en").await, "B\u{ea}lit");
    server.stop().await;
}

/// Both nodes have found the name free when they come to write.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_claim_names_that_look_alike_at_the_same_moment_one_gets_theirs() {
    let database = Database::new();
    let (one, two) = (database.node().await, database.node().await);
    // The same letters, one that looks like another, and two scripts of which one name looks like the other in capitals.
    for (ours, theirs) in
        [("Conan", "CONAN"), ("Valeria", "Va1eria"), ("Bepa", "\u{412}\u{415}\u{420}\u{410}")]
    {
        let (ann, ben) = (Guest::arrive(&one).await, Guest::arrive(&two).await);
        for guest in [&ann, &ben] {
            // From now on it is noted that they were here.
            guest.get("/api/me").await.ok();
        }
        let (first, second) = database.at_once("people", claim(&ann, ours), claim(&ben, theirs)).await;
        let mut said = [&first, &second].map(|reply| reply.status.as_u16());
        said.sort_unstable();
        assert_eq!(said, [204, 409], "{ours}, {theirs}: {first:?} {second:?}");
    }
    // A guest who takes a name while somebody registers it is refused, or yields.
    let (ann, ben) = (Guest::arrive(&one).await, Guest::arrive(&two).await);
    for guest in [&ann, &ben] {
        guest.get("/api/me").await.ok();
    }
    let (first, _) = database.at_once("people", claim(&ann, "Olivia"), rename(&ben, "OLIVIA")).await;
    first.ok();
    assert_ne!(name(&ben, "en").await, "OLIVIA");
    one.stop().await;
    two.stop().await;
}
