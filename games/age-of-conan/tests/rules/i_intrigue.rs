//! I – intrigue actions.

use age_of_conan::{
    cards::op::{Contest, Side},
    content::Province,
    event::Event,
};

use crate::common::{AXE, HIT, MISS, Table, set};

/// Aquilonia has chosen an intrigue die; Conan is far away.
fn intrigue(seats: &str, text: &str) -> Table {
    let mut game = set(&format!("seats {seats}\ntrack token-dancer\nconan pictish-wilderness\n{text}"));
    game.act("aquilonia", "die intrigue intrigue", &[]);
    game
}

fn two(text: &str) -> Table {
    intrigue("aquilonia turan", text)
}

/// How many dice a side rolled at first.
fn dice(game: &Table, of: Side) -> u8 {
    let first = game.told.iter().find_map(|event| match *event {
        Event::Rolled { side, dice, again: false } if side == of => Some(dice.iter().sum()),
        _ => None,
    });
    first.expect("a roll of that side")
}

fn kind(game: &Table) -> Option<Contest> {
    game.told.iter().find_map(|event| match *event {
        Event::ContestBegins { kind, .. } => Some(kind),
        _ => None,
    })
}

#[test]
fn i_1_two_moves() {
    let mut game = two("seat aquilonia\n emissaries aquilonia 3\n");
    game.act("aquilonia", "emissary aquilonia", &[]);
    game.act("aquilonia", "to ophir", &[]);
    assert_eq!(game.why("aquilonia", "send aquilonia"), "I-1", "placing is an action of its own");
    game.act("aquilonia", "emissary aquilonia", &[]);
    game.act("aquilonia", "to argos", &[]);
    assert!(game.awaits("turan"), "at most two");
    let realm = game.realm("aquilonia");
    assert_eq!(
        [Province::Aquilonia, Province::Ophir, Province::Argos].map(|at| realm.emissaries_at(at)),
        [1, 1, 1]
    );
}

#[test]
fn i_1_one_move_then_a_contest_or_a_collection_and_nothing_after() {
    let mut contest = two("seat aquilonia\n emissaries aquilonia 2\n");
    contest.act("aquilonia", "emissary aquilonia", &[]);
    contest.act("aquilonia", "to ophir", &[]);
    contest.act("aquilonia", "contest ophir", &[HIT, MISS, MISS, MISS, MISS]);
    assert!(contest.realm("aquilonia").towers.has(Province::Ophir));
    assert!(contest.awaits("turan"), "a contest is the last step");

    let mut collection = two("seat aquilonia\n emissaries corinthia 2\nseat turan\n towers zamora\n");
    collection.act("aquilonia", "emissary corinthia", &[]);
    collection.act("aquilonia", "to zamora", &[]);
    collection.act("aquilonia", "collect zamora", &[]);
    assert_eq!(collection.realm("aquilonia").gold, 4);
    assert!(collection.awaits("turan"), "so is a collection");
}

#[test]
fn i_1_placing_one_emissary_in_a_friendly_province() {
    let mut game = two("seat aquilonia\n emissaries koth 1\n forts ophir\n");
    assert!(game.may("aquilonia", "send aquilonia") && game.may("aquilonia", "done"));
    assert_eq!(game.why("aquilonia", "send koth"), "I-1", "not friendly");
    game.act("aquilonia", "send ophir", &[]);
    let realm = game.realm("aquilonia");
    assert_eq!((realm.emissaries_at(Province::Ophir), realm.emissary_supply), (1, 4));
    assert!(game.awaits("turan"));
    let all = two("seat aquilonia\n emissaries koth 6\n");
    assert_eq!(all.why("aquilonia", "send aquilonia"), "T-11");
}

