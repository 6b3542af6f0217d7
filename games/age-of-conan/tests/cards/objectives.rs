//! The objectives, judged at an age change (G-5).

use age_of_conan::{State, event::Event};
use table::{Dice, Match, Notation, Rules, Seat};

/// Who scores an objective, and how much, when an age ends in this position; options may follow the seats.
fn scored(objective: &str, seats: &str, text: &str) -> Vec<(&'static str, u8)> {
    let others = "- ".repeat(seats.lines().next().unwrap().split(' ').count() - 1);
    let text = format!(
        "seats {seats}\nadventure adventure-cimmeria\nadventures-left 0\nconan aquilonia\n\
         objectives {objective} {others}\n{text}"
    );
    let mut game = Match::<State>::open_at(&text).unwrap_or_else(|misread| panic!("{misread} in\n{text}"));
    let mut scored = vec![];
    for click in ["die military military", "done"] {
        let action = game.read(click).unwrap();
        let events = game.act(Seat(0), action, &mut Dice(1)).unwrap();
        scored.extend(events.iter().filter_map(|event| match *event {
            Event::ObjectiveMet { seat, points, .. } => Some((game.state().kingdom(seat).key(), points)),
            _ => None,
        }));
    }
    // G-6: replaced if somebody met it.
    let up = game.state().set_down().lines().any(|line| line.starts_with(&format!("objectives {objective}")));
    assert_eq!(up, scored.is_empty());
    assert_eq!(game.state().board.age, 1, "the age change has begun: {:?}", game.state().turn());
    scored
}

/// Aquilonia and Turan.
fn two(objective: &str, aquilonia: &str, turan: &str) -> Vec<(&'static str, u8)> {
    scored(objective, "aquilonia turan", &format!("seat aquilonia\n{aquilonia}\nseat turan\n{turan}"))
}

#[test]
fn objective_hyborian_empire_two_forts_in_central_hyboria() {
    let met = |a, t| two("objective-hyborian-empire", a, t);
    assert_eq!(met("forts ophir argos", "forts koth nemedia\ntowers koth"), [("aquilonia", 2), ("turan", 2)]);
    assert!(met("forts ophir\ntowers argos", "forts zamora khauran").is_empty());
}

#[test]
fn objective_road_of_kings_ophir_koth_and_corinthia() {
    let met = |a, t| two("objective-road-of-kings", a, t);
    assert_eq!(met("forts ophir\ntowers koth corinthia", ""), [("aquilonia", 4)]);
    assert!(met("forts ophir nemedia\ntowers corinthia", "forts koth").is_empty());
}

#[test]
fn objective_dark_arts_most_sorcery() {
    let met = |a, t| two("objective-dark-arts", a, t);
    assert_eq!(met("sorcery 1", "sorcery 2"), [("turan", 2)]);
    assert!(met("sorcery 2", "sorcery 2").is_empty());
}

#[test]
fn objective_subdue_the_savage_lands_two_savage_forts() {
    let met = |a, h| {
        let text = format!("seat aquilonia\n{a}\nseat hyperborea\n{h}");
        scored("objective-subdue-the-savage-lands", "aquilonia hyperborea", &text)
    };
    assert_eq!(met("forts cimmeria\nforts pictish-wilderness", ""), [("aquilonia", 3)]);
    assert!(met("forts cimmeria ophir", "forts nordheim brythunia").is_empty());
}

#[test]
fn objective_dominion_of_the_seas_two_coasts_apart() {
    let met = |a, t| two("objective-dominion-of-the-seas", a, t);
    assert_eq!(met("towers argos", "forts steppes\ntowers zingara"), [("turan", 2)]);
    assert!(met("towers argos zingara", "").is_empty(), "adjacent");
    assert!(met("", "towers zingara").is_empty(), "Turan's own coast does not count");
    assert_eq!(met("towers argos iranistan", ""), [("aquilonia", 2)]);
    let seats = "aquilonia turan\noption coast no-southern-sea";
    let text = "seat aquilonia\ntowers argos iranistan";
    assert!(scored("objective-dominion-of-the-seas", seats, text).is_empty(), "V-8");
}

#[test]
fn objective_war_on_pirates_two_coastal_forts() {
    let met = |a, t| two("objective-war-on-pirates", a, t);
    assert_eq!(met("forts argos zingara", ""), [("aquilonia", 3)]);
    assert!(met("forts argos\ntowers zingara", "forts steppes zamora").is_empty());
}

#[test]
fn objective_merchant_kings_three_towers_in_central_hyboria_and_most() {
    let met = |a, t| two("objective-merchant-kings", a, t);
    let four = "forts argos\ntowers ophir koth argos";
    assert_eq!(met(four, "towers nemedia corinthia zamora khauran"), [("aquilonia", 3)]);
    assert!(met(four, "towers nemedia corinthia zingara").is_empty(), "as many");
    assert!(met("towers ophir koth", "").is_empty(), "two");
}

#[test]
fn objective_military_might_most_forts() {
    let met = |a, t| two("objective-military-might", a, t);
    assert_eq!(met("forts ophir\ntowers ophir argos", "forts zamora khauran"), [("turan", 2)]);
    assert!(met("forts ophir", "forts zamora\ntowers khauran").is_empty());
}

#[test]
fn objective_count_the_dead_most_crom_tokens() {
    let met = |a, t| two("objective-count-the-dead", a, t);
    assert_eq!(met("crom 2", "crom 1"), [("aquilonia", 2)]);
    assert!(met("crom 1", "crom 1").is_empty());
}

#[test]
fn objective_web_of_spies_three_emissaries_abroad_and_most() {
    let met = |a, t| two("objective-web-of-spies", a, t);
    assert_eq!(met("emissaries koth 2 turan 1", "emissaries koth 2 turan 3"), [("aquilonia", 2)]);
    assert!(met("emissaries koth 3", "emissaries ophir 3").is_empty(), "as many");
    assert!(met("towers koth\nemissaries koth 1 ophir 2", "").is_empty(), "Koth is friendly");
    assert!(met("emissaries koth 2 nordheim 1", "").is_empty(), "Nordheim is out of play (V-1)");
}

#[test]
fn objective_tales_of_the_hero_most_tokens() {
    let met = |a, t| two("objective-tales-of-the-hero", a, t);
    assert_eq!(met("tokens token-queen", "tokens token-dancer 2"), [("turan", 2)]);
    assert!(met("tokens token-queen", "tokens token-dancer").is_empty());
}

#[test]
fn objective_walls_and_towers_two_cities() {
    let met = |a, t| two("objective-walls-and-towers", a, t);
    assert_eq!(met("forts ophir argos\ntowers ophir argos", ""), [("aquilonia", 3)]);
    assert!(met("forts ophir argos\ntowers ophir koth", "").is_empty());
}
