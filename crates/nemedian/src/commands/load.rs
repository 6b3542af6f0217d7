//! `nemedian load`

use std::{io::Write, time::Duration};

use load::LoadPlan;
use shelf::Title;

use super::serve::runtime;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Load {
    /// The server, started with high --rates
    #[arg(long, default_value = "http://127.0.0.1:4000")]
    url: String,
    /// What is played, table by table in turn
    #[arg(long, value_delimiter = ',', default_values = games::offered(false).map(Title::name))]
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
    /// Before and after opening so many sockets that only listen, from many addresses of this machine; what they cost
    #[arg(long, value_name = "SOCKETS", conflicts_with = "idle", value_parser = clap::value_parser!(u32).range(1..=50_000))]
    sockets: Option<u32>,
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

/// The error with all its causes.
fn reasons(error: &(dyn std::error::Error + 'static)) -> String {
    let all = std::iter::successors(Some(error), |error| error.source());
    all.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// A number from 0.001 to 1,000,000.
fn some(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.001..=1_000_000.0).contains(number));
    number.ok_or_else(|| "a number from 0.001 to 1000000 is wanted".into())
}

pub(crate) fn run(args: &Load, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(tables) = args.idle {
        let game = args.games.first().map_or("", String::as_str);
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
    let server = |error: Box<dyn std::error::Error + Send + Sync>| Failure::Server(reasons(&*error));
    if let Some(sockets) = args.sockets {
        let report = runtime()?.block_on(load::rest(plan, sockets as usize)).map_err(server)?;
        write!(out, "{report}")?;
        let closed = report.sockets - report.open;
        return whole(closed, "sockets were closed")
            .and(whole(report.alone.errors + report.meanwhile.errors, "tables broke off"));
    }
    let report = runtime()?.block_on(load::load(plan)).map_err(server)?;
    write!(out, "{report}")?;
    whole(report.errors, "tables broke off")
}

fn whole(broken: usize, what: &str) -> Result<(), Failure> {
    if broken == 0 { Ok(()) } else { Err(Failure::Refused(format!("{broken} {what}"))) }
}
