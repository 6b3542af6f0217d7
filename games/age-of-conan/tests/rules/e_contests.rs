//! E – the books' own worked examples, contests and cards: E-9 to E-16, E-19 to E-23, E-26, E-27.

use age_of_conan::{
    cards::op::{Contest, Side},
    content::{Province, Terrain},
    event::Event,
};

use crate::common::{ATTACKER, AXE, CONAN, HIT, MISS, SHIELD, Table, set};

/// What the last comparison was.
fn compared(game: &Table) -> Option<(u8, u8, Side)> {
    game.told.iter().rev().find_map(|event| match *event {
        Event::Compared { attacker, defender, winner } => Some((attacker, defender, winner)),
        _ => None,
    })
}

/// Three units of Aquilonia in Ophir, two of Turan campaigning in Koth.
fn koth(aquilonia: &str, turan: &str) -> Table {
    let mut game = set(&format!(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n units ophir 3\n forts ophir\n{aquilonia}\
         seat turan\n units koth 2\n{turan}"
    ));
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "army ophir", &[]);
    game.act("aquilonia", "units 3", &[]);
    game
}

/// E-9
#[test]
fn e_9_successes_shield_card_and_sorcery() {
    let mut plain = koth("", "");
    plain.act("aquilonia", "to koth", &[HIT, HIT, AXE, HIT, SHIELD]);
    assert_eq!(compared(&plain), Some((2, 1, Side::Attacker)));

    let mut card = koth("", " strategy strategy-shield-central-east-2\n");
    card.act("aquilonia", "to koth", &[]);
    card.act("turan", "strategy strategy-shield-central-east-2", &[HIT, HIT, AXE, HIT, SHIELD]);
    assert_eq!(compared(&card), Some((2, 2, Side::Defender)));

    let mut sorcery = koth("", " sorcery 1\n");
    sorcery.act("aquilonia", "to koth", &[HIT, HIT, AXE, HIT, SHIELD]);
    sorcery.act("turan", "sorcery", &[HIT, HIT]);
    assert_eq!(compared(&sorcery), Some((2, 2, Side::Defender)));

    let mut late = koth(" sorcery 1\n", " sorcery 1\n");
    late.act("aquilonia", "to koth", &[HIT, HIT, AXE]);
    assert!(late.may("aquilonia", "sorcery"));
    late.act("aquilonia", "done", &[HIT, SHIELD]);
    assert!(late.awaits("turan") && !late.may("aquilonia", "sorcery"), "the defender has rolled");
}

/// E-10
#[test]
fn e_10_turan_fails_in_khauran() {
    let mut game = set("seats turan stygia aquilonia\ntrack token-dancer\nactive turan\nconan kush\n\
         seat turan\n emissaries khauran 1 zamora 1\n ready card-veziz-shah\n");
    game.act("turan", "die intrigue intrigue", &[]);
    game.act("turan", "contest khauran", &[HIT, MISS, MISS]);
    assert_eq!(game.state.strength(Side::Attacker), 3);
    assert!(game.may("turan", "use card-veziz-shah"), "before Khauran rolls");
    game.act("turan", "done", &[HIT, HIT, MISS]);
    assert_eq!(compared(&game), Some((1, 2, Side::Defender)));
    assert_eq!(game.realm("turan").emissaries_at(Province::Khauran), 1, "the emissary stays");
    assert!(!game.realm("turan").ready.is_empty(), "the card was not used");
    assert!(!game.awaits("turan"), "and cannot be used any more");
}

/// E-11
#[test]
fn e_11_conan_gives_a_sixth_die() {
    let mut game = set(
        "seats aquilonia hyperborea\ntrack token-dancer\nconan pictish-wilderness\nseat aquilonia\n units pictish-wilderness 5\n",
    );
    game.act("aquilonia", "die military military", &[]);
    let six = [HIT, ATTACKER, CONAN, MISS, MISS, MISS];
    game.act("aquilonia", "campaign pictish-wilderness", &[&six[..], &[HIT, HIT, HIT]].concat());
    assert_eq!(compared(&game), Some((4, 3, Side::Attacker)));
}

