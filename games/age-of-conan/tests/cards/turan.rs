//! The kingdom cards of Turan.

use crate::scene::{
    AXE, HIT, MISS, SHIELD, Scene, TABLE, at_court, before_the_die, costs, discarded, turned,
};

const SEATS: &str = "turan aquilonia";

/// Turan has an emissary in Khauran, beside its home: two dice against three.
fn plotting(lines: &str) -> Scene {
    Scene::set(SEATS, &format!("seat turan\nemissaries khauran 1\n{lines}"))
}

/// Turan campaigns in Khauran, on plains.
fn campaigning(units: usize, lines: &str) -> Scene {
    Scene::set(SEATS, &format!("seat turan\nunits khauran {units}\n{lines}"))
}

/// Aquilonia has an emissary in Turan's allied province: one die against its value and one more.
fn betrayed(at: &str, lines: &str) -> Scene {
    let text = format!("seat aquilonia\nemissaries {at} 1\nseat turan\ntowers {at}\n{lines}");
    Scene::set("aquilonia turan", &text)
}

/// Two units of Turan's in Koth are beside Aquilonia's fort in Ophir.
fn invading(lines: &str, aquilonia: &str) -> Scene {
    let text = format!("seat turan\nunits koth 2\n{lines}\nseat aquilonia\nforts ophir\n{aquilonia}");
    Scene::set(SEATS, &text)
}

#[test]
fn card_veziz_shah_rerolls_two_dice_of_intrigue() {
    let card = "card-veziz-shah";
    costs(SEATS, "turan", card, 1);
    let mut scene = plotting("ready card-veziz-shah\nemissaries khauran 1 zamora 1");
    scene.chance(&[MISS, AXE, MISS]).intrigue("turan", "khauran");
    assert_eq!(scene.moments("turan", card, &[MISS; 3]), ["attacker-rolled"]);
    let mut one = scene.clone();
    one.act("turan", "use card-veziz-shah, reroll axe");
    one.chance(&[HIT]).chance(&[MISS; 3]).act("turan", "done").end_contest();
    assert_eq!(one.compared(), (1, 0));
    scene.act("turan", "use card-veziz-shah, reroll miss");
    scene.chance(&[HIT, HIT]).chance(&[MISS; 3]).act("turan", "reroll miss").end_contest();
    assert_eq!(scene.compared(), (2, 0));
    turned(&scene, "turan", card);

    let mut defends = betrayed("zamora", "ready card-veziz-shah");
    defends.chance(&[HIT]).chance(&[MISS; 5]).intrigue("aquilonia", "zamora");
    assert_eq!(defends.moments("turan", card, &[]), ["defender-rolled"]);
    defends.chance(&[HIT, HIT]).act("turan", "use card-veziz-shah, reroll miss, reroll miss");
    assert_eq!(defends.compared(), (1, 2));

    let mut war = campaigning(1, "ready card-veziz-shah");
    war.chance(&[MISS]).chance(&[MISS; 3]).campaign("turan", "khauran");
    assert_eq!(war.compared(), (0, 0), "nobody was asked");
}

#[test]
fn card_hyrkanian_archers_add_a_die_within_five_and_shields() {
    let card = "card-hyrkanian-archers";
    costs(SEATS, "turan", card, 3);
    for (units, dice) in [(1, 2), (4, 5), (5, 5)] {
        let mut scene = campaigning(units, "ready card-hyrkanian-archers");
        scene.campaign("turan", "khauran");
        assert_eq!(scene.moments("turan", card, &vec![MISS; units + 3]), ["revealed"]);
        let mut rolled = vec![AXE; dice];
        rolled[0] = SHIELD;
        scene.chance(&rolled).chance(&[MISS; 3]).act("turan", "use card-hyrkanian-archers").end_contest();
        assert_eq!(scene.compared(), (1, 0));
        turned(&scene, "turan", card);
    }
    let mut plot = plotting("ready card-hyrkanian-archers");
    plot.chance(&[SHIELD; 2]).chance(&[MISS; 3]).intrigue("turan", "khauran");
    assert_eq!(plot.compared(), (0, 0));
    let text = "seat aquilonia\nunits koth 2\nseat turan\nforts zamora\nready card-hyrkanian-archers";
    let mut siege = Scene::set("aquilonia turan", text);
    siege.attack("aquilonia", "koth", "zamora").chance(&[MISS; 2]).chance(&[SHIELD; 5]);
    siege.act("turan", "use card-hyrkanian-archers").end_contest();
    assert_eq!(siege.compared(), (0, 5));
}

