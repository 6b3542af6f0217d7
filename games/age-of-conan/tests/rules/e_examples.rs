//! E – the books' own worked examples, bids, adventures and age change: E-1 to E-8.

use crate::common::{Table, set};
use age_of_conan::content::{Category, Province};

const TWO: &str = "seats aquilonia turan\n";
const THREE: &str = "seats aquilonia turan stygia\n";

/// E-1
#[test]
fn e_1_turan_wins_the_bid() {
    let mut game = set(&format!(
        "{TWO}track token-dancer\nseat aquilonia\n strategy strategy-axe-south-east-2\n\
         seat turan\n strategy strategy-shield-north-east-3\nflow\n turn adventure\n bidding bids\n bids\n"
    ));
    game.act("aquilonia", "bid 3 strategy-axe-south-east-2", &[]);
    game.go("turan", "bid 5 strategy-shield-north-east-3");
    assert_eq!(game.state.board.conan_player, Some(game.seat("turan")));
    assert_eq!(game.realm("aquilonia").spent, 0, "the 3 comes back at once");
    assert_eq!(game.realm("turan").spent, 0b1000, "the 5 is spent");
}

/// E-2
#[test]
fn e_2_three_ways_lead_to_nordheim() {
    let ways = ["pictish-wilderness", "cimmeria", "border-kingdom"];
    let scenario = format!(
        "{TWO}conan aquilonia\ndestination nordheim\ntrack token-dancer token-dancer\nflow\n turn conan\n move-conan\n"
    );
    let moves = set(&scenario).legal("aquilonia");
    assert!(moves.len() > 4 && moves.contains(&"done".into()));
    for way in moves {
        let mut game = set(&scenario);
        game.act("aquilonia", &way, &[]);
        let takes = way.strip_prefix("conan ").is_some_and(|to| ways.contains(&to));
        assert_eq!(game.legal("aquilonia") == ["keep", "trade"], takes, "{way}");
        assert_eq!(game.state.board.track_len, 1, "the first token is taken or discarded: {way}");
        assert_eq!(game.state.board.gone.size(), u8::from(!takes), "{way}");
    }
}

/// An age change of these seats, at its raids.
fn age_change(text: &str) -> Table {
    set(&format!("{text}flow\n turn adventure\n age-change garrisons\n raids 0\n"))
}

/// E-3
#[test]
fn e_3_raids() {
    let mut game = age_change(&format!(
        "{TWO}adventures-left 0\nraiders aquilonia 2 steppes 1 zamora 2\n\
         seat aquilonia\n units aquilonia 3\n points 4\nseat turan\n points 5\n towers zamora\n"
    ));
    game.act("aquilonia", "repel aquilonia", &[]);
    assert_eq!(game.units("aquilonia", Province::Aquilonia), 2);
    assert_eq!(game.realm("aquilonia").points, 4, "nothing is lost");
    assert_eq!(game.realm("turan").points, 3, "two raiders in Zamora");
    assert!(game.state.board.raided.is_empty(), "all raiders are discarded (G-3)");
}

/// E-4
#[test]
fn e_4_objectives() {
    let text = format!(
        "{THREE}adventures-left 0\nobjectives objective-dark-arts objective-road-of-kings objective-hyborian-empire\n\
         raiders kush 1\nseat aquilonia\n units aquilonia 1\n forts ophir argos\n\
         seat turan\n sorcery 2\nseat stygia\n sorcery 2\n"
    );
    let mut game = set(&format!("{text}flow\n turn adventure\n age-change income\n raids 2\n")
        .replace("kush 1", "stygia 1")
        .replace("seat stygia\n", "seat stygia\n units stygia 1\n"));
    // The first objective of the deck replaces the one met.
    game.act("stygia", "done", &[0]);
    let names: Vec<_> = game.state.board.objectives[..3]
        .iter()
        .map(|&card| game.state.board.content.objectives[usize::from(card)].name)
        .collect();
    assert_eq!(names[..2], ["objective-dark-arts", "objective-road-of-kings"]);
    assert_ne!(names[2], "objective-hyborian-empire");
    assert_eq!(game.realm("aquilonia").points, 2);
    assert_eq!(game.realm("turan").points + game.realm("stygia").points, 0);
}

/// E-5
#[test]
fn e_5_cities_and_troops() {
    let mut game = set(&format!(
        "{TWO}adventures-left 0\nseat aquilonia\n units argos 3\n forts ophir argos\nflow\n turn adventure\n age-change troops\n troops 0 -\n"
    ));
    game.act("aquilonia", "place aquilonia", &[]);
    game.act("aquilonia", "place argos", &[]);
    game.act("aquilonia", "city ophir", &[]);
    assert_eq!(game.units("aquilonia", Province::Aquilonia), 1);
    assert_eq!(game.units("aquilonia", Province::Argos), 4);
    assert!(
        game.realm("aquilonia").towers.has(Province::Ophir)
            && game.realm("aquilonia").forts.has(Province::Ophir)
    );
    assert!(game.awaits("turan"), "nothing is left to place");
}

