//! `nemedian arena`

use std::{fs, io::Write, path::PathBuf};

use bots::arena::{
    Contender, Played, fixtures, plot,
    statistics::{Rate, Record, records},
};
use rayon::prelude::*;
use serde_json::{Map, Value, json};
use shelf::Title;
use table::Dice;

use super::progress;
use crate::{args::Setup, failure::Failure};

#[derive(Debug, clap::Args)]
pub(crate) struct Arena {
    /// The game
    game: String,
    #[command(flatten)]
    setup: Setup,
    /// The bots: `king`, or `king@500` (rounds of thinking), or `king@50ms`. More than seats: every table of
    /// them; fewer: the last takes the seats that follow
    #[arg(long, required = true, value_delimiter = ',')]
    bots: Vec<String>,
    /// How many deals a table plays; each with everybody in every seat once
    #[arg(long, default_value_t = 50, value_name = "N")]
    deals: u64,
    /// How many threads [default: as many as there are processors]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// The same seed gives the same games, as long as no bot runs out of time
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Draw ratings, scores over time and victories by seat and role
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

pub(crate) fn run(args: &Arena, out: &mut dyn Write) -> Result<(), Failure> {
    let title = games::game(&args.game)?;
    let contenders = args.bots.iter().map(|name| name.parse()).collect::<Result<Vec<Contender>, _>>();
    let contenders = contenders.map_err(|unknown| Failure::usage(format!("--bots: {unknown}")))?;
    if args.threads == Some(0) {
        return Err(Failure::usage("--threads: at least one is needed"));
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0)).build();
    let pool = pool.map_err(|error| Failure::usage(format!("--threads: {error}")))?;
    let games = pool.install(|| play_all(title, args, &contenders))?;
    let names: Vec<_> = contenders.iter().map(Contender::to_string).collect();
    let records = records(&names, &games);
    if let Some(path) = &args.plot {
        let heading = format!("{}: {} games, seed {}", title.name(), games.len(), args.seed);
        fs::write(path, plot::svg(&heading, &records)).map_err(|error| Failure::file(path, error))?;
    }
    if args.json {
        writeln!(out, "{}", as_json(title, args.seed, games.len(), &records))?;
    } else {
        write!(out, "{}", as_text(title, games.len(), &records))?;
    }
    Ok(())
}

fn play_all(title: &dyn Title, args: &Arena, contenders: &[Contender]) -> Result<Vec<Played>, Failure> {
    let start = super::start(title, &args.setup, &[])?;
    let seats = title.open(&start, &mut Dice(args.seed))?.seats();
    let fixtures = fixtures(contenders.len(), seats.into(), args.deals);
    let bar = progress(fixtures.len() as u64, title.name());
    let play = |fixture| {
        let played = title.compete(&start, contenders, fixture, args.seed)?;
        bar.inc(1);
        played.map_err(|broken| Failure::Refused(broken.to_string()))
    };
    let games = fixtures.par_iter().map(play).collect();
    bar.finish_and_clear();
    games
}

fn percent(rate: &Rate) -> String {
    format!("{:5.1} % [{:.1}–{:.1}]", 100.0 * rate.rate, 100.0 * rate.low, 100.0 * rate.high)
}

fn as_text(title: &dyn Title, games: usize, records: &[Record]) -> String {
    let model = title.model();
    let mut text = format!("{}: {games} games\n", title.name());
    text += &format!("generals and kings judge by model {}, {}\n", model.version, model.origin);
    for record in records {
        let Record { name, wins, elo, times, .. } = record;
        text += &format!("{name:20} {elo:5.0} Elo  wins {} of {}\n", percent(wins), wins.of);
        text += &format!(
            "    a decision: median {:.2} ms, 90 % {:.2}, 99 % {:.2}, longest {:.2} of {}\n",
            times.median, times.p90, times.p99, times.longest, times.count
        );
        for (other, rate) in records.iter().zip(&record.ahead_of).filter(|(_, rate)| rate.of > 0) {
            text += &format!("    ahead of {:20} {} of {}\n", other.name, percent(rate), rate.of);
        }
        for (role, rate) in &record.by_role {
            text += &format!("    as {role:20} {} of {}\n", percent(rate), rate.of);
        }
    }
    text
}

fn rate(rate: &Rate) -> Value {
    json!({ "games": rate.of, "rate": rate.rate, "low": rate.low, "high": rate.high })
}

fn as_json(title: &dyn Title, seed: u64, games: usize, records: &[Record]) -> Value {
    let bot = |record: &Record| {
        let against = records.iter().zip(&record.ahead_of).filter(|(_, rate)| rate.of > 0);
        let against: Map<_, _> = against.map(|(other, ahead)| (other.name.clone(), rate(ahead))).collect();
        let roles: Map<_, _> =
            record.by_role.iter().map(|(role, won)| ((*role).to_string(), rate(won))).collect();
        let times = &record.times;
        json!({
            "bot": record.name, "elo": record.elo, "wins": rate(&record.wins), "ahead_of": against,
            "seats": record.by_seat.iter().map(rate).collect::<Vec<_>>(), "roles": roles,
            "milliseconds": {
                "decisions": times.count, "median": times.median, "p90": times.p90, "p99": times.p99,
                "longest": times.longest,
            },
            "scores": record.scores,
        })
    };
    let bots: Vec<_> = records.iter().map(bot).collect();
    let model = title.model();
    let model = json!({ "version": model.version, "origin": model.origin });
    json!({ "game": title.name(), "games": games, "seed": seed, "model": model, "bots": bots })
}
