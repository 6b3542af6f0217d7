//! O – Variants of the book.

use super::scene::Scene;
use card_game::{Setup, State, event::Event};
use table::{Eye, Notation, Private, Rules, Seat, Seen, Setup as _, Sight};

#[test]
fn o_1_start_and_goal() {
    let mut setup = Setup::new(1, &[None, None]).unwrap();
    setup.preset("short").unwrap();
    assert_eq!((setup.get("start_glory"), setup.get("goal_glory")), ("10".into(), "20".into()));
    let scene = Scene::new("seats 2\noption goal_glory 20\nplayer 0 knight 20 between\nphase test");
    assert_eq!(scene.winners(), [0]);
}

#[test]
fn o_2_death_or_glory() {
    let scene = Scene::new("seats 2\noption death_or_glory on\nplayer 0 knight 90 between\nphase test");
    assert!(!scene.over(), "no victory test");
}

const CHEATS: &str = "seats 3
    option nothing_to_lose on
    player 0 knight at black-river
    player 1 raider between
    player 2 nomad between
    adventure black-river 2
    challenge black-river massive-doors 1 down
    hand 0 grey-ape";

#[test]
fn o_3_a_peek_is_a_hidden_form_of_an_ordinary_decision() {
    let mut honest = Scene::new(&format!("{CHEATS}\nphase heroes"));
    let mut cheat = Scene::new(&format!("{CHEATS}\nphase heroes"));
    honest.act(0, "stand");
    cheat.act(0, "stand peeking black-river 1");
    for eye in [Eye::Seat(Seat(1)), Eye::Seat(Seat(2)), Eye::Onlooker] {
        assert_eq!(honest.state.view(eye), cheat.state.view(eye));
        let heard = |scene: &Scene| {
            scene.events.iter().filter_map(|event| State::glimpse(event, eye)).collect::<Vec<_>>()
        };
        assert_eq!(heard(&honest), heard(&cheat));
    }
    let seen = cheat.events.iter().filter_map(|event| State::glimpse(event, Eye::Seat(Seat(0))));
    let doors = cheat.card("massive-doors");
    assert!(seen.into_iter().any(|its| matches!(*its, Event::Peeked { card, .. } if card == doors)));
}

/// On to the draw of player 0, everybody passing.
fn drawing() -> Scene {
    let mut scene = Scene::new(&format!("{CHEATS}\nphase diplomacy"));
    scene.idle_until(|scene| scene.offered("draw"));
    scene
}

#[test]
fn o_3_drawing_two_cards_shows_nowhere() {
    let mut honest = drawing();
    let mut cheat = drawing();
    honest.luck(0, "draw", &[0]);
    cheat.luck(0, "draw-two", &[0, 0]);
    assert_eq!((honest.hand(0).len(), cheat.hand(0).len()), (2, 3));
    for eye in [Eye::Seat(Seat(1)), Eye::Onlooker] {
        assert_eq!(honest.state.view(eye), cheat.state.view(eye), "hand and pile sizes are secret");
        assert_eq!(cheat.state.view(eye).pile, Seen::Unknown);
    }
    let mut swap = drawing();
    swap.luck(0, "swap grey-ape", &[0, 0]);
    assert_eq!(swap.hand(0).len(), 2);
    assert_eq!(swap.state.view(Eye::Onlooker), honest.state.view(Eye::Onlooker));
}

#[test]
fn o_3_accusations() {
    let mut guilty = drawing();
    guilty.luck(0, "draw-two", &[0, 0]).any(1, "draw").any(2, "draw");
    guilty.act(0, "pass");
    let cards = guilty.hand(0).len();
    guilty.act(1, "player 0");
    assert_eq!(guilty.glory(), [10, 15, 15], "5 GP to the bank");
    assert_eq!(guilty.hand(0).len(), cards - 1, "the extra card goes back");
    assert_eq!(guilty.refused(2, "player 0"), "O-3", "once for one cheat");
    let mut innocent = drawing();
    innocent.any(0, "draw").any(1, "draw").any(2, "draw");
    innocent.act(0, "player 1");
    assert_eq!(innocent.glory(), [15, 15, 15], "the book names no price");
    let mut dear = Scene::new(&format!("{CHEATS}\noption false_accusation 1\nphase heroes"));
    dear.idle_until(|scene| scene.offered("player 1"));
    dear.act(0, "player 1");
    assert_eq!(dear.glory(), [14, 16, 15]);
}

