//! The table in the terminal: the game, who plays, who has heard what, where it is saved.

use std::path::PathBuf;

use chronicle::{Header, Luck, Scribe, Secret};
use games::Shelf;
use language::{RuleBook, Teller};
use shelf::{Advised, Budget, Expected, Shelved};
use table::{Dice, Eye, Phrase, Refusal, Seat, Told, eyes};

use super::seats::Who;
use crate::{failure::Failure, files, record};

pub(super) struct Table {
    scribe: Scribe<dyn Shelved>,
    secret: Option<Secret>,
    pub(super) who: Vec<Who>,
    pub(super) teller: Teller,
    pub(super) book: Option<RuleBook>,
    pub(super) save: Option<PathBuf>,
    /// What everybody has heard: the seats, an onlooker, the archive.
    heard: Vec<Hearing>,
    /// The bots' source of randomness.
    dice: Dice,
}

/// What one viewer has heard, with the numbers of the entries, and how much of it was shown.
struct Hearing {
    eye: Eye,
    phrases: Vec<(usize, Phrase)>,
    shown: usize,
}

impl Table {
    pub(super) fn new(
        scribe: Scribe<dyn Shelved>,
        secret: Option<Secret>,
        who: Vec<Who>,
        teller: Teller,
        dice: Dice,
    ) -> Table {
        let host = scribe.host();
        let book = RuleBook::of(teller.locale(), host.game());
        let hearing = |eye| Hearing { eye, phrases: host.story(eye), shown: 0 };
        let heard = eyes(host.seats()).map(hearing).collect();
        Table { scribe, secret, who, teller, book, save: None, heard, dice }
    }

    /// Sets up a game whose chance is committed to `secret`.
    pub(super) fn open(header: Header, secret: &Secret) -> Result<Scribe<dyn Shelved>, Failure> {
        Scribe::open(header, Luck::Committed(secret.clone()), &Shelf).map_err(Failure::usage)
    }

    pub(super) fn game(&self) -> &dyn Shelved {
        self.scribe.host()
    }

    pub(super) fn header(&self) -> &Header {
        self.scribe.header()
    }

    pub(super) fn humans(&self) -> usize {
        self.who.iter().filter(|who| **who == Who::Human).count()
    }

    pub(super) fn is_human(&self, seat: Seat) -> bool {
        self.who.get(seat.index()) == Some(&Who::Human)
    }

    pub(super) fn act(&mut self, seat: Seat, action: &str) -> Result<Result<(), Refusal>, Failure> {
        match self.scribe.act(seat, action) {
            Ok(told) => self.note(told).map(Ok),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    pub(super) fn leave(&mut self, seat: Seat) -> Result<Result<(), Refusal>, Failure> {
        match self.scribe.leave(seat) {
            Ok(told) => self.note(told).map(Ok),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// Takes back to the last real decision, including answers that were given automatically since.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<Result<(), Refusal>, Failure> {
        if let Err(refusal) = self.scribe.take_back(seat) {
            return Ok(Err(refusal));
        }
        while self.game().legal(seat).len() == 1 && self.game().may_take_back(seat) {
            if self.scribe.take_back(seat).is_err() {
                break;
            }
        }
        self.note(Told::new()).map(Ok)
    }

    /// What the bot in this seat decides.
    pub(super) fn advise(&mut self, seat: Seat) -> Option<String> {
        match self.who.get(seat.index()) {
            Some(&Who::Bot(bot)) => self.scribe.host().advise(seat, bot, &mut self.dice),
            _ => None,
        }
    }

    /// How the game will end, as far as this eye can tell.
    pub(super) fn forecast(&mut self, eye: Eye) -> Vec<Expected> {
        self.scribe.host().forecast(eye, &mut self.dice).seats
    }

    /// What this seat should do, best first.
    pub(super) fn advice(&mut self, seat: Seat, budget: Budget) -> Vec<Advised> {
        self.scribe.host().advice(seat, budget, &mut self.dice).map_or_else(Vec::new, |advice| advice.options)
    }

    fn note(&mut self, told: Told) -> Result<(), Failure> {
        let entry = self.game().entries().len();
        for (hearing, heard) in self.heard.iter_mut().zip(told) {
            hearing.phrases.extend(heard.phrases.into_iter().map(|phrase| (entry, phrase)));
        }
        self.write().map(drop)
    }

    /// Writes the game to its file, if it has one.
    pub(super) fn write(&self) -> Result<Option<&PathBuf>, Failure> {
        let Some(path) = &self.save else { return Ok(None) };
        let chronicle = record::written(&self.scribe, self.secret.as_ref())
            .map_err(|error| Failure::file(path, error))?;
        files::save(path, &chronicle, self.secret.as_ref())?;
        Ok(Some(path))
    }

    /// What this viewer has not been shown yet; marks it as shown.
    pub(super) fn news(&mut self, eye: Eye) -> Vec<String> {
        let Some(hearing) = self.heard.iter_mut().find(|hearing| hearing.eye == eye) else { return vec![] };
        let fresh = hearing.phrases.get(hearing.shown..).unwrap_or_default();
        let news = fresh.iter().map(|(_, phrase)| self.teller.say(phrase)).collect();
        hearing.shown = hearing.phrases.len();
        news
    }

    /// Everything this viewer has heard.
    pub(super) fn story(&self, eye: Eye) -> Vec<String> {
        let hearing = self.heard.iter().find(|hearing| hearing.eye == eye);
        let line = |(entry, phrase): &(usize, Phrase)| format!("{entry:>4}  {}", self.teller.say(phrase));
        hearing.map(|hearing| hearing.phrases.iter().map(line).collect()).unwrap_or_default()
    }
}
