//! S – setup.

use age_of_conan::{
    Setup, State,
    content::{Kingdom, Province},
};
use table::{BadSetup, Cx, Dice, Eye, Notation, Rule, Rules, Setup as _, Sight, Story};

use crate::common::{begin, fresh, set};

const ALL: [&str; 4] = ["aquilonia", "turan", "stygia", "hyperborea"];

#[test]
fn s_1_two_to_four_players_with_different_kingdoms() {
    assert!(Setup::new(1, &[Some("aquilonia")]).is_err());
    assert!(matches!(Setup::new(1, &[Some("turan"), Some("turan")]), Err(BadSetup::RoleTwice { .. })));
    let drawn = begin(&Setup::new(1, &[Some("turan"), None]).expect("two seats"));
    assert_eq!(drawn.realm("aquilonia").home(), Province::Aquilonia, "the first of those left");
}

#[test]
fn s_1_recommended_kingdoms() {
    assert_eq!(Setup::recommended(2), ["aquilonia", "turan"]);
    assert_eq!(Setup::recommended(3), ["aquilonia", "turan", "stygia"]);
    assert_eq!(Setup::recommended(4), ALL);
}

#[test]
fn s_1_aquilonia_may_be_agreed_on() {
    let agreed = |kingdoms: &[Option<&str>], value: &str| {
        let mut setup = Setup::new(1, kingdoms).expect("each is a kingdom");
        setup.set("aquilonia", value).expect("a value of the option");
        setup
    };
    let without = [Some("turan"), Some("stygia")];
    assert_eq!(agreed(&without, "free").check(), Ok(()));
    assert_eq!(
        agreed(&without, "always").check(),
        Err(BadSetup::Unfit { field: "seats", rule: Rule("S-1") })
    );
    assert_eq!(Setup::new(1, &without).expect("each is a kingdom").get("aquilonia"), "free", "by default");
    let has = |value: &str| {
        let drawn = |seed| {
            let setup = agreed(&[Some("turan"), None], value);
            State::begin(&setup, &mut Cx::quiet(&mut Dice(seed))).board.seat_of(Kingdom::Aquilonia)
        };
        (0..30).filter(|&seed| drawn(seed).is_some()).count()
    };
    assert_eq!(has("always"), 30, "drawn, if nobody has chosen it");
    assert!((1..30).contains(&has("free")), "one among three");
    assert!(State::set_up("seats turan stygia\noption aquilonia always\n").is_err());
}

#[test]
fn s_1_without_aquilonia_its_home_is_closed_to_armies() {
    let text = "seats turan stygia\ntrack token-dancer\nconan kush\n\
                seat turan\n units ophir 2 turan 3\n forts ophir\n emissaries ophir 1\n";
    let mut game = set(text);
    let board = &game.state.board;
    assert!(!board.in_play.has(Province::Aquilonia) && !board.neutral().has(Province::Aquilonia));
    assert!(board.in_play.has(Province::Argos), "the rest of Central Hyboria is in play");
    assert_eq!(board.in_play.len(), 6 + 7 + 7);
    for click in ["die military military", "army ophir", "units 2"] {
        game.act("turan", click, &[]);
    }
    assert!(game.may("turan", "to argos"));
    assert_eq!(game.why("turan", "to aquilonia"), "M-5");
    let mut envoy = set(text);
    for click in ["die intrigue intrigue", "emissary ophir"] {
        envoy.act("turan", click, &[]);
    }
    assert!(envoy.may("turan", "to aquilonia"), "emissaries move there");
    envoy.act("turan", "to aquilonia", &[]);
    assert!(
        !envoy.legal("turan").iter().any(|offer| offer == "contest aquilonia"),
        "no contest is fought there"
    );
    let army = State::set_up("seats turan stygia\nseat turan\n units aquilonia 1\n");
    assert!(army.is_err(), "no army stands there");
    let conan = set("seats turan stygia\ntrack token-dancer\nconan ophir\nflow\n turn conan\n move-conan\n");
    assert!(conan.may("turan", "conan aquilonia"), "Conan goes anywhere");
}

#[test]
fn s_2_all_bid_tokens_are_available() {
    let game = fresh(&ALL);
    for token in [0, 3, 4, 5, 6] {
        assert!(game.legal("turan").iter().any(|bid| bid.starts_with(&format!("bid {token} "))), "{token}");
    }
}

