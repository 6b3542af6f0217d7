//! W – crowning and winning.

use age_of_conan::{State, content::Province, event::Event};
use table::{Eye, Illegal, Notation, Phrase, Rules, Sight, Story};

use crate::common::{Table, set};

const TWO: &str = "seats aquilonia turan\nage 3\n";
const THREE: &str = "seats aquilonia turan stygia\nage 3\n";

/// The final scoring of a third age that ended, with nobody driving off raiders.
fn scored(text: &str) -> Table {
    let mut game = set(&format!("{text}flow\n turn adventure\n ending garrisons\n raids 0\n"));
    game.go("aquilonia", "done");
    assert!(game.over());
    game
}

/// Aquilonia, the Conan player, is asked whether to crown Conan.
fn crowning(text: &str) -> Table {
    set(&format!("{text}flow\n turn adventure\n adventure-end crowning aquilonia\n crowning\n"))
}

fn points(game: &Table) -> Vec<u8> {
    game.state.board.played().iter().map(|realm| realm.points).collect()
}

fn places(game: &Table) -> Vec<u8> {
    let standing = game.state.standing();
    game.state.board.seats().iter().map(|seat| standing.place(seat)).collect()
}

/// Turan ends its turn, and with it an adventure.
fn adventure_ends(text: &str) -> Table {
    let mut game = set(&format!("seats aquilonia turan\n{text}\nactive turan\n"));
    game.act("turan", "die military military", &[]);
    game.go("turan", "done");
    game
}

#[test]
fn w_1_when_an_adventure_ends_with_conan_at_the_conan_players_home() {
    for left in 0..4 {
        let mut game =
            adventure_ends(&format!("age 3\nadventures-left {left}\nconan aquilonia\ndestination koth"));
        assert!(game.awaits("aquilonia"), "{left} adventures left");
        assert_eq!(game.legal("aquilonia"), ["crown monsters", "crown treasures", "crown women", "done"]);
        assert_eq!(game.state.board.adventures_left, left, "before the next card is revealed");
        assert_eq!(game.state.board.conan, Province::Koth, "A-6 has moved him, which does not matter");
        game.go("aquilonia", "done");
        assert_eq!(game.over(), left == 0, "they need not");
    }
}

#[test]
fn w_1_after_the_token_for_the_destination() {
    let mut game = adventure_ends("age 3\nconan aquilonia\ndestination aquilonia");
    assert_eq!(game.legal("aquilonia"), ["keep", "trade"], "A-6 comes first");
    game.act("aquilonia", "keep", &[]);
    assert!(game.may("aquilonia", "crown monsters"));
}

#[test]
fn w_1_not_otherwise() {
    let asked = |text: &str| adventure_ends(text).may("aquilonia", "crown monsters");
    assert!(asked("age 3\nconan aquilonia\ndestination koth"));
    assert!(!asked("age 2\nconan aquilonia\ndestination koth"), "not the third age");
    assert!(!asked("age 3\nconan turan\ndestination koth"), "another player's home");
    assert!(!asked("age 3\nconan koth\ndestination aquilonia"), "there only by A-6");
    let turn = set(&format!("{TWO}track token-dancer\nconan aquilonia\nflow\n turn conan\n move-conan\n"));
    assert_eq!(turn.why("aquilonia", "crown monsters"), "W-1", "no adventure ends");
}

#[test]
fn w_2_strictly_the_highest_total_of_a_category_succeeds() {
    let tokens = "seat aquilonia\n tokens token-ghoul token-frost-giant token-queen\nseat turan\n tokens token-winged-ape token-dancer\n";
    let mut game = crowning(&format!("{TWO}{tokens}"));
    game.go("aquilonia", "crown monsters");
    assert_eq!(game.state.board.crowned, Some(game.seat("aquilonia")), "4 to 3");
    let attempt =
        game.told.iter().position(|event| matches!(event, Event::CrownAttempt { success: true, .. }));
    let shown = game.told.iter().take(attempt.expect("told"));
    assert_eq!(shown.filter(|event| matches!(event, Event::Offering { .. })).count(), 2, "all reveal theirs");

    let mut tied = crowning(&format!("{TWO}{tokens}").replace("token-ghoul ", ""));
    tied.go("aquilonia", "crown monsters");
    assert_eq!(tied.state.board.out, Some(tied.seat("aquilonia")), "3 to 3");
    let mut none = crowning(&format!("{TWO}{tokens}"));
    none.go("aquilonia", "crown treasures");
    assert_eq!(none.state.board.out, Some(none.seat("aquilonia")), "0 to 0");
}

