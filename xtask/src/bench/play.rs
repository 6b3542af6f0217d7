//! Random play of one of our games.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use table::{Chance, Cx, Dice, Game, Rules, Setup};

/// What was played.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub games: u64,
    /// Actions, forced ones included.
    pub actions: u64,
    /// Actions that were chosen among at least two.
    pub decisions: u64,
    /// How many there were to choose from, in all decisions together.
    pub options: u64,
    pub seconds: f64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Tally, seconds: f64) {
        self.games += other.games;
        self.actions += other.actions;
        self.decisions += other.decisions;
        self.options += other.options;
        self.seconds += seconds;
    }
}

/// The newest edition with its default options.
pub(crate) fn agreed<G: Game>(seats: Option<u8>) -> Result<G::Setup> {
    let seats = seats.unwrap_or(*G::Setup::SEATS.end());
    let setup =
        G::Setup::new(G::EDITION, &vec![None; seats.into()]).map_err(|bad| anyhow!("bench: {bad}"))?;
    setup.check().map_err(|bad| anyhow!("bench: {bad}"))?;
    Ok(setup)
}

/// Whole games, as many as fit.
pub(crate) fn slice<G: Game>(
    setup: &G::Setup,
    dice: &mut Dice,
    buffer: &mut Vec<G::Action>,
    length: Duration,
) -> Tally {
    let mut tally = Tally::default();
    let begun = Instant::now();
    while begun.elapsed() < length {
        game::<G>(setup, dice, buffer, &mut tally);
    }
    tally
}

pub(crate) fn game<G: Game>(
    setup: &G::Setup,
    dice: &mut Dice,
    buffer: &mut Vec<G::Action>,
    tally: &mut Tally,
) {
    let mut position = G::begin(setup, &mut Cx::quiet(dice));
    while step(&mut position, dice, buffer, tally) {}
    tally.games += 1;
}

/// One random action; `false` when the game is over.
pub(crate) fn step<R: Rules>(
    position: &mut R,
    dice: &mut Dice,
    buffer: &mut Vec<R::Action>,
    tally: &mut Tally,
) -> bool {
    let Some(seat) = position.missing().first() else { return false };
    buffer.clear();
    position.legal(seat, buffer);
    let action = if let [only] = buffer[..] {
        only
    } else {
        tally.decisions += 1;
        tally.options += buffer.len() as u64;
        buffer[dice.below(buffer.len() as u32) as usize]
    };
    position.play(seat, action, &mut Cx::quiet(dice));
    tally.actions += 1;
    true
}

#[cfg(test)]
mod tests {
    use toys::Nim;

    use super::*;

    #[test]
    fn a_tally_counts_what_was_played() {
        let setup = agreed::<Nim>(Some(2)).unwrap();
        let mut tally = Tally::default();
        game::<Nim>(&setup, &mut Dice(7), &mut Vec::new(), &mut tally);
        assert_eq!(tally.games, 1);
        // The last stone is forced at the latest.
        assert!(tally.decisions < tally.actions, "{tally:?}");
        assert!((2..=Nim::LONGEST as u64).contains(&tally.actions), "{tally:?}");
        assert!(tally.decisions > 0 && tally.options >= 2 * tally.decisions, "{tally:?}");
    }

    #[test]
    fn more_seats_than_there_are_is_refused() {
        assert!(agreed::<Nim>(Some(9)).unwrap_err().to_string().contains("seats"));
    }
}
