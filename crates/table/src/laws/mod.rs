//! What every game must obey, as a library any game runs in its tests.
//!
//! [`check`] plays one random game and examines every position of it. A law that does not hold is reported as a
//! [`Broken`] with its name, the number of the action before which it broke, and what was seen.

mod position;
mod secrecy;

use alloc::{format, string::String, vec::Vec};
use core::fmt;

use crate::{Chance, Cx, Dice, Game, Match, Refusal, Rules, Seat, Setup, Turn, eyes, play_out};

/// The laws, each in a sentence.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Law {
    /// A setup that passes its own check can begin, and says back what it was told.
    SetupSpeaks,
    /// Somebody awaited is missing, and everybody awaited has a legal action.
    NoDeadEnd,
    /// The legal actions come in ascending order, each once, and only to those awaited.
    OffersInOrder,
    /// An action is legal if and only if it is judged legal.
    LegalIsJudged,
    /// No two legal actions are written alike, and what is written reads back.
    NotationRoundTrip,
    /// A position set down as text and set up again is the same position.
    PositionRoundTrip,
    /// A game ends within [`Game::LONGEST`] actions.
    Bounded,
    /// The record alone leads to the same position.
    ReplayEquality,
    /// What is taken back never was, and the record still leads there.
    TakeBackEquality,
    /// A position imagined from a view looks the same, offers the same and awaits the same.
    Imagination,
    /// The archive sees all: what it imagines is the position itself.
    ArchiveSeesAll,
    /// Every player could tell an onlooker all that an onlooker sees.
    OnlookerSeesLeast,
    /// What is perceived alike looks alike: no view says more than its owner was told.
    NoSilentSecret,
    /// Whom the game asks next depends on nothing that is hidden.
    AsksOpenly,
    /// A sealed choice changes nothing in anyone else's view.
    SealedUnseen,
    /// A sealed choice may be changed until the last one is in, and then all are revealed.
    SealedChangeable,
    /// Who leaves is out, ranks last, and the game goes on.
    Leaving,
    /// At the end somebody has won and nobody is awaited.
    SoundEnding,
    /// Quiet play allocates nothing.
    NoAllocation,
}

/// A law that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub law: Law,
    /// How many actions had been played.
    pub at: usize,
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, after {} actions: {}", self.law, self.at, self.what)
    }
}

impl core::error::Error for Broken {}

/// What a game that kept the laws looked like.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    pub actions: usize,
    /// Actions chosen among two or more.
    pub decisions: usize,
    pub widest: usize,
}

/// Chooses among the legal actions of a seat, by index.
pub type Chooser<'a, G> = &'a mut dyn FnMut(&G, Seat, &[<G as Rules>::Action], &mut Dice) -> usize;

/// Plays a random game from `setup` and checks every law on the way; the costly ones on average in one position
/// of `every`.
pub fn check<G: Game>(setup: &G::Setup, seed: u64, every: u32) -> Result<Report, Broken> {
    check_played_by::<G>(setup, seed, every, &mut |_, _, legal, dice| dice.below(legal.len() as u32) as usize)
}

/// As [`check`], with somebody to choose: random play does not reach everything.
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

/// Plays a random game in which one seat after the other leaves, until the game is over.
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

/// Counts the allocations of a quiet playout whose buffer has grown. `measure` runs what it is given and says
/// how often memory was asked for meanwhile.
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

/// A setup says back what it was told.
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
    /// Actions offered so far to anybody: candidates that judge must refuse where they are not legal.
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
