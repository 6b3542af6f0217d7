//! Playing without listeners.

use alloc::vec::Vec;

use crate::{Cx, Dice, Rules, Turn};

/// Plays random actions to the end of the game; returns how many. `buffer` is reused, so once it has grown a playout
/// allocates nothing.
pub fn play_out<R: Rules>(position: &mut R, dice: &mut Dice, buffer: &mut Vec<R::Action>) -> usize {
    let mut played = 0;
    while let Some(seat) = position.missing().first() {
        buffer.clear();
        position.legal(seat, buffer);
        let action = match buffer[..] {
            [only] => only,
            _ => buffer[crate::Chance::below(dice, buffer.len() as u32) as usize],
        };
        position.play(seat, action, &mut Cx::quiet(dice));
        played += 1;
    }
    played
}

/// Counts the lines of play of exactly `depth` actions (or fewer, where the game ends), with the same dice
/// everywhere. If this number changes, the rules have changed.
pub fn perft<R: Rules>(position: &R, depth: u32, seed: u64) -> u64 {
    let (Turn::Awaits(_), Some(seat)) = (position.turn(), position.missing().first()) else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let below = |action| {
        let mut child = position.clone();
        child.play(seat, action, &mut Cx::quiet(&mut Dice(seed)));
        perft(&child, depth - 1, seed)
    };
    legal.into_iter().map(below).sum()
}