/// E-12
#[test]
fn e_12_bossonian_archers() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n units ophir 1\n gold 4\n hand card-bossonian-archers\n",
    );
    game.act("aquilonia", "table card-bossonian-archers", &[]);
    assert_eq!(game.realm("aquilonia").gold, 2);
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "campaign ophir", &[MISS]);
    game.act("aquilonia", "use card-bossonian-archers", &[MISS, MISS, MISS]);
    assert_eq!(compared(&game), Some((1, 0, Side::Attacker)));
    assert!(game.realm("aquilonia").ready.is_empty() && game.realm("aquilonia").used.size() == 1);

    let later = "seats aquilonia turan\nseat aquilonia\n gold 2\n used card-bossonian-archers\n";
    let mut game = set(later);
    game.act("aquilonia", "refresh card-bossonian-archers", &[]);
    assert_eq!((game.realm("aquilonia").gold, game.realm("aquilonia").ready.size()), (0, 1));
    let same_turn = set(&format!("{later} fresh card-bossonian-archers\n"));
    assert_eq!(same_turn.why("aquilonia", "refresh card-bossonian-archers"), "K-2");
}

/// E-13
#[test]
fn e_13_plains_card_in_ophir() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n units ophir 2\n strategy strategy-axe-shield-south-east-3\n",
    );
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "campaign ophir", &[]);
    game.act("aquilonia", "strategy strategy-axe-shield-south-east-3", &[AXE, SHIELD, HIT, MISS, MISS]);
    assert_eq!(compared(&game), Some((2, 1, Side::Attacker)));
}

/// E-14
#[test]
fn e_14_second_area_counts_with_fewer_players() {
    for (seats, allowed) in [
        ("seats turan aquilonia", true),
        ("seats turan aquilonia stygia", true),
        ("seats turan aquilonia stygia hyperborea", false),
    ] {
        let mut game = set(&format!(
            "{seats}\ntrack token-dancer\nactive turan\nconan kush\nseat turan\n emissaries zamora 1\n strategy strategy-shield-north-east-3\n"
        ));
        game.act("turan", "die intrigue intrigue", &[]);
        game.act("turan", "contest zamora", &[]);
        assert_eq!(game.may("turan", "strategy strategy-shield-north-east-3"), allowed, "{seats}");
        if !allowed {
            assert_eq!(game.why("turan", "strategy strategy-shield-north-east-3"), "C-8");
            continue;
        }
        game.act("turan", "strategy strategy-shield-north-east-3", &[SHIELD, SHIELD, MISS, MISS, MISS, MISS]);
        assert_eq!(compared(&game), Some((2, 0, Side::Attacker)));
    }
}

/// A contest of Turan's in Zamora, waiting for its own roll to be accepted.
fn zamora(turan: &str, more: &str) -> Table {
    let mut game = set(&format!(
        "seats turan aquilonia\ntrack token-dancer\nactive turan\nconan kush\nseat turan\n sorcery 1\n{turan}{more}"
    ));
    game.act("turan", "die intrigue intrigue", &[]);
    game
}

/// E-15
#[test]
fn e_15_strength_of_an_intrigue() {
    let mut game = zamora(" emissaries zamora 1 koth 1\n", "");
    game.act("turan", "contest zamora", &[MISS, MISS, MISS]);
    assert_eq!(game.state.strength(Side::Attacker), 3, "1, Koth and Turan");
}

/// E-16
#[test]
fn e_16_zamora_defends() {
    let mut neutral = zamora(" emissaries zamora 1\n", "");
    neutral.act("turan", "contest zamora", &[MISS, MISS]);
    assert_eq!(neutral.state.strength(Side::Defender), 4);

    let mut allied = set(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n emissaries zamora 1\n sorcery 1\nseat turan\n towers zamora\n",
    );
    allied.act("aquilonia", "die intrigue intrigue", &[]);
    allied.act("aquilonia", "contest zamora", &[MISS]);
    assert_eq!(allied.state.strength(Side::Defender), 5);
}

/// E-19
#[test]
fn e_19_five_against_argos() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n sorcery 1\n units aquilonia 5\n",
    );
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "army aquilonia", &[]);
    game.act("aquilonia", "units 5", &[]);
    game.act("aquilonia", "to argos", &[MISS; 5]);
    assert_eq!((game.state.strength(Side::Attacker), game.state.strength(Side::Defender)), (5, 4));
}

