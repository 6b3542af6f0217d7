//! M – military actions: M-1 to M-7, M-14, M-27.

use age_of_conan::{cards::op::Contest, content::Province};

use crate::common::{HIT, MISS, Table, set};

/// A military action of Aquilonia's.
fn military(text: &str) -> Table {
    let mut game =
        set(&format!("seats aquilonia turan\ntrack token-dancer token-dancer\nconan kush\n{text}"));
    game.act("aquilonia", "die military military", &[]);
    game
}

fn moves(game: &mut Table, from: &str, count: u8, to: &str, chance: &[u32]) {
    game.act("aquilonia", &format!("army {from}"), &[]);
    if count > 1 || game.may("aquilonia", "units 1") {
        game.act("aquilonia", &format!("units {count}"), &[]);
    }
    game.act("aquilonia", &format!("to {to}"), chance);
}

const REALM: &str = "seat aquilonia\n units aquilonia 4 ophir 2\n forts ophir argos\n";

#[test]
fn m_1_the_steps_taken_decide() {
    let mut two = military(REALM);
    moves(&mut two, "aquilonia", 2, "ophir", &[]);
    assert_eq!(two.why("aquilonia", "place aquilonia"), "M-1", "no placing after a redeployment");
    moves(&mut two, "aquilonia", 1, "argos", &[]);
    assert!(!two.awaits("aquilonia"), "two redeployments and no more");
    let mut attack = military(REALM);
    moves(&mut attack, "aquilonia", 1, "argos", &[]);
    moves(&mut attack, "ophir", 2, "koth", &[MISS, MISS, HIT, MISS, MISS, MISS]);
    assert!(!attack.awaits("aquilonia"), "nothing follows an attack");
    assert!(military(REALM).may("aquilonia", "done"), "or nothing at all");
}

#[test]
fn m_2_two_units_in_two_provinces() {
    let mut game = military(REALM);
    assert_eq!(game.why("aquilonia", "place koth"), "M-2");
    game.act("aquilonia", "place ophir", &[]);
    assert_eq!(game.why("aquilonia", "place ophir"), "M-2");
    game.act("aquilonia", "place argos", &[]);
    assert_eq!((game.units("aquilonia", Province::Ophir), game.units("aquilonia", Province::Argos)), (3, 1));
}

#[test]
fn m_3_units_of_one_province_move_together() {
    let mut game = military(REALM);
    assert_eq!(game.why("aquilonia", "army koth"), "M-3");
    game.act("aquilonia", "army aquilonia", &[]);
    assert_eq!(game.why("aquilonia", "units 5"), "M-3");
    game.act("aquilonia", "units 3", &[]);
    assert_eq!(game.why("aquilonia", "to koth"), "M-3", "not adjacent");
    game.act("aquilonia", "to ophir", &[]);
    // The same units may move again (V-6).
    moves(&mut game, "ophir", 5, "aquilonia", &[]);
    assert_eq!(game.units("aquilonia", Province::Aquilonia), 6);
}

#[test]
fn m_4_attacks_with_and_without_moving() {
    let game = military("seat aquilonia\n units ophir 2\n");
    assert!(
        game.may("aquilonia", "campaign ophir"),
        "every army in a neutral province counts as campaigning"
    );
    assert_eq!(military(REALM).why("aquilonia", "campaign ophir"), "M-4", "it is friendly");
    let mut joins = military("steps ophir 1\nseat aquilonia\n units ophir 2 aquilonia 2\n");
    moves(&mut joins, "aquilonia", 2, "ophir", &[HIT, HIT, MISS, MISS, MISS, MISS, MISS]);
    assert!(joins.realm("aquilonia").forts.has(Province::Ophir), "they joined at the last icon, and won");
}