#[test]
fn card_steppe_riders_redeploy_before_the_die() {
    let card = "card-steppe-riders";
    costs(SEATS, "turan", card, 1);
    let text = "seat turan\nunits turan 3\nforts zamora\nready card-steppe-riders";
    let mut scene = before_the_die(SEATS, text, "turan", card);
    scene.act("turan", "use card-steppe-riders, army turan, units 2");
    assert!(!scene.offers_any("turan", "to khauran, to steppes"), "redeploying is no attack");
    scene.act("turan", "to zamora");
    let units = |at| scene.count("turan", "units", at);
    assert_eq!((units("turan"), units("zamora")), (1, 2));
    turned(&scene, "turan", card);
    assert!(scene.decides("main"), "one redeployment, and the die is still to come");

    let alone = Scene::set(SEATS, "seat turan\nunits turan 3\nready card-steppe-riders");
    assert!(!alone.offers("turan", "use card-steppe-riders"), "there is nowhere to go");
}

#[test]
fn card_spies_of_aghrapur_add_a_die_within_five() {
    let card = "card-spies-of-aghrapur";
    costs(SEATS, "turan", card, 1);
    let mut scene = plotting("ready card-spies-of-aghrapur");
    scene.intrigue("turan", "khauran");
    assert_eq!(scene.moments("turan", card, &[MISS; 5]), ["revealed"]);
    scene.chance(&[HIT; 3]).chance(&[MISS; 3]).act("turan", "use card-spies-of-aghrapur").end_contest();
    assert_eq!(scene.compared(), (3, 0));
    turned(&scene, "turan", card);

    let mut defends = betrayed("khauran", "ready card-spies-of-aghrapur");
    defends.intrigue("aquilonia", "khauran").chance(&[MISS]).chance(&[HIT; 5]);
    defends.act("turan", "use card-spies-of-aghrapur").end_contest();
    assert_eq!(defends.compared(), (0, 5));
    let mut five = plotting("ready card-spies-of-aghrapur\nemissaries khauran 1 zamora 1 koth 1 khoraja 1");
    five.chance(&[HIT; 5]).chance(&[MISS; 3]).intrigue("turan", "khauran");
    assert_eq!(five.compared(), (5, 0), "five dice are enough");
    let mut war = campaigning(2, "ready card-spies-of-aghrapur");
    war.chance(&[HIT; 2]).chance(&[MISS; 3]).campaign("turan", "khauran");
    assert_eq!(war.compared(), (2, 0));
}

#[test]
fn card_golden_bribes_buy_a_success() {
    let card = "card-golden-bribes";
    costs(SEATS, "turan", card, 1);
    let mut scene = plotting("gold 1\nready card-golden-bribes");
    scene.chance(&[MISS; 2]).intrigue("turan", "khauran");
    assert_eq!(scene.moments("turan", card, &[MISS; 3]), ["attacker-rolled"]);
    scene.chance(&[HIT; 3]).act("turan", "use card-golden-bribes").end_contest();
    assert_eq!((scene.compared(), scene.number("turan", "gold")), ((1, 3), 0));
    turned(&scene, "turan", card);

    let mut defends = betrayed("zamora", "gold 1\nready card-golden-bribes");
    defends.chance(&[HIT]).chance(&[MISS; 5]).intrigue("aquilonia", "zamora");
    assert_eq!(defends.moments("turan", card, &[]), ["defender-rolled"]);
    defends.act("turan", "use card-golden-bribes").end_contest();
    assert_eq!((defends.compared(), defends.number("turan", "gold")), ((1, 1), 0));
    let mut poor = plotting("ready card-golden-bribes");
    poor.chance(&[MISS; 2]).chance(&[HIT; 3]).intrigue("turan", "khauran");
    assert_eq!(poor.compared(), (0, 3), "nobody was asked");
    let mut war = campaigning(2, "gold 1\nready card-golden-bribes");
    war.chance(&[MISS; 2]).chance(&[HIT; 3]).campaign("turan", "khauran");
    assert_eq!(war.compared(), (0, 3));
}

