//! B – the bid for Conan.

use table::{Eye, Sight};

use crate::common::{Table, fresh, set};

const TWO: &str = "strategy-axe-south-east-2";
const SIX: &str = "strategy-axe-north-central-6";

/// Two players about to bid, each with a 2 and a 6.
fn bids(more: &str) -> Table {
    set(&format!(
        "seats aquilonia turan\ntrack token-dancer\n{more}seat aquilonia\n strategy {TWO} strategy-axe-shield-north-east-1\n\
         seat turan\n strategy {SIX} strategy-axe-shield-east-south-1\nflow\n turn adventure\n bidding bids\n bids\n"
    ))
}

#[test]
fn b_1_each_draws_a_strategy_card_first() {
    let game = fresh(&["aquilonia", "turan"]);
    assert_eq!((game.own("aquilonia").strategy.size(), game.own("turan").strategy.size()), (3, 3));
}

#[test]
fn b_2_token_and_card_are_mandatory_and_sealed() {
    let mut game = bids("");
    assert_eq!(game.why("aquilonia", "bid 3 -"), "B-2");
    assert_eq!(game.why("aquilonia", &format!("bid 3 {SIX}")), "B-2");
    assert_eq!(game.why("aquilonia", &format!("bid 2 {TWO}")), "S-2");
    game.act("aquilonia", &format!("bid 3 {TWO}"), &[]);
    assert!(game.told.is_empty(), "nobody notices");
    let (turan, before) = (Eye::Seat(game.seat("turan")), game.state);
    game.act("aquilonia", &format!("bid 4 {TWO}"), &[]);
    assert!(game.told.is_empty(), "nor that it is replaced");
    assert_eq!(game.state.view(turan), before.view(turan));
    assert_ne!(game.state, before, "though it is");
    game.go("turan", &format!("bid 3 {SIX}"));
    assert_eq!(game.realm("aquilonia").spent, 0b100, "the 4 was bid in the end");
    let poor =
        set("seats aquilonia turan\ntrack token-dancer\nflow\n turn adventure\n bidding bids\n bids\n");
    assert!(poor.may("aquilonia", "bid 3 -"), "without a strategy card the token alone");
}

#[test]
fn b_3_token_plus_adventure_value() {
    let mut game = bids("");
    game.act("aquilonia", &format!("bid 6 {TWO}"), &[]);
    game.go("turan", &format!("bid 3 {SIX}"));
    assert_eq!(game.state.board.conan_player, Some(game.seat("turan")), "9 beats 8");
}

#[test]
fn b_4_the_bonus_card_replaces_a_card() {
    let mut game = bids("bonus-card aquilonia\n");
    game.act("aquilonia", &format!("bid 6 {TWO}"), &[]);
    game.act("turan", &format!("bid 3 {SIX}"), &[]);
    assert!(game.awaits("aquilonia"));
    assert_eq!(game.why("aquilonia", &format!("strategy {SIX}")), "B-4");
    game.go("aquilonia", "strategy strategy-axe-shield-north-east-1");
    assert_eq!(game.state.board.conan_player, Some(game.seat("turan")), "7 is lower still");
    assert_eq!(game.state.board.strategy_discard.size(), 3, "both cards are discarded");
    let mut alone = set(&format!(
        "seats aquilonia turan\ntrack token-dancer\nbonus-card aquilonia\nseat aquilonia\n strategy {TWO}\nseat turan\n strategy {SIX}\nflow\n turn adventure\n bidding bids\n bids\n"
    ));
    alone.act("aquilonia", &format!("bid 6 {TWO}"), &[]);
    alone.go("turan", &format!("bid 3 {SIX}"));
    assert!(alone.state.board.bids.iter().all(Option::is_none), "without another card nobody is asked");
}

#[test]
fn b_5_the_highest_bid_makes_the_conan_player() {
    let mut game = bids("conan-player aquilonia\n");
    game.act("aquilonia", &format!("bid 0 {TWO}"), &[]);
    game.go("turan", &format!("bid 6 {SIX}"));
    assert_eq!(game.state.board.conan_player, Some(game.seat("turan")));
}

#[test]
fn b_6_ties() {
    let tied = |more: &str| {
        let mut game = bids(more);
        game.act("aquilonia", "bid 4 strategy-axe-shield-north-east-1", &[]);
        game.go("turan", "bid 4 strategy-axe-shield-east-south-1");
        game.conan_player()
    };
    // Fewest tokens first, then the home nearest to the destination; V-3 may measure from Conan.
    assert_eq!(tied("destination ophir\n"), "aquilonia");
    assert_eq!(tied("destination zamora\n"), "turan");
    let mut tokens = set(&tokens_text());
    tokens.act("aquilonia", "bid 4 strategy-axe-shield-north-east-1", &[]);
    tokens.go("turan", "bid 4 strategy-axe-shield-east-south-1");
    assert_eq!(tokens.state.board.conan_player, Some(tokens.seat("turan")), "Aquilonia has a token more");
    // Still tied: at random.
    let mut random = bids("destination koth\n");
    random.act("aquilonia", "bid 4 strategy-axe-shield-north-east-1", &[]);
    random.act("turan", "bid 4 strategy-axe-shield-east-south-1", &[1]);
    assert_eq!(random.state.board.conan_player, Some(random.seat("turan")));
}

fn tokens_text() -> String {
    "seats aquilonia turan\ntrack token-dancer\ndestination ophir\nseat aquilonia\n tokens token-ghoul\n strategy strategy-axe-shield-north-east-1\n\
     seat turan\n strategy strategy-axe-shield-east-south-1\nflow\n turn adventure\n bidding bids\n bids\n"
        .into()
}

#[test]
fn b_7_cards_are_discarded_and_tokens_spent_but_the_3() {
    let mut game = bids("");
    game.act("aquilonia", &format!("bid 3 {TWO}"), &[]);
    game.go("turan", &format!("bid 6 {SIX}"));
    assert_eq!((game.realm("aquilonia").spent, game.realm("turan").spent), (0, 0b10000));
    assert_eq!(game.state.board.strategy_discard.size(), 2, "winner's and loser's");
    let spent = set(&format!(
        "seats aquilonia turan\nseat aquilonia\n spent 6\n strategy {TWO}\nflow\n turn adventure\n bidding bids\n bids\n"
    ));
    assert_eq!(spent.why("aquilonia", &format!("bid 6 {TWO}")), "B-7");
}

#[test]
fn b_8_zero_brings_the_others_back() {
    let mut game = set(&format!(
        "seats aquilonia turan\ntrack token-dancer\nseat aquilonia\n spent 4 5 6\n strategy {TWO} {SIX}\nseat turan\n strategy strategy-axe-shield-east-south-1\nflow\n turn adventure\n bidding bids\n bids\n"
    ));
    game.act("aquilonia", &format!("bid 0 {TWO}"), &[]);
    game.go("turan", "bid 3 strategy-axe-shield-east-south-1");
    assert_eq!(game.realm("aquilonia").spent, 1, "only the 0, for the rest of the game");
    let gone = set(&format!(
        "seats aquilonia turan\nseat aquilonia\n spent 0\n strategy {TWO}\nflow\n turn adventure\n bidding bids\n bids\n"
    ));
    assert_eq!(gone.why("aquilonia", &format!("bid 0 {TWO}")), "B-8");
}
