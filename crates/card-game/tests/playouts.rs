//! Random games run to their end, and no question is without an answer.

use card_game::{Setup, State};
use table::{Chance, Cx, Dice, Rules, Setup as _, Turn};

#[test]
fn random_games_end() {
    let mut buffer = Vec::new();
    for seed in 0..600 {
        let seats = 2 + seed as usize % 3;
        let mut setup = Setup::new(1, &vec![None; seats]).unwrap();
        let presets = Setup::PRESETS;
        setup.preset(presets[seed as usize / 3 % presets.len()].name).unwrap();
        let mut dice = Dice(seed);
        let mut state = State::begin(&setup, &mut Cx::quiet(&mut dice));
        while let Some(seat) = state.missing().first() {
            buffer.clear();
            state.legal(seat, &mut buffer);
            assert!(!buffer.is_empty(), "seed {seed}: no answer to {:?}", state.flow().frames());
            assert!(buffer.is_sorted(), "seed {seed}: {:?} {buffer:?}", state.flow().top());
            let action = buffer[dice.below(buffer.len() as u32) as usize];
            state.play(seat, action, &mut Cx::quiet(&mut dice));
        }
        assert_eq!(state.turn(), Turn::Over);
    }
}
