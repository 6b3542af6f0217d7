//! The kingdom cards of Stygia.

use crate::scene::{
    AXE, CONAN, HIT, MISS, SHIELD, Scene, TABLE, at_court, before_the_die, costs, discarded, turned,
};

const SEATS: &str = "stygia aquilonia";

/// Two units of Stygia's campaign in Kush, in woods: two dice against three.
fn campaigning(lines: &str) -> Scene {
    Scene::set(SEATS, &format!("seat stygia\nunits kush 2\n{lines}"))
}

/// Stygia has an emissary in Kush, beside its home: two dice against three.
fn plotting(lines: &str) -> Scene {
    Scene::set(SEATS, &format!("seat stygia\nemissaries kush 1\n{lines}"))
}

/// Two units of Aquilonia's in Argos are beside Stygia's fort in Shem: two dice against three.
fn invaded(lines: &str) -> Scene {
    let text = format!("seat aquilonia\nunits argos 2\nseat stygia\nforts shem\n{lines}");
    Scene::set("aquilonia stygia", &text)
}

#[test]
fn card_sons_of_set_reroll_three_dice_of_the_enemy() {
    let card = "card-sons-of-set";
    costs(SEATS, "stygia", card, 2);
    let mut scene = campaigning("sorcery 1\nready card-sons-of-set");
    scene.chance(&[HIT, MISS]).campaign("stygia", "kush");
    assert_eq!(scene.moments("stygia", card, &[HIT; 3]), ["defender-rolled"]);
    scene.chance(&[HIT; 3]).pass_to("stygia", "use card-sons-of-set");
    scene.act("stygia", "use card-sons-of-set, reroll hit, reroll hit").chance(&[MISS; 3]);
    scene.act("stygia", "reroll hit").end_contest();
    assert_eq!(scene.compared(), (1, 0));
    assert_eq!(scene.number("stygia", "sorcery"), 0);
    turned(&scene, "stygia", card);

    let mut plot = plotting("sorcery 1\nready card-sons-of-set");
    plot.chance(&[HIT; 2]).intrigue("stygia", "kush");
    assert_eq!(plot.moments("stygia", card, &[HIT; 3]), ["defender-rolled"], "any contest");
    let mut siege = invaded("sorcery 1\nready card-sons-of-set");
    siege.chance(&[HIT; 2]).attack("aquilonia", "argos", "shem");
    assert_eq!(
        siege.moments("stygia", card, &[HIT; 3]),
        ["attacker-rolled"],
        "not once they have rolled (E-27)"
    );
    let mut poor = campaigning("ready card-sons-of-set");
    poor.chance(&[HIT; 2]).chance(&[HIT; 3]).campaign("stygia", "kush");
    assert_eq!(poor.compared(), (2, 3), "nobody was asked");
}

#[test]
fn card_altar_of_set_turns_a_unit_into_sorcery() {
    let card = "card-altar-of-set";
    costs(SEATS, "stygia", card, 2);
    let text = "seat stygia\nunits stygia 2 kush 1\nready card-altar-of-set";
    let mut scene = before_the_die(SEATS, text, "stygia", card);
    scene.act("stygia", "use card-altar-of-set");
    assert!(!scene.offers_any("stygia", "sacrifice kush, done"), "only in a friendly province");
    scene.act("stygia", "sacrifice stygia");
    assert_eq!((scene.count("stygia", "units", "stygia"), scene.number("stygia", "sorcery")), (1, 2));
    turned(&scene, "stygia", card);

    let abroad = campaigning("ready card-altar-of-set");
    assert!(!abroad.offers("stygia", "use card-altar-of-set"), "nobody to be sacrificed");
}

