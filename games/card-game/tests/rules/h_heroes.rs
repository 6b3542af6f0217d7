//! H – Heroes.

use super::scene::Scene;
use card_game::event::Event;
use table::{Seat, Seen};

fn scene(text: &str) -> Scene {
    Scene::new(&format!(
        "seats 3
         adventure forgotten-crypt 0
         adventure caravan-road 1
         adventure black-river 2
         {text}"
    ))
}

fn facing(hero: &str, challenge: &str, lines: &str) -> Scene {
    let mut scene = scene(&format!(
        "player 0 {hero} at forgotten-crypt
         player 1 raider between
         player 2 nomad between
         challenge forgotten-crypt {challenge} 1 down
         {lines}
         phase heroes"
    ));
    scene.act(0, "face 1");
    scene
}

#[test]
fn h_1_the_barbarian_rages() {
    let mut scene = facing("barbarian", "massive-doors", "hand 1 contest-of-wills");
    scene.act(0, "rage");
    assert!(scene.spent(0));
    scene.act(0, "bid 2").act(1, "match");
    // One of Strength, with a single figure: nothing to name; and no card changes it.
    scene.act(0, "pass").act(1, "lay contest-of-wills").act(0, "pass").act(1, "pass");
    assert!(scene.events.iter().any(|event| matches!(event, Event::Compared { value: 5, against: 4, .. })));
    assert_eq!(scene.refused_rage_by_others(), Some("H-1"));
    // As the placer, too; and they are asked once more after the reveal.
    let mut scene = facing("knight", "black-lotus-dream", "player 1 barbarian 15 between");
    scene.act(0, "bid 2").act(1, "match").act(0, "name spirit hero 0").nobody_lays();
    assert_eq!(scene.asked(), 1);
    scene.act(1, "rage");
    assert!(scene.events.iter().any(|event| matches!(event, Event::Compared { value: 5, against: 6, .. })));
}

impl Scene {
    /// Why the next hero's player may not rage.
    fn refused_rage_by_others(&self) -> Option<&'static str> {
        (!self.over()).then(|| self.refused(self.asked(), "rage"))
    }
}

#[test]
fn h_2_the_thief_steals() {
    let text = "player 0 thief at forgotten-crypt
        player 1 raider at forgotten-crypt
        player 2 nomad between
        hand 2 massive-doors grey-ape
        open 1 atlantean-blade
        hidden 1 gate-stone
        phase heroes";
    let mut theft = scene(text);
    assert!(!theft.offered("steal-card 1"), "an empty hand");
    theft.luck(0, "steal-card 2", &[1]);
    assert_eq!(theft.hand(0), ["grey-ape"]);
    assert!(theft.spent(0));
    let mut theft = scene(text);
    theft.act(0, "steal-object atlantean-blade");
    assert_eq!(theft.open(0), ["atlantean-blade"]);
    let mut theft = scene(text);
    theft.act(0, "steal-hidden 1");
    assert_eq!(theft.hidden(0), ["gate-stone"], "it stays as it lies");
    let expelled = scene(&text.replace("thief at forgotten-crypt", "thief 15 expelled forgotten-crypt"));
    assert_eq!(expelled.refused(0, "steal-card 2"), "A-3");
    let between = scene(&text.replace("thief at forgotten-crypt", "thief between"));
    assert!(between.offered("steal-card 2") && !between.offered("steal-hidden 1"));
}

#[test]
fn h_3_the_sorcerer_returns() {
    let mut scene = scene(
        "player 0 sorcerer at forgotten-crypt
         player 1 raider at forgotten-crypt
         player 2 nomad between
         challenge forgotten-crypt massive-doors 1 down
         challenge caravan-road rockslide 0 down
         allies 0 corsair-captain
         phase heroes",
    );
    assert_eq!(scene.refused(0, "move black-river"), "A-2");
    assert_eq!(scene.refused(0, "return caravan-road"), "H-3", "a challenge they placed");
    scene.act(0, "return black-river");
    assert!(scene.at(0, "black-river") && scene.spent(0) && scene.discarded("corsair-captain"));
}

#[test]
fn h_3_with_the_option_the_sorcerer_keeps_his_action() {
    let text = "player 0 sorcerer at forgotten-crypt
         player 1 raider between
         player 2 nomad between
         challenge forgotten-crypt massive-doors 1 down
         phase heroes";
    let mut bound = scene(text);
    bound.act(0, "return black-river");
    assert_ne!(bound.asked(), 0, "by default it is their action");
    let mut free = scene(&format!("option sorcerer free\n{text}"));
    free.act(0, "return black-river");
    assert_eq!(free.asked(), 0);
    assert!(!free.offered("return caravan-road"), "once");
    free.any(0, "complete");
    assert_eq!(free.glory()[0], 18);
    assert_ne!(free.asked(), 0);
}

