//! A – Hero phase.

use super::scene::Scene;
use card_game::{board::Place, event::Event};

const TABLE: &str = "seats 3
    player 0 knight at forgotten-crypt
    player 1 raider at caravan-road
    player 2 nomad between
    adventure forgotten-crypt 0
    adventure caravan-road 1
    adventure black-river 2
    spent 0
    phase heroes";

fn with(lines: &str) -> Scene {
    Scene::new(&format!("{TABLE}\n{lines}"))
}

#[test]
fn a_1_one_action_each_in_order() {
    let mut scene = with("");
    scene.act(0, "move black-river");
    assert_eq!(scene.asked(), 1);
    scene.act(1, "stand").act(2, "stand");
    assert!(!scene.offered("stand"), "diplomacy");
}

#[test]
fn a_2_moving() {
    let scene = with("challenge black-river massive-doors 0 down");
    assert_eq!(scene.refused(0, "move black-river"), "A-2", "their own challenge is there");
    assert!(scene.offered("move caravan-road"), "other heroes hinder nobody");
    let scene = with("challenge forgotten-crypt massive-doors 1 down");
    assert_eq!(scene.refused(0, "move black-river"), "A-2", "a challenge holds them");
    assert_eq!(scene.refused(0, "move red-citadel"), "A-2");
}

#[test]
fn a_3_an_expelled_hero_must_move_on() {
    let lines = "player 1 raider 15 expelled caravan-road";
    let mut scene = with(lines);
    scene.act(0, "stand");
    assert_eq!(scene.offers(), ["move forgotten-crypt", "move black-river"]);
    assert_eq!(scene.refused(1, "stand"), "A-3");
    assert_eq!(scene.refused(1, "move caravan-road"), "A-3");
    let mut scene = with("player 1 raider 15 waited caravan-road");
    scene.act(0, "stand");
    assert!(scene.offered("move caravan-road"), "from their next turn on");
}

#[test]
fn a_4_a_challenge_turned_up_stays_up() {
    let line = "challenge forgotten-crypt massive-doors 1 down";
    let mut scene = with(line);
    scene.act(0, "face 1").act(0, "withdraw");
    assert_eq!(scene.row("forgotten-crypt"), ["+massive-doors"]);
    let mut scene = Scene::new(&format!("{}\n{line}", TABLE.replace("seats 3", "seats 3\noption rehide on")));
    scene.act(0, "face 1").act(0, "withdraw");
    assert_eq!(scene.row("forgotten-crypt"), ["massive-doors"]);
    assert_eq!(with("").refused(0, "face 1"), "A-4");
}

#[test]
fn a_5_hiring_an_antagonist() {
    for face in ["up", "down"] {
        let mut scene = with(&format!("challenge forgotten-crypt kozak-hetman 1 {face}"));
        scene.act(0, "face 1").act(0, "hire");
        assert_eq!(scene.glory(), [12, 15, 15]);
        assert!(scene.row("forgotten-crypt").is_empty());
        assert_eq!(scene.words(scene.state.board().allies[0]), ["kozak-hetman"]);
        assert_eq!(scene.asked(), 1, "it was their action");
    }
    let mut scene = with("challenge forgotten-crypt massive-doors 1 up");
    scene.act(0, "face 1");
    assert_eq!(scene.refused(0, "hire"), "A-5");
}

#[test]
fn a_6_an_ally_fights_instead_of_his_hero() {
    let lines = "challenge forgotten-crypt pit-of-stakes 1 up\nallies 0 corsair-captain";
    let mut scene = with(lines);
    scene.act(0, "face 1").act(0, "bid 2").act(1, "match");
    // Cunning: the knight has 2, the captain 5, the pit 3.
    scene.act(0, "name cunning ally corsair-captain").nobody_lays();
    assert_eq!(scene.glory()[0], 17);
    let mut scene = with("allies 0 corsair-captain");
    scene.act(0, "move black-river");
    assert!(scene.discarded("corsair-captain"), "they do not follow");
    let mut scene = with("player 1 raider 15 at forgotten-crypt\nallies 0 corsair-captain");
    scene.act(0, "duel 1").act(0, "bid 1").act(1, "match");
    assert!(!scene.offers().iter().any(|offer| offer.contains("ally")), "not in a duel");
}

#[test]
fn a_7_a_duel_needs_the_same_adventure() {
    let scene = with("");
    assert_eq!(scene.refused(0, "duel 1"), "A-7");
    let scene = with("player 1 raider 15 at forgotten-crypt\nchallenge forgotten-crypt massive-doors 2 down");
    assert!(scene.offered("duel 1"), "challenges or not");
}

#[test]
fn a_8_completing() {
    assert_eq!(with("challenge forgotten-crypt massive-doors 1 up").refused(0, "complete"), "A-8");
    assert_eq!(with("player 1 raider 15 at forgotten-crypt").refused(0, "complete"), "A-8");
    let allied = "player 1 raider 15 at forgotten-crypt\nalliance 0 kept 10,0,0,0 5,5,0,0 5,5,0,0 ----- 0 1";
    let mut scene = with(allied);
    scene.luck(0, "complete", &[3]);
    assert_eq!(scene.glory(), [17, 15, 15]);
    assert_eq!((scene.hidden(0).len(), scene.open(0).len()), (1, 0), "face down before its owner");
    assert_eq!((scene.place(0), scene.place(1)), (Place::Between, Place::Between), "partners included");
    assert_ne!(scene.asked(), 1, "until the next hero phase they can only pass, so they are not asked");
    scene.idle_to_turn_of(0);
    scene.act(0, "move caravan-road");
    assert!(scene.offered("move black-river"));
}

