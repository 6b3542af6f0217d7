//! C – contests.

use age_of_conan::{
    board::Conflict,
    cards::{
        op::{Side, Window},
        windows::{Asked, Moment, WINDOWS},
    },
    content::{BUILT_IN, Province},
    event::Event,
};

use table::{Eye, Notation, Sight};

use crate::common::{ATTACKER, AXE, CONAN, HIT, MISS, SHIELD, Table, set};

fn compared(game: &Table) -> Option<(u8, u8, Side)> {
    game.told.iter().rev().find_map(|event| match *event {
        Event::Compared { attacker, defender, winner } => Some((attacker, defender, winner)),
        _ => None,
    })
}

/// Aquilonia campaigns in Ophir (value 3); `aquilonia` are further lines of its seat.
fn ophir(table: &str, units: u8, aquilonia: &str) -> Table {
    let mut game = set(&format!(
        "seats aquilonia turan\ntrack token-dancer token-dancer\nconan kush\n{table}seat aquilonia\n units ophir {units}\n{aquilonia}"
    ));
    game.act("aquilonia", "die military military", &[]);
    game
}

/// Aquilonia's 2 units in Ophir attack Turan's 2 in Koth.
fn koth(table: &str, aquilonia: &str, turan: &str) -> Table {
    let mut game = set(&format!(
        "seats aquilonia turan\ntrack token-dancer token-dancer\nconan kush\n{table}seat aquilonia\n units ophir 2\n{aquilonia}seat turan\n units koth 2\n{turan}"
    ));
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "army ophir", &[]);
    game.act("aquilonia", "units 2", &[]);
    game
}

#[test]
fn c_1_attacker_and_defender() {
    let mut battle = koth("", " sorcery 1\n", "");
    battle.act("aquilonia", "to koth", &[MISS, MISS]);
    let contest = battle.state.board.contest;
    assert_eq!((contest.attacker, contest.defender), (battle.seat("aquilonia"), Some(battle.seat("turan"))));
    let mut campaign = ophir("", 1, " sorcery 1\n");
    campaign.act("aquilonia", "campaign ophir", &[MISS]);
    assert_eq!(campaign.state.board.contest.defender, None, "the neutral province itself");
}

#[test]
fn c_2_a_neutral_province_decides_nothing() {
    // Turan, at the left, has cards and sorcery, and is asked nothing.
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer token-dancer\nconan kush\nseat aquilonia\n units ophir 1\n\
         seat turan\n sorcery 3\n strategy strategy-shield-central-east-2\n hand card-feigned-flight\n ready card-hyrkanian-archers\n",
    );
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "campaign ophir", &[HIT, MISS, MISS, MISS]);
    assert_eq!(compared(&game), Some((1, 0, Side::Attacker)));
}

#[test]
fn c_3_dice_are_strength_up_to_five() {
    // Six neighbours: strength 7, five dice.
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer token-dancer\nconan kush\nseat aquilonia\n forts ophir argos koth\n towers zamora\n emissaries corinthia 1 nemedia 1 brythunia 1\n",
    );
    game.act("aquilonia", "die intrigue intrigue", &[]);
    game.act("aquilonia", "contest corinthia", &[MISS; 8]);
    assert_eq!(compared(&game), Some((0, 0, Side::Defender)));
    // A card that merely adds dice adds them within five: no use for it with five units.
    let mut full = ophir("", 5, " hand card-cavalry-charge\n");
    full.act("aquilonia", "campaign ophir", &[]);
    full.act("aquilonia", "done", &[MISS; 5]);
    let mut four = ophir("", 4, " hand card-cavalry-charge\n");
    four.act("aquilonia", "campaign ophir", &[]);
    four.act("aquilonia", "done", &[]);
    four.act("aquilonia", "use card-cavalry-charge", &[MISS; 8]);
}