#[test]
fn o_3_a_caught_exchange_is_undone_whole() {
    let drawn = |scene: &Scene| {
        let put = |event: &Event| match event {
            Event::DrewUnseen { seat: Seat(0), card, extra, .. } => {
                Some([card.and_then(Private::known), extra.known().flatten()])
            }
            _ => None,
        };
        let both = scene.events.iter().find_map(put).unwrap();
        both.map(|card| scene.state.content().word(card.unwrap()))
    };
    let mut scene = drawing();
    let pile = scene.all().pile;
    scene.luck(0, "swap grey-ape", &[5, 5]);
    let both = drawn(&scene);
    assert_eq!(scene.hand(0).len(), 2);
    // The others do not draw the ape.
    scene.luck(1, "draw", &[30]).luck(2, "draw", &[30]);
    let counted = scene.seen_by(1).hand_sizes;
    scene.act(0, "pass").luck(1, "player 0", &[50]);
    let hand = scene.hand(0);
    assert!(hand.contains(&"grey-ape"), "they get their card back: {hand:?}");
    assert_eq!(hand.len(), 2, "and draw one as they should have");
    let kept = both.iter().filter(|card| hand.contains(card)).count();
    assert_eq!(kept, 0, "both they drew went back into the pile");
    assert_eq!(scene.glory(), [10, 15, 15]);
    assert_eq!(scene.seen_by(1).hand_sizes, counted, "nothing betrays what it was");
    let Seen::Known(before) = pile else { panic!("the archive counts") };
    assert_eq!(scene.all().pile, Seen::Known(before - 3), "as if all three had drawn one card");
    let told = |eye: Eye| {
        let glimpses = scene.events.iter().filter_map(|event| State::glimpse(event, eye));
        glimpses.filter(|its| matches!(**its, Event::Undone { .. })).count()
    };
    assert_eq!((told(Eye::Seat(Seat(0))), told(Eye::Seat(Seat(1))), told(Eye::Onlooker)), (1, 0, 0));
}

#[test]
fn o_3_what_another_has_drawn_since_is_replaced() {
    let mut scene = drawing();
    scene.luck(0, "swap grey-ape", &[5, 5]);
    // Player 1 draws the ape.
    let pile = State::set_up(&scene.state.set_down()).unwrap().view(Eye::Archive);
    let cards: Vec<_> = card_game::content::Card::all()
        .filter(|&card| !scene.state.content().is_object(card))
        .filter(|card| !pile.hands.iter().any(|hand| hand.known().unwrap().has(*card)))
        .filter(|&card| card != scene.card("black-river") && card != scene.card("massive-doors"))
        .collect();
    let ape = cards.iter().position(|&card| card == scene.card("grey-ape")).unwrap();
    scene.luck(1, "draw", &[ape as u32]).luck(2, "draw", &[0]);
    assert!(scene.hand(1).contains(&"grey-ape"));
    scene.act(0, "pass").luck(1, "player 0", &[20, 20]);
    assert_eq!(scene.hand(0).len(), 2, "as many cards as they should have");
    assert!(scene.hand(1).contains(&"grey-ape"), "nobody else pays for it");
}

#[test]
fn o_3_the_penalty_can_eliminate() {
    let mut scene = Scene::new(&format!("{CHEATS}\nplayer 0 knight 4 at black-river\nphase diplomacy"));
    scene.idle_until(|scene| scene.offered("draw"));
    scene.luck(0, "draw-two", &[0, 0]).any(1, "draw").any(2, "draw").act(0, "pass").act(1, "player 0");
    assert!(!scene.alive(0));
}

