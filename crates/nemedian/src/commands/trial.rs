//! `nemedian trial`

use std::{
    io::Write,
    path::{Path, PathBuf},
    time::Duration,
};

use clap::ValueEnum;
use trials::{Kept, Plan, Plant};

use super::serve::runtime;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Trial {
    /// How long people play, in seconds
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(5..=86_400))]
    seconds: u32,
    /// Where the tables are kept: one file, or a PostgreSQL under three nodes and a worker
    #[arg(long, value_enum, default_value_t = Store::Sqlite)]
    store: Store,
    /// The same seed gives the same faults at the same times [default: from the system]
    #[arg(long)]
    seed: Option<u64>,
    /// How many tables are played at once
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=100))]
    tables: u16,
    /// No faults: only people
    #[arg(long)]
    calm: bool,
    /// Keep the history, the logs of the servers and the database in this new folder
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Store {
    Sqlite,
    Postgres,
}

pub(crate) fn run(args: &Trial, out: &mut dyn Write) -> Result<(), Failure> {
    let seed = match args.seed {
        Some(seed) => seed,
        // Short enough to type.
        None => u64::from(getrandom::u32().map_err(|error| Failure::Server(error.to_string()))?),
    };
    let kept = match args.store {
        Store::Sqlite => Kept::Sqlite,
        Store::Postgres => Kept::Postgres,
    };
    let length = Duration::from_secs(args.seconds.into());
    let plan = if args.calm { Plan::calm(seed, kept, length) } else { Plan::draw(seed, kept, length) };
    let plan = Plan { tables: args.tables.into(), ..plan };
    write!(out, "{plan}")?;
    out.flush()?;
    let program = std::env::current_exe()?;
    if let Some(folder) = &args.keep {
        std::fs::create_dir(folder).map_err(|error| Failure::file(folder, error))?;
        return tried(&program, folder, &plan, true, out);
    }
    let folder = tempfile::tempdir()?;
    tried(&program, folder.path(), &plan, false, out)
}

fn tried(program: &Path, folder: &Path, plan: &Plan, keep: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let wrong = |error: trials::Wrong| Failure::Server(error.to_string());
    let folder = folder.canonicalize()?;
    let trial = trials::run(program, &folder, plan, Plant::None);
    let tried = runtime()?.block_on(trial).map_err(wrong)?;
    if keep {
        trials::keep(&tried.history, &folder.join("history.jsonl"))?;
    }
    write!(out, "{}", tried.verdict)?;
    match tried.verdict.findings.len() {
        0 => Ok(()),
        some => Err(Failure::Refused(format!("{some} findings; seed {}", plan.seed))),
    }
}
