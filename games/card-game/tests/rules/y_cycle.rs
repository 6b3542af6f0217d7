//! Y – The cycle.

use super::scene::Scene;
use card_game::event::{Event, Phase};

const QUIET: &str = "seats 2
    first 1
    player 0 knight between
    player 1 raider between";

#[test]
fn y_1_four_phases_in_order_from_the_first_player() {
    let mut scene = Scene::new(QUIET);
    assert_eq!(scene.asked(), 1);
    scene.idle_until(|scene| scene.state.board().cycle == 2);
    let phases: Vec<Phase> = scene
        .events
        .iter()
        .filter_map(|event| if let Event::Phase { phase, .. } = event { Some(*phase) } else { None })
        .collect();
    assert_eq!(phases[..3], [Phase::Heroes, Phase::Diplomacy, Phase::Draw]);
}

#[test]
fn y_2_each_draws_a_card_and_the_discard_becomes_the_pile() {
    let mut scene = Scene::new(QUIET);
    scene.idle_until(|scene| scene.state.board().cycle == 2);
    assert_eq!((scene.hand(0).len(), scene.hand(1).len()), (1, 1));
    // A pile of one card and a discard of one: the second draw reforms it.
    let mut scene = nearly_empty("discard grey-ape\nadventure caravan-road 0", "city-watch grey-ape");
    scene.idle_until(|scene| scene.state.board().cycle == 2);
    assert!(scene.events.contains(&Event::PileReformed));
    assert_eq!(scene.hand(0).len() + scene.hand(1).len(), hand_of_all_but(2));
}

/// All draw cards but those mentioned are in player 0's hand.
fn nearly_empty(lines: &str, besides: &str) -> Scene {
    let cards = &card_game::content::OURS;
    let mentioned = format!("{lines} {besides}");
    let hand: Vec<&str> = card_game::content::Card::all()
        .filter(|&card| !cards.is_object(card))
        .map(|card| cards.word(card))
        .filter(|word| !mentioned.split_whitespace().any(|named| named == *word))
        .collect();
    Scene::new(&format!("{QUIET}\n{lines}\nhand 0 {}\nphase diplomacy", hand.join(" ")))
}

fn hand_of_all_but(drawn: usize) -> usize {
    86 - 3 + drawn
}

#[test]
fn y_3_completed_adventures_come_back() {
    let adventures: Vec<&str> = card_game::content::OURS.adventures.iter().map(|its| its.word).collect();
    let mut scene = Scene::new(&format!(
        "{QUIET}\ncompleted 0 {}\noutstanding mountain-of-crom\nphase diplomacy",
        adventures.join(" ")
    ));
    scene.idle_until(|scene| scene.state.board().cycle == 2);
    assert!(scene.events.contains(&Event::BroughtBack { count: 19 }));
    assert_eq!(scene.state.board().completed[0].len(), 1, "the outstanding one stays");
    assert_eq!(scene.state.board().tally[0], 20, "who completed them is not forgotten");
}

#[test]
fn y_4_the_first_player_rotates() {
    let mut scene = Scene::new(&format!("{QUIET}\noption first_player rotate"));
    scene.idle_until(|scene| scene.state.board().cycle == 2);
    assert_eq!((scene.state.board().first.0, scene.asked()), (0, 0));
    let mut scene = Scene::new(QUIET);
    scene.idle_until(|scene| scene.state.board().cycle == 2);
    assert_eq!(scene.asked(), 1, "fixed for the whole game");
}
