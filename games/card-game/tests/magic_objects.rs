//! Every magic object does what it says, and only while it lies face up.

mod scene;

use card_game::{
    board::Place,
    content::{Attribute, OURS},
    event::Event,
};
use scene::{Scene, card, duel, isle, word};
use table::{Eye, Rules, Seat, Sight};

/// The Explorer (4, 4, 4) before the Maze of Passages (6, 4, 5), wearing this.
fn wearing(object: &str) -> Scene {
    isle("explorer", &["maze-of-passages"], &format!("open 0 {object}"))
}

#[test]
fn blade_cloak_ring_and_heart_add_to_their_attribute() {
    let added = [
        ("atlantean-blade", [5, 4, 4]),
        ("night-thiefs-cloak", [4, 5, 4]),
        ("ring-of-the-black-circle", [4, 4, 5]),
        ("burning-heart", [5, 5, 5]),
        ("duellists-gauntlet", [4, 4, 4]),
    ];
    for (object, values) in added {
        for attribute in Attribute::ALL {
            let stake = format!("0 face 1; 0 bid 3; 1 match; 0 name {} hero 0", word(attribute));
            let scene = wearing(object).play(&stake).lay(&[]);
            let value = scene.compared().map(|(value, _)| value);
            assert_eq!(value, Some(values[attribute as usize]), "{object}, {attribute:?}");
            let hidden = isle("explorer", &["maze-of-passages"], &format!("hidden 0 {object}"));
            let hidden = hidden.play(&stake).lay(&[]);
            assert_eq!(hidden.compared().map(|(value, _)| value), Some(4), "{object} lies face down");
        }
    }
}

#[test]
fn the_placers_objects_do_not_count_against_a_hero() {
    let scene = isle("explorer", &["maze-of-passages"], "open 1 night-thiefs-cloak").face("cunning", &[]);
    assert_eq!(scene.compared(), Some((4, 4)), "R-7");
}

#[test]
fn duellists_gauntlet_names_the_attribute() {
    let scene = duel("explorer", "open 0 duellists-gauntlet").play("0 duel 1; 0 bid 2; 1 match");
    assert!(!scene.allows("1 name spirit hero 0"), "not the challenged");
    let scene = scene.play("0 name strength hero 0").lay(&[]);
    assert_eq!(scene.compared(), Some((5, 2)));
}

#[test]
fn burning_heart_makes_the_first_bid_high() {
    let scene = wearing("burning-heart").play("0 face 1");
    assert!(!scene.allows("0 bid 2") && scene.allows("0 bid 3") && scene.allows("0 withdraw"));
    assert!(scene.play("0 bid 3").allows("1 bid 4"));
    let poor = "seats 2\nplayer 0 explorer 15 at isle-of-iron-statues\nplayer 1 sorcerer 2 at forgotten-crypt\n\
                adventure isle-of-iron-statues 0\nadventure forgotten-crypt 1\nopen 1 burning-heart\n\
                challenge isle-of-iron-statues quicksand 1 down\nphase heroes";
    let poor = scene::scene(poor).play("0 face 1");
    assert!(!poor.allows("0 bid 1") && poor.allows("0 bid 2"), "the cap is lower, and the placer wears it");
}

#[test]
fn scales_of_asura_cap_the_bids() {
    let scene = wearing("scales-of-asura").play("0 face 1");
    assert!(scene.allows("0 bid 4") && !scene.allows("0 bid 5"));
    let scene = scene.play("0 bid 4");
    assert!(!scene.allows("1 bid 5") && scene.allows("1 match") && scene.allows("1 withdraw"));
    let placer = isle("explorer", &["quicksand"], "open 1 scales-of-asura").play("0 face 1");
    assert!(!placer.allows("0 bid 5"), "as placer too");
}

#[test]
fn coin_of_bel_makes_withdrawing_cheap() {
    let scene = wearing("coin-of-bel").play("0 face 1; 0 bid 3; 1 bid 5; 0 withdraw");
    assert_eq!(scene.gp(), [14, 16]);
    let plain = isle("explorer", &["quicksand"], "").play("0 face 1; 0 bid 3; 1 bid 5; 0 withdraw");
    assert_eq!(plain.gp(), [12, 18]);
}

#[test]
fn mask_of_yelaya_lets_the_other_open() {
    let scene = wearing("mask-of-yelaya").play("0 face 1");
    assert!(!scene.allows("0 bid 1"));
    let scene = scene.play("1 bid 2; 0 match");
    assert!(scene.allows("0 name cunning hero 0"));
    let gone = wearing("mask-of-yelaya").play("0 face 1; 1 withdraw");
    assert_eq!((gone.gp(), gone.has("discard", "maze-of-passages")), ([16, 14], true));
}

