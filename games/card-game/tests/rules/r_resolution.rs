//! R – Resolution.

use super::scene::Scene;
use card_game::{State, event::Event};
use table::{Notation, Seat};

/// Player 0 faces player 1's challenge, allied with player 2.
fn facing(challenge: &str, lines: &str) -> Scene {
    let mut scene = Scene::new(&format!(
        "seats 4
         player 0 knight at forgotten-crypt
         player 1 thief between
         player 2 sorcerer at forgotten-crypt
         player 3 nomad between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt {challenge} 1 down
         spent 0
         {lines}
         phase heroes"
    ));
    scene.act(0, "face 1").act(0, "bid 2").act(1, "match");
    scene
}

const ALLIED: &str = "alliance 0 kept 5,0,5,0 5,0,5,0 5,0,5,0 ----- 0 2";

fn compared(scene: &Scene) -> (i8, i8) {
    let seen = scene.events.iter().rev().find_map(|event| match event {
        Event::Compared { value, against, .. } => Some((*value, *against)),
        _ => None,
    });
    seen.expect("it came to a comparison")
}

#[test]
fn r_1_attribute_and_figure_are_named() {
    let mut scene = facing("massive-doors", &format!("{ALLIED}\nallies 0 corsair-captain"));
    let names = ["name spirit hero 0", "name spirit hero 2", "name spirit ally corsair-captain"];
    assert!(names.into_iter().all(|name| scene.offered(name)), "{:?}", scene.offers());
    assert_eq!(scene.refused(0, "name spirit hero 3"), "R-1");
    scene.act(0, "name spirit hero 2");
    scene.nobody_lays();
    assert_eq!(compared(&scene), (5, 6));
}

#[test]
fn r_2_cards_are_laid_in_turn_until_all_pass() {
    let hands = "hand 0 grey-ape\nhand 1 curse-of-nergal city-watch\nhand 2 iron-thews";
    let mut scene = facing("massive-doors", &format!("{ALLIED}\n{hands}"));
    scene.act(0, "name strength hero 0");
    scene.act(0, "pass").act(1, "lay city-watch").act(2, "pass");
    assert_eq!(scene.asked(), 0, "a pass is not final");
    scene.act(0, "lay grey-ape").act(1, "pass").act(2, "lay iron-thews").act(0, "pass").act(1, "pass");
    assert_eq!(scene.asked(), 2);
    assert_eq!(scene.refused(2, "lay rockslide"), "R-2");
    scene.act(2, "pass");
    assert_eq!(compared(&scene), (7, 4), "bluffs have no effect");
    assert_eq!(scene.glory()[0] + scene.glory()[2], 32, "and earn no GP");
}

#[test]
fn r_3_changes_of_the_attribute_apply_in_the_order_laid() {
    let hands = "hand 0 contest-of-wills\nhand 1 battle-of-wits";
    let mut scene = facing("massive-doors", hands);
    scene.act(0, "name strength hero 0");
    scene.act(0, "lay contest-of-wills").act(1, "lay battle-of-wits").act(0, "pass").act(1, "pass");
    // Cunning in the end: the Knight has 2, the doors 5.
    assert_eq!(compared(&scene), (2, 5));
    // Modifiers of another attribute do not count, and no value is below 0.
    let mut scene = facing("massive-doors", "hand 0 iron-thews\nhand 1 false-trail lotus-haze");
    scene.act(0, "name cunning hero 0");
    scene.act(0, "lay iron-thews").act(1, "lay false-trail").act(0, "pass");
    scene.act(1, "lay lotus-haze").act(0, "pass").any(1, "pass");
    assert_eq!(compared(&scene), (0, 5));
}

#[test]
fn r_4_strictly_higher_beats() {
    let mut scene = facing("massive-doors", "");
    scene.act(0, "name strength hero 0").nobody_lays();
    assert_eq!((compared(&scene), scene.glory()[0]), ((5, 4), 17));
    assert!(scene.discarded("massive-doors"));
    let mut scene = facing("frost-giant", "");
    scene.act(0, "name strength hero 0").nobody_lays();
    assert_eq!((compared(&scene), scene.glory()[0], scene.glory()[1]), ((5, 5), 13, 17));
    assert_eq!(scene.row("forgotten-crypt"), ["+frost-giant"]);
}