#[test]
fn a_8_an_outstanding_effect_keeps_the_card_face_up() {
    let mut scene = with("player 0 knight 15 at mountain-of-crom\nadventure mountain-of-crom 0");
    scene.act(0, "complete");
    let crom = scene.site("mountain-of-crom");
    assert!(scene.state.board().outstanding.has(crom));
    // Until their hero's next contest is over.
    scene.idle_to_turn_of(0).act(0, "move caravan-road").idle_to_turn_of(0);
    scene.act(0, "duel 1").act(0, "withdraw");
    assert!(!scene.state.board().outstanding.has(crom) && scene.state.board().completed[0].has(crom));
}

#[test]
fn a_9_a_hero_who_failed_stays() {
    let mut scene = with(
        "player 2 nomad 15 at forgotten-crypt
         challenge forgotten-crypt massive-doors 1 down
         spent 0 2",
    );
    scene.act(0, "face 1").act(0, "withdraw").act(1, "stand");
    scene.act(2, "face 1").act(2, "bid 1").act(1, "withdraw");
    scene.idle_to_heroes();
    assert!(scene.offered("move black-river"), "beaten by another, it holds nobody");
}

#[test]
fn a_10_an_effect_completes_an_adventure_for_him_it_names() {
    let allied = "player 1 raider 15 at forgotten-crypt
        alliance 0 kept 5,5,0,0 5,5,0,0 5,5,0,0 ----- 0 1
        allies 1 corsair-captain
        challenge forgotten-crypt massive-doors 2 down
        challenge forgotten-crypt quicksand 2 up
        open 0 dust-of-the-tomb";
    let mut scene = with(allied);
    assert!(!scene.offered("complete"));
    scene.any(0, "use dust-of-the-tomb");
    for challenge in ["massive-doors", "quicksand", "corsair-captain"] {
        assert!(scene.discarded(challenge), "{challenge}");
    }
    assert!(scene.state.board().alliances.iter().all(|alliance| alliance.members.is_empty()));
    assert!(!scene.state.board().on_table.has(scene.site("forgotten-crypt")));
    assert_eq!(scene.glory(), [17, 15, 15], "the loot is theirs alone, and nobody pays for the challenges");
    assert_eq!(scene.hidden(0).len(), 1);
    assert!((0..3).all(|seat| scene.place(seat) == Place::Between));
    assert_eq!(
        scene.asked(),
        1,
        "the partner completed nothing: they may move in their own turn of this phase"
    );
    scene.act(1, "move caravan-road");
}

#[test]
fn a_10_an_effect_removes_an_adventure() {
    let mut scene = Scene::new(
        "seats 3
         player 0 knight 15 at throne-of-acheron
         player 1 raider 15 at forgotten-crypt
         player 2 nomad 15 at forgotten-crypt
         adventure throne-of-acheron 0
         adventure forgotten-crypt 2
         challenge forgotten-crypt massive-doors 0 down
         allies 1 corsair-captain
         phase heroes",
    );
    scene.any(0, "complete").act(0, "at forgotten-crypt");
    assert!(scene.discarded("massive-doors") && scene.discarded("corsair-captain"));
    assert!(scene.discarded("forgotten-crypt"));
    assert_eq!(scene.glory(), [23, 13, 13], "4 GP and tribute; no loot of what is gone");
    assert!(scene.hidden(1).is_empty() && scene.hidden(2).is_empty());
    assert!((0..3).all(|seat| scene.place(seat) == Place::Between));
    assert!(scene.state.board().on_table.is_empty());
}

#[test]
fn a_10_who_completed_nothing_need_not_wait() {
    let razed = "seats 3
         player 0 knight 15 at throne-of-acheron
         player 1 raider 15 at forgotten-crypt
         player 2 nomad 15 at throne-of-acheron
         adventure throne-of-acheron 0
         adventure forgotten-crypt 2
         adventure caravan-road 1
         alliance 0 kept 5,0,5,0 5,0,5,0 5,0,5,0 ----- 0 2
         phase heroes";
    let mut scene = Scene::new(razed);
    scene.any(0, "complete").act(0, "at forgotten-crypt");
    assert_eq!(scene.asked(), 1, "their turn is still to come");
    scene.act(1, "move caravan-road");
    assert!(scene.at(1, "caravan-road"));
    assert_ne!(scene.asked(), 2, "the partner of who completed it waits for the next hero phase (A-8)");
}

#[test]
fn a_11_looted_objects_come_from_their_own_pile() {
    let objects: Vec<&str> = card_game::content::Card::all()
        .filter(|&card| card_game::content::OURS.is_object(card))
        .map(|card| card_game::content::OURS.word(card))
        .collect();
    let mut scene = with(&format!("object-discard {}", objects.join(" ")));
    scene.luck(0, "complete", &[0]);
    assert!(scene.events.contains(&Event::ObjectPileReformed));
    assert_eq!(scene.hidden(0), [objects[0]]);
    let mut scene = with(&format!("hidden 1 {}", objects.join(" ")));
    scene.act(0, "complete");
    assert_eq!(scene.glory()[0], 17);
    assert!(scene.hidden(0).is_empty(), "that part of the loot is lost");
}