#[test]
fn card_black_ring_adepts_add_two_successes_for_sorcery() {
    let card = "card-black-ring-adepts";
    costs(SEATS, "stygia", card, 3);
    let mut scene = campaigning("sorcery 1\nready card-black-ring-adepts");
    scene.chance(&[MISS, MISS]).campaign("stygia", "kush");
    assert_eq!(scene.moments("stygia", card, &[MISS; 3]), ["attacker-rolled"]);
    scene.chance(&[HIT, MISS, MISS]).act("stygia", "use card-black-ring-adepts").end_contest();
    assert_eq!((scene.compared(), scene.number("stygia", "sorcery")), ((2, 1), 0));
    turned(&scene, "stygia", card);

    let mut plot = plotting("sorcery 1\nready card-black-ring-adepts");
    plot.chance(&[MISS; 2]).intrigue("stygia", "kush");
    assert_eq!(plot.moments("stygia", card, &[MISS; 3]), ["attacker-rolled"], "any contest");
    let mut siege = invaded("sorcery 1\nready card-black-ring-adepts");
    siege.chance(&[HIT; 2]).chance(&[MISS; 3]).attack("aquilonia", "argos", "shem");
    assert_eq!(siege.moments("stygia", card, &[]), ["defender-rolled"]);
    siege.act("stygia", "use card-black-ring-adepts").end_contest();
    assert_eq!(siege.compared(), (2, 2));
    let mut poor = campaigning("ready card-black-ring-adepts");
    poor.chance(&[HIT; 2]).chance(&[MISS; 3]).campaign("stygia", "kush");
    assert_eq!(poor.compared(), (2, 0), "nobody was asked");
}

#[test]
fn card_forbidden_scrolls_sell_sorcery() {
    let card = "card-forbidden-scrolls";
    costs(SEATS, "stygia", card, 1);
    let text = "seat stygia\ngold 3\nready card-forbidden-scrolls";
    let mut scene = before_the_die(SEATS, text, "stygia", card);
    scene.act("stygia", "use card-forbidden-scrolls");
    assert_eq!((scene.number("stygia", "gold"), scene.number("stygia", "sorcery")), (1, 1));
    turned(&scene, "stygia", card);
    let poor = Scene::set(SEATS, "seat stygia\ngold 1\nready card-forbidden-scrolls");
    assert!(!poor.offers("stygia", "use card-forbidden-scrolls"));
}

#[test]
fn card_stygian_chariots_make_axes_and_shields_succeed_on_plains_and_urban() {
    let card = "card-stygian-chariots";
    costs(SEATS, "stygia", card, 2);
    let at = |place: &str, step: u8| {
        let text = format!("steps {place} {step}\nseat stygia\nunits {place} 3\nready card-stygian-chariots");
        Scene::set(SEATS, &text)
    };
    for step in [0, 1] {
        let mut scene = at("shem", step);
        scene.campaign("stygia", "shem");
        assert_eq!(scene.moments("stygia", card, &[MISS; 6]), ["revealed"]);
        scene.chance(&[AXE, SHIELD, CONAN]).chance(&[MISS; 3]).act("stygia", "use card-stygian-chariots");
        assert_eq!(scene.end_contest().compared(), (3, 0));
        turned(&scene, "stygia", card);
    }
    for step in [0, 1] {
        let mut scene = at("keshan", step);
        scene.chance(&[AXE, SHIELD, AXE]).chance(&[MISS; 2]).campaign("stygia", "keshan");
        assert_eq!(scene.compared(), (0, 0), "neither woods nor hills");
    }
    let mut siege = invaded("ready card-stygian-chariots");
    siege.chance(&[HIT; 2]).chance(&[AXE; 3]).attack("aquilonia", "argos", "shem");
    assert_eq!(siege.compared(), (2, 0), "they defend");
    let mut plot = plotting("ready card-stygian-chariots");
    plot.chance(&[AXE; 2]).chance(&[MISS; 3]).intrigue("stygia", "kush");
    assert_eq!(plot.compared(), (0, 0), "nobody was asked");
}

#[test]
fn card_dark_research_gives_sorcery_and_a_card() {
    let card = "card-dark-research";
    let mut scene = at_court(SEATS, "seat stygia\nhand card-dark-research", "stygia", card);
    scene.chance(&[19]).act("stygia", "use card-dark-research");
    assert_eq!((scene.number("stygia", "sorcery"), scene.size("stygia", "hand")), (2, 1));
    discarded(&scene, "stygia", card);
}

