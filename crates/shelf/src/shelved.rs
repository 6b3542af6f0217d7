//! A game in progress as outsiders meet it: hosted by name, shown as JSON, advised by named bots and a coach.

use std::any::Any;

use bots::{ActionOf, Budget, Expected, Sense, SetupOf, ViewOf, coach};
use content::{Files, Problem};
use serde_json::Value;
use table::{
    Chance, Cx, Dice, Eye, Game, Holds, Host, Insight, Match, Misread, Notation, Phrase, Refusal, Rules,
    Seat, Sight, Story, Turn, perft,
};
use utoipa::ToSchema;

use crate::{AnySheet, Bot, Chart, Edition, Figure, News, lines, why};

/// The box of a game: everything that others need besides its rules. Sheets are wire types: they keep their field names
/// when the rules' own types change.
pub trait Outward: Sense<Game: Sight<View: 'static>> {
    type Sheet: News + ToSchema + std::fmt::Debug + Send + Sync + 'static;

    /// Whether it is for developers only: players never meet it.
    const TOY: bool = false;

    /// What the owner of this view may see, as others read it.
    fn sheet(view: &ViewOf<Self>) -> Self::Sheet;

    /// The board as a picture, where there is one to draw.
    fn chart(_view: &ViewOf<Self>) -> Option<Chart> {
        None
    }

    /// Actions that stand for choosing a thing of each kind, the thing a `*`: what the rules are asked about
    /// something that no offer of the moment could be about.
    const CLICKS: &'static [&'static str] = &[];

    /// Numbers of each seat that are worth plotting, always the same ones in the same order.
    fn figures(_sheet: &Self::Sheet) -> Vec<Figure> {
        Vec::new()
    }

    /// Reads an owner's edition of the cards and boards; `None` where the rules say everything. If `adopted`, all
    /// setups of this process are furnished with it: which edition is played with is chosen once, at the start.
    fn edition(_files: &Files, _adopted: bool) -> Option<Result<Edition, Vec<Problem>>> {
        None
    }

    /// Our own edition as the Rust the rules are built with; `None` where the rules say everything.
    fn bake(_files: &Files) -> Option<Result<String, Vec<Problem>>> {
        None
    }

    /// Puts the adopted edition into a setup.
    fn furnish(_setup: &mut SetupOf<Self>) {}

    /// A position from text, of the built-in edition or of the adopted one, whichever it names.
    fn position(text: &str) -> Result<Self::Game, Misread> {
        <Self::Game>::set_up(text)
    }

    /// What this seat plays, once the table knows it. For statistics by role.
    fn role(_game: &Self::Game, _seat: Seat) -> Option<&'static str> {
        None
    }
}

/// An action in notation, with what speaks for it.
pub type Advised = bots::Advised<String>;

/// What a seat had best do: at most five options, best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    pub options: Vec<Advised>,
}

/// What everybody may expect, by seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    pub seats: Vec<Expected>,
}

/// A [`Host`] that can also show a sheet, ask a bot and count lines of play.
pub trait Shelved: Host {
    fn sheet(&self, eye: Eye) -> Value;
    /// The same, to be compared with a later one.
    fn any_sheet(&self, eye: Eye) -> Box<dyn AnySheet>;
    /// The same as JSON text. Every field of the whole begins a line, so that people can compare two texts.
    fn sheet_text(&self, eye: Eye) -> String;
    /// What this eye sees, only to be compared with what it sees later: much cheaper than sheets.
    fn sight(&self, eye: Eye) -> Box<dyn Any + Send>;
    /// Whether it still sees that.
    fn still_sees(&self, eye: Eye, before: &dyn Any) -> bool;
    /// The board as a picture, where there is one to draw.
    fn chart(&self, eye: Eye) -> Option<Chart>;
    /// Numbers of each seat that are worth plotting, as this eye sees them.
    fn figures(&self, eye: Eye) -> Vec<Figure>;
    /// Why this seat may not choose this thing now, or do this action.
    fn why_not(&self, seat: Seat, thing: &str) -> Vec<Refusal>;
    /// Which of its offers this seat could not take back or change once done, in their order, as far as it can
    /// tell.
    fn finals(&self, seat: Seat) -> Vec<bool>;
    /// The offers of this seat in notation and as phrases, and whether each is final: listed and tried out once.
    fn offered(&self, seat: Seat) -> Vec<(String, Phrase, bool)>;
    /// What each seat plays, as far as the table knows.
    fn roles(&self) -> Vec<Option<&'static str>>;
    /// No game is longer than this many actions.
    fn longest(&self) -> usize;