#[test]
fn i_2_through_friendly_provinces_and_own_emissaries_only() {
    let mut game = two("seat aquilonia\n emissaries aquilonia 1 corinthia 1\n forts ophir\n\
                        seat turan\n emissaries argos 1 koth 1\n");
    game.act("aquilonia", "emissary aquilonia", &[]);
    let to = |at: &str| game.may("aquilonia", &format!("to {at}"));
    assert!(to("ophir") && to("koth"), "Ophir is friendly");
    assert!(to("corinthia") && to("zamora") && to("brythunia"), "an own emissary stands in Corinthia");
    assert_eq!(game.why("aquilonia", "to shem"), "I-2", "Turan's emissaries in Argos and Koth are no bridge");
    assert_eq!(game.why("aquilonia", "to turan"), "I-2", "it stops in Zamora");
}

#[test]
fn i_2_each_moves_once() {
    let mut game = two("seat aquilonia\n emissaries aquilonia 1 koth 1\n");
    game.act("aquilonia", "emissary aquilonia", &[]);
    game.act("aquilonia", "to argos", &[]);
    assert_eq!(game.why("aquilonia", "emissary argos"), "I-2", "it has moved");
    assert!(game.may("aquilonia", "emissary koth"), "the other has not");
    let mut crowd = two("seat aquilonia\n emissaries aquilonia 1 argos 1\n");
    crowd.act("aquilonia", "emissary aquilonia", &[]);
    crowd.act("aquilonia", "to argos", &[]);
    assert!(crowd.may("aquilonia", "emissary argos"), "one of the two there has not moved");
}

#[test]
fn i_3_into_any_province() {
    let mut game =
        two("seat aquilonia\n emissaries zamora 1\nseat turan\n units steppes 1\n towers khauran\n");
    game.act("aquilonia", "emissary zamora", &[]);
    for (at, why) in [
        ("khauran", "enemy"),
        ("steppes", "savage, with an army"),
        ("turan", "another player's home"),
        ("brythunia", "an area out of play"),
        ("koth", "neutral"),
    ] {
        assert!(game.may("aquilonia", &format!("to {at}")), "{why}");
    }
}

#[test]
fn i_4_gold_equal_to_the_value_of_an_enemy_province() {
    for (at, marker, value) in [
        ("zamora", "towers zamora", 4),
        ("nemedia", "forts nemedia\n towers nemedia", 5),
        ("steppes", "forts steppes\n units steppes 2", 2),
    ] {
        let mut game = two(&format!("seat aquilonia\n emissaries {at} 1\nseat turan\n {marker}\n"));
        game.act("aquilonia", &format!("collect {at}"), &[]);
        let realm = game.realm("aquilonia");
        assert_eq!((realm.gold, realm.emissary_supply, realm.envoys.is_empty()), (value, 6, true), "{at}");
    }
}

#[test]
fn i_4_nowhere_else() {
    let game = two("seat aquilonia\n emissaries koth 1 ophir 1 turan 1 aquilonia 1\n forts ophir\n");
    for at in ["koth", "ophir", "turan", "aquilonia", "zamora"] {
        assert_eq!(game.why("aquilonia", &format!("collect {at}")), "I-4", "{at}");
    }
}

#[test]
fn i_5_where_no_contest_is_fought() {
    let game = two(
        "seat aquilonia\n emissaries steppes 1 turan 1 cimmeria 1 ophir 1 koth 1 nemedia 1\n towers ophir\n\
         seat turan\n forts koth\n units nemedia 1\n",
    );
    for (at, rule) in [
        ("argos", "I-5"),
        ("steppes", "T-4"),
        ("turan", "I-5"),
        ("cimmeria", "T-4"),
        ("ophir", "I-5"),
        ("koth", "I-5"),
        ("nemedia", "I-5"),
    ] {
        assert_eq!(game.why("aquilonia", &format!("contest {at}")), rule, "{at}");
    }
    let more = two("seat aquilonia\n emissaries border-kingdom 1 koth 1 argos 1 zamora 1\n\
                    seat turan\n forts koth\n towers koth argos zamora\n units argos 1\n");
    assert_eq!(more.why("aquilonia", "contest border-kingdom"), "V-1", "out of play");
    assert_eq!(more.why("aquilonia", "contest koth"), "I-5", "an enemy city");
    assert_eq!(more.why("aquilonia", "contest argos"), "I-5", "an ally's army");
    assert!(more.may("aquilonia", "contest zamora"), "a tower alone");
}

