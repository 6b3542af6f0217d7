//! The kingdom cards of Aquilonia.

use crate::scene::{
    AXE, CONAN, HIT, MISS, SHIELD, Scene, TABLE, at_court, before_the_die, costs, discarded, turned,
};

const SEATS: &str = "aquilonia turan";
/// Turan's turn: it attacks.
const ATTACKED: &str = "turan aquilonia";

/// A campaign of Aquilonia's, with these lines about it.
fn campaigning(at: &str, lines: &str) -> Scene {
    Scene::set(SEATS, &format!("steps {at}\nseat aquilonia\n{lines}"))
}

/// Aquilonia's fort somewhere beside Koth is attacked from there by two units.
fn besieged(at: &str, lines: &str) -> Scene {
    Scene::set(ATTACKED, &format!("seat turan\nunits koth 2\nseat aquilonia\nforts {at}\n{lines}"))
}

/// Aquilonia has an emissary in Ophir.
fn plotting(lines: &str) -> Scene {
    Scene::set(SEATS, &format!("seat aquilonia\nemissaries ophir 1\n{lines}"))
}

/// Aquilonia has a ready card that is not for intrigue: two dice against three, and nobody is asked.
fn no_intrigue(card: &str) {
    let mut plot = plotting(&format!("ready {card}"));
    plot.chance(&[SHIELD; 2]).chance(&[MISS; 3]).intrigue("aquilonia", "ophir");
    assert_eq!(plot.compared(), (0, 0));
}

#[test]
fn card_bossonian_archers_adds_a_success() {
    let card = "card-bossonian-archers";
    costs(SEATS, "aquilonia", card, 2);
    let mut scene = campaigning("ophir 0", "units ophir 2\nready card-bossonian-archers");
    scene.chance(&[MISS, MISS]).campaign("aquilonia", "ophir");
    assert_eq!(scene.moments("aquilonia", card, &[MISS; 3]), ["attacker-rolled"]);
    scene.chance(&[MISS; 3]).act("aquilonia", "use card-bossonian-archers").end_contest();
    assert_eq!(scene.compared(), (1, 0));
    turned(&scene, "aquilonia", card);

    let mut siege = besieged("ophir", "ready card-bossonian-archers");
    siege.chance(&[HIT, MISS]).chance(&[MISS; 3]).attack("turan", "koth", "ophir");
    assert_eq!(siege.moments("aquilonia", card, &[]), ["defender-rolled"]);
    siege.act("aquilonia", "use card-bossonian-archers").end_contest();
    assert_eq!(siege.compared(), (1, 1));

    no_intrigue(card);
}

#[test]
fn card_gunderland_pikemen_makes_shields_succeed_in_hills_and_woods() {
    let card = "card-gunderland-pikemen";
    costs(SEATS, "aquilonia", card, 2);
    for (at, value) in [("corinthia", 3), ("zingara", 2)] {
        let mut scene =
            campaigning(&format!("{at} 0"), &format!("units {at} 2\nready card-gunderland-pikemen"));
        scene.campaign("aquilonia", at);
        assert_eq!(scene.moments("aquilonia", card, &[MISS; 5][..2 + value]), ["revealed"]);
        scene.chance(&[SHIELD, AXE]).chance(&[MISS; 3][..value]);
        scene.act("aquilonia", "use card-gunderland-pikemen").end_contest();
        assert_eq!(scene.compared(), (1, 0));
        turned(&scene, "aquilonia", card);
    }
    for (at, step) in [("ophir", 0), ("corinthia", 1)] {
        let mut scene =
            campaigning(&format!("{at} {step}"), &format!("units {at} 2\nready card-gunderland-pikemen"));
        scene.chance(&[SHIELD; 2]).chance(&[MISS; 3]).campaign("aquilonia", at);
        assert_eq!(scene.compared(), (0, 0), "neither plains nor urban");
    }
    let mut siege = besieged("corinthia", "ready card-gunderland-pikemen");
    siege.attack("turan", "koth", "corinthia");
    assert_eq!(siege.moments("aquilonia", card, &[MISS; 5]), ["revealed"]);
    no_intrigue(card);
}

