//! Playing in the terminal: people at one screen, and bots.

mod chart;
mod coach;
mod console;
mod menu;
mod seats;
mod table;
mod turn;
mod words;

use std::{
    io::{BufRead, IsTerminal as _, Write},
    path::Path,
};

use ::table::{Dice, Eye, Seat};
use chronicle::{Luck, Scribe};
use games::Shelf;
use language::{Locale, Teller};
use shelf::Start;

use crate::{
    args::{Ask, Curtain, Play, Setup},
    chance::{Source, trusted},
    commands::{content, start},
    failure::Failure,
    files,
};
use console::Console;
use seats::{Seating, Who};
use table::Table;
use turn::Next;

pub(crate) fn run(
    args: &Play,
    locale: Locale,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let curtain = match args.curtain {
        Curtain::Auto => terminal,
        Curtain::Always => true,
        Curtain::Never => false,
    };
    let mut console = Console { input, out, curtain, wipes: terminal };
    let seating = Seating::read(&args.seats)?;
    let mut table = match (&args.resume, &args.game) {
        (Some(path), _) => resume(path, args.setup.content.as_deref(), &seating, locale)?,
        (None, Some(game)) => open(args, game, &args.setup, &seating, locale)?,
        (None, None) => match menu::choose(&mut console, args.toys, locale)? {
            Some(chosen) => {
                let setup = Setup { content: args.setup.content.clone(), ..chosen.setup };
                open(args, chosen.game, &setup, &chosen.seating, locale)?
            }
            None => return Ok(()),
        },
    };
    if let Some(path) = &args.save
        && path.exists()
        && args.resume.as_ref() != Some(path)
    {
        return Err(Failure::file(path, "exists already; `nemedian play --resume` goes on with a game"));
    }
    table.save = args.save.clone().or_else(|| args.resume.clone());
    table.write()?;
    let ask = args.ask.unwrap_or(if table.humans() == 1 { Ask::Needed } else { Ask::Always });
    play(&mut table, &mut console, ask)
}

/// Agrees on the game, commits to a secret, and sets up.
fn open(args: &Play, game: &str, setup: &Setup, seating: &Seating, locale: Locale) -> Result<Table, Failure> {
    let title = games::game(game)?;
    let start = start(title, setup, &seating.roles)?;
    let seats = match &start {
        Start::Agreed(terms) => terms.roles.len(),
        Start::Scenario(_) => title.open(&start, &mut Dice(0))?.seats().into(),
    };
    let who = seating.seated(seats)?;
    let words = Teller::new(locale, &[]);
    let mut header =
        games::agree(game, &start, |seat, role| Some(seats::name(&words, seat, role, who[seat])))?;
    let mut source = Source::new(args.seed);
    let secret = source.promise(&mut header)?;
    let dice = Dice(source.seed()?);
    let teller = teller(locale, &header);
    Ok(Table::new(Table::open(header, &secret)?, Some(secret), who, teller, dice))
}

/// Resumes a saved game. The names say who plays, unless `--seat` says otherwise.
fn resume(path: &Path, edition: Option<&Path>, seating: &Seating, locale: Locale) -> Result<Table, Failure> {
    let chronicle = files::chronicle(path)?;
    content::adopt(games::game(&chronicle.header().game)?, edition)?;
    if chronicle.standing().is_some() {
        return Err(Failure::Refused(format!("{}: the game is over; `replay` shows it", path.display())));
    }
    let header = chronicle.header().clone();
    let who = if seating.is_empty() {
        header.names().iter().map(|name| seats::known(name)).collect()
    } else {
        seating.seated(header.players.len())?
    };
    let mut source = Source::System;
    let secret = header.promise.as_ref().map(|_| files::secret(path)).transpose()?;
    let luck = match &secret {
        Some(secret) => Luck::Committed(secret.clone()),
        None => trusted(source.seed()?),
    };
    let teller = teller(locale, &header);
    let scribe = Scribe::resume(header, luck, chronicle.opening(), chronicle.entries(), &Shelf)
        .map_err(|fails| Failure::chronicle(path, &fails))?;
    Ok(Table::new(scribe, secret, who, teller, Dice(source.seed()?)))
}

fn teller(locale: Locale, header: &chronicle::Header) -> Teller {
    Teller::new(locale, &header.names())
}

fn play(table: &mut Table, console: &mut Console<'_>, ask: Ask) -> Result<(), Failure> {
    welcome(table, console)?;
    let mut wanted = None;
    let mut screen = turn::Screen::new(ask);
    while let Some(seat) = wanted.take().or_else(|| table.game().missing().first()) {
        if table.is_human(seat) {
            match screen.human(table, console, seat)? {
                Next::On => {}
                Next::Seat(other) => wanted = Some(other),
                Next::Quit => return farewell(table, console),
            }
        } else {
            bot(table, console, seat)?;
        }
    }
    ending(table, console)
}

fn welcome(table: &Table, console: &mut Console<'_>) -> Result<(), Failure> {
    let title = table.book.as_ref().map_or(table.game().game(), |book| &book.title);
    console.say(title)?;
    if let Some(promise) = &table.header().promise {
        let commitment = promise.commitment.to_string();
        console.say(&table.teller.say_text("terminal-committed", &[("commitment", &commitment)]))?;
    }
    let key = if table.humans() == 0 { "terminal-watch" } else { "terminal-welcome" };
    Ok(console.say(&table.teller.name(key))?)
}

/// A bot acts. If no human plays, somebody is watching.
fn bot(table: &mut Table, console: &mut Console<'_>, seat: Seat) -> Result<(), Failure> {
    let stuck = || Failure::Refused(format!("seat {seat} is awaited, but has no legal action"));
    let action = table.advise(seat).ok_or_else(stuck)?;
    table.act(seat, &action)?.map_err(|refusal| Failure::Refused(table.teller.refusal(&refusal)))?;
    if table.humans() == 0 {
        table.news(Eye::Onlooker).iter().try_for_each(|line| console.say(line))?;
    }
    Ok(())
}

/// The game is over: nothing is secret any more.
fn ending(table: &mut Table, console: &mut Console<'_>) -> Result<(), Failure> {
    let alone = table.who.iter().position(|who| *who == Who::Human).filter(|_| table.humans() == 1);
    let eye = match alone {
        Some(seat) => Eye::Seat(Seat(seat as u8)),
        None => Eye::Onlooker,
    };
    console.say("")?;
    table.news(eye).iter().try_for_each(|line| console.say(line))?;
    console.say("")?;
    turn::describe(table, console, Eye::Archive)?;
    let standing = table.game().standing();
    console.say(&table.teller.turn(table.game().turn()))?;
    console.say(&table.teller.winners(&standing))?;
    table.teller.standing(&standing).iter().try_for_each(|line| console.say(line))?;
    match table.write()? {
        Some(path) => {
            let file = path.display().to_string();
            Ok(console.say(&table.teller.say_text("terminal-verifiable", &[("file", &file)]))?)
        }
        None => Ok(()),
    }
}

/// Somebody quits, or the input ends.
fn farewell(table: &Table, console: &mut Console<'_>) -> Result<(), Failure> {
    match table.write()? {
        Some(path) => {
            let file = path.display().to_string();
            Ok(console.say(&table.teller.say_text("terminal-quit-saved", &[("file", &file)]))?)
        }
        None => Ok(console.say(&table.teller.name("terminal-quit-unsaved"))?),
    }
}