#[test]
fn s_3_what_each_kingdom_starts_with() {
    let game = fresh(&ALL);
    for (kingdom, units, sorcery) in
        [("aquilonia", 5, 0), ("turan", 5, 0), ("stygia", 4, 2), ("hyperborea", 4, 2)]
    {
        let realm = game.realm(kingdom);
        assert_eq!(
            (realm.units_at(realm.home()), realm.emissaries_at(realm.home())),
            (units, 4),
            "{kingdom}"
        );
        assert_eq!((realm.gold, realm.sorcery), (3, sorcery), "{kingdom}");
    }
}

#[test]
fn s_4_as_many_objectives_as_players() {
    for players in 2..=4 {
        let game = fresh(&ALL[..players]);
        let up = game.state.board.objectives.iter().filter(|&&card| card != u8::MAX).count();
        assert_eq!(up, players);
        assert_eq!(game.state.board.objectives_unseen.count_ones() as usize, 12 - players);
    }
}

#[test]
fn s_5_two_kingdom_and_two_strategy_cards() {
    let game = fresh(&ALL);
    for kingdom in ALL {
        assert_eq!(game.own(kingdom).kingdom.size(), 2);
        assert_eq!(game.own(kingdom).strategy.size(), 2 + 1, "and one more for the bid (B-1)");
    }
    let board = &game.state.board;
    assert_eq!((board.strategy_cards.size(), board.realms[0].cards.size()), (37, 21));
}

#[test]
fn s_6_conan_in_cimmeria_and_an_adventure_up() {
    let game = fresh(&ALL);
    let board = &game.state.board;
    assert_eq!(board.conan, Province::Cimmeria);
    assert_eq!((board.adventures_left, board.adventures_unseen.count_ones()), (3, 26));
    assert_eq!(board.destination, board.content.adventures[usize::from(board.adventure)].destination);
}

#[test]
fn s_7_the_track_is_as_long_as_the_adventure() {
    let game = fresh(&ALL);
    let board = &game.state.board;
    assert_eq!(board.track_len, board.content.adventures[usize::from(board.adventure)].length);
    assert_eq!(board.tokens.size(), 56);
}

#[test]
fn s_8_artifacts_and_the_bonus_card() {
    for players in 2..=4 {
        let game = fresh(&ALL[..players]);
        let board = &game.state.board;
        let held = board.artifacts.iter().flatten().count();
        assert_eq!(held, players.min(3));
        assert_eq!(board.bonus.is_some(), players == 4);
        assert!(board.bonus.is_none_or(|holder| !board.artifacts.contains(&Some(holder))));
    }
}

#[test]
fn s_9_points_start_at_0() {
    let game = fresh(&ALL);
    assert!(ALL.iter().all(|kingdom| game.realm(kingdom).points == 0));
}

#[test]
fn s_10_the_winner_of_the_first_bid_begins() {
    let mut game = fresh(&["aquilonia", "turan"]);
    let bid = |game: &crate::common::Table, kingdom: &str, token: u8| {
        game.legal(kingdom).into_iter().find(|bid| bid.starts_with(&format!("bid {token} "))).expect("a bid")
    };
    let (low, high) = (bid(&game, "aquilonia", 0), bid(&game, "turan", 6));
    game.go("aquilonia", &low);
    game.go("turan", &high);
    let turan = game.seat("turan");
    let board = &game.state.board;
    assert_eq!((board.conan_player, board.first, board.active), (Some(turan), turan, turan));
    assert_eq!(board.pool.iter().sum::<u8>(), 7);
}

#[test]
fn b_5_nobody_is_the_conan_player_before_the_first_bid() {
    let game = fresh(&["aquilonia", "turan"]);
    assert_eq!(game.state.board.conan_player, None);
    for eye in [Eye::Seat(game.seat("turan")), Eye::Onlooker] {
        let lines: Vec<_> = State::describe(&game.state.view(eye)).iter().map(|line| line.key).collect();
        assert!(lines.contains(&"aoc-describe-no-conan-player"), "{lines:?}");
        assert!(!lines.contains(&"aoc-describe-conan-player"), "{lines:?}");
    }
    assert_eq!(State::set_up(&game.state.set_down()), Ok(game.state));
    assert!(
        State::set_up("seats aquilonia turan\nconan-player -\n").is_err(),
        "not in the middle of the game"
    );
}
