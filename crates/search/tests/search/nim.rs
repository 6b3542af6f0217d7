//! Nim: the winning moves are known, and so is who wins. A move is two clicks: a heap, then how many.

use nim::{Action, Nim};
use search::{Agent, Budget, Naming, Searcher, Settings};
use table::{Cx, Dice, Insight, Notation, Rules, Seat, Turn};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn at(heaps: [u8; 3]) -> Nim {
    let [a, b, c] = heaps;
    Nim::set_up(&format!("seats 2\nmisere off\nheaps {a} {b} {c}\nactive 0\n")).unwrap()
}

fn legal(nim: &Nim, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    nim.legal(seat, &mut legal);
    legal
}

fn play(nim: &mut Nim, seat: Seat, action: Action) {
    nim.play(seat, action, &mut Cx::quiet(&mut Dice(0)));
}

/// Lets the searcher make a whole move.
fn make_move(searcher: &mut Searcher<Nim>, nim: &mut Nim, budget: Budget, seed: u64) {
    let mut dice = Dice(seed);
    while nim.turn() == Turn::of(A) {
        let action = searcher.decide(&Insight::of(nim), A, &legal(nim, A), budget, &mut dice);
        play(nim, A, action);
    }
}

fn searcher() -> Searcher<Nim> {
    Searcher::new(Settings { nodes: 1 << 14, ..Settings::default() })
}

/// Every position up to these heaps that can be won; returns how many.
fn win_all(most: [u8; 3], naming: Naming, iterations: u32) -> usize {
    let [a, b, c] = most.map(|most| 0..=most);
    let all =
        a.flat_map(|a| b.clone().map(move |b| (a, b))).flat_map(|(a, b)| c.clone().map(move |c| [a, b, c]));
    let winnable = all.filter(|[a, b, c]| a ^ b ^ c != 0);
    winnable
        .map(|heaps| {
            let mut searcher = Searcher::new(Settings { naming, nodes: 1 << 14, ..Settings::default() });
            let (mut nim, seed) =
                (at(heaps), u64::from(u32::from_be_bytes([0, heaps[0], heaps[1], heaps[2]])));
            make_move(&mut searcher, &mut nim, Budget::iterations(iterations), seed);
            assert_eq!(nim.nim_sum(), 0, "heaps {heaps:?}: left {:?}", nim.heaps());
        })
        .count()
}

#[test]
fn every_small_position_that_can_be_won_is_won() {
    assert_eq!(win_all([2, 2, 3], Naming::Moves, 5_000), 27);
}

#[test]
fn by_views_every_larger_one_too() {
    // Heaps emptied in another order are the same heaps: what is learnt adds up.
    assert_eq!(win_all([3, 3, 5], Naming::Views, 5_000), 80);
}

#[test]
fn a_few_iterations_are_not_enough() {
    // What the test above rests on is the search, not luck: with hardly any of it, moves go wrong.
    let wrong = (0..20).filter(|&seed| {
        let mut nim = at([3, 3, 4]);
        make_move(&mut searcher(), &mut nim, Budget::iterations(4), seed);
        nim.nim_sum() != 0
    });
    assert!(wrong.count() >= 10);
}

#[test]
fn several_threads_agree_and_repeat() {
    let nim = at([1, 3, 4]);
    let think = || {
        let mut searcher =
            Searcher::<Nim>::new(Settings { threads: 3, nodes: 1 << 14, ..Settings::default() });
        searcher.think(&Insight::of(&nim), A, &legal(&nim, A), Budget::iterations(12_000), &mut Dice(7))
    };
    let thought = think();
    assert_eq!(thought, think(), "the same seeds, the same shares of the iterations");
    assert_eq!(thought.iterations, 12_000);
    let visits: u32 = thought.opinions.iter().map(|opinion| opinion.visits).sum();
    assert_eq!(visits, 12_000 - 3, "every thread's first iteration makes its root");
    // The only winning move takes two from the third heap.
    assert_eq!(thought.best().unwrap().action, Action::Heap(2));
}

#[test]
fn what_was_learnt_is_kept_after_a_move_and_its_answer() {
    let (mut nim, mut searcher) = (at([3, 4, 5]), searcher());
    make_move(&mut searcher, &mut nim, Budget::iterations(3_000), 1);
    // The opponent's two clicks are not shown to the searcher: it finds them by comparing views.
    for _ in 0..2 {
        let reply = legal(&nim, B)[0];
        play(&mut nim, B, reply);
    }
    let thought = searcher.think(&Insight::of(&nim), A, &legal(&nim, A), Budget::iterations(0), &mut Dice(1));
    assert!(thought.kept > 0 && thought.iterations == 0);
    let visits: u32 = thought.opinions.iter().map(|opinion| opinion.visits).sum();
    assert_eq!(visits, thought.kept - 1, "the first visit made the node, the others tried something");
    // Some other game: nothing of it was seen before.
    let other = at([1, 1, 1]);
    assert_eq!(
        searcher.think(&Insight::of(&other), A, &legal(&other, A), Budget::iterations(9), &mut Dice(1)).kept,
        0
    );
}
