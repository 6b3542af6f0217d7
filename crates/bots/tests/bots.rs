//! Bots are legal, fair and better than chance; the arena counts right.

use std::time::Duration;

use age_of_conan_box::AgeOfConan;
use bots::{
    Bot, Level, Model, Sense, SetupOf, Spend,
    arena::{self, Contender, Fixture, Played, statistics},
    train::{Lessons, train},
};
use card_game_box::CardGame;
use table::{Chance, Cx, Dice, Eye, Game, Insight, Rules, Seat, Setup, Sight, Standing};

fn begin<S: Sense>(players: usize, dice: &mut Dice) -> S::Game {
    let setup = SetupOf::<S>::new(<S::Game>::EDITION, &vec![None; players]).expect("a table of that size");
    <S::Game>::begin(&setup, &mut Cx::quiet(dice))
}

/// Positions of random games, each with the seat that decides.
fn positions<S: Sense>(seed: u64, every: u32) -> Vec<(S::Game, Seat)> {
    let mut dice = Dice(seed);
    let mut game = begin::<S>(2 + seed as usize % 3, &mut dice);
    let mut found = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.missing().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        if legal.len() > 1 && dice.below(every) == 0 {
            found.push((game.clone(), seat));
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut Cx::quiet(&mut dice));
    }
    found
}

/// Quick versions of every bot; rounds alone limit them, so that the same question gets the same answer.
fn quick<S: Sense>(bot: Bot) -> (Spend, Box<dyn search::Agent<S::Game>>) {
    let spend = Spend { rounds: 8, time: Duration::from_hours(1) };
    (spend, bot.agent::<S>(spend))
}

fn every_bot_is_legal_and_fair<S: Sense>(every: u32) {
    let mut differing = 0;
    for seed in 0..3 {
        for (game, seat) in positions::<S>(seed, every) {
            let view = game.view(Eye::Seat(seat));
            let other = <S::Game>::imagine(&view, &Default::default(), &mut Dice(seed + 77));
            differing += u32::from(other != game);
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            for bot in Bot::ALL {
                let decide = |world: &S::Game| {
                    let (spend, mut agent) = quick::<S>(bot);
                    let view = world.view(Eye::Seat(seat));
                    agent.decide(&Insight::of(&view), seat, &legal, spend.budget(), &mut Dice(5))
                };
                let chosen = decide(&game);
                assert!(legal.contains(&chosen), "{bot} chose {chosen:?}");
                assert_eq!(chosen, decide(&other), "{bot} knew more than its view");
            }
        }
    }
    assert!(differing > 5, "the worlds hardly differed");
}

#[test]
fn bots_are_legal_and_fair_in_the_board_game() {
    every_bot_is_legal_and_fair::<AgeOfConan>(60);
}

#[test]
fn bots_are_legal_and_fair_in_the_card_game() {
    every_bot_is_legal_and_fair::<CardGame>(5);
}

/// The part of the games that the first of two contenders wins.
fn wins<S: Sense>(names: [&str; 2], deals: u64) -> f64 {
    let names = names.map(String::from);
    let contenders = names.each_ref().map(|name| name.parse::<Contender>().expect("a bot"));
    let play = |fixture: &Fixture| {
        let begin = |dice: &mut Dice| begin::<S>(2, dice);
        arena::play::<S>(begin, |_, _| None, &contenders, fixture, 3).expect("a game that keeps the rules")
    };
    let games: Vec<Played> = arena::fixtures(2, 2, deals).iter().map(play).collect();
    assert_eq!(games.len() as u64, 2 * deals);
    statistics::records(&names, &games)[0].wins.rate
}

#[test]
fn greedy_beats_random_in_the_board_game() {
    let won = wins::<AgeOfConan>(["greedy@4", "random"], 8);
    assert!(won >= 0.9, "{won}");
}

#[test]
fn greedy_beats_random_in_the_card_game() {
    let won = wins::<CardGame>(["greedy@4", "random"], 20);
    assert!(won >= 0.75, "{won}");
}

#[test]
fn a_bot_without_time_answers_at_once_and_legally() {
    let (game, seat) = positions::<AgeOfConan>(1, 10).remove(3);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let view = game.view(Eye::Seat(seat));
    for bot in Bot::ALL {
        let spend = Spend { rounds: u32::MAX, time: Duration::ZERO };
        let mut agent = bot.agent::<AgeOfConan>(spend);
        let begun = std::time::Instant::now();
        assert!(legal.contains(&agent.decide(
            &Insight::of(&view),
            seat,
            &legal,
            spend.budget(),
            &mut Dice(1)
        )));
        assert!(begun.elapsed() < Duration::from_secs(5), "{bot}");
    }
}

#[test]
fn every_name_is_read_back() {
    for level in Level::ALL {
        for temperament in bots::Temperament::ALL.map(Some).into_iter().chain([None]) {
            let bot = Bot::Level(level, temperament);
            assert_eq!(bot.name().parse(), Ok(bot));
        }
    }
    assert_eq!("king-raider@50ms".parse::<Contender>().map(|c| c.to_string()), Ok("king-raider@50ms".into()));
    assert!("king@0".parse::<Contender>().is_err());
    assert!("emperor".parse::<Bot>().is_err());
}

