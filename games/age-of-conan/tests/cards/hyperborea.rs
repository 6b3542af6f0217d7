//! The kingdom cards of Hyperborea.

use crate::scene::{
    ATTACKER, AXE, HIT, MISS, SHIELD, Scene, TABLE, at_court, before_the_die, costs, discarded, turned,
};

const SEATS: &str = "hyperborea aquilonia";

/// Hyperborea campaigns somewhere.
fn campaigning(at: &str, units: u8, lines: &str) -> Scene {
    Scene::set(SEATS, &format!("seat hyperborea\nunits {at} {units}\n{lines}"))
}

/// Hyperborea has an emissary in Brythunia, beside its home: two dice against three.
fn plotting(lines: &str) -> Scene {
    Scene::set(SEATS, &format!("seat hyperborea\nemissaries brythunia 1\n{lines}"))
}

/// Two units of Aquilonia's in Nemedia are beside Hyperborea's fort in Brythunia: two dice against three.
fn invaded(lines: &str) -> Scene {
    let text = format!("seat aquilonia\nunits nemedia 2\nseat hyperborea\nforts brythunia\n{lines}");
    Scene::set("aquilonia hyperborea", &text)
}

#[test]
fn card_white_hand_witchmen_make_axes_succeed_in_intrigue() {
    let card = "card-white-hand-witchmen";
    costs(SEATS, "hyperborea", card, 1);
    let mut scene = plotting("ready card-white-hand-witchmen");
    scene.intrigue("hyperborea", "brythunia");
    assert_eq!(scene.moments("hyperborea", card, &[MISS; 5]), ["revealed"]);
    scene.chance(&[AXE, SHIELD]).chance(&[MISS; 3]).act("hyperborea", "use card-white-hand-witchmen");
    assert_eq!(scene.end_contest().compared(), (1, 0));
    turned(&scene, "hyperborea", card);

    let text = "seat aquilonia\nemissaries brythunia 1\n\
                seat hyperborea\ntowers brythunia\nready card-white-hand-witchmen";
    let mut defends = Scene::set("aquilonia hyperborea", text);
    defends.intrigue("aquilonia", "brythunia").chance(&[MISS]).chance(&[AXE; 4]);
    defends.act("hyperborea", "use card-white-hand-witchmen").end_contest();
    assert_eq!(defends.compared(), (0, 4));
    let mut war = campaigning("brythunia", 2, "ready card-white-hand-witchmen");
    war.chance(&[AXE; 2]).chance(&[MISS; 3]).campaign("hyperborea", "brythunia");
    assert_eq!(war.compared(), (0, 0), "nobody was asked");
}

#[test]
fn card_gaunt_giants_add_a_die_even_a_sixth() {
    let card = "card-gaunt-giants";
    costs(SEATS, "hyperborea", card, 2);
    let mut scene = campaigning("brythunia", 5, "ready card-gaunt-giants");
    scene.campaign("hyperborea", "brythunia");
    assert_eq!(scene.moments("hyperborea", card, &[MISS; 8]), ["revealed"]);
    scene.chance(&[HIT; 6]).chance(&[MISS; 3]).act("hyperborea", "use card-gaunt-giants").end_contest();
    assert_eq!(scene.compared(), (6, 0));
    turned(&scene, "hyperborea", card);

    let text = "conan brythunia\nseat hyperborea\nunits brythunia 5\nready card-gaunt-giants";
    let mut conan = Scene::set(SEATS, text);
    conan.chance(&[HIT; 6]).chance(&[MISS; 3]).campaign("hyperborea", "brythunia");
    assert_eq!(conan.compared(), (6, 0), "Conan is the sixth: nobody was asked");
    let mut siege = invaded("ready card-gaunt-giants");
    siege.attack("aquilonia", "nemedia", "brythunia").chance(&[MISS; 2]).chance(&[HIT; 4]);
    siege.act("hyperborea", "use card-gaunt-giants").end_contest();
    assert_eq!(siege.compared(), (0, 4), "one more die");
    let mut plot = plotting("ready card-gaunt-giants");
    plot.chance(&[HIT; 2]).chance(&[MISS; 3]).intrigue("hyperborea", "brythunia");
    assert_eq!(plot.compared(), (2, 0));
}

