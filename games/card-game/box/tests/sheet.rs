//! What the sheet of the card game says of treaties and completed adventures.

use card_game_box::CardGame;
use serde_json::{Value, json};
use shelf::{Shelved, Start, title};
use table::{Dice, Eye, Seat};

fn scene(lines: &str, played: &[&str]) -> Box<dyn Shelved> {
    let text = format!(
        "seats 3\nplayer 0 knight 15 between\nplayer 1 raider 15 between\nplayer 2 nomad 15 between\n\
         adventure forgotten-crypt 2\nadventure caravan-road 1\n{lines}"
    );
    let title = title::<CardGame>();
    let mut game = title.open(&Start::Scenario(text), &mut Dice(1)).expect("possible");
    for line in played {
        let (seat, action) = line.split_once(' ').expect("a seat and an action");
        game.act(Seat(seat.parse().expect("a seat")), action, &mut Dice(1)).expect(line);
    }
    game
}

/// L-2
#[test]
fn the_sheet_says_which_challenge_is_shown_and_several_named_cards_are_one_term() {
    let lines = "challenge forgotten-crypt rockslide 0 down\nchallenge forgotten-crypt frost-giant 0 down\n\
                 hand 0 quicksand grey-ape\nphase diplomacy";
    let game = scene(
        lines,
        &[
            "0 treaty",
            "0 from 0 to 1",
            "0 good show-placed",
            "0 spot forgotten-crypt 2",
            "0 from 0 to 1",
            "0 good card",
            "0 choose quicksand",
            "0 from 0 to 1",
            "0 good card",
            "0 choose grey-ape",
            "0 from 1 to 0",
            "0 good glory",
            "0 amount 4",
            "0 submit",
        ],
    );
    let term = |good: &str, amount: Value, cards: Value, adventure: Value, number: Value| {
        let (from, to) = if good == "glory" { (1, 0) } else { (0, 1) };
        json!({ "from": from, "to": to, "good": good, "amount": amount, "cards": cards, "adventure": adventure,
            "number": number })
    };
    let null = Value::Null;
    let expected = json!([
        term("card", null.clone(), json!(["grey-ape", "quicksand"]), null.clone(), null.clone()),
        term("show-placed", null.clone(), json!([]), json!("forgotten-crypt"), json!(2)),
        term("glory", json!(4), json!([]), null.clone(), null),
    ]);
    for eye in [Eye::Seat(Seat(1)), Eye::Onlooker] {
        assert_eq!(game.sheet(eye)["offer"]["clauses"], expected, "{eye:?}");
    }
}

///
#[test]
fn the_sheet_shows_which_completed_adventures_lie_face_up() {
    let lines = "completed 0 house-of-mitra black-river\noutstanding house-of-mitra\nphase cards";
    let game = scene(lines, &[]);
    for eye in [Eye::Seat(Seat(1)), Eye::Onlooker] {
        let sheet = game.sheet(eye);
        assert_eq!(sheet["players"][0]["completed"], json!(["house-of-mitra", "black-river"]));
        assert_eq!(sheet["players"][0]["outstanding"], json!(["house-of-mitra"]));
        assert_eq!(sheet["players"][1]["outstanding"], json!([]));
    }
}

/// L-1: what a player draws up is seen by nobody, not even that he does.
#[test]
fn a_draft_shows_on_no_other_sheet() {
    let before = scene("phase diplomacy", &[]);
    let drafting = scene("phase diplomacy", &["0 treaty", "0 from 0 to 1", "0 good glory"]);
    let dropped = scene("phase diplomacy", &["0 treaty", "0 from 0 to 1", "0 scrap"]);
    for eye in [Eye::Seat(Seat(1)), Eye::Seat(Seat(2)), Eye::Onlooker] {
        assert_eq!(before.sheet_text(eye), drafting.sheet_text(eye), "{eye:?}");
        assert_eq!(before.sheet_text(eye), dropped.sheet_text(eye), "{eye:?}");
    }
}
