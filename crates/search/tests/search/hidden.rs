//! A move that is not seen.

use search::{Budget, Guide, Mixing, Naming, Searcher, Settings, Unguided};
use table::{Dice, Eye, Insight, Seat, Sight};

use crate::games::Shells;

/// Knows that nobody sees where the pea is put.
struct Discreet;

impl Guide<Shells> for Discreet {
    fn sees(&self, _: &Shells, _: Seat, actor: Seat, _: u8) -> bool {
        actor != Seat(0)
    }
}

/// What the hiding seat expects to win, and how often it uses the first shell.
fn hiding(guide: impl Guide<Shells>, naming: Naming) -> (f32, f32) {
    let settings = Settings { naming, mixing: Mixing::Always, nodes: 64, ..Settings::default() };
    let mut searcher = Searcher::<Shells, _>::guided(guide, settings);
    let view = Shells::NEW.view(Eye::Seat(Seat(0)));
    let thought =
        searcher.think(&Insight::of(&view), Seat(0), &[0, 1], Budget::iterations(20_000), &mut Dice(1));
    (thought.forecast().unwrap()[0], thought.opinions[0].share)
}

#[test]
fn what_is_not_seen_is_not_known() {
    for (worth, first) in [hiding(Discreet, Naming::Moves), hiding(Unguided, Naming::Views)] {
        assert!((worth - 0.5).abs() < 0.05 && (first - 0.5).abs() < 0.05, "{worth} {first}");
    }
}

#[test]
fn what_the_guide_takes_for_seen_is_held_against_us() {
    let (worth, _) = hiding(Unguided, Naming::Moves);
    assert!(worth < 0.1, "the other is thought to find the pea every time: {worth}");
}