/// E-20
#[test]
fn e_20_ophir_is_subjugated() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n units ophir 5\n strategy strategy-axe-shield-south-east-3\n",
    );
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "campaign ophir", &[]);
    let rolls = [HIT, ATTACKER, AXE, MISS, MISS, HIT, HIT, MISS];
    game.act("aquilonia", "strategy strategy-axe-shield-south-east-3", &rolls);
    assert_eq!(compared(&game), Some((3, 2, Side::Attacker)));
    assert_eq!(game.state.board.steps[Province::Ophir.index()], 1, "the second icon, and the last");
    game.act("aquilonia", "march", &[HIT, MISS, MISS, MISS, MISS, MISS, MISS]);
    let realm = game.realm("aquilonia");
    assert_eq!((realm.units_at(Province::Ophir), realm.points), (3, 3));
    assert!(realm.forts.has(Province::Ophir));
}

/// E-21
#[test]
fn e_21_siege_of_ophir() {
    let (with, without) = ("strategy-shield-central-east-2", "strategy-axe-shield-north-south-2");
    let mut game = set(&format!(
        "seats turan aquilonia\ntrack token-dancer\nactive turan\nconan kush\nseat turan\n units koth 5\n strategy {with} {without}\n\
         seat aquilonia\n units ophir 2\n forts ophir\n strategy {with} {without}\n"
    ));
    game.act("turan", "die military military", &[]);
    game.act("turan", "army koth", &[]);
    game.act("turan", "units 5", &[]);
    game.act("turan", "to ophir", &[]);
    assert_eq!((game.state.strength(Side::Attacker), game.state.strength(Side::Defender)), (5, 3));
    assert_eq!(game.state.board.contest.terrain, Terrain::Plains);
    assert!(
        game.may("turan", &format!("strategy {with}")) && !game.may("turan", &format!("strategy {without}"))
    );
    game.act("turan", "done", &[]);
    assert!(game.may("aquilonia", &format!("strategy {with}")));
    assert_eq!(game.why("aquilonia", &format!("strategy {without}")), "C-8");
}

/// E-22
#[test]
fn e_22_battle_on_the_defenders_step() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nsteps koth 1\nseat aquilonia\n units ophir 2\n forts ophir\n strategy strategy-axe-north-central-6\n\
         seat turan\n units koth 2\n",
    );
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "army ophir", &[]);
    game.act("aquilonia", "units 2", &[]);
    game.act("aquilonia", "to koth", &[]);
    assert_eq!(
        (game.state.board.contest.kind, game.state.board.contest.terrain),
        (Contest::Battle, Terrain::Woods)
    );
    assert!(game.may("aquilonia", "strategy strategy-axe-north-central-6"), "a card with woods");
}

/// E-23
#[test]
fn e_23_north_card_in_brythunia() {
    let mut game = set(
        "seats turan aquilonia stygia hyperborea\ntrack token-dancer\nactive turan\nconan kush\nseat turan\n emissaries brythunia 1 zamora 1\n strategy strategy-shield-north-east-3\n",
    );
    game.act("turan", "die intrigue intrigue", &[]);
    game.act("turan", "contest brythunia", &[]);
    game.act("turan", "strategy strategy-shield-north-east-3", &[SHIELD, SHIELD, MISS, MISS, MISS]);
    assert_eq!(compared(&game), Some((2, 0, Side::Attacker)));
}

/// E-26
#[test]
fn e_26_a_reroll_keeps_what_cards_give() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer\nconan kush\nseat aquilonia\n units ophir 2\n sorcery 1\n strategy strategy-axe-shield-south-east-3\n",
    );
    game.act("aquilonia", "die military military", &[]);
    game.act("aquilonia", "campaign ophir", &[]);
    game.act("aquilonia", "strategy strategy-axe-shield-south-east-3", &[MISS, MISS]);
    game.act("aquilonia", "sorcery", &[AXE, SHIELD, MISS, MISS, MISS]);
    assert_eq!(compared(&game), Some((2, 0, Side::Attacker)));
    assert_eq!(game.realm("aquilonia").sorcery, 0);
}

/// E-27
#[test]
fn e_27_rerolling_the_attackers_dice_in_time() {
    let mut game = koth("", " hand card-feigned-flight 2\n");
    game.act("aquilonia", "to koth", &[HIT, HIT, HIT]);
    assert!(game.may("turan", "use card-feigned-flight"), "after the attacker's roll");
    game.act("turan", "done", &[MISS, MISS]);
    assert!(!game.may("turan", "use card-feigned-flight"), "not once the defender has rolled");
    assert_eq!(compared(&game), Some((3, 0, Side::Attacker)));
}
