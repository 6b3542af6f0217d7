//! `nemedian replay`

use std::io::Write;

use games::Shelf;
use language::{Locale, Teller};
use serde_json::json;
use shelf::Shelved;
use table::{Eye, Seat, Turn};

use super::content;
use crate::{
    args::Replay,
    failure::Failure,
    files,
    wording::{StoryEntry, Wording, eye_value, places, prompt},
};

pub(crate) fn run(args: &Replay, locale: Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let chronicle = files::chronicle(&args.file)?;
    content::adopt(games::game(&chronicle.header().game)?, args.content.as_deref())?;
    let at = args.at.unwrap_or(chronicle.entries().len());
    if at > chronicle.entries().len() {
        let entries = chronicle.entries().len();
        return Err(Failure::usage(format!("--at: there are only {entries} entries")));
    }
    let whole = chronicle.replay(&Shelf).map_err(|fails| Failure::chronicle(&args.file, &fails))?;
    let game = whole.rewound(at).map_err(|_| Failure::Refused(format!("entry {at} cannot be reached")))?;
    let eye = eye(&args.eye, &*game)?;
    let teller = Teller::new(locale, &chronicle.header().names());
    if args.json {
        return Ok(writeln!(out, "{}", as_json(&*game, eye, at, &teller))?);
    }
    let mut last = None;
    for (entry, phrase) in game.story(eye) {
        let number = if last == Some(entry) { String::new() } else { entry.to_string() };
        last = Some(entry);
        writeln!(out, "{number:>4}  {}", teller.say(&phrase))?;
    }
    writeln!(out)?;
    for phrase in game.describe(eye) {
        writeln!(out, "{}", teller.say(&phrase))?;
    }
    writeln!(out, "{}", prompt(&teller, &game.ask(eye)))?;
    if game.turn() == Turn::Over {
        writeln!(out, "{}", teller.winners(&game.standing()))?;
        teller.standing(&game.standing()).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

fn as_json(game: &dyn Shelved, eye: Eye, at: usize, teller: &Teller) -> serde_json::Value {
    json!({
        "game": game.game(),
        "at": at,
        "eye": eye_value(eye),
        "awaits": game.turn().seats().iter().map(|seat| seat.0).collect::<Vec<_>>(),
        "over": game.turn() == Turn::Over,
        "standing": places(&game.standing()),
        "view": game.sheet(eye),
        "description": Wording::all(&game.describe(eye), Some(teller)),
        "story": StoryEntry::all(&game.story(eye), Some(teller)),
    })
}

/// The point of view, as typed by people.
pub(crate) fn eye(text: &str, game: &dyn Shelved) -> Result<Eye, Failure> {
    let roles = game.roles();
    let of_role = |role: &str| roles.iter().position(|known| *known == Some(role));
    match text {
        "onlooker" => return Ok(Eye::Onlooker),
        "archive" => return Ok(Eye::Archive),
        _ => {}
    }
    let seat = text.parse().ok().filter(|&seat: &usize| seat < roles.len()).or_else(|| of_role(text));
    seat.map(|seat| Eye::Seat(Seat(seat as u8))).ok_or_else(|| {
        let mut known: Vec<String> = (0..roles.len()).map(|seat| seat.to_string()).collect();
        known.extend(roles.iter().flatten().map(|role| (*role).to_string()));
        let meant = shelf::nearest(text, roles.iter().flatten().copied().chain(["onlooker", "archive"]));
        let hint = meant.map(|name| format!("; did you mean {name:?}?")).unwrap_or_default();
        Failure::usage(format!(
            "--as: {text:?} is nobody here ({}, onlooker or archive){hint}",
            known.join(", ")
        ))
    })
}
