//! K – cards.

use age_of_conan::{
    cards::op::{Kind, Window, Windows},
    content::{BUILT_IN, Province},
};

use crate::common::{HIT, MISS, set};

#[test]
fn k_1_table_event_and_instant() {
    for card in BUILT_IN.kingdoms.iter().copied().flatten() {
        match card.kind {
            Kind::Table { cost } => assert!(cost > 0, "{}", card.name),
            Kind::Event => assert_eq!(card.windows, Windows::of(Window::Court), "{}", card.name),
            Kind::Instant => assert!(!card.windows.has(Window::Court), "{}", card.name),
            Kind::Artifact => panic!("{} is in a kingdom's deck", card.name),
        }
    }
    let game = set("seats aquilonia turan\nseat aquilonia\n gold 9\n hand card-royal-taxes\n");
    assert_eq!(game.why("aquilonia", "table card-royal-taxes"), "K-1");
}

#[test]
fn k_2_a_table_card_is_used_once_until_refreshed() {
    let mut game = set(
        "seats turan aquilonia\nactive turan\ntrack token-dancer token-dancer\nseat turan\n units turan 2\n towers zamora\n gold 2\n ready card-steppe-riders\n",
    );
    game.act("turan", "use card-steppe-riders", &[]);
    game.act("turan", "done", &[]);
    assert_eq!(game.why("turan", "use card-steppe-riders"), "K-2");
    assert_eq!(game.why("turan", "refresh card-steppe-riders"), "K-2", "not in this turn");
    let mut next =
        set("seats turan aquilonia\nactive turan\nseat turan\n gold 2\n used card-steppe-riders\n");
    next.act("turan", "refresh card-steppe-riders", &[]);
    assert!(next.realm("turan").used.is_empty());
}

#[test]
fn k_3_an_event_needs_a_court_action() {
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer token-dancer\npool wild 2\nseat aquilonia\n hand card-royal-taxes\n",
    );
    assert_eq!(game.why("aquilonia", "use card-royal-taxes"), "K-3");
    game.act("aquilonia", "die wild court", &[]);
    game.act("aquilonia", "use card-royal-taxes", &[]);
    assert_eq!((game.realm("aquilonia").discard.size(), game.own("aquilonia").kingdom.size()), (1, 0));
}

#[test]
fn k_4_an_instant_when_its_text_says() {
    let mut game = set(
        "seats turan aquilonia\nactive turan\ntrack token-dancer token-dancer\nseat turan\n hand card-kings-purse card-feigned-flight\n",
    );
    assert_eq!(game.why("turan", "use card-feigned-flight"), "K-4");
    game.go("turan", "use card-kings-purse");
    assert_eq!((game.realm("turan").gold, game.own("turan").strategy.size()), (2, 1));
    assert_eq!(game.realm("turan").discard.size(), 1);
}

#[test]
fn k_5_an_artifact_as_often_as_the_occasion_arises() {
    // The Cobra Crown rerolls in intrigue contests, once each time, and is never discarded.
    let mut game = set(
        "seats aquilonia turan\ntrack token-dancer token-dancer\nconan kush\nartifacts - aquilonia -\nseat aquilonia\n emissaries ophir 1\n",
    );
    game.act("aquilonia", "die intrigue intrigue", &[]);
    game.act("aquilonia", "contest ophir", &[MISS, MISS]);
    game.act("aquilonia", "use artifact-cobra-crown", &[]);
    game.act("aquilonia", "reroll miss", &[]);
    // The second die reroll rolls both, and the window is over: nothing else can be used in it.
    game.act("aquilonia", "reroll miss", &[HIT, HIT, MISS, MISS, MISS]);
    assert!(game.realm("aquilonia").towers.has(Province::Ophir));
    assert_eq!(game.state.board.artifacts[1], Some(game.seat("aquilonia")), "not discarded");
}

#[test]
fn k_6_what_is_impossible_is_not_offered() {
    let text = "seats hyperborea aquilonia\nactive hyperborea\ntrack token-dancer token-dancer\nseat hyperborea\n hand card-witchfire\n";
    let game = set(text);
    assert_eq!(game.why("hyperborea", "use card-witchfire"), "K-6", "no table card is used");
    let mut used = set(&format!("{text} used card-gaunt-giants\n"));
    used.act("hyperborea", "use card-witchfire", &[]);
    used.act("hyperborea", "ready card-gaunt-giants", &[]);
    assert_eq!(used.realm("hyperborea").ready.size(), 1);
    // Partly possible: two units from a supply of one.
    let mut partly = set(
        "seats aquilonia turan\ntrack token-dancer token-dancer\npool wild 2\nseat aquilonia\n units aquilonia 17\n hand card-feudal-levy\n",
    );
    partly.act("aquilonia", "die wild court", &[]);
    partly.act("aquilonia", "use card-feudal-levy", &[]);
    partly.act("aquilonia", "place aquilonia", &[]);
    assert_eq!(partly.units("aquilonia", Province::Aquilonia), 18);
    assert!(!partly.awaits("aquilonia"));
}
