//! A whole game against squires, with the guide at the shoulder: it speaks the first time something comes, and never twice.

use std::{collections::BTreeSet, fmt};

use shelf::{Shelved, Title};
use table::{Dice, Phrase, Seat, Turn};

use crate::{
    Answer, Lesson, Taken, Unfit,
    facts::Scene,
    playing::{opened, played, unfit},
    script::{Form, Guided, Move, Remark},
};

pub struct FirstGame<'a> {
    lesson: &'a Lesson,
    guided: &'a Guided,
    host: Box<dyn Shelved>,
    me: Seat,
    dice: Dice,
    taken: Taken,
    said: BTreeSet<&'a str>,
    /// To be said, in order.
    remarks: Vec<&'a Remark>,
    heard: Vec<Phrase>,
}

impl fmt::Debug for FirstGame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FirstGame")
            .field("lesson", &self.lesson.name)
            .field("taken", &self.taken)
            .finish_non_exhaustive()
    }
}

impl<'a> FirstGame<'a> {
    /// Takes a first game up where it was left; nothing if the lesson has steps instead.
    pub fn resume(
        lesson: &'a Lesson,
        title: &dyn Title,
        taken: &Taken,
    ) -> Result<Option<FirstGame<'a>>, Unfit> {
        let Form::FirstGame(guided) = &lesson.script.form else { return Ok(None) };
        let (host, me) = opened(lesson, title)?;
        let mut game = FirstGame {
            lesson,
            guided,
            host,
            me,
            dice: Dice(taken.seed),
            taken: Taken { seed: taken.seed, deeds: Vec::new() },
            said: BTreeSet::new(),
            remarks: Vec::new(),
            heard: Vec::new(),
        };
        game.others()?;
        for deed in &taken.deeds {
            // What was said before is not said again.
            game.remarks();
            if !matches!(game.act(deed)?, Answer::Done(_)) {
                return Err(game.unfit(format!("{deed:?} was done before, and does not fit any more")));
            }
        }
        Ok(Some(game))
    }

    pub fn table(&self) -> &dyn Shelved {
        &*self.host
    }

    pub fn me(&self) -> Seat {
        self.me
    }

    pub fn taken(&self) -> &Taken {
        &self.taken
    }

    /// Whether the guide's part is over. One may play on.
    pub fn ended(&self) -> bool {
        self.host.turn() == Turn::Over || self.guided.ends.holds(&self.scene())
    }

    /// What the guide has to say now: moments first, then about what is asked.
    pub fn remarks(&mut self) -> Vec<&'a Remark> {
        let mut remarks = std::mem::take(&mut self.remarks);
        let guided = self.guided;
        if self.ended() {
            remarks.extend(self.said.insert(&guided.last.name).then_some(&guided.last));
        } else if self.host.missing().has(self.me) {
            let question = self.question();
            let fits = |first: &&Remark| {
                let here = first.only_if.as_ref().is_none_or(|fact| fact.holds(&self.scene()));
                here && first.on.contains(&question)
            };
            // The one with a condition of its own is said instead of the general one.
            let fitting: Vec<_> = guided.firsts.iter().filter(fits).collect();
            let first =
                fitting.iter().find(|first| first.only_if.is_some() && !self.said.contains(&*first.name));
            if let Some(first) = first.or(fitting.iter().find(|first| first.only_if.is_none())) {
                remarks.extend(self.said.insert(&first.name).then_some(*first));
            }
        }
        remarks
    }

    /// What the learner heard since this was last asked.
    pub fn news(&mut self) -> Vec<Phrase> {
        std::mem::take(&mut self.heard)
    }

    /// The name of what is asked now.
    pub fn question(&self) -> String {
        self.scene().question(&self.lesson.script.question)
    }

    pub fn act(&mut self, deed: &str) -> Result<Answer, Unfit> {
        if let Err(refusal) = self.host.judge(self.me, deed) {
            return Ok(Answer::Refused(refusal));
        }
        let before = self.heard.len();
        self.plays(self.me, deed.to_string())?;
        self.taken.deeds.push(deed.to_string());
        self.others()?;
        Ok(Answer::Done(self.heard.get(before..).unwrap_or_default().to_vec()))
    }

    /// The others play until the learner is asked.
    fn others(&mut self) -> Result<(), Unfit> {
        while let Some(seat) = self.host.missing().first()
            && !self.host.missing().has(self.me)
        {
            let advised = self.host.advise(seat, self.guided.against, &mut self.dice);
            let action =
                advised.ok_or_else(|| self.unfit("the squire does not know what to do".to_string()))?;
            self.plays(seat, action)?;
        }
        Ok(())
    }

    fn plays(&mut self, seat: Seat, action: String) -> Result<(), Unfit> {
        let one = Move { action, chance: None };
        let heard = played(&mut *self.host, self.me, seat, &one, &mut self.dice);
        let heard = heard.map_err(|what| self.unfit(what))?;
        for phrase in &heard {
            let told = |moment: &&Remark| moment.on.iter().any(|key| key == phrase.key);
            if let Some(moment) = self.guided.moments.iter().find(told)
                && self.said.insert(&moment.name)
            {
                self.remarks.push(moment);
            }
        }
        self.heard.extend(heard);
        Ok(())
    }

    fn scene(&self) -> Scene<'_> {
        Scene { host: &*self.host, me: self.me, heard: &self.heard }
    }

    fn unfit(&self, what: String) -> Unfit {
        unfit(self.lesson, format!("after {} deeds", self.taken.deeds.len()), what)
    }
}