#[test]
fn c_4_the_order_of_a_contest() {
    let card = "strategy strategy-shield-central-east-2";
    let mut game = koth("", &format!(" {card}\n"), &format!(" {card}\n"));
    game.act("aquilonia", "to koth", &[]);
    assert!(game.awaits("aquilonia"), "the attacker may play a card first");
    game.act("aquilonia", card, &[]);
    assert!(game.awaits("turan") && game.state.board.contest.sides[0].card.is_none(), "face down");
    game.act("turan", card, &[HIT, SHIELD, SHIELD, MISS]);
    let order: Vec<_> = game
        .told
        .iter()
        .filter_map(|event| match event {
            Event::CardRevealed { seat, .. } => Some(format!("card {seat}")),
            Event::Rolled { side, .. } => Some(format!("roll {}", side.key())),
            Event::Compared { .. } => Some("compare".into()),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["card 0", "card 1", "roll attacker", "roll defender", "compare"]);
    assert_eq!(compared(&game), Some((2, 1, Side::Attacker)));
}

#[test]
fn c_5_the_six_faces() {
    let faces = Conflict::ALL.map(Conflict::key);
    assert_eq!(faces, ["hit", "hit-conan", "hit-attacker", "shield", "axe", "miss"]);
}

#[test]
fn c_6_what_counts() {
    let mut game = koth("", "", "");
    game.act("aquilonia", "to koth", &[CONAN, ATTACKER, ATTACKER, CONAN]);
    assert_eq!(compared(&game), Some((2, 1, Side::Attacker)), "hit (attacker) is nothing for the defender");
    let mut bare = koth("", "", "");
    bare.act("aquilonia", "to koth", &[SHIELD, AXE, AXE, MISS]);
    assert_eq!(compared(&bare), Some((0, 0, Side::Defender)), "shield and axe need a card");
}

#[test]
fn c_6_what_counts_is_told_face_by_face() {
    let mut game = koth("", " strategy strategy-axe-central-south-3\n", "");
    game.act("aquilonia", "to koth", &[]);
    game.act("aquilonia", "strategy strategy-axe-central-south-3", &[AXE, CONAN, SHIELD, HIT]);
    let counted: Vec<_> = game
        .told
        .iter()
        .filter_map(|event| match *event {
            Event::Counted { side, dice, bonus } => Some((side, dice, bonus)),
            _ => None,
        })
        .collect();
    let (attacker, defender) = ([0, 1, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0]);
    assert_eq!(counted, [(Side::Attacker, attacker, 0), (Side::Defender, defender, 0)]);
}

#[test]
fn c_7_the_attacker_needs_strictly_more() {
    let mut game = koth("", "", "");
    game.act("aquilonia", "to koth", &[HIT, MISS, HIT, MISS]);
    assert_eq!(compared(&game), Some((1, 1, Side::Defender)));
}

#[test]
fn c_8_a_strategy_card_where_it_applies() {
    // Koth's first icon is plains.
    let (fits, not) = ("strategy-axe-shield-south-east-3", "strategy-shield-east-north-6");
    let mut game = koth("", &format!(" strategy {fits} {not}\n"), "");
    game.act("aquilonia", "to koth", &[]);
    assert_eq!(game.why("aquilonia", &format!("strategy {not}")), "C-8");
    assert_eq!(game.why("aquilonia", "strategy strategy-axe-south-east-2"), "C-8", "not in hand");
    game.act("aquilonia", &format!("strategy {fits}"), &[AXE, SHIELD, MISS, MISS]);
    assert_eq!(compared(&game), Some((2, 0, Side::Attacker)));
    assert_eq!(game.state.board.strategy_discard.size(), 1, "discarded afterwards");
}

#[test]
fn c_8_a_contest_stays_in_view_until_the_next_one() {
    let fits = "strategy-axe-shield-south-east-3";
    let mut game = koth("", &format!(" strategy {fits}\n"), " strategy strategy-axe-south-east-2\n");
    assert!(game.state.view(Eye::Onlooker).contest().is_none(), "none was fought yet");
    game.act("aquilonia", "to koth", &[]);
    assert!(game.state.view(Eye::Onlooker).contest().is_some_and(|contest| !contest.over));
    game.act("aquilonia", &format!("strategy {fits}"), &[]);
    game.act("turan", "done", &[AXE, SHIELD, MISS, MISS]);
    game.go("aquilonia", "retreat ophir");
    assert!(game.awaits("turan"), "the next turn");
    let view = game.state.view(Eye::Onlooker);
    let contest = view.contest().expect("the last one");
    assert_eq!((contest.over, contest.winner, view.contest_runs()), (true, Some(Side::Attacker), false));
    assert_eq!(game.state.successes(Side::Attacker), 2, "with its card");
    let again = set(&game.state.set_down());
    assert_eq!(again.state, game.state, "in the text, too");
    assert_eq!(game.state.board.strategy_discard.size(), 1, "and its card is counted once");
}

#[test]
fn c_9_sorcery_rerolls_all_dice_once() {
    let mut game = koth("", " sorcery 2\n", "");
    game.act("aquilonia", "to koth", &[MISS, HIT]);
    game.act("aquilonia", "sorcery", &[HIT, HIT, MISS, MISS]);
    assert_eq!(compared(&game), Some((2, 0, Side::Attacker)));
    assert_eq!(game.realm("aquilonia").sorcery, 1);
    let mut none = koth("", " ready card-bossonian-archers\n", "");
    none.act("aquilonia", "to koth", &[MISS, HIT]);
    assert_eq!(none.why("aquilonia", "sorcery"), "C-9");
}

#[test]
fn c_10_nothing_resolved_is_reopened() {
    let mut game = koth("", " ready card-bossonian-archers\n", " sorcery 1\n");
    game.act("aquilonia", "to koth", &[MISS, MISS]);
    assert!(game.may("aquilonia", "use card-bossonian-archers"));
    game.act("aquilonia", "done", &[HIT, MISS]);
    assert!(game.awaits("turan"));
    game.act("turan", "done", &[]);
    assert_eq!(compared(&game), Some((0, 1, Side::Defender)), "the archers could not come any more");
}

#[test]
fn c_11_every_round_is_a_contest_of_its_own() {
    let mut game = koth("", " sorcery 2\n", "");
    game.act("aquilonia", "to koth", &[MISS, MISS]);
    game.act("aquilonia", "sorcery", &[HIT, HIT, MISS, MISS]);
    game.act("aquilonia", "fight", &[MISS, MISS]);
    assert!(game.may("aquilonia", "sorcery"), "again allowed");
}

#[test]
fn c_12_conan_helps_the_conan_player() {
    let mut attacker = koth("conan koth\n", "", "");
    attacker.act("aquilonia", "to koth", &[CONAN, MISS, MISS, CONAN, MISS]);
    assert_eq!(compared(&attacker), Some((2, 1, Side::Attacker)), "three dice, and hit and Conan twice");
    let mut defender = koth("conan koth\nconan-player turan\n", "", "");
    defender.act("aquilonia", "to koth", &[CONAN, MISS, CONAN, MISS, MISS]);
    assert_eq!(compared(&defender), Some((1, 2, Side::Defender)));
}

#[test]
fn c_13_conan_helps_a_neutral_province() {
    let mut game = ophir("conan ophir\nconan-player turan\n", 3, "");
    game.act("aquilonia", "campaign ophir", &[HIT, HIT, HIT, CONAN, CONAN, MISS, MISS]);
    assert_eq!(compared(&game), Some((3, 4, Side::Defender)), "four dice, and hit and Conan twice");
}

#[test]
fn c_14_otherwise_conan_has_no_effect() {
    let mut game = set(
        "seats aquilonia turan stygia\ntrack token-dancer token-dancer\nconan koth\nconan-player stygia\nseat aquilonia\n units ophir 2\nseat turan\n units koth 2\n",
    );
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "army ophir", &[]);
    game.act("aquilonia", "units 2", &[]);
    game.act("aquilonia", "to koth", &[CONAN, MISS, CONAN, MISS]);
    assert_eq!(compared(&game), Some((1, 1, Side::Defender)));
}

