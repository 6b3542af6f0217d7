//! P – Parts.

use super::scene::Scene;
use card_game::{
    Setup, State,
    cards::op::Timing,
    content::{Card, OURS},
};
use table::{Cx, Dice, Eye, Rules, Seat, Seen, Setup as _, Sight};

#[test]
fn p_1_a_hundred_and_ten_cards() {
    assert_eq!((OURS.heroes.len(), OURS.challenges.len()), (10, 32));
    assert_eq!((OURS.adventures.len(), OURS.specials.len()), (20, 48));
    assert_eq!(Card::all().filter(|&card| OURS.is_object(card)).count(), 14);
}

#[test]
fn p_1_no_card_is_ever_lost() {
    // Every card is in exactly one place, whatever happens.
    for seed in 0..40 {
        let setup = Setup::new(1, &[None, None, None, None]).unwrap();
        let mut dice = Dice(seed);
        let mut state = State::begin(&setup, &mut Cx::quiet(&mut dice));
        let mut legal = Vec::new();
        while let Some(seat) = state.missing().first() {
            legal.clear();
            state.legal(seat, &mut legal);
            let action = legal[table::Chance::below(&mut dice, legal.len() as u32) as usize];
            state.play(seat, action, &mut Cx::quiet(&mut dice));
            let again: State = table::Notation::set_up(&table::Notation::set_down(&state)).unwrap();
            assert_eq!(again, state, "what is not mentioned is in its pile");
        }
    }
}

#[test]
fn p_2_an_adventure_has_a_difficulty_and_a_loot() {
    for adventure in &OURS.adventures {
        assert!((1..=card_game::board::ROW as u8).contains(&adventure.difficulty), "{}", adventure.word);
        assert!(adventure.glory > 0 || adventure.objects > 0, "{}", adventure.word);
        assert!(usize::from(adventure.objects) <= card_game::board::MOST_OBJECTS);
    }
}

#[test]
fn p_3_antagonists_have_an_ally_cost() {
    let antagonists = OURS.challenges.iter().filter(|challenge| challenge.ally_cost.is_some()).count();
    assert_eq!(antagonists, 8);
    assert!(OURS.challenges.iter().all(|challenge| challenge.values.iter().all(|&value| value > 0)));
}

#[test]
fn p_4_a_special_is_a_resolution_card_or_an_object() {
    for card in Card::all().filter(|card| card.is_special()) {
        let timing = OURS.special(card).effect.timing();
        let object = matches!(timing, Timing::FaceUp | Timing::HeroAction);
        assert_eq!(object, OURS.is_object(card), "{}", OURS.word(card));
    }
}

#[test]
fn p_5_every_hero_has_an_ability_of_his_own() {
    let abilities: std::collections::BTreeSet<_> = OURS.heroes.iter().map(|hero| hero.ability).collect();
    assert_eq!(abilities.len(), 10);
    assert_eq!(OURS.heroes[0].values[0], 5);
}

const OPEN: &str = "seats 3
    player 0 explorer at black-river
    player 1 raider between
    player 2 nomad at black-river
    adventure black-river 0
    challenge black-river massive-doors 1 down
    hand 1 quicksand curse-of-nergal
    hidden 1 gate-stone
    phase heroes";

#[test]
fn p_6_who_sees_what() {
    let scene = Scene::new(OPEN);
    let site = scene.site("black-river").index();
    let doors = Seen::Known(scene.card("massive-doors"));
    assert_eq!(scene.seen_by(1).rows[site][0], doors, "the placer");
    assert_eq!(scene.seen_by(0).rows[site][0], doors, "the Explorer");
    assert_eq!(scene.seen_by(2).rows[site][0], Seen::Unknown);
    assert_eq!(scene.state.view(Eye::Onlooker).rows[site][0], Seen::Unknown);
    let other = scene.seen_by(2);
    assert_eq!((other.hands[1], other.hand_sizes[1]), (Seen::Unknown, 2));
    assert_eq!((other.objects[1], other.hidden_objects[1]), (Seen::Unknown, 1));
    assert!(scene.seen_by(1).objects[1].known().is_some());
}

#[test]
fn p_6_a_laid_card_is_seen_by_its_layer_alone() {
    let mut scene = Scene::new(&OPEN.replace("explorer", "knight").replace("raider", "thief"));
    scene.act(0, "face 1").act(0, "bid 1").act(1, "match").act(0, "name strength hero 0");
    scene.act(0, "pass").act(1, "lay quicksand");
    assert_eq!(scene.seen_by(1).laid[0], Seen::Known(scene.card("quicksand")));
    assert_eq!(scene.seen_by(0).laid[0], Seen::Unknown, "resolution card or bluff");
    assert_eq!(scene.seen_by(2).laid[0], Seen::Unknown);
}

#[test]
fn p_6_a_view_does_not_remember() {
    let mut scene = Scene::new(&format!("{OPEN}\noption rehide on").replace("explorer", "knight"));
    scene.act(0, "face 1");
    let site = scene.site("black-river").index();
    assert!(scene.seen_by(2).rows[site][0].known().is_some());
    scene.act(0, "withdraw");
    assert_eq!(scene.seen_by(2).rows[site][0], Seen::Unknown);
}

#[test]
fn p_7_no_effect_brings_a_hero_to_his_own_challenge() {
    let scene = Scene::new(
        "seats 2
         player 0 knight at black-river
         player 1 raider between
         adventure black-river 0
         adventure caravan-road 1
         adventure forgotten-crypt 1
         challenge caravan-road quicksand 0 down
         challenge black-river massive-doors 1 down
         open 0 gate-stone
         phase heroes",
    );
    let mut scene = scene;
    scene.act(0, "use gate-stone");
    assert_eq!(scene.offers(), ["pass", "at forgotten-crypt"]);
    assert_eq!(scene.refused(0, "at caravan-road"), "P-4");
    scene.act(0, "at forgotten-crypt");
    assert!(scene.at(0, "forgotten-crypt"));
    assert_eq!(scene.state.site_of(Seat(0)), Some(scene.site("forgotten-crypt")));
}

#[test]
fn p_5_every_hero_fights_with_his_own_attributes() {
    for (number, hero) in OURS.heroes.iter().enumerate() {
        let other = OURS.heroes[(number + 1) % 10].word;
        for (attribute, value) in ["strength", "cunning", "spirit"].into_iter().zip(hero.values) {
            let mut scene = Scene::new(&format!(
                "seats 2
                 player 0 {} at forgotten-crypt
                 player 1 {other} between
                 adventure forgotten-crypt 0
                 challenge forgotten-crypt massive-doors 1 up
                 spent 0 1
                 phase heroes",
                hero.word
            ));
            scene.act(0, "face 1").act(0, "bid 1").act(1, "match");
            scene.act(0, &format!("name {attribute} hero 0")).nobody_lays();
            let fought = |event: &card_game::event::Event| matches!(event, card_game::event::Event::Compared { value: its, .. } if *its == value as i8);
            assert!(scene.events.iter().any(fought), "{}, {attribute}", hero.word);
        }
    }
}