#[test]
fn r_5_laid_cards_are_discarded_and_nobody_draws() {
    let mut scene = facing("massive-doors", "hand 0 grey-ape\nhand 1 curse-of-nergal");
    scene.act(0, "name strength hero 0");
    scene.act(0, "lay grey-ape").act(1, "lay curse-of-nergal").act(0, "pass").act(1, "pass");
    assert!(scene.discarded("grey-ape") && scene.discarded("curse-of-nergal"));
    assert!(scene.hand(0).is_empty() && scene.hand(1).is_empty());
}

#[test]
fn r_6_bids_move_before_anybody_is_eliminated() {
    // All-in and lost, but the partner's half keeps them alive (L-5).
    let mut scene = Scene::new(&format!(
        "seats 3
         player 0 knight 4 at forgotten-crypt
         player 1 thief between
         player 2 sorcerer at forgotten-crypt
         adventure forgotten-crypt 0
         challenge forgotten-crypt frost-giant 1 down
         {ALLIED}
         phase heroes"
    ));
    scene.act(0, "face 1").act(0, "bid 4").act(1, "match").act(0, "name strength hero 0").nobody_lays();
    assert_eq!(scene.glory(), [2, 19, 13]);
    assert!(scene.alive(0));
    let paid: Vec<(Seat, Seat)> = scene
        .events
        .iter()
        .filter_map(|event| if let Event::Paid { from, to, .. } = event { Some((*from, *to)) } else { None })
        .collect();
    assert_eq!(paid, [(Seat(0), Seat(1)), (Seat(2), Seat(0))]);
}

#[test]
fn r_7_only_the_figures_own_objects_count() {
    let objects = "open 0 atlantean-blade\ncompleted 1 mountain-of-crom\noutstanding mountain-of-crom";
    let mut scene = facing("frost-giant", objects);
    scene.act(0, "name strength hero 0").nobody_lays();
    assert_eq!(compared(&scene), (6, 5), "the placer's objects never count");
    let mut scene = facing("massive-doors", &format!("{objects}\nallies 0 corsair-captain"));
    scene.act(0, "name strength ally corsair-captain").nobody_lays();
    assert_eq!(compared(&scene), (4, 4), "a hired ally counts with none");
    let mut scene = facing("massive-doors", &format!("{ALLIED}\nopen 2 atlantean-blade"));
    scene.act(0, "name strength hero 2").nobody_lays();
    assert_eq!(compared(&scene), (3, 4), "an allied hero with their own");
}

#[test]
fn r_6_a_contest_stays_in_view_until_the_next_one() {
    let mut scene = Scene::new(
        "seats 2
         player 0 barbarian at forgotten-crypt
         player 1 raider between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt massive-doors 1 down
         hand 0 iron-thews
         phase heroes",
    );
    assert!(scene.seen_by(1).contest().is_none(), "none was fought yet");
    scene.act(0, "face 1").act(0, "bid 2").act(1, "match").act(0, "name strength hero 0");
    assert!(scene.seen_by(1).contest_runs());
    scene.act(0, "lay iron-thews").nobody_lays();
    let view = scene.seen_by(1);
    let contest = view.contest().expect("the last one");
    assert!(!view.contest_runs());
    assert_eq!((contest.bids, contest.outcome.winner(), contest.compared.is_some()), ([2, 2], Some(0), true));
    assert_eq!(view.laid[0].known(), Some(scene.card("iron-thews")), "with its card");
    let again = Scene::new(&scene.state.set_down());
    assert_eq!(again.state, scene.state, "in the text, too");
    assert!(scene.discarded("iron-thews"), "while the card is in the discard");
}

#[test]
fn r_2_a_laid_card_lies_nowhere_else_until_it_is_discarded() {
    let lines = "seats 2
         player 0 barbarian at forgotten-crypt
         player 1 raider between
         adventure forgotten-crypt 0
         challenge forgotten-crypt massive-doors 1 up
         contest challenge forgotten-crypt 1 massive-doors 0 1
         bids 2 2
         named strength hero 0
         laid iron-thews 0 0\n";
    let laying =
        "frame cycle heroes\nframe round hero-turns 0 0\nframe turn deed 0\nframe contest lay\nframe lay 1";
    let twice = format!("{lines}hand 1 iron-thews\n{laying}");
    let misread = State::set_up(&twice).unwrap_err();
    assert!(misread.to_string().contains("R-2"), "{misread}");
    let misread = State::set_up(lines).unwrap_err();
    assert!(misread.to_string().contains("R-4"), "over without an outcome: {misread}");
}
