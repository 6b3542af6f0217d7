//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use language::{Locale, UnknownLocale};

/// Plays, replays, verifies and measures the games on the shelf.
#[derive(Debug, Parser)]
#[command(name = "nemedian", version, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[arg(long, global = true, value_name = "LANG", help = about_lang())]
    lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

fn about_lang() -> String {
    let spoken = Locale::ALL.map(Locale::tag).join(", ");
    format!("The language of sentences: {spoken} [default: from LC_ALL, LC_MESSAGES or LANG, else en]")
}

const EXIT_CODES: &str = "Exit codes: 0 all well; 1 a check failed or the rules refused; 2 wrong usage; \
                          3 a file cannot be read, written or understood; 4 input or output failed; \
                          5 port or database of the server cannot be used.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Lists the games: who can play, as what, with which options
    Games(Games),
    /// Plays a game in the terminal
    Play(Play),
    /// Shows a recorded game: its story, and the position at any entry
    Replay(Replay),
    /// Checks a recorded game, dice included, without server or network
    Verify(Verify),
    /// Lets bots play many games and counts
    Simulate(Simulate),
    /// Lets bots compete, everybody in every seat of every deal, and rates them
    Arena(crate::commands::arena::Arena),
    /// Learns from self-play what a position is worth
    Train(crate::commands::train::Train),
    /// Counts the lines of play from a position
    Perft(Perft),
    /// Shows the numbered rules
    Rules(Rules),
    /// Looks after an owner's own edition of the cards and boards
    #[command(subcommand)]
    Content(ContentCommand),
    /// Speaks the engine protocol: JSON lines on standard input and output
    Engine(Engine),
    /// Hosts tables for people and bots
    Serve(crate::commands::serve::Settings),
    /// Lets bots decide for the tables of a PostgreSQL that several nodes share
    Worker(crate::commands::serve::Settings),
    /// Copies the database into a file, while the server runs
    Backup(crate::commands::backup::Kept),
    /// Brings such a copy back into an empty database
    Restore(crate::commands::backup::Kept),
    /// Replays every stored game with this build and names those that do not fit
    Doctor(crate::commands::serve::Settings),
    /// Looks after people and tables while servers run: looks up, bans, renames, removes, closes, resets passwords
    Admin(crate::commands::admin::Admin),
    /// Lets simulated people play against a running server, and measures
    Load(crate::commands::load::Load),
    /// Lets simulated people play while servers fail, and checks that the log explains what they were shown
    Trial(crate::commands::trial::Trial),
}

#[derive(Debug, clap::Args)]
pub(crate) struct Games {
    /// Only this game
    pub(crate) game: Option<String>,
    /// List the toys, too: small games for developers
    #[arg(long)]
    pub(crate) toys: bool,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a game starts.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Setup {
    /// How many play [default: as few as may]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Draw the roles that are not said, instead of those the rules recommend
    #[arg(long)]
    pub(crate) draw: bool,
    /// An option of the game; `nemedian games GAME` lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
    /// A named set of options
    #[arg(long)]
    pub(crate) preset: Option<String>,
    /// Start from a position written as text
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "draw", "options", "preset"])]
    pub(crate) scenario: Option<PathBuf>,
    /// Play with the edition of the cards and boards in this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Engine {
    /// Play with the edition of the cards and boards in this folder, or in its folders named after games
    #[arg(long, value_name = "FOLDER")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ContentCommand {
    /// Reads the files of an edition and says what is wrong with them, with file, line and reason
    Check(ContentCheck),
}

#[derive(Debug, clap::Args)]
pub(crate) struct ContentCheck {
    /// The folder of the edition
    pub(crate) folder: PathBuf,
    /// The game it is for [default: the one it fits best]
    #[arg(long)]
    pub(crate) game: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Play {
    /// The game; a menu asks if it is not given
    pub(crate) game: Option<String>,
    /// Offer the toys in the menu, too: small games for developers
    #[arg(long)]
    pub(crate) toys: bool,
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Who sits where, in order: WHO, ROLE=WHO or NUMBER=WHO, where WHO is `human` or a bot
    /// [default: a human first, then bots]
    #[arg(long = "seat", value_name = "SEAT")]
    pub(crate) seats: Vec<String>,
    /// Repeatable chance, the same every time [default: from the system, committed and verifiable]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Write the game to this file after every entry
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "options", "preset", "scenario", "seed"])]
    pub(crate) resume: Option<PathBuf>,
    /// When to ask although only one answer is possible [default: never with one human; always with several,
    /// because not being asked would tell the others something]
    #[arg(long, value_enum)]
    pub(crate) ask: Option<Ask>,
    /// When to hide the screen between two humans
    #[arg(long, value_enum, default_value_t = Curtain::Auto)]
    pub(crate) curtain: Curtain,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Ask {
    /// Whenever it is a human's turn
    Always,
    /// Only where there is something to decide
    Needed,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Curtain {
    /// If both input and output are a terminal
    Auto,
    Always,
    Never,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Replay {
    /// The chronicle
    pub(crate) file: PathBuf,
    /// After this entry; 0 is the opening [default: the last]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// The edition it was played with, if it was an owner's own
    #[arg(long, value_name = "FOLDER")]
    pub(crate) content: Option<PathBuf>,
    /// Who is looking: a seat's number or role, `onlooker` or `archive`
    #[arg(long = "as", value_name = "EYE", default_value = "archive")]
    pub(crate) eye: String,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    /// The chronicle
    pub(crate) file: PathBuf,
    /// The edition it was played with, if it was an owner's own
    #[arg(long, value_name = "FOLDER")]
    pub(crate) content: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Simulate {
    /// The game
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub(crate) games: u64,
    /// The bots, seat by seat; the last also takes the seats that follow
    #[arg(long, default_value = "random", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many threads [default: as many as there are processors]
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    /// The same seed gives the same games, on any number of threads
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Also show what is done in the games, and how often
    #[arg(long)]
    pub(crate) shape: bool,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Perft {
    /// The game
    pub(crate) game: String,
    /// How many actions deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// The dice, the same everywhere
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Show the count below each first action
    #[arg(long)]
    pub(crate) divide: bool,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Rules {
    /// The game [default: list the rule books]
    pub(crate) game: Option<String>,
    /// List the rule books of the toys, too: small games for developers
    #[arg(long)]
    pub(crate) toys: bool,
    /// A rule's number, or a section's letter [default: the whole book]
    pub(crate) id: Option<String>,
    /// The rules that say all these words
    #[arg(long, value_name = "WORDS", conflicts_with = "id", requires = "game")]
    pub(crate) search: Option<String>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_string(), value.to_string())),
        _ => Err("expected NAME=VALUE".to_string()),
    }
}

impl Args {
    /// What `--lang` says, or else the environment; a language we do not speak there is no error.
    pub(crate) fn locale(&self) -> Result<Locale, UnknownLocale> {
        if let Some(lang) = &self.lang {
            return lang.parse();
        }
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        Ok(set.and_then(|value| value.parse().ok()).unwrap_or(Locale::En))
    }
}
