//! M – campaigns, sieges and battles: M-8 to M-13, M-15 to M-26.

use age_of_conan::{
    cards::op::{Contest, Side},
    content::{Province, Terrain},
};

use crate::common::{HIT, MISS, Table, set};

fn military(text: &str) -> Table {
    let mut game =
        set(&format!("seats aquilonia turan\ntrack token-dancer token-dancer\nconan kush\n{text}"));
    game.act("aquilonia", "die military military", &[]);
    game
}

/// Aquilonia's army in Ophir campaigns; 3 dice for the province.
fn campaign(units: u8, step: u8, own: &[u32], theirs: [u32; 3]) -> Table {
    let mut game = military(&format!("steps ophir {step}\nseat aquilonia\n units ophir {units}\n"));
    game.act("aquilonia", "campaign ophir", &[own, &theirs[..]].concat());
    game
}

/// All of Aquilonia's `units` attack Koth from Ophir.
fn attack_koth(units: u8, text: &str, chance: &[u32]) -> Table {
    let mut game = military(&format!("seat aquilonia\n units ophir {units}\n{text}"));
    game.act("aquilonia", "army ophir", &[]);
    if units > 1 {
        game.act("aquilonia", &format!("units {units}"), &[]);
    }
    game.act("aquilonia", "to koth", chance);
    game
}

#[test]
fn m_8_a_new_campaign_starts_on_the_first_icon() {
    let game = attack_koth(2, "", &[HIT, HIT, MISS, MISS, MISS, MISS]);
    assert_eq!(game.state.board.steps[Province::Koth.index()], 1, "from the first icon to the second");
}

#[test]
fn m_9_strengths_and_terrain_of_a_campaign() {
    let mut game = military("steps koth 1\nseat aquilonia\n units koth 2\n sorcery 1\n");
    game.act("aquilonia", "campaign koth", &[MISS, MISS]);
    assert_eq!((game.state.strength(Side::Attacker), game.state.strength(Side::Defender)), (2, 4));
    assert_eq!(game.state.board.contest.terrain, Terrain::Woods);
}

#[test]
fn m_10_a_victory_advances() {
    let game = campaign(1, 0, &[HIT], [MISS; 3]);
    assert_eq!(game.state.board.steps[Province::Ophir.index()], 1);
    assert_eq!(game.units("aquilonia", Province::Ophir), 1);
}

#[test]
fn m_11_last_icon_subjugates() {
    let game = campaign(1, 1, &[HIT], [MISS; 3]);
    let realm = game.realm("aquilonia");
    assert!(realm.forts.has(Province::Ophir));
    assert_eq!((realm.units_at(Province::Ophir), realm.points), (0, 3), "be it the last unit");
    // Without a fort in the supply no round on the last icon.
    let nine = "argos koth nemedia corinthia zingara zamora khauran khoraja iranistan";
    let mut supplied = set(&format!(
        "seats aquilonia turan stygia\ntrack token-dancer token-dancer\nsteps ophir 1\nseat aquilonia\n units ophir 2\n forts {nine}\n"
    ));
    supplied.act("aquilonia", "die military military", &[]);
    assert_eq!(supplied.why("aquilonia", "campaign ophir"), "M-11");
}

#[test]
fn m_12_a_defeat_costs_a_unit() {
    let game = campaign(1, 1, &[MISS], [HIT, MISS, MISS]);
    assert!(game.realm("aquilonia").armies.is_empty(), "the campaign is gone");
    let stays = campaign(2, 1, &[MISS, MISS], [MISS; 3]);
    assert_eq!(stays.state.board.steps[Province::Ophir.index()], 1, "no advance");
}

#[test]
fn m_13_forced_march() {
    let mut game = campaign(3, 0, &[HIT, HIT, HIT], [MISS; 3]);
    assert_eq!(game.legal("aquilonia"), ["march", "done"]);
    game.act("aquilonia", "march", &[HIT, HIT, MISS, MISS, MISS]);
    assert!(game.realm("aquilonia").forts.has(Province::Ophir));
    assert_eq!(game.units("aquilonia", Province::Ophir), 1, "one for the march, one for the fort");
    let mut lost = campaign(4, 0, &[MISS; 4], [MISS; 3]);
    assert!(lost.may("aquilonia", "march"), "won or lost");
    lost.act("aquilonia", "done", &[]);
    assert!(!campaign(1, 0, &[HIT], [MISS; 3]).awaits("aquilonia"), "not with one unit");
}

#[test]
fn m_15_strengths_and_terrain_of_a_siege() {
    let game = attack_koth(2, " sorcery 1\nseat turan\n forts koth\n units koth 5\n", &[MISS, MISS]);
    assert_eq!((game.state.strength(Side::Attacker), game.state.strength(Side::Defender)), (2, 5));
    assert_eq!(game.state.board.contest.terrain, Terrain::Plains, "the first icon");
    let few = attack_koth(2, " sorcery 1\nseat turan\n forts koth\n units koth 1\n", &[MISS, MISS]);
    assert_eq!(few.state.strength(Side::Defender), 4, "the value");
}

#[test]
fn m_16_the_defender_loses_a_unit_or_the_marker() {
    let unit =
        attack_koth(2, "seat turan\n forts koth\n units koth 1\n", &[HIT, HIT, MISS, MISS, MISS, MISS]);
    assert_eq!(unit.units("turan", Province::Koth), 0);
    assert!(unit.realm("turan").forts.has(Province::Koth));
    let marker = attack_koth(2, "seat turan\n forts koth\n", &[HIT, HIT, MISS, MISS, MISS, MISS]);
    assert!(marker.realm("turan").forts.is_empty());
}

