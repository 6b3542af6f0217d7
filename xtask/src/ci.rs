//! `cargo xtask ci`: every check, in order, up to the first failure; or again and again on a busy machine.

use std::{
    hint::spin_loop,
    process::{Command, Stdio},
    sync::atomic::{AtomicBool, Ordering},
    thread::{self, available_parallelism},
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::{content, files, rules, words};

#[derive(Debug, clap::Args)]
pub(crate) struct Wanted {
    /// Builds once, then runs every test so many times while something else keeps all processors busy; counts what fails
    #[arg(long, value_name = "TIMES")]
    again: Option<u32>,
}

pub(crate) fn run(wanted: &Wanted) -> Result<()> {
    match wanted.again {
        Some(times) => again(times),
        None => once(),
    }
}

fn once() -> Result<()> {
    let (begun, tree) = (Instant::now(), tree()?);
    build()?;
    for (name, check) in TESTS {
        step(name, check)?;
    }
    step("tree", || left_as_it_was(&tree))?;
    println!("ci: all well after {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}

/// A test that fails once on a busy machine will fail on somebody else's some day.
fn again(times: u32) -> Result<()> {
    build()?;
    let mut failed = Vec::new();
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    spin_loop();
                }
            });
        }
        for round in 1..=times {
            println!("ci: round {round} of {times}");
            let failures = TESTS.iter().filter_map(|(name, check)| step(name, check).err());
            failed.extend(failures.map(|error| format!("round {round}: {error:#}")));
        }
        stop.store(true, Ordering::Relaxed);
    });
    if failed.is_empty() {
        println!("ci: {times} rounds on a busy machine, nothing failed");
        return Ok(());
    }
    bail!("ci: {} failures in {times} rounds:\n{}", failed.len(), failed.join("\n"));
}

/// Checks everything that is compiled.
fn build() -> Result<()> {
    // The pages first: the program embeds them, and the last test uses them through it.
    step("pages: packages", || npm(&["ci", "--silent"]))?;
    step("pages: types", || npm(&["run", "--silent", "check"]))?;
    step("pages: lint", || npm(&["run", "--silent", "lint"]))?;
    step("pages: build", || npm(&["run", "--silent", "build", "--", "--logLevel", "warn"]))?;
    step("fmt", || cargo(&["fmt", "--all", "--check"]))?;
    step("clippy", || cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    step("docs", docs)?;
    // With the whole workspace's features, so that what the tests built is reused.
    step("program", || cargo(&["build", "--workspace", "--bin", "nemedian"]))
}

type Test = (&'static str, fn() -> Result<()>);

const TESTS: [Test; 7] = [
    ("pages: tests", || npm(&["run", "--silent", "test"])),
    ("tests", || {
        if has_nextest() {
            cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
        } else {
            cargo(&["test", "--workspace", "--all-targets", "--no-fail-fast"])
        }
    }),
    ("doc tests", || cargo(&["test", "--workspace", "--doc", "--quiet"])),
    ("rules", || rules::run(&rules::Wanted::all())),
    ("words", || words::run(&words::Wanted::default())),
    ("content", || content::run(&content::Wanted { check: true })),
    ("browser", || npm(&["run", "--silent", "browser"])),
];

/// The state of the work tree, as git reports it.
fn tree() -> Result<String> {
    let said = |arguments: &[&str]| {
        let said = Command::new("git").args(arguments).current_dir(files::root()).output();
        said.with_context(|| format!("git {}", arguments.join(" ")))
    };
    let (status, changed) = (said(&["status", "--porcelain"])?, said(&["diff", "HEAD"])?);
    Ok(String::from_utf8_lossy(&status.stdout).into_owned() + &String::from_utf8_lossy(&changed.stdout))
}

/// Fails if packages or baked files differ from those that were tested.
fn left_as_it_was(before: &str) -> Result<()> {
    let after = tree()?;
    if after != before {
        let new: Vec<_> =
            after.lines().filter(|line| !before.lines().any(|old| old == *line)).take(20).collect();
        bail!("the work tree is not as it was before:\n{}", new.join("\n"));
    }
    Ok(())
}

fn step(name: &str, check: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("ci: {name} …");
    let begun = Instant::now();
    check().with_context(|| format!("ci: {name} failed"))?;
    println!("ci: {name} passed in {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}

/// The pages of `cargo doc`, where a link that leads nowhere counts as an error.
fn docs() -> Result<()> {
    let arguments = ["doc", "--workspace", "--no-deps", "--quiet"];
    let strict = "-D warnings";
    go(
        Command::new("cargo").args(arguments).env("RUSTDOCFLAGS", strict).current_dir(files::root()),
        &format!("RUSTDOCFLAGS='{strict}' "),
        "cargo",
        &arguments,
    )
}

fn cargo(arguments: &[&str]) -> Result<()> {
    go(Command::new("cargo").args(arguments).current_dir(files::root()), "", "cargo", arguments)
}

fn npm(arguments: &[&str]) -> Result<()> {
    go(
        Command::new("npm").args(arguments).current_dir(files::root().join("web")),
        "cd web && ",
        "npm",
        arguments,
    )
}

fn go(command: &mut Command, place: &str, program: &str, arguments: &[&str]) -> Result<()> {
    let repeat = format!("{place}{program} {}", arguments.join(" "));
    let status = command.status().context(repeat.clone())?;
    if !status.success() {
        bail!("to repeat it: {repeat}");
    }
    Ok(())
}

fn has_nextest() -> bool {
    let mut asked = Command::new("cargo");
    asked.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}
