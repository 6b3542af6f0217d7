//! L – Diplomacy phase.

use super::scene::Scene;
use card_game::{board::Offer, event::Event};
use table::{Eye, Notation, Seat, Seats, Seen, Sight};

fn talks(lines: &str) -> Scene {
    Scene::new(&format!(
        "seats 3
         player 0 knight at forgotten-crypt
         player 1 raider at forgotten-crypt
         player 2 nomad at caravan-road
         adventure forgotten-crypt 0
         adventure caravan-road 1
         hand 0 massive-doors quicksand
         hand 1 grey-ape city-watch curse-of-nergal
         {lines}
         phase diplomacy"
    ))
}

/// Player 0 gives player 1 some glory.
fn gift(scene: &mut Scene, amount: u8) {
    scene.act(0, "treaty").act(0, "from 0 to 1").act(0, "good glory");
    scene.act(0, &format!("amount {amount}")).act(0, "submit");
}

#[test]
fn l_1_three_proposals_each_and_the_first_no_ends_it() {
    let mut scene = talks("");
    for _ in 0..3 {
        assert_eq!(scene.asked(), 0);
        gift(&mut scene, 1);
        scene.act(1, "no");
    }
    assert_eq!(scene.asked(), 1, "three are enough");
    scene.act(1, "done").any(2, "done");
    assert_eq!(scene.state.board().cycle, 2, "the phase ends when all are done");
}

#[test]
fn l_1_a_counter_proposal_to_the_same_players() {
    let mut scene = talks("");
    gift(&mut scene, 1);
    scene.act(1, "counter").act(1, "treaty");
    assert!(!scene.offered("from 1 to 2"), "the same players");
    scene.act(1, "from 0 to 1").act(1, "good glory").act(1, "amount 3").act(1, "submit").act(0, "yes");
    assert_eq!(scene.glory(), [12, 18, 15]);
    assert_eq!(scene.state.board().proposals[..2], [1, 1], "out of their own three");
    assert_eq!(scene.asked(), 0);
}

#[test]
fn l_1_all_named_answer_in_order() {
    let mut scene = talks("first 2");
    scene.act(2, "treaty");
    scene.act(2, "from 0 to 1").act(2, "good glory").act(2, "amount 1");
    assert_eq!(scene.refused(2, "submit"), "L-1", "a proposal of their own has a part for them");
    scene.act(2, "from 1 to 2").act(2, "good glory").act(2, "amount 1").act(2, "submit");
    assert_eq!(scene.asked(), 0);
    scene.act(0, "yes").act(1, "yes");
    assert_eq!(scene.glory(), [14, 15, 16]);
}

#[test]
fn l_2_everything_is_taken_before_anything_is_received() {
    let mut scene = talks("player 0 knight 3 at forgotten-crypt\nplayer 1 raider 3 at forgotten-crypt");
    scene.act(0, "treaty").act(0, "from 0 to 1").act(0, "good glory");
    assert_eq!(scene.refused(0, "amount 3"), "L-2", "it must leave them 1 GP before they receive");
    scene.act(0, "amount 2").act(0, "from 1 to 0").act(0, "good glory").act(0, "amount 2").act(0, "submit");
    scene.act(1, "yes");
    assert_eq!(scene.glory(), [3, 3, 15]);
}

#[test]
fn l_2_named_chosen_and_shown_cards() {
    let mut scene =
        talks("open 1 atlantean-blade\nhidden 1 gate-stone\nchallenge caravan-road rockslide 0 down");
    scene.act(0, "treaty").act(0, "from 0 to 1").act(0, "good card").act(0, "choose massive-doors");
    scene.act(0, "from 1 to 0").act(0, "good chosen-cards").act(0, "amount 1");
    scene.act(0, "from 1 to 0").act(0, "good object").act(0, "choose atlantean-blade");
    scene.act(0, "from 1 to 0").act(0, "good hidden-objects").act(0, "amount 1");
    scene.act(0, "from 0 to 1").act(0, "good show-placed").act(0, "spot caravan-road 1");
    scene.act(0, "from 1 to 0").act(0, "good show-chosen").act(0, "amount 1");
    scene.act(0, "submit").act(1, "yes");
    scene.act(1, "choose grey-ape").act(1, "choose gate-stone").act(1, "choose city-watch");
    assert_eq!(scene.hand(0), ["grey-ape", "quicksand"]);
    assert!(scene.hand(1).contains(&"massive-doors") && scene.hand(1).contains(&"city-watch"));
    assert_eq!(
        (scene.open(0), scene.hidden(0)),
        (vec!["atlantean-blade"], vec!["gate-stone"]),
        "each keeps its face"
    );
    let heard = |eye: Eye| {
        let glimpses = scene.events.iter().filter_map(|event| card_game::State::glimpse(event, eye));
        glimpses.filter(|its| matches!(**its, Event::Showed { card, .. } if card.known().is_some())).count()
    };
    assert_eq!((heard(Eye::Seat(Seat(0))), heard(Eye::Seat(Seat(1))), heard(Eye::Seat(Seat(2)))), (1, 1, 0));
}

