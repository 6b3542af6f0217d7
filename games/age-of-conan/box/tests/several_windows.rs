//! K-3, K-4 – cards that name several windows, any moment of a contest, or another action than court: an edition that
//! uses each.

use std::{fs, path::Path};

use age_of_conan::{State, content::Content};
use age_of_conan_box::edition::load_files;
use content::read_folder;
use table::{Chance, Cx, Illegal, Notation, Rules, Seat};

const AQUILONIA: Seat = Seat(0);
const TURAN: Seat = Seat(1);

/// Our edition with the deck of Aquilonia in `tests/several-windows`.
fn edition() -> &'static Content {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = read_folder(&here.join("../content")).expect("readable");
    for (name, text) in &mut files {
        if name == "kingdom-aquilonia.toml" {
            *text = fs::read_to_string(here.join("tests/several-windows").join(&*name)).expect("readable");
        }
    }
    load_files(&files).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

struct Game(State);

fn set(text: &str) -> Game {
    let content = edition();
    let text = format!("content {} {:016x}\n{text}", content.name, content.digest);
    Game(State::set_up_with(&text, Some(content)).unwrap_or_else(|misread| panic!("{misread}, in\n{text}")))
}

/// Chance that answers 5: the conflict die misses.
struct Misses;

impl Chance for Misses {
    fn below(&mut self, n: u32) -> u32 {
        5.min(n - 1)
    }
}

impl Game {
    fn judge(&self, seat: Seat, click: &str) -> Result<(), Illegal> {
        self.0.judge(seat, self.0.read(click).expect("an action"))
    }

    fn may(&self, seat: Seat, click: &str) -> bool {
        let legal = self.judge(seat, click).is_ok();
        let mut offered = Vec::new();
        self.0.legal(seat, &mut offered);
        assert!(offered.is_sorted() && offered.iter().any(|&action| self.0.write(action) == click) == legal);
        legal
    }

    fn act(&mut self, seat: Seat, clicks: &[&str]) {
        for click in clicks {
            assert_eq!(self.judge(seat, click), Ok(()), "{click}");
            let action = self.0.read(click).expect("an action");
            self.0.play(seat, action, &mut Cx::quiet(&mut Misses));
        }
    }

    fn gold(&self) -> u8 {
        self.0.board.realm(AQUILONIA).gold
    }
}

const FIGHT: &str = "seats aquilonia turan\ntrack token-dancer\nconan pictish-wilderness\npool dice military 1 intrigue 1 court-conan 1\n";

/// Aquilonia besieges Ophir with this hand.
fn siege(hand: &str) -> Game {
    let mut game = set(&format!(
        "{FIGHT}seat aquilonia\n units aquilonia 3\n hand {hand}\nseat turan\n units ophir 2\n forts ophir\n"
    ));
    game.act(AQUILONIA, &["die military military", "army aquilonia", "units 3", "to ophir"]);
    game
}

#[test]
fn k_4_any_moment_of_a_contest() {
    let card = "use card-council-of-war";
    // C-16: announced, revealed, own roll, enemy roll, result.
    for passed in 0..5 {
        let mut game = siege("card-council-of-war");
        game.act(AQUILONIA, &vec!["done"; passed]);
        assert!(game.may(AQUILONIA, card), "after {passed} moments");
        game.act(AQUILONIA, &[card]);
        assert!(!game.may(AQUILONIA, card), "it is discarded");
        assert_eq!(game.0.board.realm(AQUILONIA).discard.size(), 1);
    }
    let mut game = siege("card-council-of-war");
    game.act(AQUILONIA, &["done"; 5]);
    assert!(!game.may(AQUILONIA, card), "the contest is over");
    assert!(!set(&format!("{FIGHT}seat aquilonia\n hand card-council-of-war\n")).may(AQUILONIA, card));
}

#[test]
fn k_4_several_windows() {
    let card = "use card-cavalry-charge";
    let mut game = siege("card-cavalry-charge");
    assert!(game.may(AQUILONIA, card), "announced");
    game.act(AQUILONIA, &["done"]);
    assert!(game.may(AQUILONIA, card), "revealed");
    game.act(AQUILONIA, &["done"]);
    assert!(!game.may(AQUILONIA, card), "after the roll it is too late");
}

#[test]
fn k_4_in_the_own_turn_or_during_the_action() {
    let card = "use card-border-rangers";
    let begin = || {
        set(&format!(
            "{FIGHT}seat aquilonia\n units aquilonia 1\n emissaries aquilonia 1\n forts ophir\n hand card-border-rangers\n"
        ))
    };
    assert!(begin().may(AQUILONIA, card), "with the table cards");
    for clicks in [
        &["die military military"][..],
        &["die military military", "army aquilonia", "to ophir"],
        &["die intrigue intrigue"],
        &["die intrigue intrigue", "emissary aquilonia", "to ophir"],
        &["die court-conan court", "done"],
    ] {
        let mut game = begin();
        game.act(AQUILONIA, clicks);
        assert!(game.may(AQUILONIA, card), "{clicks:?}");
        game.act(AQUILONIA, &[card]);
        assert_eq!(game.gold(), 1);
        assert_eq!(game.0.turn(), table::Turn::of(AQUILONIA), "the action goes on");
    }
    let mut drawn = begin();
    drawn.act(AQUILONIA, &["die court-conan court", "done", "draw-two"]);
    assert!(!drawn.may(TURAN, card), "another's turn, another's deck");
}

#[test]
fn k_3_an_event_of_another_action() {
    let levy = "use card-feudal-levy";
    let begin =
        || set(&format!("{FIGHT}seat aquilonia\n units aquilonia 1\n forts ophir\n hand card-feudal-levy\n"));
    assert!(
        matches!(begin().judge(AQUILONIA, levy), Err(Illegal::Forbidden { rule, .. }) if rule.0 == "K-3")
    );
    let mut court = begin();
    court.act(AQUILONIA, &["die court-conan court", "done"]);
    assert!(!court.may(AQUILONIA, levy), "not with a court action");
    let mut late = begin();
    late.act(AQUILONIA, &["die military military", "army aquilonia", "to ophir"]);
    assert!(!late.may(AQUILONIA, levy), "the action has begun");
    let mut game = begin();
    game.act(AQUILONIA, &["die military military", levy]);
    game.act(AQUILONIA, &["place ophir", "place ophir", "place ophir"]);
    assert_eq!(game.0.board.realm(AQUILONIA).units.iter().sum::<u8>(), 4);
    assert_eq!(game.0.board.active, TURAN, "it was the action");
}

#[test]
fn k_3_an_event_of_either_action() {
    let taxes = "use card-royal-taxes";
    for clicks in [&["die court-conan court", "done"][..], &["die intrigue intrigue"]] {
        let mut game = set(&format!("{FIGHT}seat aquilonia\n forts ophir\n hand card-royal-taxes\n"));
        game.act(AQUILONIA, clicks);
        game.act(AQUILONIA, &[taxes]);
        assert_eq!((game.gold(), game.0.board.active), (3, TURAN), "{clicks:?}");
    }
    let mut game = set(&format!("{FIGHT}seat aquilonia\n forts ophir\n hand card-royal-taxes\n"));
    game.act(AQUILONIA, &["die military military"]);
    assert!(!game.may(AQUILONIA, taxes));
}