#[test]
fn card_bitter_cold_takes_a_die_from_the_enemy_in_the_north() {
    let card = "card-bitter-cold";
    costs(SEATS, "hyperborea", card, 1);
    let mut scene = campaigning("brythunia", 2, "ready card-bitter-cold");
    scene.campaign("hyperborea", "brythunia");
    assert_eq!(scene.moments("hyperborea", card, &[MISS; 5]), ["revealed"]);
    scene.chance(&[MISS; 2]).chance(&[HIT; 2]).act("hyperborea", "use card-bitter-cold").end_contest();
    assert_eq!(scene.compared(), (0, 2));
    turned(&scene, "hyperborea", card);

    let mut siege = invaded("ready card-bitter-cold");
    siege.attack("aquilonia", "nemedia", "brythunia").chance(&[HIT]).chance(&[MISS; 3]);
    siege.act("hyperborea", "use card-bitter-cold").end_contest();
    assert_eq!(siege.compared(), (1, 0));
    let mut central = campaigning("ophir", 2, "ready card-bitter-cold");
    central.chance(&[MISS; 2]).chance(&[HIT; 3]).campaign("hyperborea", "ophir");
    assert_eq!(central.compared(), (0, 3), "not in the North");
    let mut plot = plotting("ready card-bitter-cold");
    plot.chance(&[MISS; 2]).chance(&[HIT; 3]).intrigue("hyperborea", "brythunia");
    assert_eq!(plot.compared(), (0, 3));
}

#[test]
fn card_savage_vassals_add_a_success_in_savage_provinces() {
    let card = "card-savage-vassals";
    costs(SEATS, "hyperborea", card, 1);
    let mut scene = campaigning("nordheim", 2, "ready card-savage-vassals");
    scene.chance(&[MISS; 2]).campaign("hyperborea", "nordheim");
    assert_eq!(scene.moments("hyperborea", card, &[MISS; 3]), ["attacker-rolled"]);
    scene.chance(&[MISS; 3]).act("hyperborea", "use card-savage-vassals").end_contest();
    assert_eq!(scene.compared(), (1, 0));
    turned(&scene, "hyperborea", card);

    let text = "seat aquilonia\nunits cimmeria 2\n\
                seat hyperborea\nforts nordheim\nready card-savage-vassals";
    let mut siege = Scene::set("aquilonia hyperborea", text);
    siege.chance(&[HIT, MISS]).chance(&[MISS; 3]).attack("aquilonia", "cimmeria", "nordheim");
    assert_eq!(siege.moments("hyperborea", card, &[]), ["defender-rolled"]);
    siege.act("hyperborea", "use card-savage-vassals").end_contest();
    assert_eq!(siege.compared(), (1, 1));
    let mut tame = campaigning("brythunia", 2, "ready card-savage-vassals");
    tame.chance(&[MISS; 2]).chance(&[MISS; 3]).campaign("hyperborea", "brythunia");
    assert_eq!(tame.compared(), (0, 0));
}

#[test]
fn card_louhi_rerolls_the_fate_dice() {
    let card = "card-louhi";
    costs(SEATS, "hyperborea", card, 3);
    let text = "seat hyperborea\nsorcery 1\nready card-louhi";
    let mut scene = before_the_die(SEATS, text, "hyperborea", card);
    scene.chance(&[5, 4, 5]).act("hyperborea", "use card-louhi");
    assert_eq!(scene.line(TABLE, "pool"), ["dice", "military-intrigue", "1", "wild", "2"]);
    assert_eq!(scene.number("hyperborea", "sorcery"), 0);
    turned(&scene, "hyperborea", card);
    let poor = Scene::set(SEATS, "seat hyperborea\nready card-louhi");
    assert!(!poor.offers("hyperborea", "use card-louhi"));
}

#[test]
fn card_call_of_the_tribes_places_units_and_a_raider() {
    let card = "card-call-of-the-tribes";
    let text = "seat hyperborea\nforts nordheim\nhand card-call-of-the-tribes";
    let mut scene = at_court(SEATS, text, "hyperborea", card);
    scene.act("hyperborea", "use card-call-of-the-tribes");
    assert!(!scene.offers_any("hyperborea", "place brythunia, done"));
    scene.act("hyperborea", "place nordheim, place hyperborea");
    assert!(scene.offers("hyperborea", "raider aquilonia, raider brythunia, raider hyperborea"));
    assert!(!scene.offers_any("hyperborea", "raider turan, raider kush, done"), "only in play");
    scene.act("hyperborea", "raider ophir");
    let units = |at| scene.count("hyperborea", "units", at);
    assert_eq!((units("nordheim"), units("hyperborea")), (1, 1));
    assert_eq!(scene.count(TABLE, "raiders", "ophir"), 1);
    discarded(&scene, "hyperborea", card);
}

