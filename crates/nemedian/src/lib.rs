//! Everything the one binary does. `docs/command-line.md` says what each command does and what its exit code means.

mod args;
mod chance;
mod commands;
mod engine;
mod failure;
mod files;
mod play;
mod record;
mod wording;

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use clap::Parser;

use args::{Args, Command};
use failure::Failure;
use language::Locale;

/// Runs the command line; returns the exit code.
pub fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return usage(&error),
    };
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the pipe has stopped reading.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("nemedian: {failure}");
            failure.code().into()
        }
    }
}

/// Speaks the engine protocol, in English, until `quit` or the end of input.
pub fn engine(input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<()> {
    engine::run(&args::Engine { content: None }, Locale::En, input, out).map_err(|failure| match failure {
        Failure::Io(error) => error,
        other => io::Error::other(other.to_string()),
    })
}

/// Help and version go to standard output and succeed; a wrong command line is clap's to explain.
fn usage(error: &clap::Error) -> ExitCode {
    match error.print() {
        Ok(()) if error.use_stderr() => ExitCode::from(Failure::USAGE),
        _ => ExitCode::SUCCESS,
    }
}

fn run(args: Args) -> Result<(), Failure> {
    let locale = args.locale()?;
    let out = &mut io::stdout().lock();
    match args.command {
        Command::Games(games) => commands::games::run(&games, locale, out),
        Command::Play(play) => play::run(&play, locale, &mut io::stdin().lock(), out),
        Command::Replay(replay) => commands::replay::run(&replay, locale, out),
        Command::Verify(verify) => commands::verify::run(&verify, out),
        Command::Simulate(simulate) => commands::simulate::run(&simulate, out),
        Command::Arena(arena) => commands::arena::run(&arena, out),
        Command::Train(train) => commands::train::run(&train, out),
        Command::Perft(perft) => commands::perft::run(&perft, out),
        Command::Rules(rules) => commands::rules::run(&rules, locale, out),
        Command::Content(content) => commands::content::run(&content, out),
        Command::Serve(settings) => commands::serve::run(&settings, out),
        Command::Worker(settings) => commands::serve::work(&settings),
        Command::Backup(kept) => commands::backup::run(&kept, out),
        Command::Restore(kept) => commands::backup::restore(&kept, out),
        Command::Doctor(settings) => commands::doctor::run(&settings, out),
        Command::Admin(admin) => commands::admin::run(&admin, out),
        Command::Load(load) => commands::load::run(&load, out),
        Command::Trial(trial) => commands::trial::run(&trial, out),
        Command::Engine(args) => engine::run(&args, locale, &mut io::stdin().lock(), out),
    }
}