#[test]
fn m_17_the_attacker_loses_a_unit() {
    let game = attack_koth(2, "seat turan\n forts koth\n", &[MISS; 6]);
    assert_eq!(game.units("aquilonia", Province::Koth), 1);
}

#[test]
fn m_18_retreat_or_another_round() {
    let mut won =
        attack_koth(2, "seat turan\n forts koth\n units koth 2\n", &[HIT, HIT, MISS, MISS, MISS, MISS]);
    assert_eq!(won.legal("aquilonia"), ["retreat ophir", "fight"], "won or lost; the defender is not asked");
    won.act("aquilonia", "retreat ophir", &[]);
    assert_eq!(won.units("aquilonia", Province::Ophir), 2);
    let mut fights = attack_koth(2, "seat turan\n forts koth\n", &[MISS; 6]);
    fights.act("aquilonia", "fight", &[MISS; 5]);
    assert!(fights.realm("aquilonia").armies.is_empty(), "no units left");
}

#[test]
fn m_19_then_the_province_is_neutral() {
    let mut game = attack_koth(3, "seat turan\n forts koth\n", &[HIT, HIT, HIT, MISS, MISS, MISS, MISS]);
    assert!(game.state.board.neutral().has(Province::Koth));
    game.act("aquilonia", "march", &[HIT, HIT, MISS, MISS, MISS, MISS]);
    assert_eq!(game.state.board.contest.kind, Contest::Campaign);
    assert_eq!(game.state.board.steps[Province::Koth.index()], 1);
}

#[test]
fn m_20_crom_for_the_winner_of_a_siege() {
    let won = attack_koth(2, "seat turan\n forts koth\n", &[HIT, HIT, MISS, MISS, MISS, MISS]);
    assert_eq!((won.realm("aquilonia").crom, won.realm("turan").crom), (1, 0));
    let mut retreats =
        attack_koth(2, "seat turan\n forts koth\n units koth 2\n", &[HIT, HIT, MISS, MISS, MISS, MISS]);
    retreats.act("aquilonia", "retreat ophir", &[]);
    assert_eq!((retreats.realm("aquilonia").crom, retreats.realm("turan").crom), (0, 1));
    let destroyed = attack_koth(1, "seat turan\n forts koth\n", &[MISS; 5]);
    assert_eq!(destroyed.realm("turan").crom, 1);
}

#[test]
fn m_21_strengths_and_terrain_of_a_battle() {
    let game = attack_koth(2, " sorcery 1\nseat turan\n units koth 1\n", &[MISS, MISS]);
    assert_eq!((game.state.strength(Side::Attacker), game.state.strength(Side::Defender)), (2, 1));
    assert_eq!(game.state.board.contest.terrain, Terrain::Plains);
}

#[test]
fn m_22_the_loser_of_a_round_removes_a_unit() {
    let game = attack_koth(2, "seat turan\n units koth 2\n", &[HIT, HIT, MISS, MISS]);
    assert_eq!((game.units("aquilonia", Province::Koth), game.units("turan", Province::Koth)), (2, 1));
    let lost = attack_koth(2, "seat turan\n units koth 2\n", &[MISS; 4]);
    assert_eq!((lost.units("aquilonia", Province::Koth), lost.units("turan", Province::Koth)), (1, 2));
}

#[test]
fn m_23_first_the_attacker_may_retreat_then_the_defender() {
    let mut game =
        attack_koth(2, "seat turan\n units koth 2\n towers zamora khauran\n", &[HIT, HIT, MISS, MISS]);
    assert_eq!(game.legal("aquilonia"), ["retreat ophir", "fight"]);
    game.act("aquilonia", "fight", &[]);
    assert_eq!(game.legal("turan"), ["retreat zamora", "retreat khauran", "fight"]);
    assert_eq!(game.why("turan", "retreat ophir"), "M-23");
    game.act("turan", "retreat zamora", &[]);
    assert_eq!(game.units("turan", Province::Zamora), 1);
    assert_eq!(game.units("aquilonia", Province::Koth), 2);
}

#[test]
fn m_24_otherwise_another_round() {
    let mut game = attack_koth(2, "seat turan\n units koth 2\n", &[HIT, HIT, MISS, MISS]);
    game.act("aquilonia", "fight", &[HIT, HIT, MISS]);
    assert_eq!(game.units("turan", Province::Koth), 0, "destroyed");
}

#[test]
fn m_25_who_stays_campaigns() {
    let mut won = attack_koth(2, "seat turan\n units koth 1\n", &[HIT, HIT, MISS]);
    assert_eq!(won.state.board.steps[Province::Koth.index()], 0, "the first icon");
    assert!(won.may("aquilonia", "march"), "at once");
    won.act("aquilonia", "done", &[]);
    let mut kept = military("steps koth 2\nseat aquilonia\n units ophir 1\nseat turan\n units koth 2\n");
    kept.act("aquilonia", "army ophir", &[]);
    kept.act("aquilonia", "to koth", &[MISS; 3]);
    assert_eq!(kept.state.board.steps[Province::Koth.index()], 2, "the defender keeps its step");
}

#[test]
fn m_26_crom_for_the_winner_of_a_battle() {
    let won = attack_koth(2, "seat turan\n units koth 1\n", &[HIT, HIT, MISS]);
    assert_eq!((won.realm("aquilonia").crom, won.realm("turan").crom), (1, 0));
    let mut retreats = attack_koth(2, "seat turan\n units koth 2\n", &[HIT, HIT, MISS, MISS]);
    retreats.act("aquilonia", "retreat ophir", &[]);
    assert_eq!((retreats.realm("aquilonia").crom, retreats.realm("turan").crom), (0, 1));
}