#[test]
fn card_poitanian_knights_add_a_die_even_a_sixth_and_axes_on_plains() {
    let card = "card-poitanian-knights";
    costs(SEATS, "aquilonia", card, 4);
    let mut scene = campaigning("ophir 0", "units ophir 5\nready card-poitanian-knights");
    scene.campaign("aquilonia", "ophir");
    assert_eq!(scene.moments("aquilonia", card, &[MISS; 8]), ["revealed"]);
    scene.chance(&[AXE, AXE, SHIELD, MISS, MISS, MISS]).chance(&[MISS; 3]);
    scene.act("aquilonia", "use card-poitanian-knights").end_contest();
    assert_eq!(scene.compared(), (2, 0));
    turned(&scene, "aquilonia", card);

    let mut hills = campaigning("corinthia 0", "units corinthia 5\nready card-poitanian-knights");
    hills.chance(&[AXE; 5]).chance(&[MISS; 3]).campaign("aquilonia", "corinthia");
    assert_eq!(hills.compared(), (0, 0));
    let mut siege = besieged("ophir", "ready card-poitanian-knights");
    siege.attack("turan", "koth", "ophir").chance(&[MISS; 2]).chance(&[AXE; 4]);
    siege.act("aquilonia", "use card-poitanian-knights").end_contest();
    assert_eq!(siege.compared(), (0, 4), "one more die");
    no_intrigue(card);
}

#[test]
fn card_count_prospero_makes_a_forced_march_free() {
    let card = "card-count-prospero";
    costs(SEATS, "aquilonia", card, 4);
    let mut won = campaigning("argos 0", "units argos 1\nready card-count-prospero");
    won.chance(&[HIT]).chance(&[MISS; 4]).campaign("aquilonia", "argos");
    assert_eq!(won.moments("aquilonia", card, &[]), ["result"]);
    let mut without = won.clone();
    without.end_contest();
    assert!(!without.decides("forced-march"), "one unit is not enough");
    won.act("aquilonia", "use card-count-prospero").end_contest();
    turned(&won, "aquilonia", card);
    won.chance(&[MISS]).chance(&[MISS; 4]).act("aquilonia", "march");
    assert_eq!(won.count("aquilonia", "units", "argos"), 0, "one die was rolled, and the round lost");

    let mut lost = campaigning("argos 0", "units argos 2\nready card-count-prospero");
    lost.chance(&[MISS; 2]).chance(&[MISS; 4]).campaign("aquilonia", "argos");
    lost.act("aquilonia", "use card-count-prospero").end_contest();
    lost.chance(&[HIT]).chance(&[MISS; 4]).act("aquilonia", "march");
    assert_eq!(lost.count("aquilonia", "units", "argos"), 1);

    let mut destroyed = campaigning("argos 0", "units argos 1\nready card-count-prospero");
    destroyed.chance(&[MISS]).chance(&[MISS; 4]).campaign("aquilonia", "argos");
    let mut subjugated = campaigning("argos 3", "units argos 3\nready card-count-prospero");
    subjugated.chance(&[HIT; 3]).chance(&[MISS; 4]).campaign("aquilonia", "argos");
    for scene in [destroyed, subjugated] {
        assert!(!scene.decides("window"), "there is no marching on");
    }
    let text = "seat aquilonia\nunits koth 2\nready card-count-prospero\nseat turan\nforts ophir";
    let mut siege = Scene::set(SEATS, text);
    siege.chance(&[HIT; 2]).chance(&[MISS; 3]).attack("aquilonia", "koth", "ophir");
    assert!(!siege.decides("window"), "no campaign");
}

