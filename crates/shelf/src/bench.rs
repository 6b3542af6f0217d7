//! Random play to be measured. What measures it need not know the game.

use std::{
    hint::black_box,
    mem,
    time::{Duration, Instant},
};

use table::{Chance, Cx, Dice, Eye, Game, Seat};

/// What was played.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct Pace {
    pub games: u64,
    /// Actions, forced ones included.
    pub actions: u64,
    /// Actions that were chosen among at least two.
    pub decisions: u64,
    /// How many there were to choose from, in all decisions together.
    pub options: u64,
}

impl Pace {
    pub fn join(self, other: Pace) -> Pace {
        Pace {
            games: self.games + other.games,
            actions: self.actions + other.actions,
            decisions: self.decisions + other.decisions,
            options: self.options + other.options,
        }
    }
}

/// A game that is played at random, again and again, from its default setup.
pub trait Bench: Send {
    /// As many whole games as fit.
    fn slice(&mut self, length: Duration) -> Pace;
    /// So many games.
    fn games(&mut self, count: u32) -> Pace;
    /// The same game with other dice and buffers of its own, for another thread.
    fn beside(&self, seed: u64) -> Box<dyn Bench>;
    /// Bytes of a position.
    fn size(&self) -> usize;
    /// Nanoseconds to copy a position from anywhere in a game.
    fn clone_time(&mut self) -> f64;
    /// Nanoseconds to imagine the whole position from the view of a seat.
    fn imagine_time(&mut self) -> f64;
}

/// How many positions are measured, and how often each.
const POSITIONS: usize = 256;
const TIMES: u32 = 200;

pub(crate) struct Course<G: Game> {
    setup: G::Setup,
    dice: Dice,
    buffer: Vec<G::Action>,
}

impl<G: Game> Course<G> {
    pub(crate) fn new(setup: G::Setup) -> Course<G> {
        Course { setup, dice: Dice(1), buffer: Vec::new() }
    }

    fn game(&mut self, pace: &mut Pace) {
        let mut position = G::begin(&self.setup, &mut Cx::quiet(&mut self.dice));
        while self.step(&mut position, pace) {}
        pace.games += 1;
    }

    /// One random action; `false` when the game is over.
    fn step(&mut self, position: &mut G, pace: &mut Pace) -> bool {
        let Some(seat) = position.missing().first() else { return false };
        self.buffer.clear();
        position.legal(seat, &mut self.buffer);
        let action = if let [only] = self.buffer[..] {
            only
        } else {
            pace.decisions += 1;
            pace.options += self.buffer.len() as u64;
            self.buffer[self.dice.below(self.buffer.len() as u32) as usize]
        };
        position.play(seat, action, &mut Cx::quiet(&mut self.dice));
        pace.actions += 1;
        true
    }

    /// Positions from all over random games.
    fn midgame(&mut self) -> Vec<G> {
        let (mut kept, mut pace) = (Vec::with_capacity(POSITIONS), Pace::default());
        while kept.len() < POSITIONS {
            let mut position = G::begin(&self.setup, &mut Cx::quiet(&mut self.dice));
            while kept.len() < POSITIONS && self.step(&mut position, &mut pace) {
                if self.dice.below(32) == 0 {
                    kept.push(position.clone());
                }
            }
        }
        kept
    }
}

impl<G: Game> Bench for Course<G> {
    fn slice(&mut self, length: Duration) -> Pace {
        let mut pace = Pace::default();
        let begun = Instant::now();
        while begun.elapsed() < length {
            self.game(&mut pace);
        }
        pace
    }

    fn games(&mut self, count: u32) -> Pace {
        let mut pace = Pace::default();
        (0..count).for_each(|_| self.game(&mut pace));
        pace
    }

    fn beside(&self, seed: u64) -> Box<dyn Bench> {
        Box::new(Course::<G> { setup: self.setup.clone(), dice: Dice(seed), buffer: Vec::new() })
    }

    fn size(&self) -> usize {
        mem::size_of::<G>()
    }

    fn clone_time(&mut self) -> f64 {
        each(&self.midgame(), G::clone)
    }

    fn imagine_time(&mut self) -> f64 {
        let midgame = self.midgame();
        let dice = &mut self.dice;
        let views: Vec<G::View> = midgame
            .iter()
            .map(|position| position.view(Eye::Seat(Seat(dice.below(position.seats().into()) as u8))))
            .collect();
        each(&views, |view| G::imagine(view, &G::Memory::default(), dice))
    }
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
