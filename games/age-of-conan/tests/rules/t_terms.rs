//! T – terms.

use age_of_conan::{
    Setup,
    content::{BUILT_IN, HOMES, Province, Provinces},
};
use table::{Eye, Notation, Seen, Setup as _, Sight};

use crate::common::{HIT, MISS, fresh, set};

#[test]
fn t_1_home_fort_tower_and_city_are_friendly() {
    let game = set("seats aquilonia turan\nseat aquilonia\n forts ophir nemedia\n towers argos nemedia\n");
    let friendly: Provinces =
        ["aquilonia", "ophir", "argos", "nemedia"].iter().filter_map(|k| Province::from_key(k)).collect();
    assert_eq!(game.realm("aquilonia").friendly(), friendly);
}

#[test]
fn t_2_enemy_and_neutral() {
    let game = set("seats aquilonia turan\nseat turan\n towers zamora\n");
    let board = &game.state.board;
    let aquilonia = game.seat("aquilonia");
    assert!(board.enemy(aquilonia).has(Province::Zamora) && board.enemy(aquilonia).has(Province::Turan));
    assert!(board.neutral().has(Province::Ophir) && !board.neutral().has(Province::Zamora));
}

#[test]
fn t_3_homes_have_no_value_and_no_track() {
    for home in HOMES.iter() {
        assert_eq!(BUILT_IN.map.value(home), 0);
        assert!(BUILT_IN.map.track(home).is_empty());
    }
    // The home of a kingdom nobody plays is out of play.
    let game = set("seats aquilonia turan\n");
    assert!(!game.state.board.in_play.has(Province::Stygia));
}

#[test]
fn t_4_no_intrigue_in_savage_provinces_but_a_city() {
    let mut game = set("seats aquilonia turan\ntrack token-dancer\nseat aquilonia\n emissaries steppes 1\n");
    game.act("aquilonia", "die intrigue intrigue", &[]);
    assert_eq!(game.why("aquilonia", "contest steppes"), "T-4");
    let mut age = set(
        "seats aquilonia turan\nadventures-left 0\nseat aquilonia\n forts steppes\nflow\n turn adventure\n age-change troops\n troops 0 -\n",
    );
    age.act("aquilonia", "city steppes", &[]);
    assert!(age.realm("aquilonia").towers.has(Province::Steppes));
}

#[test]
fn t_5_three_seas_make_coasts() {
    let coastal = BUILT_IN.map.coastal(true);
    assert!([Province::Argos, Province::Turan, Province::Iranistan].into_iter().all(|p| coastal.has(p)));
    assert!(!coastal.has(Province::Ophir));
}

#[test]
fn t_6_a_city_is_one_marker_when_removed() {
    let mut game = set(
        "seats turan aquilonia\ntrack token-dancer\nactive turan\nconan kush\nseat turan\n units koth 5\nseat aquilonia\n forts ophir\n towers ophir\n",
    );
    game.act("turan", "die military military", &[]);
    game.act("turan", "army koth", &[]);
    game.act("turan", "units 5", &[]);
    game.act("turan", "to ophir", &[HIT, HIT, HIT, HIT, HIT, MISS, MISS, MISS]);
    assert!(!game.realm("aquilonia").friendly().has(Province::Ophir), "fort and tower are gone together");
}

#[test]
fn t_7_five_units_but_any_number_at_home() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nseat aquilonia\n units aquilonia 9 ophir 5\n forts ophir\n",
    );
    game.act("aquilonia", "die military military", &[]);
    assert_eq!(game.why("aquilonia", "place ophir"), "M-6");
    game.act("aquilonia", "place aquilonia", &[]);
    assert_eq!(game.units("aquilonia", Province::Aquilonia), 10);
}

#[test]
fn t_8_emissaries_share_provinces() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nseat aquilonia\n emissaries aquilonia 1\nseat turan\n units ophir 2\n emissaries ophir 2\n",
    );
    game.act("aquilonia", "die intrigue intrigue", &[]);
    game.act("aquilonia", "emissary aquilonia", &[]);
    game.act("aquilonia", "to ophir", &[]);
    assert_eq!(game.realm("aquilonia").emissaries_at(Province::Ophir), 1);
    assert_eq!(game.realm("turan").emissaries_at(Province::Ophir), 2, "nobody is removed");
}

#[test]
fn t_9_armies_never_share_a_province_afterwards() {
    use age_of_conan::State;
    use table::Notation;
    let text = "seats aquilonia turan\nseat aquilonia\n units ophir 1\nseat turan\n units ophir 1\n";
    assert!(State::set_up(text).is_err(), "such a position cannot even be set up");
    // A battle ends with one army there.
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n units ophir 1\nseat turan\n units koth 1\n",
    );
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "army ophir", &[]);
    game.act("aquilonia", "to koth", &[HIT, MISS]);
    assert_eq!((game.units("aquilonia", Province::Koth), game.units("turan", Province::Koth)), (1, 0));
}

