//! Who plays what: fixed, drawn, or chosen by whoever sits down.

use serde_json::{Value, json};
use server::wire::{Games, Opened, RuleBook, TableInfo};

use crate::guests::{Guest, start};

fn roles(table: &TableInfo) -> Vec<Option<&str>> {
    table.seats.iter().map(|seat| seat.role.as_deref()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_chooses_a_role_where_the_table_leaves_it_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, bo, cy) =
        (Guest::arrive(&server).await, Guest::arrive(&server).await, Guest::arrive(&server).await);
    let wanted = json!({ "game": "age-of-conan", "several": true, "seats": [
        { "sitter": "me", "role": "stygia" },
        { "sitter": "invited", "role": "chosen" },
        { "sitter": "open", "role": "chosen" },
        { "sitter": "open", "role": "random" },
    ] });
    let Opened { table, invitations } = ann.open(&wanted).await;
    assert_eq!(roles(&table), [Some("stygia"), Some("chosen"), Some("chosen"), Some("random")]);
    assert_eq!(table.seats.iter().map(|seat| seat.free).collect::<Vec<_>>(), [false, true, true, false]);
    let id = &table.id;
    let word = &invitations[0].word;
    // Taken, unknown, agreed otherwise: each is refused, and the seat stays free.
    for (join, code) in [
        (json!({ "invitation": word, "role": "stygia" }), "not_now"),
        (json!({ "invitation": word, "role": "atlantis" }), "bad_request"),
        (json!({ "seat": 3, "role": "turan" }), "not_now"),
    ] {
        assert_eq!(bo.join(id, &join).await.code(), code, "{join}");
    }
    let info: TableInfo = bo.join(id, &json!({ "invitation": word, "role": "turan" })).await.ok().json();
    assert_eq!(roles(&info)[1], Some("turan"));
    cy.join(id, &json!({ "seat": 2 })).await.ok();
    let choose = async |guest: &Guest, seat: u8, role: Value| {
        guest.post(&format!("/api/tables/{id}/role"), &json!({ "seat": seat, "role": role })).await
    };
    assert_eq!(choose(&cy, 2, "turan".into()).await.code(), "not_now", "somebody has it");
    assert_eq!(choose(&cy, 1, "aquilonia".into()).await.code(), "forbidden", "not his seat");
    choose(&cy, 2, "aquilonia".into()).await.ok();
    // Whoever leaves leaves the choice open again.
    bo.post(&format!("/api/tables/{id}/leave"), &json!({})).await.ok();
    let info: TableInfo = choose(&cy, 2, "turan".into()).await.ok().json();
    assert_eq!(roles(&info), [Some("stygia"), Some("chosen"), Some("turan"), Some("random")]);
    bo.join(id, &json!({ "invitation": word })).await.ok();
    bo.join(id, &json!({ "seat": 3 })).await.ok();
    ann.begin(id).await;
    assert_eq!(choose(&cy, 2, "aquilonia".into()).await.code(), "not_now", "it has begun");
    let socket = ann.socket(id, "").await;
    let kingdoms: Vec<_> = socket.view["sheet"]["kingdoms"]
        .as_array()
        .expect("kingdoms")
        .iter()
        .map(|realm| realm["kingdom"].as_str().expect("a name").to_string())
        .collect();
    assert_eq!((kingdoms[0].as_str(), kingdoms[2].as_str()), ("stygia", "turan"));
    let all: std::collections::BTreeSet<_> = kingdoms.iter().collect();
    assert_eq!(all.len(), 4, "everybody plays another kingdom: {kingdoms:?}");
    server.stop().await;
}

/// Aquilonia is always played where that was agreed (S-1): what is drawn fits, and what does not fit cannot be chosen.
#[tokio::test(flavor = "multi_thread")]
async fn roles_fit_together_whether_drawn_or_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let ann = Guest::arrive(&server).await;
    let random = json!({ "sitter": "me", "role": "random" });
    let terms = json!({ "options": { "aquilonia": "always" } });
    for _ in 0..6 {
        let seats = [&random, &random];
        let table =
            ann.open(&json!({ "game": "age-of-conan", "terms": terms, "seats": seats })).await.table.id;
        ann.begin(&table).await;
    }
    let seats = json!([{ "sitter": "me", "role": "turan" }, { "sitter": "me", "role": "chosen" }]);
    let table = ann.open(&json!({ "game": "age-of-conan", "terms": terms, "seats": seats })).await.table.id;
    let choose = async |role: &str| {
        ann.post(&format!("/api/tables/{table}/role"), &json!({ "seat": 1, "role": role })).await
    };
    assert!(choose("stygia").await.text.contains("S-1"));
    choose("aquilonia").await.ok();
    ann.begin(&table).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn random_heroes_differ_from_table_to_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let ann = Guest::arrive(&server).await;
    let random = json!({ "sitter": "me", "role": "random" });
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..8 {
        let table = ann.open(&json!({ "game": "card-game", "seats": [random, random] })).await.table.id;
        ann.begin(&table).await;
        let socket = ann.socket(&table, "?seat=0").await;
        let players = socket.view["sheet"]["players"].as_array().expect("players").clone();
        assert_ne!(players[0]["hero"], players[1]["hero"]);
        drawn.insert(players[0]["hero"].to_string());
    }
    assert!(drawn.len() > 1, "{drawn:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_rules_are_described_in_the_askers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let stranger = Guest::stranger(&server);
    let games: Games = stranger.get("/api/games?lang=pl").await.ok().json();
    let of = |name: &str| games.games.iter().find(|game| game.game == name).expect("it is listed");
    let hero = of("card-game").roles.iter().find(|role| role.key == "barbarian").expect("a hero");
    assert_ne!(hero.name, "barbarian");
    let options = &of("age-of-conan").options;
    assert!(
        options
            .iter()
            .all(|option| !option.text.is_empty() && option.values.is_some() != option.range.is_some())
    );
    assert!(games.bots.len() > 3 && games.tempers.len() == 3);
    let english: RuleBook = stranger.get("/api/rules/age-of-conan").await.ok().json();
    let polish: RuleBook = stranger.get("/api/rules/age-of-conan?lang=pl").await.ok().json();
    let ids = |book: &RuleBook| -> Vec<String> {
        book.sections.iter().flat_map(|section| &section.rules).map(|rule| rule.id.clone()).collect()
    };
    assert_eq!(ids(&english), ids(&polish));
    assert_ne!(english.sections[0].rules[0].text, polish.sections[0].rules[0].text);
    assert_eq!(stranger.get("/api/rules/chess").await.code(), "not_found");
    server.stop().await;
}
