//! Passwords, mail addresses, links that work once.

use serde_json::json;
use server::{
    Config, Office, Server, Undone,
    wire::{LoginInfo, Me},
};

use crate::{
    guests::{Guest, Reply, config, start},
    post::PostOffice,
};

const OLD: &str = "by this axe I rule";
const NEW: &str = "the phoenix on the sword";

async fn named(server: &Server, name: &str, mail: &str) -> Guest {
    let guest = Guest::arrive(server).await;
    guest.post("/api/me/claim", &json!({ "name": name, "password": OLD, "mail": mail })).await.ok();
    guest
}

async fn log_in(server: &Server, name: &str, password: &str) -> Reply {
    Guest::stranger(server).post("/api/login", &json!({ "name": name, "password": password })).await
}

async fn logged_in(server: &Server, name: &str, password: &str) -> Guest {
    let mut guest = Guest::stranger(server);
    guest.keep_cookie(&log_in(server, name, password).await.ok());
    guest
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_with_the_old_one_and_ends_all_other_log_ins() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let conan = named(&server, "Conan", "").await;
    let thief = logged_in(&server, "Conan", OLD).await;
    let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
    let table = conan.open(&json!({ "game": "nim", "seats": seats })).await.table.id;
    let mut socket = thief.socket(&table, "").await;
    let change =
        async |old: &str, new: &str| conan.post("/api/me/password", &json!({ "old": old, "new": new })).await;
    assert_eq!(change("a guess", NEW).await.code(), "wrong_password");
    assert_eq!(change(OLD, "short").await.code(), "bad_request");
    thief.get("/api/me").await.ok();
    change(OLD, NEW).await.ok();
    conan.get("/api/me").await.ok();
    assert_eq!(thief.get("/api/me").await.code(), "nobody_yet");
    assert!(socket.is_closed().await);
    assert_eq!(conan.get("/api/logins").await.ok().json::<Vec<LoginInfo>>().len(), 1);
    assert_eq!(log_in(&server, "Conan", OLD).await.code(), "wrong_password");
    log_in(&server, "Conan", NEW).await.ok();
    let guest = Guest::arrive(&server).await;
    let nothing = guest.post("/api/me/password", &json!({ "old": "", "new": NEW })).await;
    assert_eq!(nothing.code(), "not_now", "a guest has no password");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_address_is_confirmed_by_a_link_that_works_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut office = PostOffice::open().await;
    let server = Server::start(office.config(config(folder.path()))).await.expect("it starts");
    let conan = named(&server, "Conan", "conan@example.org").await;
    let me = async || conan.get("/api/me").await.ok().json::<Me>();
    assert!(me().await.mails && !me().await.confirmed);
    let letter = office.next().await;
    assert_eq!(letter.to, "conan@example.org");
    assert!(letter.text.contains("confirm") && letter.text.contains("Conan"), "{}", letter.text);
    let confirm =
        async |word: &str| Guest::stranger(&server).post("/api/confirm", &json!({ "token": word })).await;
    assert_eq!(confirm("0123456789abcdef").await.code(), "bad_request");
    let first = letter.word("confirm");

    // Another address needs the password, and another link; the old one confirms nothing any more.
    let wish = json!({ "mail": "amra@example.org", "password": "a guess" });
    assert_eq!(conan.post("/api/me/mail", &wish).await.code(), "wrong_password");
    let wish = json!({ "mail": "no address", "password": OLD });
    assert_eq!(conan.post("/api/me/mail", &wish).await.code(), "bad_request");
    for (lang, words) in [("fr", "adresse"), ("it", "indirizzo"), ("pl", "adres"), ("en", "address")] {
        let wish = json!({ "mail": "amra@example.org", "password": OLD });
        conan.post(&format!("/api/me/mail?lang={lang}"), &wish).await.ok();
        let letter = office.next().await;
        assert_eq!(letter.to, "amra@example.org");
        assert!(letter.text.contains(words), "{}", letter.text);
        if lang == "en" {
            assert_eq!(confirm(&first).await.code(), "bad_request");
            assert!(!me().await.confirmed);
            confirm(&letter.word("confirm")).await.ok();
            assert_eq!(confirm(&letter.word("confirm")).await.code(), "bad_request");
        }
    }
    assert!(me().await.confirmed);
    assert_eq!(me().await.mail.as_deref(), Some("amra@example.org"));
    conan.post("/api/me/mail", &json!({ "mail": "", "password": OLD })).await.ok();
    assert!(!me().await.confirmed && me().await.mail.is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_is_chosen_anew_by_a_link_that_works_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut office = PostOffice::open().await;
    let server = Server::start(office.config(config(folder.path()))).await.expect("it starts");
    let conan = named(&server, "Conan", "conan@example.org").await;
    let word = office.next().await.word("confirm");
    conan.post("/api/confirm", &json!({ "token": word })).await.ok();
    // Whoever gave an address and never confirmed it is sent nothing there.
    named(&server, "Zula", "zula@example.org").await;
    office.next().await;
    let stranger = Guest::stranger(&server);
    let forgotten = async |who: &str| stranger.post("/api/forgotten", &json!({ "who": who })).await;
    // Whether there is such a name or address, nobody learns.
    let answers = [
        forgotten("Nobody").await,
        forgotten("Zula").await,
        forgotten("zula@example.org").await,
        forgotten("nobody@example.org").await,
        forgotten("conan").await,
    ];
    for answer in &answers {
        assert_eq!((answer.status.as_u16(), answer.text.as_str()), (204, ""));
    }
    let letter = office.next().await;
    assert_eq!(letter.to, "conan@example.org", "nobody else is written to");
    forgotten("conan@example.org").await.ok();
    let later = office.next().await;
    assert!(office.is_empty());

    let reset = async |word: &str, password: &str| {
        stranger.post("/api/reset", &json!({ "token": word, "password": password })).await
    };
    assert_eq!(reset(&letter.word("reset"), NEW).await.code(), "bad_request", "a later one was asked for");
    assert_eq!(reset(&later.word("reset"), "short").await.code(), "bad_request");
    conan.get("/api/me").await.ok();
    reset(&later.word("reset"), NEW).await.ok();
    assert_eq!(conan.get("/api/me").await.code(), "nobody_yet", "all log-ins end");
    assert_eq!(reset(&later.word("reset"), OLD).await.code(), "bad_request", "it works once");
    assert_eq!(log_in(&server, "Conan", OLD).await.code(), "wrong_password");
    log_in(&server, "Conan", NEW).await.ok();
    server.stop().await;
    // Neither the words nor the passwords are kept as they are.
    let file = folder.path().join("copy.db");
    server::backup(&config(folder.path()).database, &file).await.expect("it is copied");
    let kept = std::fs::read(file).expect("the copy");
    for secret in [later.word("reset"), letter.word("reset"), word, OLD.into(), NEW.into()] {
        assert!(!kept.windows(secret.len()).any(|bytes| bytes == secret.as_bytes()), "{secret}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_mail_is_sent_the_operator_gives_the_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let conan = named(&server, "Conan", "conan@example.org").await;
    assert!(!conan.get("/api/me").await.ok().json::<Me>().mails);
    let stranger = Guest::stranger(&server);
    for who in ["Conan", "Nobody", "conan@example.org"] {
        assert_eq!(stranger.post("/api/forgotten", &json!({ "who": who })).await.code(), "not_now");
    }
    let office = Office::open(&config(folder.path()).database).await.expect("the file");
    let site = "https://play.example.org";
    assert!(matches!(office.reset("Nobody", site).await, Err(Undone::Nobody(_))));
    let link = office.reset("conan", site).await.expect("a link");
    office.close().await;
    let word = link.strip_prefix("https://play.example.org/#/reset/").expect("behind the hash sign");
    stranger.post("/api/reset", &json!({ "token": word, "password": NEW })).await.ok();
    assert_eq!(conan.get("/api/me").await.code(), "nobody_yet");
    log_in(&server, "Conan", NEW).await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_tries_passwords_or_links_without_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(Config { rates: 1.0, ..config(folder.path()) }).await.expect("it starts");
    let guest = Guest::arrive(&server).await;
    let tries = [
        ("/api/me/password", json!({ "old": "", "new": "" })),
        ("/api/me/mail", json!({ "mail": "", "password": "" })),
        ("/api/me/delete", json!({ "name": "" })),
        ("/api/confirm", json!({ "token": "" })),
        ("/api/forgotten", json!({ "who": "" })),
        ("/api/reset", json!({ "token": "", "password": "" })),
    ];
    let mut last = Vec::new();
    for _ in 0..5 {
        last.clear();
        for (path, body) in &tries {
            last.push(guest.post(path, body).await.code());
        }
    }
    assert!(last.iter().all(|code| code == "too_many"), "{last:?}");
    server.stop().await;
}
