//! Random chess: the yardstick.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use shakmaty::{Chess, Position};
use table::{Chance, Dice};

/// A game that nobody would continue counts as over.
const LONGEST: u64 = 200;

pub(crate) fn moves_per_second(dice: &mut Dice, length: Duration) -> f64 {
    let mut moves = 0;
    let begun = Instant::now();
    while begun.elapsed() < length {
        moves += game(dice);
    }
    moves as f64 / begun.elapsed().as_secs_f64()
}

fn game(dice: &mut Dice) -> u64 {
    let mut position = Chess::default();
    for played in 0..LONGEST {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() {
            return played;
        }
        position.play_unchecked(legal[dice.below(legal.len() as u32) as usize]);
    }
    black_box(position);
    LONGEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_chess_is_long() {
        let moves: u64 = (0..50).map(|seed| game(&mut Dice(seed))).sum();
        assert!((50 * 100..=50 * LONGEST).contains(&moves), "{moves}");
    }
}