#[test]
fn c_15_raiders_defend_a_neutral_province() {
    let mut game = ophir("raiders ophir 2\n", 2, "");
    game.act("aquilonia", "campaign ophir", &[HIT, MISS, AXE, AXE, MISS]);
    assert_eq!(compared(&game), Some((1, 2, Side::Defender)));
    assert_eq!(game.state.board.raiders[Province::Ophir.index()], 1, "one token a contest");
}

#[test]
fn c_16_windows_attacker_first_until_both_pass() {
    assert_eq!(WINDOWS.len(), Window::ALL.len(), "one row a window");
    let own_roll = WINDOWS.iter().find(|row| row.0 == Window::OwnRoll).map(|row| row.2);
    let sides = Asked::Sides { attacker: Moment::AttackerRolled, defender: Moment::DefenderRolled };
    assert_eq!(own_roll, Some(sides));
    // Both may use cards after the attacker's roll; the attacker is asked first, and again after the other acted.
    let mut game = koth("", " sorcery 2\n ready card-bossonian-archers\n", " hand card-feigned-flight 2\n");
    game.act("aquilonia", "to koth", &[HIT, HIT]);
    assert!(game.awaits("aquilonia"));
    game.act("aquilonia", "use card-bossonian-archers", &[]);
    assert!(game.awaits("turan"));
    game.act("turan", "use card-feigned-flight", &[]);
    game.act("turan", "reroll hit", &[]);
    game.act("turan", "reroll hit", &[MISS, MISS]);
    assert!(game.awaits("aquilonia") && game.may("aquilonia", "sorcery"), "asked again");
    game.act("aquilonia", "done", &[]);
    assert!(game.awaits("turan"), "has not passed since");
    game.act("turan", "done", &[MISS, MISS]);
    assert_eq!(compared(&game), Some((1, 0, Side::Attacker)));
    assert_eq!(BUILT_IN.map.value(Province::Koth), 4);
}
