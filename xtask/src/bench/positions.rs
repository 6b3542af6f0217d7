//! What a search does with positions besides playing on.

use std::{hint::black_box, time::Instant};

use table::{Chance, Cx, Dice, Eye, Game, Seat};

use super::play::{Tally, step};

const HOW_MANY: usize = 256;
const TIMES: u32 = 200;

/// Positions from all over random games.
pub(crate) fn midgame<G: Game>(setup: &G::Setup, dice: &mut Dice) -> Vec<G> {
    let (mut kept, mut buffer, mut tally) = (Vec::with_capacity(HOW_MANY), Vec::new(), Tally::default());
    while kept.len() < HOW_MANY {
        let mut position = G::begin(setup, &mut Cx::quiet(dice));
        while kept.len() < HOW_MANY && step(&mut position, dice, &mut buffer, &mut tally) {
            if dice.below(32) == 0 {
                kept.push(position.clone());
            }
        }
    }
    kept
}

/// Nanoseconds to copy a position.
pub(crate) fn clone_time<G: Game>(positions: &[G]) -> f64 {
    each(positions, G::clone)
}

/// Nanoseconds to imagine the whole position from the view of a seat.
pub(crate) fn imagine_time<G: Game>(positions: &[G], dice: &mut Dice) -> f64 {
    let views: Vec<G::View> = positions
        .iter()
        .map(|position| position.view(Eye::Seat(Seat(dice.below(position.seats().into()) as u8))))
        .collect();
    each(&views, |view| G::imagine(view, &G::Memory::default(), dice))
}

fn each<T, U>(things: &[T], mut work: impl FnMut(&T) -> U) -> f64 {
    let begun = Instant::now();
    for _ in 0..TIMES {
        for thing in things {
            black_box(work(black_box(thing)));
        }
    }
    begun.elapsed().as_nanos() as f64 / (f64::from(TIMES) * things.len() as f64)
}
