//! A – adventures.

use age_of_conan::content::{BUILT_IN, Province};
use table::{Eye, Seen, Sight};

use crate::common::{Table, set};

/// Turan ends its turn with an empty track.
fn ending(text: &str) -> Table {
    set(&format!(
        "seats aquilonia turan\nactive turan\nfirst turan\nconan-player aquilonia\n{text}flow\n turn main\n military 1 - 0\n"
    ))
}

/// Every token but one kind, as words.
fn all_but(name: &str) -> String {
    let others = BUILT_IN.tokens.iter().filter(|token| token.name != name);
    others.map(|token| format!(" {} {}", token.name, token.copies)).collect::<Vec<_>>().concat()
}

#[test]
fn a_1_four_adventures_an_age_one_at_a_time() {
    let mut game = ending("adventures-left 2\nconan ophir\n");
    let before = game.state.board.adventures_unseen.count_ones();
    game.go("turan", "done");
    let board = &game.state.board;
    assert_eq!((board.adventures_left, board.adventures_unseen.count_ones()), (1, before - 1));
}

#[test]
fn a_2_tokens_have_a_category_a_value_and_goods() {
    for token in BUILT_IN.tokens {
        assert!((1..=4).contains(&token.value));
        assert!(matches!((token.gold, token.sorcery), (1..=2, 0) | (0, 1..=2)), "{}", token.name);
    }
}

#[test]
fn a_3_kept_or_traded_at_once() {
    let text = "seats aquilonia turan\nactive turan\ntrack token-innkeeper token-dancer\nflow\n turn main\n court-die conan\n take-token\n";
    let mut keep = set(text);
    keep.act("turan", "take", &[]);
    assert_eq!(keep.why("turan", "draw-both"), "A-3");
    keep.act("turan", "keep", &[]);
    assert_eq!((keep.own("turan").tokens.size(), keep.realm("turan").gold), (1, 0));
    let mut trade = set(text);
    trade.act("turan", "take", &[]);
    trade.act("turan", "trade", &[]);
    assert_eq!((trade.own("turan").tokens.size(), trade.realm("turan").gold), (0, 2));
    assert!(trade.legal("turan").iter().all(|action| action != "trade"), "never later");
}

#[test]
fn a_4_traded_and_discarded_tokens_come_back_only_into_an_empty_bag() {
    let mut game = ending("conan ophir\n");
    game.go("turan", "done");
    assert!(game.state.board.track_len > 0);
    // Everything but two dancers is gone; the new track needs more than those.
    let gone = all_but("token-dancer");
    let mut empty = ending(&format!("conan ophir\ngone{gone} token-dancer 1\n"));
    empty.go("turan", "done");
    assert!(empty.state.board.gone.is_empty(), "all of them went back into the bag");
    assert_eq!(empty.tokens(&empty.state.board.tokens, "token-dancer"), 3);
}

#[test]
fn a_5_the_adventure_ends_with_the_turn_whoever_emptied_the_track() {
    let mut game = set(
        "seats aquilonia turan\ndestination nordheim\nconan ophir\ntrack token-dancer\nflow\n turn conan\n move-conan\n",
    );
    game.act("aquilonia", "done", &[]);
    assert!(
        game.state.board.track_len == 0 && game.may("aquilonia", "die military military"),
        "the turn goes on"
    );
    game.act("aquilonia", "die military military", &[]);
    game.go("aquilonia", "done");
    assert!(game.state.board.track_len > 0, "a new adventure");
}

#[test]
fn a_6_conan_on_the_destination_brings_a_token() {
    let mut there = ending("conan aquilonia\n");
    there.go("turan", "done");
    assert!(there.awaits("aquilonia") && there.legal("aquilonia") == ["keep", "trade"]);
    let unseen = there.state.view(Eye::Seat(there.seat("turan"))).drawn;
    assert_eq!(unseen, Some(Seen::Unknown), "unseen by the others");
    let mut elsewhere = ending("conan ophir\n");
    elsewhere.go("turan", "done");
    assert_eq!(
        elsewhere.state.board.conan,
        Province::Aquilonia,
        "put on the destination of the first adventure"
    );
    assert!(elsewhere.own("aquilonia").tokens.is_empty(), "and nobody draws");
}

#[test]
fn a_7_crowning_only_in_the_third_age() {
    let crowning = |age: u8, conan: &str| {
        let mut game = ending(&format!("age {age}\nconan {conan}\ndestination nordheim\n"));
        game.go("turan", "done");
        game.may("aquilonia", "crown women")
    };
    assert!(crowning(3, "aquilonia"), "on Conan's position before A-6 moved him");
    assert!(!crowning(2, "aquilonia") && !crowning(3, "ophir"));
}

#[test]
fn a_8_the_next_adventure_and_a_bid() {
    let mut game = ending("conan ophir\n");
    game.go("turan", "done");
    assert_eq!(game.state.board.first, game.seat("aquilonia"), "whose turn comes next");
    assert!(game.legal("turan")[0].starts_with("bid "));
    let mut last = ending("adventures-left 0\nconan ophir\nseat turan\n points 3\n");
    last.go("turan", "done");
    assert_eq!(last.realm("aquilonia").gold, 5, "the age ended: income");
    let mut end = ending("age 3\nadventures-left 0\nconan ophir\n");
    end.go("turan", "done");
    assert!(end.over());
}

#[test]
fn a_9_a_new_track_is_drawn_in_full() {
    let mut game = ending("conan ophir\n");
    game.go("turan", "done");
    let board = &game.state.board;
    assert_eq!(board.track_len, board.content.adventures[usize::from(board.adventure)].length);
}

#[test]
fn a_10_without_tokens_the_track_is_short() {
    // Aquilonia keeps all tokens but one: the new track is one long, and Conan's reward is nothing.
    let kept = all_but("token-queen");
    let mut game = ending(&format!("conan ophir\nseat aquilonia\n tokens{kept}\n"));
    game.go("turan", "done");
    assert_eq!(game.state.board.track_len, 1);
    let mut none = ending(&format!("conan aquilonia\nseat aquilonia\n tokens{kept} token-queen\n"));
    none.go("turan", "done");
    assert_eq!(none.state.board.track_len, 0);
    assert!(none.legal("aquilonia")[0].starts_with("bid "), "A-6 drew nothing");
}
