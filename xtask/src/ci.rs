//! `cargo xtask ci`: every check, in order, up to the first failure.

use std::{
    process::{Command, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::{content, files, rules, words};

pub(crate) fn run() -> Result<()> {
    let begun = Instant::now();
    // The pages first: the program carries them, and the last step looks at them through it.
    pages()?;
    step("fmt", || cargo(&["fmt", "--all", "--check"]))?;
    step("clippy", || cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    if has_nextest() {
        step("tests", || cargo(&["nextest", "run", "--workspace", "--no-fail-fast"]))?;
        step("doc tests", || cargo(&["test", "--workspace", "--doc", "--quiet"]))?;
    } else {
        step("tests", || cargo(&["test", "--workspace", "--no-fail-fast"]))?;
    }
    step("rules", || rules::run(&rules::Wanted::all()))?;
    step("words", words::run)?;
    step("content", || content::run(&content::Wanted { check: true }))?;
    // With the whole workspace's features, so that what the tests built is taken as it is.
    step("program", || cargo(&["build", "--workspace", "--bin", "nemedian"]))?;
    step("browser", || npm(&["run", "--silent", "browser"]))?;
    println!("ci: all well after {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}

/// The web client: types, lints, tests, and the build.
fn pages() -> Result<()> {
    // `npm ci` refuses a lock file that names only the bindings of one platform, which is what npm writes here.
    step("pages: packages", || npm(&["install", "--no-audit", "--no-fund", "--silent"]))?;
    step("pages: types", || npm(&["run", "--silent", "check"]))?;
    step("pages: lint", || npm(&["run", "--silent", "lint"]))?;
    step("pages: tests", || npm(&["run", "--silent", "test"]))?;
    step("pages: build", || npm(&["run", "--silent", "build", "--", "--logLevel", "warn"]))
}

fn step(name: &str, check: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("ci: {name} …");
    let begun = Instant::now();
    check().with_context(|| format!("ci: {name} failed"))?;
    println!("ci: {name} passed in {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
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
