//! What bots know of a game, besides its rules.

use search::Agent;
use table::{Chance, Cx, Dice, Game, Insight, MOST_SEATS, Rules, Seat, Sight};

use crate::{
    Aim, Calibration, Depth, Level, Spend, Style, Temperament, Thinking,
    shape::{Moment, Sketch},
};

/// The most features a game may have.
pub const MOST_FEATURES: usize = 40;

/// What is counted for one seat, in the order of [`Sense::FEATURES`].
pub type Counted = [f32; MOST_FEATURES];

/// An action of the game one has sense for.
pub type ActionOf<S> = <<S as Sense>::Game as Rules>::Action;
/// A view of it.
pub type ViewOf<S> = <<S as Sense>::Game as Sight>::View;
/// What is agreed before it.
pub type SetupOf<S> = <<S as Sense>::Game as Rules>::Setup;

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
pub const fn feature(
    name: &'static str,
    early: f32,
    late: f32,
    dear_to: Option<Temperament>,
    because: &'static str,
) -> Feature {
    Feature { name, worth: [early, late], dear_to, because }
}

/// Sense for a game, in the box beside its rules. Bots only ever show it positions that they imagined from a view.
/// A game that says nothing of itself is judged by its score and searched without likes.
pub trait Sense: Copy + std::fmt::Debug + Send + Sync + 'static {
    type Game: Game;

    const FEATURES: &'static [Feature] = &[feature("score", 1.0, 1.0, None, "coach-points")];
    /// So many points ahead, and the chance of winning is about three to one.
    const POINTS: f32 = 3.0;
    const THINKING: Thinking = Thinking::Search;
    /// How hard a squire, a captain, a general and a king think; where they search, worlds are iterations.
    const STYLES: [Style; 4] =
        [Style::order(60), Style::order(300), Style::order(1_200), Style::order(5_000)];
    /// The model that ships, in the format of `nemedian train`; without one the bots judge by [`Feature::worth`].
    const MODEL: Option<&'static str> = None;
    /// How confident a king is, see [`crate::Planner::confident`].
    const CONFIDENCE: f32 = 0.0;
    /// What all but a conqueror play for, who plays for the victory alone.
    const AIM: Aim = Aim::VICTORY;
    /// When a greedy player judges.
    const GREEDY: Depth = Depth::Order;
    /// What judgements come to in the end.
    const CALIBRATION: Calibration = Calibration::PLAIN;

    /// How far the game has come, from 0 to 1.
    fn progress(game: &Self::Game) -> f32 {
        _ = game;
        0.0
    }

    /// Counts every feature for every seat.
    fn count(game: &Self::Game, counted: &mut [Counted; MOST_SEATS]) {
        let standing = game.standing();
        for seat in (0..standing.seats()).map(Seat) {
            counted[seat.index()][0] = standing.score(seat).into();
        }
    }

    /// Changes when an order is carried out: a good moment to judge a position.
    fn chapter(game: &Self::Game) -> u64 {
        game.turn().seats().first().map_or(0, |seat| seat.0.into())
    }

    /// How credible an imagined world is, from 0 to 1, given how people play.
    fn believe(view: &ViewOf<Self>, world: &Self::Game) -> f32 {
        _ = (view, world);
        1.0
    }

    /// How much one likes an action at first sight; 1 more is e times as likely. What is minus infinity is never
    /// thought of where there is something else.
    fn liking(game: &Self::Game, seat: Seat, action: ActionOf<Self>) -> f32 {
        _ = (game, seat, action);
        0.0
    }

    /// What an action costs besides what comes of it, as a chance of winning.
    fn price(game: &Self::Game, seat: Seat, action: ActionOf<Self>, aim: Aim) -> f32 {
        _ = (game, seat, action, aim);
        0.0
    }

    /// The king of version 0.1, for those who measure.
    fn former(spend: Spend) -> Box<dyn Agent<Self::Game>> {
        Level::King.agent::<Self>(None, spend)
    }

    /// Whom an action pleases for its own sake.
    fn pleases(game: &Self::Game, action: ActionOf<Self>) -> Option<Temperament> {
        _ = (game, action);
        None
    }

    /// How much one likes each of `legal`, in order: for games in which it is quicker to think of all at once.
    fn like_each(game: &Self::Game, seat: Seat, legal: &[ActionOf<Self>], liked: &mut dyn FnMut(f32)) {
        for &action in legal {
            liked(Self::liking(game, seat, action));
        }
    }

    /// Counts what an action came to, for the shape of games.
    fn sketch(moment: &Moment<'_, Self::Game>, sketch: &mut Sketch) {
        _ = (moment, sketch);
    }
}

/// A world that what is known allows and one believes in.
pub(crate) fn imagine<S: Sense>(known: &Insight<S::Game>, dice: &mut Dice) -> S::Game {
    search::imagine(known, |world| S::believe(&known.view, world), dice)
}

/// Plays by instinct: likings, softened by dice.
pub(crate) fn by_instinct<S: Sense>(
    world: &S::Game,
    seat: Seat,
    legal: &[ActionOf<S>],
    dice: &mut Dice,
) -> usize {
    const FINE: u32 = 1 << 24;
    let (mut chosen, mut index, mut total) = (0, 0, 0.0);
    S::like_each(world, seat, legal, &mut |liking| {
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
pub(crate) fn settle<S: Sense>(
    world: &mut S::Game,
    chapter: u64,
    most: u32,
    legal: &mut Vec<ActionOf<S>>,
    dice: &mut Dice,
) {
    for _ in 0..most {
        let Some(seat) = world.missing().first().filter(|_| S::chapter(world) == chapter) else { return };
        legal.clear();
        world.legal(seat, legal);
        let index = if legal.len() == 1 { 0 } else { by_instinct::<S>(world, seat, legal, dice) };
        world.play(seat, legal[index], &mut Cx::quiet(dice));
    }
}