#[test]
fn o_3_once_a_cycle() {
    let mut scene = Scene::new(&format!("{CHEATS}\nphase heroes"));
    scene.act(0, "stand peeking black-river 1");
    scene.idle_until(|scene| scene.asked() == 0 && scene.offered("draw"));
    assert!(!scene.offered("draw-two"));
}

#[test]
fn o_4_out_of_sight() {
    let mut setup = Setup::new(1, &[None, None]).unwrap();
    setup.set("rehide", "on").unwrap();
    assert!(setup.options.rehide);
    let mut scene = Scene::new(&format!("{}\nphase heroes", CHEATS.replace("nothing_to_lose", "rehide")));
    scene.act(0, "face 1").act(0, "withdraw");
    assert_eq!(scene.row("black-river"), ["massive-doors"]);
}

#[test]
fn o_5_a_ransom_frees_the_hero() {
    let text = "seats 2
        option ransom 3
        player 0 knight at forgotten-crypt
        player 1 raider between
        adventure forgotten-crypt 0
        adventure caravan-road 1
        challenge forgotten-crypt massive-doors 1 down
        phase heroes";
    let mut scene = Scene::new(text);
    scene.act(0, "ransom caravan-road");
    assert_eq!(scene.glory(), [12, 18]);
    assert!(scene.at(0, "caravan-road"));
    let poor = Scene::new(&text.replace("knight at", "knight 3 at"));
    assert_eq!(poor.refused(0, "ransom caravan-road"), "O-5");
    let state = State::set_up(text).unwrap();
    let mut legal = Vec::new();
    state.legal(Seat(0), &mut legal);
    assert!(legal.iter().any(|&action| state.write(action) == "ransom caravan-road"));
}

/// A table where cheating is allowed and all cards but these lie open.
fn suspicious(pool: &[&str], lines: &str) -> Scene {
    use card_game::content::{Card, OURS};
    let lies_open = |card: &Card| !OURS.is_object(*card) && !pool.contains(&OURS.word(*card));
    let open: Vec<_> = Card::all().filter(lies_open).map(|card| OURS.word(card)).collect();
    Scene::new(&format!("seats 3\noption nothing_to_lose on\n{lines}\ndiscard {}", open.join(" ")))
}

/// Whether each of so many positions is imagined equally often: χ² stays below what one in a thousand exceeds.
fn equally_likely(scene: &Scene, eye: Eye, positions: usize) {
    let mut counts = std::collections::BTreeMap::new();
    let mut dice = table::Dice(3);
    let view = scene.state.view(eye);
    let draws = 300 * positions;
    for _ in 0..draws {
        let imagined = State::imagine(&view, &(), &mut dice);
        assert_eq!(imagined.view(eye), view);
        // What exactly was exchanged does not weigh.
        let text = imagined.set_down();
        let lines = text.lines().filter(|line| !line.starts_with("exchanged"));
        *counts.entry(lines.collect::<Vec<_>>().join("\n")).or_insert(0_u32) += 1;
    }
    assert_eq!(counts.len(), positions, "every position that fits, and no other: {:#?}", counts.keys());
    let expected = draws as f64 / positions as f64;
    let chi: f64 = counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    // Wilson and Hilferty.
    let free = (positions - 1) as f64;
    let critical = free * (1.0 - 2.0 / (9.0 * free) + 3.09 * (2.0 / (9.0 * free)).sqrt()).powi(3);
    assert!(chi < critical, "χ² {chi:.1} with {free} degrees, {critical:.1} allowed");
}

