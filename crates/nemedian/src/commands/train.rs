//! `nemedian train`

use std::{fs, io::Write, path::PathBuf};

use bots::train::Lessons;

use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Train {
    /// The game
    game: String,
    /// Where to write the model [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How often what was learnt is put to use
    #[arg(long, default_value_t = 10, value_name = "N")]
    rounds: u32,
    /// How many games a round
    #[arg(long, default_value_t = 6000, value_name = "N")]
    games: u32,
    /// The same seed gives the same model
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Train, out: &mut dyn Write) -> Result<(), Failure> {
    let title = games::game(&args.game)?;
    let lessons = Lessons { rounds: args.rounds, games: args.games, seed: args.seed };
    let bar = progress(u64::from(args.rounds) * u64::from(args.games), title.name());
    let model = title.train(&lessons, &|| bar.inc(1))?;
    bar.finish_and_clear();
    match &args.out {
        Some(path) => fs::write(path, model).map_err(|error| Failure::file(path, error)),
        None => Ok(write!(out, "{model}")?),
    }
}
