//! Trying every action in the same imagined worlds, with the same luck.

use std::{marker::PhantomData, time::Duration};

use search::{Agent, Budget, Pace, Wall};
use table::{Chance, Cx, Dice, Insight, Rules, Seat};

use crate::{
    ActionOf, Aim, Model, Sense, Temperament,
    orders::{Orders, Task},
    race::Race,
    sense::{imagine, settle},
};

/// Imagines worlds, tries every action in each, carries the order out, and takes what looks best on average.
/// The same luck for all actions makes a small difference show in few worlds.
#[derive(Clone, Debug)]
pub struct Planner<S> {
    model: Model,
    style: Style,
    time: Duration,
    confidence: f32,
    aim: Aim,
    temperament: Option<Temperament>,
    sense: PhantomData<S>,
}

/// How hard a planner thinks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Style {
    /// Worlds imagined for a decision, as far as there is time and more than one action is in the race.
    pub worlds: u32,
    pub depth: Depth,
}

impl Style {
    /// Judges when the order is carried out.
    pub const fn order(worlds: u32) -> Style {
        Style { worlds, depth: Depth::Order }
    }
}

/// When a position is judged, and how one gets there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Right after the action.
    Click,
    /// When the order is carried out, by instinct.
    Order,
    /// When the order is carried out, with one's own next clicks thought about.
    Plan,
}

/// Worlds in which the orders are only practised: before, an action that needs more thought would look worse than
/// it is.
const PRACTICE: u32 = 24;
/// Clicks after which an order that is not finished yet is judged as it stands.
const PATIENCE: u32 = 24;
/// What an action that pleases may cost, as a chance of winning.
const PLEASURE: f32 = 0.05;

impl<S: Sense> Planner<S> {
    pub fn new(model: Model, style: Style, time: Duration) -> Planner<S> {
        Planner {
            model,
            style,
            time,
            confidence: 0.0,
            aim: Aim::VICTORY,
            temperament: None,
            sense: PhantomData,
        }
    }

    /// Who expects to play better than the others stands better, by so many logits, as long as the game is not over:
    /// he waits for more than an even chance.
    #[must_use]
    pub fn confident(self, confidence: f32) -> Planner<S> {
        Planner { confidence, ..self }
    }

    /// Plays for more than the victory.
    #[must_use]
    pub fn aiming(self, aim: Aim) -> Planner<S> {
        Planner { aim, ..self }
    }

    /// Does what pleases it, where that costs little.
    #[must_use]
    pub fn bent(self, temperament: Option<Temperament>) -> Planner<S> {
        Planner { temperament, ..self }
    }

    pub(crate) fn decide_here(
        &self,
        known: &Insight<S::Game>,
        seat: Seat,
        legal: &[ActionOf<S>],
        chance: &mut dyn Chance,
    ) -> ActionOf<S> {
        if let [only] = legal {
            return *only;
        }
        let mut dice = Dice(chance.below(u32::MAX).into());
        legal[self.race(known, seat, legal, &mut dice).leader()]
    }

    /// Lets the actions race, as far as there is time.
    pub(crate) fn race(
        &self,
        known: &Insight<S::Game>,
        seat: Seat,
        legal: &[ActionOf<S>],
        dice: &mut Dice,
    ) -> Race {
        let (clock, mut longest) = (Wall::default(), Duration::ZERO);
        let mut pace = Pace::new(&clock, Some(self.time), u32::MAX, &mut longest);
        let world = known.imagine(dice);
        let likings: Vec<f32> = legal.iter().map(|&action| S::liking(&world, seat, action)).collect();
        let mut race = Race::new(&likings);
        let pleases = |&action| self.temperament.is_some() && S::pleases(&world, action) == self.temperament;
        let price = |action| S::price(&world, seat, action, self.aim);
        let pleasure: Vec<f32> =
            legal.iter().map(|action| PLEASURE * f32::from(pleases(action)) - price(*action)).collect();
        let mut orders = vec![Orders::new(); legal.len()];
        let mut buffer = Vec::new();
        let practice = if self.style.depth == Depth::Plan { PRACTICE.min(self.style.worlds / 2) } else { 0 };
        for number in 0..self.style.worlds {
            let world: S::Game = imagine::<S>(known, dice);
            let luck = dice.below(u32::MAX);
            let mut tried = Vec::with_capacity(race.running().len());
            for &action in race.running() {
                if !pace.one_more() {
                    return race;
                }
                let worth = self.try_out(&world, seat, legal[action], luck, &mut orders[action], &mut buffer);
                tried.push(worth + pleasure[action]);
            }
            if number >= practice {
                race.note(&tried);
            }
            if race.running().len() == 1 {
                break;
            }
        }
        race
    }

    /// What an action comes to in one world, with one luck.
    fn try_out(
        &self,
        world: &S::Game,
        seat: Seat,
        action: ActionOf<S>,
        luck: u32,
        orders: &mut Orders<ActionOf<S>>,
        buffer: &mut Vec<ActionOf<S>>,
    ) -> f32 {
        let chapter = S::chapter(world);
        let mut luck = Dice(luck.into());
        let mut tried = world.clone();
        tried.play(seat, action, &mut Cx::quiet(&mut luck));
        match self.style.depth {
            Depth::Click => {}
            Depth::Order => settle::<S>(&mut tried, chapter, PATIENCE, buffer, &mut luck),
            Depth::Plan => {
                let task = Task { seat, chapter, model: &self.model };
                return orders.carry_out::<S>(task, &mut tried, buffer, &mut luck);
            }
        }
        self.judge(&tried, seat)
    }

    fn judge(&self, world: &S::Game, seat: Seat) -> f32 {
        let place = self.aim.place;
        let mut own = 0.0;
        if place < 1.0 {
            own += (1.0 - place) * self.model.judge::<S>(world)[seat.index()];
        }
        if place > 0.0 {
            own += place * self.model.place::<S>(world, seat);
        }
        if self.confidence == 0.0 || world.turn().seats().is_empty() {
            return own;
        }
        let confident = own * self.confidence.exp();
        confident / (confident + 1.0 - own)
    }
}

impl<S: Sense> Agent<S::Game> for Planner<S> {
    /// It was told its budget when it was made.
    fn decide(
        &mut self,
        known: &Insight<S::Game>,
        seat: Seat,
        legal: &[ActionOf<S>],
        _: Budget,
        chance: &mut dyn Chance,
    ) -> ActionOf<S> {
        self.decide_here(known, seat, legal, chance)
    }
}
