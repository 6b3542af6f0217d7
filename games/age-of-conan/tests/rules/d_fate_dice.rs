//! D – fate dice.

use age_of_conan::{
    content::Province,
    dice::{Face, SIDES},
};

use crate::common::{Table, set};

fn pool(dice: &str) -> Table {
    set(&format!("seats aquilonia turan\ntrack token-dancer token-queen\npool {dice}\n"))
}

#[test]
fn d_1_the_six_sides() {
    let sides =
        [Face::Military, Face::Intrigue, Face::CourtConan, Face::CourtConan, Face::Either, Face::Wild];
    assert_eq!(SIDES, sides);
}

#[test]
fn d_2_court_conan_is_a_conan_action_and_a_court_action() {
    let mut game = pool("court-conan 1");
    assert_eq!(game.legal("aquilonia"), ["die court-conan court"]);
    game.act("aquilonia", "die court-conan court", &[]);
    assert!(game.may("aquilonia", "raider cimmeria"));
    game.act("aquilonia", "done", &[]);
    assert!(game.may("aquilonia", "draw-both"));
}

#[test]
fn d_3_military_is_a_military_action() {
    let mut game = pool("military 1");
    assert_eq!(game.why("aquilonia", "die military intrigue"), "D-3");
    game.act("aquilonia", "die military military", &[]);
    assert!(game.may("aquilonia", "place aquilonia"));
}

#[test]
fn d_4_intrigue_is_an_intrigue_action() {
    let mut game = pool("intrigue 1");
    assert_eq!(game.why("aquilonia", "die intrigue military"), "D-4");
    game.act("aquilonia", "die intrigue intrigue", &[]);
    assert!(game.may("aquilonia", "send aquilonia"));
}

#[test]
fn d_5_military_intrigue_gives_what_no_other_die_gives() {
    let uses = |dice: &str| {
        let game = pool(dice);
        ["military", "intrigue"]
            .map(|purpose| game.may("aquilonia", &format!("die military-intrigue {purpose}")))
    };
    assert_eq!(uses("military-intrigue 2 wild 2"), [true, true]);
    assert_eq!(uses("military-intrigue 1 military 1"), [false, true]);
    assert_eq!(uses("military-intrigue 1 intrigue 1"), [true, false]);
    assert_eq!(uses("military-intrigue 1 intrigue 1 military 1"), [false, false]);
    let blocked = pool("military-intrigue 1 military 1");
    assert_eq!(blocked.why("aquilonia", "die military-intrigue military"), "D-5");
}

#[test]
fn d_6_wild_gives_what_no_other_die_could() {
    let game = pool("wild 1 military-intrigue 1 court-conan 1");
    for purpose in ["military", "intrigue", "court"] {
        assert_eq!(game.why("aquilonia", &format!("die wild {purpose}")), "D-6");
    }
    let mut court = pool("wild 1");
    court.act("aquilonia", "die wild court", &[]);
    assert!(
        court.may("aquilonia", "draw-both") && !court.may("aquilonia", "raider cimmeria"),
        "never the Conan action"
    );
}

#[test]
fn d_7_every_pool_can_be_used() {
    let faces = ["military", "intrigue", "court-conan", "military-intrigue", "wild"];
    for mask in 1u32..32 {
        let shown = faces.iter().enumerate().filter(|(bit, _)| mask & 1 << bit != 0);
        let dice = shown.map(|(_, face)| format!("{face} 1 ")).collect::<Vec<_>>().concat();
        assert!(!pool(&dice).legal("aquilonia").is_empty(), "{dice}");
    }
}

#[test]
fn d_8_the_conan_players_conan_action() {
    let text = "seats aquilonia turan\ntrack token-dancer\nconan ophir\nflow\n turn main\n court-die conan\n conan-action no no\n";
    let mut game = set(text);
    game.act("aquilonia", "conan koth", &[]);
    assert_eq!(game.state.board.track_len, 1, "no token for it");
    assert_eq!(game.why("aquilonia", "conan zamora"), "D-8", "once");
    assert_eq!(game.why("aquilonia", "raider nemedia"), "D-8", "too far from Koth");
    game.act("aquilonia", "raider zamora", &[]);
    assert_eq!(game.state.board.raiders[Province::Zamora.index()], 1);
    assert!(game.may("aquilonia", "draw-both"), "both are done");
    let mut other_order = set(text);
    other_order.act("aquilonia", "raider ophir", &[]);
    other_order.act("aquilonia", "conan argos", &[]);
    assert_eq!(other_order.state.board.conan, Province::Argos);
}

#[test]
fn d_9_others_may_take_the_first_token() {
    let text = "seats aquilonia turan\nactive turan\ntrack token-dancer token-queen\npool court-conan 2\n";
    let mut game = set(text);
    game.act("turan", "die court-conan court", &[]);
    assert_eq!(game.legal("turan"), ["take", "done"]);
    game.act("turan", "take", &[]);
    game.act("turan", "keep", &[]);
    assert_eq!(game.tokens(&game.own("turan").tokens, "token-dancer"), 1);
    let mut empty = set("seats aquilonia turan\nactive turan\npool court-conan 2\n");
    empty.act("turan", "die court-conan court", &[]);
    assert!(empty.may("turan", "draw-both"), "with an empty track there is nothing to take");
}

#[test]
fn d_10_court_actions() {
    let text = "seats aquilonia turan\ntrack token-dancer token-queen\npool wild 2\nseat aquilonia\n hand card-royal-taxes card-pallantides\n";
    let court = || {
        let mut game = set(text);
        game.act("aquilonia", "die wild court", &[]);
        game
    };
    assert_eq!(court().legal("aquilonia"), ["use card-royal-taxes", "draw-both", "draw-two"]);
    let mut both = court();
    both.go("aquilonia", "draw-both");
    assert_eq!((both.own("aquilonia").kingdom.size(), both.own("aquilonia").strategy.size()), (3, 1));
    let mut two = court();
    two.go("aquilonia", "draw-two");
    assert_eq!(two.own("aquilonia").strategy.size(), 2);
    let mut event = court();
    event.act("aquilonia", "use card-royal-taxes", &[]);
    assert_eq!((event.realm("aquilonia").gold, event.realm("aquilonia").discard.size()), (2, 1));
}

#[test]
fn d_11_an_exhausted_deck_is_reformed() {
    // 37 strategy cards: Turan holds all but two, one of which is discarded.
    let all = age_of_conan::content::BUILT_IN.strategy;
    let rest =
        all[2..].iter().map(|card| format!(" {} {}", card.name, card.copies)).collect::<Vec<_>>().concat();
    let text = |discard: &str| {
        format!(
            "seats aquilonia turan\ntrack token-dancer token-queen\npool wild 2\nstrategy-discard {} {} {discard}\nseat turan\n strategy{rest}\n",
            all[0].name, all[0].copies
        )
    };
    let draw = |text: String| {
        let mut game = set(&text);
        game.act("aquilonia", "die wild court", &[]);
        game.go("aquilonia", "draw-two");
        (game.own("aquilonia").strategy.size(), game.state.board.strategy_discard.size())
    };
    // Two copies are left in the deck: both are drawn, and the discards become the deck at once.
    assert_eq!(draw(text("")), (2, 0));
    // Nothing is left in the deck: reformed when a card is needed.
    assert_eq!(draw(text(&format!("{} {}", all[1].name, all[1].copies))), (2, 0));
}
