//! Nobody waits for an answer that is late. The clock here is ours, so nothing is left to the machine's mood.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use ambush::Ambush;
use nim::Nim;
use search::{Agent, Budget, Clock, Guide, Payoffs, Searcher, Settings, shares};
use table::{Dice, Eye, Insight, Notation, Rules, Seat, Sight};

/// Goes on only when somebody works.
#[derive(Debug, Default)]
struct Hourglass(AtomicU64);

impl Hourglass {
    fn spend(&self, micros: u64) {
        self.0.fetch_add(micros, Ordering::Relaxed);
    }
}

impl Clock for &Hourglass {
    fn now(&self) -> Duration {
        Duration::from_micros(self.0.load(Ordering::Relaxed))
    }
}

/// Every judgement costs time, now and then much more.
struct Slow<'a> {
    glass: &'a Hourglass,
    judged: AtomicU64,
    usual: u64,
    at_times: u64,
    every: u64,
}

impl<'a> Slow<'a> {
    fn new(glass: &'a Hourglass, usual: u64, at_times: u64) -> Slow<'a> {
        Slow { glass, judged: AtomicU64::new(0), usual, at_times, every: 10 }
    }
}

impl<G: Sight> Guide<G> for Slow<'_> {
    fn worth(&self, world: &G, _: &mut Dice) -> Payoffs {
        let often = self.judged.fetch_add(1, Ordering::Relaxed);
        self.glass.spend(if often.is_multiple_of(self.every) { self.at_times } else { self.usual });
        shares(&world.standing())
    }
}

const PLANS: &str = "seats 3\nrounds 8\nband 0 5\nband 1 5\nband 2 5\nat round plans\nat plans\n";

fn time(millis: u64) -> Budget {
    Budget::time(Duration::from_millis(millis))
}

fn legal<G: Rules>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

#[test]
fn the_answer_comes_in_time_and_uses_it() {
    let game = Ambush::set_up(PLANS).unwrap();
    let view = game.view(Eye::Seat(Seat(0)));
    for (usual, at_times) in [(100, 100), (700, 700), (300, 3_100), (1_000, 9_999)] {
        let glass = Hourglass::default();
        let guide = Slow::new(&glass, usual, at_times);
        let mut searcher = Searcher::<Ambush, _, _>::timed(
            guide,
            &glass,
            Settings { nodes: 1 << 10, ..Settings::default() },
        );
        for seed in 0..5 {
            let asked = (&glass).now();
            searcher.decide(&Insight::of(&view), Seat(0), &legal(&game, Seat(0)), time(50), &mut Dice(seed));
            let spent = (&glass).now().saturating_sub(asked);
            assert!(spent <= Duration::from_millis(50), "{usual} to {at_times}: {spent:?}");
            assert!(spent >= Duration::from_millis(30), "{usual} to {at_times}: only {spent:?}");
        }
    }
}

#[test]
fn one_hiccup_does_not_cost_the_game() {
    let game = Ambush::set_up(PLANS).unwrap();
    let view = game.view(Eye::Seat(Seat(0)));
    let glass = Hourglass::default();
    // Only the first judgement takes long: longer than all the time there is.
    let guide = Slow { every: u64::MAX, ..Slow::new(&glass, 100, 80_000) };
    let settings = Settings { nodes: 1 << 10, ..Settings::default() };
    let mut searcher = Searcher::<Ambush, _, _>::timed(guide, &glass, settings);
    let mut spent = |seed| {
        let asked = (&glass).now();
        searcher.decide(&Insight::of(&view), Seat(0), &legal(&game, Seat(0)), time(50), &mut Dice(seed));
        (&glass).now().saturating_sub(asked).as_millis()
    };
    assert_eq!(spent(0), 80);
    assert_eq!(spent(1), 25, "half of the time is kept in reserve");
    for seed in 2..200 {
        spent(seed);
    }
    assert_eq!(spent(200), 49, "it is forgotten");
}

#[test]
fn no_time_at_all_still_gives_a_legal_answer() {
    let nim = Nim::set_up("seats 2\nmisere off\nheaps 3 4 5\nactive 0\n").unwrap();
    let legal = legal(&nim, Seat(0));
    let glass = Hourglass::default();
    let mut searcher = Searcher::<Nim, _, _>::timed(Slow::new(&glass, 100, 100), &glass, Settings::default());
    for seed in 0..20 {
        searcher.forget();
        let action =
            searcher.decide(&Insight::of(&nim), Seat(0), &legal, Budget::iterations(0), &mut Dice(seed));
        assert!(legal.contains(&action));
    }
    assert_eq!((&glass).now(), Duration::ZERO);
}

#[test]
fn time_and_iterations_whichever_is_first() {
    let nim = Nim::set_up("seats 2\nmisere off\nheaps 3 4 5\nactive 0\n").unwrap();
    let legal = legal(&nim, Seat(0));
    let glass = Hourglass::default();
    let mut searcher =
        Searcher::<Nim, _, _>::timed(Slow::new(&glass, 1_000, 1_000), &glass, Settings::default());
    let mut think =
        |budget| searcher.think(&Insight::of(&nim), Seat(0), &legal, budget, &mut Dice(0)).iterations;
    assert_eq!(think(time(50).at_most(7)), 7);
    // One less than would fit: an eighth of an iteration is kept in reserve.
    assert_eq!(think(time(50).at_most(1_000)), 49);
}

#[test]
fn several_threads_keep_the_time_too() {
    let game = Ambush::set_up(PLANS).unwrap();
    let view = game.view(Eye::Seat(Seat(0)));
    let glass = Hourglass::default();
    let settings = Settings { threads: 2, nodes: 1 << 10, ..Settings::default() };
    let mut searcher = Searcher::<Ambush, _, _>::timed(Slow::new(&glass, 100, 100), &glass, settings);
    let action =
        searcher.decide(&Insight::of(&view), Seat(0), &legal(&game, Seat(0)), time(50), &mut Dice(0));
    assert!(legal(&game, Seat(0)).contains(&action));
    // Both may have begun a last iteration before either saw what the other spent.
    assert!((&glass).now() <= Duration::from_micros(50_200));
}