#[test]
fn fixtures_put_everybody_in_every_seat_of_every_deal() {
    let fixtures = arena::fixtures(3, 2, 4);
    assert_eq!(fixtures.len(), 3 * 4 * 2);
    for one in 0..3 {
        for seat in 0..2 {
            for deal in 0..4 {
                let sat = fixtures.iter().filter(|f| f.deal == deal && f.seats[seat] == one).count();
                assert_eq!(sat, 2, "once against each of the two others");
            }
        }
    }
    assert_eq!(arena::fixtures(2, 4, 1)[1].seats, [1, 1, 1, 0]);
    assert_eq!(arena::fixtures(1, 4, 3).len(), 3, "the same game is not played four times");
}

#[test]
fn intervals_are_wilsons() {
    // Newcombe (1998), table I: 81 of 263, and the limits at 0 of 20.
    let rate = statistics::Rate::new(81.0, 263);
    assert!((rate.low - 0.2553).abs() < 5e-5 && (rate.high - 0.3662).abs() < 5e-5, "{rate:?}");
    let none = statistics::Rate::new(0.0, 20);
    assert!(none.low == 0.0 && (none.high - 0.1611).abs() < 5e-5, "{none:?}");
}

#[test]
fn ratings_explain_the_results() {
    // Ten to one at every step is 400 points a step; the half games lent hardly matter.
    let won = |part: f64| (part * 1e6, 1_000_000);
    let (ten, hundred) = (10.0 / 11.0, 100.0 / 101.0);
    let ahead = vec![
        vec![(0.0, 0), won(ten), won(hundred)],
        vec![won(1.0 - ten), (0.0, 0), won(ten)],
        vec![won(1.0 - hundred), won(1.0 - ten), (0.0, 0)],
    ];
    let elo = statistics::elo(&ahead);
    for (rating, expected) in elo.iter().zip([1900.0, 1500.0, 1100.0]) {
        assert!((rating - expected).abs() < 1.0, "{elo:?}");
    }
}

#[test]
fn records_count_shares_ties_and_times() {
    let game = |seats: [usize; 2], scores: [i16; 2]| Played {
        seats: seats.to_vec(),
        standing: Standing::rank(&scores, &scores),
        roles: vec![Some("turan"), Some("stygia")],
        times: vec![vec![Duration::from_millis(3)], vec![Duration::from_millis(1); 2]],
        scores: vec![scores.to_vec(); arena::MOMENTS],
    };
    let games = [game([0, 1], [9, 4]), game([1, 0], [5, 5])];
    let records = statistics::records(&["one".into(), "two".into()], &games);
    assert!((records[0].wins.rate - 0.75).abs() < 1e-9 && records[0].wins.of == 2);
    assert!((records[1].ahead_of[0].rate - 0.25).abs() < 1e-9);
    assert!((records[0].by_role["turan"].rate - 1.0).abs() < 1e-9);
    assert!((records[0].by_seat[1].rate - 0.5).abs() < 1e-9);
    assert!((records[0].times.longest - 3.0).abs() < 1e-9 && records[0].times.count == 3);
    assert!(records[0].elo > records[1].elo);
    let drawn = arena::plot::svg("one < two", &records);
    assert!(drawn.starts_with("<svg") && drawn.contains("one &lt; two") && drawn.ends_with("</svg>\n"));
}

#[test]
fn learning_can_be_repeated_and_makes_sense() {
    let lessons = Lessons { rounds: 1, games: 12, seed: 4 };
    let learn = || train::<CardGame>(|table, dice| begin::<CardGame>(2 + table, dice), &lessons, || ());
    let model = learn();
    assert_eq!(model, learn());
    assert_eq!(model.version, 1);
    assert_ne!(model.weights, Model::by_hand::<CardGame>().weights);
    let text = model.write::<CardGame>();
    let read = Model::read::<CardGame>(&text).expect("what was written");
    assert_eq!(read.write::<CardGame>(), text);
    assert!(Model::read::<AgeOfConan>(&text).is_err());
}

#[test]
fn the_model_that_ships_is_of_this_build() {
    let text = AgeOfConan::MODEL.expect("a model ships");
    Model::read::<AgeOfConan>(text).expect("its features are those of this build");
    assert_eq!(CardGame::MODEL, None, "the card game judges by its list of features");
}

#[test]
fn judgements_are_chances() {
    for (game, _) in positions::<AgeOfConan>(2, 50) {
        let judged = Model::by_hand::<AgeOfConan>().judge::<AgeOfConan>(&game);
        let total: f32 = judged.iter().sum();
        assert!((total - 1.0).abs() < 1e-4 && judged.iter().all(|chance| (0.0..=1.0).contains(chance)));
        assert!(AgeOfConan::progress(&game) >= 0.0 && AgeOfConan::progress(&game) <= 1.0);
        assert!(judged[usize::from(game.seats())..].iter().all(|&chance| chance == 0.0));
    }
}
