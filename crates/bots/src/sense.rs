//! What bots know of a game, besides its rules.

mod age_of_conan;
mod card_game;
mod toys;

use table::{Chance, Cx, Dice, Game, Insight, MOST_SEATS, Seat};

use crate::{Calibration, Depth, Style, Temperament, Thinking};

/// The most features a game may have.
pub const MOST_FEATURES: usize = 40;

/// What is counted for one seat, in the order of [`Sense::FEATURES`].
pub type Counted = [f32; MOST_FEATURES];

/// Something that can be counted in a position and says how well a seat stands.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Feature {
    pub name: &'static str,
    /// What we believe one of it is worth at the start and at the end of a game, in points.
    pub worth: [f32; 2],
    /// Who cares for it more than others do.
    pub dear_to: Option<Temperament>,
    /// The message of the sentence a coach says for it.
    pub because: &'static str,
}

/// A line of a game's list of features.
const fn feature(
    name: &'static str,
    early: f32,
    late: f32,
    dear_to: Option<Temperament>,
    because: &'static str,
) -> Feature {
    Feature { name, worth: [early, late], dear_to, because }
}

/// Sense for a game. Bots only ever show it positions that they imagined from a view.
pub trait Sense: Game {
    const FEATURES: &'static [Feature];
    /// So many points ahead, and the chance of winning is about three to one.
    const POINTS: f32;
    const THINKING: Thinking;
    /// How hard a squire, a captain, a general and a king think; where they search, worlds are iterations.
    const STYLES: [Style; 4];
    /// How confident a king is, see [`crate::Planner::confident`].
    const CONFIDENCE: f32 = 0.0;
    /// When a greedy player judges.
    const GREEDY: Depth = Depth::Order;
    /// What judgements come to in the end.
    const CALIBRATION: Calibration = Calibration::PLAIN;

    /// How far the game has come, from 0 to 1.
    fn progress(&self) -> f32;

    /// Counts every feature for every seat.
    fn count(&self, counted: &mut [Counted; MOST_SEATS]);

    /// Changes when an order is carried out: a good moment to judge a position.
    fn chapter(&self) -> u64;

    /// How credible an imagined world is, from 0 to 1, given how people play.
    fn believe(view: &Self::View, world: &Self) -> f32 {
        _ = (view, world);
        1.0
    }

    /// How much one likes an action at first sight; 1 more is e times as likely. What is minus infinity is never
    /// thought of where there is something else.
    fn liking(&self, seat: Seat, action: Self::Action) -> f32;

    /// Whom an action pleases for its own sake.
    fn pleases(&self, action: Self::Action) -> Option<Temperament> {
        _ = action;
        None
    }

    /// How much one likes each of `legal`, in order: for games in which it is quicker to think of all at once.
    fn like_each(&self, seat: Seat, legal: &[Self::Action], liked: &mut dyn FnMut(f32)) {
        for &action in legal {
            liked(self.liking(seat, action));
        }
    }
}

/// A world that what is known allows and one believes in.
pub(crate) fn imagine<G: Sense>(known: &Insight<G>, dice: &mut Dice) -> G {
    search::imagine(known, |world| G::believe(&known.view, world), dice)
}

/// Plays by instinct: likings, softened by dice.
pub(crate) fn by_instinct<G: Sense>(world: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> usize {
    const FINE: u32 = 1 << 24;
    let (mut chosen, mut index, mut total) = (0, 0, 0.0);
    world.like_each(seat, legal, &mut |liking| {
        let weight = liking.exp();
        total += weight;
        if total * (dice.below(FINE) as f32 / FINE as f32) < weight {
            chosen = index;
        }
        index += 1;
    });
    chosen
}

/// Plays on by instinct until the order under way is carried out, or for `most` clicks.
pub(crate) fn settle<G: Sense>(
    world: &mut G,
    chapter: u64,
    most: u32,
    legal: &mut Vec<G::Action>,
    dice: &mut Dice,
) {
    for _ in 0..most {
        let Some(seat) = world.missing().first().filter(|_| world.chapter() == chapter) else { return };
        legal.clear();
        world.legal(seat, legal);
        let index = if legal.len() == 1 { 0 } else { by_instinct(world, seat, legal, dice) };
        world.play(seat, legal[index], &mut Cx::quiet(dice));
    }
}
