//! F – Our own worked examples.

use super::scene::Scene;
use card_game::{Setup, State, board::Place, content::OURS};
use table::{Cx, Rigged, Rules, Seat, Setup as _};

/// Where an adventure of this difficulty stands among those not drawn yet; and which it is.
fn nth_of(difficulty: u8, left: &mut Vec<usize>) -> u32 {
    let at = left.iter().position(|&adventure| OURS.adventures[adventure].difficulty == difficulty).unwrap();
    left.remove(at);
    at as u32
}

#[test]
fn f_1_those_tied_for_the_highest_redraw() {
    let mut left: Vec<usize> = (0..20).collect();
    let mut luck: Vec<u32> =
        [3, 3, 2, 2, 1, 2].into_iter().map(|difficulty| nth_of(difficulty, &mut left)).collect();
    luck.push(0); // the first player's challenge
    let setup = Setup::new(1, &[Some("barbarian"), Some("thief"), Some("priest"), Some("nomad")]).unwrap();
    let state = State::begin(&setup, &mut Cx::quiet(&mut Rigged(&luck)));
    assert_eq!(state.board().first, Seat(1));
    assert_eq!(state.board().on_table.len(), 4);
    assert_eq!(state.board().discard.len(), 2, "the redrawn ones wait for S-5");
}

#[test]
fn f_2_two_players_have_no_choice() {
    for seed in 0..20 {
        let setup = Setup::new(1, &[Some("barbarian"), Some("thief")]).unwrap();
        let state = State::begin(&setup, &mut Cx::quiet(&mut table::Dice(seed)));
        let board = state.board();
        assert_eq!(board.cycle, 1, "the first question is about the card phase");
        for seat in [Seat(0), Seat(1)] {
            let Place::At(site) = board.place(seat) else { panic!("not on an adventure") };
            assert_eq!(board.row(site).owner, Some(seat));
            assert_eq!(board.row(site).challenges().len(), 1);
            assert_ne!(board.row(site).challenges()[0].placer, seat);
        }
    }
}

fn poor(hand: &str) -> Scene {
    let mut scene = Scene::new(&format!(
        "seats 3
         player 0 knight 15 at forgotten-crypt
         player 1 raider 3 between
         player 2 nomad 15 between
         adventure forgotten-crypt 0
         adventure caravan-road 2
         challenge forgotten-crypt massive-doors 1 down
         {hand}
         phase heroes"
    ));
    scene.act(0, "face 1");
    scene
}

#[test]
fn f_3_bids_are_capped_by_the_poorer() {
    let mut scene = poor("");
    assert_eq!(scene.offers(), ["withdraw", "bid 1", "bid 2", "bid 3"]);
    scene.act(0, "bid 3");
    assert_eq!(scene.offers(), ["withdraw", "match"]);
    scene.act(1, "match").act(0, "name strength hero 0").nobody_lays();
    assert!(!scene.alive(1), "Strength 5 against 4: they lost their last GP");
    assert_eq!(scene.glory(), [18, 0, 15]);

    let mut scene = poor("hand 1 curse-of-nergal");
    scene.act(0, "bid 3").act(1, "match").act(0, "name strength hero 0");
    scene.act(0, "pass").act(1, "lay curse-of-nergal").act(0, "pass").act(1, "pass");
    assert_eq!(scene.glory(), [12, 6, 15]);
}

fn doors(hero: &str) -> Scene {
    let mut scene = Scene::new(&format!(
        "seats 2
         player 0 {hero} at forgotten-crypt
         player 1 raider at caravan-road
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt massive-doors 1 down
         challenge caravan-road quicksand 0 down
         phase heroes"
    ));
    scene.act(0, "face 1");
    scene
}

