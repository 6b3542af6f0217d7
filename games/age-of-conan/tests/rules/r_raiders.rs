//! R – raiders.

use age_of_conan::content::Province;

use crate::common::{AXE, HIT, MISS, Table, set};

const TWO: &str = "seats aquilonia turan\n";

fn raiders(game: &Table, at: Province) -> u8 {
    game.state.board.raiders[at.index()]
}

#[test]
fn r_1_near_conan_in_any_province() {
    let place = |conan: &str, more: &str| {
        let mut game = set(&format!("{TWO}track token-dancer\nconan {conan}\n{more}"));
        game.act("aquilonia", "die court-conan court", &[]);
        game
    };
    let mut game = place("aquilonia", "raiders ophir 2\nseat turan\n forts argos\n");
    for (at, why) in [
        ("aquilonia", "their own home"),
        ("argos", "an enemy province"),
        ("cimmeria", "an area out of play"),
        ("ophir", "neutral, with two there already"),
    ] {
        assert!(game.may("aquilonia", &format!("raider {at}")), "{why}");
    }
    assert_eq!(game.why("aquilonia", "raider koth"), "D-8", "too far from Conan");
    game.act("aquilonia", "raider ophir", &[]);
    assert_eq!((raiders(&game, Province::Ophir), game.state.board.raider_supply()), (3, 8));
    assert_eq!(game.why("aquilonia", "raider ophir"), "D-8", "one token");
    assert!(place("zamora", "").may("aquilonia", "raider turan"), "another player's home");
    assert_eq!(place("aquilonia", "raiders koth 11\n").why("aquilonia", "raider ophir"), "T-11");
}

#[test]
fn r_2_they_defend_a_neutral_province() {
    let text = "track token-dancer\nconan pictish-wilderness\nraiders ophir 2\n";
    let mut campaign = set(&format!("{TWO}{text}seat aquilonia\n units ophir 1\n"));
    campaign.act("aquilonia", "die military military", &[]);
    campaign.act("aquilonia", "campaign ophir", &[HIT, AXE, MISS, MISS]);
    assert_eq!(campaign.units("aquilonia", Province::Ophir), 0, "the axe is a success: 1 to 1 is lost");
    assert_eq!(raiders(&campaign, Province::Ophir), 1, "one token a contest");

    let mut intrigue = set(&format!("{TWO}{text}seat aquilonia\n emissaries ophir 1\n"));
    intrigue.act("aquilonia", "die intrigue intrigue", &[]);
    intrigue.act("aquilonia", "contest ophir", &[HIT, HIT, AXE, MISS, MISS]);
    assert!(intrigue.realm("aquilonia").towers.has(Province::Ophir), "2 to 1");
    assert_eq!(raiders(&intrigue, Province::Ophir), 1);
}

#[test]
fn r_2_in_controlled_provinces_they_cost_points() {
    let mut siege = set(&format!(
        "{TWO}track token-dancer\nconan pictish-wilderness\nraiders ophir 2\n\
         seat aquilonia\n units aquilonia 1\nseat turan\n forts ophir\n"
    ));
    siege.act("aquilonia", "die military military", &[]);
    siege.act("aquilonia", "army aquilonia", &[]);
    siege.act("aquilonia", "to ophir", &[HIT, AXE, AXE, AXE]);
    assert!(siege.realm("turan").forts.is_empty(), "their axes do not help a player");
    assert_eq!(raiders(&siege, Province::Ophir), 2, "nor are they discarded");

    let mut age = set(&format!(
        "{TWO}adventures-left 0\nraiders ophir 2\nseat turan\n forts ophir\n points 5\n\
         flow\n turn adventure\n age-change garrisons\n raids 0\n"
    ));
    age.act("aquilonia", "done", &[]);
    assert_eq!(age.realm("turan").points, 3);
}

#[test]
fn r_3_they_stay_and_count_for_whoever_controls_the_province_then() {
    let mut game = set(&format!(
        "{TWO}adventures-left 0\nconan pictish-wilderness\nraiders ophir 3 cimmeria 2\nsteps ophir 1\n\
         seat aquilonia\n units ophir 2\n"
    ));
    game.act("aquilonia", "die military military", &[]);
    // Subjugated on its last icon; then the age ends, and Aquilonia may drive them off.
    game.act("aquilonia", "campaign ophir", &[HIT, HIT, MISS, MISS, MISS]);
    assert!(game.realm("aquilonia").forts.has(Province::Ophir));
    assert_eq!(raiders(&game, Province::Ophir), 2, "one defended, two stay");
    assert_eq!(game.realm("aquilonia").points, 3);
    assert_eq!(game.why("aquilonia", "repel cimmeria"), "G-2", "nothing happens out of play");
    game.act("aquilonia", "done", &[]);
    assert_eq!(game.realm("aquilonia").points, 1, "the two of Ophir, none of Cimmeria");
}
