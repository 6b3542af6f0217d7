//! `cargo xtask bench`: random play of a game beside random chess, in turn in the same run, so that the ratio means
//! the same on every machine.

mod chess;
mod play;
mod positions;

use std::{
    env, mem,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use clap::Args;
use table::{Dice, Game};

use crate::files;
use play::{Tally, agreed};

#[derive(Args)]
pub(crate) struct Wanted {
    /// Which game
    #[arg(value_parser = GAMES.iter().map(|(name, _)| *name).collect::<Vec<_>>())]
    game: String,
    /// How many play; as many as can, unless said
    #[arg(long)]
    seats: Option<u8>,
    /// How many slices of each game are measured
    #[arg(long, default_value_t = 5)]
    slices: u32,
    /// How long a slice is
    #[arg(long, default_value_t = 1000)]
    milliseconds: u64,
}

type Report = fn(&Wanted) -> Result<()>;

const GAMES: &[(&str, Report)] = &[
    (toys::Nim::NAME, report::<toys::Nim>),
    (toys::Ambush::NAME, report::<toys::Ambush>),
    (age_of_conan::State::NAME, report::<age_of_conan::State>),
    (card_game::State::NAME, report::<card_game::State>),
];

pub(crate) fn run(wanted: &Wanted) -> Result<()> {
    if cfg!(debug_assertions) {
        return again_optimized();
    }
    let (_, report) = GAMES
        .iter()
        .find(|(name, _)| *name == wanted.game)
        .with_context(|| format!("bench: no game {:?}", wanted.game))?;
    report(wanted)
}

/// The same command once more, compiled for speed.
fn again_optimized() -> Result<()> {
    let status = Command::new("cargo")
        .args(["run", "--release", "--quiet", "--package", "xtask", "--"])
        .args(env::args_os().skip(1))
        .current_dir(files::root())
        .status()
        .context("cargo run --release")?;
    if status.success() { Ok(()) } else { bail!("bench: it failed when optimized") }
}

fn report<G: Game>(wanted: &Wanted) -> Result<()> {
    let setup = agreed::<G>(wanted.seats)?;
    let slice = Duration::from_millis(wanted.milliseconds);
    let mut dice = Dice(1);
    let mut buffer = Vec::new();
    // What is measured is play, not the first touch of caches and buffers.
    play::slice::<G>(&setup, &mut dice, &mut buffer, slice / 4);

    let (mut chess, mut ours, mut whole) = (Vec::new(), Vec::new(), Tally::default());
    for _ in 0..wanted.slices.max(1) {
        chess.push(chess::moves_per_second(&mut dice, slice));
        let (tally, seconds) = timed(|| play::slice::<G>(&setup, &mut dice, &mut buffer, slice));
        ours.push(tally.decisions as f64 / seconds);
        whole.add(&tally, seconds);
    }
    let (chess, ours) = (median(&mut chess), median(&mut ours));
    println!("{}, one core, random play, every legal action listed each time", G::NAME);
    println!("chess moves/s:        {chess:.0}");
    println!("decisions/s:          {ours:.0} (those with at least two options)");
    println!("games/s:              {:.1}", whole.games as f64 / whole.seconds);
    println!("decisions per game:   {:.1}", whole.decisions as f64 / whole.games as f64);
    println!("actions per game:     {:.1} (forced ones included)", whole.actions as f64 / whole.games as f64);
    println!("mean branching:       {:.2}", whole.options as f64 / whole.decisions as f64);
    println!("allocations/decision: {:.4}", allocations::<G>(&setup, &mut dice, &mut buffer));
    println!("size of a position:   {} bytes", mem::size_of::<G>());
    let midgame = positions::midgame::<G>(&setup, &mut dice);
    println!("clone:                {:.1} ns", positions::clone_time(&midgame));
    println!("imagine:              {:.1} ns", positions::imagine_time(&midgame, &mut dice));
    let (one, two) = (on_threads::<G>(&setup, 1, slice), on_threads::<G>(&setup, 2, slice));
    println!("1 thread, 2 threads:  {one:.0}, {two:.0} decisions/s ({:.2} times)", two / one);
    println!("ratio: {:.2}", ours / chess);
    Ok(())
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let begun = Instant::now();
    let done = work();
    (done, begun.elapsed().as_secs_f64())
}

fn median(rates: &mut [f64]) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates.get(rates.len() / 2).copied().unwrap_or_default()
}

/// A quiet game in buffers that have grown should allocate nothing.
fn allocations<G: Game>(setup: &G::Setup, dice: &mut Dice, buffer: &mut Vec<G::Action>) -> f64 {
    let mut tally = Tally::default();
    let info = allocation_counter::measure(|| {
        for _ in 0..50 {
            play::game::<G>(setup, dice, buffer, &mut tally);
        }
    });
    info.count_total as f64 / tally.decisions as f64
}

fn on_threads<G: Game>(setup: &G::Setup, threads: u64, slice: Duration) -> f64 {
    let played = |seed| play::slice::<G>(setup, &mut Dice(seed), &mut Vec::new(), slice).decisions;
    let (decisions, seconds) = timed(|| {
        thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|seed| scope.spawn(move || played(seed))).collect();
            running.into_iter().map(|thread| thread.join().unwrap_or_default()).sum::<u64>()
        })
    });
    decisions as f64 / seconds
}