#[test]
fn card_eastern_caravan_brings_five_gold() {
    let card = "card-eastern-caravan";
    let mut scene = at_court(SEATS, "seat turan\ngold 1\nhand card-eastern-caravan", "turan", card);
    scene.act("turan", "use card-eastern-caravan");
    assert_eq!(scene.number("turan", "gold"), 6);
    discarded(&scene, "turan", card);
}

#[test]
fn card_royal_envoys_place_two_emissaries_and_move_one() {
    let card = "card-royal-envoys";
    let text = "seat turan\ntowers zamora\nhand card-royal-envoys";
    let mut scene = at_court(SEATS, text, "turan", card);
    scene.act("turan", "use card-royal-envoys");
    assert!(!scene.offers_any("turan", "send khauran, send aquilonia, done"));
    scene.act("turan", "send zamora, send turan");
    let mut stay = scene.clone();
    stay.act("turan", "done");
    assert_eq!(stay.line(TABLE, "active"), ["aquilonia"]);
    scene.act("turan", "emissary turan, to koth");
    let emissaries = |at| scene.count("turan", "emissaries", at);
    assert_eq!((emissaries("zamora"), emissaries("koth"), emissaries("turan")), (1, 1, 0));
    discarded(&scene, "turan", card);
    assert_eq!(scene.line(TABLE, "active"), ["aquilonia"], "one move only");

    let text = "seat turan\nemissaries turan 5\nhand card-royal-envoys";
    let mut last = at_court(SEATS, text, "turan", card);
    last.act("turan", "use card-royal-envoys, send turan");
    assert!(last.offers("turan", "emissary turan"), "only one was in the supply");
}

#[test]
fn card_hired_kozaki_raid_and_rob() {
    let card = "card-hired-kozaki";
    let seats = "turan aquilonia stygia";
    let text = "seat turan\nhand card-hired-kozaki\nseat aquilonia\ngold 5\nforts ophir\nseat stygia\ngold 1";
    let mut scene = at_court(seats, text, "turan", card);
    scene.act("turan", "use card-hired-kozaki");
    assert!(scene.offers("turan", "raider aquilonia, raider ophir, raider stygia"));
    assert!(!scene.offers_any("turan", "raider turan, raider koth, raider nordheim"));
    scene.act("turan", "raider ophir");
    assert_eq!(scene.count(TABLE, "raiders", "ophir"), 1);
    let mut poor = scene.clone();
    poor.act("turan", "rob stygia");
    assert_eq!((poor.number("turan", "gold"), poor.number("stygia", "gold")), (1, 0));
    scene.act("turan", "rob aquilonia");
    assert_eq!((scene.number("turan", "gold"), scene.number("aquilonia", "gold")), (2, 3));
    discarded(&scene, "turan", card);

    let text = "seat turan\nhand card-hired-kozaki\nseat aquilonia\ngold 5";
    let mut two = at_court(seats, text, "turan", card);
    two.act("turan", "use card-hired-kozaki, raider aquilonia");
    assert!(!two.offers("turan", "rob stygia"), "they have no gold");
}

#[test]
fn card_kings_purse_gives_gold_and_a_strategy_card() {
    let card = "card-kings-purse";
    let mut scene = before_the_die(SEATS, "seat turan\nhand card-kings-purse", "turan", card);
    scene.chance(&[0]).act("turan", "use card-kings-purse");
    assert_eq!((scene.number("turan", "gold"), scene.size("turan", "strategy")), (2, 1));
    assert!(scene.decides("main"));
    discarded(&scene, "turan", card);
}

#[test]
fn card_feigned_flight_rerolls_two_dice_of_the_enemy() {
    let card = "card-feigned-flight";
    let mut scene = campaigning(2, "hand card-feigned-flight");
    scene.chance(&[HIT; 5]).campaign("turan", "khauran");
    assert_eq!(scene.moments("turan", card, &[]), ["defender-rolled"]);
    scene.chance(&[MISS, MISS]);
    scene.act("turan", "use card-feigned-flight, reroll hit, reroll hit").end_contest();
    assert_eq!(scene.compared(), (2, 1));
    discarded(&scene, "turan", card);

    let text = "seat aquilonia\nunits koth 2\nseat turan\nforts zamora\nhand card-feigned-flight";
    let mut siege = Scene::set("aquilonia turan", text);
    siege.chance(&[HIT; 2]).attack("aquilonia", "koth", "zamora");
    assert_eq!(
        siege.moments("turan", card, &[HIT; 4]),
        ["attacker-rolled"],
        "not once they have rolled (E-27)"
    );
    let mut plot = plotting("hand card-feigned-flight");
    plot.chance(&[HIT; 5]).intrigue("turan", "khauran");
    assert!(plot.never_offers("turan", card));
}

