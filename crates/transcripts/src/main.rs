//! `cargo transcripts`: records games, plays them again and compares; see the crate's first page.

mod before;

use std::{
    fs, io,
    io::Write as _,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use transcripts::{
    COLUMNS, Column, Compared, Difference, Files, KEPT, Kept, Named, READ, check, print, record, renew,
};

#[derive(Parser)]
#[command(name = "cargo transcripts", about)]
struct Command {
    #[command(subcommand)]
    chore: Chore,
    /// The folder of the transcripts, if not this repository's
    #[arg(long, global = true)]
    from: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Chore {
    /// Plays every transcript again and says which columns differ where
    Check {
        /// Only this game
        #[arg(long)]
        game: Option<String>,
        /// Only these columns
        #[arg(long = "column")]
        columns: Vec<Column>,
        /// This program as built before, to say in which lines, and for whom, the first differences are
        #[arg(long, value_name = "PROGRAM")]
        before: Option<PathBuf>,
    },
    /// Writes a transcript out in full as this build plays it, to be compared with another build's by `diff`
    Print {
        /// Such as age-of-conan/07
        name: String,
        /// Only these columns
        #[arg(long = "column")]
        columns: Vec<Column>,
        /// Only this entry (0 is the opening)
        #[arg(long)]
        entry: Option<usize>,
    },
    /// Accepts what these columns say now; the games stay as they were played
    Renew {
        columns: Vec<Column>,
        /// Only this game
        #[arg(long)]
        game: Option<String>,
    },
    /// Plays new games in place of the recorded ones
    Record {
        /// Only this game
        #[arg(long)]
        game: Option<String>,
        #[arg(long, default_value_t = 16)]
        seed: u64,
    },
}

fn main() -> ExitCode {
    let Command { chore, from } = Command::parse();
    let files = from.map_or_else(Files::ours, |folder| Files::at(&folder));
    let done = match chore {
        Chore::Check { game, columns, before } => {
            check_all(&files, game.as_deref(), &or_all(columns), before.as_deref())
        }
        Chore::Print { name, columns, entry } => print_one(&files, &name, &or_all(columns), entry),
        Chore::Renew { columns, game } => renew_all(&files, game.as_deref(), &columns),
        Chore::Record { game, seed } => record_all(&files, game.as_deref(), seed),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn or_all(columns: Vec<Column>) -> Vec<Column> {
    if columns.is_empty() { COLUMNS.to_vec() } else { columns }
}

fn games(only: Option<&str>) -> Result<Vec<Kept>> {
    let games: Vec<_> = KEPT.into_iter().filter(|kept| only.is_none_or(|only| only == kept.game)).collect();
    if games.is_empty() {
        let known = KEPT.map(|kept| kept.game).join(", ");
        bail!("no transcripts of {:?} are kept; there are {known}", only.unwrap_or_default());
    }
    Ok(games)
}

fn record_all(files: &Files, only: Option<&str>, seed: u64) -> Result<()> {
    for kept in games(only)? {
        let begun = Instant::now();
        let [transcripts, entries, bytes] = record(files, kept, seed)?;
        let seconds = begun.elapsed().as_secs_f32();
        let game = kept.game;
        println!("{game}: {transcripts} transcripts, {entries} entries, {bytes} bytes, {seconds:.1} s");
    }
    Ok(())
}

fn renew_all(files: &Files, only: Option<&str>, columns: &[Column]) -> Result<()> {
    if columns.is_empty() {
        let known = COLUMNS.map(Column::name).join(", ");
        bail!("which columns are to be accepted as they are now? There are {known}");
    }
    for Kept { game, .. } in games(only)? {
        let all = files.of(game)?;
        for Named { name, transcript } in &all {
            let transcript = renew(transcript, &all, columns).with_context(|| name.clone())?;
            files.save(&Named { name: name.clone(), transcript })?;
        }
    }
    Ok(())
}

fn print_one(files: &Files, name: &str, columns: &[Column], entry: Option<usize>) -> Result<()> {
    let (game, _) = name.split_once('/').context("a transcript is named like age-of-conan/07")?;
    let all = files.of(game)?;
    let found = all.iter().find(|named| named.name == name);
    let transcript = &found.with_context(|| format!("there is no transcript {name}"))?.transcript;
    let entries = entry.map_or(0..=usize::MAX, |entry| entry..=entry);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let played = print(transcript, &all, columns, &entries, &mut out)?;
    out.flush()?;
    Ok(played?)
}

/// So many differences of a column are shown.
const SHOWN: usize = 5;

fn check_all(files: &Files, only: Option<&str>, columns: &[Column], before: Option<&Path>) -> Result<()> {
    let (mut differ, mut moments) = (false, 0);
    for Kept { game, .. } in games(only)? {
        let compared = check(&files.of(game)?, columns);
        let all: usize = compared.iter().map(|one| one.moments).sum();
        println!("{game}: {} replays, {all} moments", compared.len());
        for strayed in compared.iter().filter_map(|one| Some((&one.name, one.strayed.as_ref()?))) {
            println!("  {}: cannot be played on: {}", strayed.0, strayed.1);
        }
        for &column in columns {
            for (name, difference) in told(&compared, column, all) {
                show(files, name, difference, before)?;
            }
        }
        differ |= !compared.iter().all(Compared::holds);
        moments += all;
    }
    if differ {
        bail!("transcripts: not everything is as it was recorded");
    }
    println!("transcripts: the same at all {moments} moments");
    Ok(())
}

/// Says how often a column differs; returns the first few differences.
fn told(compared: &[Compared], column: Column, all: usize) -> Vec<(&str, &Difference)> {
    let named = |one| {
        let Compared { name, differences, .. }: &Compared = one;
        differences.iter().map(|difference| (name.as_str(), difference))
    };
    let mut differences: Vec<_> =
        compared.iter().flat_map(named).filter(|(_, difference)| difference.column == column).collect();
    if !differences.is_empty() {
        println!("  {}: differs at {} of {all} moments", column.name(), differences.len());
    }
    differences.retain(|(_, difference)| difference.now.is_some());
    differences.truncate(SHOWN);
    differences
}

fn show(files: &Files, name: &str, difference: &Difference, before: Option<&Path>) -> Result<()> {
    let Difference { entry, column, now: Some(now) } = difference else { return Ok(()) };
    let path = kept(name, *entry, *column, now)?;
    println!("    {name}, entry {entry}; all it says now is in {path}");
    if let Some(program) = before {
        let played = name.trim_end_matches(READ);
        for line in before::differing(program, files, (played, *entry), *column, now)? {
            println!("      {line}");
        }
    }
    Ok(())
}

/// Keeps a text where it can be looked at, and says where.
fn kept(name: &str, entry: usize, column: Column, text: &str) -> Result<String> {
    let folder = "target/transcripts";
    let name = name.replace(['/', ' ', ','], "-");
    let path = format!("{folder}/{name}-{entry}-{}.txt", column.name());
    fs::create_dir_all(folder).context(folder)?;
    fs::write(&path, text).with_context(|| path.clone())?;
    Ok(path)
}