#[test]
fn card_black_dragons_reroll_any_number_of_dice() {
    let card = "card-black-dragons";
    costs(SEATS, "aquilonia", card, 4);
    let mut scene = campaigning("ophir 0", "units ophir 4\nready card-black-dragons");
    scene.chance(&[MISS, HIT, AXE, MISS]).campaign("aquilonia", "ophir");
    assert_eq!(scene.moments("aquilonia", card, &[MISS; 3]), ["attacker-rolled"]);
    scene.act("aquilonia", "use card-black-dragons, reroll axe, reroll miss, reroll miss");
    scene.chance(&[HIT, HIT, MISS]).chance(&[MISS; 3]).act("aquilonia", "done").end_contest();
    assert_eq!(scene.compared(), (3, 0));
    turned(&scene, "aquilonia", card);

    // With Conan there are six; the sixth chosen die rolls them all.
    let mut six = campaigning("ophir 0\nconan ophir", "units ophir 5\nready card-black-dragons");
    six.chance(&[MISS; 6]).campaign("aquilonia", "ophir").act("aquilonia", "use card-black-dragons");
    six.act("aquilonia", "reroll miss, reroll miss, reroll miss, reroll miss, reroll miss");
    six.chance(&[HIT; 6]).chance(&[MISS; 3]).act("aquilonia", "reroll miss").end_contest();
    assert_eq!(six.compared(), (6, 0));
    let mut siege = besieged("ophir", "ready card-black-dragons");
    siege.chance(&[HIT; 2]).chance(&[MISS; 3]).attack("turan", "koth", "ophir");
    assert_eq!(siege.moments("aquilonia", card, &[]), ["defender-rolled"]);
    siege.act("aquilonia", "use card-black-dragons, done");
    no_intrigue(card);
}

#[test]
fn card_feudal_levy_places_three_units() {
    let card = "card-feudal-levy";
    let text = "seat aquilonia\nunits aquilonia 1 ophir 4\nforts ophir\nhand card-feudal-levy";
    let mut scene = at_court(SEATS, text, "aquilonia", card);
    scene.act("aquilonia", "use card-feudal-levy");
    assert!(!scene.offers_any("aquilonia", "place argos, place turan, done"));
    scene.act("aquilonia", "place ophir");
    assert!(!scene.offers("aquilonia", "place ophir"), "five stand there");
    scene.act("aquilonia", "place aquilonia, place aquilonia");
    let units = |at| scene.count("aquilonia", "units", at);
    assert_eq!((units("ophir"), units("aquilonia")), (5, 3));
    discarded(&scene, "aquilonia", card);
    assert_eq!(scene.line(TABLE, "active"), ["turan"], "the turn is over");

    let text = "seat aquilonia\nunits aquilonia 17\nhand card-feudal-levy";
    let mut last = at_court(SEATS, text, "aquilonia", card);
    last.act("aquilonia", "use card-feudal-levy, place aquilonia");
    assert_eq!(last.line(TABLE, "active"), ["turan"], "no more are in the supply");
}

#[test]
fn card_royal_taxes_gives_gold_for_forts_and_cities() {
    let card = "card-royal-taxes";
    for (markers, gold) in [
        ("", 2),
        ("towers koth", 2),
        ("forts ophir argos\ntowers argos koth", 4),
        ("forts ophir argos koth nemedia corinthia", 6),
    ] {
        let text = format!("seat aquilonia\n{markers}\nhand card-royal-taxes");
        let mut scene = at_court(SEATS, &text, "aquilonia", card);
        scene.act("aquilonia", "use card-royal-taxes");
        assert_eq!(scene.number("aquilonia", "gold"), gold, "{markers}");
        discarded(&scene, "aquilonia", card);
    }
}