    /// What a bot in this seat would do; nothing if the seat may not act.
    fn advise(&self, seat: Seat, bot: Bot, dice: &mut Dice) -> Option<String>;
    /// What a coach tells this seat, from what it sees; nothing if the seat may not act. With a budget in
    /// iterations the same dice give the same advice.
    fn advice(&self, seat: Seat, budget: Budget, dice: &mut Dice) -> Option<Advice>;
    /// How the game will end, as far as this eye can tell.
    fn forecast(&self, eye: Eye, dice: &mut Dice) -> Forecast;
    /// The game after its first `count` entries.
    fn rewound(&self, count: usize) -> Result<Box<dyn Shelved>, Refusal>;

    /// The same game, to think about elsewhere.
    fn copy(&self) -> Box<dyn Shelved>;
    /// A position that looks the same to this eye, as text: a fork that deals anew what it does not see, whatever
    /// it may remember.
    fn imagine(&self, eye: Eye, chance: &mut dyn Chance) -> String;

    /// The lines of play of exactly `depth` actions, by the first of them. `counted` hears of each as it is done.
    fn divide(&self, depth: u32, seed: u64, counted: &mut dyn FnMut(usize, usize)) -> Vec<(String, u64)>;
}

/// A match, and the box its game came in.
#[derive(Clone, Debug)]
pub(crate) struct Opened<O: Outward>(pub(crate) Match<O::Game>);

impl<O: Outward> Holds for Opened<O> {
    type Game = O::Game;

    fn held(&self) -> &Match<O::Game> {
        &self.0
    }

    fn held_mut(&mut self) -> &mut Match<O::Game> {
        &mut self.0
    }
}

impl<O: Outward> Shelved for Opened<O> {
    fn sheet(&self, eye: Eye) -> Value {
        // A sheet is plain data with text for keys: nothing in it can fail to be written.
        serde_json::to_value(O::sheet(&self.0.state().view(eye))).unwrap_or_default()
    }

    fn any_sheet(&self, eye: Eye) -> Box<dyn AnySheet> {
        Box::new(O::sheet(&self.0.state().view(eye)))
    }

    fn sheet_text(&self, eye: Eye) -> String {
        lines::written(&O::sheet(&self.0.state().view(eye)))
    }

    fn sight(&self, eye: Eye) -> Box<dyn Any + Send> {
        Box::new(self.0.state().view(eye))
    }

    fn still_sees(&self, eye: Eye, before: &dyn Any) -> bool {
        before.downcast_ref::<ViewOf<O>>().is_some_and(|before| *before == self.0.state().view(eye))
    }

    fn chart(&self, eye: Eye) -> Option<Chart> {
        O::chart(&self.0.state().view(eye))
    }

    fn figures(&self, eye: Eye) -> Vec<Figure> {
        O::figures(&O::sheet(&self.0.state().view(eye)))
    }

    fn why_not(&self, seat: Seat, thing: &str) -> Vec<Refusal> {
        why::reasons::<O>(&self.0, seat, thing)
    }

    fn finals(&self, seat: Seat) -> Vec<bool> {
        let legal = legal_of(&self.0, seat);
        if legal.is_empty() {
            return Vec::new();
        }
        finals::<O>(&self.0.state().view(Eye::Seat(seat)), seat, &legal)
    }

