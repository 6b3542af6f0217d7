//! A lesson being played.

use std::fmt;

use shelf::{Shelved, Start, Title};
use table::{Chance, Dice, Eye, Phrase, Refusal, Seat, Turn};

use crate::{
    Lesson, Unfit,
    facts::Scene,
    script::{Free, Move, Step, Task, Then},
};

/// What the learner does where there is nothing but words.
pub const GO_ON: &str = "go-on";

/// Where somebody is in a lesson: all that must be kept to take it up again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    /// Of the chance that is not rigged.
    pub seed: u64,
    /// What the learner did, in notation, or [`GO_ON`].
    pub deeds: Vec<String>,
}

/// What comes of a deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was done, and this is what the learner heard.
    Done(Vec<Phrase>),
    /// It was not done: this wrong way of the step has words of its own.
    Wrong { wrong: usize },
    /// It was not done: the rules refuse it.
    Refused(Refusal),
    /// It was not done: it is legal, but not the lesson.
    NotNow,
}

/// A lesson with steps, being played. A wrong way may take several actions until it shows: what was done of it is undone
/// then.
pub struct Playing<'a> {
    lesson: &'a Lesson,
    title: &'static dyn Title,
    host: Box<dyn Shelved>,
    me: Seat,
    dice: Dice,
    taken: Taken,
    /// The step that is being played; all of them once it is over.
    step: usize,
    /// What the learner did in this step.
    gesture: Vec<String>,
    /// How many of these are astray.
    astray: usize,
    heard: Vec<Phrase>,
}

impl fmt::Debug for Playing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Playing")
            .field("lesson", &self.lesson.name)
            .field("step", &self.step)
            .field("taken", &self.taken)
            .finish_non_exhaustive()
    }
}

impl<'a> Playing<'a> {
    /// Takes a lesson up where it was left.
    pub fn resume(
        lesson: &'a Lesson,
        title: &'static dyn Title,
        taken: &Taken,
    ) -> Result<Playing<'a>, Unfit> {
        let (host, me) = opened(lesson, title)?;
        let mut playing = Playing {
            lesson,
            title,
            host,
            me,
            dice: Dice(taken.seed),
            taken: Taken { seed: taken.seed, deeds: Vec::new() },
            step: 0,
            gesture: Vec::new(),
            astray: 0,
            heard: Vec::new(),
        };
        for deed in &taken.deeds {
            if !matches!(playing.act(deed)?, Answer::Done(_)) {
                return Err(playing.unfit(format!("{deed:?} was done before, and does not fit any more")));
            }
        }
        Ok(playing)
    }

    pub fn begin(lesson: &'a Lesson, title: &'static dyn Title, seed: u64) -> Result<Playing<'a>, Unfit> {
        Playing::resume(lesson, title, &Taken { seed, deeds: Vec::new() })
    }

    pub fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// The table, to be shown as the learner sees it.
    pub fn table(&self) -> &dyn Shelved {
        &*self.host
    }

    pub fn me(&self) -> Seat {
        self.me
    }

    pub fn taken(&self) -> &Taken {
        &self.taken
    }

    /// The number of the step, from 0.
    pub fn number(&self) -> usize {
        self.step
    }

    /// The step that is being played; none once the lesson is over.
    pub fn step(&self) -> Option<&'a Step> {
        self.lesson.script.steps().get(self.step)
    }

    /// What may be shown to somebody who does not find it: the next action of the step's first way.
    pub fn show_me(&self) -> Option<&'a str> {
        match &self.step()?.task {
            Task::Read => Some(GO_ON),
            Task::Do(ways) => {
                let right = &self.gesture[..self.gesture.len() - self.astray];
                let way = ways.iter().find(|way| begins(way, right))?;
                way.get(right.len()).map(|next| next.action.as_str())
            }
            Task::Free(_) => None,
        }
    }

    /// Does what the learner wants, if the lesson allows it.
    pub fn act(&mut self, deed: &str) -> Result<Answer, Unfit> {
        let Some(step) = self.step() else { return Ok(Answer::NotNow) };
        match &step.task {
            Task::Read if deed == GO_ON => {
                self.taken.deeds.push(deed.to_string());
                self.finish(step, 0)
            }
            Task::Read => Ok(Answer::NotNow),
            Task::Do(ways) => self.follow(step, ways, deed),
            Task::Free(free) => self.roam(step, free, deed),
        }
    }

    fn follow(&mut self, step: &'a Step, ways: &'a [Vec<Move>], deed: &str) -> Result<Answer, Unfit> {
        let mut path = self.gesture.clone();
        path.push(deed.to_string());
        let here = path.len() - 1;
        if let Some(way) = ways.iter().find(|way| begins(way, &path)) {
            let before = self.heard.len();
            self.plays(self.me, &way[here])?;
            self.gesture = path;
            self.taken.deeds.push(deed.to_string());
            if self.gesture.len() == way.len() {
                return self.finish(step, before);
            }
            return Ok(Answer::Done(self.heard[before..].to_vec()));
        }
        let answer = match step.wrong.iter().position(|wrong| begins(&wrong.way, &path)) {
            Some(wrong) if step.wrong[wrong].way.len() == path.len() => Answer::Wrong { wrong },
            Some(wrong) if self.host.judge(self.me, deed).is_ok() => {
                // Astray, but it does not show yet.
                let before = self.heard.len();
                self.plays(self.me, &step.wrong[wrong].way[here])?;
                self.gesture = path;
                self.astray += 1;
                return Ok(Answer::Done(self.heard[before..].to_vec()));
            }
            _ => self.host.judge(self.me, deed).map_or_else(Answer::Refused, |()| Answer::NotNow),
        };
        self.turn_back()?;
        Ok(answer)
    }

    /// Undoes what is astray.
    fn turn_back(&mut self) -> Result<(), Unfit> {
        if self.astray > 0 {
            *self = Playing::resume(self.lesson, self.title, &self.taken)?;
        }
        Ok(())
    }

    fn roam(&mut self, step: &'a Step, free: &'a Free, deed: &str) -> Result<Answer, Unfit> {
        let mut path = self.gesture.clone();
        path.push(deed.to_string());
        if let Err(refusal) = self.host.judge(self.me, deed) {
            let ends_so = |wrong: &Vec<Move>| {
                path.len() >= wrong.len() && begins(wrong, &path[path.len() - wrong.len()..])
            };
            let wrong = step.wrong.iter().position(|wrong| ends_so(&wrong.way));
            return Ok(wrong.map_or(Answer::Refused(refusal), |wrong| Answer::Wrong { wrong }));
        }
        let (before, question) = (self.heard.len(), self.question());
        self.plays(self.me, &Move { action: deed.to_string(), chance: None })?;
        self.gesture = path;
        self.taken.deeds.push(deed.to_string());
        loop {
            let missing = self.host.missing();
            let done = self.host.turn() == Turn::Over
                || match free {
                    Free::Once => true,
                    Free::WhileAsked => self.question() != question || !missing.has(self.me),
                    Free::Until(fact) => fact.holds(&self.scene()),
                };
            if done {
                return self.finish(step, before);
            }
            let Some(other) = missing.first().filter(|_| !missing.has(self.me)) else {
                return Ok(Answer::Done(self.heard[before..].to_vec()));
            };
            let legal = self.host.legal(other);
            let quiet =
                self.lesson.script.others.iter().find(|quiet| legal.contains(quiet)).or(legal.first());
            let action = quiet.cloned().ok_or_else(|| self.unfit("nobody can go on".to_string()))?;
            self.plays(other, &Move { action, chance: None })?;
        }
    }

    /// The others answer, and the next step begins.
    fn finish(&mut self, step: &'a Step, before: usize) -> Result<Answer, Unfit> {
        for then in &step.then {
            match then {
                Then::Plays { who, moves } => {
                    let seat = self.scene().seat(who);
                    let seat = seat.ok_or_else(|| self.unfit(format!("nobody plays {who:?} here")))?;
                    moves.iter().try_for_each(|one| self.plays(seat, one))?;
                }
                Then::Expect(fact) => fact.check(&self.scene()).map_err(|what| self.unfit(what))?,
            }
        }
        let heard = self.heard.split_off(before);
        self.heard.clear();
        self.gesture.clear();
        self.step += 1;
        Ok(Answer::Done(heard))
    }

    fn plays(&mut self, seat: Seat, one: &Move) -> Result<(), Unfit> {
        let heard = played(&mut *self.host, self.me, seat, one, &mut self.dice);
        let heard = heard.map_err(|what| self.unfit(what))?;
        self.heard.extend(heard);
        Ok(())
    }

    fn scene(&self) -> Scene<'_> {
        Scene { host: &*self.host, me: self.me, heard: &self.heard }
    }

    /// The name of what is asked now.
    pub fn question(&self) -> String {
        self.scene().question(&self.lesson.script.question)
    }

    fn unfit(&self, what: String) -> Unfit {
        let place = self
            .step()
            .map_or("the end".to_string(), |step| format!("line {}, step {}", step.line, step.name));
        unfit(self.lesson, place, what)
    }
}