#[test]
fn crystal_of_far_sight_shows_the_challenges_where_the_hero_stands() {
    let face = |object: &str, seat: u8| {
        let text = isle("mercenary", &["quicksand", "frost-giant"], object).state;
        format!("{:?}", text.view(Eye::Seat(Seat(seat))))
    };
    let known = format!("Known({:?})", card("frost-giant"));
    assert!(face("open 0 crystal-of-far-sight", 0).contains(&known));
    assert!(!face("hidden 0 crystal-of-far-sight", 0).contains(&known), "not face down");
    let scene = isle("mercenary", &["quicksand", "frost-giant"], "open 0 crystal-of-far-sight");
    assert!(scene.allows("0 face 1") && !scene.allows("0 face 2"), "they face them in their order");
}

#[test]
fn scroll_of_skelos_draws_one_card_more() {
    let text = "seats 2\nplayer 0 explorer 15 between\nplayer 1 sorcerer 15 between\nopen 0 scroll-of-skelos\nphase draw";
    let scene = scene::scene(text);
    assert_eq!((scene.list("hand 0").len(), scene.list("hand 1").len()), (2, 1));
}

#[test]
fn collar_of_silence_lets_the_other_lay_one_card() {
    let more = "open 0 collar-of-silence\nhand 0 cats-step quicksand\nhand 1 false-trail lotus-haze";
    let scene = isle("explorer", &["maze-of-passages"], more);
    let scene =
        scene.play("0 face 1; 0 bid 2; 1 match; 0 name cunning hero 0; 0 lay cats-step; 1 lay false-trail");
    let scene = scene.play("0 lay quicksand");
    assert!(!scene.allows("1 lay lotus-haze") && scene.allows("1 pass"));
}

#[test]
fn bridle_of_the_ghost_steed_carries_on_after_completing() {
    let scene = isle("explorer", &[], "open 0 bridle-of-the-ghost-steed").play("0 complete");
    let scene = scene.play("0 at forgotten-crypt");
    assert!(scene.says("player 0 explorer 17 at forgotten-crypt"));
    let stays = isle("explorer", &[], "open 0 bridle-of-the-ghost-steed").play("0 complete; 0 pass");
    assert_eq!(stays.state.board().place(Seat(0)), Place::Between, "it may be declined");
}

#[test]
fn gate_stone_leaves_in_spite_of_challenges() {
    let scene = wearing("gate-stone");
    assert!(!scene.allows("0 move forgotten-crypt"), "A-2");
    let scene = scene.play("0 use gate-stone; 0 at forgotten-crypt");
    assert!(
        scene.says("player 0 explorer 15 at forgotten-crypt") && scene.has("object-discard", "gate-stone")
    );
    let blocked =
        isle("explorer", &["quicksand"], "open 0 gate-stone\nchallenge forgotten-crypt frost-giant 0 down");
    let before = blocked.state;
    let blocked = blocked.play("0 use gate-stone");
    assert_eq!(blocked.state.board().place(Seat(0)), before.board().place(Seat(0)), "P-7");
    assert!(!blocked.state.missing().has(Seat(0)), "nothing to choose from");
}

#[test]
fn dust_of_the_tomb_completes_an_adventure() {
    let scene = isle("mercenary", &["quicksand", "frost-giant"], "open 0 dust-of-the-tomb");
    let scene = scene.play("0 use dust-of-the-tomb");
    assert!(scene.has("discard", "quicksand") && scene.has("discard", "frost-giant"));
    assert!(
        scene.has("object-discard", "dust-of-the-tomb") && scene.has("completed 0", "isle-of-iron-statues")
    );
    assert_eq!(scene.gp(), [17, 15]);
    assert_eq!(scene.state.board().place(Seat(0)), Place::Between);
}

/// C-9: any object, turned up as one's play.
#[test]
fn every_object_can_be_turned_up() {
    for special in &OURS.specials[usize::from(OURS.resolution_cards)..] {
        let text = "seats 2\nplayer 0 explorer 15 between\nplayer 1 sorcerer 15 between\nhidden 0 ";
        let scene =
            scene::scene(&format!("{text}{}", special.word)).play(&format!("0 turn {}", special.word));
        assert!(scene.has("open 0", special.word) && scene.gp() == [15, 15], "{}", special.word);
        assert_eq!(scene.count(|event| matches!(event, Event::TurnedObject { .. })), 1);
    }
}

/// Every magic object is named in this file.
#[test]
fn no_object_is_forgotten() {
    let file = include_str!("magic_objects.rs");
    for special in &OURS.specials[usize::from(OURS.resolution_cards)..] {
        assert!(file.contains(special.word), "{} has no test", special.word);
    }
}
