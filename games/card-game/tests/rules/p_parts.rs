//! P – Parts.

use super::scene::Scene;
use card_game::{
    Setup, State,
    cards::op::Timing,
    content::{Card, OURS},
    event::Event,
    set::CardSet,
};
use table::{Chance, Cx, Dice, Eye, Private, Rules, Seat, Seen, Setup as _, Sight};

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

/// L-2: what may be asked for by name, as a player could keep it in mind from what they were told.
#[derive(Clone, Default)]
struct Mind([CardSet; 4]);

impl Mind {
    fn hear(&mut self, own: Seat, told: &Event) {
        let mut saw = |card: Card, holder: Option<Seat>| {
            if OURS.is_object(card) {
                return;
            }
            self.0.iter_mut().for_each(|held| held.remove(card));
            if let Some(holder) = holder.filter(|&holder| holder != own) {
                self.0[holder.index()].insert(card);
            }
        };
        match told {
            Event::PlayedAdventure { card, .. }
            | Event::PlayedSpecial { card, .. }
            | Event::Faced { card, .. }
            | Event::Shown { card, .. }
            | Event::Discarded { card, .. }
            | Event::Banished { card, .. }
            | Event::Peeked { card, .. }
            | Event::Foresaw { card, .. } => saw(*card, None),
            Event::Placed { card, .. } | Event::Drew { card, .. } | Event::SawChallenge { card, .. } => {
                card.known().into_iter().for_each(|card| saw(card, None));
            }
            Event::Recovered { seat, card } | Event::Kept { seat, card } => saw(*card, Some(*seat)),
            Event::DrewUnseen { card, extra, .. } => {
                let drawn = card.and_then(Private::known).into_iter().chain(extra.known().flatten());
                drawn.for_each(|card| saw(card, None));
            }
            Event::Undone { taken, .. } => taken.iter().for_each(|card| saw(card, None)),
            Event::CardTaken { to, card, .. } | Event::Given { to, card, .. } => {
                card.known().into_iter().for_each(|card| saw(card, Some(*to)));
            }
            Event::Showed { from, card, .. } if *from != own => {
                card.known().into_iter().for_each(|card| saw(card, Some(*from)));
            }
            Event::SawHand { seat, of, cards } if *seat == own => {
                let cards = cards.known().expect("their own look");
                cards.iter().for_each(|card| saw(card, Some(*of)));
                self.0[of.index()] = cards;
            }
            Event::Eliminated { seat, cards, .. } => {
                cards.iter().for_each(|card| saw(card, None));
                self.0[seat.index()] = CardSet::NONE;
                if *seat == own {
                    self.0 = Mind::default().0;
                }
            }
            _ => {}
        }
    }
}

#[test]
fn p_6_what_is_asked_for_by_name_goes_by_what_was_told() {
    let mut remembered = 0;
    for number in 0..60_u64 {
        let mut dice = Dice(number);
        let mut setup = Setup::new(1, &vec![None; 2 + number as usize % 3]).unwrap();
        setup.set("nothing_to_lose", if number % 4 == 0 { "on" } else { "off" }).unwrap();
        let mut events = Vec::new();
        let mut state = State::begin(&setup, &mut Cx::telling(&mut dice, &mut events));
        let mut minds: [Mind; 4] = Default::default();
        let mut legal = Vec::new();
        for _ in 0..1_500 {
            for (at, mind) in minds.iter_mut().enumerate().take(state.seats().into()) {
                let seat = Seat(at as u8);
                let told = events.iter().filter_map(|event| State::glimpse(event, Eye::Seat(seat)));
                told.for_each(|told| mind.hear(seat, &told));
                if !state.board().alive.has(seat) {
                    *mind = Mind::default();
                }
                // Rebuilt from nothing but what was told to this seat: so nothing else can be in it.
                assert_eq!(
                    state.view(Eye::Seat(seat)).shown[at],
                    Seen::Known(mind.0),
                    "seat {at}, game {number}"
                );
                let others = (0..4).filter(|&other| other != at);
                assert!(
                    others.into_iter().all(|other| state.view(Eye::Seat(seat)).shown[other] == Seen::Unknown)
                );
                remembered += mind.0.iter().filter(|held| !held.is_empty()).count();
            }
            assert!(state.view(Eye::Onlooker).shown.iter().all(|shown| *shown == Seen::Unknown));
            let Some(seat) = state.missing().first() else { break };
            legal.clear();
            state.legal(seat, &mut legal);
            events.clear();
            let action = legal[dice.below(legal.len() as u32) as usize];
            state.play(seat, action, &mut Cx::telling(&mut dice, &mut events));
        }
    }
    assert!(remembered > 1_000, "cards are seen and shown in play: {remembered}");
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