#[test]
fn m_5_where_armies_never_go() {
    let mut game = set(
        "seats turan aquilonia\nactive turan\ntrack token-dancer token-dancer\nseat turan\n units zamora 1 ophir 1\n towers zamora\n",
    );
    game.act("turan", "die military military", &[]);
    game.act("turan", "army zamora", &[]);
    assert_eq!(game.why("turan", "to brythunia"), "M-5", "an area out of play");
    let mut home = set(
        "seats turan aquilonia\nactive turan\ntrack token-dancer token-dancer\nseat turan\n units ophir 1\n",
    );
    home.act("turan", "die military military", &[]);
    home.act("turan", "army ophir", &[]);
    assert_eq!(home.why("turan", "to aquilonia"), "M-5", "another's home");
}

#[test]
fn m_6_the_excess_is_removed_at_once() {
    let mut game = military("seat aquilonia\n units aquilonia 4 ophir 3\n forts ophir\n");
    moves(&mut game, "aquilonia", 4, "ophir", &[]);
    assert_eq!((game.units("aquilonia", Province::Ophir), game.realm("aquilonia").unit_supply), (5, 13));
    let full = military("seat aquilonia\n units ophir 5\n forts ophir\n");
    assert_eq!(full.why("aquilonia", "place ophir"), "M-6");
}

#[test]
fn m_7_campaign_battle_or_siege() {
    let attack = |text: &str| {
        let mut game = military(&format!("seat aquilonia\n units aquilonia 1\n sorcery 1\n{text}"));
        moves(&mut game, "aquilonia", 1, "ophir", &[MISS]);
        game.state.board.contest.kind
    };
    assert_eq!(attack(""), Contest::Campaign);
    assert_eq!(attack("seat turan\n units ophir 2\n"), Contest::Battle);
    assert_eq!(attack("seat turan\n towers ophir\n"), Contest::Siege);
    assert_eq!(attack("seat turan\n forts ophir\n units ophir 2\n"), Contest::Siege);
}

#[test]
fn m_14_an_army_may_leave_its_campaign() {
    let mut game = military("steps koth 1\nseat aquilonia\n units koth 3\n forts ophir\n");
    moves(&mut game, "koth", 2, "ophir", &[]);
    assert_eq!(game.units("aquilonia", Province::Koth), 1);
    assert_eq!(game.state.board.steps[Province::Koth.index()], 1, "what stays goes on");
    let mut elsewhere = military("steps koth 1\nseat aquilonia\n units koth 1\n");
    moves(&mut elsewhere, "koth", 1, "ophir", &[MISS, HIT, MISS, MISS]);
    assert!(elsewhere.realm("aquilonia").armies.is_empty(), "it attacked elsewhere, and was lost");
}

#[test]
fn m_27_from_a_siege_too() {
    let text = |stay: u8| {
        format!("steps koth 1\nseat aquilonia\n units koth {}\nseat turan\n forts ophir\n", 2 + stay)
    };
    for (stay, step) in [(1, 1), (0, 0)] {
        let mut game = military(&text(stay));
        moves(&mut game, "koth", 2, "ophir", &[MISS, MISS, HIT, MISS, MISS]);
        game.act("aquilonia", "retreat koth", &[]);
        assert_eq!(game.units("aquilonia", Province::Koth), 1 + stay);
        assert_eq!(game.state.board.steps[Province::Koth.index()], step, "{stay} stayed");
    }
}

#[test]
fn m_27_retreat_into_a_campaign() {
    let text = |stay: u8| {
        format!("steps koth 1\nseat aquilonia\n units koth {}\nseat turan\n units ophir 2\n", 2 + stay)
    };
    let mut rejoins = military(&text(1));
    moves(&mut rejoins, "koth", 2, "ophir", &[MISS; 4]);
    rejoins.act("aquilonia", "retreat koth", &[]);
    assert_eq!(rejoins.units("aquilonia", Province::Koth), 2);
    assert_eq!(rejoins.state.board.steps[Province::Koth.index()], 1, "at the step of those who stayed");
    let mut alone = military(&text(0));
    moves(&mut alone, "koth", 2, "ophir", &[MISS; 4]);
    alone.act("aquilonia", "retreat koth", &[]);
    assert_eq!(alone.state.board.steps[Province::Koth.index()], 0, "on the first icon");
    assert_eq!(alone.units("aquilonia", Province::Koth), 1);
}