#[test]
fn card_stolen_plans_cancel_the_enemys_strategy_card() {
    let card = "card-stolen-plans";
    let plan = "strategy-shield-central-east-2";
    let mut scene = invading("hand card-stolen-plans", &format!("strategy {plan}"));
    scene.attack("turan", "koth", "ophir");
    assert!(scene.moments("turan", card, &[HIT; 5]).is_empty(), "the enemy played none");
    scene.pass_to("aquilonia", &format!("strategy {plan}")).act("aquilonia", &format!("strategy {plan}"));
    assert_eq!(scene.moments("turan", card, &[HIT, HIT, SHIELD, SHIELD, MISS]), ["revealed"]);
    let mut without = scene.clone();
    without.chance(&[HIT, HIT, SHIELD, SHIELD, MISS]).end_contest();
    assert_eq!(without.compared(), (2, 2));
    scene.chance(&[HIT, HIT, SHIELD, SHIELD, MISS]).act("turan", "use card-stolen-plans").end_contest();
    assert_eq!(scene.compared(), (2, 0));
    assert_eq!(scene.count(TABLE, "strategy-discard", plan), 1, "it is discarded all the same");
    discarded(&scene, "turan", card);

    let mut breaking =
        betrayed("zamora", &format!("hand card-stolen-plans\nseat aquilonia\nstrategy {plan}"));
    breaking.intrigue("aquilonia", "zamora").pass_to("aquilonia", &format!("strategy {plan}"));
    breaking.act("aquilonia", &format!("strategy {plan}"));
    assert_eq!(breaking.moments("turan", card, &[HIT; 6]), ["revealed"], "any contest");
}

#[test]
fn card_knives_in_the_night_remove_an_emissary() {
    let card = "card-knives-in-the-night";
    let text = "seat turan\nemissaries turan 1\nhand card-knives-in-the-night\n\
                seat aquilonia\nemissaries koth 2 nordheim 1";
    let mut scene = before_the_die(SEATS, text, "turan", card);
    scene.act("turan", "use card-knives-in-the-night");
    assert!(!scene.offers("turan", "banish aquilonia nordheim"), "out of play");
    assert!(!scene.offers("turan", "banish turan turan"), "their own");
    scene.act("turan", "banish aquilonia koth");
    assert_eq!(scene.count("aquilonia", "emissaries", "koth"), 1);
    discarded(&scene, "turan", card);

    let text = "seat turan\nhand card-knives-in-the-night\nseat aquilonia\nemissaries nordheim 1";
    assert!(!Scene::set(SEATS, text).offers("turan", "use card-knives-in-the-night"));
}

#[test]
fn card_silken_promises_keep_the_emissary_of_an_alliance() {
    let card = "card-silken-promises";
    let mut lost = plotting("hand card-silken-promises");
    lost.chance(&[MISS; 5]).intrigue("turan", "khauran");
    assert!(lost.never_offers("turan", card));
    let mut scene = plotting("hand card-silken-promises");
    scene.chance(&[HIT, HIT, MISS, MISS, MISS]).intrigue("turan", "khauran");
    assert_eq!(scene.moments("turan", card, &[]), ["result"]);
    scene.act("turan", "use card-silken-promises").end_contest();
    assert_eq!(scene.count("turan", "emissaries", "khauran"), 1);
    assert_eq!((scene.line("turan", "towers"), scene.number("turan", "gold")), (vec!["khauran".into()], 3));
    discarded(&scene, "turan", card);

    let text = "seat turan\nemissaries koth 1\nhand card-silken-promises\nseat aquilonia\ntowers koth";
    let mut breaking = Scene::set(SEATS, text);
    breaking.chance(&[HIT]).chance(&[MISS; 5]).intrigue("turan", "koth");
    assert!(breaking.never_offers("turan", card), "no alliance");
}
