//! `nemedian load`

use std::{io::Write, time::Duration};

use server::LoadPlan;

use super::serve::runtime;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Load {
    /// The server, started with high --rates
    #[arg(long, default_value = "http://127.0.0.1:4000")]
    url: String,
    /// What is played, table by table in turn
    #[arg(long, value_delimiter = ',', default_value = "age-of-conan,card-game")]
    games: Vec<String>,
    /// How many tables are played at once
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// How many moves a second, in all
    #[arg(long, default_value_t = 200.0, value_parser = some)]
    moves: f64,
    /// How long a player thinks at least, in milliseconds
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=3_600_000))]
    think: u64,
    /// How long, in seconds
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// Let every socket be told the position in words, too, as a screen reader is
    #[arg(long)]
    words: bool,
    /// Instead: fill a file with so many games, start a server on it, and measure what idle tables cost
    #[arg(long, value_name = "TABLES", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    idle: Option<u32>,
    /// With --idle: how many of them are looked at
    #[arg(long, default_value_t = 1000, value_name = "TABLES", requires = "idle")]
    looked_at: u32,
    /// With --idle: after how many seconds the server forgets a table; looking at all and cooling take their time before
    #[arg(long, default_value_t = 20, value_name = "S", requires = "idle",
        value_parser = clap::value_parser!(u64).range(12..=3600))]
    forgets: u64,
    /// With --idle: how many entries each game has
    #[arg(long, default_value_t = 20, value_name = "N", requires = "idle")]
    entries: usize,
}

/// What went wrong, and why, and why that.
fn reasons(error: &(dyn std::error::Error + 'static)) -> String {
    let all = std::iter::successors(Some(error), |error| error.source());
    all.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// More than none, and not without end.
fn some(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.001..=1_000_000.0).contains(number));
    number.ok_or_else(|| "a number from 0.001 to 1000000 is wanted".into())
}

pub(crate) fn run(args: &Load, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(tables) = args.idle {
        let game = args.games.first().map_or("age-of-conan", String::as_str);
        let stock = super::idle::Stock { game, tables, entries: args.entries, looked_at: args.looked_at };
        return super::idle::run(&stock, Duration::from_secs(args.forgets), out);
    }
    let plan = LoadPlan {
        url: args.url.clone(),
        games: args.games.clone(),
        tables: args.tables as usize,
        moves_a_second: args.moves,
        think: Duration::from_millis(args.think),
        duration: Duration::from_secs(args.seconds.into()),
        words: args.words,
    };
    let report =
        runtime()?.block_on(server::load(plan)).map_err(|error| Failure::Server(reasons(&*error)))?;
    write!(out, "{report}")?;
    if report.errors == 0 {
        Ok(())
    } else {
        Err(Failure::Refused(format!("{} tables broke off", report.errors)))
    }
}
