//! The strategy cards: where each applies (C-8, V-2), what it makes succeed, and what it is worth in a bid (B-3).

use age_of_conan::event::Event;

use crate::scene::{AXE, MISS, SHIELD, Scene, TABLE};

/// Key, adventure value, symbols, terrains, the 2–4 area and the 2–3 area.
type Row = (&'static str, u8, &'static str, &'static str, &'static str, &'static str);

const CARDS: [Row; 26] = [
    ("strategy-axe-shield-central-north-1", 1, "axe shield", "plains hills urban", "central", "north"),
    ("strategy-axe-shield-south-central-1", 1, "axe shield", "plains woods urban", "south", "central"),
    ("strategy-axe-shield-north-east-1", 1, "axe shield", "plains hills woods", "north", "east"),
    ("strategy-axe-shield-east-south-1", 1, "axe shield", "hills woods urban", "east", "south"),
    ("strategy-axe-shield-east-central-2", 2, "axe shield", "plains hills", "east", "central"),
    ("strategy-axe-shield-north-south-2", 2, "axe shield", "woods urban", "north", "south"),
    ("strategy-axe-south-east-2", 2, "axe", "plains hills woods urban", "south", "east"),
    ("strategy-shield-central-east-2", 2, "shield", "plains hills woods urban", "central", "east"),
    ("strategy-shield-north-east-3", 3, "shield", "plains hills woods", "north", "east"),
    ("strategy-axe-east-north-3", 3, "axe", "plains woods urban", "east", "north"),
    ("strategy-axe-central-south-3", 3, "axe", "plains hills urban", "central", "south"),
    ("strategy-shield-south-north-3", 3, "shield", "plains woods urban", "south", "north"),
    ("strategy-axe-shield-south-east-3", 3, "axe shield", "plains", "south", "east"),
    ("strategy-axe-north-central-4", 4, "axe", "plains hills", "north", "central"),
    ("strategy-shield-central-south-4", 4, "shield", "plains woods", "central", "south"),
    ("strategy-shield-east-south-4", 4, "shield", "hills urban", "east", "south"),
    ("strategy-axe-south-central-4", 4, "axe", "plains woods", "south", "central"),
    ("strategy-axe-east-central-4", 4, "axe", "woods urban", "east", "central"),
    ("strategy-axe-north-south-5", 5, "axe", "plains woods", "north", "south"),
    ("strategy-shield-south-east-5", 5, "shield", "plains urban", "south", "east"),
    ("strategy-shield-central-north-5", 5, "shield", "hills woods", "central", "north"),
    ("strategy-axe-north-east-5", 5, "axe", "plains", "north", "east"),
    ("strategy-axe-north-central-6", 6, "axe", "woods", "north", "central"),
    ("strategy-shield-central-east-6", 6, "shield", "plains", "central", "east"),
    ("strategy-axe-south-north-6", 6, "axe", "plains", "south", "north"),
    ("strategy-shield-east-north-6", 6, "shield", "urban", "east", "north"),
];

/// A province and a step of this terrain in Central Hyboria, and the province's value.
const GROUNDS: [(&str, &str, u8, usize); 4] = [
    ("plains", "ophir", 0, 3),
    ("hills", "corinthia", 0, 3),
    ("woods", "zingara", 0, 2),
    ("urban", "corinthia", 1, 3),
];

/// An area, its kingdom's rivals at tables of two, three and four, and a province there that can be allied.
const AREAS: [(&str, [&str; 3], &str); 4] = [
    ("central", ["turan", "turan stygia", "turan stygia hyperborea"], "ophir"),
    ("east", ["turan", "turan hyperborea", "turan stygia hyperborea"], "khauran"),
    ("south", ["stygia", "stygia turan", "turan stygia hyperborea"], "kush"),
    ("north", ["hyperborea", "hyperborea stygia", "turan stygia hyperborea"], "brythunia"),
];

#[test]
fn strategy_cards_apply_on_their_terrains_and_are_discarded() {
    for (card, _, symbols, terrains, ..) in CARDS {
        for (terrain, at, step, value) in GROUNDS {
            let text = format!("steps {at} {step}\nseat aquilonia\nunits {at} 3\nstrategy {card}");
            let mut scene = Scene::set("aquilonia turan", &text);
            scene.campaign("aquilonia", at);
            let play = format!("strategy {card}");
            let applies = terrains.split(' ').any(|among| among == terrain);
            assert_eq!(scene.offers("aquilonia", &play), applies, "{card} on {terrain}");
            scene.chance(&[AXE, SHIELD, MISS]).chance(&[MISS; 3][..value]);
            scene.act("aquilonia", if applies { &play } else { "done" });
            let successes = if applies { symbols.split(' ').count() as u8 } else { 0 };
            assert_eq!(scene.compared(), (successes, 0), "{card} on {terrain}");
            assert_eq!(scene.count(TABLE, "strategy-discard", card), u32::from(applies));
        }
    }
}

#[test]
fn strategy_cards_make_only_their_symbols_succeed() {
    for (card, _, symbols, terrains, ..) in CARDS {
        let (_, at, step, value) =
            GROUNDS.into_iter().find(|(ground, ..)| terrains.contains(ground)).unwrap();
        for (symbol, face) in [("axe", AXE), ("shield", SHIELD)] {
            let text = format!("steps {at} {step}\nseat aquilonia\nunits {at} 2\nstrategy {card}");
            let mut scene = Scene::set("aquilonia turan", &text);
            scene.campaign("aquilonia", at).chance(&[face, MISS]).chance(&[face; 3][..value]);
            scene.act("aquilonia", &format!("strategy {card}"));
            let succeeds = u8::from(symbols.contains(symbol));
            assert_eq!(scene.compared(), (succeeds, 0), "{card}, {symbol}: for its player only");
        }
    }
}

#[test]
fn strategy_cards_apply_in_one_area_and_with_few_players_in_another() {
    for (card, _, _, _, always, with_few) in CARDS {
        for (area, tables, at) in AREAS {
            for (rivals, players) in tables.into_iter().zip(2..) {
                let text = format!("seat aquilonia\nemissaries {at} 1\nstrategy {card}");
                let mut scene = Scene::set(&format!("aquilonia {rivals}"), &text);
                scene.intrigue("aquilonia", at);
                let applies = area == always || (players < 4 && area == with_few);
                let offered = scene.offers("aquilonia", &format!("strategy {card}"));
                assert_eq!(offered, applies, "{card} in the {area} with {players}");
            }
        }
    }
}

#[test]
fn strategy_cards_add_their_value_to_a_bid() {
    for (card, value, ..) in CARDS {
        let text = format!(
            "pool military 1\nseat aquilonia\nstrategy {card}\nflow\nturn adventure\nbidding bids\nbids"
        );
        let mut scene = Scene::set("aquilonia turan", &text);
        scene.act("turan", "bid 3 -").act("aquilonia", &format!("bid 6 {card}"));
        let worths = scene.told().iter().filter_map(|event| match *event {
            Event::Bid { worth, .. } => Some(worth),
            _ => None,
        });
        assert_eq!(worths.collect::<Vec<_>>(), [6 + value, 3], "{card}");
        assert_eq!(scene.count(TABLE, "strategy-discard", card), 1);
    }
}