#[test]
fn i_5_an_alliance_needs_a_tower_in_the_supply() {
    let nine = "seat aquilonia\n emissaries iranistan 1 shem 1\n\
                towers ophir argos koth nemedia corinthia zingara zamora khauran khoraja\n";
    let game = intrigue("aquilonia turan stygia", &format!("{nine}seat stygia\n towers shem\n"));
    assert_eq!(game.why("aquilonia", "contest iranistan"), "T-11");
    assert!(game.may("aquilonia", "contest shem"), "breaking one needs none");
    assert!(two(nine).may("aquilonia", "contest iranistan"), "no limit with two players");
}

#[test]
fn i_6_alliance_or_breaking() {
    let mut ally = two("seat aquilonia\n emissaries zamora 1\n");
    ally.act("aquilonia", "contest zamora", &[MISS; 5]);
    assert_eq!(kind(&ally), Some(Contest::Alliance));
    let mut broken = two("seat aquilonia\n emissaries zamora 1\nseat turan\n towers zamora\n");
    broken.act("aquilonia", "contest zamora", &[MISS; 6]);
    assert_eq!(kind(&broken), Some(Contest::Breaking));
}

#[test]
fn i_7_the_attackers_strength() {
    for (around, strength) in [
        ("emissaries koth 1", 1),
        ("emissaries koth 3", 1),
        ("emissaries koth 1 ophir 2\n forts ophir", 2),
        ("emissaries koth 1 argos 1\n towers ophir", 3),
        ("emissaries koth 1 argos 1 shem 1 zamora 1\n forts ophir", 5),
        ("emissaries koth 1 argos 1 shem 1 zamora 1\n forts ophir corinthia khauran", 5),
    ] {
        let mut game = two(&format!("seat aquilonia\n {around}\n"));
        game.go("aquilonia", "contest koth");
        assert_eq!(dice(&game, Side::Attacker), strength, "{around}");
    }
}

#[test]
fn i_8_the_defenders_strength() {
    for (at, marker, strength) in
        [("koth", "", 4), ("ophir", "", 3), ("ophir", "towers ophir", 4), ("zamora", "towers zamora", 5)]
    {
        let mut game = two(&format!("seat aquilonia\n emissaries {at} 1\nseat turan\n {marker}\n"));
        game.go("aquilonia", &format!("contest {at}"));
        assert_eq!(dice(&game, Side::Defender), strength, "{at} {marker}");
    }
}

#[test]
fn i_8_the_ally_defends_with_cards_and_sorcery() {
    let text = "seat aquilonia\n emissaries zamora 1\nseat turan\n sorcery 1\n strategy strategy-axe-east-central-4\n";
    let mut game = two(&format!("{text} towers zamora\n"));
    game.act("aquilonia", "contest zamora", &[]);
    game.act("turan", "strategy strategy-axe-east-central-4", &[HIT, AXE, MISS, MISS, MISS, MISS]);
    assert!(game.awaits("turan") && game.may("turan", "sorcery"));
    game.act("turan", "done", &[]);
    assert_eq!(game.realm("aquilonia").emissaries_at(Province::Zamora), 0, "the axe makes it 1 to 1");

    let mut neutral = two(text);
    neutral.act("aquilonia", "contest zamora", &[HIT, AXE, MISS, MISS, MISS]);
    assert!(neutral.realm("aquilonia").towers.has(Province::Zamora), "Turan was not asked");
}