#[test]
fn l_2_an_offer_in_the_making_is_seen_by_nobody() {
    let mut scene = talks("");
    let before = scene.seen_by(1);
    scene.act(0, "treaty");
    let begun = scene.seen_by(1);
    scene.act(0, "from 0 to 1").act(0, "good card").act(0, "choose massive-doors");
    assert_eq!(scene.seen_by(1), begun);
    assert_ne!(scene.seen_by(0).draft, Seen::Known(Offer::NONE));
    assert_eq!(before, begun, "nobody sees that they make one");
}

#[test]
fn l_1_a_dropped_draft_costs_nothing_and_is_not_told() {
    let mut scene = talks("");
    let before = scene.seen_by(1);
    for _ in 0..10 {
        scene.act(0, "treaty").act(0, "from 0 to 1").act(0, "good glory").act(0, "amount 1").act(0, "scrap");
    }
    assert!(scene.events.is_empty());
    assert_eq!(scene.seen_by(1), before);
    for _ in 0..3 {
        gift(&mut scene, 1);
        scene.act(1, "no");
    }
    assert_eq!(scene.asked(), 1, "all three proposals were left");
}

#[test]
fn l_1_the_drafts_of_a_phase_are_bounded() {
    let mut scene = talks("");
    for _ in 0..13 {
        scene.act(0, "treaty").act(0, "scrap");
    }
    assert_eq!(scene.offers(), ["done"]);
    assert_eq!(scene.refused(0, "treaty"), "L-1");
}

#[test]
fn l_1_a_counter_proposal_that_is_dropped_costs_nothing() {
    let mut scene = talks("");
    gift(&mut scene, 1);
    scene.act(1, "counter").act(1, "scrap");
    assert_eq!(scene.state.board().proposals[..2], [1, 0]);
    assert_eq!(scene.asked(), 0);
}

#[test]
fn l_2_as_many_terms_as_the_parties_like() {
    let mut scene = talks(
        "player 0 knight 60 at forgotten-crypt
         hand 0 rockslide frost-giant lion-of-the-sands maze-of-passages pit-of-stakes
         open 1 atlantean-blade gate-stone
         hidden 1 coin-of-bel mask-of-yelaya",
    );
    scene.act(0, "treaty");
    let named = ["frost-giant", "lion-of-the-sands", "maze-of-passages", "massive-doors", "rockslide"];
    for card in named {
        scene.act(0, "from 0 to 1").act(0, "good card").act(0, &format!("choose {card}"));
    }
    scene.act(0, "from 0 to 2").act(0, "good card").act(0, "choose pit-of-stakes");
    for object in ["atlantean-blade", "gate-stone"] {
        scene.act(0, "from 1 to 0").act(0, "good object").act(0, &format!("choose {object}"));
    }
    for (from, to) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
        let between = format!("from {from} to {to}");
        scene.act(0, &between).act(0, "good glory").act(0, "amount 2");
        scene.act(0, &between).act(0, "good glory").act(0, "amount 1");
    }
    scene.act(0, "from 1 to 0").act(0, "good hidden-objects").act(0, "amount 1");
    scene.act(0, "from 1 to 2").act(0, "good show-objects").act(0, "amount 1");
    scene.act(0, "from 1 to 0").act(0, "good random-cards").act(0, "amount 1");
    scene.act(0, "from 1 to 2").act(0, "good show-random").act(0, "amount 1").act(0, "submit");
    let told = scene.events.iter().filter(|event| matches!(event, Event::Term { .. })).count();
    assert_eq!(told, 13, "five named cards are one term, two objects another, and 2 GP and 1 GP are 3");
    let five = |event: &Event| matches!(event, Event::Term { cards, .. } if cards.len() == 5);
    assert!(scene.events.iter().any(five));
    scene.act(1, "yes").act(2, "yes").act(1, "choose coin-of-bel").any(1, "choose mask-of-yelaya");
    assert_eq!(scene.glory(), [60, 15, 15]);
    assert!(named.iter().all(|card| scene.hand(1).contains(card)));
    assert_eq!((scene.hand(2), scene.hand(0).len()), (vec!["pit-of-stakes"], 2));
    assert_eq!(scene.open(0), ["atlantean-blade", "gate-stone"]);
    assert_eq!(scene.hidden(0), ["coin-of-bel"]);
}

