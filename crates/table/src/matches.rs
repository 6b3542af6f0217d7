//! A game being played: the position, and the entries that led to it.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt;

use crate::{
    BadSetup, Chance, Cx, Eye, Fault, Game, Illegal, Insight, Misread, Recalled, Recorded, Script, Seat,
    Setup, Turn,
};

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start<S> {
    /// From the game's own setup.
    Agreed(S),
    /// From a position written as text.
    SetUp(String),
}

/// What an entry of the chronicle records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An action, in notation.
    Act(String),
    /// The last action is taken back. Its own entry stays.
    TakeBack,
    /// The seat leaves the game.
    Leave,
}

/// Who did what, and what chance answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who did it.
    pub seat: Seat,
    /// What they did.
    pub deed: Deed,
    /// What chance answered, in order.
    pub chance: Vec<u32>,
}

/// Why a match refused a command. The match is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The table has no such seat.
    NoSuchSeat {
        /// The seat that was given.
        seat: Seat,
        /// The number of seats.
        seats: u8,
    },
    /// The text is not an action of this game.
    Unreadable(String),
    /// The rules forbid it.
    Illegal(Illegal),
    /// This seat has nothing to take back: its last action was sealed, or somebody else has acted.
    NothingToTakeBack,
    /// The given answers of chance do not fit.
    Chance(Fault),
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal::Illegal(illegal)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::TooFew { given } => write!(f, "chance is asked more often than {given} times"),
            Fault::OutOfRange { index, answer, n } => {
                write!(f, "answer {index} of chance is {answer}, but must be below {n}")
            }
            Fault::TooMany { asked, given } => {
                write!(f, "chance is asked {asked} times, but {given} answers are given")
            }
        }
    }
}

/// A game in progress. It keeps the position before each unsealed action, so taking back is exact.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: Start<G::Setup>,
    opening: Vec<u32>,
    /// The position before the first entry.
    begun: Recalled<G>,
    now: Recalled<G>,
    entries: Vec<Entry>,
    /// The positions before each action that may still be taken back; all by the same seat.
    before: Vec<Recalled<G>>,
}

/// The result of playing one action.
struct Step<G: Game> {
    next: Recalled<G>,
    events: Vec<G::Event>,
    sealed: bool,
}

impl<G: Game> Match<G> {
    /// Sets up a game and runs to the first decision; also returns what happened on the way.
    pub fn open(setup: G::Setup, chance: &mut dyn Chance) -> Result<(Self, Vec<G::Event>), BadSetup> {
        setup.check()?;
        let mut recorded = Recorded::new(chance);
        let mut events = Vec::new();
        let state = G::begin(&setup, &mut Cx::telling(&mut recorded, &mut events));
        let opening = recorded.answers;
        let mut begun = Recalled::new(state);
        begun.hear(&events);
        Ok((Match::begun(Start::Agreed(setup), opening, begun), events))
    }

    /// Starts from a position written as text.
    pub fn open_at(scenario: &str) -> Result<Self, Misread> {
        Ok(Match::open_from(scenario, G::set_up(scenario)?))
    }

    /// Like [`Match::open_at`], for a caller that has already read the text: it may know more editions than the rules.
    pub fn open_from(scenario: &str, position: G) -> Self {
        Match::begun(Start::SetUp(scenario.to_string()), vec![], Recalled::new(position))
    }

    fn begun(start: Start<G::Setup>, opening: Vec<u32>, begun: Recalled<G>) -> Self {
        Match { start, opening, now: begun.clone(), begun, entries: vec![], before: vec![] }
    }

    /// The same start, with nothing played yet.
    fn reopened(&self) -> Self {
        Match::begun(self.start.clone(), self.opening.clone(), self.begun.clone())
    }