#[test]
fn f_4_withdrawing_costs_the_last_bid_or_one() {
    let mut scene = doors("nomad");
    scene.act(0, "bid 2").act(1, "bid 5").act(0, "bid 6").act(1, "withdraw");
    assert_eq!(scene.glory(), [20, 10]);
    assert!(scene.row("forgotten-crypt").is_empty() && scene.discarded("massive-doors"));

    let mut scene = doors("knight");
    scene.act(0, "withdraw");
    assert_eq!(scene.glory(), [14, 16]);
    assert_eq!(scene.row("forgotten-crypt"), ["+massive-doors"]);

    let mut scene = doors("merchant");
    scene.act(0, "withdraw");
    assert_eq!(scene.glory(), [15, 15]);
    assert_eq!(scene.row("forgotten-crypt"), ["+massive-doors"]);
}

/// Player 0 faces player 2's challenge, allied with player 1 in halves.
fn allied(active: u16, partner: u16, placer: u16) -> Scene {
    let mut scene = Scene::new(&format!(
        "seats 3
         player 0 knight {active} at forgotten-crypt
         player 1 raider {partner} at forgotten-crypt
         player 2 nomad {placer} between
         adventure forgotten-crypt 0
         challenge forgotten-crypt massive-doors 2 down
         alliance 0 kept 5,5,0,0 5,5,0,0 5,5,0,0 ----- 0 1
         phase heroes"
    ));
    scene.act(0, "face 1");
    scene
}

#[test]
fn f_5_an_alliance_shares_gains_and_losses() {
    let mut scene = allied(15, 15, 15);
    scene.act(0, "bid 7").act(2, "match").act(0, "name strength hero 0").nobody_lays();
    assert_eq!(scene.glory(), [19, 18, 8]);

    let mut scene = allied(8, 15, 15);
    scene.act(0, "bid 8").act(2, "match").act(0, "name cunning hero 0").nobody_lays();
    assert_eq!(scene.glory(), [4, 11, 23]);

    let mut scene = allied(8, 3, 15);
    scene.act(0, "bid 8").act(2, "match").act(0, "name cunning hero 0").nobody_lays();
    assert_eq!(scene.glory(), [2, 1, 23]);
}

#[test]
fn f_6_the_placer_loses_his_last_glory_point() {
    let mut scene = Scene::new(
        "seats 3
         player 0 knight 15 at forgotten-crypt
         player 1 raider 2 between
         player 2 nomad 15 at black-river
         adventure forgotten-crypt 0
         adventure black-river 2
         adventure caravan-road 2
         challenge forgotten-crypt massive-doors 1 down
         challenge black-river quicksand 1 down
         challenge black-river grey-ape 1 up
         allies 2 corsair-captain
         spent 0
         phase heroes",
    );
    scene.act(0, "face 1").act(0, "bid 2").act(1, "match").act(0, "name strength hero 0").nobody_lays();
    assert!(!scene.alive(1));
    assert!(scene.discarded("massive-doors"));
    assert!(scene.row("black-river").is_empty());
    assert!(!scene.discarded("quicksand") && !scene.discarded("grey-ape"), "out of the game");
    assert!(scene.state.board().gone.has(scene.card("grey-ape")));
    assert_eq!(scene.all().gone_unseen, 1);
    assert_eq!(scene.words(scene.state.board().allies[2]), ["corsair-captain"], "they still serve");
    assert_eq!(scene.asked(), 2);
    assert!(scene.offered("move caravan-road"));
}

#[test]
fn f_7_an_expelled_hero_without_a_way_waits() {
    let mut scene = Scene::new(
        "seats 2
         player 0 knight at forgotten-crypt
         player 1 raider at forgotten-crypt
         adventure forgotten-crypt 0
         adventure caravan-road 0
         challenge caravan-road quicksand 1 down
         spent 0
         phase heroes",
    );
    scene.act(0, "duel 1").act(0, "bid 1").act(1, "withdraw");
    // The only other adventure carries their own challenge: they are not even asked.
    assert!(scene.expelled(1));
    assert!(scene.events.contains(&card_game::event::Event::Waited { seat: Seat(1) }));
    scene.idle_until(|scene| scene.asked() == 1 && scene.offered("move forgotten-crypt"));
    assert_eq!(scene.offers(), ["move forgotten-crypt"]);
}