#[test]
fn card_tomb_plague_kills_a_unit_for_sorcery() {
    let card = "card-tomb-plague";
    let text = "seat stygia\nsorcery 1\nunits stygia 1\nhand card-tomb-plague\n\
                seat aquilonia\nunits aquilonia 2 ophir 1";
    let mut scene = at_court(SEATS, text, "stygia", card);
    scene.act("stygia", "use card-tomb-plague");
    assert!(scene.offers("stygia", "slay aquilonia aquilonia, slay aquilonia ophir"));
    assert!(!scene.offers_any("stygia", "slay stygia stygia, done"));
    scene.act("stygia", "slay aquilonia aquilonia");
    assert_eq!(scene.count("aquilonia", "units", "aquilonia"), 1);
    assert_eq!(scene.number("stygia", "sorcery"), 0);
    discarded(&scene, "stygia", card);

    let poor = "seat stygia\nhand card-tomb-plague\nseat aquilonia\nunits aquilonia 2";
    let nobody = "seat stygia\nsorcery 1\nhand card-tomb-plague";
    for text in [poor, nobody] {
        assert!(!Scene::set(SEATS, text).court("stygia").offers("stygia", "use card-tomb-plague"));
    }
}

#[test]
fn card_slavers_of_khemi_bring_units_and_gold() {
    let card = "card-slavers-of-khemi";
    let text = "seat stygia\nforts shem\nhand card-slavers-of-khemi";
    let mut scene = at_court(SEATS, text, "stygia", card);
    scene.act("stygia", "use card-slavers-of-khemi");
    assert!(!scene.offers("stygia", "place shem"), "at home only");
    scene.act("stygia", "place stygia, place stygia");
    assert_eq!((scene.count("stygia", "units", "stygia"), scene.number("stygia", "gold")), (2, 2));
    discarded(&scene, "stygia", card);
}

#[test]
fn card_coils_of_the_serpent_take_a_die_from_the_enemy() {
    let card = "card-coils-of-the-serpent";
    let mut scene = campaigning("hand card-coils-of-the-serpent");
    scene.campaign("stygia", "kush");
    assert_eq!(scene.moments("stygia", card, &[HIT; 5]), ["revealed"]);
    scene.pass_to("stygia", "use card-coils-of-the-serpent").chance(&[HIT; 2]).chance(&[HIT; 2]);
    scene.act("stygia", "use card-coils-of-the-serpent").end_contest();
    assert_eq!(scene.compared(), (2, 2));
    discarded(&scene, "stygia", card);

    let mut siege = invaded("hand card-coils-of-the-serpent");
    siege.attack("aquilonia", "argos", "shem").pass_to("stygia", "use card-coils-of-the-serpent");
    siege.chance(&[HIT]).chance(&[MISS; 3]).act("stygia", "use card-coils-of-the-serpent").end_contest();
    assert_eq!(siege.compared(), (1, 0));
    let mut plot = plotting("hand card-coils-of-the-serpent");
    plot.chance(&[HIT; 5]).intrigue("stygia", "kush");
    assert!(plot.never_offers("stygia", card));
}

#[test]
fn card_veil_of_shadows_forbids_the_enemy_a_strategy_card() {
    let card = "card-veil-of-shadows";
    let plan = "strategy strategy-shield-central-east-2";
    let text = format!(
        "seat stygia\nunits shem 2\nstrategy strategy-axe-south-east-2\nhand card-veil-of-shadows\n\
         seat aquilonia\nforts argos\n{plan}"
    );
    let mut scene = Scene::set(SEATS, &text);
    scene.attack("stygia", "shem", "argos");
    assert_eq!(scene.moments("stygia", card, &[HIT; 6]), ["announced"]);
    let mut without = scene.clone();
    without.chance(&[HIT; 6]).pass_to("aquilonia", plan).end_contest();
    scene.act("stygia", "use card-veil-of-shadows").chance(&[HIT, AXE]).chance(&[SHIELD; 4]);
    scene.act("stygia", "strategy strategy-axe-south-east-2");
    assert_eq!(scene.compared(), (2, 0));
    assert_eq!(scene.size("aquilonia", "strategy"), 1);
    discarded(&scene, "stygia", card);

    let mut neutral = campaigning("hand card-veil-of-shadows");
    neutral.campaign("stygia", "kush");
    assert!(neutral.moments("stygia", card, &[HIT; 5]).is_empty(), "no other player");
}

