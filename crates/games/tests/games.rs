//! What holds for every game on the shelf.

use games::GAMES;
use shelf::{Bot, Series, Shelved, Start, Terms, Title, Unopened};
use table::{Dice, Turn, eyes};

fn start(title: &dyn Title, seats: u8) -> (Start, u8) {
    let [least, most] = title.label().seats;
    let seats = seats.clamp(least, most);
    (Start::Agreed(Terms::seats(seats.into())), seats)
}

/// Plays on at random; `visit` sees the game now and then.
fn wander(title: &dyn Title, seats: u8, seed: u64, mut visit: impl FnMut(&dyn Shelved)) {
    let mut dice = Dice(seed);
    let (start, _) = start(title, seats);
    let mut game = title.open(&start, &mut dice).expect("the defaults are possible");
    for step in 0..400 {
        if step % 23 == 0 {
            visit(&*game);
        }
        let Some(seat) = game.missing().first() else { break };
        let action = game.advise(seat, Bot::Random, &mut dice).expect("whoever is awaited can act");
        game.act(seat, &action, &mut dice).expect("what was legal is taken");
    }
    visit(&*game);
}

/// If two positions differ only in what an eye may not know, its sheet is the same.
#[test]
fn a_sheet_tells_nothing_its_reader_may_not_know() {
    for title in GAMES {
        for seats in 2..=4 {
            let mut dice = Dice(seats.into());
            wander(*title, seats, u64::from(seats) * 7, |game| {
                for eye in eyes(game.seats()) {
                    let scenario = Start::Scenario(game.imagine(eye, &mut dice));
                    let imagined = title.open(&scenario, &mut Dice(0));
                    let imagined = imagined.unwrap_or_else(|error| panic!("{}: {error}", title.name()));
                    assert_eq!(game.sheet(eye), imagined.sheet(eye), "{} as {eye:?}", title.name());
                    assert_eq!(game.chart(eye), imagined.chart(eye), "{} as {eye:?}", title.name());
                    if game.turn() != Turn::Over {
                        assert_eq!(game.standing(), imagined.standing(), "how it stands is open");
                    }
                }
            });
        }
    }
}

#[test]
fn a_sheet_is_an_object() {
    for title in GAMES {
        wander(*title, 2, 3, |game| {
            for eye in eyes(game.seats()) {
                assert!(game.sheet(eye).is_object(), "{}", title.name());
            }
        });
    }
}

#[test]
fn games_in_a_row_depend_on_their_seed_and_number_alone() {
    for title in GAMES {
        let (start, seats) = start(*title, 3);
        let series = Series { start, bots: vec![Bot::Random; seats.into()], seed: 5, shape: false };
        let play = |numbers| title.play_games(&series, numbers).expect("possible").expect("they end");
        let whole = play(0..4);
        assert_eq!(whole, play(2..4).join(play(0..2)), "{}", title.name());
        assert_eq!(whole.games, 4);
        assert_eq!(whole.seats.iter().sum::<u64>(), 4 * shelf::WHOLE, "one victory a game");
        assert!(whole.decisions > 0 && whole.decisions <= whole.actions);
    }
}

#[test]
fn labels_say_what_setups_take() {
    for title in GAMES {
        let label = title.label();
        assert_eq!(label.game, title.name());
        for option in &label.options {
            let mut terms = Terms::seats(label.seats[0].into());
            terms.options = vec![(option.name.to_string(), option.default.clone())];
            let opened = title.open(&Start::Agreed(terms), &mut Dice(1)).expect("a default is possible");
            assert_eq!(opened.longest(), label.longest);
        }
        for preset in &label.presets {
            let terms = Terms { preset: Some(preset.name.into()), ..Terms::seats(label.seats[0].into()) };
            title.open(&Start::Agreed(terms), &mut Dice(1)).expect("a preset is possible");
        }
    }
}

#[test]
fn roles_are_known_once_the_table_knows_them() {
    for title in GAMES {
        let Some(&role) = title.label().roles.first() else { continue };
        let mut terms = Terms::seats(title.label().seats[0].into());
        terms.roles[1] = Some(role.to_string());
        let game = title.open(&Start::Agreed(terms), &mut Dice(4)).expect("a role is possible");
        assert_eq!(game.roles()[1], Some(role), "{}", title.name());
    }
}

#[test]
fn what_is_wrong_is_answered_with_what_would_be_right() {
    let said = |error: Unopened| error.to_string();
    let nobody = games::game("age-of-conen").err().map(said);
    assert_eq!(nobody.as_deref(), Some("there is no game \"age-of-conen\"; did you mean \"age-of-conan\"?"));
    let title = games::game("age-of-conan").expect("it is there");
    let mut terms = Terms::seats(2);
    terms.roles[0] = Some("stigia".into());
    let wrong = title.open(&Start::Agreed(terms), &mut Dice(1)).err().map(said);
    assert_eq!(wrong.as_deref(), Some("seats: no role \"stigia\" for seat 0; did you mean \"stygia\"?"));
}

#[test]
fn divide_adds_up_to_perft() {
    let title = games::game("nim").expect("it is there");
    let game = title.open(&Start::Agreed(Terms::seats(2)), &mut Dice(1)).expect("possible");
    let mut counted = 0;
    let lines = game.divide(3, 1, &mut |done, of| counted = done * 100 + of);
    assert_eq!(counted, 303);
    // Three heaps of 1, 3 and 5 stones: choose, take, choose again.
    let by_hand = [("heap 1", 2), ("heap 2", 3 + 3 + 2), ("heap 3", 3 * 4 + 2)];
    assert_eq!(lines, by_hand.map(|(action, count)| (action.to_string(), count)));
}
