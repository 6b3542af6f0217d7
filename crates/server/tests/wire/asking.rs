//! Questions: what to do, how it will end, why not, and what it looks like in words.

use serde_json::json;
use server::wire::{Answer, Refusal};

use crate::guests::{Guest, Socket, start};

async fn why(socket: &mut Socket, thing: &str) -> Vec<Refusal> {
    match socket.command(json!({ "do": "why", "thing": thing })).await {
        Answer::Why { reasons, .. } => reasons,
        other => panic!("{thing}: {other:?}"),
    }
}

/// One person in both seats, with hints or without, and an onlooker.
async fn table(server: &server::Server, game: &str, hints: bool) -> (Guest, Vec<Socket>, Socket) {
    let ann = Guest::arrive(server).await;
    let me = json!({ "sitter": "me" });
    let table = ann.open(&json!({ "game": game, "seats": [me, me], "hints": hints })).await.table.id;
    ann.begin(&table).await;
    let sockets = vec![ann.socket(&table, "?seat=0").await, ann.socket(&table, "?seat=1").await];
    let onlooker = Guest::arrive(server).await.socket(&table, "").await;
    (ann, sockets, onlooker)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_advises_and_forecasts_where_the_table_allows_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    for game in ["age-of-conan", "card-game", "ambush"] {
        let (ann, mut sockets, mut onlooker) = table(&server, game, true).await;
        let asker = usize::from(sockets[0].view().turn[0]);
        let offers = sockets[asker].view().offers;
        let Answer::Hint { hint, .. } = sockets[asker].command(json!({ "do": "hint" })).await else {
            panic!("{game}: no hint")
        };
        assert!(!hint.options.is_empty() && hint.options.len() <= 5, "{game}");
        for option in &hint.options {
            let offer = offers.iter().find(|offer| offer.action == option.action).expect("it is offered");
            assert_eq!(offer.line, option.line, "{game}");
            assert!((0.0..=1.0).contains(&option.chance) && !option.because.text.contains('⟨'), "{option:?}");
        }
        // Without a socket one waits for the same answers.
        let id = onlooker.table.clone().expect("the table").id;
        let ask = async |order: &str| {
            let command = json!({ "id": order, "seen": 0, "do": order });
            let reply = ann.post(&format!("/api/tables/{id}/commands?seat={asker}"), &command).await;
            serde_json::from_str::<Answer>(&reply.text).unwrap_or_else(|_| panic!("{game}: {}", reply.text))
        };
        let Answer::Hint { hint, .. } = ask("hint").await else { panic!("{game}: no hint without a socket") };
        assert!(hint.options.iter().all(|option| offers.iter().any(|offer| offer.action == option.action)));
        let Answer::Forecast { seats, .. } = ask("forecast").await else { panic!("{game}: no forecast") };
        assert_eq!(seats.len(), 2, "{game}");
        for socket in [&mut sockets[1 - asker], &mut onlooker] {
            let Answer::Forecast { seats, .. } = socket.command(json!({ "do": "forecast" })).await else {
                panic!("{game}: no forecast")
            };
            let sum: f32 = seats.iter().map(|seat| seat.chance).sum();
            assert!(seats.len() == 2 && (sum - 1.0).abs() < 0.01, "{game}: {seats:?}");
        }
        let refused = onlooker.command(json!({ "do": "hint" })).await;
        assert!(matches!(refused, Answer::Refused { refusal, .. } if refusal.key == "server-onlooker"));
    }
    let (_, mut sockets, _) = table(&server, "age-of-conan", false).await;
    for order in ["hint", "forecast"] {
        let refused = sockets[0].command(json!({ "do": order })).await;
        assert!(matches!(refused, Answer::Refused { refusal, .. } if refusal.key == "server-no-hints"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_cannot_be_chosen_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (_, mut aoc, _) = table(&server, "age-of-conan", false).await;
    // First everybody bids: a province cannot be chosen, by rule B-2.
    let reasons = why(&mut aoc[0], "koth").await;
    assert_eq!(reasons.iter().map(|why| why.rule.as_deref()).collect::<Vec<_>>(), [Some("B-2")]);
    assert!(!reasons[0].text.is_empty() && !reasons[0].text.contains('⟨'));
    // A whole action, too; and something that no action knows has no reason.
    let whole = why(&mut aoc[0], "army koth").await;
    assert_eq!(whole[0].rule.as_deref(), Some("B-2"));
    assert!(why(&mut aoc[0], "atlantis").await.is_empty());
    // What can be chosen is not refused.
    let offer = aoc[0].view().offers[0].action.clone();
    assert!(why(&mut aoc[0], &offer).await.is_empty());

    let (_, mut cards, mut onlooker) = table(&server, "card-game", false).await;
    let active = usize::from(cards[0].view().turn[0]);
    let waiting = why(&mut cards[1 - active], "forgotten-crypt").await;
    assert_eq!(waiting.iter().map(|why| why.key.as_str()).collect::<Vec<_>>(), ["refused-not-your-turn"]);
    let reasons = why(&mut cards[active], "forgotten-crypt").await;
    assert!(reasons.iter().all(|why| why.rule.is_some()), "{reasons:?}");
    let refused = onlooker.command(json!({ "do": "why", "thing": "forgotten-crypt" })).await;
    assert!(matches!(refused, Answer::Refused { refusal, .. } if refusal.key == "server-onlooker"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_position_is_told_in_words_to_those_who_ask_and_kept_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (ann, mut sockets, onlooker) = table(&server, "age-of-conan", false).await;
    let id = onlooker.table.clone().expect("the table").id;
    let mut listener = ann.socket(&id, "?seat=0&words=true&lang=it").await;
    assert!(listener.view().words.len() > 8, "{:?}", listener.view().words);
    assert!(onlooker.view().words.is_empty());
    for _ in 0..6 {
        crate::guests::play_round(&mut sockets, |n| n / 2).await;
    }
    let fresh = ann.socket(&id, "?seat=0&words=true&lang=it").await;
    listener.until(fresh.version).await;
    assert_eq!(listener.view, fresh.view, "patches alone lead to the same words");
    server.stop().await;
}