    fn offered(&self, seat: Seat) -> Vec<(String, Phrase, bool)> {
        let (state, legal) = (self.0.state(), legal_of(&self.0, seat));
        if legal.is_empty() {
            return Vec::new();
        }
        let view = state.view(Eye::Seat(seat));
        let finals = finals::<O>(&view, seat, &legal);
        let offer = |(&action, is_final)| (state.write(action), <O::Game>::offer(&view, action), is_final);
        legal.iter().zip(finals).map(offer).collect()
    }

    fn roles(&self) -> Vec<Option<&'static str>> {
        (0..self.0.state().seats()).map(|seat| O::role(self.0.state(), Seat(seat))).collect()
    }

    fn longest(&self) -> usize {
        <O::Game>::LONGEST
    }

    fn advise(&self, seat: Seat, bot: Bot, dice: &mut Dice) -> Option<String> {
        let legal = legal_of(&self.0, seat);
        let look = || self.0.insight(Eye::Seat(seat));
        bot.choose::<O>(look, seat, &legal, dice).map(|action| self.0.state().write(action))
    }

    fn advice(&self, seat: Seat, budget: Budget, dice: &mut Dice) -> Option<Advice> {
        let legal = legal_of(&self.0, seat);
        if legal.is_empty() {
            return None;
        }
        let advised = coach::advise::<O>(&self.0.insight(Eye::Seat(seat)), seat, &legal, budget, dice);
        let written = |bots::Advised { action, chance, points, because }| Advised {
            action: self.0.state().write(action),
            chance,
            points,
            because,
        };
        Some(Advice { options: advised.into_iter().map(written).collect() })
    }

    fn forecast(&self, eye: Eye, dice: &mut Dice) -> Forecast {
        Forecast { seats: coach::forecast::<O>(&self.0.insight(eye), dice) }
    }

    fn rewound(&self, count: usize) -> Result<Box<dyn Shelved>, Refusal> {
        Ok(Box::new(Opened::<O>(self.0.as_of(count)?)))
    }

    fn copy(&self) -> Box<dyn Shelved> {
        Box::new(self.clone())
    }

    fn imagine(&self, eye: Eye, chance: &mut dyn Chance) -> String {
        Insight::<O::Game>::of(&self.0.state().view(eye)).imagine(chance).set_down()
    }

    fn divide(&self, depth: u32, seed: u64, counted: &mut dyn FnMut(usize, usize)) -> Vec<(String, u64)> {
        let Some(seat) = self.0.state().missing().first() else { return Vec::new() };
        let mut legal = Vec::new();
        self.0.state().legal(seat, &mut legal);
        let first = |(index, &action)| {
            let mut child = self.0.state().clone();
            child.play(seat, action, &mut Cx::quiet(&mut Dice(seed) as &mut dyn Chance));
            let lines = perft(&child, depth.saturating_sub(1), seed);
            counted(index + 1, legal.len());
            (self.0.state().write(action), lines)
        };
        legal.iter().enumerate().map(first).collect()
    }
}

/// Which of these actions the seat could not take back or change once done. Tried out in a world that it imagines: what
/// it does not know cannot show here.
fn finals<O: Outward>(view: &ViewOf<O>, seat: Seat, legal: &[ActionOf<O>]) -> Vec<bool> {
    let world = Insight::<O::Game>::of(view).imagine(&mut Dice(0));
    let is_final = |&action: &ActionOf<O>| {
        let (mut then, mut dice) = (world.clone(), Dice(0));
        let mut cx = Cx::quiet(&mut dice as &mut dyn Chance);
        then.play(seat, action, &mut cx);
        let changeable = then.turn().simultaneous() && then.turn() == world.turn();
        cx.sealed() || then.turn() != Turn::of(seat) && !changeable
    };
    legal.iter().map(is_final).collect()
}

/// The legal actions of a seat; none if there is no such seat.
fn legal_of<G: Game>(game: &Match<G>, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if seat.0 < game.state().seats() {
        game.state().legal(seat, &mut legal);
    }
    legal
}