/// E-6
#[test]
fn e_6_income_and_spending() {
    let mut game = set(&format!(
        "{TWO}adventures-left 0\nfirst turan\nraiders turan 1\nseat turan\n units turan 1\n gold 4\n towers zamora\nflow\n turn adventure\n age-change garrisons\n raids 0\n"
    ));
    game.act("turan", "done", &[]);
    assert_eq!(game.realm("turan").gold, 11, "4 and an income of 7");
    game.act("turan", "done", &[]);
    assert!(game.may("aquilonia", "done"), "Aquilonia's troops");
    game.act("aquilonia", "done", &[]);
    (0..3).for_each(|_| _ = game.act("turan", "place zamora", &[]));
    game.act("turan", "send turan", &[]);
    game.go("turan", "buy-both");
    assert_eq!(game.realm("turan").gold, 1);
    assert_eq!(game.units("turan", Province::Zamora), 3);
    assert_eq!((game.own("turan").kingdom.size(), game.own("turan").strategy.size()), (1, 1));
}

/// E-7
#[test]
fn e_7_artifacts_and_bonus_card() {
    let mut game = set(&format!(
        "{THREE}adventures-left 0\nseat aquilonia\n points 3\n tokens token-wolf-pack token-ghoul token-grey-ape\n\
         seat turan\n tokens token-noblewoman token-priestess\n\
         seat stygia\n points 1\n tokens token-frost-giant token-sabre-tooth\nflow\n turn adventure\n age-change offerings\n artifact-bids aquilonia+turan+stygia\n"
    ));
    for (kingdom, clicks) in [
        (
            "aquilonia",
            &["category monsters", "token token-wolf-pack", "token token-ghoul", "token token-grey-ape"][..],
        ),
        ("turan", &["category women", "token token-noblewoman", "token token-priestess"][..]),
        ("stygia", &["category monsters", "token token-sabre-tooth", "token token-frost-giant"][..]),
    ] {
        for click in clicks {
            game.act(kingdom, click, &[]);
        }
        game.go(kingdom, "done");
    }
    let (turan, stygia) = (game.seat("turan"), game.seat("stygia"));
    assert_eq!(game.state.board.artifacts, [Some(stygia), None, Some(turan)]);
    assert_eq!(game.state.board.bonus, Some(turan), "0 points");
}

/// E-8: the totals of each category, however they come about, decide.
#[test]
fn e_8_adventure_supremacy() {
    // Monsters 15, treasures 12, women 9 are reached with real tokens; the book's order of totals is kept.
    let scenario = |crowned: &str| {
        format!(
            "{THREE}{crowned}age 3\nadventures-left 0\nraiders aquilonia 1\n\
             seat aquilonia\n units aquilonia 1\n\
              tokens token-giant-serpent 3 token-frost-giant 2 token-forest-dragon 1 token-jewelled-dagger 2 token-serpent-ring 1 token-iron-bound-chest 1 token-dancer 2 token-princess 2\n\
             seat turan\n tokens token-winged-ape 2 token-slithering-shadow 1 token-grey-ape 1 token-star-of-khorala 1 token-heart-of-ahriman 1 token-silver-goblets 2 token-queen 1 token-enchantress 1 token-noblewoman 2\n\
             seat stygia\n tokens token-demon-of-the-outer-dark 1 token-sabre-tooth 2 token-ghoul 2 token-wolf-pack 2 token-giant-spider 1 token-purse-of-coins 4 token-copper-armlets 2 token-string-of-pearls 2 token-pirate-queen 1 token-merchants-daughter 2 token-priestess 2 token-dancer 1\n\
             flow\n turn adventure\n ending garrisons\n raids 0\n"
        )
    };
    let mut game = set(&scenario(""));
    let total = |game: &Table, kingdom: &str, category: Category| -> u8 {
        let tokens = game.state.board.content.tokens;
        let held = game.own(kingdom).tokens;
        let of = |(kind, token): (usize, &age_of_conan::content::Token)| {
            if token.category == category { token.value * held.count(kind as u8) } else { 0 }
        };
        tokens.iter().enumerate().map(of).sum()
    };
    let all = |game: &Table, kingdom: &str| Category::ALL.map(|category| total(game, kingdom, category));
    assert_eq!(all(&game, "aquilonia"), [15, 12, 8]);
    assert_eq!(all(&game, "turan"), [12, 12, 11]);
    assert_eq!(all(&game, "stygia"), [13, 10, 12]);
    game.go("aquilonia", "repel aquilonia");
    assert!(game.over());
    let points = |game: &Table| ["aquilonia", "turan", "stygia"].map(|kingdom| game.realm(kingdom).points);
    assert_eq!(points(&game), [7, 2, 5]);

    let mut crowned = set(&scenario("crowned aquilonia\n"));
    crowned.go("aquilonia", "repel aquilonia");
    assert_eq!(points(&crowned), [10, 0, 0], "3 for the crown, 5 and 2; what others would have got is lost");
}