pub(crate) fn unfit(lesson: &Lesson, place: String, what: String) -> Unfit {
    Unfit { game: lesson.game.clone(), lesson: lesson.name.clone(), place, what }
}

/// The lesson's position on a table, and the learner's seat at it.
pub(crate) fn opened(lesson: &Lesson, title: &dyn Title) -> Result<(Box<dyn Shelved>, Seat), Unfit> {
    let bad = |what: String| unfit(lesson, "position".to_string(), what);
    let start = Start::Scenario(lesson.script.position.clone());
    let host = title.open(&start, &mut Dice(0)).map_err(|error| bad(error.to_string()))?;
    let me = Scene { host: &*host, me: Seat(0), heard: &[] }.seat(&lesson.script.you);
    let me = me.ok_or_else(|| bad(format!("nobody plays {:?} here", lesson.script.you)))?;
    Ok((host, me))
}

/// Plays a move and says what the learner hears of it.
pub(crate) fn played(
    host: &mut dyn Shelved,
    me: Seat,
    seat: Seat,
    one: &Move,
    dice: &mut Dice,
) -> Result<Vec<Phrase>, String> {
    let told = match &one.chance {
        None => host.act(seat, &one.action, dice as &mut dyn Chance),
        Some(answers) => {
            let mut script = table::Script::new(answers);
            let told = host.act(seat, &one.action, &mut script);
            if told.is_ok() {
                script.finish().map_err(|fault| format!("{:?}: {fault}", one.action))?;
            }
            told
        }
    };
    let told = told.map_err(|refusal| {
        format!("{:?} is refused: {refusal:?}; legal is {}", one.action, host.legal(seat).join(", "))
    })?;
    Ok(told.into_iter().filter(|heard| heard.eye == Eye::Seat(me)).flat_map(|heard| heard.phrases).collect())
}

fn begins(way: &[Move], path: &[String]) -> bool {
    way.len() >= path.len() && way.iter().zip(path).all(|(one, action)| one.action == *action)
}
