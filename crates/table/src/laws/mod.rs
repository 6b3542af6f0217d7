//! The laws every game must obey. Each game runs them in its tests.
//!
//! [`check`] plays one random game and examines every position in it. If a law does not hold, it returns a [`Broken`]
//! with the law, the number of actions played so far, and what was wrong.

mod position;
mod secrecy;

use alloc::{format, string::String, vec::Vec};
use core::fmt;

use crate::{Chance, Cx, Dice, Game, Match, Refusal, Rules, Seat, Setup, Turn, eyes, play_out};

/// The laws, one sentence each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Law {
    /// A setup that passes its own check can begin, and returns the options it was given.
    SetupSpeaks,
    /// Until the game is over, at least one awaited seat has yet to answer, and every awaited seat has a legal action.
    NoDeadEnd,
    /// Legal actions are listed in ascending order, each once, and only for awaited seats.
    OffersInOrder,
    /// `judge` accepts exactly the legal actions.
    LegalIsJudged,
    /// No two legal actions are written the same way, and every action reads back.
    NotationRoundTrip,
    /// A position written as text and read back is the same position.
    PositionRoundTrip,
    /// A game ends within [`Game::LONGEST`] actions.
    Bounded,
    /// Replaying the record leads to the same position.
    ReplayEquality,
    /// Taking back an action restores the position before it, and replaying the record leads there too.
    TakeBackEquality,
    /// A position imagined from a view gives its owner the same view and the same offers, and waits for the same seats.
    Imagination,
    /// The archive sees everything: the position it imagines is the real one.
    ArchiveSeesAll,
    /// An onlooker sees nothing that is hidden from a player.
    OnlookerSeesLeast,
    /// If a viewer is told the same in two courses of the game, they see the same: no view reveals more than its owner
    /// was told.
    NoSilentSecret,
    /// Whom the game asks next does not depend on hidden information.
    AsksOpenly,
    /// A sealed choice changes nothing in anyone else's view.
    SealedUnseen,
    /// A sealed choice may be changed until the last one is made; then all are revealed.
    SealedChangeable,
    /// A seat that leaves is out and ranks last, and the game goes on.
    Leaving,
    /// When the game is over somebody has won and nobody is awaited.
    SoundEnding,
    /// Play without listeners allocates nothing.
    NoAllocation,
}

/// A law that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// How many actions had been played.
    pub at: usize,
    /// What was wrong.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, after {} actions: {}", self.law, self.at, self.what)
    }
}

impl core::error::Error for Broken {}

/// Figures of a game that obeyed the laws.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// How many actions were played.
    pub actions: usize,
    /// How many of them were chosen from at least two.
    pub decisions: usize,
    /// The largest number of legal actions at any point.
    pub widest: usize,
}

/// Chooses one of a seat's legal actions, by index.
pub type Chooser<'a, G> = &'a mut dyn FnMut(&G, Seat, &[<G as Rules>::Action], &mut Dice) -> usize;

/// Plays a random game from `setup` and checks every law on the way. The expensive checks run in one of `every`
/// positions on average.
pub fn check<G: Game>(setup: &G::Setup, seed: u64, every: u32) -> Result<Report, Broken> {
    check_played_by::<G>(setup, seed, every, &mut |_, _, legal, dice| dice.below(legal.len() as u32) as usize)
}

/// Like [`check`], but `choose` picks the actions: random play does not reach everything.
pub fn check_played_by<G: Game>(
    setup: &G::Setup,
    seed: u64,
    every: u32,
    choose: Chooser<'_, G>,
) -> Result<Report, Broken> {
    let mut dice = Dice(seed);
    speaks::<G>(setup)?;
    let (game, _) = Match::<G>::open(setup.clone(), &mut dice).map_err(|bad| Broken {
        law: Law::SetupSpeaks,
        at: 0,
        what: format!("{bad}"),
    })?;
    secrecy::opening::<G>(setup, &mut dice)?;
    let mut trial = Trial { game, dice, every: every.max(1), seen: Vec::new(), report: Report::default() };
    while trial.game.state().turn() != Turn::Over {
        trial.examine()?;
        trial.go_on(choose)?;
    }
    trial.ending()?;
    Ok(trial.report)
}