#[test]
fn card_old_comrades_move_conan_and_draw() {
    let card = "card-old-comrades";
    let mut scene = at_court(SEATS, "seat aquilonia\nhand card-old-comrades", "aquilonia", card);
    let mut stay = scene.clone();
    stay.chance(&[0, 0]).act("aquilonia", "use card-old-comrades, done");
    assert_eq!(stay.line(TABLE, "conan"), ["cimmeria"]);
    scene.act("aquilonia", "use card-old-comrades, conan aquilonia");
    scene.chance(&[0, 0]).act("aquilonia", "conan ophir");
    assert_eq!(scene.line(TABLE, "conan"), ["ophir"]);
    assert_eq!(scene.size(TABLE, "track"), 2, "no token is taken or discarded");
    assert_eq!((scene.size("aquilonia", "hand"), scene.size("aquilonia", "strategy")), (1, 1));
    discarded(&scene, "aquilonia", card);
}

#[test]
fn card_pallantides_spares_the_unit_of_a_lost_contest() {
    let card = "card-pallantides";
    let mut scene = campaigning("ophir 0", "units ophir 2\nhand card-pallantides");
    scene.campaign("aquilonia", "ophir");
    assert_eq!(scene.moments("aquilonia", card, &[MISS; 5]), ["result"]);
    assert!(scene.moments("aquilonia", card, &[HIT, HIT, MISS, MISS, MISS]).is_empty(), "they have won");
    scene.chance(&[MISS; 5]).pass_to("aquilonia", "use card-pallantides");
    scene.act("aquilonia", "use card-pallantides").end_contest();
    assert_eq!(scene.count("aquilonia", "units", "ophir"), 2);
    discarded(&scene, "aquilonia", card);

    let mut siege = besieged("ophir", "units ophir 1\nhand card-pallantides");
    siege.chance(&[HIT; 2]).attack("turan", "koth", "ophir");
    siege.chance(&[MISS; 3]).pass_to("aquilonia", "use card-pallantides");
    siege.act("aquilonia", "use card-pallantides").end_contest();
    assert_eq!(siege.count("aquilonia", "units", "ophir"), 1);

    let mut marker = besieged("ophir", "hand card-pallantides");
    marker.attack("turan", "koth", "ophir");
    let dice = [HIT, HIT, MISS, MISS, MISS];
    assert!(marker.moments("aquilonia", card, &dice).is_empty(), "a fort is no unit");
    let mut won = campaigning("ophir 1", "units ophir 2\nhand card-pallantides");
    won.campaign("aquilonia", "ophir").chance(&dice);
    assert!(won.never_offers("aquilonia", card), "the unit of a victory is not spared");
    let text = "seat aquilonia\nemissaries koth 1\nhand card-pallantides\nseat turan\ntowers koth";
    let mut breaking = Scene::set(SEATS, text);
    breaking.chance(&[MISS]).chance(&[MISS; 5]).intrigue("aquilonia", "koth");
    assert!(breaking.never_offers("aquilonia", card), "nor an emissary");
}

#[test]
fn card_cavalry_charge_adds_two_dice_within_five() {
    let card = "card-cavalry-charge";
    for (units, dice) in [(2, 4), (4, 5)] {
        let mut scene = campaigning("ophir 0", &format!("units ophir {units}\nhand card-cavalry-charge"));
        scene.campaign("aquilonia", "ophir");
        assert_eq!(scene.moments("aquilonia", card, &vec![HIT; units + 3]), ["revealed"]);
        scene.pass_to("aquilonia", "use card-cavalry-charge");
        scene.chance(&vec![HIT; dice]).chance(&[MISS; 3]);
        scene.act("aquilonia", "use card-cavalry-charge").end_contest();
        assert_eq!(scene.compared(), (dice as u8, 0));
        discarded(&scene, "aquilonia", card);
    }
    let mut five = campaigning("ophir 0", "units ophir 5\nhand card-cavalry-charge");
    five.campaign("aquilonia", "ophir");
    assert!(five.moments("aquilonia", card, &[HIT; 8]).is_empty(), "five dice are enough");
    let mut siege = besieged("ophir", "hand card-cavalry-charge");
    siege.attack("turan", "koth", "ophir");
    assert!(siege.moments("aquilonia", card, &[HIT; 5]).is_empty(), "they defend");
    let mut plot = plotting("hand card-cavalry-charge");
    plot.chance(&[MISS; 5]).intrigue("aquilonia", "ophir");
    assert!(plot.never_offers("aquilonia", card));
}

