//! What a seat may not know makes no difference to what it does.

use ambush::{Agreement, Ambush};
use search::{Budget, Searcher, Settings, Thought};
use table::{Chance, Cx, Dice, Eye, Insight, Rules, Seat, Setup, Sight};

use crate::games::{Kuhn, Say};

/// Some way into a random game.
fn midgame(seed: u64) -> Ambush {
    let mut dice = Dice(seed);
    let setup = Agreement::new(1, &[None; 3]).unwrap();
    let mut game = Ambush::begin(&setup, &mut Cx::quiet(&mut dice));
    let mut legal = Vec::new();
    for _ in 0..10 {
        let Some(seat) = game.missing().first() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut Cx::quiet(&mut dice));
    }
    game
}

#[test]
fn positions_that_look_the_same_are_played_the_same() {
    let mut pairs = 0;
    for seed in 0..60 {
        let game = midgame(seed);
        let Some(seat) = game.missing().first() else { continue };
        let view = game.view(Eye::Seat(seat));
        let other = Ambush::imagine(&view, &(), &mut Dice(seed + 100));
        if other == game {
            continue;
        }
        let decide = |game: &Ambush, seed| {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let mut searcher = Searcher::<Ambush>::new(Settings { nodes: 1 << 10, ..Settings::default() });
            searcher.think(
                &Insight::of(&game.view(Eye::Seat(seat))),
                seat,
                &legal,
                Budget::iterations(200),
                &mut Dice(seed),
            )
        };
        for seed in 0..3 {
            assert_eq!(decide(&game, seed), decide(&other, seed), "{game:?}\n{other:?}");
        }
        pairs += 1;
    }
    assert!(pairs >= 20, "only {pairs} pairs of different positions");
}

/// What the first seat thinks of calling with the middle card, against the lowest and against the highest.
fn against_low_and_high<const OPEN: bool>(seed: u64) -> [Thought<Say>; 2] {
    [0, 2].map(|other| {
        let game = Kuhn::<OPEN>::dealt(1, other).after(&[Say::Pass, Say::Bet]);
        let view = game.view(Eye::Seat(Seat(0)));
        let mut searcher = Searcher::<Kuhn<OPEN>>::new(Settings { nodes: 64, ..Settings::default() });
        let legal = [Say::Pass, Say::Bet];
        searcher.think(&Insight::of(&view), Seat(0), &legal, Budget::iterations(200), &mut Dice(seed))
    })
}

#[test]
fn a_peeker_would_be_caught() {
    for seed in 0..10 {
        let [low, high] = against_low_and_high::<false>(seed);
        assert_eq!(low, high);
        let [low, high] = against_low_and_high::<true>(seed);
        assert_ne!(low, high, "with the cards face up it is plain who wins");
    }
}
