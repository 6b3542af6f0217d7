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
    /// How many tables are played at once
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// How many moves a second, in all
    #[arg(long, default_value_t = 200.0)]
    moves: f64,
    /// How long a player thinks at least, in milliseconds
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// How long, in seconds
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
}

pub(crate) fn run(args: &Load, out: &mut dyn Write) -> Result<(), Failure> {
    let plan = LoadPlan {
        url: args.url.clone(),
        tables: args.tables as usize,
        moves_a_second: args.moves,
        think: Duration::from_millis(args.think),
        duration: Duration::from_secs(args.seconds.into()),
    };
    let report =
        runtime()?.block_on(server::load(plan)).map_err(|error| Failure::Server(error.to_string()))?;
    write!(out, "{report}")?;
    if report.errors == 0 {
        Ok(())
    } else {
        Err(Failure::Refused(format!("{} tables broke off", report.errors)))
    }
}