#[test]
fn w_2_who_fails_ends_last_with_nothing() {
    let text = "seat aquilonia\n points 90\n tokens token-ghoul\nseat turan\n tokens token-frost-giant\n";
    let mut game = crowning(&format!("{THREE}{text}"));
    let view = game.state.view(Eye::Seat(game.seat("aquilonia")));
    let action = game.state.read("crown monsters").expect("an action");
    let offer = State::offer(&view, action);
    assert_eq!(
        offer,
        Phrase::new("aoc-offer-crown").with("category", "category-monsters").with("total", 1u8)
    );
    game.go("aquilonia", "crown monsters");
    assert_eq!(game.state.standing().score(game.seat("aquilonia")), 0, "whatever it had");
    assert_eq!(places(&game)[0], 3);
    assert_eq!(points(&game)[0], 0);
}

#[test]
fn w_1_whoever_may_crown_is_asked() {
    // Also if the others can see that it cannot succeed: a player without tokens is not passed over.
    let game = adventure_ends("age 3\nconan aquilonia\ndestination koth");
    assert!(game.own("aquilonia").tokens.is_empty());
    assert!(game.awaits("aquilonia"));
    assert_eq!(game.legal("aquilonia").len(), 4);
}

#[test]
fn w_3_the_game_ends_either_way_and_with_the_third_age() {
    for rival in ["token-grey-ape", "token-winged-ape"] {
        let text = format!("{TWO}seat aquilonia\n tokens token-frost-giant\nseat turan\n tokens {rival}\n");
        let mut game = crowning(&text);
        game.go("aquilonia", "crown monsters");
        assert!(game.over(), "whether it succeeds or not");
    }
    let over = adventure_ends("age 3\nadventures-left 0\nconan koth");
    assert!(over.over());
    let done = over.state.read("done").expect("an action");
    assert_eq!(over.state.judge(over.seat("turan"), done), Err(Illegal::Over));
    assert!(!adventure_ends("age 3\nadventures-left 1\nconan koth").over());
    assert!(!adventure_ends("age 2\nadventures-left 0\nconan koth").over());
}

#[test]
fn w_4_the_final_scoring_in_order() {
    let mut game = set(&format!(
        "{TWO}adventures-left 0\nconan koth\nraiders argos 2 turan 1\nobjectives objective-hyborian-empire objective-dark-arts\n\
         seat aquilonia\n units argos 1\n forts ophir nemedia\n towers argos nemedia\n points 1\n\
         seat turan\n units turan 1\n points 3\n"
    ));
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "done", &[]);
    assert!(game.awaits("turan"), "decisions from the player who would be next");
    game.act("turan", "done", &[]);
    game.act("aquilonia", "done", &[]);
    assert!(game.over());
    let order: Vec<_> = game
        .told
        .iter()
        .filter_map(|event| match *event {
            Event::PointsLost { count, .. } => Some(("raids", count)),
            Event::Gold { count: 1.., seat, .. } => Some(("gold", game.state.board.realm(seat).gold)),
            Event::Points { count: count @ 1.., .. } => Some(("points", count)),
            Event::ObjectiveMet { points, .. } => Some(("objective", points)),
            Event::Richest { points, .. } => Some(("richest", points)),
            _ => None,
        })
        .collect();
    assert_eq!(
        order,
        [("raids", 1), ("raids", 1), ("gold", 4 + 5), ("points", 3 + 5), ("objective", 2), ("richest", 3)],
        "Turan loses 1, Aquilonia the 1 it has; then Argos and Nemedia bring gold, Ophir and Nemedia points"
    );
    assert_eq!(points(&game), [8 + 2 + 3, 2]);
    assert_eq!(game.state.board.objectives_unseen.count_ones(), 10, "none is replaced");
    assert!(game.state.board.raided.is_empty());
}

