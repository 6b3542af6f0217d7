//! The commands that run and are done.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod content;
pub(crate) mod doctor;
pub(crate) mod games;
pub(crate) mod idle;
pub(crate) mod load;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod train;
pub(crate) mod trial;
pub(crate) mod verify;

use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Start, Terms, Title};

use crate::{args::Setup, failure::Failure, files};

/// Where a game starts, by the command line.
pub(crate) fn start(title: &dyn Title, setup: &Setup, roles: &[Option<String>]) -> Result<Start, Failure> {
    content::adopt(title, setup.content.as_deref())?;
    if let Some(path) = &setup.scenario {
        let text = files::text(path)?;
        let names_edition = table::reading::lines(&text).any(|line| line.peek() == Some("content"));
        if setup.content.is_some() && !names_edition {
            let what =
                "says no edition, and so is a position of the built-in one: write `content NAME` first";
            return Err(Failure::file(path, what));
        }
        return Ok(Start::Scenario(text));
    }
    let [least, _] = title.label().seats;
    let players = setup.players.unwrap_or(usize::from(least).max(roles.len()));
    if players > table::MOST_SEATS {
        return Err(Failure::usage(format!("--players: no game has more than {} seats", table::MOST_SEATS)));
    }
    let mut roles = roles.to_vec();
    roles.resize(players, None);
    let (preset, options) = (setup.preset.clone(), setup.options.clone());
    let terms = Terms { edition: None, roles, preset, options };
    Ok(Start::Agreed(if setup.draw { terms } else { terms.proposed(title) }))
}

/// A bar on a terminal, nothing anywhere else.
fn progress(length: u64, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} [{wide_bar}] {human_pos}/{human_len} ({eta})");
    let bar = ProgressBar::new(length).with_message(what.to_string());
    if let Ok(style) = style { bar.with_style(style) } else { bar }
}
