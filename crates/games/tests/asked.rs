//! Questions one may put to a game: why not, whether it can be taken back, and how it stands in numbers.

use games::GAMES;
use shelf::{Shelved, Start, Terms};
use table::{Chance as _, Dice, Refusal, Seat, eyes};

fn opened(game: &str, seats: usize) -> Box<dyn Shelved> {
    let title = games::game(game).expect("it is on the shelf");
    title.open(&Start::Agreed(Terms::seats(seats)), &mut Dice(2)).expect("possible")
}

fn rules(reasons: &[Refusal]) -> Vec<&str> {
    let rule = |why: &Refusal| match why {
        Refusal::Illegal(illegal) => illegal.rule().map_or(illegal.why(), |rule| rule.0),
        other => panic!("{other:?}"),
    };
    reasons.iter().map(rule).collect()
}

#[test]
fn a_thing_takes_the_place_of_each_word_that_is_offered() {
    let mut game = opened("nim", 2);
    assert_eq!(rules(&game.why_not(Seat(0), "9")), ["M-1"], "heap 9");
    assert_eq!(rules(&game.why_not(Seat(1), "1")), ["refused-not-your-turn"]);
    assert!(game.why_not(Seat(0), "heap 1").is_empty(), "it may be chosen");
    assert_eq!(rules(&game.why_not(Seat(0), "take 1")), ["M-1"], "a whole action");
    assert!(game.why_not(Seat(0), "purple").is_empty(), "no action is about it");
    assert!(matches!(game.why_not(Seat(5), "1")[..], [Refusal::NoSuchSeat { .. }]));
    game.act(Seat(0), "heap 1", &mut Dice(0)).expect("it is legal");
    assert_eq!(rules(&game.why_not(Seat(0), "7")), ["M-2"], "take 7 of 1");
}

#[test]
fn what_no_offer_could_be_about_is_refused_with_what_comes_first() {
    let game = opened("age-of-conan", 2);
    for thing in ["koth", "military", "strength"] {
        let reasons = game.why_not(Seat(0), thing);
        assert!(rules(&reasons).iter().all(|rule| *rule == "B-2"), "{thing}: {reasons:?}");
    }
    assert_eq!(rules(&game.why_not(Seat(0), "koth")), ["B-2"], "bid first");
}

#[test]
fn only_what_can_neither_be_taken_back_nor_changed_is_final() {
    let mut game = opened("nim", 2);
    assert_eq!(game.finals(Seat(0)), [false; 3], "a heap can be given back");
    assert!(game.finals(Seat(1)).is_empty());
    game.act(Seat(0), "heap 2", &mut Dice(0)).expect("it is legal");
    assert_eq!(game.finals(Seat(0)), [true; 3], "taking stones passes the word on");
    let bids = opened("age-of-conan", 2).finals(Seat(1));
    assert!(
        !bids.is_empty() && bids.iter().all(|is_final| !is_final),
        "a bid may be changed until all are in"
    );
}

/// What is said of an offer is what happens.
#[test]
fn what_is_final_cannot_be_taken_back_and_the_rest_can() {
    for title in GAMES {
        let mut dice = Dice(8);
        let [least, _] = title.label().seats;
        let start = Start::Agreed(Terms::seats(least.into()));
        let mut game = title.open(&start, &mut dice).expect("possible");
        for _ in 0..300 {
            let Some(seat) = game.missing().first() else { break };
            let simultaneous = game.turn().simultaneous();
            let (legal, finals) = (game.legal(seat), game.finals(seat));
            let picked = dice.below(legal.len() as u32) as usize;
            game.act(seat, &legal[picked], &mut dice).expect("it is legal");
            if !simultaneous {
                assert_eq!(game.may_take_back(seat), !finals[picked], "{}: {}", title.name(), legal[picked]);
            }
        }
    }
}

#[test]
fn figures_are_the_same_ones_all_game_long_and_open_to_all() {
    for title in GAMES {
        let mut dice = Dice(8);
        let [_, most] = title.label().seats;
        let start = Start::Agreed(Terms::seats(most.into()));
        let mut game = title.open(&start, &mut dice).expect("possible");
        let names = |game: &dyn Shelved| {
            game.figures(table::Eye::Onlooker).iter().map(|f| f.name).collect::<Vec<_>>()
        };
        let first = names(&*game);
        for _ in 0..200 {
            let Some(seat) = game.missing().first() else { break };
            let legal = game.legal(seat);
            let picked = dice.below(legal.len() as u32) as usize;
            game.act(seat, &legal[picked], &mut dice).expect("it is legal");
            assert_eq!(names(&*game), first, "{}", title.name());
            for eye in eyes(most) {
                let figures = game.figures(eye);
                assert!(figures.iter().all(|figure| figure.seats.len() == usize::from(most)));
            }
        }
    }
}
