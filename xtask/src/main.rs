//! The repository's own chores. `cargo xtask help` lists them.

mod bench;
mod ci;
mod content;
mod files;
mod rules;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about)]
struct Command {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// The rule index: every rule, where the code keeps it and which tests hold it; fails on holes
    Rules(rules::Wanted),
    /// The language audit: every key in every language, no orphans, the books' terms, no broken grammar
    Words(words::Wanted),
    /// Bakes the editions in `games/*/content` into the games, or checks that they are
    Content(content::Wanted),
    /// How fast a game is played at random, next to chess in the same run
    Bench(bench::Wanted),
    /// Everything `make test` checks, in order, up to the first failure
    Ci(ci::Wanted),
}

fn main() -> ExitCode {
    let done = match Command::parse().chore {
        Chore::Rules(wanted) => rules::run(&wanted),
        Chore::Words(wanted) => words::run(&wanted),
        Chore::Content(wanted) => content::run(&wanted),
        Chore::Bench(wanted) => bench::run(&wanted),
        Chore::Ci(wanted) => ci::run(&wanted),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
