//! The rules of `rulebook/en.md`, one test each, from positions written as text.

use ambush::{Agreement, Ambush};
use table::{
    Dice, Eye, Illegal, Match, Notation, Refusal, Rigged, Rule, Rules, Seat, Seats, Setup, Sight, Turn,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn at(scenario: &str) -> Match<Ambush> {
    Match::open_at(scenario).unwrap()
}

/// Plays an action given in notation with rigged dice, all of which must be asked for.
fn play(game: &mut Match<Ambush>, seat: Seat, text: &str, dice: &[u32]) {
    let action = game.read(text).unwrap();
    game.act_scripted(seat, action, dice).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
}

fn refused(game: &mut Match<Ambush>, seat: Seat, text: &str) -> Rule {
    let action = game.read(text).unwrap();
    match game.act(seat, action, &mut Dice(0)) {
        Err(Refusal::Illegal(Illegal::Forbidden { rule, .. })) => rule,
        other => panic!("expected a refusal by a rule, got {other:?}"),
    }
}

fn says(game: &Match<Ambush>, line: &str) -> bool {
    game.state().set_down().lines().any(|said| said == line)
}

const PLANS: &str = "seats 3\nrounds 8\nband 0 5\nband 1 5\nband 2 5\nat round plans\nat plans\n";

#[test]
fn t_1_two_to_four_bands() {
    assert!(Agreement::new(1, &[None]).is_err());
    assert!(Agreement::new(1, &[None; 5]).is_err());
    assert_eq!(Agreement::new(1, &[None; 4]).unwrap().roles().len(), 4);
}

#[test]
fn t_2_discards_are_drawn_again_and_hands_are_secret() {
    // Eleven cards discarded, one held: the bag is empty when the next round draws.
    let held =
        "discard shield shield shield shield feint feint feint feint rally rally rally\nhand 0 rally\n";
    let mut game = at(&format!("seats 2\nband 0 5\nband 1 5\n{held}at round plans\nat plans\n"));
    play(&mut game, A, "lie-low", &[]);
    play(&mut game, B, "lie-low", &[0, 9]);
    assert!(says(&game, "hand 0 shield rally"), "{}", game.state().set_down());
    assert!(says(&game, "hand 1 rally"));
    assert!(!game.state().set_down().contains("discard"));
    let (other, own) = (game.state().view(Eye::Seat(A)), game.state().view(Eye::Seat(B)));
    assert!(!format!("{other:?}").contains("[0, 0, 1])"), "{other:?}");
    assert!(format!("{own:?}").contains("Known([0, 0, 1])"));
}

#[test]
fn t_3_five_men_and_a_card() {
    // One card each, then R-1 draws another.
    let setup = Agreement::new(1, &[None, None]).unwrap();
    let (game, _) = Match::<Ambush>::open(setup, &mut Rigged(&[0, 0, 0, 0])).unwrap();
    for line in ["band 0 5", "band 1 5", "hand 0 shield shield", "hand 1 shield shield"] {
        assert!(says(&game, line), "{line}");
    }
}

#[test]
fn r_1_every_standing_band_draws() {
    let mut game = at(&format!("{PLANS}band 1 0\n"));
    play(&mut game, A, "lie-low", &[]);
    play(&mut game, C, "lie-low", &[0, 0]);
    assert!(says(&game, "hand 0 shield") && says(&game, "hand 2 shield"));
    assert!(!game.state().set_down().contains("hand 1"));
}

#[test]
fn r_2_secret_together_and_changeable() {
    let mut game = at(PLANS);
    let before = game.state().view(Eye::Seat(B));
    play(&mut game, A, "strike-1", &[]);
    assert_eq!(game.state().view(Eye::Seat(B)), before, "nobody sees who has chosen");
    assert_eq!(game.state().turn(), Turn::Awaits(Seats::first_n(3)));
    play(&mut game, A, "strike-2", &[]);
    assert!(says(&game, "sealed 0 strike-2"));
    assert_eq!(refused(&mut game, B, "rally"), Rule("R-2"));
    assert_eq!(refused(&mut game, B, "strike-1"), Rule("R-2"));
    assert_eq!(refused(&mut game, B, "decline"), Rule("R-2"));
}

#[test]
fn r_3_rally_gains_a_man_up_to_the_start() {
    let hands = "band 0 4\nhand 0 rally\nhand 1 rally\n";
    let mut game = at(&format!("{PLANS}{hands}"));
    play(&mut game, A, "rally", &[]);
    play(&mut game, B, "rally", &[]);
    play(&mut game, C, "lie-low", &[0, 0, 0]);
    assert!(says(&game, "band 0 5") && says(&game, "band 1 5"));
    assert!(says(&game, "discard rally rally"));
}

#[test]
fn r_4_strikes_in_seat_order_and_void_when_out() {
    let mut game = at(&format!("{PLANS}band 1 1\n"));
    play(&mut game, A, "strike-1", &[]);
    play(&mut game, C, "strike-1", &[]);
    // Seat 0 rolls three dice at seat 1, which was out to strike, and destroys it: its own strike and seat 2's
    // are void, and the next round draws two cards.
    play(&mut game, B, "strike-0", &[5, 0, 0, 0, 0]);
    assert!(says(&game, "band 1 0") && says(&game, "band 0 5") && says(&game, "round 1"));
}

#[test]
fn r_5_over_after_the_last_round() {
    let mut game = at(&format!("{PLANS}round 7\n"));
    for seat in [A, B, C] {
        play(&mut game, seat, "lie-low", &[]);
    }
    assert_eq!(game.state().turn(), Turn::Over);
}

#[test]
fn c_1_a_shield_stops_the_strike() {
    let mut game = at(&format!("{PLANS}hand 1 shield feint\n"));
    play(&mut game, A, "strike-1", &[]);
    play(&mut game, B, "lie-low", &[]);
    play(&mut game, C, "lie-low", &[]);
    assert_eq!(game.state().turn(), Turn::of(B));
    assert_eq!(refused(&mut game, B, "answer feint"), Rule("C-1"));
    play(&mut game, B, "answer shield", &[0, 0, 0]);
    assert!(says(&game, "band 1 5") && says(&game, "discard shield"));
}

#[test]
fn c_1_asked_by_the_number_of_cards_not_by_what_they_are() {
    let mut game = at(&format!("{PLANS}hand 1 rally\n"));
    play(&mut game, A, "strike-1", &[]);
    play(&mut game, B, "lie-low", &[]);
    play(&mut game, C, "lie-low", &[]);
    assert_eq!(game.state().turn(), Turn::of(B), "asked, though he can only decline");
    assert_eq!(refused(&mut game, B, "answer shield"), Rule("C-1"));
}

#[test]
fn c_2_a_feint_answers_the_shield() {
    let hands = "hand 0 feint\nhand 1 shield\n";
    let mut game = at(&format!("{PLANS}{hands}"));
    play(&mut game, A, "strike-1", &[]);
    play(&mut game, B, "lie-low", &[]);
    play(&mut game, C, "lie-low", &[]);
    play(&mut game, B, "answer shield", &[]);
    play(&mut game, A, "answer feint", &[4, 0, 0, 0]);
    assert!(says(&game, "band 1 4"));
    let mut game = at(&format!("feints off\n{PLANS}{hands}"));
    play(&mut game, A, "strike-1", &[]);
    play(&mut game, B, "lie-low", &[]);
    play(&mut game, C, "lie-low", &[]);
    play(&mut game, B, "answer shield", &[0, 0, 0]);
    assert!(says(&game, "band 1 5"));
}

#[test]
fn c_3_one_die_or_three() {
    let mut game = at(PLANS);
    play(&mut game, A, "strike-1", &[]);
    play(&mut game, B, "strike-2", &[]);
    // Three dice at seat 1, who is out to strike: 5 and 6 hit; then one die at seat 2: a 4 misses; three draws.
    play(&mut game, C, "lie-low", &[4, 5, 3, 3, 0, 0, 0]);
    assert!(says(&game, "band 1 3") && says(&game, "band 2 5"));
}

#[test]
fn c_4_out_and_cards_discarded() {
    let mut game = at(&format!("{PLANS}band 1 1\nhand 1 rally\n"));
    play(&mut game, A, "strike-1", &[]);
    play(&mut game, B, "lie-low", &[]);
    play(&mut game, C, "lie-low", &[]);
    play(&mut game, B, "decline", &[5, 0, 0]);
    assert!(says(&game, "band 1 0") && says(&game, "discard rally"));
    assert_eq!(game.state().turn(), Turn::Awaits(Seats::of(A).with(C)));
}

#[test]
fn w_1_most_men_win_and_equals_share() {
    let end = |men: [u8; 3]| {
        let text = format!("seats 3\nround 8\nband 0 {}\nband 1 {}\nband 2 {}\n", men[0], men[1], men[2]);
        at(&text).state().standing().winners()
    };
    assert_eq!(end([1, 3, 2]), Seats::of(B));
    assert_eq!(end([3, 3, 2]), Seats::of(A).with(B));
}

#[test]
fn l_1_leaving_voids_the_clash() {
    let mut game = at(&format!("{PLANS}hand 1 shield\n"));
    play(&mut game, A, "strike-1", &[]);
    play(&mut game, B, "lie-low", &[]);
    play(&mut game, C, "lie-low", &[]);
    game.leave(A, &mut Rigged(&[0, 0])).unwrap();
    assert_eq!(game.state().turn(), Turn::Awaits(Seats::of(B).with(C)));
    assert_eq!(game.state().standing().place(A), 3);
    game.leave(B, &mut Rigged(&[])).unwrap();
    assert_eq!(game.state().turn(), Turn::Over);
    assert_eq!(game.state().standing().winners(), Seats::of(C));
}

/// Places of mistakes in a scenario are named.
#[test]
fn scenarios_say_where_they_are_wrong() {
    let wrong = |text: &str| Ambush::set_up(text).unwrap_err().to_string();
    assert_eq!(wrong("seats 2\nband 0 x"), "line 2, column 8: expected at most 9 men, found \"x\"");
    assert_eq!(
        wrong("hand 0 shield sword"),
        "line 1, column 15: expected shield, feint or rally, found \"sword\""
    );
    assert!(wrong("at plans").contains("at round plans"));
    assert!(wrong("hand 0 rally rally rally rally\nhand 1 rally").contains("four cards"));
    assert!(wrong("band 0 1\nbanner 3").starts_with("line 2, column 1"));
}
