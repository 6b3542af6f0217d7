//! A match of any game, for callers that do not know which: the server, the terminal, the engine protocol.

use alloc::{boxed::Box, string::String, vec::Vec};

use crate::{
    Chance, Content, Entry, Eye, Game, Match, Notation, Phrase, Refusal, Rules, Seat, Seats, Setup, Sight,
    Standing, Start, Story, Turn,
};

/// What one viewer heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// The viewer.
    pub eye: Eye,
    /// What they were told, in order.
    pub phrases: Vec<Phrase>,
}

/// What happened, as each viewer perceives it.
pub type Told = Vec<Heard>;

/// Every viewer: the seats, an onlooker and the archive.
pub fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    (0..seats).map(Seat).map(Eye::Seat).chain([Eye::Onlooker, Eye::Archive])
}

/// A match of any game. Actions are text, and what is said to people are phrases.
pub trait Host: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The edition it is played by.
    fn edition(&self) -> u16;
    /// How the game started, as a chronicle records it.
    fn agreed(&self) -> Agreed;
    /// What chance answered during the setup.
    fn opening(&self) -> &[u32];
    /// The record so far.
    fn entries(&self) -> &[Entry];

    /// The number of seats.
    fn seats(&self) -> u8;
    /// Whom the game waits for.
    fn turn(&self) -> Turn;
    /// The awaited seats that have not answered yet; secret, see [`Rules::missing`](crate::Rules::missing).
    fn missing(&self) -> Seats;
    /// The current or final standing.
    fn standing(&self) -> Standing;

    /// The legal actions of a seat, in notation, with their labels.
    fn offers(&self, seat: Seat) -> Vec<(String, Phrase)>;
    /// The legal actions of a seat, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Whether an action is legal, and if not, why.
    fn judge(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Whether this seat may take back the last action.
    fn may_take_back(&self, seat: Seat) -> bool;

    /// Plays an action and records it.
    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Told, Refusal>;
    /// Takes back the seat's last action.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Lets a seat leave the game for good.
    fn leave(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<Told, Refusal>;
    /// Plays a recorded entry again.
    fn redo(&mut self, entry: &Entry) -> Result<Told, Refusal>;

    /// What `eye` is asked now.
    fn ask(&self, eye: Eye) -> Phrase;
    /// The position as `eye` sees it, line by line.
    fn describe(&self, eye: Eye) -> Vec<Phrase>;
    /// What `eye` heard, with the number of the entry it belongs to (0 for the setup).
    fn story(&self, eye: Eye) -> Vec<(usize, Phrase)>;
    /// The whole position as text, including secrets.
    fn set_down(&self) -> String;
    /// The game after its first `count` entries.
    fn as_of(&self, count: usize) -> Result<Box<dyn Host>, Refusal>;
}

/// How a game started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Agreed {
    /// From the game's own setup.
    Setup {
        /// The agreed role of each seat, if any.
        roles: Vec<Option<&'static str>>,
        /// Every option with its value.
        options: Vec<(&'static str, String)>,
        /// The cards and boards in use.
        content: Content,
    },
    /// From a position written as text.
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

/// What holds a match, and so hosts it: the match itself, or what knows more of its game.
pub trait Holds: Send + Sync + 'static {
    /// The game that is played.
    type Game: Game;
    /// The match.
    fn held(&self) -> &Match<Self::Game>;
    /// The match, to be played on.
    fn held_mut(&mut self) -> &mut Match<Self::Game>;
}

impl<G: Game> Holds for Match<G> {
    type Game = G;

    fn held(&self) -> &Match<G> {
        self
    }

    fn held_mut(&mut self) -> &mut Match<G> {
        self
    }
}

impl<H: Holds> Host for H {
    fn game(&self) -> &'static str {
        <H::Game>::NAME
    }

    fn edition(&self) -> u16 {
        match self.held().start() {
            Start::Agreed(setup) => setup.edition(),
            Start::SetUp(_) => <H::Game>::EDITION,
        }
    }

    fn agreed(&self) -> Agreed {
        match self.held().start() {
            Start::Agreed(setup) => Agreed::Setup {
                roles: setup.roles(),
                options: <<H::Game as Rules>::Setup>::CHOICES
                    .iter()
                    .map(|choice| (choice.name, setup.get(choice.name)))
                    .collect(),
                content: setup.content(),
            },
            Start::SetUp(text) => Agreed::Scenario(text.clone()),
        }
    }

    fn opening(&self) -> &[u32] {
        self.held().opening()
    }

    fn entries(&self) -> &[Entry] {
        self.held().entries()
    }

    fn seats(&self) -> u8 {
        self.held().state().seats()
    }

    fn turn(&self) -> Turn {
        self.held().state().turn()
    }

    fn missing(&self) -> Seats {
        self.held().state().missing()
    }

    fn standing(&self) -> Standing {
        self.held().state().standing()
    }

    fn offers(&self, seat: Seat) -> Vec<(String, Phrase)> {
        if seat.0 >= self.held().state().seats() {
            return Vec::new();
        }
        let view = self.held().state().view(Eye::Seat(seat));
        let mut legal = Vec::new();
        self.held().state().legal(seat, &mut legal);
        legal
            .into_iter()
            .map(|action| (self.held().state().write(action), <H::Game>::offer(&view, action)))
            .collect()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        if seat.0 < self.held().state().seats() {
            self.held().state().legal(seat, &mut legal);
        }
        legal.into_iter().map(|action| self.held().state().write(action)).collect()
    }

    fn judge(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.held().judge(seat, self.held().read(action)?)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.held().may_take_back(seat)
    }

    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Told, Refusal> {
        let action = self.held().read(action)?;
        let events = self.held_mut().act(seat, action, chance)?;
        Ok(self.held().told(&events))
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.held_mut().take_back(seat)
    }

    fn leave(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<Told, Refusal> {
        let events = self.held_mut().leave(seat, chance)?;
        Ok(self.held().told(&events))
    }

    fn redo(&mut self, entry: &Entry) -> Result<Told, Refusal> {
        let events = self.held_mut().redo(entry)?;
        Ok(self.held().told(&events))
    }

    fn ask(&self, eye: Eye) -> Phrase {
        <H::Game>::ask(&self.held().state().view(eye))
    }

    fn describe(&self, eye: Eye) -> Vec<Phrase> {
        <H::Game>::describe(&self.held().state().view(eye))
    }

    fn story(&self, eye: Eye) -> Vec<(usize, Phrase)> {
        let numbered = |number: usize, phrases: Vec<Phrase>| phrases.into_iter().map(move |p| (number, p));
        // The opening is told from the view of its end.
        let mut story: Vec<_> = match self.held().as_of(0) {
            Ok(begun) => numbered(0, begun.heard_by(eye, &self.held().prologue())).collect(),
            Err(_) => Vec::new(),
        };
        // A match was judged entry by entry when it was made: it retraces.
        _ = self.held().retrace(|match_, events| {
            story.extend(numbered(match_.entries().len(), match_.heard_by(eye, events)));
        });
        story
    }

    fn set_down(&self) -> String {
        self.held().state().set_down()
    }

    fn as_of(&self, count: usize) -> Result<Box<dyn Host>, Refusal> {
        Ok(Box::new(self.held().as_of(count)?))
    }
}
