//! `cargo xtask ci`: every check, in order, up to the first failure.

use std::{
    process::{Command, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::{content, files, rules, words};

pub(crate) fn run() -> Result<()> {
    let begun = Instant::now();
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
    println!("ci: all well after {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}

fn step(name: &str, check: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("ci: {name} …");
    let begun = Instant::now();
    check().with_context(|| format!("ci: {name} failed"))?;
    println!("ci: {name} passed in {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}

fn cargo(arguments: &[&str]) -> Result<()> {
    let repeat = format!("cargo {}", arguments.join(" "));
    let status =
        Command::new("cargo").args(arguments).current_dir(files::root()).status().context(repeat.clone())?;
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
