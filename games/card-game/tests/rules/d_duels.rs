//! D – Duels.

use super::scene::Scene;
use card_game::event::Event;

fn duel(lines: &str) -> Scene {
    let mut scene = Scene::new(&format!(
        "seats 3
         player 0 knight at forgotten-crypt
         player 1 thief at forgotten-crypt
         player 2 sorcerer at forgotten-crypt
         adventure forgotten-crypt 0
         adventure caravan-road 1
         spent 0
         {lines}
         phase heroes"
    ));
    scene.act(0, "duel 1");
    scene
}

#[test]
fn d_1_the_challenger_opens_and_nobody_refuses() {
    let mut scene = duel("");
    assert_eq!(scene.asked(), 0);
    scene.act(0, "bid 1");
    assert_eq!(scene.refused(1, "pass"), "B-1");
    scene.act(1, "match").act(1, "name spirit hero 0");
    assert_eq!(scene.asked(), 0, "and lays first");
    assert_eq!(duel("option duel_opens challenged").asked(), 1);
}

#[test]
fn d_2_the_challenged_names_the_attribute() {
    let mut scene = duel("");
    scene.act(0, "bid 1").act(1, "match");
    assert_eq!(scene.asked(), 1);
    assert_eq!(scene.offers(), ["name strength hero 0", "name cunning hero 0", "name spirit hero 0"]);
}

#[test]
fn d_3_each_card_is_laid_on_one_of_the_heroes() {
    let mut scene = duel("hand 0 iron-thews curse-of-nergal");
    scene.act(0, "bid 1").act(1, "match").act(1, "name strength hero 0");
    assert_eq!(scene.refused(0, "lay iron-thews"), "D-3");
    scene.act(0, "lay iron-thews on 0").act(1, "pass").act(0, "lay curse-of-nergal on 1");
    assert_eq!(scene.state.board().contest.lies_on(1), 1, "openly");
    scene.act(1, "pass").act(0, "pass");
    assert!(scene.events.iter().any(|event| matches!(event, Event::Compared { value: 7, against: 2, .. })));
}

#[test]
fn d_4_the_challenger_must_be_strictly_higher() {
    let mut scene = duel("player 1 barbarian 15 at forgotten-crypt");
    scene.act(0, "bid 2").act(1, "match").act(1, "name strength hero 0").nobody_lays();
    assert!(scene.events.iter().any(|event| matches!(event, Event::Compared { value: 5, against: 5, .. })));
    assert!(scene.expelled(0));
    assert_eq!(scene.glory(), [13, 17, 15]);
}

#[test]
fn d_5_the_loser_is_expelled_and_hands_over_his_objects() {
    let objects = "open 0 scroll-of-skelos\nhidden 0 gate-stone";
    let mut scene = duel(objects);
    scene.act(0, "withdraw");
    assert!(scene.expelled(0), "also by withdrawing, also the challenger");
    assert_eq!((scene.open(1), scene.hidden(1)), (vec!["scroll-of-skelos"], vec!["gate-stone"]));
    let mut scene = duel("player 1 thief 1 at forgotten-crypt\nopen 1 scroll-of-skelos");
    scene.act(0, "bid 1").act(1, "match").act(1, "name strength hero 0").nobody_lays();
    assert!(!scene.alive(1));
    assert_eq!(scene.open(0), ["scroll-of-skelos"], "before any elimination");
}

#[test]
fn d_6_no_duels_between_partners() {
    let scene = Scene::new(
        "seats 2
         player 0 knight at forgotten-crypt
         player 1 thief at forgotten-crypt
         adventure forgotten-crypt 0
         alliance 0 kept 5,5,0,0 5,5,0,0 5,5,0,0 ----- 0 1
         phase heroes",
    );
    assert_eq!(scene.refused(0, "duel 1"), "D-6");
}

#[test]
fn d_7_only_the_two_heroes_fight() {
    let mut scene = Scene::new(
        "seats 3
         player 0 knight at forgotten-crypt
         player 1 thief at forgotten-crypt
         player 2 sorcerer at forgotten-crypt
         adventure forgotten-crypt 0
         allies 0 corsair-captain
         alliance 0 kept 5,0,5,0 5,0,5,0 5,0,5,0 ----- 0 2
         hand 0 contest-of-wills
         hand 2 will-of-iron
         spent 0
         phase heroes",
    );
    scene.act(0, "duel 1").act(0, "bid 1").act(1, "match").act(1, "name cunning hero 0");
    scene.act(0, "lay contest-of-wills on 1").act(1, "pass").act(0, "pass");
    // No partner was asked to lay; the card on the Thief changed the attribute for the duel: 4 against 3.
    assert!(scene.events.iter().any(|event| matches!(event, Event::Compared { value: 4, against: 3, .. })));
    assert_eq!(scene.glory(), [16, 14, 15], "and no partner shares the result");
}