#[test]
fn l_2_a_number_of_one_kind() {
    let mut scene = talks("");
    scene.act(0, "treaty").act(0, "from 1 to 0").act(0, "good challenges").act(0, "amount 2");
    scene.act(0, "from 1 to 0").act(0, "good adventures").act(0, "amount 1").act(0, "submit");
    assert_eq!(scene.refused(1, "yes"), "L-2", "they hold no adventure, and can only say no");
    scene.act(1, "no");
    scene.act(0, "treaty").act(0, "from 1 to 0").act(0, "good challenges").act(0, "amount 1");
    scene.act(0, "from 1 to 0").act(0, "good chosen-cards").act(0, "amount 1");
    scene.act(0, "from 1 to 0").act(0, "good show-resolutions").act(0, "amount 1").act(0, "submit");
    scene.act(1, "yes");
    assert_eq!(scene.offers(), ["choose grey-ape", "choose city-watch"], "the curse they need to show");
    scene.act(1, "choose grey-ape");
    assert_eq!(scene.offers(), ["choose city-watch"], "of that kind");
    scene.act(1, "choose city-watch");
    assert_eq!(scene.offers(), ["choose curse-of-nergal"]);
    scene.act(1, "choose curse-of-nergal");
    assert_eq!(scene.hand(0), ["massive-doors", "grey-ape", "quicksand", "city-watch"]);
    assert_eq!(scene.hand(1), ["curse-of-nergal"]);
}

#[test]
fn l_2_the_place_of_a_shown_challenge_is_announced() {
    let mut scene = talks(
        "player 0 knight 15 between
         challenge forgotten-crypt rockslide 0 down
         challenge forgotten-crypt frost-giant 0 down",
    );
    scene.act(0, "treaty").act(0, "from 0 to 1").act(0, "good show-placed").act(0, "spot forgotten-crypt 2");
    scene.act(0, "from 0 to 1").act(0, "good show-placed");
    assert_eq!(scene.offers(), ["scrap", "spot forgotten-crypt 1"], "each once");
    scene.act(0, "spot forgotten-crypt 1").act(0, "submit");
    let crypt = scene.site("forgotten-crypt");
    let places = |eye: Eye| {
        let glimpses = scene.events.iter().filter_map(|event| card_game::State::glimpse(event, eye));
        glimpses
            .filter_map(|its| if let Event::Term { clause, .. } = *its { Some(clause.spot()) } else { None })
            .collect::<Vec<_>>()
    };
    assert_eq!(places(Eye::Onlooker), [(crypt, 0), (crypt, 1)]);
    scene.act(1, "yes");
    let giant = scene.card("frost-giant");
    let seen = |eye: Eye| {
        let glimpses = scene.events.iter().filter_map(|event| card_game::State::glimpse(event, eye));
        glimpses
            .filter(|its| matches!(**its, Event::SawChallenge { slot: 1, card, .. } if card.known() == Some(giant)))
            .count()
    };
    assert_eq!((seen(Eye::Seat(Seat(1))), seen(Eye::Seat(Seat(2)))), (1, 0));
}

#[test]
fn l_8_the_terms_proposed_are_told() {
    let mut scene = talks("");
    ally(&mut scene);
    let heard: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| card_game::State::glimpse(event, Eye::Onlooker))
        .map(|its| (*its).clone())
        .filter(|its| matches!(its, Event::Shares { .. } | Event::Heir { .. }))
        .collect();
    assert_eq!(
        heard,
        [
            Event::Shares { seat: Seat(0), tenths: [5, 5, 5] },
            Event::Shares { seat: Seat(1), tenths: [5, 5, 5] },
            Event::Heir { object: Some(0), seat: Seat(1) },
        ]
    );
    scene.act(1, "no");
}

/// Player 0 invites player 1; halves, and the object to whom it is named.
fn ally(scene: &mut Scene) {
    scene.act(0, "alliance").act(0, "invite 1");
    scene.act(0, "share 5").act(0, "share 5").act(0, "share 5").act(0, "heir 1").act(0, "submit");
}

#[test]
fn l_3_an_alliance_joins_heroes_on_one_adventure() {
    let mut scene = talks("");
    scene.act(0, "alliance");
    assert_eq!(scene.refused(0, "invite 2"), "L-3");
    scene.act(0, "scrap");
    ally(&mut scene);
    scene.act(1, "yes");
    assert_eq!(scene.state.board().partners(Seat(0)), Seats::of(Seat(1)));
    // Not where a challenge of one of them lies.
    let scene = talks("challenge forgotten-crypt rockslide 1 down");
    assert_eq!(scene.refused(0, "alliance"), "L-3");
}