#[test]
fn t_10_distance_over_the_whole_map() {
    let steps = |from, to| BUILT_IN.map.distance(from, to);
    assert_eq!(steps(Province::Aquilonia, Province::Nordheim), 2);
    assert_eq!(steps(Province::Aquilonia, Province::Aquilonia), 0);
    assert_eq!(steps(Province::BlackKingdoms, Province::Turan), 4, "through an area out of play as well");
}

#[test]
fn t_11_supply_is_finite() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nseat aquilonia\n units aquilonia 18\n emissaries aquilonia 6\n",
    );
    game.act("aquilonia", "die military military", &[]);
    assert_eq!(game.why("aquilonia", "place aquilonia"), "T-11");
    let mut intrigue =
        set("seats aquilonia turan\ntrack token-dancer\nseat aquilonia\n emissaries aquilonia 6\n");
    intrigue.act("aquilonia", "die intrigue intrigue", &[]);
    assert_eq!(intrigue.why("aquilonia", "send aquilonia"), "T-11");
    // Nine forts a player, without limit with two.
    let nine = "ophir argos koth nemedia corinthia zingara zamora khauran steppes";
    let three = set(&format!("seats aquilonia turan stygia\nseat aquilonia\n forts {nine}\n"));
    assert!(!three.state.board.has_fort(three.seat("aquilonia")));
    let two = set(&format!("seats aquilonia turan\nseat aquilonia\n forts {nine}\n"));
    assert!(two.state.board.has_fort(two.seat("aquilonia")));
    let raiders = set(
        "seats aquilonia turan\nraiders ophir 11\nflow\n turn main\n court-die conan\n conan-action no no\n",
    );
    assert_eq!(raiders.why("aquilonia", "raider aquilonia"), "T-11");
}

#[test]
fn t_12_numbers_are_open_hands_are_not() {
    let game = set(
        "seats aquilonia turan\nseat turan\n hand card-veziz-shah\n strategy strategy-axe-south-east-2\n tokens token-dancer token-queen\n",
    );
    let view = game.state.view(Eye::Seat(game.seat("aquilonia")));
    let turan = game.seat("turan").index();
    assert_eq!(
        (view.counts[turan].kingdom, view.counts[turan].strategy, view.counts[turan].tokens),
        (1, 1, 2)
    );
    assert_eq!(view.own[turan], Seen::Unknown);
    let other = game.state.set_down().replace("token-dancer token-queen", "token-ghoul token-wolf-pack");
    let other = set(&other).state.view(Eye::Seat(game.seat("aquilonia")));
    assert_eq!(view, other, "whichever tokens Turan keeps");
}

#[test]
fn t_13_what_is_removed_comes_back_to_its_supply() {
    let mut game =
        set("seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n units ophir 2\n");
    let before = game.realm("aquilonia").unit_supply;
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "campaign ophir", &[MISS, MISS, HIT, HIT, HIT]);
    assert_eq!(game.realm("aquilonia").unit_supply, before + 1);
}

#[test]
fn t_14_nothing_is_given_or_shown() {
    // No decision of a fresh game offers to give, sell or show anything; and what is drawn stays secret.
    let game = fresh(&["aquilonia", "turan"]);
    assert!(game.legal("aquilonia").iter().all(|action| action.starts_with("bid ")));
    let view = game.state.view(Eye::Seat(game.seat("aquilonia")));
    assert_eq!(view.own[1], Seen::Unknown);
    assert!(Setup::new(1, &[Some("aquilonia"), Some("turan")]).is_ok());
}

#[test]
fn t_15_only_the_marker_changes() {
    let mut game = set(
        "seats turan aquilonia\ntrack token-dancer\nactive turan\nconan ophir\nraiders ophir 2\nseat turan\n units koth 5\n emissaries ophir 1\nseat aquilonia\n towers ophir\n emissaries ophir 1\n",
    );
    game.act("turan", "die military military", &[]);
    game.act("turan", "army koth", &[]);
    game.act("turan", "units 5", &[]);
    game.act("turan", "to ophir", &[HIT, HIT, HIT, HIT, HIT, MISS, MISS, MISS, MISS]);
    let board = &game.state.board;
    assert!(board.neutral().has(Province::Ophir));
    assert_eq!((board.raiders[Province::Ophir.index()], board.conan), (2, Province::Ophir));
    assert_eq!(game.realm("aquilonia").emissaries_at(Province::Ophir), 1);
    assert_eq!(board.steps[Province::Ophir.index()], 0, "the army stands on the first icon");
}
