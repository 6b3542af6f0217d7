//! `cargo xtask bench`: random play of a game beside random chess, in turn in the same run, so that the ratio means
//! the same on every machine.

mod chess;

use std::{
    env,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use clap::Args;
use games::GAMES;
use shelf::{Bench, Pace};
use table::Dice;

use crate::files;

#[derive(Args)]
pub(crate) struct Wanted {
    /// Which game
    #[arg(value_parser = GAMES.iter().map(|title| title.name()).collect::<Vec<_>>())]
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

pub(crate) fn run(wanted: &Wanted) -> Result<()> {
    if cfg!(debug_assertions) {
        return again_optimized();
    }
    let mut bench = games::game(&wanted.game)?.bench(wanted.seats)?;
    report(wanted, &mut *bench);
    Ok(())
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

fn report(wanted: &Wanted, bench: &mut dyn Bench) {
    let slice = Duration::from_millis(wanted.milliseconds);
    let mut dice = Dice(1);
    // What is measured is play, not the first touch of caches and buffers.
    bench.slice(slice / 4);

    let (mut chess, mut ours, mut whole, mut time) = (Vec::new(), Vec::new(), Pace::default(), 0.0);
    for _ in 0..wanted.slices.max(1) {
        chess.push(chess::moves_per_second(&mut dice, slice));
        let (pace, seconds) = timed(|| bench.slice(slice));
        ours.push(pace.decisions as f64 / seconds);
        whole = whole.join(pace);
        time += seconds;
    }
    let (chess, ours) = (median(&mut chess), median(&mut ours));
    println!("{}, one core, random play, every legal action listed each time", wanted.game);
    println!("chess moves/s:        {chess:.0}");
    println!("decisions/s:          {ours:.0} (those with at least two options)");
    println!("games/s:              {:.1}", whole.games as f64 / time);
    println!("decisions per game:   {:.1}", whole.decisions as f64 / whole.games as f64);
    println!("actions per game:     {:.1} (forced ones included)", whole.actions as f64 / whole.games as f64);
    println!("mean branching:       {:.2}", whole.options as f64 / whole.decisions as f64);
    println!("allocations/decision: {:.4}", allocations(bench));
    println!("size of a position:   {} bytes", bench.size());
    println!("clone:                {:.1} ns", bench.clone_time());
    println!("imagine:              {:.1} ns", bench.imagine_time());
    let (one, two) = (on_threads(bench, 1, slice), on_threads(bench, 2, slice));
    println!("1 thread, 2 threads:  {one:.0}, {two:.0} decisions/s ({:.2} times)", two / one);
    println!("ratio: {:.2}", ours / chess);
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
fn allocations(bench: &mut dyn Bench) -> f64 {
    let mut played = Pace::default();
    let info = allocation_counter::measure(|| played = bench.games(50));
    info.count_total as f64 / played.decisions as f64
}

fn on_threads(bench: &dyn Bench, threads: u64, slice: Duration) -> f64 {
    let beside: Vec<_> = (0..threads).map(|seed| bench.beside(seed)).collect();
    let (decisions, seconds) = timed(|| {
        thread::scope(|scope| {
            let play = |mut bench: Box<dyn Bench>| scope.spawn(move || bench.slice(slice).decisions);
            let running: Vec<_> = beside.into_iter().map(play).collect();
            running.into_iter().map(|thread| thread.join().unwrap_or_default()).sum::<u64>()
        })
    });
    decisions as f64 / seconds
}
