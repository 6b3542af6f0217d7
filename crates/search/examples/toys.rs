//! How many iterations a second the search makes on the toys:
//! `cargo run --release -p search --example toys`.

use std::time::{Duration, Instant};

use ambush::Ambush;
use nim::Nim;
use search::{Budget, Naming, Searcher, Settings};
use table::{Cx, Dice, Eye, Game, Insight, Seat, Setup};

fn measure<G: Game>(what: &str, seats: usize, settings: Settings) {
    let setup = G::Setup::new(G::EDITION, &[None; 4][..seats]).expect("as many may play");
    let game = G::begin(&setup, &mut Cx::quiet(&mut Dice(1)));
    let mut legal = Vec::new();
    game.legal(Seat(0), &mut legal);
    let mut searcher = Searcher::<G>::new(settings);
    let view = game.view(Eye::Seat(Seat(0)));
    let begun = Instant::now();
    let budget = Budget::time(Duration::from_secs(1));
    let thought = searcher.think(&Insight::of(&view), Seat(0), &legal, budget, &mut Dice(1));
    let (spent, nodes) = (begun.elapsed(), thought.nodes);
    let rate = f64::from(thought.iterations) / spent.as_secs_f64();
    println!("{:8} {seats} seats  {what:32} {rate:>12.0} /s  {nodes:>8} nodes  {spent:.1?}", G::NAME);
}

fn main() {
    let plain = Settings::default();
    let settings = [
        ("rollouts to the end", plain),
        ("rollouts of 8 actions", Settings { cut_off: Some(8), ..plain }),
        ("no rollouts", Settings { cut_off: Some(0), ..plain }),
        ("by views, rollouts to the end", Settings { naming: Naming::Views, ..plain }),
        ("two threads, rollouts to the end", Settings { threads: 2, ..plain }),
    ];
    for (what, settings) in settings {
        measure::<Nim>(what, 2, settings);
        measure::<Ambush>(what, 2, settings);
        measure::<Ambush>(what, 4, settings);
    }
}