#[test]
fn l_4_members_help_and_do_not_hinder() {
    let mut scene = talks("challenge forgotten-crypt pit-of-stakes 2 down");
    ally(&mut scene);
    scene.act(1, "yes").idle_to_heroes();
    scene.act(0, "face 1").act(0, "bid 2").act(2, "match");
    // Cunning: the Raider's 5 against 3.
    scene.act(0, "name cunning hero 1").act(0, "pass").act(2, "pass");
    assert_eq!(scene.asked(), 1, "all members may lay cards");
    scene.act(1, "pass");
    assert_eq!(scene.glory(), [16, 16, 13]);
    if scene.offered("stand") && scene.asked() == 0 {
        scene.act(0, "stand");
    }
    assert!(scene.offered("complete"), "each acts in their own turn");
    assert!(scene.offered("move caravan-road"), "a member may move away");
}

#[test]
fn l_5_only_the_active_player_bids_and_the_net_is_shared() {
    let mut scene =
        talks("player 1 raider 2 at forgotten-crypt\nchallenge forgotten-crypt frost-giant 2 down");
    ally(&mut scene);
    scene.act(1, "yes").idle_to_heroes();
    scene.act(0, "face 1").act(0, "bid 9").act(2, "match");
    scene.act(0, "name strength hero 0").nobody_lays();
    // They owe 4 of the 9, but pay down to 1 GP.
    assert_eq!(scene.glory(), [7, 1, 24]);
}

#[test]
fn l_6_nobody_breaks_his_word_but_the_priest() {
    let mut scene = talks("");
    gift(&mut scene, 2);
    scene.act(1, "yes");
    assert_eq!(scene.glory(), [13, 17, 15], "carried out at once, without another question");
}

#[test]
fn l_7_an_alliance_ends_when_a_member_moves_away() {
    let mut scene = talks("");
    ally(&mut scene);
    scene.act(1, "yes").idle_to_heroes();
    scene.act(0, "move caravan-road");
    assert!(scene.state.board().partners(Seat(1)).is_empty());
    // A new one replaces it only if all its members join.
    let three = "player 2 nomad 15 at forgotten-crypt
        alliance 0 kept 0,5,5,0 0,5,5,0 0,5,5,0 ----- 1 2";
    let mut scene = talks(three);
    scene.act(0, "alliance").act(0, "invite 1");
    assert_eq!(scene.refused(0, "share 5"), "L-8", "player 2 would be left behind");
    scene.act(0, "invite 2");
    assert!(scene.offered("share 5"));
}

#[test]
fn l_8_terms() {
    let mut scene = talks("");
    scene.act(0, "alliance").act(0, "invite 1").act(0, "share 7");
    scene.act(0, "share 3").act(0, "share 10").act(0, "heir 1");
    scene.act(0, "submit").act(1, "yes").idle_to_heroes();
    let terms = scene.state.board().alliance(Seat(0)).unwrap().terms;
    assert_eq!(terms.tenths, [[7, 3, 0, 0], [3, 7, 0, 0], [10, 0, 0, 0]]);
    // Loot 2: three tenths rounded down are nothing; the rest is the active player's. The object is named.
    scene.any(0, "complete");
    assert_eq!(scene.glory(), [17, 16, 15], "and the Raider plunders, for they get a part");
    assert_eq!((scene.hidden(0).len(), scene.hidden(1).len()), (0, 1));
}

#[test]
fn l_9_between_adventures_only_treaties() {
    let scene = talks("player 0 knight 15 between");
    assert!(scene.offered("treaty") && !scene.offered("alliance"));
    let scene = talks("player 0 knight 15 expelled forgotten-crypt");
    assert!(scene.offered("treaty") && !scene.offered("alliance"));
}

#[test]
fn l_2_a_position_in_which_a_promise_could_not_be_kept_is_not_read() {
    let mut scene = talks("");
    scene.act(0, "treaty").act(0, "from 0 to 1").act(0, "good card").act(0, "choose quicksand");
    let drafted = scene.state.set_down();
    scene.act(0, "from 1 to 0").act(0, "good challenges").act(0, "amount 2").act(0, "submit");
    let answering = scene.state.set_down();
    scene.act(1, "yes");
    let picking = scene.state.set_down();
    let read = |text: &str| card_game::State::set_up(text).is_ok();
    assert!([&drafted, &answering, &picking].into_iter().all(|text| read(text)));
    for text in [&drafted, &answering, &picking] {
        assert!(!read(&text.replace("hand 0 massive-doors quicksand", "hand 0 massive-doors")));
    }
    let poor = |text: &str| text.replace("grey-ape city-watch", "city-watch iron-thews");
    assert!(read(&poor(&answering)), "they have not answered yet");
    assert!(!read(&poor(&picking)), "they said they can");
}
