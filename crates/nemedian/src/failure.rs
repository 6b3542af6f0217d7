//! What can go wrong, and the exit code that says so.

use std::{io, path::Path};

use chronicle::{Fails, ParseError};
use language::UnknownLocale;
use shelf::{Unended, UnknownBot, Unopened};

#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The command line asks for something that does not exist or is impossible.
    #[error("{0}")]
    Usage(String),
    /// A check failed, or the rules said no.
    #[error("{0}")]
    Refused(String),
    /// A file cannot be read, written or understood.
    #[error("{file}: {what}")]
    File { file: String, what: String },
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The server's port or database cannot be used.
    #[error("{0}")]
    Server(String),
}

impl Failure {
    const REFUSED: u8 = 1;
    pub(crate) const USAGE: u8 = 2;
    const FILE: u8 = 3;
    const IO: u8 = 4;
    const SERVER: u8 = 5;

    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Refused(_) => Failure::REFUSED,
            Failure::Usage(_) => Failure::USAGE,
            Failure::File { .. } => Failure::FILE,
            Failure::Io(_) => Failure::IO,
            Failure::Server(_) => Failure::SERVER,
        }
    }

    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over as they come")]
    pub(crate) fn usage(what: impl ToString) -> Failure {
        Failure::Usage(what.to_string())
    }

    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over as they come")]
    pub(crate) fn file(file: &Path, what: impl ToString) -> Failure {
        Failure::File { file: file.display().to_string(), what: what.to_string() }
    }

    /// A file that does not begin like a chronicle is a bad file; one that does, but does not fit, failed its check.
    pub(crate) fn chronicle(file: &Path, fails: &Fails) -> Failure {
        match fails {
            Fails::Parse(ParseError { line: 1, .. }) => Failure::file(file, fails),
            _ => Failure::Refused(format!("{}: {fails}", file.display())),
        }
    }
}

impl From<Unopened> for Failure {
    fn from(unopened: Unopened) -> Failure {
        let help = match unopened {
            Unopened::UnknownGame { hint: None, .. } => "; `nemedian games` lists them",
            _ => "",
        };
        Failure::Usage(format!("{unopened}{help}"))
    }
}

impl From<UnknownLocale> for Failure {
    fn from(unknown: UnknownLocale) -> Failure {
        Failure::usage(unknown)
    }
}

impl From<UnknownBot> for Failure {
    fn from(unknown: UnknownBot) -> Failure {
        Failure::usage(unknown)
    }
}

impl From<Unended> for Failure {
    fn from(unended: Unended) -> Failure {
        Failure::Refused(unended.to_string())
    }
}
