//! C – Card phase.

use super::scene::Scene;

const TABLE: &str = "seats 3
    player 0 knight at forgotten-crypt
    player 1 raider at caravan-road
    player 2 nomad at black-river
    adventure forgotten-crypt 0
    adventure caravan-road 1
    adventure black-river 2
    hand 0 massive-doors quicksand rockslide grey-ape drowned-city curse-of-nergal rumours-of-gold
    hand 1 city-watch
    hidden 0 atlantean-blade";

#[test]
fn c_1_each_plays_or_passes_once() {
    let mut scene = Scene::new(TABLE);
    scene.act(0, "pass").act(1, "pass").act(2, "pass");
    assert_eq!(scene.asked(), 0, "passing does not bar them from the next round");
    assert!(scene.offered("adventure drowned-city"));
    assert_eq!(scene.refused(0, "adventure red-citadel"), "C-1");
}

#[test]
fn c_2_the_first_pass_ends_the_phase() {
    let mut scene = Scene::new(TABLE);
    scene.act(0, "pass").act(1, "pass").act(2, "pass");
    scene.act(0, "adventure drowned-city").act(1, "pass");
    assert!(scene.offered("stand"), "the hero phase");
}

#[test]
fn c_3_an_adventure_gives_one_glory_point() {
    let mut scene = Scene::new(TABLE);
    scene.act(0, "adventure drowned-city");
    assert_eq!(scene.glory(), [16, 15, 15]);
    let row = *scene.state.board().row(scene.site("drowned-city"));
    assert_eq!(row.owner.map(|seat| seat.0), Some(0));
}

#[test]
fn c_4_a_challenge_gives_one_glory_point_and_lies_face_down() {
    let mut scene = Scene::new(TABLE);
    scene.act(0, "challenge massive-doors on black-river");
    assert_eq!(scene.glory(), [16, 15, 15]);
    assert_eq!(scene.row("black-river"), ["massive-doors"]);
    let row = *scene.state.board().row(scene.site("black-river"));
    assert_eq!(row.challenges()[0].placer.0, 0, "it points at its player");
}

#[test]
fn c_5_fewer_challenges_than_the_difficulty() {
    let full = format!("{TABLE}\nchallenge caravan-road lion-of-the-sands 2 up");
    let scene = Scene::new(&full);
    assert_eq!(scene.refused(0, "challenge massive-doors on caravan-road"), "C-5");
    // Beaten and hired ones no longer lie there, unless all that were ever played count.
    let beaten = TABLE.replace("adventure caravan-road 1", "adventure caravan-road 1 ever 1");
    assert!(Scene::new(&beaten).offered("challenge massive-doors on caravan-road"));
    let ever = beaten.replace("seats 3", "seats 3\noption challenge_cap ever");
    assert_eq!(Scene::new(&ever).refused(0, "challenge massive-doors on caravan-road"), "C-5");
}

#[test]
fn c_6_never_on_his_own_adventure() {
    let mut scene = Scene::new(&TABLE.replace("knight at forgotten-crypt", "knight between"));
    assert_eq!(scene.refused(0, "challenge massive-doors on forgotten-crypt"), "C-6");
    scene.act(0, "pass");
}

#[test]
fn c_7_never_where_his_hero_is() {
    let scene = Scene::new(&TABLE.replace("knight at forgotten-crypt", "knight at black-river"));
    assert_eq!(scene.refused(0, "challenge massive-doors on black-river"), "C-7");
    assert!(scene.offered("challenge massive-doors on caravan-road"));
}

#[test]
fn c_8_oldest_first() {
    let row = "challenge forgotten-crypt lion-of-the-sands 1 down
        challenge forgotten-crypt frost-giant 1 down
        phase heroes";
    let mut scene = Scene::new(&format!("{TABLE}\n{row}"));
    assert!(scene.offered("face 1") && !scene.offered("face 2"));
    scene.act(0, "face 1");
    assert_eq!(scene.row("forgotten-crypt"), ["+lion-of-the-sands", "frost-giant"]);
    let newest = TABLE.replace("seats 3", "seats 3\noption challenge_order newest");
    let mut scene = Scene::new(&format!("{newest}\n{row}"));
    scene.act(0, "face 2");
    assert_eq!(scene.row("forgotten-crypt"), ["lion-of-the-sands", "+frost-giant"]);
}

#[test]
fn c_9_an_object_is_turned_up_as_a_play() {
    let mut scene = Scene::new(TABLE);
    assert_eq!(scene.refused(0, "turn gate-stone"), "C-9");
    scene.act(0, "turn atlantean-blade");
    assert_eq!(scene.open(0), ["atlantean-blade"]);
    assert_eq!(scene.glory(), [15, 15, 15], "no GP");
    assert_eq!(scene.asked(), 1);
}

#[test]
fn c_10_resolution_cards_wait_unless_they_say_so() {
    let mut scene = Scene::new(TABLE);
    assert_eq!(scene.refused(0, "special curse-of-nergal"), "C-10");
    assert_eq!(scene.refused(0, "lay curse-of-nergal"), "C-10");
    scene.any(0, "special rumours-of-gold");
    assert!(scene.discarded("rumours-of-gold"));
    assert_eq!(scene.glory()[0], 15);
}

#[test]
fn c_10_a_special_is_discarded_after_its_effect() {
    // The pile is empty: what is drawn comes from the reformed discard, in which the played card does not lie yet.
    let held = ["quicksand", "rumours-of-gold"];
    let piled: Vec<&str> = card_game::content::Card::all()
        .map(|card| card_game::content::OURS.word(card))
        .filter(|word| !held.contains(word) && *word != "black-river" && *word != "massive-doors")
        .collect();
    let (objects, gone): (Vec<&str>, Vec<&str>) = piled.into_iter().partition(|word| {
        let card = card_game::content::OURS.find(word).unwrap();
        card_game::content::OURS.is_object(card)
    });
    let mut scene = Scene::new(&format!(
        "seats 2
         player 0 knight between
         player 1 raider between
         adventure black-river 0
         challenge black-river massive-doors 1 down
         hand 0 rumours-of-gold
         hand 1 {}
         discard quicksand
         object-discard {}
         phase cards",
        gone.join(" "),
        objects.join(" ")
    ));
    scene.act(0, "special rumours-of-gold");
    assert!(!scene.discarded("rumours-of-gold"), "it lies in no pile while its effect goes on");
    let text = table::Notation::set_down(&scene.state);
    assert_eq!(<card_game::State as table::Notation>::set_up(&text).as_ref(), Ok(&scene.state));
    scene.act(0, "at black-river");
    assert_eq!(scene.hand(0), ["quicksand"], "it cannot draw itself back");
    assert!(scene.discarded("rumours-of-gold"));
}