#[test]
fn f_8_a_tie_at_the_test() {
    let tied = |tie: &str| {
        format!(
            "seats 3
             option victory_tie {tie}
             player 0 knight 31 between
             player 1 raider 31 between
             player 2 nomad 29 between
             adventure caravan-road 0
             phase test"
        )
    };
    let mut scene = Scene::new(&tied("lead"));
    assert!(!scene.over() && scene.state.board().tied);
    // Player 0 gives 2, player 1 gives 3, player 2 gives 2: 29, 28, 27 by the next test.
    for (giver, amount) in [(0, 2), (1, 3), (2, 2)] {
        scene = lose(&scene, giver, amount);
    }
    let next = |scene: &mut Scene| {
        scene.idle_until(|scene| scene.state.board().cycle == 2 && !scene.offered("pass"));
    };
    let mut again = Scene::new(&rewritten(&scene, "option victory_tie lead"));
    next(&mut again);
    assert_eq!(again.winners(), [0]);
    let mut again = Scene::new(&rewritten(&scene, "option victory_tie goal"));
    next(&mut again);
    assert!(!again.over());
}

/// The same position with less glory for one: only the test matters here, not how it was lost.
fn lose(scene: &Scene, seat: usize, amount: u16) -> Scene {
    use table::Notation;
    let text = scene.state.set_down();
    let glory = scene.glory()[seat];
    let from = |line: &str| line.starts_with(&format!("player {seat} "));
    let text: Vec<String> = text
        .lines()
        .map(|line| {
            let less = if from(line) { glory - amount } else { glory };
            line.replace(&format!(" {glory} "), &format!(" {less} "))
        })
        .collect();
    Scene::new(&text.join("\n"))
}

fn rewritten(scene: &Scene, option: &str) -> String {
    use table::Notation;
    let text = scene.state.set_down();
    let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("option victory_tie")).collect();
    let (seats, rest) = kept.split_first().unwrap();
    format!("{seats}\n{option}\n{}", rest.join("\n"))
}

#[test]
fn f_9_the_nomad_completes_and_moves() {
    let mut scene = Scene::new(
        "seats 2
         player 0 nomad at forgotten-crypt
         player 1 raider between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         phase heroes",
    );
    scene.luck(0, "complete", &[0]);
    scene.act(0, "move caravan-road");
    assert!(scene.at(0, "caravan-road") && scene.spent(0));
}

fn knight() -> Scene {
    Scene::new(
        "seats 2
         player 0 knight at forgotten-crypt
         player 1 raider between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt massive-doors 1 down
         challenge forgotten-crypt frost-giant 1 down
         phase heroes",
    )
}

#[test]
fn f_9_the_knight_faces_the_next() {
    let mut scene = knight();
    scene.act(0, "face 1").act(0, "bid 1").act(1, "match").act(0, "name strength hero 0").nobody_lays();
    assert!(!scene.spent(0));
    scene.act(0, "face 1").act(0, "bid 1").act(1, "match").act(0, "name strength hero 0").nobody_lays();
    assert_eq!(scene.row("forgotten-crypt"), ["+frost-giant"], "5 against 5 fails");
    assert!(scene.spent(0));
    assert_eq!(scene.asked(), 1);

    let mut scene = knight();
    scene.act(0, "face 1").act(0, "withdraw");
    assert!(!scene.spent(0), "failing the first does not spend it");
    scene.act(0, "stand");
    assert!(!scene.spent(0));
    assert_eq!(scene.asked(), 1);
}

#[test]
fn f_10_the_explorer_faces_the_second() {
    let mut scene = Scene::new(
        "seats 3
         player 0 explorer at black-river
         player 1 raider between
         player 2 nomad at black-river
         adventure black-river 0
         adventure caravan-road 0
         challenge black-river massive-doors 1 down
         challenge black-river quicksand 1 down
         challenge black-river grey-ape 1 down
         phase heroes",
    );
    scene.act(0, "face 2").act(0, "withdraw");
    assert_eq!(scene.row("black-river"), ["massive-doors", "+quicksand", "grey-ape"]);
    scene.act(1, "move caravan-road");
    assert!(scene.offered("face 1") && !scene.offered("face 2"));
    assert_eq!(scene.refused(2, "face 2"), "C-8");
    scene.act(2, "face 1");
    assert_eq!(scene.row("black-river")[0], "+massive-doors");
}