#[test]
fn h_4_an_ally_costs_the_mercenary_nothing() {
    let mut scene = facing("mercenary", "kozak-hetman", "");
    scene.act(0, "hire-free");
    assert_eq!(scene.glory()[0], 15);
    assert!(scene.spent(0));
    let mut scene = facing("mercenary", "kozak-hetman", "spent 0");
    assert_eq!(scene.refused(0, "hire-free"), "A-5");
    scene.act(0, "hire");
    assert_eq!(scene.glory()[0], 12);
}

#[test]
fn h_5_the_explorer_sees_and_chooses() {
    let mut scene = scene(
        "player 0 explorer at caravan-road
         player 1 raider between
         player 2 nomad between
         challenge black-river massive-doors 1 down
         challenge black-river rockslide 1 down
         hand 1 quicksand
         phase heroes",
    );
    let site = scene.site("black-river").index();
    assert_eq!(scene.seen_by(0).rows[site][1], Seen::Unknown);
    scene.act(0, "move black-river");
    assert_eq!(scene.seen_by(0).rows[site][1], Seen::Known(scene.card("rockslide")));
    assert_eq!(scene.seen_by(2).rows[site][1], Seen::Unknown, "their player alone");
    scene.idle_until(|scene| scene.asked() == 1 && scene.offered("challenge quicksand on black-river"));
    scene.act(1, "challenge quicksand on black-river");
    assert_eq!(scene.seen_by(0).rows[site][2], Seen::Known(scene.card("quicksand")), "new ones at once");
    scene.idle_to_heroes();
    assert!(["face 1", "face 2", "face 3"].into_iter().all(|face| scene.offered(face)));
}

#[test]
fn h_6_the_priest_stops_others() {
    let mut scene = scene(
        "player 0 knight between
         player 1 raider between
         player 2 priest between
         phase diplomacy",
    );
    scene.act(0, "treaty").act(0, "from 0 to 1").act(0, "good glory").act(0, "amount 3").act(0, "submit");
    scene.act(1, "yes").any(2, "sermon");
    assert_eq!(scene.glory(), [15, 15, 15], "it is void");
    assert!(scene.spent(2));
    // Its parties take no further part: nobody is left for the Priest to talk to.
    assert_eq!(scene.state.board().cycle, 2);
}

#[test]
fn h_6_the_priest_breaks_a_settlement() {
    let text = "player 0 priest at forgotten-crypt
         player 1 raider at forgotten-crypt
         player 2 nomad between
         challenge forgotten-crypt riddle-of-the-seal 2 down
         challenge forgotten-crypt serpents-gaze 2 down
         alliance 0 kept 5,5,0,0 5,5,0,0 5,5,0,0 ----- 0 1
         phase heroes";
    let mut gain = scene(&text.replace("riddle-of-the-seal", "risen-dead"));
    gain.act(0, "face 1").act(0, "bid 4").act(2, "match").act(0, "name spirit hero 0").nobody_lays();
    gain.act(0, "sermon");
    assert_eq!(gain.glory(), [19, 15, 11], "they keep their partner's half");
    assert!(gain.state.board().alliance(Seat(0)).unwrap().broken, "which otherwise goes on");
    let mut loss = scene(text);
    loss.act(0, "face 1").act(0, "bid 4").act(2, "match").act(0, "name spirit hero 0").nobody_lays();
    assert_eq!(loss.glory(), [13, 13, 19], "there they owe nothing, and are not asked");
}

#[test]
fn h_7_the_raider_plunders() {
    let mut scene = scene(
        "player 0 raider at forgotten-crypt
         player 1 knight between
         player 2 nomad between
         phase heroes",
    );
    scene.any(0, "complete");
    assert_eq!(scene.glory()[0], 18);
}

#[test]
fn h_7_a_special_effect_is_a_part_of_the_loot() {
    let allied = |heir: &str| {
        scene(&format!(
            "player 0 knight at red-citadel
             player 1 raider at red-citadel
             player 2 nomad at red-citadel
             adventure red-citadel 0
             alliance 0 kept 10,0,0,0 5,5,0,0 5,5,0,0 ----{heir} 0 1 2
             phase heroes"
        ))
    };
    let mut effect = allied("1");
    effect.any(0, "complete");
    assert_eq!(effect.glory(), [19, 16, 15], "they get the special effect alone");
    let mut nothing = allied("0");
    nothing.any(0, "complete");
    assert_eq!(nothing.glory(), [19, 15, 15]);
}

#[test]
fn h_8_the_nomad_acts_twice() {
    let text = "player 0 nomad at forgotten-crypt
        player 1 raider between
        player 2 knight between
        challenge forgotten-crypt massive-doors 1 down
        phase heroes";
    let mut twice = scene(text);
    twice.act(0, "face 1").act(0, "withdraw").act(0, "face 1").act(0, "withdraw");
    assert_eq!(twice.glory(), [13, 17, 15], "facing again after failing");
    assert!(twice.spent(0));
    let mut once = scene(text);
    once.act(0, "face 1").act(0, "withdraw").act(0, "stand");
    assert!(!once.spent(0));
    let mut none = scene(text);
    none.act(0, "stand");
    assert_ne!(none.asked(), 0, "a pass is no action");
}

