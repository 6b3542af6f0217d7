//! The artifacts and the Conan bonus card.

use age_of_conan::content::{BONUS_CARD, BUILT_IN, Category};

use crate::scene::{AXE, HIT, MISS, Scene, TABLE};

const SEATS: &str = "aquilonia turan";

/// The artifact of a category (G-12), in the order in which a position names their holders.
fn artifact(category: Category) -> &'static str {
    BUILT_IN.artifacts[category.index()].name
}

#[test]
fn artifact_sword_of_atlantis_wins_military_contests_on_equal_successes() {
    assert_eq!(artifact(Category::Monsters), "artifact-sword-of-atlantis");
    let tie = [HIT, MISS, HIT, MISS, MISS];
    for (holders, icon) in [("aquilonia - -", 1), ("turan - -", 0), ("- aquilonia aquilonia", 0)] {
        let text = format!("artifacts {holders}\nseat aquilonia\nunits ophir 2");
        let mut scene = Scene::set(SEATS, &text);
        scene.chance(&tie).campaign("aquilonia", "ophir");
        assert_eq!(scene.compared(), (1, 1));
        assert_eq!(scene.count(TABLE, "steps", "ophir"), icon, "{holders}");
        assert_eq!(scene.line(TABLE, "artifacts").join(" "), holders, "it is kept");
    }
    let text = "artifacts aquilonia - -\nseat aquilonia\nunits ophir 2";
    let mut fewer = Scene::set(SEATS, text);
    fewer.chance(&[HIT, MISS, HIT, HIT, MISS]).campaign("aquilonia", "ophir");
    assert_eq!(fewer.count("aquilonia", "units", "ophir"), 1, "one is not two");
    let mut plot = Scene::set(SEATS, "artifacts aquilonia - -\nseat aquilonia\nemissaries ophir 1");
    plot.chance(&tie).intrigue("aquilonia", "ophir");
    assert!(plot.line("aquilonia", "towers").is_empty(), "no contest of intrigue");
}

#[test]
fn artifact_cobra_crown_rerolls_two_dice_once_in_each_intrigue() {
    let crown = "artifact-cobra-crown";
    assert_eq!(artifact(Category::Treasures), crown);
    let text = "artifacts - aquilonia -\npool intrigue 4\nseat aquilonia\nemissaries ophir 1 argos 1";
    let mut scene = Scene::set(SEATS, text);
    scene.chance(&[AXE, MISS, MISS]).intrigue("aquilonia", "ophir");
    assert_eq!(scene.moments("aquilonia", crown, &[HIT; 3]), ["attacker-rolled"]);
    scene.act("aquilonia", "use artifact-cobra-crown, reroll axe").chance(&[HIT, HIT]).chance(&[HIT; 3]);
    scene.act("aquilonia", "reroll miss");
    assert_eq!(scene.compared(), (2, 3), "two dice, once: Ophir rolled at once");

    // Turan does nothing, Conan stays, and the next contest has its own use (K-5).
    scene.act("turan", "die intrigue intrigue, done").act("aquilonia", "done, keep");
    scene.chance(&[MISS; 3]).intrigue("aquilonia", "ophir");
    assert_eq!(scene.moments("aquilonia", crown, &[HIT; 3]), ["attacker-rolled"]);

    let text = "artifacts - turan -\nseat aquilonia\nemissaries zamora 1\nseat turan\ntowers zamora";
    let mut defends = Scene::set(SEATS, text);
    defends.chance(&[HIT]).chance(&[MISS; 5]).intrigue("aquilonia", "zamora");
    assert_eq!(defends.moments("turan", crown, &[]), ["defender-rolled"]);
    let mut war = Scene::set(SEATS, "artifacts - aquilonia -\nseat aquilonia\nunits ophir 2");
    war.chance(&[MISS; 2]).chance(&[MISS; 3]).campaign("aquilonia", "ophir");
    assert_eq!(war.compared(), (0, 0), "nobody was asked");
}

#[test]
fn artifact_heart_of_tammuz_draws_a_strategy_card_for_each_token_taken() {
    assert_eq!(artifact(Category::Women), "artifact-heart-of-tammuz");
    let takes =
        |heart: &str| Scene::set(SEATS, &format!("active turan\nartifacts - - {heart}\npool court-conan 2"));
    let mut scene = takes("turan");
    scene.act("turan", "die court-conan court").chance(&[0]).act("turan", "take");
    assert_eq!(scene.size("turan", "strategy"), 1);
    assert!(scene.offers("turan", "keep, trade"));
    assert_eq!(scene.line(TABLE, "artifacts"), ["-", "-", "turan"], "it is kept");

    let mut conan = takes("aquilonia");
    conan.act("turan", "die court-conan court, take");
    assert_eq!(conan.size("aquilonia", "strategy"), 0, "another took it");
    conan.chance(&[0, 0]).act("turan", "trade, draw-two");
    assert!(conan.decides("move-conan"), "he stands on the destination");
    conan.chance(&[0]).act("aquilonia", "done");
    assert_eq!(conan.size("aquilonia", "strategy"), 1, "and takes a token by staying");

    // The last token ends the adventure; the reward comes from the bag, not from the track.
    let text = "track\nartifacts - - aquilonia\nseat aquilonia\nunits aquilonia 1";
    let mut bag = Scene::set(SEATS, text);
    bag.chance(&[0]).act("aquilonia", "die military military, done");
    assert!(bag.decides("keep-or-trade"));
    assert_eq!(bag.size("aquilonia", "strategy"), 0);
}

#[test]
fn artifact_conan_bonus_replaces_the_card_of_a_bid() {
    assert_eq!(BONUS_CARD, "artifact-conan-bonus");
    let (one, six) = ("strategy-axe-shield-central-north-1", "strategy-axe-north-central-6");
    let bids = |bonus: &str, hand: &str| {
        let text = format!(
            "pool military 1\nbonus-card {bonus}\nconan-player turan\n\
             seat aquilonia\nstrategy {hand}\nseat turan\nstrategy strategy-shield-north-east-3\n\
             flow\nturn adventure\nbidding bids\nbids"
        );
        let mut scene = Scene::set(SEATS, &text);
        scene.act("turan", "bid 5 strategy-shield-north-east-3");
        scene.act("aquilonia", &format!("bid 5 {one}"));
        scene
    };
    let mut scene = bids("aquilonia", &format!("{one} {six}"));
    assert!(scene.decides("second-card"));
    let mut without = scene.clone();
    without.act("aquilonia", "done");
    assert_eq!(without.line(TABLE, "conan-player"), ["turan"], "8 against 6");
    assert_eq!(without.size("aquilonia", "strategy"), 1);
    scene.act("aquilonia", &format!("strategy {six}"));
    assert_eq!(scene.line(TABLE, "conan-player"), ["aquilonia"], "11 against 8");
    assert_eq!(scene.size(TABLE, "strategy-discard"), 3, "both are discarded, and Turan's");
    assert_eq!(scene.line(TABLE, "bonus-card"), ["aquilonia"], "it is kept");

    assert!(!bids("aquilonia", one).decides("second-card"), "there is no other card");
    assert!(!bids("turan", &format!("{one} {six}")).decides("second-card"), "Turan has no other card");
}
