//! U – the turn.

use age_of_conan::content::Province;
use table::{Cx, Rules};

use crate::common::{Lowest, Table, set};

const CONAN: &str = "seats aquilonia turan\ndestination nordheim\ntrack token-dancer token-queen\n";

fn conan_at(province: &str) -> Table {
    set(&format!("{CONAN}conan {province}\nflow\n turn conan\n move-conan\n"))
}

#[test]
fn u_1_turns_go_round_and_never_start_anew() {
    let mut game = set(
        "seats aquilonia turan stygia\ntrack token-dancer token-dancer\nconan-player stygia\nactive turan\n",
    );
    game.act("turan", "die military military", &[]);
    game.act("turan", "done", &[]);
    assert_eq!(game.state.board.active, game.seat("stygia"));
    // An adventure ends with Turan's turn: Stygia is next all the same.
    let mut ends = set("seats aquilonia turan stygia\nactive turan\nconan ophir\nflow\n turn main\n main\n");
    ends.act("turan", "die military military", &[]);
    ends.go("turan", "done");
    for kingdom in ["aquilonia", "turan", "stygia"] {
        let bid = ends.legal(kingdom)[0].clone();
        ends.go(kingdom, &bid);
    }
    assert_eq!(ends.state.board.active, ends.seat("stygia"));
}

#[test]
fn u_2_conan_then_cards_then_a_die() {
    let mut game = conan_at("aquilonia");
    assert!(game.legal("aquilonia").iter().all(|action| action == "done" || action.starts_with("conan ")));
    game.act("aquilonia", "done", &[]);
    assert!(game.may("aquilonia", "die military military"));
    // Only the Conan player moves Conan.
    let other = set("seats aquilonia turan\ntrack token-dancer\nconan-player turan\n");
    assert!(other.legal("aquilonia").iter().all(|action| action.starts_with("die ")));
}

#[test]
fn u_3_to_an_adjacent_province_of_any_status() {
    let game = conan_at("aquilonia");
    assert_eq!(game.why("aquilonia", "conan koth"), "U-3");
    assert!(game.may("aquilonia", "conan cimmeria"), "in an area out of play");
    assert!(game.may("aquilonia", "done"));
}

#[test]
fn u_4_nearer_takes_the_first_token() {
    let mut game = conan_at("aquilonia");
    game.act("aquilonia", "conan cimmeria", &[]);
    game.act("aquilonia", "keep", &[]);
    assert_eq!(game.tokens(&game.own("aquilonia").tokens, "token-dancer"), 1);
}

#[test]
fn u_5_otherwise_it_is_discarded() {
    let mut game = conan_at("aquilonia");
    game.act("aquilonia", "conan ophir", &[]);
    assert_eq!(game.tokens(&game.state.board.gone, "token-dancer"), 1);
    assert_eq!(game.state.board.track_len, 1);
}

#[test]
fn u_6_on_the_destination_he_must_stay() {
    let mut stays = conan_at("nordheim");
    stays.act("aquilonia", "done", &[]);
    assert_eq!(stays.legal("aquilonia"), ["keep", "trade"]);
    let mut leaves = conan_at("nordheim");
    leaves.act("aquilonia", "conan cimmeria", &[]);
    assert_eq!(leaves.state.board.gone.size(), 1);
}

#[test]
fn u_7_table_cards_and_refreshing_before_the_die() {
    let text = "seats aquilonia turan\ntrack token-dancer token-dancer\nseat aquilonia\n gold 4\n hand card-bossonian-archers card-gunderland-pikemen\n";
    let mut game = set(text);
    game.act("aquilonia", "table card-bossonian-archers", &[]);
    game.act("aquilonia", "table card-gunderland-pikemen", &[]);
    assert_eq!((game.realm("aquilonia").gold, game.realm("aquilonia").ready.size()), (0, 2));
    let poor = set(&text.replace("gold 4", "gold 1"));
    assert_eq!(poor.why("aquilonia", "table card-bossonian-archers"), "U-7");
    assert_eq!(poor.why("aquilonia", "refresh card-bossonian-archers"), "U-7");
    game.act("aquilonia", "die military military", &[]);
    assert_eq!(game.why("aquilonia", "table card-bossonian-archers"), "U-7", "not after the die");
}

#[test]
fn u_8_a_die_must_be_used_if_only_for_nothing() {
    let mut game = set("seats aquilonia turan\ntrack token-dancer token-dancer\npool military 1\n");
    assert_eq!(game.why("aquilonia", "done"), "U-8");
    assert_eq!(game.why("aquilonia", "die intrigue intrigue"), "U-8");
    game.act("aquilonia", "die military military", &[]);
    assert!(game.may("aquilonia", "done"), "moving nothing is legal");
}

#[test]
fn u_9_the_next_player_rolls_an_empty_pool() {
    let mut game =
        set("seats aquilonia turan\ntrack token-dancer token-dancer\npool military 1\nfirst aquilonia\n");
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "done", &[0, 1, 2, 3, 4, 5, 5]);
    let board = &game.state.board;
    assert_eq!(board.first, game.seat("turan"));
    assert_eq!(board.pool, [1, 1, 2, 1, 2]);
}

#[test]
fn u_10_an_empty_track_ends_the_adventure_at_the_end_of_the_turn() {
    let mut game = set(
        "seats aquilonia turan\nactive turan\ntrack token-dancer\nconan ophir\nflow\n turn main\n court-die conan\n take-token\n",
    );
    game.act("turan", "take", &[]);
    game.act("turan", "trade", &[]);
    assert!(game.may("turan", "draw-two"), "the turn goes on");
    game.go("turan", "draw-two");
    assert_eq!(game.state.board.adventures_left, 2, "the next adventure is up");
}

#[test]
fn u_11_resigning() {
    let mut two = set("seats aquilonia turan\nseat aquilonia\n points 9\n");
    assert!(two.state.may_leave(two.seat("aquilonia")).is_ok());
    let leaver = two.seat("aquilonia");
    two.state.leave(leaver, &mut Cx::quiet(&mut Lowest));
    assert!(two.over());
    assert_eq!(two.state.standing().place(two.seat("turan")), 1, "the other has won, whatever the points");
    let mut three = set("seats aquilonia turan stygia\nseat aquilonia\n points 9\n");
    three.state.leave(leaver, &mut Cx::quiet(&mut Lowest));
    assert!(three.awaits("aquilonia"), "the seat is played on");
    assert_eq!(three.state.standing().place(leaver), 3, "and ranks last");
    assert!(three.state.may_leave(leaver).is_err());
    assert_eq!(three.state.board.conan, Province::Cimmeria);
}