#[test]
fn card_council_of_war_draws_two_strategy_cards() {
    let card = "card-council-of-war";
    let mut scene = campaigning("ophir 0", "units ophir 2\nhand card-council-of-war");
    scene.campaign("aquilonia", "ophir");
    assert_eq!(scene.moments("aquilonia", card, &[MISS; 5]), ["announced"]);
    scene.chance(&[0, 0]).act("aquilonia", "use card-council-of-war");
    assert_eq!(scene.size("aquilonia", "strategy"), 2);
    discarded(&scene, "aquilonia", card);
    assert!(scene.decides("strategy-card"), "they come in time");
    let mut siege = besieged("ophir", "hand card-council-of-war");
    siege.attack("turan", "koth", "ophir");
    assert_eq!(siege.moments("aquilonia", card, &[MISS; 5]), ["announced"]);

    let mut plot = plotting("hand card-council-of-war");
    plot.chance(&[MISS; 5]).intrigue("aquilonia", "ophir");
    assert!(plot.never_offers("aquilonia", card));
}

#[test]
fn card_border_rangers_drive_raiders_off() {
    let card = "card-border-rangers";
    let text = "raiders aquilonia 1 ophir 2 koth 1\nseat aquilonia\nforts ophir\nhand card-border-rangers";
    let mut scene = before_the_die(SEATS, text, "aquilonia", card);
    scene.act("aquilonia", "use card-border-rangers");
    assert!(scene.offers("aquilonia", "repel aquilonia, repel ophir"));
    assert!(!scene.offers("aquilonia", "repel koth"), "not a friendly province");
    scene.act("aquilonia", "repel ophir");
    let raiders = |at| scene.count(TABLE, "raiders", at);
    assert_eq!((raiders("ophir"), raiders("aquilonia"), raiders("koth")), (0, 1, 1));
    assert_eq!(scene.number("aquilonia", "gold"), 1);
    assert!(scene.decides("main"), "the die is still to come");
    discarded(&scene, "aquilonia", card);
}

#[test]
fn card_lion_banner_makes_hits_with_conan_two_successes() {
    let card = "card-lion-banner";
    let mut scene = campaigning("ophir 0", "units ophir 3\nhand card-lion-banner");
    scene.campaign("aquilonia", "ophir");
    let dice = [CONAN, CONAN, MISS, MISS, MISS, MISS];
    assert_eq!(scene.moments("aquilonia", card, &dice), ["attacker-rolled"]);
    let mut without = scene.clone();
    without.chance(&dice).end_contest();
    assert_eq!(without.compared(), (2, 0));
    scene.chance(&dice).pass_to("aquilonia", "use card-lion-banner");
    scene.act("aquilonia", "use card-lion-banner").end_contest();
    assert_eq!(scene.compared(), (4, 0));
    discarded(&scene, "aquilonia", card);
    let mut siege = besieged("ophir", "hand card-lion-banner");
    siege.attack("turan", "koth", "ophir");
    assert_eq!(siege.moments("aquilonia", card, &[MISS; 5]), ["defender-rolled"]);

    let mut conan = campaigning("ophir 0\nconan ophir", "units ophir 2\nhand card-lion-banner");
    conan.campaign("aquilonia", "ophir");
    assert!(conan.moments("aquilonia", card, &dice).is_empty(), "Conan himself does that (K-6)");
    let mut plot = plotting("hand card-lion-banner");
    plot.chance(&[CONAN; 5]).intrigue("aquilonia", "ophir");
    assert!(plot.never_offers("aquilonia", card));
}
