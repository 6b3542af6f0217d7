//! S – Setup.

use super::scene::Scene;
use card_game::{Setup, State};
use table::{Cx, Dice, Notation, Rigged, Rules, Seat, Setup as _};

fn begin(roles: &[Option<&str>], seed: u64) -> Scene {
    let setup = Setup::new(1, roles).unwrap();
    Scene { state: State::begin(&setup, &mut Cx::quiet(&mut Dice(seed))), events: Vec::new() }
}

#[test]
fn s_1_dealt_heroes_may_be_swapped() {
    let mut scene = begin(&[None, None, None], 5);
    let heroes = scene.state.board().heroes;
    scene.act(0, "player 2").any(2, "yes");
    let swapped = scene.state.board().heroes;
    assert_eq!((swapped[0], swapped[1], swapped[2]), (heroes[2], heroes[1], heroes[0]));
    scene.act(1, "player 0").act(0, "no");
    assert_eq!(scene.state.board().heroes, swapped);
    assert_eq!(scene.asked(), 2);
    assert_eq!(scene.refused(2, "player 2"), "S-1");
}

#[test]
fn s_1_heroes_agreed_on_are_not_swapped() {
    let scene = begin(&[Some("knight"), Some("thief"), Some("nomad")], 5);
    assert_eq!(scene.state.board().heroes[..3], [8, 1, 7]);
    assert!(!scene.offered("player 1"));
}

#[test]
fn s_2_the_first_adventures_give_no_glory() {
    let mut scene = begin(&[Some("knight"), Some("thief"), Some("nomad")], 9);
    scene.idle_until(|scene| scene.offered("pass"));
    assert_eq!(scene.state.board().on_table.len(), 3);
    assert_eq!(scene.glory(), [15, 15, 15]);
    for seat in 0..3 {
        let owned = scene.state.board().on_table.iter();
        assert_eq!(owned.filter(|&site| scene.state.board().row(site).owner == Some(Seat(seat))).count(), 1);
    }
}

#[test]
fn s_3_the_highest_difficulty_is_first() {
    // Of twenty adventures the first has difficulty 1, the last 4.
    let setup = Setup::new(1, &[Some("knight"), Some("thief")]).unwrap();
    let mut luck = vec![0, 18, 0, 0];
    luck.extend([0; 14]);
    let state = State::begin(&setup, &mut Cx::quiet(&mut Rigged(&luck)));
    assert_eq!(state.board().first, Seat(1));
}

#[test]
fn s_3_ties_are_redrawn_until_one_is_alone() {
    let setup = Setup::new(1, &[Some("knight"), Some("thief")]).unwrap();
    let mut redrawn = 0;
    for seed in 0..60 {
        let mut events = Vec::new();
        let state = State::begin(&setup, &mut Cx::telling(&mut Dice(seed), &mut events));
        redrawn += events.iter().filter(|e| matches!(e, card_game::event::Event::Reopened { .. })).count();
        let board = state.board();
        let difficulty = |seat: Seat| {
            let own = board.on_table.iter().find(|&site| board.row(site).owner == Some(seat)).unwrap();
            state.content().adventure(own.card()).difficulty
        };
        let other = Seat(1 - board.first.0);
        assert!(difficulty(board.first) > difficulty(other), "seed {seed}");
    }
    assert!(redrawn > 0, "there were ties");
}

/// The answers of chance that draw adventures of these difficulties, round by round: the tied discard first, and
/// an empty pack is reformed from the discards.
fn draws(rounds: &[&[u8]]) -> Vec<u32> {
    let difficulty = |at: &usize| card_game::content::OURS.adventures[*at].difficulty;
    let mut pack: Vec<usize> = (0..20).collect();
    let (mut discard, mut shown) = (Vec::new(), Vec::new());
    let mut answers = Vec::new();
    for round in rounds {
        // Those who are no longer tied keep what they have.
        shown.truncate(round.len());
        discard.append(&mut shown);
        for wanted in *round {
            if pack.is_empty() {
                pack.append(&mut discard);
                pack.sort_unstable();
            }
            let at = pack.iter().position(|one| difficulty(one) == *wanted).expect("such an adventure");
            // Chance is not asked which card of one it is to be.
            answers.extend((pack.len() > 1).then_some(at as u32));
            shown.push(pack.remove(at));
        }
    }
    answers
}

