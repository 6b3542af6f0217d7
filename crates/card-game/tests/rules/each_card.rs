//! Every card does what it says.

use super::scene::Scene;
use card_game::{
    content::{Card, OURS},
    event::Event,
};
use table::{Eye, Seat, Seen, Sight};

const ATTRIBUTES: [&str; 3] = ["strength", "cunning", "spirit"];

fn compared(scene: &Scene) -> (i8, i8) {
    let seen = scene.events.iter().rev().find_map(|event| match event {
        Event::Compared { value, against } => Some((*value, *against)),
        _ => None,
    });
    seen.expect("it came to a comparison")
}

/// The Explorer (4, 4, 4) faces the quicksand (4, 5, 4) of the Merchant with 5 GP each; the cards are laid as
/// listed, by player.
fn contest(lines: &str, attribute: &str, lays: &[(u8, &str)]) -> Scene {
    let hand = |seat: u8| {
        let theirs = lays.iter().filter(|(layer, _)| *layer == seat).map(|(_, card)| *card);
        format!("hand {seat} {}", theirs.collect::<Vec<_>>().join(" "))
    };
    let hands = [hand(0), hand(1)].join("\n");
    let mut scene = Scene::new(&format!(
        "seats 3
         player 0 explorer at forgotten-crypt
         player 1 merchant between
         player 2 nomad between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt quicksand 1 down
         {hands}
         {lines}
         phase heroes"
    ));
    scene.act(0, "face 1").act(0, "bid 5").act(1, "match");
    scene.act(0, &format!("name {attribute} hero 0"));
    lay(&mut scene, lays, "");
    scene
}

fn lay(scene: &mut Scene, lays: &[(u8, &str)], on: &str) {
    for (layer, card) in lays {
        while scene.asked() != *layer {
            let passer = scene.asked();
            scene.act(passer, "pass");
        }
        scene.act(*layer, &format!("lay {card}{on}"));
    }
    while scene.state.board().contest.count > 0
        && scene.offered("pass")
        && !scene.state.board().contest.revealed
    {
        let passer = scene.asked();
        scene.any(passer, "pass");
    }
    scene.nobody_lays();
}

// ---------------------------------------------------------------- heroes

#[test]
fn every_hero_fights_with_his_own_attributes() {
    let heroes = [
        ("barbarian", [5, 3, 3]),
        ("thief", [3, 5, 3]),
        ("sorcerer", [2, 4, 5]),
        ("mercenary", [5, 4, 2]),
        ("explorer", [4, 4, 4]),
        ("priest", [3, 3, 5]),
        ("raider", [4, 4, 2]),
        ("nomad", [4, 2, 5]),
        ("knight", [5, 2, 4]),
        ("merchant", [2, 4, 4]),
    ];
    assert_eq!(heroes.map(|(word, _)| word), OURS.heroes.map(|hero| hero.word));
    for (hero, values) in heroes {
        for (attribute, value) in ATTRIBUTES.into_iter().zip(values) {
            let other = if hero == "nomad" { "knight" } else { "nomad" };
            let placer = if hero == "merchant" { "thief" } else { "merchant" };
            let lines = format!(
                "player 0 {hero} 15 at forgotten-crypt\nplayer 1 {placer} 15 between\nplayer 2 {other} 15 between\nspent 0"
            );
            let scene = contest(&lines, attribute, &[]);
            assert_eq!(compared(&scene).0, value, "{hero}, {attribute}");
        }
    }
}

// ---------------------------------------------------------------- challenges

