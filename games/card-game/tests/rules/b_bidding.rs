//! B – Bidding.

use super::scene::Scene;

fn facing(lines: &str) -> Scene {
    let mut scene = Scene::new(&format!(
        "seats 2
         player 0 knight at forgotten-crypt
         player 1 raider between
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt massive-doors 1 down
         spent 0
         {lines}
         phase heroes"
    ));
    scene.act(0, "face 1");
    scene
}

#[test]
fn b_1_the_heros_player_opens_or_withdraws() {
    let mut scene = facing("");
    assert_eq!(scene.asked(), 0);
    assert_eq!(scene.row("forgotten-crypt"), ["+massive-doors"], "having seen the challenge");
    assert_eq!(scene.refused(0, "pass"), "B-1", "nobody may refuse to take part");
    assert_eq!(scene.refused(0, "match"), "B-3");
    scene.act(0, "bid 1");
    assert_eq!(scene.asked(), 1);
}

#[test]
fn b_2_from_one_to_the_smaller_purse_and_higher() {
    let mut scene = facing("player 1 raider 4 between");
    assert_eq!(scene.refused(0, "bid 0"), "B-2");
    assert_eq!(scene.refused(0, "bid 5"), "B-2");
    scene.act(0, "bid 3");
    assert_eq!(scene.refused(1, "bid 3"), "B-2");
    scene.act(1, "bid 4");
    assert_eq!(scene.offers(), ["withdraw", "match"], "at the cap");
}

#[test]
fn b_3_matching_leads_to_the_resolution() {
    let mut scene = facing("");
    scene.act(0, "bid 3").act(1, "match");
    assert!(scene.offered("name strength hero 0"));
    assert_eq!(scene.state.board().contest.bids, [3, 3]);
    assert_eq!(scene.glory(), [15, 15], "staked GP still count as owned");
}

#[test]
fn b_4_raising() {
    let mut scene = facing("");
    scene.act(0, "bid 2").act(1, "bid 3").act(0, "bid 9");
    assert_eq!(scene.state.board().contest.bids, [9, 3]);
    assert_eq!(scene.asked(), 1);
}

#[test]
fn b_5_withdrawing_costs_the_last_bid() {
    let mut scene = facing("");
    scene.act(0, "bid 2").act(1, "bid 3").act(0, "withdraw");
    assert_eq!(scene.glory(), [13, 17]);
    let mut scene = facing("option stake_to bank");
    scene.act(0, "bid 2").act(1, "bid 3").act(0, "withdraw");
    assert_eq!(scene.glory(), [13, 15]);
    let mut scene = facing("");
    scene.act(0, "bid 2").act(1, "withdraw");
    assert_eq!(scene.glory(), [16, 14], "1 if they had not bid");
}

#[test]
fn b_6_what_becomes_of_the_challenge() {
    let mut scene = facing("");
    scene.act(0, "withdraw");
    assert_eq!(scene.row("forgotten-crypt"), ["+massive-doors"]);
    let mut scene = facing("");
    scene.act(0, "bid 1").act(1, "withdraw");
    assert!(scene.row("forgotten-crypt").is_empty() && scene.discarded("massive-doors"));
}