#[test]
fn card_slave_pens_sell_a_unit() {
    let card = "card-slave-pens";
    let text = "seat hyperborea\nunits hyperborea 1 brythunia 1\nhand card-slave-pens";
    let mut scene = at_court(SEATS, text, "hyperborea", card);
    scene.act("hyperborea", "use card-slave-pens");
    assert!(!scene.offers_any("hyperborea", "sacrifice brythunia, done"), "only in a friendly province");
    scene.act("hyperborea", "sacrifice hyperborea");
    assert_eq!(scene.count("hyperborea", "units", "hyperborea"), 0);
    assert_eq!((scene.number("hyperborea", "gold"), scene.number("hyperborea", "sorcery")), (4, 1));
    discarded(&scene, "hyperborea", card);

    let mut abroad = campaigning("brythunia", 1, "hand card-slave-pens");
    assert!(!abroad.court("hyperborea").offers("hyperborea", "use card-slave-pens"));
}

#[test]
fn card_visions_in_the_ice_draw_and_give_sorcery() {
    let card = "card-visions-in-the-ice";
    let mut scene = at_court(SEATS, "seat hyperborea\nhand card-visions-in-the-ice", "hyperborea", card);
    scene.chance(&[36, 35]).act("hyperborea", "use card-visions-in-the-ice");
    assert_eq!((scene.size("hyperborea", "strategy"), scene.number("hyperborea", "sorcery")), (2, 1));
    discarded(&scene, "hyperborea", card);
}

#[test]
fn card_howling_blizzard_costs_the_loser_another_unit() {
    let card = "card-howling-blizzard";
    let siege = |units: u8| {
        let text = format!(
            "seat hyperborea\nunits nemedia 3\nhand card-howling-blizzard\n\
             seat aquilonia\nforts ophir\nunits ophir {units}"
        );
        let mut scene = Scene::set(SEATS, &text);
        scene.attack("hyperborea", "nemedia", "ophir");
        scene
    };
    let won = [HIT, HIT, HIT, MISS, MISS, MISS];
    let mut scene = siege(3);
    assert_eq!(scene.moments("hyperborea", card, &won), ["result"]);
    assert!(scene.moments("hyperborea", card, &[MISS; 6]).is_empty(), "they have lost");
    scene.chance(&won).pass_to("hyperborea", "use card-howling-blizzard");
    scene.act("hyperborea", "use card-howling-blizzard").end_contest();
    assert_eq!(scene.count("aquilonia", "units", "ophir"), 1);
    discarded(&scene, "hyperborea", card);
    assert!(siege(1).moments("hyperborea", card, &won).is_empty(), "there is no other unit");

    let text = "seat aquilonia\nunits ophir 3\nseat hyperborea\nunits nemedia 3\nhand card-howling-blizzard";
    let mut battle = Scene::set("aquilonia hyperborea", text);
    battle.attack("aquilonia", "ophir", "nemedia").chance(&[MISS; 3]).chance(&[HIT; 3]);
    battle.pass_to("hyperborea", "use card-howling-blizzard");
    battle.act("hyperborea", "use card-howling-blizzard").end_contest();
    assert_eq!(battle.count("aquilonia", "units", "nemedia"), 1);

    let mut neutral = campaigning("ophir", 3, "hand card-howling-blizzard");
    neutral.campaign("hyperborea", "ophir");
    assert!(neutral.moments("hyperborea", card, &won).is_empty(), "no campaign");
}

