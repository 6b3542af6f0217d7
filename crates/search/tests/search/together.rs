//! Choices made at the same time: the mix that nobody can exploit is known.

use search::{Agent, Budget, Guide, Mixing, Payoffs, Searcher, Settings};
use table::{Dice, Eye, Insight, Rules, Seat, Sight};

use crate::games::Duel;

/// What is won, on a scale from 0 to 1.
#[derive(Copy, Clone, Debug)]
struct Wins;

impl<const THROWS: usize> Guide<Duel<THROWS>> for Wins {
    fn worth(&self, world: &Duel<THROWS>, _: &mut Dice) -> Payoffs {
        let part = |seat| (f32::from(world.standing().score(Seat(seat))) + 3.0) / 6.0;
        [part(0), part(1), 0.0, 0.0]
    }
}

fn mix<const THROWS: usize>(seat: Seat, mixing: Mixing, seed: u64) -> Vec<f32> {
    let settings = Settings { mixing, nodes: 64, ..Settings::default() };
    let mut searcher = Searcher::<Duel<THROWS>, _>::guided(Wins, settings);
    let game = Duel::<THROWS>::NEW;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let view = game.view(Eye::Seat(seat));
    let thought =
        searcher.think(&Insight::of(&view), seat, &legal, Budget::iterations(60_000), &mut Dice(seed));
    thought.opinions.iter().map(|opinion| opinion.share).collect()
}

fn far(mix: &[f32], right: &[f32]) -> f32 {
    mix.iter().zip(right).map(|(share, right)| (share - right).abs()).fold(0.0, f32::max)
}

#[test]
fn weighted_pennies() {
    for seed in 0..5 {
        let (first, second) =
            (mix::<2>(Seat(0), Mixing::Together, seed), mix::<2>(Seat(1), Mixing::Together, seed));
        assert!(far(&first, &[3.0 / 7.0, 4.0 / 7.0]) < 0.05, "{first:?}");
        assert!(far(&second, &[2.0 / 7.0, 5.0 / 7.0]) < 0.05, "{second:?}");
    }
}

#[test]
fn weighted_rock_paper_scissors() {
    for seed in 0..5 {
        for seat in [Seat(0), Seat(1)] {
            let mix = mix::<3>(seat, Mixing::Together, seed);
            assert!(far(&mix, &[2.0 / 6.0, 1.0 / 6.0, 3.0 / 6.0]) < 0.07, "{mix:?}");
        }
    }
}

#[test]
fn the_forecast_is_the_value_of_the_game() {
    let game = Duel::<2>::NEW;
    let mut searcher = Searcher::<Duel<2>, _>::guided(Wins, Settings { nodes: 64, ..Settings::default() });
    let view = game.view(Eye::Seat(Seat(1)));
    let thought =
        searcher.think(&Insight::of(&view), Seat(1), &[0, 1], Budget::iterations(60_000), &mut Dice(0));
    // The first seat wins 1/7 on average.
    let [first, second, ..] = thought.forecast().unwrap();
    assert!((first * 6.0 - 3.0 - 1.0 / 7.0).abs() < 0.1, "{first}");
    assert!((first + second - 1.0).abs() < 1e-3, "{first} {second}");
}

#[test]
fn the_decision_is_drawn_from_the_mix() {
    let settings = Settings { nodes: 64, ..Settings::default() };
    let game = Duel::<2>::NEW;
    let view = game.view(Eye::Seat(Seat(0)));
    let heads = (0..400).filter(|&seed| {
        let mut searcher = Searcher::<Duel<2>, _>::guided(Wins, settings);
        searcher.decide(&Insight::of(&view), Seat(0), &[0, 1], Budget::iterations(2_000), &mut Dice(seed))
            == 0
    });
    // 3/7 of 400 is 171; four standard deviations are 40, and 2,000 iterations leave some slack in the mix.
    assert!((120..=222).contains(&heads.count()));
    // Without mixing the answer would be one and the same throw, which a clever opponent punishes.
    let mut searcher = Searcher::<Duel<2>, _>::guided(Wins, Settings { mixing: Mixing::Never, ..settings });
    let thought =
        searcher.think(&Insight::of(&view), Seat(0), &[0, 1], Budget::iterations(2_000), &mut Dice(0));
    assert!(!thought.mixed);
}
