//! Memory has a limit, and once it is there it is used again.

use allocation_counter::measure;
use ambush::Ambush;
use nim::{Action, Nim};
use search::{Budget, Searcher, Settings};
use table::{Dice, Eye, Insight, Notation, Rules, Seat, Sight};

const PLANS: &str = "seats 3\nrounds 8\nband 0 5\nband 1 5\nband 2 5\nat round plans\nat plans\n";

#[test]
fn a_warm_search_asks_for_memory_only_to_report() {
    let game = Ambush::set_up(PLANS).unwrap();
    let view = game.view(Eye::Seat(Seat(0)));
    let mut legal = Vec::new();
    game.legal(Seat(0), &mut legal);
    let mut searcher = Searcher::<Ambush>::new(Settings { nodes: 1 << 12, ..Settings::default() });
    let mut think = |iterations| {
        searcher.forget();
        measure(|| {
            searcher.think(
                &Insight::of(&view),
                Seat(0),
                &legal,
                Budget::iterations(iterations),
                &mut Dice(1),
            );
        })
    };
    think(4_000);
    let (few, many) = (think(100).count_total, think(4_000).count_total);
    assert_eq!(few, many, "iterations cost memory");
    assert!(many <= 2, "{many} times");
}

#[test]
fn a_full_memory_still_searches() {
    let nim = Nim::set_up("seats 2\nmisere off\nheaps 0 2 3\nactive 0\n").unwrap();
    let legal = [Action::Heap(1), Action::Heap(2)];
    let mut searcher = Searcher::<Nim>::new(Settings { nodes: 16, ..Settings::default() });
    let thought =
        searcher.think(&Insight::of(&nim), Seat(0), &legal, Budget::iterations(2_000), &mut Dice(1));
    assert_eq!((thought.nodes, thought.iterations), (16, 2_000));
    assert_eq!(thought.best().unwrap().action, Action::Heap(2));
    // One node is the least there can be: rollouts from the first choice, and still an answer.
    let mut searcher = Searcher::<Nim>::new(Settings { nodes: 0, ..Settings::default() });
    let thought = searcher.think(&Insight::of(&nim), Seat(0), &legal, Budget::iterations(200), &mut Dice(1));
    assert_eq!(thought.nodes, 1);
    assert!(thought.best().is_some());
}
