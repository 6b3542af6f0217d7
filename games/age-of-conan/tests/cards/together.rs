//! Cards together: copies, both sides of a contest, and the other players.

use crate::scene::{HIT, MISS, SHIELD, Scene, TABLE, discarded};

#[test]
fn two_copies_of_a_table_card_are_two_cards() {
    let text = "seat aquilonia\nunits ophir 2\nready card-bossonian-archers 2";
    let mut scene = Scene::set("aquilonia turan", text);
    scene.chance(&[MISS; 2]).campaign("aquilonia", "ophir").chance(&[MISS; 3]);
    scene.act("aquilonia", "use card-bossonian-archers, use card-bossonian-archers");
    assert_eq!(scene.compared(), (2, 0));
    assert_eq!(scene.count("aquilonia", "used", "card-bossonian-archers"), 2);
}

#[test]
fn a_second_copy_that_would_change_nothing_is_not_offered() {
    let text = "seat aquilonia\nunits corinthia 2\nready card-gunderland-pikemen 2";
    let mut scene = Scene::set("aquilonia turan", text);
    scene.campaign("aquilonia", "corinthia").chance(&[SHIELD; 2]).chance(&[MISS; 3]);
    scene.act("aquilonia", "use card-gunderland-pikemen");
    assert_eq!(scene.compared(), (2, 0), "the dice were rolled at once");
    assert_eq!(scene.count("aquilonia", "ready", "card-gunderland-pikemen"), 1);
}

#[test]
fn c_16_who_passed_is_asked_again_when_the_other_side_has_acted() {
    let text = "seat turan\nunits koth 2\nready card-hyrkanian-archers\n\
                seat aquilonia\nforts ophir\nready card-poitanian-knights 2";
    let mut scene = Scene::set("turan aquilonia", text);
    scene.attack("turan", "koth", "ophir");
    assert!(!scene.offers("aquilonia", "use card-poitanian-knights"), "the attacker is asked first");
    scene.act("turan", "done").act("aquilonia", "use card-poitanian-knights");
    scene.act("turan", "done").act("aquilonia", "use card-poitanian-knights");
    scene.chance(&[SHIELD, SHIELD, HIT]).chance(&[MISS; 5]).act("turan", "use card-hyrkanian-archers");
    assert_eq!(scene.compared(), (3, 0));
}

#[test]
fn k_4_a_player_outside_the_contest_uses_no_card_in_it() {
    let text = "seat turan\nunits khauran 2\n\
                seat aquilonia\nready card-bossonian-archers\nhand card-pallantides\n\
                seat stygia\nsorcery 3\nready card-sons-of-set\nhand card-coils-of-the-serpent";
    let mut scene = Scene::set("turan aquilonia stygia", text);
    scene.chance(&[MISS; 2]).chance(&[MISS; 3]).campaign("turan", "khauran");
    assert_eq!(scene.compared(), (0, 0), "nobody was asked");
}

#[test]
fn k_2_a_card_used_in_anothers_turn_is_refreshed_in_the_next_turn_of_its_owner() {
    let text = "seat turan\nunits koth 1\nseat aquilonia\ngold 2\nforts ophir\nready card-bossonian-archers";
    let mut scene = Scene::set("turan aquilonia", text);
    scene.chance(&[MISS]).chance(&[MISS; 3]).attack("turan", "koth", "ophir");
    scene.act("aquilonia", "use card-bossonian-archers");
    assert_eq!(scene.line(TABLE, "active"), ["aquilonia"], "the besieger is gone");
    scene.act("aquilonia", "refresh card-bossonian-archers");
    assert_eq!((scene.number("aquilonia", "gold"), scene.size("aquilonia", "ready")), (0, 1));
}

#[test]
fn k_2_a_card_used_in_his_own_turn_is_not_refreshed_in_it() {
    let text = "seat stygia\ngold 9\nready card-forbidden-scrolls";
    let mut scene = Scene::set("stygia aquilonia", text);
    scene.act("stygia", "use card-forbidden-scrolls");
    assert!(!scene.offers_any("stygia", "refresh card-forbidden-scrolls, use card-forbidden-scrolls"));
}

#[test]
fn k_3_a_wild_die_plays_an_event() {
    let mut scene = Scene::set("turan aquilonia", "pool wild 2\nseat turan\nhand card-eastern-caravan");
    scene.act("turan", "die wild court, use card-eastern-caravan");
    assert_eq!(scene.number("turan", "gold"), 5);
    discarded(&scene, "turan", "card-eastern-caravan");
}

#[test]
fn k_6_a_partly_possible_card_does_what_it_can() {
    let mut rangers = Scene::set("aquilonia turan", "seat aquilonia\nhand card-border-rangers");
    rangers.act("aquilonia", "use card-border-rangers");
    assert_eq!(rangers.number("aquilonia", "gold"), 1, "no raiders anywhere");

    let text = "raiders koth 11\nseat turan\nhand card-hired-kozaki\nseat aquilonia\ngold 5";
    let mut kozaki = Scene::set("turan aquilonia", text);
    kozaki.court("turan").act("turan", "use card-hired-kozaki, rob aquilonia");
    assert_eq!(kozaki.number("turan", "gold"), 2, "no raider is left in the supply");
    let mut poor = Scene::set("turan aquilonia", "seat turan\nhand card-hired-kozaki");
    poor.court("turan").act("turan", "use card-hired-kozaki, raider aquilonia");
    assert_eq!(poor.line(TABLE, "active"), ["aquilonia"], "nobody to be robbed");
    let text = "raiders koth 11\nseat turan\nhand card-hired-kozaki";
    let mut nothing = Scene::set("turan aquilonia", text);
    assert!(!nothing.court("turan").offers("turan", "use card-hired-kozaki"), "no gold either");
}

#[test]
fn who_is_spared_his_loss_still_suffers_the_blizzard() {
    let text = "seat hyperborea\nunits nemedia 3\nhand card-howling-blizzard\n\
                seat stygia\nforts ophir\nunits ophir 1\nsorcery 1\nhand card-rise-of-the-dead";
    let mut scene = Scene::set("hyperborea stygia aquilonia", text);
    scene.attack("hyperborea", "nemedia", "ophir").chance(&[HIT; 3]).chance(&[MISS; 3]);
    scene.pass_to("stygia", "use card-rise-of-the-dead").act("stygia", "use card-rise-of-the-dead");
    scene.act("hyperborea", "use card-howling-blizzard").end_contest();
    assert_eq!(scene.count("stygia", "units", "ophir"), 0);
    assert_eq!(scene.line("stygia", "forts"), ["ophir"], "a control marker is no unit");
}

#[test]
fn the_ring_and_the_heart_work_together() {
    let text = "artifacts - - stygia\nseat stygia\nsorcery 1\nhand card-ring-of-thoth-amon";
    let mut scene = Scene::set("stygia aquilonia", text);
    scene.chance(&[0]).act("stygia", "use card-ring-of-thoth-amon, trade");
    assert_eq!((scene.size("stygia", "strategy"), scene.number("stygia", "gold")), (1, 1));
}

#[test]
fn old_comrades_move_conan_whoever_is_the_conan_player() {
    let text = "conan-player turan\nseat aquilonia\nhand card-old-comrades";
    let mut scene = Scene::set("aquilonia turan", text);
    scene.court("aquilonia").act("aquilonia", "use card-old-comrades, conan nordheim");
    scene.chance(&[0, 0]).act("aquilonia", "done");
    assert_eq!(scene.line(TABLE, "conan"), ["nordheim"], "out of play or not (V-1)");
}