#[test]
fn s_3_after_ten_redraws_lot_decides() {
    let setup = Setup::new(1, &[Some("knight"), Some("thief"), Some("nomad")]).unwrap();
    let tied: [&[u8]; 11] = [
        &[4, 4, 4],
        &[3, 3, 3],
        &[2, 2, 2],
        // The third is out of it, and keeps the 1.
        &[2, 2, 1],
        &[1, 1],
        &[1, 1],
        &[2, 2],
        &[3, 3],
        // All twenty have been drawn: the pack is formed anew.
        &[1, 1],
        &[3, 3],
        &[4, 4],
    ];
    for (lot, first) in [(0, Seat(0)), (1, Seat(1))] {
        let mut luck = draws(&tied);
        // The lot, and the challenge that the first player draws.
        luck.extend([lot, 0]);
        let mut events = Vec::new();
        let mut rigged = Rigged(&luck);
        let state = State::begin(&setup, &mut Cx::telling(&mut rigged, &mut events));
        assert!(rigged.spent(), "not asked for: {rigged:?}");
        assert_eq!(state.board().first, first);
        assert!(events.contains(&card_game::event::Event::First { seat: first, by_lot: true }));
        let redrawn = events.iter().filter(|e| matches!(e, card_game::event::Event::Reopened { .. })).count();
        assert_eq!(redrawn, 3 + 3 + 3 + 7 * 2);
    }
}

#[test]
fn s_4_each_places_a_challenge_on_anothers_adventure() {
    let mut scene = begin(&[Some("knight"), Some("thief"), Some("nomad")], 1);
    let asked = scene.asked();
    let own = scene
        .state
        .board()
        .on_table
        .iter()
        .find(|&site| scene.state.board().row(site).owner == Some(Seat(asked)));
    let own = scene.state.content().word(own.unwrap().card());
    assert_eq!(scene.refused(asked, &format!("at {own}")), "S-4");
    assert!(scene.seen_by(asked).drawn.unwrap().known().is_some(), "they look at it");
    assert_eq!(scene.seen_by((asked + 1) % 3).drawn.unwrap().known(), None);
    let place = scene.offers()[0].clone();
    scene.any(asked, &place);
    assert_eq!(scene.glory(), [0, 0, 0], "no GP for it");
}

#[test]
fn s_5_objects_have_a_pile_of_their_own() {
    let scene = begin(&[Some("knight"), Some("thief")], 4);
    let view = scene.all();
    assert_eq!(view.object_pile, 14);
    assert_eq!(view.pile, table::Seen::Known(68));
    assert!(scene.state.board().discard.is_empty());
}

#[test]
fn s_6_seven_cards_and_fifteen_glory_points() {
    let mut setup = Setup::new(1, &[Some("knight"), Some("thief")]).unwrap();
    let state = State::begin(&setup, &mut Cx::quiet(&mut Dice(4)));
    let scene = Scene { state, events: Vec::new() };
    assert_eq!((scene.hand(0).len(), scene.hand(1).len()), (7, 7));
    assert_eq!(scene.glory(), [15, 15]);
    setup.set("start_glory", "40").unwrap();
    assert!(setup.check().is_err(), "the goal is at least 5 above the start");
    setup.set("goal_glory", "45").unwrap();
    setup.check().unwrap();
    let state = State::begin(&setup, &mut Cx::quiet(&mut Dice(4)));
    assert_eq!(state.board().glory[..2], [40, 40]);
    assert!(setup.set("start_glory", "4").is_err());
}

#[test]
fn s_7_no_hero_begins_behind_his_own_challenge() {
    let text = "seats 3
        player 0 knight 15 away
        player 1 thief 15 away
        player 2 nomad 15 away
        adventure forgotten-crypt 0
        adventure caravan-road 1
        adventure black-river 2
        challenge caravan-road quicksand 0 down
        frame setup entrances
        frame round entrances 0 0
        frame enter 0";
    let mut scene = Scene::new(text);
    assert_eq!(scene.refused(0, "at caravan-road"), "S-7");
    scene.act(0, "at black-river").act(1, "at black-river").act(2, "at black-river");
    assert!(scene.at(0, "black-river") && scene.at(1, "black-river"), "several heroes may share one");
    assert_eq!(State::set_up(&scene.state.set_down()).unwrap(), scene.state);
}
