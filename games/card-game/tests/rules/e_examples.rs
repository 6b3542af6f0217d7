//! E – The book's own worked examples.

use super::scene::Scene;
use card_game::{State, event::Event};
use table::{Eye, Seat, Sight};

/// C-1, C-2
#[test]
fn e_1_the_first_pass_of_a_further_round_ends_the_card_phase() {
    let mut scene = Scene::new(
        "seats 4
         hand 0 caravan-road forgotten-crypt
         hand 2 black-river
         hand 3 drowned-city",
    );
    scene.act(0, "adventure caravan-road").act(1, "pass");
    scene.act(2, "adventure black-river").act(3, "adventure drowned-city");
    scene.act(0, "adventure forgotten-crypt").act(1, "pass");
    // The card phase is over: the heroes between adventures may move now, players 2 and 3 play no second card.
    assert!(scene.offered("move caravan-road"), "{:?}", scene.offers());
    assert_eq!(scene.glory(), [17, 15, 16, 16]);
}

const DOORS: &str = "seats 2
    player 0 barbarian at forgotten-crypt
    player 1 raider at caravan-road
    adventure forgotten-crypt 0
    adventure caravan-road 1
    challenge forgotten-crypt massive-doors 1 down
    challenge caravan-road quicksand 0 down
    hand 1 curse-of-nergal
    phase heroes";

#[test]
fn e_2_the_curse_of_nergal_keeps_the_massive_doors_shut() {
    let mut scene = Scene::new(DOORS);
    scene.act(0, "face 1").act(0, "bid 5").act(1, "bid 7").act(0, "match");
    scene.act(0, "name strength hero 0");
    scene.act(0, "pass").act(1, "lay curse-of-nergal").act(0, "pass").act(1, "pass");
    // Without Rage: it is Strength already, so they are not asked.
    assert_eq!(scene.glory(), [8, 22]);
    assert_eq!(scene.row("forgotten-crypt"), ["+massive-doors"]);
    assert!(scene.discarded("curse-of-nergal"));
    assert_eq!(scene.asked(), 1, "the turn goes on");
}

const DUEL: &str = "seats 2
    player 0 barbarian 8 at forgotten-crypt
    player 1 raider 22 at forgotten-crypt
    adventure forgotten-crypt 0
    adventure caravan-road 1
    open 1 scroll-of-skelos
    hidden 1 gate-stone
    phase heroes";

#[test]
fn e_3_the_barbarian_rages_in_a_duel() {
    let mut scene = Scene::new(DUEL);
    scene.act(0, "duel 1").act(0, "bid 1").act(1, "bid 4").act(0, "match");
    scene.act(1, "name cunning hero 0").act(0, "pass").act(1, "pass");
    // Cunning 3 against 5; asked once more after the reveal, they rage: Strength 5 against 4.
    scene.act(0, "rage");
    assert_eq!(scene.glory(), [12, 18]);
    assert_eq!(scene.open(0), ["scroll-of-skelos"]);
    assert_eq!(scene.hidden(0), ["gate-stone"]);
    assert!(scene.spent(0) && scene.expelled(1));
    assert_eq!(scene.asked(), 1, "the Raider must move as their next action");
    assert_eq!(scene.offers(), ["move caravan-road"]);
    assert_eq!(scene.refused(1, "stand"), "A-3");
}

#[test]
fn e_4_the_crypt_is_completed_in_the_next_hero_phase() {
    let mut scene = Scene::new(DUEL);
    scene.act(0, "duel 1").act(0, "bid 1").act(1, "bid 4").act(0, "match");
    scene.act(1, "name cunning hero 0").act(0, "pass").act(1, "pass").act(0, "rage");
    assert_ne!(scene.asked(), 0, "not before");
    scene.act(1, "move caravan-road").idle_to_heroes();
    let before = scene.hidden(0).len();
    scene.luck(0, "complete", &[0]);
    assert_eq!(scene.glory()[0], 14);
    assert_eq!(scene.hidden(0).len(), before + 1);
    let crypt = scene.site("forgotten-crypt");
    assert!(scene.state.board().completed[0].has(crypt) && !scene.state.board().outstanding.has(crypt));
    assert_eq!(scene.place(0), card_game::board::Place::Between);
}

/// Player 2 is P3, player 3 is P4.
fn treaty(third: &str) -> Scene {
    let mut scene = Scene::new(&format!(
        "seats 4
         first 2
         player 0 knight between
         player 1 nomad between
         player 2 {third} between
         player 3 merchant between
         hand 3 massive-doors quicksand rockslide grey-ape city-watch
         phase diplomacy"
    ));
    scene.act(2, "treaty");
    scene.act(2, "from 2 to 3").act(2, "good glory").act(2, "amount 5");
    scene.act(2, "from 3 to 2").act(2, "good random-cards").act(2, "amount 2");
    scene.act(2, "submit");
    scene
}

#[test]
fn e_5_five_glory_points_for_two_random_cards() {
    let mut scene = treaty("raider");
    scene.luck(3, "yes", &[4, 0]);
    assert_eq!(scene.glory(), [15, 15, 10, 20]);
    assert_eq!(scene.hand(2), ["massive-doors", "city-watch"]);
    assert_eq!(scene.hand(3), ["grey-ape", "quicksand", "rockslide"]);
    // Others learn only the numbers.
    let others = scene.events.iter().filter_map(|event| State::glimpse(event, Eye::Seat(Seat(0))));
    let known =
        others.filter(|glimpse| matches!(**glimpse, Event::Given { card, .. } if card.known().is_some()));
    assert_eq!(known.count(), 0);
}

#[test]
fn e_5_the_priest_takes_the_cards_and_keeps_his_glory() {
    let mut scene = treaty("priest");
    scene.act(3, "yes").luck(2, "sermon", &[0, 0]);
    assert_eq!(scene.glory(), [15, 15, 15, 15]);
    assert_eq!((scene.hand(2).len(), scene.hand(3).len()), (2, 3));
    assert!(scene.spent(2));
}

#[test]
fn e_6_the_priest_takes_the_whole_loot() {
    let mut scene = Scene::new(
        "seats 2
         player 0 priest at drowned-city
         player 1 knight at drowned-city
         adventure drowned-city 1
         alliance 0 kept 5,5,0,0 5,5,0,0 5,5,0,0 1---1 0 1
         phase heroes",
    );
    scene.act(0, "complete");
    assert!(scene.offered("grab 3 1 effect"), "{:?}", scene.offers());
    scene.luck(0, "grab 3 1 effect", &[0]);
    assert_eq!(scene.glory(), [18, 15]);
    assert_eq!((scene.hidden(0).len(), scene.hidden(1).len()), (1, 0));
    assert!(scene.spent(0));
}
