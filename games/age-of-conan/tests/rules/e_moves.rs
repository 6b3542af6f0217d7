//! E – the books' own worked examples, moves, dice and the crown: E-17, E-18, E-24, E-25.

use age_of_conan::content::Province;

use crate::common::{MISS, set};

/// E-17
#[test]
fn e_17_one_emissary_bridges_for_the_other() {
    let mut game =
        set("seats turan aquilonia\ntrack token-dancer\nactive turan\nseat turan\n emissaries turan 2\n");
    game.act("turan", "die intrigue intrigue", &[]);
    game.act("turan", "emissary turan", &[]);
    assert_eq!(game.why("turan", "to koth"), "I-2", "Zamora is neither friendly nor has it an emissary yet");
    game.act("turan", "to zamora", &[]);
    game.act("turan", "emissary turan", &[]);
    game.act("turan", "to koth", &[]);
    let realm = game.realm("turan");
    assert_eq!((realm.emissaries_at(Province::Zamora), realm.emissaries_at(Province::Koth)), (1, 1));
}

const ARGOS: &str = "seats aquilonia turan\ntrack token-dancer\nconan kush\nsteps argos 1\nseat aquilonia\n units argos 3 aquilonia 2 ophir 4\n forts ophir\n";

/// E-18
#[test]
fn e_18_three_ways_to_attack_argos() {
    let mut one = set(ARGOS);
    one.act("aquilonia", "die military military", &[]);
    one.act("aquilonia", "army aquilonia", &[]);
    one.act("aquilonia", "units 1", &[]);
    one.act("aquilonia", "to ophir", &[]);
    assert_eq!(one.units("aquilonia", Province::Ophir), 5);
    one.act("aquilonia", "campaign argos", &[MISS; 7]);
    assert_eq!(one.units("aquilonia", Province::Argos), 2, "three fought, and lost a round");

    let mut two = set(ARGOS);
    two.act("aquilonia", "die military military", &[]);
    two.act("aquilonia", "army ophir", &[]);
    two.act("aquilonia", "units 3", &[]);
    two.act("aquilonia", "to aquilonia", &[]);
    assert_eq!(two.units("aquilonia", Province::Aquilonia), 5);
    two.act("aquilonia", "army aquilonia", &[]);
    two.act("aquilonia", "units 2", &[]);
    two.act("aquilonia", "to argos", &[MISS; 9]);
    assert_eq!(two.units("aquilonia", Province::Argos), 4, "five fought, and lost a round");
    assert_eq!(two.state.board.steps[Province::Argos.index()], 1, "at the step of the army they joined");

    let mut three = set(ARGOS);
    three.act("aquilonia", "die military military", &[]);
    three.act("aquilonia", "army aquilonia", &[]);
    three.act("aquilonia", "units 2", &[]);
    three.act("aquilonia", "to argos", &[MISS; 9]);
    assert_eq!(three.units("aquilonia", Province::Argos), 4);
}

/// E-24
#[test]
fn e_24_what_a_wild_die_may_be() {
    let uses = |pool: &str| {
        let game = set(&format!("seats aquilonia turan\npool {pool}\n"));
        ["military", "intrigue", "court"].map(|purpose| game.may("aquilonia", &format!("die wild {purpose}")))
    };
    assert_eq!(uses("wild 1 court-conan 1"), [true, true, false]);
    assert_eq!(uses("wild 1 military 1"), [false, true, true]);
    assert_eq!(uses("wild 1 intrigue 1"), [true, false, true]);
    assert_eq!(uses("wild 1 military-intrigue 1"), [false, false, true]);
    assert_eq!(uses("wild 3"), [true, true, true]);
}

/// E-25
#[test]
fn e_25_what_a_crown_is_worth() {
    let crown = |tokens: &str, rival: &str| {
        let mut game = set(&format!(
            "seats aquilonia turan\nage 3\nconan aquilonia\nseat aquilonia\n tokens {tokens}\nseat turan\n tokens {rival}\n\
             flow\n turn adventure\n adventure-end crowning aquilonia\n crowning\n"
        ));
        game.act("aquilonia", "crown monsters", &[]);
        assert!(game.over());
        game.realm("aquilonia").points
    };
    let rival = "token-queen 1 token-star-of-khorala 1";
    assert_eq!(crown("token-ghoul 1", rival), 3 + 5);
    assert_eq!(crown("token-ghoul 1 token-dancer 1 token-ivory-idol 1", "token-copper-armlets 1"), 3 + 15);
}