type Printed = (&'static str, [i8; 3], Option<u16>);

const CHALLENGES: [Printed; 32] = [
    ("massive-doors", [4, 5, 6], None),
    ("rusted-portcullis", [3, 5, 5], None),
    ("grey-ape", [5, 4, 4], None),
    ("painted-war-band", [4, 4, 6], None),
    ("frost-giant", [5, 6, 6], None),
    ("lion-of-the-sands", [3, 4, 6], None),
    ("quicksand", [4, 5, 4], None),
    ("rockslide", [5, 5, 6], None),
    ("maze-of-passages", [6, 4, 5], None),
    ("poisoned-needle", [5, 3, 5], None),
    ("city-watch", [4, 4, 6], None),
    ("tower-spider", [4, 4, 7], None),
    ("pit-of-stakes", [6, 3, 4], None),
    ("night-cannibals", [4, 4, 5], None),
    ("riddle-of-the-seal", [7, 4, 5], None),
    ("slave-raiders", [5, 4, 6], None),
    ("headless-shade", [7, 5, 4], None),
    ("black-lotus-dream", [6, 5, 4], None),
    ("serpents-gaze", [6, 6, 4], None),
    ("winged-horror", [4, 6, 4], None),
    ("risen-dead", [5, 6, 3], None),
    ("wizard-fire", [6, 6, 5], None),
    ("desert-thirst", [4, 6, 3], None),
    ("voices-in-the-tower", [7, 6, 5], None),
    ("kozak-hetman", [5, 4, 3], Some(3)),
    ("zamorian-cutpurse", [3, 5, 4], Some(2)),
    ("corsair-captain", [4, 5, 3], Some(3)),
    ("kushite-spearman", [5, 3, 4], Some(2)),
    ("stygian-acolyte", [3, 4, 5], Some(2)),
    ("hyrkanian-archer", [4, 5, 4], Some(3)),
    ("exiled-prince", [4, 3, 5], Some(3)),
    ("black-dragon-deserter", [6, 4, 5], Some(5)),
];

#[test]
fn every_challenge_is_as_hard_as_printed() {
    for (number, (word, values, cost)) in CHALLENGES.into_iter().enumerate() {
        assert_eq!(OURS.word(Card(number as u8)), word);
        for (attribute, value) in ATTRIBUTES.into_iter().zip(values) {
            let mut scene = Scene::new(&format!(
                "seats 2
                 player 0 explorer at forgotten-crypt
                 player 1 merchant between
                 adventure forgotten-crypt 0
                 challenge forgotten-crypt {word} 1 down
                 phase heroes"
            ));
            scene.act(0, "face 1");
            assert_eq!(scene.offered("hire"), cost.is_some(), "{word}");
            if let Some(cost) = cost {
                let mut hired = Scene { state: scene.state, events: Vec::new() };
                hired.act(0, "hire");
                assert_eq!(hired.glory()[0], 15 - cost, "{word}");
            }
            scene.act(0, "bid 2").act(1, "match").act(0, &format!("name {attribute} hero 0")).nobody_lays();
            assert_eq!(compared(&scene), (4, value), "{word}, {attribute}");
        }
    }
}

// ---------------------------------------------------------------- resolution cards

#[test]
fn modifiers_count_for_their_attribute() {
    // Card, its attribute or all, on the figure, on the challenge.
    let modifiers = [
        ("curse-of-nergal", Some(0), -1, 0),
        ("stygian-venom", Some(0), -2, 0),
        ("lotus-haze", Some(1), -1, 0),
        ("false-trail", Some(1), -2, 0),
        ("whisper-of-set", Some(2), -1, 0),
        ("dread-of-the-outer-dark", Some(2), -2, 0),
        ("iron-thews", Some(0), 2, 0),
        ("hunters-pride", Some(0), 1, 0),
        ("cats-step", Some(1), 2, 0),
        ("thieves-cant", Some(1), 1, 0),
        ("will-of-iron", Some(2), 2, 0),
        ("prayer-to-mitra", Some(2), 1, 0),
        ("battle-madness", None, 1, 0),
        ("affair-of-honour", None, 0, 0),
        ("hidden-weakness", None, 0, -1),
        ("fresh-troops", Some(0), 0, 2),
        ("hidden-mechanism", Some(1), 0, 2),
        ("ancient-ward", Some(2), 0, 2),
    ];
    for (card, its, figure, challenge) in modifiers {
        for (at, attribute) in ATTRIBUTES.into_iter().enumerate() {
            let scene = contest("", attribute, &[(1, card)]);
            let counts = its.is_none_or(|its| its == at);
            let [value, against] = [4, [4, 5, 4][at]];
            let expected = if counts { (value + figure, against + challenge) } else { (value, against) };
            assert_eq!(compared(&scene), expected, "{card}, {attribute}");
        }
    }
}

#[test]
fn cards_that_name_the_attribute() {
    for (card, named, expected) in [
        ("test-of-steel", "cunning", (4, 4)),
        ("battle-of-wits", "strength", (4, 5)),
        ("contest-of-wills", "cunning", (4, 4)),
        ("wheel-of-fate", "strength", (4, 5)),
    ] {
        assert_eq!(compared(&contest("", named, &[(0, card)])), expected, "{card}");
    }
    let steadfast = contest("", "strength", &[(1, "battle-of-wits"), (0, "unbroken-oath")]);
    assert_eq!(compared(&steadfast), (4, 4), "unbroken-oath: no laid card changes the attribute");
    assert_eq!(steadfast.glory()[0], 20, "unbroken-oath: and equal values win");
}

#[test]
fn cards_about_other_cards() {
    let cancelled = contest("", "strength", &[(1, "stygian-venom"), (0, "sign-of-the-phoenix")]);
    assert_eq!(compared(&cancelled), (4, 4), "sign-of-the-phoenix");
    let baited = contest("", "strength", &[(0, "baited-trap"), (1, "stygian-venom"), (0, "iron-thews")]);
    assert_eq!(compared(&baited), (6, 4), "baited-trap");
    assert_eq!(baited.hand(0).len(), 1, "baited-trap: who won draws a card");
    let echo = contest("", "strength", &[(0, "iron-thews"), (1, "mirror-of-shadows")]);
    assert_eq!(compared(&echo), (8, 4), "mirror-of-shadows");
    let mute = contest("", "strength", &[(0, "sign-of-the-phoenix"), (1, "mirror-of-shadows")]);
    assert_eq!(compared(&mute), (4, 4), "mirror-of-shadows does not echo what cancels");
    let reversed = contest("", "strength", &[(1, "stygian-venom"), (0, "mockery-of-fate")]);
    assert_eq!(compared(&reversed), (6, 4), "mockery-of-fate");
    let knight = "player 0 knight 15 at forgotten-crypt\nspent 0";
    let best = contest(knight, "cunning", &[(0, "born-to-battle")]);
    assert_eq!(compared(&best), (5, 5), "born-to-battle");
    let disarmed = contest("open 0 atlantean-blade", "strength", &[(1, "grasping-shadow")]);
    assert_eq!(compared(&disarmed), (4, 4), "grasping-shadow");
}

#[test]
fn cards_about_the_result() {
    let fog = contest("", "strength", &[(1, "fog-of-the-grey-lands")]);
    assert_eq!(fog.glory(), [15, 15, 15], "fog-of-the-grey-lands");
    assert_eq!(fog.row("forgotten-crypt"), ["+quicksand"]);
    let purse = contest("", "strength", &[(0, "hidden-purse")]);
    assert_eq!((purse.glory(), purse.hand(0).len()), (vec![13, 17, 15], 1), "hidden-purse");
    let price = contest("", "strength", &[(0, "victors-price"), (1, "grey-ape"), (0, "iron-thews")]);
    assert_eq!(price.glory(), [22, 8, 15], "victors-price");
    let price = contest("hand 1 rockslide", "strength", &[(0, "victors-price"), (0, "iron-thews")]);
    assert!(price.discarded("rockslide"), "victors-price");
    let whisper = contest("", "strength", &[(0, "whisper-of-set")]);
    assert_eq!(whisper.hand(0), ["whisper-of-set"], "whisper-of-set returns when its side loses");
    let trophy = contest("", "strength", &[(0, "hunters-pride")]);
    assert_eq!(trophy.hand(0), ["quicksand"], "hunters-pride");
    let haze = contest("", "strength", &[(0, "lotus-haze")]);
    assert_eq!(haze.hand(0).len(), 1, "lotus-haze: who lost draws a card");
    let cant = contest("hand 1 rockslide", "cunning", &[(0, "thieves-cant"), (0, "cats-step")]);
    assert_eq!(cant.hand(0), ["rockslide"], "thieves-cant");
    let prayer = contest("", "spirit", &[(0, "prayer-to-mitra")]);
    assert_eq!(prayer.glory()[0], 21, "prayer-to-mitra");
    let honour = duel("", "strength", &[(0, "affair-of-honour")]);
    assert_eq!(compared(&honour), (6, 2), "affair-of-honour");
}

#[test]
fn cards_of_the_card_phase() {
    let mut scene = Scene::new(
        "seats 2
         player 0 explorer at forgotten-crypt
         player 1 merchant between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt quicksand 1 down
         challenge caravan-road rockslide 1 down
         hand 0 rumours-of-gold bribed-guards",
    );
    scene.act(0, "special rumours-of-gold").any(0, "at caravan-road");
    let rockslide = Seen::Known(scene.card("rockslide"));
    let heard = |scene: &Scene, eye: Eye| {
        let glimpses = scene.events.iter().filter_map(|event| card_game::State::glimpse(event, eye));
        glimpses.filter(|its| matches!(its, Event::SawChallenge { card, .. } if *card == rockslide)).count()
    };
    assert_eq!(
        (heard(&scene, Eye::Seat(Seat(0))), heard(&scene, Eye::Seat(Seat(1)))),
        (1, 0),
        "rumours-of-gold"
    );
    assert_eq!(scene.hand(0).len(), 2, "rumours-of-gold: and a card");
    scene.act(1, "pass").act(0, "special bribed-guards").act(0, "spot forgotten-crypt 1");
    assert!(scene.row("forgotten-crypt").is_empty() && scene.discarded("quicksand"), "bribed-guards");
}

// ---------------------------------------------------------------- objects

/// The Explorer (4, 4, 4) challenges the Merchant (2, 4, 4).
fn duel(lines: &str, attribute: &str, lays: &[(u8, &str)]) -> Scene {
    let hand: Vec<&str> = lays.iter().map(|(_, card)| *card).collect();
    let mut scene = Scene::new(&format!(
        "seats 2
         player 0 explorer at forgotten-crypt
         player 1 merchant at forgotten-crypt
         adventure forgotten-crypt 0
         hand 0 {}
         {lines}
         phase heroes",
        hand.join(" ")
    ));
    scene.act(0, "duel 1").act(0, "bid 3").act(1, "match");
    let namer = scene.asked();
    scene.act(namer, &format!("name {attribute} hero 0"));
    lay(&mut scene, lays, " on 0");
    scene
}

#[test]
fn objects_that_make_stronger() {
    for (object, values) in [
        ("atlantean-blade", [5, 4, 4]),
        ("night-thiefs-cloak", [4, 5, 4]),
        ("ring-of-the-black-circle", [4, 4, 5]),
        ("burning-heart", [5, 5, 5]),
        ("duellists-gauntlet", [4, 4, 4]),
    ] {
        for (attribute, value) in ATTRIBUTES.into_iter().zip(values) {
            let scene = contest(&format!("open 0 {object}"), attribute, &[]);
            assert_eq!(compared(&scene).0, value, "{object}, {attribute}");
            let scene = contest(&format!("hidden 0 {object}"), attribute, &[]);
            assert_eq!(compared(&scene).0, 4, "{object}, face down");
        }
    }
    assert_eq!(compared(&duel("open 0 duellists-gauntlet", "strength", &[])), (5, 2), "duellists-gauntlet");
}

#[test]
fn objects_of_the_bidding() {
    let bidding = |lines: &str| {
        let mut scene = Scene::new(&format!(
            "seats 2
             player 0 explorer at forgotten-crypt
             player 1 raider at forgotten-crypt
             adventure forgotten-crypt 0
             challenge forgotten-crypt quicksand 1 down
             {lines}
             phase heroes"
        ));
        scene.act(0, "face 1");
        scene
    };
    let heart = bidding("open 0 burning-heart");
    assert!(!heart.offered("bid 2") && heart.offered("bid 3"), "burning-heart");
    let scales = bidding("open 1 scales-of-asura");
    assert!(scales.offered("bid 4") && !scales.offered("bid 5"), "scales-of-asura");
    let mut coin = bidding("open 0 coin-of-bel");
    coin.act(0, "bid 5").act(1, "bid 6").act(0, "withdraw");
    assert_eq!(coin.glory(), [14, 16], "coin-of-bel");
    assert_eq!(bidding("open 0 mask-of-yelaya").asked(), 1, "mask-of-yelaya");
    let mut gauntlet = Scene::new(
        "seats 2
         player 0 explorer at forgotten-crypt
         player 1 raider at forgotten-crypt
         adventure forgotten-crypt 0
         open 0 duellists-gauntlet
         phase heroes",
    );
    gauntlet.act(0, "duel 1").act(0, "bid 1").act(1, "match");
    assert_eq!(gauntlet.asked(), 0, "duellists-gauntlet: he names the attribute");
    let mut collar = bidding("open 0 collar-of-silence\nhand 1 grey-ape rockslide");
    collar.act(0, "bid 1").act(1, "match").act(0, "name strength hero 0").act(0, "pass");
    collar.act(1, "lay grey-ape").act(0, "pass");
    assert_eq!(collar.offers(), ["pass"], "collar-of-silence");
}

#[test]
fn objects_of_the_road() {
    let text = "seats 2
        player 0 knight at forgotten-crypt
        player 1 raider between
        adventure forgotten-crypt 0
        adventure caravan-road 1
        spent 0";
    let mut crystal = Scene::new(&format!(
        "{text}\nchallenge forgotten-crypt quicksand 1 down\nchallenge forgotten-crypt rockslide 1 down
         hidden 0 crystal-of-far-sight"
    ));
    let site = crystal.site("forgotten-crypt").index();
    assert_eq!(crystal.seen_by(0).rows[site][1], Seen::Unknown);
    crystal.act(0, "turn crystal-of-far-sight");
    assert_eq!(
        crystal.seen_by(0).rows[site][1],
        Seen::Known(crystal.card("rockslide")),
        "crystal-of-far-sight"
    );
    crystal.idle_to_heroes();
    assert!(!crystal.offered("face 2"), "but he faces them in order");

    let mut scroll = Scene::new(&format!("{text}\nopen 0 scroll-of-skelos\nphase diplomacy"));
    scroll.idle_until(|scene| scene.state.board().cycle == 2);
    assert_eq!((scroll.hand(0).len(), scroll.hand(1).len()), (2, 1), "scroll-of-skelos");

    let mut bridle = Scene::new(&format!("{text}\nopen 0 bridle-of-the-ghost-steed\nphase heroes"));
    bridle.any(0, "complete").act(0, "at caravan-road");
    assert!(bridle.at(0, "caravan-road"), "bridle-of-the-ghost-steed");

    let held = format!("{text}\nchallenge forgotten-crypt quicksand 1 down");
    let mut gate = Scene::new(&format!("{held}\nopen 0 gate-stone\nphase heroes"));
    gate.act(0, "use gate-stone").act(0, "at caravan-road");
    assert!(gate.at(0, "caravan-road") && gate.discarded("gate-stone"), "gate-stone");

    let mut dust = Scene::new(&format!("{held}\nopen 0 dust-of-the-tomb\nphase heroes"));
    dust.act(0, "use dust-of-the-tomb").act(0, "spot forgotten-crypt 1");
    assert!(dust.row("forgotten-crypt").is_empty() && dust.discarded("dust-of-the-tomb"), "dust-of-the-tomb");
}

// ---------------------------------------------------------------- adventures

/// The Knight completes an adventure that player 1 played; then `choice`, if there is one.
fn complete(adventure: &str, lines: &str, choice: &str) -> Scene {
    let road = if adventure == "caravan-road" { "hermits-cave" } else { "caravan-road" };
    let mut scene = Scene::new(&format!(
        "seats 3
         player 0 knight at {adventure}
         player 1 merchant at {road}
         player 2 nomad at {road}
         adventure {adventure} 1
         adventure {road} 1
         hand 1 grey-ape
         spent 0
         {lines}
         phase heroes"
    ));
    scene.any(0, "complete");
    if !choice.is_empty() {
        scene.any(0, choice);
    }
    scene
}

#[test]
fn every_adventure_has_its_loot() {
    let loots = [
        ("tavern-in-the-maul", 1, 1, 0),
        ("caravan-road", 1, 1, 0),
        ("hermits-cave", 1, 1, 0),
        ("ravaged-village", 1, 2, 0),
        ("camp-of-the-free-companions", 1, 1, 0),
        ("forgotten-crypt", 2, 2, 1),
        ("spring-of-the-ancients", 2, 2, 0),
        ("smugglers-cove", 2, 3, 0),
        ("arena-of-messantia", 2, 2, 0),
        ("ruined-watchtower", 2, 2, 0),
        ("oracle-of-the-jewelled-caves", 2, 1, 1),
        ("house-of-mitra", 2, 3, 0),
        ("black-river", 3, 3, 0),
        ("drowned-city", 3, 3, 1),
        ("red-citadel", 3, 4, 0),
        ("isle-of-iron-statues", 3, 2, 2),
        ("frontier-fort", 3, 3, 0),
        ("halls-of-the-jade-city", 4, 4, 1),
        ("mountain-of-crom", 4, 4, 0),
        ("throne-of-acheron", 4, 4, 1),
    ];
    for (number, (adventure, difficulty, glory, objects)) in loots.into_iter().enumerate() {
        assert_eq!(OURS.adventures[number].word, adventure);
        assert_eq!(OURS.adventures[number].difficulty, difficulty, "{adventure}");
        let scene = complete(adventure, "", "");
        let tribute = if adventure == "throne-of-acheron" { 4 } else { 0 };
        assert_eq!(scene.glory()[0], 15 + glory + tribute, "{adventure}");
        assert_eq!(scene.hidden(0).len(), objects, "{adventure}");
    }
}

#[test]
fn adventures_with_an_effect_at_once() {
    assert_eq!(complete("tavern-in-the-maul", "", "player 1").hand(0), ["grey-ape"], "tavern-in-the-maul");
    assert!(complete("caravan-road", "", "at hermits-cave").at(0, "hermits-cave"), "caravan-road");
    let cave = complete("hermits-cave", "challenge caravan-road quicksand 0 down", "at caravan-road");
    let looked = cave.events.iter().any(|event| matches!(event, Event::SawChallenge { seat: Seat(0), .. }));
    assert!(looked && cave.hand(0).len() == 1, "hermits-cave");
    assert_eq!(complete("ravaged-village", "", "").glory(), [17, 16, 15], "ravaged-village");
    assert!(!complete("spring-of-the-ancients", "", "").spent(0), "spring-of-the-ancients");
    assert!(complete("smugglers-cove", "", "").discarded("grey-ape"), "smugglers-cove");
    let tower =
        complete("ruined-watchtower", "challenge caravan-road quicksand 0 down", "spot caravan-road 1");
    assert!(tower.discarded("quicksand"), "ruined-watchtower");
    let river = complete("black-river", "discard rockslide", "choose rockslide");
    assert!(river.hand(0).contains(&"rockslide") && river.hand(0).len() == 2, "black-river");
    let city = complete("drowned-city", "", "player 1");
    let hand = city.events.iter().find_map(|event| match event {
        Event::SawHand { cards, .. } => *cards,
        _ => None,
    });
    assert_eq!(hand.map(|cards| city.words(cards)), Some(vec!["grey-ape"]), "drowned-city");
    assert!(complete("red-citadel", "", "player 2").expelled(2), "red-citadel");
    let halls = complete("halls-of-the-jade-city", "open 2 gate-stone", "choose gate-stone");
    assert_eq!(halls.open(0), ["gate-stone"], "halls-of-the-jade-city");
    assert_eq!(complete("throne-of-acheron", "", "").glory(), [23, 13, 13], "throne-of-acheron");
    let plain = [complete("forgotten-crypt", "", ""), complete("isle-of-iron-statues", "", "")];
    assert!(plain.iter().all(|scene| scene.state.board().outstanding.is_empty()));
}

#[test]
fn adventures_with_an_outstanding_effect() {
    let lasting = |adventure: &str, lines: &str| {
        let mut scene = complete(adventure, lines, "");
        assert!(scene.state.board().outstanding.has(scene.site(adventure)), "{adventure} stays face up");
        scene.idle_to_turn_of(0).act(0, "move caravan-road").idle_to_turn_of(0);
        scene
    };
    let fresh = |adventure: &str, lines: &str| {
        // Completed in this cycle: it lasts to the end of the next one's draw phase.
        let mut scene = Scene::new(&format!(
            "seats 2
             player 0 knight at forgotten-crypt
             player 1 merchant at forgotten-crypt
             adventure forgotten-crypt 1
             completed 0 {adventure}
             outstanding {adventure}
             spent 0
             {lines}
             phase heroes"
        ));
        scene.events.clear();
        scene
    };
    let mut camp = fresh("camp-of-the-free-companions", "challenge forgotten-crypt kozak-hetman 1 up");
    camp.act(0, "face 1").act(0, "hire");
    assert_eq!(camp.glory()[0], 14, "camp-of-the-free-companions");
    let mut arena = fresh("arena-of-messantia", "challenge forgotten-crypt massive-doors 1 up");
    arena.act(0, "face 1").act(0, "bid 1").act(1, "withdraw");
    assert_eq!(arena.glory()[0], 16, "arena-of-messantia: 1 GP from the bank, for the Merchant pays nothing");
    let mut arena = fresh("arena-of-messantia", "");
    arena.act(0, "duel 1").act(0, "bid 1").act(1, "withdraw");
    assert_eq!(arena.glory()[0], 17, "arena-of-messantia: 2 GP for a duel");
    let oracle = fresh("oracle-of-the-jewelled-caves", "challenge forgotten-crypt quicksand 1 down");
    let site = oracle.site("forgotten-crypt").index();
    assert!(oracle.seen_by(0).rows[site][0].known().is_some(), "oracle-of-the-jewelled-caves");
    let mut oracle = fresh("oracle-of-the-jewelled-caves", "");
    oracle.idle_until(|scene| scene.state.board().cycle == 2);
    assert_eq!(oracle.hand(0).len(), 2, "oracle-of-the-jewelled-caves: one card more");
    let mut mitra = fresh("house-of-mitra", "adventure black-river 1");
    mitra.act(0, "stand");
    assert_eq!(mitra.refused(1, "duel 0"), "A-7", "house-of-mitra");
    let mut fort = fresh(
        "frontier-fort",
        "adventure caravan-road 1\nplayer 1 merchant 15 at caravan-road\nchallenge caravan-road voices-in-the-tower 0 down",
    );
    fort.act(0, "stand")
        .act(1, "face 1")
        .act(1, "bid 1")
        .act(0, "match")
        .act(1, "name spirit hero 1")
        .nobody_lays();
    assert_eq!(fort.glory()[0], 18, "frontier-fort");
    let mut crom = fresh("mountain-of-crom", "challenge forgotten-crypt voices-in-the-tower 1 up");
    crom.act(0, "face 1").act(0, "bid 1").act(1, "match").act(0, "name strength hero 0").nobody_lays();
    assert_eq!(
        (compared(&crom), crom.glory()[0]),
        ((7, 7), 16),
        "mountain-of-crom: 2 more, and equal values win"
    );
    // It ends with the next cycle.
    let mut mitra = lasting("house-of-mitra", "");
    assert!(!mitra.state.board().outstanding.has(mitra.site("house-of-mitra")));
    mitra.act(0, "stand");
    assert!(mitra.offered("duel 0"));
}