#[test]
fn o_3_every_hand_that_may_be_held_is_equally_likely() {
    // In the first cycle nobody has drawn yet: one card each of four, and two left in the pile.
    let pool = ["quicksand", "rockslide", "grey-ape", "frost-giant"];
    let hands = "hand 1 quicksand\nhand 2 rockslide";
    equally_likely(&suspicious(&pool, hands), Eye::Seat(Seat(0)), 4 * 3);
    // In the second each may have drawn one too many, or lost one they had put back: up to two cards of the four.
    let second = format!("cycle 2\n{hands}");
    let held = |deal: usize, by: usize| (0..4).filter(|at| deal / 3_usize.pow(*at) % 3 == by).count();
    let both = (0..81).filter(|&deal| held(deal, 1) <= 2 && held(deal, 2) <= 2).count();
    equally_likely(&suspicious(&pool, &second), Eye::Seat(Seat(0)), both);
}

#[test]
fn o_3_every_way_to_have_cheated_is_equally_likely() {
    // The third player has drawn in the first cycle; the pile is empty but for what they hold.
    let pool = ["quicksand", "rockslide", "grey-ape"];
    let mut scene = suspicious(&pool, "first 2\nhand 2 quicksand\nphase draw");
    scene.luck(2, "draw", &[0]);
    // Seen by the next, they hold two of three as counted, or by cheating all three. With two: honest, or having
    // peeked before, or either card is the extra one (put back and drawn two). With three: any of them is.
    let by_deal = 3 * (1 + 1 + 2) + 3;
    // The second player holds nothing: honest, or having peeked.
    equally_likely(&scene, Eye::Seat(Seat(0)), by_deal * 2);
}

#[test]
fn o_6_no_bid_is_higher_than_the_limit() {
    let text = "seats 2
        option bid_limit 7
        player 0 knight at forgotten-crypt
        player 1 raider between
        adventure forgotten-crypt 0
        challenge forgotten-crypt massive-doors 1 down
        phase heroes";
    let mut scene = Scene::new(text);
    scene.act(0, "face 1");
    assert_eq!(scene.refused(0, "bid 8"), "B-2");
    scene.act(0, "bid 7");
    assert_eq!(scene.offers(), ["withdraw", "match"]);
    let mut poor = Scene::new(&text.replace("raider between", "raider 3 between"));
    poor.act(0, "face 1");
    assert!(poor.offered("bid 3") && !poor.offered("bid 4"), "the caps of B-2 apply besides");
    let mut off = Scene::new(&text.replace("bid_limit 7", "bid_limit off"));
    off.act(0, "face 1");
    assert!(off.offered("bid 15"));
    let mut setup = Setup::new(1, &[None, None]).unwrap();
    for bad in ["0", "4", "16", "on"] {
        assert!(setup.set("bid_limit", bad).is_err(), "{bad}");
    }
    for good in ["off", "5", "15"] {
        setup.set("bid_limit", good).unwrap();
        assert_eq!(setup.get("bid_limit"), good);
    }
}

#[test]
fn o_7_a_preset_sets_every_option() {
    let book = Setup::new(1, &[None, None]).unwrap();
    let names: Vec<_> = Setup::PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(names, ["book", "adventures", "short"]);
    for preset in Setup::PRESETS {
        let mut setup = book.clone();
        for choice in Setup::CHOICES {
            assert!(preset.options.iter().any(|(option, _)| *option == choice.name), "{}", choice.name);
            let other = match choice.kind {
                table::Kind::Flag => "on".to_string(),
                table::Kind::OneOf(values) => values[1].to_string(),
                table::Kind::Number { most, .. } => most.to_string(),
            };
            setup.set(choice.name, &other).unwrap();
        }
        setup.preset(preset.name).unwrap();
        let changed: Vec<_> = Setup::CHOICES
            .iter()
            .filter(|choice| setup.get(choice.name) != book.get(choice.name))
            .map(|choice| format!("{} {}", choice.name, setup.get(choice.name)))
            .collect();
        let expected: &[&str] = match preset.name {
            "adventures" => &["goal_glory 35"],
            "short" => &["start_glory 10", "goal_glory 20"],
            _ => &[],
        };
        assert_eq!(changed, expected, "{}", preset.name);
        setup.check().unwrap();
    }
}
