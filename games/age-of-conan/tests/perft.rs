//! Golden numbers: how many lines of play there are. A change here is a change of the rules.

use age_of_conan::{Setup, State};
use table::{Cx, Dice, Notation, Rules, Setup as _, perft};

const SEED: u64 = 7;

fn lines(state: &State, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| perft(state, depth, SEED)).collect()
}

fn start(kingdoms: &[&str]) -> State {
    let roles: Vec<_> = kingdoms.iter().map(|&kingdom| Some(kingdom)).collect();
    let setup = Setup::new(1, &roles).expect("these kingdoms");
    State::begin(&setup, &mut Cx::quiet(&mut Dice(SEED)))
}

fn scenario(text: &str) -> State {
    State::set_up(text).unwrap_or_else(|misread| panic!("{misread}"))
}

#[test]
fn from_the_start() {
    assert_eq!(lines(&start(&["aquilonia", "turan"]), 5), START_OF_TWO);
    assert_eq!(lines(&start(&["aquilonia", "turan", "stygia", "hyperborea"]), 4), START_OF_FOUR);
}

#[test]
fn a_military_action() {
    let text = "seats aquilonia turan\ntrack token-dancer token-queen\nconan kush\nsteps koth 1\n\
        seat aquilonia\n units aquilonia 4 ophir 3 koth 2\n forts ophir\n sorcery 1\n\
        seat turan\n units zamora 3 corinthia 2\n towers zamora\n";
    assert_eq!(lines(&scenario(text), 6), MILITARY);
}

#[test]
fn an_intrigue_action() {
    let text = "seats turan aquilonia stygia\nactive turan\ntrack token-dancer token-queen\nconan kush\npool intrigue 2 wild 1\n\
        seat turan\n emissaries turan 2 zamora 1 ophir 1\n towers khauran\n ready card-veziz-shah\n sorcery 2\n\
        seat aquilonia\n towers ophir\n sorcery 1\n";
    assert_eq!(lines(&scenario(text), 6), INTRIGUE);
}

#[test]
fn a_battle_with_cards() {
    let text = "seats aquilonia turan\ntrack token-dancer token-queen\nconan koth\n\
        seat aquilonia\n units ophir 3\n hand card-pallantides card-cavalry-charge\n ready card-bossonian-archers\n strategy strategy-shield-central-east-2\n sorcery 1\n\
        seat turan\n units koth 3\n towers zamora\n hand card-feigned-flight\n ready card-hyrkanian-archers\n strategy strategy-axe-shield-south-east-3\n sorcery 1\n\
        flow\n turn main\n where-to ophir 3 yes\n";
    assert_eq!(lines(&scenario(text), 6), BATTLE);
}

#[test]
fn an_age_change() {
    let text = "seats aquilonia turan\nadventures-left 0\nraiders ophir 1\n\
        seat aquilonia\n units ophir 2 argos 3\n forts ophir argos\n gold 3\n tokens token-ghoul token-queen\n\
        seat turan\n units turan 1\n towers zamora\n gold 4\n tokens token-dancer 2\n\
        flow\n turn adventure\n age-change garrisons\n raids 0\n";
    assert_eq!(lines(&scenario(text), 6), AGE_CHANGE);
}

#[test]
fn the_court_and_conan() {
    let text = "seats stygia aquilonia hyperborea\nactive stygia\ntrack token-dancer token-queen token-ghoul\nconan kush\nconan-player stygia\npool court-conan 2 wild 1\n\
        seat stygia\n units stygia 3 shem 1\n sorcery 2\n gold 3\n hand card-dark-research card-tomb-plague card-ring-of-thoth-amon card-altar-of-set\n\
        seat aquilonia\n units ophir 2\n emissaries koth 1\n";
    assert_eq!(lines(&scenario(text), 6), COURT);
}

const START_OF_TWO: &[u64] = &[15, 225, 1_125, 4_050, 20_250];
const START_OF_FOUR: &[u64] = &[15, 225, 3_375, 50_625];
const MILITARY: &[u64] = &[3, 18, 61, 160, 372, 1_264];
const INTRIGUE: &[u64] = &[3, 14, 48, 200, 861, 2_350];
const BATTLE: &[u64] = &[5, 5, 9, 17, 45, 89];
const AGE_CHANGE: &[u64] = &[2, 12, 46, 136, 656, 5_720];
const COURT: &[u64] = &[5, 22, 77, 284, 801, 2_413];
