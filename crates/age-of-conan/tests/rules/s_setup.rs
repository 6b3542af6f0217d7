//! S – setup.

use age_of_conan::{Setup, content::Province};
use table::{BadSetup, Rule, Setup as _};

use crate::common::{begin, fresh};

const ALL: [&str; 4] = ["aquilonia", "turan", "stygia", "hyperborea"];

#[test]
fn s_1_two_to_four_players_and_always_aquilonia() {
    assert!(Setup::new(1, &[Some("aquilonia")]).is_err());
    assert!(matches!(Setup::new(1, &[Some("turan"), Some("turan")]), Err(BadSetup::RoleTwice { .. })));
    let without = Setup::new(1, &[Some("turan"), Some("stygia")]).expect("each is a kingdom");
    assert_eq!(without.check(), Err(BadSetup::Unfit { field: "seats", rule: Rule("S-1") }));
    // Drawn kingdoms: Aquilonia is among them.
    let drawn = begin(&Setup::new(1, &[Some("turan"), None]).expect("two seats"));
    assert_eq!(drawn.realm("aquilonia").home(), Province::Aquilonia);
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
    assert_eq!((board.conan_player, board.first, board.active), (turan, turan, turan));
    assert_eq!(board.pool.iter().sum::<u8>(), 7);
}
