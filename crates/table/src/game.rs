//! The four traits of a game.

use alloc::{string::String, vec::Vec};
use core::{fmt, hash::Hash};

use crate::{Chance, Cx, Eye, Illegal, Phrase, Seat, Seats, Setup, Standing, Turn};

/// Positions and moves: all that playouts, perft and search need.
pub trait Rules: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// What the players agree on before the game.
    type Setup: Setup;
    /// One click by a player: small, and sorted in the order of the offers.
    type Action: Copy + Eq + Hash + Ord + fmt::Debug + Send + Sync;
    /// Something that happened, with all its secrets. Players are only told a [`Sight::Glimpse`] of it.
    type Event: Clone + fmt::Debug + Send + Sync;

    /// Sets up the game and runs to the first decision. `setup` has passed [`Setup::check`].
    fn begin(setup: &Self::Setup, cx: &mut Cx<'_, Self::Event>) -> Self;

    /// The number of seats, including those that left the game.
    fn seats(&self) -> u8;

    /// Whom the game waits for. Depends only on public information.
    fn turn(&self) -> Turn;

    /// The awaited seats that have not answered yet. During simultaneous choices this is secret: the program
    /// driving the game may act on it, but nobody may be shown it.
    fn missing(&self) -> Seats {
        self.turn().seats()
    }

    /// Appends every legal action of `seat`, in ascending order, each once.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Accepts exactly the actions in [`Rules::legal`], and names the rule when it refuses one.
    fn judge(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Plays a legal action and runs to the next decision.
    fn play(&mut self, seat: Seat, action: Self::Action, cx: &mut Cx<'_, Self::Event>);

    /// Whether `seat` may leave the game now. Leaving is never a legal action, so random play cannot resign.
    fn may_leave(&self, seat: Seat) -> Result<(), Illegal>;

    /// Lets `seat` leave for good (resign) and runs to the next decision.
    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Self::Event>);

    /// The current standing, or the final one when the game is over.
    fn standing(&self) -> Standing;
}

/// Who may know what.
pub trait Sight: Rules {
    /// A position as one viewer sees it, without the secrets of others.
    type View: Clone + Eq + fmt::Debug + Send + Sync;
    /// An event as one viewer perceives it.
    type Glimpse: Clone + Eq + fmt::Debug + Send + Sync;
    /// What a viewer was told earlier and no view shows any more; `()` if views show everything that was ever
    /// public. Starts empty.
    type Memory: Clone + Default + Eq + fmt::Debug + Send + Sync;

    /// The position as `eye` sees it.
    fn view(&self, eye: Eye) -> Self::View;
    /// What `eye` perceives of an event; `None` if nothing.
    fn glimpse(event: &Self::Event, eye: Eye) -> Option<Self::Glimpse>;

    /// Adds what a viewer was just told to their memory.
    fn remember(memory: &mut Self::Memory, glimpse: &Self::Glimpse) {
        _ = (memory, glimpse);
    }

    /// A position that the owner of `view` cannot tell from the real one, drawn uniformly from all that are
    /// consistent with their view and memory. It depends on nothing else. An empty memory fits every view. The
    /// archive's view gives back the position itself. The sealed choices of others have to be made again.
    fn imagine(view: &Self::View, memory: &Self::Memory, chance: &mut dyn Chance) -> Self;
}

/// How the game is told: as keys and typed arguments, never sentences. Everything here reads a view, so a story
/// cannot reveal more than its listener may know.
pub trait Story: Sight {
    /// The question the viewer has to answer now, or whom the table waits for, or that the game is over.
    fn ask(view: &Self::View) -> Phrase;
    /// The label of an offered action.
    fn offer(view: &Self::View, action: Self::Action) -> Phrase;
    /// What just happened.
    fn narrate(view: &Self::View, glimpse: &Self::Glimpse) -> Phrase;
    /// The whole position, line by line, for terminals, screen readers and notices.
    fn describe(view: &Self::View) -> Vec<Phrase>;
}

/// How the game is written down, for chronicles, tests, puzzles and the engine protocol.
pub trait Notation: Rules {
    /// Writes an action as text.
    fn write(&self, action: Self::Action) -> String;
    /// Reads any action of the game, whether or not it is legal in this position.
    fn read(&self, text: &str) -> Option<Self::Action>;
    /// The whole position as text, including secrets.
    fn set_down(&self) -> String;
    /// Reads a position from text. Every position it accepts can be played.
    fn set_up(text: &str) -> Result<Self, Misread>;
}

/// A game with all four traits, which can be hosted, played, watched, searched and archived.
pub trait Game: Rules + Sight + Story + Notation {
    /// The game's name in chronicles, addresses and commands: `age-of-conan`.
    const NAME: &'static str;
    /// The newest edition; see [`Setup::new`].
    const EDITION: u16;
    /// The most actions a game can have. A law checks it.
    const LONGEST: usize;
}

/// Where a text could not be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The line, counting from 1.
    pub line: usize,
    /// The column, counting from 1.
    pub column: usize,
    /// What should have been there.
    pub expected: String,
    /// The word that was there instead; empty at the end of the line or text.
    pub found: String,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Misread { line, column, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found ")?;
        if found.is_empty() { f.write_str("nothing") } else { write!(f, "{found:?}") }
    }
}

impl core::error::Error for Misread {}
