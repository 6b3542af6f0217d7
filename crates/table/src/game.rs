//! The four faces of a game.

use alloc::{string::String, vec::Vec};
use core::{fmt, hash::Hash};

use crate::{Chance, Cx, Eye, Illegal, Phrase, Seat, Seats, Setup, Standing, Turn};

/// What the game is: positions and moves. All that playouts, perft and search need.
pub trait Rules: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    type Setup: Setup;
    /// One click of a person: small, and ordered as the offers are.
    type Action: Copy + Eq + Hash + Ord + fmt::Debug + Send + Sync;
    type Event: Clone + fmt::Debug + Send + Sync;

    /// Sets up and runs on to the first decision. `setup` has passed [`Setup::check`].
    fn begin(setup: &Self::Setup, cx: &mut Cx<'_, Self::Event>) -> Self;

    /// How many sit at the table, those who left included.
    fn seats(&self) -> u8;

    /// Whom the game waits for: a function of the open board.
    fn turn(&self) -> Turn;

    /// Those awaited whose answer is not in yet. With simultaneous choices this is a secret of the table: a
    /// driver may act on it, nobody may be shown it.
    fn missing(&self) -> Seats {
        self.turn().seats()
    }

    /// Appends every legal action of `seat`, in ascending order, each once.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Agrees with [`Rules::legal`], and names the rule when it refuses.
    fn judge(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Plays a legal action and runs on to the next decision.
    fn play(&mut self, seat: Seat, action: Self::Action, cx: &mut Cx<'_, Self::Event>);

    /// Whether `seat` may leave the game now. It is never among the legal actions: nobody leaves by chance.
    fn may_leave(&self, seat: Seat) -> Result<(), Illegal>;

    /// Lets `seat` leave for good (resignation) and runs on to the next decision.
    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Self::Event>);

    /// Current or, when the game is over, final.
    fn standing(&self) -> Standing;
}

/// Who may know what.
pub trait Sight: Rules {
    type View: Clone + Eq + fmt::Debug + Send + Sync;
    /// An event as one looker perceives it.
    type Glimpse: Clone + Eq + fmt::Debug + Send + Sync;
    /// What a looker may remember being told when no view shows it any more; `()` where views show everything
    /// that was ever open. Empty at first.
    type Memory: Clone + Default + Eq + fmt::Debug + Send + Sync;

    fn view(&self, eye: Eye) -> Self::View;
    fn glimpse(event: &Self::Event, eye: Eye) -> Option<Self::Glimpse>;

    /// Takes in what a looker was just told.
    fn remember(memory: &mut Self::Memory, glimpse: &Self::Glimpse) {
        _ = (memory, glimpse);
    }

    /// A position the owner of `view` cannot tell from the real one, drawn uniformly from those consistent with
    /// it and with what its owner remembers. Reads nothing else. An empty memory fits every view. From the
    /// archive's view it is the position itself. The sealed choices of others are open again.
    fn imagine(view: &Self::View, memory: &Self::Memory, chance: &mut dyn Chance) -> Self;
}

/// How it is told: keys and typed arguments, never sentences. Everything here reads a view, so that a story
/// cannot say more than its hearer may know.
pub trait Story: Sight {
    /// What the looker is asked now, or whom the table waits for, or that the game is over.
    fn ask(view: &Self::View) -> Phrase;
    fn offer(view: &Self::View, action: Self::Action) -> Phrase;
    fn narrate(view: &Self::View, glimpse: &Self::Glimpse) -> Phrase;
    /// The whole position, line by line: for terminals, screen readers and notices.
    fn describe(view: &Self::View) -> Vec<Phrase>;
}

/// How it is written down, for chronicles, tests, puzzles and the engine protocol.
pub trait Notation: Rules {
    fn write(&self, action: Self::Action) -> String;
    /// Reads any action of the game, legal here or not.
    fn read(&self, text: &str) -> Option<Self::Action>;
    /// The whole position as text, secrets included.
    fn set_down(&self) -> String;
    /// A position from text; whatever is read can be played.
    fn set_up(text: &str) -> Result<Self, Misread>;
}

/// A game anyone can host, play, watch, search and archive.
pub trait Game: Rules + Sight + Story + Notation {
    const NAME: &'static str;
    /// The newest edition; see [`Setup::new`].
    const EDITION: u16;
    /// No game is longer than this many actions. A law.
    const LONGEST: usize;
}

/// Where a text stopped making sense. Line and column count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    pub line: usize,
    pub column: usize,
    pub expected: String,
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
