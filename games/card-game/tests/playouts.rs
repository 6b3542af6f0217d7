//! Quiet play: how many lines there are, that it allocates nothing, and that every card comes to the table.

mod common;

use card_game::{
    Setup, State,
    action::{Action, Deed},
    content::{Card, OURS},
    flow::{Frame, Ops, Part},
    set::CardSet,
};
use table::{Cx, Dice, Notation, Rules, Setup as _, laws, perft};

#[test]
fn quiet_play_allocates_nothing() {
    for number in 0..30 {
        let measure = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
        laws::check_quiet::<State>(&common::setup(number), number, measure).unwrap();
    }
}

/// A change of these numbers is a change of the rules.
#[test]
fn perft_goldens() {
    let opening = |seats: usize| {
        let setup = Setup::new(1, &vec![None; seats]).unwrap();
        State::begin(&setup, &mut Cx::quiet(&mut Dice(7)))
    };
    let counts =
        |state: &State, depth: u32| (1..=depth).map(|depth| perft(state, depth, 7)).collect::<Vec<_>>();
    let challenge = State::set_up(
        "seats 3
         player 0 barbarian 5 at forgotten-crypt
         player 1 raider 4 at caravan-road
         player 2 priest 6 at forgotten-crypt
         adventure forgotten-crypt 0
         adventure caravan-road 1
         challenge forgotten-crypt kozak-hetman 1 down
         hand 0 iron-thews grey-ape
         hand 1 curse-of-nergal
         phase heroes",
    )
    .unwrap();
    let treaty = State::set_up(
        "seats 2
         player 0 knight 4 between
         player 1 priest 4 between
         hand 0 quicksand
         hand 1 rockslide city-watch
         open 1 gate-stone
         phase diplomacy",
    )
    .unwrap();
    let found = [counts(&opening(2), 5), counts(&opening(4), 5), counts(&challenge, 6), counts(&treaty, 7)];
    assert_eq!(found, GOLDEN);
}

const GOLDEN: [&[u64]; 4] = [
    &[2, 4, 10, 35, 140],
    &[4, 10, 34, 94, 297],
    &[3, 16, 59, 207, 696, 2129],
    &[2, 5, 24, 77, 231, 885, 2568],
];

/// V-6: every game ends; and over some hundred careful games every card is played, laid, turned up, faced,
/// completed or used.
#[test]
fn every_card_comes_to_the_table() {
    let mut seen = CardSet::NONE;
    let mut completed = 0;
    for number in 0..400 {
        let end = common::play(&common::setup(number), number, true, |state, _, action| {
            match action {
                Action::Adventure(card)
                | Action::Turn(card)
                | Action::Special(card)
                | Action::Lay(card)
                | Action::LayOn(card, _)
                | Action::Deed(Deed::Use(card)) => seen.insert(card),
                _ => {}
            }
            if let Some(Frame::Bid(_)) = state.flow().top() {
                seen.insert(state.board().contest.card);
            }
            if let Some(Frame::Ops(Ops { card, part: Part::Now, .. })) = state.flow().under() {
                seen.insert(card);
            }
        });
        completed += end.board().tally.iter().map(|&count| u32::from(count)).sum::<u32>();
        assert!(end.board().cycle <= end.board().options.cycle_limit);
    }
    let missing: Vec<&str> =
        Card::all().filter(|&card| !seen.has(card)).map(|card| OURS.word(card)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert!(completed > 400, "adventures are completed: {completed}");
}
