//! V-10 – the tokens a player keeps are no business of the others, whatever is made of a view.

use age_of_conan_box::AgeOfConan;
use shelf::{Shelved, Start, title};
use table::{Dice, Eye, Seat};

const AQUILONIA: Seat = Seat(0);
const TURAN: Seat = Seat(1);

/// Turan holds these tokens and takes this one from the track, and Aquilonia is to choose a die.
fn after(track: &str, held: &str) -> Box<dyn Shelved> {
    let text = format!(
        "seats aquilonia turan\nage 3\nactive turan\nconan kush\ntrack {track} token-ghoul\n\
         pool dice court-conan 2 military 1 intrigue 1\nseat turan\n tokens {held}\n"
    );
    let title = title::<AgeOfConan>();
    let mut game = title.open(&Start::Scenario(text), &mut Dice(0)).expect("a position");
    for click in ["die court-conan court", "take", "keep", "draw-two"] {
        game.act(TURAN, click, &mut Dice(1)).unwrap_or_else(|refusal| panic!("{click}: {refusal:?}"));
    }
    game
}

/// All that anybody reads of a position.
fn read(game: &dyn Shelved, eye: Eye) -> Vec<String> {
    let mut all = vec![
        game.sheet_text(eye),
        format!("{:?}", game.ask(eye)),
        format!("{:?}", game.describe(eye)),
        format!("{:?}", game.figures(eye)),
        format!("{:?}", game.chart(eye)),
        format!("{:?}", game.standing()),
        game.imagine(eye, &mut Dice(5)),
    ];
    if let Eye::Seat(seat) = eye {
        all.push(format!("{:?}", game.offers(seat)));
        all.push(format!("{:?}", game.finals(seat)));
    }
    all
}

#[test]
fn v_10_two_games_that_differ_only_in_kept_tokens_read_alike() {
    let games = [
        after("token-queen", "token-dancer token-winged-ape"),
        after("token-dancer", "token-queen token-winged-ape"),
        after("token-queen", "token-wolf-pack token-frost-giant"),
    ];
    for eye in [Eye::Seat(AQUILONIA), Eye::Onlooker] {
        let read = games.each_ref().map(|game| read(&**game, eye));
        assert_eq!(read[0], read[1], "{eye:?}");
        assert_eq!(read[0], read[2], "{eye:?}");
        assert!(
            !read[0].iter().any(|text| text.contains("token-queen") && !text.contains("seats ")),
            "{eye:?}"
        );
    }
    assert_ne!(read(&*games[0], Eye::Seat(TURAN)), read(&*games[2], Eye::Seat(TURAN)), "its owner sees them");
}

#[test]
fn v_10_a_replay_through_other_eyes_shows_no_more() {
    let games = [after("token-queen", "token-dancer"), after("token-dancer", "token-queen")];
    for eye in [Eye::Seat(AQUILONIA), Eye::Onlooker] {
        // The last but one entry is the keeping; before it the token lies open on the table.
        for entries in 3..=4 {
            let then = games.each_ref().map(|game| game.rewound(entries).expect("its own record"));
            let read = then.each_ref().map(|game| read(&**game, eye));
            assert_eq!(read[0], read[1], "{eye:?} after {entries}");
        }
    }
}

#[test]
fn v_10_a_coach_weighs_what_its_seat_was_told_and_nothing_else() {
    // Told the same, but another token came from the bag: the same advice.
    let bag = [after("token-queen", "token-dancer"), after("token-queen", "token-winged-ape")];
    let asked = |game: &dyn Shelved| {
        let advice = game.advice(AQUILONIA, bots::Budget::iterations(12), &mut Dice(2));
        (format!("{advice:?}"), format!("{:?}", game.forecast(Eye::Seat(AQUILONIA), &mut Dice(3))))
    };
    assert_eq!(asked(&*bag[0]), asked(&*bag[1]));
    // The words never name what is remembered.
    let advice =
        bag[0].advice(AQUILONIA, bots::Budget::iterations(12), &mut Dice(2)).expect("something to do");
    assert!(advice.options.iter().all(|option| !format!("{:?}", option.because).contains("token-")));
}
