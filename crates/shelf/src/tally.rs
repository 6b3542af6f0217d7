//! Many games, quietly, and what came of them.

use std::{collections::BTreeMap, ops::Range};

use bots::shape::{Moment, Shape, Sketch};
use table::{Chance, Cx, Dice, Eye, Game, MOST_SEATS, Recalled, Rules, Seat, Standing};

use crate::{Bot, Outward};

/// Victories are counted in twelfths, so that one shared by two, three or four is a whole number and a sum does
/// not depend on its order.
pub const WHOLE: u64 = 12;

/// What came of some games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub games: u64,
    /// Everything played, forced or not.
    pub actions: u64,
    /// What was played where there were two or more options.
    pub decisions: u64,
    /// The most decisions in one game.
    pub longest: u64,
    /// Twelfths of a victory, by seat.
    pub seats: [u64; MOST_SEATS],
    /// Games and twelfths of a victory, by role.
    pub roles: BTreeMap<&'static str, (u64, u64)>,
    /// What was done, where that was asked for.
    pub shape: Shape,
}

impl Tally {
    pub fn join(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.actions += other.actions;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            *mine += theirs;
        }
        for (role, (games, twelfths)) in other.roles {
            let mine = self.roles.entry(role).or_default();
            *mine = (mine.0 + games, mine.1 + twelfths);
        }
        self.shape.join(&other.shape);
        self
    }

    fn add(&mut self, standing: &Standing, role: impl Fn(Seat) -> Option<&'static str>) {
        self.games += 1;
        let winners = standing.winners();
        for seat in (0..standing.seats()).map(Seat) {
            let twelfths = if winners.has(seat) { WHOLE / u64::from(winners.len()) } else { 0 };
            self.seats[seat.index()] += twelfths;
            if let Some(role) = role(seat) {
                let played = self.roles.entry(role).or_default();
                *played = (played.0 + 1, played.1 + twelfths);
            }
        }
    }
}

/// A game that did not end: a fault of its rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unended {
    #[error("game {number} (seed {seed}) is longer than the {longest} actions its rules allow")]
    TooLong { number: u64, seed: u64, longest: usize },
    #[error("game {number} (seed {seed}) awaits seat {seat}, which has no legal action")]
    Stuck { number: u64, seed: u64, seat: u8 },
}

/// The seed of one game among many: far from those of its neighbours.
pub(crate) fn seed_of(seed: u64, number: u64) -> u64 {
    let mut dice = Dice(seed ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03));
    u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX))
}

/// Plays the games of these numbers, each from `begin` with dice of its own; bot `i` decides for seat `i`.
/// With `shape` it also looks at what they do.
pub(crate) fn play_games<O: Outward>(
    begin: impl Fn(&mut Dice) -> O::Game,
    bots: &[Bot],
    seed: u64,
    shape: bool,
    numbers: Range<u64>,
) -> Result<Tally, Unended> {
    let mut tally = Tally::default();
    // Who plays at random listens to nobody.
    let heard = shape || bots.iter().any(|&bot| bot != Bot::Random);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for number in numbers {
        let mut dice = Dice(seed_of(seed, number));
        let mut game = Recalled::new(begin(&mut dice));
        let (mut actions, mut decisions) = (0, 0);
        let mut sketch = Sketch::default();
        while let Some(seat) = game.position.missing().first() {
            legal.clear();
            game.position.legal(seat, &mut legal);
            let bot = bots.get(seat.index()).copied().unwrap_or(Bot::Random);
            let action = bot
                .choose::<O>(|| game.insight(Eye::Seat(seat)), seat, &legal, &mut dice)
                .ok_or(Unended::Stuck { number, seed, seat: seat.0 })?;
            decisions += u64::from(legal.len() > 1);
            actions += 1;
            if actions > <O::Game>::LONGEST {
                return Err(Unended::TooLong { number, seed, longest: <O::Game>::LONGEST });
            }
            if heard {
                let before = shape.then(|| game.position.clone());
                game.play(seat, action, &mut dice, &mut events);
                if let Some(before) = &before {
                    let (legal, told, after) = (&legal[..], &events[..], &game.position);
                    O::sketch(&Moment { before, seat, action, legal, told, after }, &mut sketch);
                }
            } else {
                game.position.play(seat, action, &mut Cx::quiet(&mut dice));
            }
        }
        tally.actions += actions as u64;
        tally.decisions += decisions;
        tally.longest = tally.longest.max(decisions);
        if shape {
            tally.shape.add(sketch);
        }
        tally.add(&game.position.standing(), |seat| O::role(&game.position, seat));
    }
    Ok(tally)
}
