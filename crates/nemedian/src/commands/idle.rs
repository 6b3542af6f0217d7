//! `nemedian load --idle`: the cost of idle tables.

use std::{
    io::{BufRead as _, BufReader, Write},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use super::serve::runtime;
use crate::failure::Failure;

/// So many games after so many entries each, and how many of them are looked at.
#[derive(Debug)]
pub(crate) struct Stock<'a> {
    pub(crate) game: &'a str,
    pub(crate) tables: u32,
    pub(crate) entries: usize,
    pub(crate) looked_at: u32,
}

/// Fills a file of its own with games, starts a server on it, looks at some of them, and measures.
pub(crate) fn run(stock: &Stock<'_>, forgets: Duration, out: &mut dyn Write) -> Result<(), Failure> {
    let Stock { game, tables, entries, looked_at } = *stock;
    let folder = std::env::temp_dir().join(format!("nemedian-idle-{}", std::process::id()));
    std::fs::create_dir(&folder)?;
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let measured = runtime()?.block_on(async {
        let server = |error: &dyn std::fmt::Display| Failure::Server(error.to_string());
        server::stock(&database, game, tables, entries).await.map_err(|error| server(&error))?;
        writeln!(out, "stored tables         {tables} of {game}, {entries} entries each")?;
        // Enough to fill what tables share.
        let apart = (tables / 5).min(1000);
        let begun = Instant::now();
        let running = Running::start(&database, forgets)?;
        let listens = begun.elapsed();
        let report = load::idle(&running.base, apart, looked_at.min(tables - apart), forgets).await;
        let report = report.map_err(|error| server(&error))?;
        let ready = (listens + report.ready).as_millis();
        writeln!(out, "start-up              {} ms, {ready} ms to the first answer", listens.as_millis())?;
        Ok(write!(out, "{report}")?)
    });
    std::fs::remove_dir_all(&folder)?;
    measured
}

/// A server of our own, killed with us.
struct Running {
    child: Child,
    base: String,
}

impl Running {
    fn start(database: &str, forgets: Duration) -> Result<Running, Failure> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--rates", "100000", "--log", "warn"])
            .args(["--idle", &forgets.as_secs().to_string(), "--database", database])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(said) = child.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        let base = line.trim().strip_prefix("listening on ").unwrap_or_default().to_string();
        let running = Running { child, base };
        if running.base.is_empty() {
            Err(Failure::Server("the server does not start".into()))
        } else {
            Ok(running)
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
