//! `nemedian content check`

use std::{io::Write, path::Path};

use content::{Problem, read_folder};
use shelf::{ContentLabel, GAMES, Title};

use crate::{
    args::{ContentCheck, ContentCommand},
    failure::Failure,
};

pub(crate) fn run(command: &ContentCommand, out: &mut dyn Write) -> Result<(), Failure> {
    let ContentCommand::Check(ContentCheck { folder, game }) = command;
    let files = read_folder(folder).map_err(|problems| unread(folder, &problems))?;
    let titles = match game {
        Some(name) => vec![shelf::game(name)?],
        None => GAMES.to_vec(),
    };
    let read = |title: &dyn Title| title.read_edition(&files).map(|read| (title.name(), read));
    // The game whose files these are has the least to complain about.
    let best =
        titles.into_iter().filter_map(read).min_by_key(|(_, read)| read.as_ref().err().map_or(0, Vec::len));
    match best {
        Some((game, Ok(ContentLabel { name, digest }))) => {
            Ok(writeln!(out, "{game}: the edition {name} {digest} is complete")?)
        }
        Some((game, Err(problems))) => {
            problems.iter().try_for_each(|problem| writeln!(out, "{problem}"))?;
            let count = problems.len();
            Err(Failure::Refused(format!("{}: {count} problems as an edition of {game}", folder.display())))
        }
        None => Err(Failure::usage("this game has no content of its own")),
    }
}

/// Plays with the edition in this folder, from now on and as long as the process runs.
pub(crate) fn adopt(title: &dyn Title, folder: Option<&Path>) -> Result<(), Failure> {
    let Some(folder) = folder else { return Ok(()) };
    let files = read_folder(folder).map_err(|problems| unread(folder, &problems))?;
    match title.adopt_edition(&files) {
        None => Err(Failure::usage(format!("--content: {} has no content of its own", title.name()))),
        Some(Ok(_)) => Ok(()),
        Some(Err(problems)) => Err(unread(folder, &problems)),
    }
}

fn unread(folder: &Path, problems: &[Problem]) -> Failure {
    let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
    Failure::file(folder, lines.join("\n"))
}
