//! What an older build of this program says of the same moment: digests tell that something differs, it tells what.

use std::{path::Path, process::Command};

use anyhow::{Context, Result, ensure};
use transcripts::{Column, Files};

/// So many lines of a moment are shown.
const SHOWN: usize = 3;

/// The first lines of a column that only one of the two builds says; each begins with whom it concerns.
pub(crate) fn differing(
    program: &Path,
    files: &Files,
    (name, entry): (&str, usize),
    column: Column,
    now: &str,
) -> Result<Vec<String>> {
    let shown = program.display();
    let said = Command::new(program)
        .args(["print", name, "--column", column.name(), "--entry", &entry.to_string(), "--from"])
        .arg(files.folder())
        .output()
        .with_context(|| format!("{shown}"))?;
    ensure!(said.status.success(), "{shown}: {}", String::from_utf8_lossy(&said.stderr).trim());
    let said = String::from_utf8(said.stdout).with_context(|| format!("{shown}"))?;
    let prefix = format!("{entry} {} ", column.name());
    let before: Vec<_> = said.lines().filter_map(|line| line.strip_prefix(&prefix)).collect();
    let now: Vec<_> = now.lines().collect();
    let only = |these: &[&str], those: &[&str], sign: char| -> Vec<String> {
        let new = these.iter().filter(|line| !those.contains(line));
        new.take(SHOWN).map(|line| format!("{sign} {line}")).collect()
    };
    Ok([only(&before, &now, '-'), only(&now, &before, '+')].concat())
}