#[test]
fn card_blood_of_ymir_counts_shields_and_hits_of_attackers_in_defence_too() {
    let card = "card-blood-of-ymir";
    let mut siege = invaded("hand card-blood-of-ymir");
    siege.attack("aquilonia", "nemedia", "brythunia");
    let dice = [HIT, ATTACKER, SHIELD, ATTACKER, AXE];
    assert_eq!(siege.moments("hyperborea", card, &dice), ["revealed"]);
    let mut without = siege.clone();
    without.chance(&dice).end_contest();
    assert_eq!(without.compared(), (2, 0));
    siege.chance(&dice).pass_to("hyperborea", "use card-blood-of-ymir");
    siege.act("hyperborea", "use card-blood-of-ymir").end_contest();
    assert_eq!(siege.compared(), (2, 2));
    discarded(&siege, "hyperborea", card);

    let mut attacks = campaigning("brythunia", 2, "hand card-blood-of-ymir");
    attacks.campaign("hyperborea", "brythunia").chance(&[SHIELD, ATTACKER]).chance(&[MISS; 3]);
    attacks.pass_to("hyperborea", "use card-blood-of-ymir");
    attacks.act("hyperborea", "use card-blood-of-ymir").end_contest();
    assert_eq!(attacks.compared(), (2, 0));
    let mut plot = plotting("hand card-blood-of-ymir");
    plot.chance(&[MISS; 5]).intrigue("hyperborea", "brythunia");
    assert!(plot.never_offers("hyperborea", card));
}

#[test]
fn card_witchfire_makes_a_used_card_ready() {
    let card = "card-witchfire";
    let text = "seat hyperborea\nused card-gaunt-giants card-louhi\nfresh card-louhi\nhand card-witchfire";
    let mut scene = before_the_die(SEATS, text, "hyperborea", card);
    scene.act("hyperborea", "use card-witchfire");
    let mut fresh = scene.clone();
    fresh.act("hyperborea", "ready card-louhi");
    assert_eq!(fresh.count("hyperborea", "ready", "card-louhi"), 1, "be it used in this turn");
    scene.act("hyperborea", "ready card-gaunt-giants");
    assert_eq!(scene.line("hyperborea", "ready"), ["card-gaunt-giants"]);
    assert_eq!(scene.line("hyperborea", "used"), ["card-louhi"]);
    assert!(scene.decides("main"), "one card only");
    discarded(&scene, "hyperborea", card);

    let nothing = Scene::set(SEATS, "seat hyperborea\nready card-louhi\nhand card-witchfire");
    assert!(!nothing.offers("hyperborea", "use card-witchfire"));
}

#[test]
fn card_wolves_of_the_waste_place_two_raiders_in_neutral_provinces() {
    let card = "card-wolves-of-the-waste";
    let text = "seat hyperborea\nforts nordheim\nhand card-wolves-of-the-waste\nseat aquilonia\nforts ophir";
    let mut scene = before_the_die(SEATS, text, "hyperborea", card);
    scene.act("hyperborea", "use card-wolves-of-the-waste");
    assert!(!scene.offers_any("hyperborea", "raider ophir, raider nordheim, raider aquilonia, raider kush"));
    scene.act("hyperborea", "raider brythunia, raider brythunia");
    assert_eq!(scene.count(TABLE, "raiders", "brythunia"), 2, "together or apart");
    assert!(scene.decides("main"));
    discarded(&scene, "hyperborea", card);
}

#[test]
fn card_over_the_glaciers_advances_one_icon_more() {
    let card = "card-over-the-glaciers";
    let won = [HIT, HIT, MISS, MISS, MISS, MISS];
    let mut scene = campaigning("koth", 2, "hand card-over-the-glaciers");
    scene.campaign("hyperborea", "koth");
    assert_eq!(scene.moments("hyperborea", card, &won), ["result"]);
    assert!(scene.moments("hyperborea", card, &[MISS; 6]).is_empty(), "they have lost");
    scene.chance(&won).pass_to("hyperborea", "use card-over-the-glaciers");
    scene.act("hyperborea", "use card-over-the-glaciers").end_contest();
    assert_eq!(scene.count(TABLE, "steps", "koth"), 2, "from the first icon to the third");
    assert_eq!(scene.number("hyperborea", "points"), 0);
    discarded(&scene, "hyperborea", card);

    let mut short = campaigning("ophir", 2, "hand card-over-the-glaciers");
    short.campaign("hyperborea", "ophir");
    assert!(short.moments("hyperborea", card, &won[..5]).is_empty(), "never past the last");
    let text =
        "seat hyperborea\nunits brythunia 2\nhand card-over-the-glaciers\nseat aquilonia\nforts nemedia";
    let mut siege = Scene::set(SEATS, text);
    siege.attack("hyperborea", "brythunia", "nemedia").chance(&[HIT; 2]).chance(&[MISS; 5]);
    assert!(siege.never_offers("hyperborea", card), "no campaign");
}