#[test]
fn f_11_more_than_one_has_cannot_be_offered() {
    let mut scene = Scene::new(
        "seats 4
         first 3
         player 3 merchant 5 between
         hand 0 massive-doors
         phase diplomacy",
    );
    scene.act(3, "treaty").act(3, "from 3 to 0").act(3, "good glory");
    assert_eq!(scene.refused(3, "amount 5"), "L-2");
    scene.act(3, "amount 4").act(3, "from 0 to 3");
    assert_eq!(scene.refused(3, "good card"), "L-2");
    assert_eq!(scene.refused(3, "choose massive-doors"), "L-2");
}

#[test]
fn f_11_what_was_shown_can_be_asked_for_by_name() {
    let text = "seats 3
        player 0 knight between
        player 1 raider between
        player 2 nomad between
        hand 1 massive-doors grey-ape
        phase diplomacy";
    let ask = |scene: &mut Scene| {
        scene.act(0, "treaty").act(0, "from 1 to 0").act(0, "good card");
    };
    let mut scene = Scene::new(text);
    scene.act(0, "treaty").act(0, "from 1 to 0");
    assert_eq!(scene.refused(0, "good card"), "L-2", "never shown");
    scene.act(0, "good show-chosen").act(0, "amount 1").act(0, "submit").act(1, "yes");
    scene.act(1, "choose massive-doors");
    ask(&mut scene);
    assert_eq!(scene.offers(), ["scrap", "choose massive-doors"], "shown, and nothing else");
    scene.act(0, "choose massive-doors").act(0, "submit").act(1, "yes");
    assert_eq!((scene.hand(0), scene.hand(1)), (vec!["massive-doors"], vec!["grey-ape"]));

    // Its holder has given it away unseen: it can be asked for, and they can only say no.
    let mut scene = Scene::new(&format!("{text}\nshown 0 1 massive-doors\nfirst 1"));
    scene.act(1, "treaty").act(1, "from 1 to 2").act(1, "good card");
    scene.act(1, "scrap").act(1, "done");
    scene
        .act(2, "treaty")
        .act(2, "from 1 to 2")
        .act(2, "good challenges")
        .act(2, "amount 1")
        .act(2, "submit");
    scene.act(1, "yes").act(1, "choose massive-doors").act(2, "done");
    ask(&mut scene);
    scene.act(0, "choose massive-doors").act(0, "submit");
    assert_eq!(scene.refused(1, "yes"), "L-2");
    scene.act(1, "no");

    // Seen to leave: refused.
    let mut scene = Scene::new(&format!("{text}\nshown 0 1 massive-doors\nfirst 1"));
    scene.act(1, "treaty").act(1, "from 1 to 2").act(1, "good card").act(1, "choose massive-doors");
    scene.act(1, "submit").act(2, "yes").act(1, "done").act(2, "done");
    scene.act(0, "treaty").act(0, "from 1 to 0");
    assert_eq!(scene.refused(0, "good card"), "L-2");
    scene.act(0, "scrap").act(0, "treaty").act(0, "from 2 to 0").act(0, "good card");
    assert!(scene.offered("choose massive-doors"), "all heard who has it now");
}

#[test]
fn f_12_everybody_passes_until_the_third_empty_cycle() {
    let setup = Setup::new(1, &[Some("barbarian"), Some("thief")]).unwrap();
    let state = State::begin(&setup, &mut Cx::quiet(&mut table::Dice(3)));
    let mut scene = Scene { state, events: Vec::new() };
    assert_eq!(scene.all().pile, table::Seen::Known(68));
    scene.idle_until(|_| false);
    assert!(scene.over());
    assert_eq!(scene.state.board().cycle, 37);
}
