//! `nemedian content check`, and playing with an owner's edition.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use content::{Folder, Problem};
use games::GAMES;
use shelf::{Checked, ContentLabel, Title};

use crate::{
    args::{ContentCheck, ContentCommand},
    failure::Failure,
};

pub(crate) fn run(command: &ContentCommand, out: &mut dyn Write) -> Result<(), Failure> {
    let ContentCommand::Check(ContentCheck { folder, game }) = command;
    let files = read(folder)?;
    let titles = match game {
        Some(name) => vec![games::game(name)?],
        None => GAMES.to_vec(),
    };
    match best(&titles, &files) {
        Some((title, Ok(checked))) => said(title, &checked, out),
        Some((title, Err(problems))) => {
            problems.iter().try_for_each(|problem| writeln!(out, "{problem}"))?;
            let (folder, count, game) = (folder.display(), problems.len(), title.name());
            Err(Failure::Refused(format!("{folder}: {count} problems as an edition of {game}")))
        }
        None => Err(Failure::usage("this game has no content of its own")),
    }
}

/// Reports success, and missing texts, which are not an error.
fn said(title: &dyn Title, checked: &Checked, out: &mut dyn Write) -> Result<(), Failure> {
    let Checked { label: ContentLabel { name, digest }, unsaid } = checked;
    writeln!(out, "{}: the edition {name} {digest} is complete", title.name())?;
    for (locale, names) in unsaid {
        if let Some(first) = names.first() {
            let count = names.len();
            writeln!(
                out,
                "{locale}.ftl: {count} names and texts have no words in this language, such as {first}"
            )?;
        }
    }
    Ok(())
}

type Read = Result<Checked, Vec<Problem>>;

/// The game whose files these are: the one that has the least to complain about.
fn best(titles: &[&'static dyn Title], folder: &Folder) -> Option<(&'static dyn Title, Read)> {
    let read = |title: &&'static dyn Title| title.read_edition(folder).map(|read| (*title, read));
    let complaints = |read: &Read| read.as_ref().err().map_or(0, Vec::len);
    titles.iter().filter_map(read).min_by_key(|(_, read)| complaints(read))
}

/// Plays this game with the edition in a folder, from now on and as long as the process runs.
pub(crate) fn adopt(title: &dyn Title, folder: Option<&Path>) -> Result<(), Failure> {
    let Some(folder) = folder else { return Ok(()) };
    let folder = &of(title, folder);
    match title.adopt_edition(&read(folder)?) {
        None => Err(Failure::usage(format!("--content: {} has no content of its own", title.name()))),
        Some(Ok(_)) => Ok(()),
        Some(Err(problems)) => Err(unread(folder, &problems)),
    }
}

/// The same if no game is named: the folder holds an edition, or editions in folders named after their games.
pub(crate) fn adopt_any(folder: &Path) -> Result<(), Failure> {
    let named: Vec<_> = GAMES.iter().filter(|title| folder.join(title.name()).is_dir()).collect();
    if named.is_empty() {
        let best = best(GAMES, &read(folder)?);
        return best.map_or(Ok(()), |(title, _)| adopt(title, Some(folder)));
    }
    named.into_iter().try_for_each(|title| adopt(*title, Some(folder)))
}

/// Where in a folder the edition of a game lies.
fn of(title: &dyn Title, folder: &Path) -> PathBuf {
    let own = folder.join(title.name());
    if own.is_dir() { own } else { folder.to_path_buf() }
}

fn read(folder: &Path) -> Result<Folder, Failure> {
    Folder::read(folder).map_err(|problems| unread(folder, &problems))
}

fn unread(folder: &Path, problems: &[Problem]) -> Failure {
    let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
    Failure::file(folder, lines.join("\n"))
}
