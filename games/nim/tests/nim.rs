//! The rules of `rulebook/en.md`, one test each.

use nim::{Action, Agreement, Nim};
use table::{Cx, Dice, Illegal, Match, Notation, Refusal, Rule, Rules, Seat, Setup, Turn};

fn agreed(seats: usize, options: &[(&str, &str)]) -> Agreement {
    let mut setup = Agreement::new(1, &vec![None; seats]).unwrap();
    for (option, value) in options {
        setup.set(option, value).unwrap();
    }
    setup
}

fn begun(seats: usize, options: &[(&str, &str)]) -> Match<Nim> {
    Match::open(agreed(seats, options), &mut Dice(0)).unwrap().0
}

/// Plays actions given in notation, in turn order.
fn played(mut game: Match<Nim>, actions: &[&str]) -> Match<Nim> {
    for text in actions {
        let seat = game.state().turn().seats().first().unwrap();
        let action = game.state().read(text).unwrap();
        game.act(seat, action, &mut Dice(0)).unwrap();
    }
    game
}

fn refused(game: &mut Match<Nim>, seat: u8, text: &str) -> Rule {
    let action = game.state().read(text).unwrap();
    match game.act(Seat(seat), action, &mut Dice(0)) {
        Err(Refusal::Illegal(Illegal::Forbidden { rule, .. })) => rule,
        other => panic!("expected a refusal by a rule, got {other:?}"),
    }
}

#[test]
fn h_1_two_to_five_heaps() {
    assert!(agreed(2, &[]).clone().set("heaps", "6").is_err());
    assert!(agreed(2, &[]).clone().set("heaps", "1").is_err());
    let mut game = begun(2, &[("heaps", "2")]);
    assert_eq!(refused(&mut game, 0, "heap 3"), Rule("M-1"));
}

#[test]
fn h_2_each_heap_has_two_more() {
    let heaps = begun(2, &[("heaps", "4")]).state().set_down();
    assert!(heaps.contains("heaps 1 3 5 7\n"), "{heaps}");
}

#[test]
fn m_1_in_turn_one_heap_that_is_not_empty() {
    let mut game = played(begun(3, &[]), &["heap 1", "take 1"]);
    assert_eq!(game.act(Seat(0), Action::Heap(1), &mut Dice(0)), Err(Illegal::NotYourTurn.into()));
    assert_eq!(refused(&mut game, 1, "heap 1"), Rule("M-1"));
}

#[test]
fn m_2_at_least_one_stone() {
    let mut game = begun(2, &[]);
    assert_eq!(refused(&mut game, 0, "take 1"), Rule("M-1"));
    game = played(game, &["heap 2"]);
    assert_eq!(refused(&mut game, 0, "heap 1"), Rule("M-1"));
    assert_eq!(refused(&mut game, 0, "take 0"), Rule("M-2"));
    assert_eq!(refused(&mut game, 0, "take 4"), Rule("M-2"));
    assert_eq!(played(game, &["take 3"]).state().turn(), Turn::of(Seat(1)));
}

#[test]
fn m_3_next_player_still_in_the_game() {
    let mut game = begun(4, &[]);
    game.leave(Seat(1), &mut Dice(0)).unwrap();
    assert_eq!(played(game, &["heap 1", "take 1"]).state().turn(), Turn::of(Seat(2)));
}

#[test]
fn w_1_last_stone_wins() {
    let game = played(begun(2, &[]), &["heap 1", "take 1", "heap 2", "take 3", "heap 3", "take 5"]);
    assert_eq!(game.state().turn(), Turn::Over);
    assert_eq!(game.state().standing().winners(), [Seat(0)].into_iter().collect());
}

#[test]
fn w_2_misere_last_stone_loses() {
    let game =
        played(begun(3, &[("misere", "on")]), &["heap 1", "take 1", "heap 2", "take 3", "heap 3", "take 5"]);
    let winners = game.state().standing().winners();
    assert_eq!(winners, [Seat(0), Seat(1)].into_iter().collect());
}

#[test]
fn l_1_who_leaves_ranks_last() {
    let mut game = begun(3, &[]);
    game.leave(Seat(0), &mut Dice(0)).unwrap();
    assert_eq!(game.state().turn(), Turn::of(Seat(1)));
    assert!(matches!(game.leave(Seat(0), &mut Dice(0)), Err(Refusal::Illegal(Illegal::Forbidden { .. }))));
    game.leave(Seat(2), &mut Dice(0)).unwrap();
    assert_eq!(game.state().turn(), Turn::Over);
    assert_eq!(game.state().standing().winners(), [Seat(1)].into_iter().collect());
}

/// The one to move wins exactly if the nim-sum is not zero: searched to the end.
#[test]
fn solution_is_the_nim_sum() {
    fn wins(nim: Nim, seat: Seat) -> bool {
        let mut legal = Vec::new();
        nim.legal(seat, &mut legal);
        legal.into_iter().any(|action| {
            let mut next = nim;
            next.play(seat, action, &mut Cx::quiet(&mut Dice(0)));
            match next.turn() {
                Turn::Over => true,
                turn if turn == Turn::of(seat) => wins(next, seat),
                Turn::Awaits(_) => !wins(next, Seat(1 - seat.0)),
            }
        })
    }
    let mut checked = 0;
    for heaps in ["1 2 3", "1 3 5", "2 2", "1 4 5", "3 3 1", "4 2 1"] {
        let nim = Nim::set_up(&format!("heaps {heaps}")).unwrap();
        assert_eq!(wins(nim, Seat(0)), nim.nim_sum() != 0, "{heaps}");
        checked += usize::from(nim.nim_sum() == 0);
    }
    assert_eq!(checked, 3, "both kinds of positions were among them");
}

/// A click is taken back until the word has passed on; the record keeps both.
#[test]
fn taking_back_stops_when_the_word_passes_on() {
    let mut game = played(begun(2, &[]), &["heap 2"]);
    let before = *begun(2, &[]).state();
    assert_eq!(game.take_back(Seat(1)), Err(Refusal::NothingToTakeBack));
    game.take_back(Seat(0)).unwrap();
    assert_eq!(*game.state(), before);
    assert_eq!(game.entries().len(), 2);
    assert_eq!(game.take_back(Seat(0)), Err(Refusal::NothingToTakeBack));
    let mut game = played(game, &["heap 3", "take 5"]);
    assert_eq!(game.take_back(Seat(0)), Err(Refusal::NothingToTakeBack));
    assert_eq!(game.as_of(2).unwrap().state(), &before);
    assert_eq!(game.retrace(|_, _| {}).unwrap().state(), game.state());
}
