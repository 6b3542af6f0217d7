//! Games are worth watching: what is done in them stays within bounds, so that dullness does not come back.

use bots::shape::Shape;
use shelf::{Bot, Series, Start, Terms};

/// What three equal captains do: they think by worlds, not by the clock, so the same games are played everywhere.
fn shape(game: &str, games: u64) -> Shape {
    let title = games::game(game).expect("a game");
    let bots = vec!["captain".parse::<Bot>().expect("a bot"); 3];
    let series = Series { start: Start::Agreed(Terms::seats(3)), bots, seed: 20, shape: true };
    title.play_games(&series, 0..games).expect("a table for three").expect("games that end").shape
}

#[test]
fn card_games_are_about_adventures() {
    let shape = shape("card-game", 24);
    let mean = |what| shape.count(what).mean();
    assert_eq!(shape.games(), 24);
    assert!(mean("adventures completed") >= 0.4, "{shape:?}");
    assert!(shape.count("adventures completed").part(0) <= 0.8, "{shape:?}");
    assert!(mean("passes with a playable card") <= 1.0, "{shape:?}");
    assert!(mean("drafts dropped") < 0.01 && mean("games at the limit") < 0.01, "{shape:?}");
    assert!(shape.size("matched bids all-in, %").mean() <= 30.0, "{shape:?}");
    let cycles = shape.size("cycles");
    assert!((3..=15).contains(&cycles.quantile(0.5)) && cycles.quantile(1.0) <= 30, "{shape:?}");
    assert!(mean("alliances") >= 0.3, "{shape:?}");
}

#[test]
fn board_games_are_about_conquest() {
    let shape = shape("age-of-conan", 6);
    let mean = |what| shape.count(what).mean();
    assert!(mean("campaigns") >= 10.0 && mean("subjugations") >= 5.0, "{shape:?}");
    assert!(mean("alliances made") >= 1.0 && mean("points of objectives") >= 3.0, "{shape:?}");
    assert!(shape.size("gold unspent").mean() <= 20.0, "{shape:?}");
}
