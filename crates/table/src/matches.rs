//! A game being played: the position, and the entries that lead to it.

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
    /// From the rules' own setup.
    Agreed(S),
    /// From a position written as text.
    SetUp(String),
}

/// What an entry of the chronicle records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An action, in notation.
    Act(String),
    /// The last action is taken back. Nothing is ever deleted.
    TakeBack,
    /// The seat leaves the game.
    Leave,
}

/// Who did what, and what chance answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub seat: Seat,
    pub deed: Deed,
    pub chance: Vec<u32>,
}

/// Why the table did not take what it was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    NoSuchSeat {
        seat: Seat,
        seats: u8,
    },
    /// No action of this game is written like that.
    Unreadable(String),
    Illegal(Illegal),
    /// There is nothing of this seat's that could be taken back: it was sealed, or another has acted.
    NothingToTakeBack,
    /// The answers given for chance do not fit.
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

/// A game in progress. Positions of this seat's unsealed actions are kept, so that taking back is exact.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: Start<G::Setup>,
    opening: Vec<u32>,
    /// The position before the first entry.
    begun: Recalled<G>,
    now: Recalled<G>,
    entries: Vec<Entry>,
    /// Where things stood before each action that may still be taken back; all by the same seat.
    before: Vec<Recalled<G>>,
}

/// What playing one deed would lead to.
struct Step<G: Game> {
    next: Recalled<G>,
    events: Vec<G::Event>,
    sealed: bool,
}

impl<G: Game> Match<G> {
    /// Sets up and plays on to the first decision; also returns what happened meanwhile.
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

    /// The same where the caller has read the text: it may know editions that the rules do not.
    pub fn open_from(scenario: &str, position: G) -> Self {
        Match::begun(Start::SetUp(scenario.to_string()), vec![], Recalled::new(position))
    }

    fn begun(start: Start<G::Setup>, opening: Vec<u32>, begun: Recalled<G>) -> Self {
        Match { start, opening, now: begun.clone(), begun, entries: vec![], before: vec![] }
    }

    /// The same start again, with nothing played yet.
    fn reopened(&self) -> Self {
        Match::begun(self.start.clone(), self.opening.clone(), self.begun.clone())
    }

    /// Plays, records, and returns what happened.
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

    /// Plays with the answers of chance given; they must fit exactly, or nothing happens.
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
        // What passes the word to somebody else is sealed, too.
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

    /// Nothing before this can come back. Its memory is given back, too: thousands of tables only wait.
    fn forget_before(&mut self) {
        self.before = Vec::new();
    }

    pub fn may_take_back(&self, seat: Seat) -> bool {
        !self.before.is_empty() && self.state().turn() == Turn::of(seat)
    }

    /// Takes back the last action, if it is this seat's and nothing was rolled, shown or passed on.
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

    /// Plays a recorded entry again. Whatever does not fit is refused, and the game unharmed.
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

    pub fn read(&self, text: &str) -> Result<G::Action, Refusal> {
        self.state().read(text).ok_or_else(|| Refusal::Unreadable(text.to_string()))
    }

    /// Plays the whole game again from its start, computed from nothing but the record; `visit` sees the match
    /// after each entry and what happened in it.
    pub fn retrace(&self, mut visit: impl FnMut(&Match<G>, &[G::Event])) -> Result<Self, Refusal> {
        let mut again = self.reopened();
        for entry in &self.entries {
            let events = again.redo(entry)?;
            visit(&again, &events);
        }
        Ok(again)
    }

    /// What happened while the game was set up.
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

    pub fn state(&self) -> &G {
        &self.now.position
    }

    /// What a looker sees, and remembers of what it was told: rebuilt whenever the record is played again.
    pub fn insight(&self, eye: Eye) -> Insight<G> {
        self.now.insight(eye)
    }

    pub fn start(&self) -> &Start<G::Setup> {
        &self.start
    }

    /// What chance answered during the setup.
    pub fn opening(&self) -> &[u32] {
        &self.opening
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
