//! V – Victory test, elimination.

use super::scene::Scene;
use card_game::board::Place;
use table::{Rules, Seat};

fn test_at(glory: [u16; 3], options: &str) -> Scene {
    let [a, b, c] = glory;
    Scene::new(&format!(
        "seats 3
         {options}
         player 0 knight {a} between
         player 1 raider {b} between
         player 2 nomad {c} between
         adventure caravan-road 0
         phase test"
    ))
}

#[test]
fn v_1_the_most_glory_wins_once_somebody_has_the_goal() {
    assert_eq!(test_at([30, 31, 5], "").winners(), [1]);
    assert!(!test_at([29, 28, 5], "").over());
    let tied = test_at([31, 31, 29], "");
    assert!(!tied.over() && tied.state.board().tied);
    assert_eq!(test_at([29, 28, 27], "tied").winners(), [0]);
    assert!(!test_at([29, 28, 27], "option victory_tie goal\ntied").over());
    assert!(!test_at([29, 29, 27], "tied").over());
}

/// Player 1 has 1 GP and placed what player 0 faces.
fn last_glory(lines: &str) -> Scene {
    let mut scene = Scene::new(&format!(
        "seats 3
         player 0 knight at forgotten-crypt
         player 1 raider 1 at black-river
         player 2 nomad at black-river
         adventure forgotten-crypt 1
         adventure black-river 2
         challenge forgotten-crypt massive-doors 1 down
         challenge forgotten-crypt rockslide 1 down
         spent 0
         hand 1 city-watch
         open 1 scroll-of-skelos
         hidden 1 gate-stone
         completed 1 caravan-road
         allies 1 corsair-captain
         {lines}
         phase heroes"
    ));
    scene.act(0, "face 1").act(0, "bid 1").act(1, "match").act(0, "name strength hero 0").nobody_lays();
    scene
}

#[test]
fn v_2_elimination() {
    let scene = last_glory("");
    assert!(!scene.alive(1));
    assert_eq!(scene.place(1), Place::Away);
    assert!(scene.row("forgotten-crypt").is_empty(), "their other challenge left the game");
    assert!(scene.discarded("massive-doors") && !scene.discarded("rockslide"));
    assert!(scene.discarded("city-watch") && scene.discarded("corsair-captain"));
    assert!(scene.discarded("scroll-of-skelos") && scene.discarded("gate-stone"));
    assert!(scene.state.board().set_aside.has(scene.site("caravan-road")));
    assert_eq!(scene.state.board().row(scene.site("forgotten-crypt")).owner, None, "nobody's");
    assert_eq!(scene.asked(), 2, "what was left of their turn is lost");
}

#[test]
fn v_3_the_last_player_left_wins_at_once() {
    let mut scene = Scene::new(
        "seats 2
         player 0 knight at forgotten-crypt
         player 1 raider 1 between
         adventure forgotten-crypt 0
         challenge forgotten-crypt massive-doors 1 down
         phase heroes",
    );
    scene.act(0, "face 1").act(0, "bid 1").act(1, "withdraw");
    assert_eq!(scene.winners(), [0]);
}

#[test]
fn v_4_the_next_survivor_is_first_and_nobody_acts_twice() {
    let mut scene = Scene::new(
        "seats 3
         first 1
         player 0 knight at forgotten-crypt
         player 1 raider 1 at forgotten-crypt
         player 2 nomad 15 between
         adventure forgotten-crypt 0
         adventure caravan-road 2
         phase heroes",
    );
    scene.act(1, "duel 0").act(1, "withdraw");
    assert!(!scene.alive(1));
    assert_eq!(scene.state.board().first, Seat(2));
    assert_eq!(scene.asked(), 2);
    scene.act(2, "stand");
    assert_eq!(scene.asked(), 0);
    scene.act(0, "stand").idle_until(|scene| scene.state.board().cycle == 2);
    assert_eq!(scene.asked(), 2);
}

#[test]
fn v_5_other_payments_stop_at_one() {
    // Throne of Acheron: each other player pays 2, down to 1 GP.
    let mut scene = Scene::new(
        "seats 3
         player 0 knight at throne-of-acheron
         player 1 raider 2 between
         player 2 nomad 1 between
         adventure throne-of-acheron 0
         phase heroes",
    );
    scene.any(0, "complete");
    assert_eq!(scene.glory(), [15 + 4 + 1, 1, 1]);
    // Nor may the last GP hire an ally.
    let mut scene = Scene::new(
        "seats 2
         player 0 knight 3 at forgotten-crypt
         player 1 raider between
         adventure forgotten-crypt 0
         challenge forgotten-crypt kozak-hetman 1 down
         phase heroes",
    );
    scene.act(0, "face 1");
    assert_eq!(scene.refused(0, "hire"), "A-5");
}

#[test]
fn v_6_the_cycle_limit_ends_the_game() {
    let ends = |glory: [u16; 3], lines: &str| {
        let [a, b, c] = glory;
        let mut scene = Scene::new(&format!(
            "seats 3
             option cycle_limit 30
             cycle 30
             player 0 knight {a} between
             player 1 raider {b} between
             player 2 nomad {c} between
             {lines}
             phase diplomacy"
        ));
        scene.idle_until(|_| false);
        assert_eq!(scene.state.board().cycle, 30);
        scene.winners()
    };
    assert_eq!(ends([10, 12, 9], ""), [1]);
    assert_eq!(ends([12, 12, 9], "completed 0 caravan-road"), [0]);
    assert_eq!(ends([12, 12, 9], ""), [0, 1], "a shared victory");
}

#[test]
fn v_7_a_bid_of_who_resigns_is_withdrawn() {
    let mut scene = Scene::new(
        "seats 3
         player 0 knight at forgotten-crypt
         player 1 raider at caravan-road
         player 2 nomad between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt massive-doors 1 down
         phase heroes",
    );
    scene.act(0, "face 1").act(0, "bid 2").act(1, "bid 4").act(0, "bid 5");
    scene.leave(1);
    assert_eq!(scene.glory(), [19, 0, 15]);
    assert!(!scene.alive(1) && scene.discarded("massive-doors"));
    assert!(scene.state.may_leave(Seat(1)).is_err());
    // While cards are laid their resignation waits for the result.
    let mut scene = Scene::new(
        "seats 3
         player 0 knight at forgotten-crypt
         player 1 raider at caravan-road
         player 2 nomad between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt massive-doors 1 down
         spent 0
         phase heroes",
    );
    scene.act(0, "face 1").act(0, "bid 2").act(1, "match").act(0, "name strength hero 0");
    scene.leave(1);
    assert!(scene.alive(1), "it is being resolved");
    scene.act(0, "pass");
    assert!(!scene.alive(1));
    assert_eq!(scene.glory()[0], 17);
}