/// Plays a random game to its end, with seats leaving at random.
pub fn check_leaving<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    let mut dice = Dice(seed);
    let broken = |at: usize, what: String| Broken { law: Law::Leaving, at, what };
    let (mut game, _) =
        Match::<G>::open(setup.clone(), &mut dice).map_err(|bad| broken(0, format!("{bad}")))?;
    let mut legal = Vec::new();
    let mut leavers = crate::Seats::NONE;
    while game.state().turn() != Turn::Over {
        let at = game.entries().len();
        if at > G::LONGEST {
            return Err(broken(at, format!("no end within {} actions", G::LONGEST)));
        }
        let seat = Seat(dice.below(game.state().seats().into()) as u8);
        if dice.below(30) == 0 && game.state().may_leave(seat).is_ok() {
            game.leave(seat, &mut dice).map_err(|refusal| broken(at, format!("{refusal:?}")))?;
            leavers = leavers.with(seat);
            if game.state().may_leave(seat).is_ok() {
                return Err(broken(at, format!("seat {seat} left and may leave again")));
            }
            continue;
        }
        let Some(seat) = game.state().missing().first() else {
            return Err(broken(at, String::from("nobody is asked")));
        };
        legal.clear();
        game.state().legal(seat, &mut legal);
        if legal.is_empty() {
            return Err(broken(at, format!("seat {seat} has nothing to do")));
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.act(seat, action, &mut dice).map_err(|refusal| broken(at, format!("{refusal:?}")))?;
    }
    let at = game.entries().len();
    let standing = game.state().standing();
    let stayed = crate::Seats::first_n(standing.seats()).except(leavers);
    for leaver in leavers.iter() {
        if stayed.iter().any(|seat| standing.place(seat) >= standing.place(leaver)) {
            return Err(broken(at, format!("seat {leaver} left and does not rank last: {standing:?}")));
        }
    }
    let again = game.retrace(|_, _| {}).map_err(|refusal| broken(at, format!("no replay: {refusal:?}")))?;
    if again.state() == game.state() { Ok(()) } else { Err(broken(at, String::from("replay differs"))) }
}

/// Counts the allocations of a playout without listeners, once its buffer has grown. `measure` runs the closure it is
/// given and returns the number of allocations in it.
pub fn check_quiet<G: Game>(
    setup: &G::Setup,
    seed: u64,
    measure: impl FnOnce(&mut dyn FnMut()) -> u64,
) -> Result<usize, Broken> {
    let begin = || {
        let mut dice = Dice(seed);
        let position = G::begin(setup, &mut Cx::quiet(&mut dice));
        (position, dice)
    };
    let mut buffer = Vec::new();
    let (mut position, mut dice) = begin();
    let actions = play_out(&mut position, &mut dice, &mut buffer);
    let (mut position, mut dice) = begin();
    let allocations = measure(&mut || _ = play_out(&mut position, &mut dice, &mut buffer));
    if allocations == 0 {
        Ok(actions)
    } else {
        let what = format!("{allocations} allocations in {actions} quiet actions");
        Err(Broken { law: Law::NoAllocation, at: actions, what })
    }
}

/// A setup returns the options it was given.
fn speaks<G: Game>(setup: &G::Setup) -> Result<(), Broken> {
    let broken = |what: String| Err(Broken { law: Law::SetupSpeaks, at: 0, what });
    let roles = setup.roles();
    let mut again = match G::Setup::new(setup.edition(), &roles) {
        Ok(again) => again,
        Err(bad) => return broken(format!("{bad}")),
    };
    for choice in G::Setup::CHOICES {
        if let Err(bad) = again.set(choice.name, &setup.get(choice.name)) {
            return broken(format!("{bad}"));
        }
        if again.set(choice.name, "no such value").is_ok() {
            return broken(format!("option {} takes anything", choice.name));
        }
    }
    if again.content() != setup.content() || again == *setup {
        Ok(())
    } else {
        broken(format!("{again:?} instead of {setup:?}"))
    }
}

