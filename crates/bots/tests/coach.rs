//! The coach sees a view only, repeats itself, and knows better than a guess.

use age_of_conan_box::AgeOfConan;
use bots::{Bot, Budget, Level, Sense, SetupOf, Spend, Thinking, coach};
use card_game_box::CardGame;
use table::{Chance, Cx, Dice, Eye, Game, Insight, Rules, Seat, Setup, Sight};

/// Positions of games between quick bots, each with the seat that decides and how the game ended.
fn positions<S: Sense>(seeds: std::ops::Range<u64>, every: u32) -> Vec<(S::Game, Seat, table::Standing)> {
    let spend = Spend { rounds: 1, time: std::time::Duration::from_hours(1) };
    let mut found = Vec::new();
    let mut legal = Vec::new();
    for seed in seeds {
        let (mut dice, players) = (Dice(seed), 2 + seed as usize % 3);
        let setup =
            SetupOf::<S>::new(<S::Game>::EDITION, &vec![None; players]).expect("a table of that size");
        let mut game = <S::Game>::begin(&setup, &mut Cx::quiet(&mut dice));
        let bot = if S::THINKING == Thinking::Plan { Bot::Level(Level::Squire, None) } else { Bot::Greedy };
        let mut agent = bot.agent::<S>(spend);
        let mut met = Vec::new();
        while let Some(seat) = game.missing().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() > 1 && dice.below(every) == 0 {
                met.push((game.clone(), seat));
            }
            let view = game.view(Eye::Seat(seat));
            let action = agent.decide(&Insight::of(&view), seat, &legal, spend.budget(), &mut dice);
            game.play(seat, action, &mut Cx::quiet(&mut dice));
        }
        found.extend(met.into_iter().map(|(position, seat)| (position, seat, game.standing())));
    }
    found
}

fn the_coach_is_fair<S: Sense>(every: u32, rounds: u32) {
    let mut differing = 0;
    for (game, seat, _) in positions::<S>(0..3, every) {
        let other = <S::Game>::imagine(&game.view(Eye::Seat(seat)), &Default::default(), &mut Dice(77));
        differing += u32::from(other != game);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let asked = |world: &S::Game| {
            let view = world.view(Eye::Seat(seat));
            let advice = coach::advise::<S>(
                &Insight::of(&view),
                seat,
                &legal,
                Budget::iterations(rounds),
                &mut Dice(5),
            );
            (advice, coach::forecast::<S>(&Insight::of(&view), &mut Dice(6)))
        };
        let (advice, forecast) = asked(&game);
        assert_eq!((&advice, &forecast), (&asked(&other).0, &asked(&other).1));
        assert!((1..=5).contains(&advice.len()));
        for option in &advice {
            assert!(legal.contains(&option.action) && (0.0..=1.0).contains(&option.chance));
            assert!(option.points.is_finite() && option.because.key.starts_with("coach-"));
        }
        let total: f32 = forecast.iter().map(|expected| expected.chance).sum();
        assert!((total - 1.0).abs() < 1e-3 && forecast.len() == usize::from(game.seats()));
    }
    assert!(differing > 5, "the worlds hardly differed");
}

#[test]
fn the_coach_is_fair_in_the_board_game() {
    the_coach_is_fair::<AgeOfConan>(90, 2);
}

#[test]
fn the_coach_is_fair_in_the_card_game() {
    the_coach_is_fair::<CardGame>(4, 60);
}

/// Brier score, and the mean error of the points; then the same of fair shares and of the points as they are.
fn forecasts_beat_guesses<S: Sense>(seeds: std::ops::Range<u64>, every: u32) {
    let positions = positions::<S>(seeds, every);
    assert!(positions.len() >= 200, "{} positions", positions.len());
    let mut missed = [[0.0; 2]; 2];
    for (game, seat, end) in &positions {
        let forecast = coach::forecast::<S>(&Insight::of(&game.view(Eye::Seat(*seat))), &mut Dice(1));
        for (at, expected) in (0..).map(Seat).zip(&forecast) {
            let fair = 1.0 / forecast.len() as f32;
            missed[0][0] += (expected.chance - end.share(at)).powi(2);
            missed[0][1] += (fair - end.share(at)).powi(2);
            let points = f32::from(end.score(at));
            missed[1][0] += (expected.points - points).abs();
            missed[1][1] += (f32::from(game.standing().score(at)) - points).abs();
        }
    }
    let [[brier, guessed], [error, standing_still]] = missed;
    assert!(brier < guessed, "Brier {brier} of {guessed}");
    assert!(error < standing_still, "points {error} of {standing_still}");
}

#[test]
fn forecasts_beat_guesses_in_the_board_game() {
    forecasts_beat_guesses::<AgeOfConan>(200..270, 60);
}

#[test]
fn forecasts_beat_guesses_in_the_card_game() {
    forecasts_beat_guesses::<CardGame>(100..220, 10);
}

#[test]
fn at_the_end_the_forecast_is_the_result() {
    type Game = card_game::State;
    let mut dice = Dice(3);
    let setup = <Game as table::Rules>::Setup::new(<Game as table::Game>::EDITION, &[None; 3]);
    let mut game = Game::begin(&setup.expect("a table for three"), &mut Cx::quiet(&mut dice));
    table::play_out(&mut game, &mut dice, &mut Vec::new());
    let standing = game.standing();
    for (seat, expected) in
        (0..).map(Seat).zip(coach::forecast::<CardGame>(&Insight::of(&game.view(Eye::Onlooker)), &mut dice))
    {
        assert!((expected.chance - standing.share(seat)).abs() < 1e-6);
        assert!((expected.points - f32::from(standing.score(seat))).abs() < 1e-6);
    }
}