#[test]
fn card_black_lotus_dreams_steal_sorcery() {
    let card = "card-black-lotus-dreams";
    let text = "seat stygia\nhand card-black-lotus-dreams\nseat aquilonia\nsorcery 2";
    let mut scene = before_the_die(SEATS, text, "stygia", card);
    scene.act("stygia", "use card-black-lotus-dreams, rob aquilonia");
    assert_eq!((scene.number("stygia", "sorcery"), scene.number("aquilonia", "sorcery")), (1, 1));
    discarded(&scene, "stygia", card);
    let nobody = Scene::set(SEATS, "seat stygia\nhand card-black-lotus-dreams\nseat aquilonia\ngold 2");
    assert!(!nobody.offers("stygia", "use card-black-lotus-dreams"));
}

#[test]
fn card_rise_of_the_dead_spares_the_unit_for_sorcery() {
    let card = "card-rise-of-the-dead";
    let mut scene = campaigning("sorcery 1\nhand card-rise-of-the-dead");
    scene.campaign("stygia", "kush");
    assert_eq!(scene.moments("stygia", card, &[MISS; 5]), ["result"]);
    assert!(scene.moments("stygia", card, &[HIT, HIT, MISS, MISS, MISS]).is_empty(), "they have won");
    scene.chance(&[MISS; 5]).pass_to("stygia", "use card-rise-of-the-dead");
    scene.act("stygia", "use card-rise-of-the-dead").end_contest();
    assert_eq!((scene.count("stygia", "units", "kush"), scene.number("stygia", "sorcery")), (2, 0));
    discarded(&scene, "stygia", card);

    let mut siege = invaded("units shem 1\nsorcery 1\nhand card-rise-of-the-dead");
    siege.attack("aquilonia", "argos", "shem");
    let dice = [HIT, HIT, MISS, MISS, MISS, MISS];
    assert_eq!(siege.moments("stygia", card, &dice[..5]), ["result"]);
    let text = "steps punt 1\nseat stygia\nunits punt 3\nsorcery 1\nhand card-rise-of-the-dead";
    let mut won = Scene::set(SEATS, text);
    won.campaign("stygia", "punt");
    assert!(won.moments("stygia", card, &dice).is_empty(), "the unit of a victory is not spared");
    let text = "seat stygia\nemissaries argos 1\nsorcery 1\nhand card-rise-of-the-dead\n\
                seat aquilonia\ntowers argos";
    let mut breaking = Scene::set(SEATS, text);
    breaking.chance(&[MISS; 6]).intrigue("stygia", "argos");
    assert!(breaking.never_offers("stygia", card), "nor an emissary");
    let mut poor = campaigning("hand card-rise-of-the-dead");
    poor.campaign("stygia", "kush");
    assert!(poor.moments("stygia", card, &[MISS; 5]).is_empty());
    let mut plot = plotting("sorcery 1\nhand card-rise-of-the-dead");
    plot.chance(&[MISS; 5]).intrigue("stygia", "kush");
    assert!(plot.never_offers("stygia", card));
}

#[test]
fn card_ring_of_thoth_amon_takes_the_first_token() {
    let card = "card-ring-of-thoth-amon";
    let text = "seat stygia\nsorcery 1\nhand card-ring-of-thoth-amon";
    let mut scene = before_the_die(SEATS, text, "stygia", card);
    scene.act("stygia", "use card-ring-of-thoth-amon");
    assert!(scene.offers("stygia", "keep, trade"));
    scene.act("stygia", "keep");
    assert_eq!(scene.count("stygia", "tokens", "token-dancer"), 1);
    assert_eq!(scene.line(TABLE, "track"), ["token-queen"]);
    assert_eq!(scene.number("stygia", "sorcery"), 0);
    assert!(scene.decides("main"));
    discarded(&scene, "stygia", card);

    for text in [
        "seat stygia\nhand card-ring-of-thoth-amon",
        "track\nseat stygia\nsorcery 1\nhand card-ring-of-thoth-amon",
    ] {
        assert!(!Scene::set(SEATS, text).offers("stygia", "use card-ring-of-thoth-amon"));
    }
}