#[test]
fn i_9_an_alliance_won_and_lost() {
    let text = "seat aquilonia\n emissaries koth 1\n gold 1\n";
    let mut won = two(text);
    won.act("aquilonia", "contest koth", &[HIT, MISS, MISS, MISS, MISS]);
    let realm = won.realm("aquilonia");
    assert!(realm.towers.has(Province::Koth) && realm.forts.is_empty());
    assert_eq!((realm.emissaries_at(Province::Koth), realm.emissary_supply), (0, 6));
    assert_eq!((realm.gold, realm.points), (1 + 4, 0));

    let mut lost = two(text);
    lost.act("aquilonia", "contest koth", &[HIT, HIT, MISS, MISS, MISS]);
    let realm = lost.realm("aquilonia");
    assert!(realm.towers.is_empty());
    assert_eq!((realm.emissaries_at(Province::Koth), realm.gold), (1, 1), "a tie is lost; nothing happens");
}

#[test]
fn i_10_breaking_won_and_lost() {
    let text = "seat aquilonia\n emissaries zamora 1\nseat turan\n towers zamora\n emissaries zamora 1\n";
    let mut won = two(text);
    won.act("aquilonia", "contest zamora", &[HIT, MISS, MISS, MISS, MISS, MISS]);
    assert!(won.realm("turan").towers.is_empty());
    assert!(won.state.board.neutral().has(Province::Zamora));
    let realm = won.realm("aquilonia");
    assert_eq!((realm.emissaries_at(Province::Zamora), realm.gold), (1, 0), "it stays, and gains nothing");
    assert_eq!(won.realm("turan").emissaries_at(Province::Zamora), 1, "emissaries stay (T-15)");

    let mut lost = two(text);
    lost.act("aquilonia", "contest zamora", &[MISS; 6]);
    assert!(lost.realm("turan").towers.has(Province::Zamora));
    assert_eq!(lost.realm("aquilonia").emissaries_at(Province::Zamora), 0);
}

#[test]
fn i_11_an_own_campaign_does_not_stop_an_alliance() {
    let mut game =
        two("pool intrigue 1 military 2\nsteps koth 1\nseat aquilonia\n units koth 3\n emissaries koth 1\n");
    game.act("aquilonia", "contest koth", &[HIT, MISS, MISS, MISS, MISS]);
    let realm = game.realm("aquilonia");
    assert!(realm.towers.has(Province::Koth) && realm.forts.is_empty());
    assert_eq!((realm.units_at(Province::Koth), realm.points, realm.gold), (3, 0, 4));
    assert_eq!(game.state.board.steps[Province::Koth.index()], 0, "no step");
    game.go("turan", "die military military").go("turan", "done");
    game.act("aquilonia", "done", &[]);
    game.act("aquilonia", "die military military", &[]);
    assert_eq!(game.why("aquilonia", "campaign koth"), "M-4", "it stands in a friendly province");
}

#[test]
fn i_12_one_emissary_is_meant() {
    let mut game = two("seat aquilonia\n emissaries koth 2 argos 1\n");
    game.act("aquilonia", "emissary argos", &[]);
    game.act("aquilonia", "to koth", &[]);
    game.act("aquilonia", "contest koth", &[HIT, MISS, MISS, MISS, MISS]);
    assert_eq!(dice(&game, Side::Attacker), 1, "the others there add nothing");
    assert_eq!(game.realm("aquilonia").emissaries_at(Province::Koth), 2, "and are not removed");

    let mut resting = two("seat aquilonia\n emissaries koth 1 argos 1\n");
    resting.act("aquilonia", "emissary argos", &[]);
    resting.act("aquilonia", "to aquilonia", &[]);
    assert!(resting.may("aquilonia", "contest koth"), "it need not have moved");

    let mut collect = two("seat aquilonia\n emissaries zamora 2\nseat turan\n towers zamora\n");
    collect.act("aquilonia", "collect zamora", &[]);
    assert_eq!(
        (collect.realm("aquilonia").emissaries_at(Province::Zamora), collect.realm("aquilonia").gold),
        (1, 4)
    );
}
