//! A game in progress whose game the holder need not know: for the server, the terminal, the engine protocol.

use alloc::{boxed::Box, string::String, vec::Vec};

use crate::{
    Chance, Content, Entry, Eye, Game, Match, Phrase, Refusal, Seat, Seats, Setup, Standing, Start, Turn,
};

/// What one looker heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    pub eye: Eye,
    pub phrases: Vec<Phrase>,
}

/// What happened, as everyone perceives it.
pub type Told = Vec<Heard>;

/// Everyone who may look: the seats, an onlooker, the archive.
pub fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    (0..seats).map(Seat).map(Eye::Seat).chain([Eye::Onlooker, Eye::Archive])
}

pub trait Host: Send + Sync {
    fn game(&self) -> &'static str;
    fn edition(&self) -> u16;
    /// How it started, in words that a chronicle keeps.
    fn agreed(&self) -> Agreed;
    /// What chance answered during the setup.
    fn opening(&self) -> &[u32];
    fn entries(&self) -> &[Entry];

    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn missing(&self) -> Seats;
    fn standing(&self) -> Standing;

    /// The legal actions of a seat, in notation, with the phrases that offer them.
    fn offers(&self, seat: Seat) -> Vec<(String, Phrase)>;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn judge(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    fn may_take_back(&self, seat: Seat) -> bool;

    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Told, Refusal>;
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn leave(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<Told, Refusal>;
    /// Plays a recorded entry again.
    fn redo(&mut self, entry: &Entry) -> Result<Told, Refusal>;

    fn ask(&self, eye: Eye) -> Phrase;
    fn describe(&self, eye: Eye) -> Vec<Phrase>;
    /// What `eye` heard, with the number of the entry it belongs to (0 for the setup).
    fn story(&self, eye: Eye) -> Vec<(usize, Phrase)>;
    /// The whole position as text, secrets included.
    fn set_down(&self) -> String;
    /// The game after its first `count` entries.
    fn as_of(&self, count: usize) -> Result<Box<dyn Host>, Refusal>;
}

/// How a game started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Agreed {
    Setup { roles: Vec<Option<&'static str>>, options: Vec<(&'static str, String)>, content: Content },
    Scenario(String),
}

impl<G: Game> Match<G> {
    fn heard_by(&self, eye: Eye, events: &[G::Event]) -> Vec<Phrase> {
        let view = self.state().view(eye);
        events.iter().filter_map(|event| G::glimpse(event, eye)).map(|g| G::narrate(&view, &g)).collect()
    }

    fn told(&self, events: &[G::Event]) -> Told {
        eyes(self.state().seats()).map(|eye| Heard { eye, phrases: self.heard_by(eye, events) }).collect()
    }
}

impl<G: Game> Host for Match<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn edition(&self) -> u16 {
        match self.start() {
            Start::Agreed(setup) => setup.edition(),
            Start::SetUp(_) => G::EDITION,
        }
    }

    fn agreed(&self) -> Agreed {
        match self.start() {
            Start::Agreed(setup) => Agreed::Setup {
                roles: setup.roles(),
                options: G::Setup::CHOICES
                    .iter()
                    .map(|choice| (choice.name, setup.get(choice.name)))
                    .collect(),
                content: setup.content(),
            },
            Start::SetUp(text) => Agreed::Scenario(text.clone()),
        }
    }

    fn opening(&self) -> &[u32] {
        Match::opening(self)
    }

    fn entries(&self) -> &[Entry] {
        Match::entries(self)
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn missing(&self) -> Seats {
        self.state().missing()
    }

    fn standing(&self) -> Standing {
        self.state().standing()
    }

    fn offers(&self, seat: Seat) -> Vec<(String, Phrase)> {
        if seat.0 >= self.state().seats() {
            return Vec::new();
        }
        let view = self.state().view(Eye::Seat(seat));
        let mut legal = Vec::new();
        self.state().legal(seat, &mut legal);
        legal.into_iter().map(|action| (self.state().write(action), G::offer(&view, action))).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        if seat.0 < self.state().seats() {
            self.state().legal(seat, &mut legal);
        }
        legal.into_iter().map(|action| self.state().write(action)).collect()
    }

    fn judge(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        Match::judge(self, seat, self.read(action)?)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        Match::may_take_back(self, seat)
    }

    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Told, Refusal> {
        let action = self.read(action)?;
        let events = Match::act(self, seat, action, chance)?;
        Ok(self.told(&events))
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        Match::take_back(self, seat)
    }

    fn leave(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<Told, Refusal> {
        let events = Match::leave(self, seat, chance)?;
        Ok(self.told(&events))
    }

    fn redo(&mut self, entry: &Entry) -> Result<Told, Refusal> {
        let events = Match::redo(self, entry)?;
        Ok(self.told(&events))
    }

    fn ask(&self, eye: Eye) -> Phrase {
        G::ask(&self.state().view(eye))
    }

    fn describe(&self, eye: Eye) -> Vec<Phrase> {
        G::describe(&self.state().view(eye))
    }

    fn story(&self, eye: Eye) -> Vec<(usize, Phrase)> {
        let numbered = |number: usize, phrases: Vec<Phrase>| phrases.into_iter().map(move |p| (number, p));
        // The opening is told from the view of its end.
        let mut story: Vec<_> = match self.as_of(0) {
            Ok(begun) => numbered(0, begun.heard_by(eye, &self.prologue())).collect(),
            Err(_) => Vec::new(),
        };
        // A match was judged entry by entry when it was made: it retraces.
        _ = self.retrace(|match_, events| {
            story.extend(numbered(match_.entries().len(), match_.heard_by(eye, events)));
        });
        story
    }

    fn set_down(&self) -> String {
        self.state().set_down()
    }

    fn as_of(&self, count: usize) -> Result<Box<dyn Host>, Refusal> {
        Ok(Box::new(Match::as_of(self, count)?))
    }
}