    /// Plays an action, records it, and returns what happened.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut dyn Chance,
    ) -> Result<Vec<G::Event>, Refusal> {
        self.judge(seat, action)?;
        let mut recorded = Recorded::new(chance);
        let step = self.step(seat, action, &mut recorded);
        let answers = recorded.answers;
        Ok(self.commit(seat, action, step, answers))
    }

    /// Plays an action with given answers of chance. Unless they fit exactly, nothing happens.
    pub fn act_scripted(
        &mut self,
        seat: Seat,
        action: G::Action,
        answers: &[u32],
    ) -> Result<Vec<G::Event>, Refusal> {
        self.judge(seat, action)?;
        let mut script = Script::new(answers);
        let step = self.step(seat, action, &mut script);
        script.finish().map_err(Refusal::Chance)?;
        Ok(self.commit(seat, action, step, answers.to_vec()))
    }

    /// Whether an action is legal, and if not, why.
    pub fn judge(&self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.present(seat)?;
        Ok(self.state().judge(seat, action)?)
    }

    fn present(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.state().seats();
        if seat.0 < seats { Ok(()) } else { Err(Refusal::NoSuchSeat { seat, seats }) }
    }

    fn step(&self, seat: Seat, action: G::Action, chance: &mut dyn Chance) -> Step<G> {
        let mut next = self.now.clone();
        let mut events = Vec::new();
        let mut cx = Cx::telling(chance, &mut events);
        next.position.play(seat, action, &mut cx);
        // Passing the turn to somebody else also seals the action.
        let sealed = cx.sealed() || next.position.turn() != Turn::of(seat);
        next.hear(&events);
        Step { next, events, sealed }
    }

    fn commit(&mut self, seat: Seat, action: G::Action, step: Step<G>, chance: Vec<u32>) -> Vec<G::Event> {
        let deed = Deed::Act(self.state().write(action));
        let last = core::mem::replace(&mut self.now, step.next);
        if step.sealed {
            self.forget_before();
        } else {
            self.before.push(last);
        }
        self.entries.push(Entry { seat, deed, chance });
        step.events
    }

    /// Drops everything that could be taken back, and frees its memory: a server holds thousands of idle tables.
    fn forget_before(&mut self) {
        self.before = Vec::new();
    }

    /// Whether this seat may take back the last action.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        !self.before.is_empty() && self.state().turn() == Turn::of(seat)
    }

    /// Takes back the last action, if this seat played it and it rolled no dice, revealed nothing and kept the turn.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.present(seat)?;
        if !self.may_take_back(seat) {
            return Err(Refusal::NothingToTakeBack);
        }
        self.now = self.before.pop().ok_or(Refusal::NothingToTakeBack)?;
        self.entries.push(Entry { seat, deed: Deed::TakeBack, chance: vec![] });
        Ok(())
    }

    /// Lets a seat leave the game for good.
    pub fn leave(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<Vec<G::Event>, Refusal> {
        self.present(seat)?;
        self.state().may_leave(seat)?;
        let mut recorded = Recorded::new(chance);
        let mut events = Vec::new();
        self.now.position.leave(seat, &mut Cx::telling(&mut recorded, &mut events));
        self.now.hear(&events);
        self.forget_before();
        self.entries.push(Entry { seat, deed: Deed::Leave, chance: recorded.answers });
        Ok(events)
    }

    /// Plays a recorded entry again. An entry that does not fit is refused, and the match is unchanged.
    pub fn redo(&mut self, entry: &Entry) -> Result<Vec<G::Event>, Refusal> {
        match &entry.deed {
            Deed::Act(text) => {
                let action = self.read(text)?;
                self.act_scripted(entry.seat, action, &entry.chance)
            }
            Deed::TakeBack if !entry.chance.is_empty() => {
                Err(Refusal::Chance(Fault::TooMany { asked: 0, given: entry.chance.len() }))
            }
            Deed::TakeBack => self.take_back(entry.seat).map(|()| vec![]),
            Deed::Leave => {
                let mut trial = self.clone();
                let mut script = Script::new(&entry.chance);
                let events = trial.leave(entry.seat, &mut script)?;
                script.finish().map_err(Refusal::Chance)?;
                *self = trial;
                Ok(events)
            }
        }
    }

    /// Reads an action from text.
    pub fn read(&self, text: &str) -> Result<G::Action, Refusal> {
        self.state().read(text).ok_or_else(|| Refusal::Unreadable(text.to_string()))
    }

    /// Plays the whole game again from the record alone. `visit` gets the match after each entry, and what happened.
    pub fn retrace(&self, mut visit: impl FnMut(&Match<G>, &[G::Event])) -> Result<Self, Refusal> {
        let mut again = self.reopened();
        for entry in &self.entries {
            let events = again.redo(entry)?;
            visit(&again, &events);
        }
        Ok(again)
    }

    /// What happened during the setup.
    pub fn prologue(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        if let Start::Agreed(setup) = &self.start {
            G::begin(setup, &mut Cx::telling(&mut Script::new(&self.opening), &mut events));
        }
        events
    }

    /// The game as it was after its first `count` entries.
    pub fn as_of(&self, count: usize) -> Result<Self, Refusal> {
        let mut again = self.reopened();
        self.entries.iter().take(count).try_for_each(|entry| again.redo(entry).map(drop))?;
        Ok(again)
    }

    /// The current position, with all its secrets.
    pub fn state(&self) -> &G {
        &self.now.position
    }

    /// What a viewer sees and remembers. Replaying the record rebuilds it.
    pub fn insight(&self, eye: Eye) -> Insight<G> {
        self.now.insight(eye)
    }

    /// How the game started.
    pub fn start(&self) -> &Start<G::Setup> {
        &self.start
    }

    /// What chance answered during the setup.
    pub fn opening(&self) -> &[u32] {
        &self.opening
    }

    /// The record so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