#[test]
fn w_5_the_richest() {
    let gold = |text: &str| points(&scored(&format!("{THREE}{text}")));
    assert_eq!(gold("seat aquilonia\n gold 5\nseat turan\n gold 4\n"), [3, 0, 0]);
    assert_eq!(gold("seat aquilonia\n gold 4\nseat turan\n gold 4\nseat stygia\n gold 1\n"), [1, 1, 0]);
    let tower = "seat aquilonia\n gold 4\nseat turan\n gold 1\n towers zamora\n";
    assert_eq!(gold(tower), [0, 3, 0], "the gold of Zamora comes first: 5 to 4");
}

#[test]
fn w_6_crom() {
    let crom = |text: &str| points(&scored(&format!("{THREE}{text}")));
    assert_eq!(crom("seat turan\n crom 3\nseat stygia\n crom 2\n"), [0, 3, 0]);
    assert_eq!(crom("seat aquilonia\n crom 1\nseat turan\n crom 2\nseat stygia\n crom 2\n"), [0, 1, 1]);
}

#[test]
fn w_7_the_crown_counts_after_the_raids() {
    let game = scored(&format!("{TWO}crowned aquilonia\nraiders aquilonia 4\nseat aquilonia\n points 2\n"));
    assert_eq!(points(&game), [3, 0], "the raids found 2 points, not 5");
    let crowned = game.told.iter().filter(|event| matches!(event, Event::Crowned { points: 3, .. }));
    assert_eq!(crowned.count(), 1, "once");
}

#[test]
fn w_8_adventure_supremacy() {
    let tokens = "seat aquilonia\n tokens token-frost-giant token-copper-armlets\n\
                  seat turan\n tokens token-ghoul token-wolf-pack token-purse-of-coins token-queen\n";
    let game = scored(&format!("{TWO}{tokens}"));
    assert_eq!(points(&game), [5 + 2, 2 + 5], "monsters 3 to 2, treasures 1 to 1, women to Turan");
    assert_eq!(game.realm("turan").open, game.own("turan").tokens, "all tokens are shown");
    let crowned = scored(&format!("{TWO}crowned aquilonia\n{tokens}"));
    assert_eq!(points(&crowned), [3 + 5 + 2, 0], "only the crowned player gets it; a tie stays a tie");
}

#[test]
fn w_9_who_fails_is_ignored_and_last() {
    let text = "seat aquilonia\n points 90\n gold 9\n crom 9\n forts ophir\n tokens token-queen token-ghoul\n\
                seat turan\n gold 2\n crom 1\n tokens token-frost-giant token-dancer\n";
    let mut game = crowning(&format!("{THREE}raiders turan 1\n{text}seat stygia\n crom 1\n"));
    game.go("aquilonia", "crown monsters");
    assert!(game.over(), "nobody else has a decision");
    assert_eq!(points(&game), [0, 3 + 1 + 5 + 5, 1], "richest; Crom tied; monsters and women");
    assert_eq!(places(&game), [3, 1, 2]);

    let mut two = crowning(&format!("{TWO}{text}"));
    two.go("aquilonia", "crown monsters");
    assert_eq!(places(&two), [2, 1], "with two players the other has won");
}

#[test]
fn w_10_most_points_then_most_tokens_then_shared() {
    let end = |text: &str| places(&scored(&format!("{THREE}{text}")));
    assert_eq!(end("seat turan\n points 2\nseat stygia\n points 1\n"), [3, 1, 2]);
    // Five points for Turan's ape make it 5 to 5; Aquilonia has two tokens.
    let tied = "seat aquilonia\n points 5\n tokens token-ghoul token-wolf-pack\nseat turan\n tokens token-winged-ape\n";
    assert_eq!(end(tied), [1, 2, 3]);
    let shared = scored(&format!("{THREE}seat aquilonia\n points 2\nseat stygia\n points 2\n"));
    assert_eq!(places(&shared), [1, 3, 1]);
    assert_eq!(shared.state.standing().winners().len(), 2);
}

#[test]
fn w_11_no_bonus_for_nothing() {
    let game = scored(&format!("{THREE}seat stygia\n tokens token-queen\n"));
    assert_eq!(points(&game), [0, 0, 5], "nobody has gold, Crom tokens, monsters or treasures");
}
