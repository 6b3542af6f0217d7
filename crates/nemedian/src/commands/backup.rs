//! `nemedian backup` and `nemedian restore`

use std::{future::Future, io::Write, path::PathBuf};

use server::CannotKeep;

use super::serve::{Settings, runtime};
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Kept {
    /// The copy: an SQLite file
    file: PathBuf,
    #[command(flatten)]
    settings: Settings,
}

impl From<CannotKeep> for Failure {
    fn from(error: CannotKeep) -> Failure {
        match error {
            CannotKeep::Store(error) => Failure::Server(error.to_string()),
            CannotKeep::File { ref file, .. }
            | CannotKeep::Exists(ref file)
            | CannotKeep::Missing(ref file) => Failure::file(&file.clone(), &error),
            CannotKeep::NotEmpty => Failure::Refused(error.to_string()),
        }
    }
}

/// Cleans up if it is stopped in the middle.
fn unless_stopped<T>(work: impl Future<Output = Result<T, CannotKeep>>) -> Result<T, Failure> {
    use tokio::signal::unix::{SignalKind, signal};
    runtime()?.block_on(async {
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        tokio::select! {
            done = work => Ok(done?),
            _ = interrupt.recv() => Err(Failure::Refused("interrupted; nothing was changed".into())),
            _ = terminate.recv() => Err(Failure::Refused("interrupted; nothing was changed".into())),
        }
    })
}

pub(crate) fn run(args: &Kept, out: &mut dyn Write) -> Result<(), Failure> {
    let config = args.settings.config()?;
    let rows = unless_stopped(server::backup(&config.database, &args.file))?;
    writeln!(out, "{rows} rows copied to {}", args.file.display())?;
    Ok(())
}

pub(crate) fn restore(args: &Kept, out: &mut dyn Write) -> Result<(), Failure> {
    let config = args.settings.config()?;
    let rows = unless_stopped(server::restore(&args.file, &config.database))?;
    writeln!(out, "{rows} rows brought back from {}", args.file.display())?;
    Ok(())
}