#[test]
fn h_9_the_knight_fights_on() {
    let mut scene = scene(
        "player 0 knight at forgotten-crypt
         player 1 raider at forgotten-crypt
         player 2 nomad at forgotten-crypt
         phase heroes",
    );
    scene.act(0, "duel 1").act(0, "bid 1").act(1, "withdraw");
    assert_eq!(scene.offers(), ["stand", "duel 2"]);
    assert_eq!(scene.refused(0, "move black-river"), "H-9");
    scene.act(0, "duel 2").act(0, "bid 1").act(2, "withdraw");
    assert!(scene.spent(0) && scene.expelled(1) && scene.expelled(2));
}

#[test]
fn h_9_after_a_failure_he_may_face_a_challenge_again() {
    let text = "player 0 knight at forgotten-crypt
         player 1 raider at forgotten-crypt
         player 2 nomad between
         challenge forgotten-crypt massive-doors 1 down
         phase heroes";
    let mut again = scene(text);
    again.act(0, "face 1").act(0, "withdraw");
    assert_eq!(again.offers(), ["stand", "face 1"], "the same one included, and no duel");
    again.act(0, "face 1").act(0, "bid 2").act(1, "match").act(0, "name strength hero 0").nobody_lays();
    assert_eq!(again.glory(), [16, 14, 15]);
    assert!(again.spent(0), "spent by the second");
    assert_ne!(again.asked(), 0);
    let mut victory = scene(&format!("option knight after-victory\n{text}"));
    victory.act(0, "face 1").act(0, "withdraw");
    assert_ne!(victory.asked(), 0);
    // Hiring is not facing.
    let mut hired = scene(&text.replace("massive-doors", "kozak-hetman"));
    hired.act(0, "face 1").act(0, "hire");
    assert_ne!(hired.asked(), 0);
}

#[test]
fn h_10_the_merchant_withdraws_for_nothing() {
    let mut scene = facing("merchant", "massive-doors", "");
    scene.act(0, "bid 1").act(1, "bid 2").act(0, "withdraw");
    assert_eq!(scene.glory(), [15, 15, 15]);
    assert_eq!(scene.row("forgotten-crypt"), ["+massive-doors"], "they still lose the challenge");
    let mut scene = facing("merchant", "massive-doors", "");
    scene.act(0, "bid 2").act(1, "bid 3").act(0, "withdraw");
    assert_eq!(scene.glory(), [13, 17, 15]);
    let mut scene = super::scene::Scene::new(
        "seats 2
         player 0 merchant at forgotten-crypt
         player 1 raider at forgotten-crypt
         adventure forgotten-crypt 0
         phase heroes",
    );
    scene.act(0, "duel 1").act(0, "withdraw");
    assert!(scene.expelled(0), "in duels too");
    assert_eq!(scene.glory(), [15, 15]);
}

#[test]
fn h_11_spent_abilities_are_public_and_not_asked_for() {
    let scene = facing("barbarian", "massive-doors", "spent 0");
    assert!(!scene.offered("rage"));
    assert!(scene.seen_by(2).board.spent.has(Seat(0)));
}

#[test]
fn h_11_a_priest_who_owes_nothing_is_not_asked() {
    let loot = |terms: &str, lines: &str| {
        let mut scene = scene(&format!(
            "player 0 priest at forgotten-crypt
             player 1 raider at forgotten-crypt
             player 2 nomad between
             alliance 0 kept {terms} 0 1
             {lines}
             phase heroes"
        ));
        scene.any(0, "complete");
        scene
    };
    let own = loot("10,0,0,0 5,5,0,0 5,5,0,0 0----", "");
    assert_ne!(own.asked(), 0, "loot and object are their own by the terms");
    let owed = loot("10,0,0,0 5,5,0,0 5,5,0,0 1----", "");
    assert_eq!(owed.offers(), ["pass", "grab 2 1 -"], "the object is named for another");
    // There is no object left to draw: nothing is owed.
    let objects: Vec<&str> = card_game::content::Card::all()
        .filter(|&card| card_game::content::OURS.is_object(card))
        .map(|card| card_game::content::OURS.word(card))
        .collect();
    let none = loot("10,0,0,0 5,5,0,0 5,5,0,0 1----", &format!("hidden 2 {}", objects.join(" ")));
    assert_ne!(none.asked(), 0);
    // A partner with a single GP pays nothing, and has nothing to break.
    let mut poor = scene(
        "player 0 raider at forgotten-crypt
         player 1 priest 1 at forgotten-crypt
         player 2 nomad between
         challenge forgotten-crypt frost-giant 2 down
         alliance 0 kept 5,5,0,0 5,5,0,0 5,5,0,0 ----- 0 1
         phase heroes",
    );
    poor.act(0, "face 1").act(0, "bid 4").act(2, "match").act(0, "name strength hero 0").nobody_lays();
    assert_eq!(poor.glory(), [11, 1, 19]);
    assert!(!poor.offered("sermon"));
}