/// One game under examination.
struct Trial<G: Game> {
    game: Match<G>,
    dice: Dice,
    every: u32,
    /// All actions offered so far to anybody: `judge` must refuse them wherever they are not legal.
    seen: Vec<G::Action>,
    report: Report,
}

impl<G: Game> Trial<G> {
    fn broken<T>(&self, law: Law, what: String) -> Result<T, Broken> {
        Err(Broken { law, at: self.report.actions, what })
    }

    fn costly(&mut self) -> bool {
        self.dice.below(self.every) == 0
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.state().legal(seat, &mut legal);
        legal
    }

    fn examine(&mut self) -> Result<(), Broken> {
        if self.report.actions >= G::LONGEST {
            return self.broken(Law::Bounded, format!("no end within {} actions", G::LONGEST));
        }
        self.nobody_stuck()?;
        if self.costly() {
            self.offers()?;
            self.text_of_position()?;
            self.imagination()?;
            self.sealed_choices()?;
        }
        Ok(())
    }

    /// Plays one action and checks what it did.
    fn go_on(&mut self, choose: Chooser<'_, G>) -> Result<(), Broken> {
        let Some(seat) = self.game.state().missing().first() else {
            return self.broken(Law::NoDeadEnd, String::from("nobody is missing"));
        };
        let legal = self.legal(seat);
        let index = choose(self.game.state(), seat, &legal, &mut self.dice);
        let action = legal[index];
        if self.costly() {
            self.perceived_alike(seat, action, &legal)?;
            self.asks_openly(seat, action)?;
        }
        let before = self.game.state().clone();
        if let Err(refusal) = self.game.act(seat, action, &mut self.dice) {
            return self.broken(Law::LegalIsJudged, format!("{action:?} offered, then {refusal:?}"));
        }
        if self.game.may_take_back(seat) && self.costly() {
            self.take_back(seat, action, &before)?;
        }
        self.report.actions += 1;
        self.report.decisions += usize::from(legal.len() > 1);
        self.report.widest = self.report.widest.max(legal.len());
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, action: G::Action, before: &G) -> Result<(), Broken> {
        if let Err(refusal) = self.game.take_back(seat) {
            return self.broken(Law::TakeBackEquality, format!("{refusal:?}"));
        }
        if self.game.state() != before {
            return self.broken(Law::TakeBackEquality, format!("{action:?} left its traces"));
        }
        self.replays(Law::TakeBackEquality)?;
        match self.game.act(seat, action, &mut self.dice) {
            Ok(_) => Ok(()),
            Err(refusal) => self.broken(Law::TakeBackEquality, format!("not again: {refusal:?}")),
        }
    }

    fn replays(&self, law: Law) -> Result<(), Broken> {
        match self.game.retrace(|_, _| {}) {
            Ok(again) if again.state() != self.game.state() => {
                self.broken(law, String::from("the record leads elsewhere"))
            }
            Ok(again)
                if eyes(again.state().seats()).all(|eye| again.insight(eye) == self.game.insight(eye)) =>
            {
                Ok(())
            }
            Ok(_) => self.broken(law, String::from("the record leaves other memories")),
            Err(refusal) => self.broken(law, format!("the record does not play: {}", Said(&refusal))),
        }
    }

    fn ending(&mut self) -> Result<(), Broken> {
        let state = self.game.state();
        let standing = state.standing();
        if !state.missing().is_empty() || standing.seats() != state.seats() || standing.winners().is_empty() {
            return self.broken(Law::SoundEnding, format!("{standing:?}, missing {:?}", state.missing()));
        }
        self.text_of_position()?;
        self.replays(Law::ReplayEquality)
    }
}

struct Said<'a>(&'a Refusal);

impl fmt::Display for Said<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Refusal::Chance(fault) => write!(f, "{fault}"),
            refusal => write!(f, "{refusal:?}"),
        }
    }
}
