//! What a guide knows makes the search stronger: priors, widening, rollouts, judgement at a cut-off.

use nim::{Action, Nim};
use search::{Budget, Guide, Opinion, Payoffs, Searcher, Settings, Widening};
use table::{Dice, Insight, Notation, Rules, Seat};

const A: Seat = Seat(0);

fn nim(heaps: &str) -> Nim {
    Nim::set_up(&format!("seats 2\nmisere off\nheaps {heaps}\nactive 0\n")).unwrap()
}

fn legal(nim: &Nim) -> Vec<Action> {
    let mut legal = Vec::new();
    nim.legal(A, &mut legal);
    legal
}

fn tried(opinions: &[Opinion<Action>]) -> usize {
    opinions.iter().filter(|opinion| opinion.visits > 0).count()
}

/// Points at one heap.
struct Points(u8);

impl Guide<Nim> for Points {
    fn priors(&self, _: &Nim, _: Seat, legal: &[Action], priors: &mut Vec<f32>) {
        let rest = 0.2 / legal.len() as f32;
        priors.extend(legal.iter().map(|&action| if action == Action::Heap(self.0) { 0.8 } else { rest }));
    }
}

#[test]
fn priors_say_where_to_look_first() {
    let nim = nim("7 7 7 7 7");
    let think = |heap| {
        let mut searcher = Searcher::<Nim, _>::guided(Points(heap), Settings::default());
        searcher.think(&Insight::of(&nim), A, &legal(&nim), Budget::iterations(40), &mut Dice(heap.into()))
    };
    for heap in 0..5 {
        assert_eq!(think(heap).best().unwrap().action, Action::Heap(heap));
    }
}

#[test]
fn wrong_priors_are_overcome() {
    // The winning move is in the second heap, whatever the guide says.
    let nim = nim("1 3 0");
    let mut searcher = Searcher::<Nim, _>::guided(Points(0), Settings::default());
    let thought =
        searcher.think(&Insight::of(&nim), A, &legal(&nim), Budget::iterations(3_000), &mut Dice(1));
    assert_eq!(thought.best().unwrap().action, Action::Heap(1));
}

#[test]
fn wide_nodes_widen_with_their_visits() {
    let nim = nim("7 7 7 7 7");
    let widening = Some(Widening { first: 1.0, growth: 0.1 });
    let think = |heap, iterations| {
        let settings = Settings { widening, ..Settings::default() };
        let mut searcher = Searcher::<Nim, _>::guided(Points(heap), settings);
        searcher.think(&Insight::of(&nim), A, &legal(&nim), Budget::iterations(iterations), &mut Dice(5))
    };
    let narrow = think(3, 90);
    assert_eq!(tried(&narrow.opinions), 1);
    assert_eq!(narrow.best().unwrap().action, Action::Heap(3));
    // The others are equally unpromising, and are admitted together.
    assert_eq!(tried(&think(3, 200).opinions), 5);
}

#[test]
fn without_a_guide_widening_goes_as_dice_fall() {
    let nim = nim("7 7 7 7 7");
    let settings = Settings { widening: Some(Widening { first: 2.0, growth: 0.1 }), ..Settings::default() };
    let think = |iterations| {
        let mut searcher = Searcher::<Nim>::new(settings);
        tried(
            &searcher
                .think(&Insight::of(&nim), A, &legal(&nim), Budget::iterations(iterations), &mut Dice(5))
                .opinions,
        )
    };
    assert_eq!([think(90), think(150), think(1_000)], [2, 3, 5]);
}

/// Knows who wins at Nim.
struct Knows;

impl Guide<Nim> for Knows {
    fn worth(&self, world: &Nim, _: &mut Dice) -> Payoffs {
        let to_move = world.turn().seats().first();
        let winner = match (world.last(), to_move) {
            (Some(last), _) => last,
            (None, Some(seat)) if world.nim_sum() != 0 => seat,
            (None, Some(seat)) => Seat(1 - seat.0),
            (None, None) => A,
        };
        let mut payoffs = [0.0; 4];
        payoffs[winner.index()] = 1.0;
        payoffs
    }
}

#[test]
fn a_good_judgement_at_the_cut_off_saves_the_rollout() {
    // Too large for so few random rollouts; with judgement after one turn it is easy.
    let nim = nim("6 7 9");
    let right = |cut_off, seed| {
        let settings = Settings { cut_off, ..Settings::default() };
        let mut searcher = Searcher::<Nim, _>::guided(Knows, settings);
        let thought =
            searcher.think(&Insight::of(&nim), A, &legal(&nim), Budget::iterations(400), &mut Dice(seed));
        thought.best().unwrap().action == Action::Heap(2)
    };
    let count = |cut_off| (0..20).filter(|&seed| right(cut_off, seed)).count();
    let (judged, rolled) = (count(Some(0)), count(None));
    assert!(judged >= 18 && rolled <= 14, "{judged} and {rolled} of 20");
}
