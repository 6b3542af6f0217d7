//! The ways of looking at a game: each is a column of its own, so that a change of one leaves the others as proof.

use std::fmt::Write;

use sha2::{Digest as _, Sha256};
use shelf::Shelved;
use table::{Arg, Chance, Dice, Eye, Heard, Illegal, Phrase, Refusal, Seat, eyes};

use crate::Digests;

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, clap::ValueEnum)]
pub enum Column {
    /// Every looker's sheet, as JSON.
    View,
    /// What every looker is asked.
    Ask,
    /// The actions every seat is offered, with the phrases that offer them.
    Offers,
    /// What every looker has just been told.
    Story,
    /// The position described line by line to every looker.
    Describe,
    /// The position as text.
    Position,
    /// Why a sample of actions is refused.
    Refusals,
    /// Who is awaited, who is missing, how they stand, what could be taken back.
    Turn,
}

pub const COLUMNS: [Column; 8] = [
    Column::View,
    Column::Ask,
    Column::Offers,
    Column::Story,
    Column::Describe,
    Column::Position,
    Column::Refusals,
    Column::Turn,
];

impl Column {
    pub const fn name(self) -> &'static str {
        match self {
            Column::View => "view",
            Column::Ask => "ask",
            Column::Offers => "offers",
            Column::Story => "story",
            Column::Describe => "describe",
            Column::Position => "position",
            Column::Refusals => "refusals",
            Column::Turn => "turn",
        }
    }

    /// All it says, each line beginning with whom it concerns.
    pub(crate) fn write(self, moment: &Moment<'_>) -> String {
        let game = moment.game;
        let mut out = String::new();
        match self {
            Column::View => each_eye(game, &mut out, |eye| game.sheet_text(eye)),
            Column::Ask => each_eye(game, &mut out, |eye| phrase(&game.ask(eye))),
            Column::Offers => offers(game, &mut out),
            Column::Story => story(moment.told, &mut out),
            Column::Describe => each_eye(game, &mut out, |eye| phrases(&game.describe(eye))),
            Column::Position => lines(&mut out, "table", &game.set_down()),
            Column::Refusals => refusals(moment, &mut out),
            Column::Turn => turn(game, &mut out),
        }
        out
    }
}

/// A game after an entry.
pub(crate) struct Moment<'a> {
    pub(crate) game: &'a dyn Shelved,
    /// How many entries lie behind it.
    pub(crate) number: usize,
    pub(crate) told: &'a [Heard],
    /// Actions of this game, legal here or not.
    pub(crate) actions: &'a [&'a str],
}

impl Moment<'_> {
    pub(crate) fn digests(&self) -> Digests {
        COLUMNS.map(|column| digest(&column.write(self)))
    }
}

/// The first four bytes of SHA-256.
fn digest(text: &str) -> u32 {
    let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(text));
    u32::from_be_bytes([a, b, c, d])
}

fn each_eye(game: &dyn Shelved, out: &mut String, say: impl Fn(Eye) -> String) {
    for eye in eyes(game.seats()) {
        lines(out, &looker(eye), &say(eye));
    }
}

fn looker(eye: Eye) -> String {
    match eye {
        Eye::Seat(seat) => format!("seat {seat}"),
        Eye::Onlooker => "onlooker".into(),
        Eye::Archive => "archive".into(),
    }
}

fn lines(out: &mut String, who: &str, text: &str) {
    for line in text.lines() {
        _ = writeln!(out, "{who}: {line}");
    }
}

fn phrases(phrases: &[Phrase]) -> String {
    phrases.iter().map(|said| phrase(said) + "\n").collect()
}

/// Its key and arguments.
fn phrase(said: &Phrase) -> String {
    let mut text = String::from(said.key);
    for (name, arg) in &said.args {
        _ = match arg {
            Arg::Count(count) => write!(text, " {name}={count}"),
            Arg::Seat(seat) => write!(text, " {name}=seat {seat}"),
            Arg::Name(key) => write!(text, " {name}={key}"),
            Arg::Names(keys) => write!(text, " {name}=[{}]", keys.join(", ")),
            Arg::Sum(addends) => {
                let each: Vec<String> = addends.iter().map(|(count, key)| format!("{count} {key}")).collect();
                write!(text, " {name}=[{}]", each.join(" + "))
            }
            Arg::Rule(rule) => write!(text, " {name}=rule {rule}"),
        };
    }
    text
}

fn offers(game: &dyn Shelved, out: &mut String) {
    for seat in (0..game.seats()).map(Seat) {
        for (action, offered) in game.offers(seat) {
            _ = writeln!(out, "seat {seat}: {action} = {}", phrase(&offered));
        }
    }
}

fn story(told: &[Heard], out: &mut String) {
    for Heard { eye, phrases: heard } in told {
        lines(out, &looker(*eye), &phrases(heard));
    }
}

fn turn(game: &dyn Shelved, out: &mut String) {
    let (awaited, missing, standing) = (game.turn().seats(), game.missing(), game.standing());
    for seat in (0..game.seats()).map(Seat) {
        let flags = [
            (awaited.has(seat), "awaited"),
            (missing.has(seat), "missing"),
            (game.may_take_back(seat), "may take back"),
        ];
        let flags: Vec<_> = flags.into_iter().filter_map(|(so, name)| so.then_some(name)).collect();
        let role = game.roles()[seat.index()].unwrap_or("-");
        let finals: String =
            game.finals(seat).iter().map(|&is_final| if is_final { '!' } else { '.' }).collect();
        let (place, score) = (standing.place(seat), standing.score(seat));
        _ = writeln!(
            out,
            "seat {seat}: {role}, place {place}, score {score}, {}, {finals}",
            flags.join(", ")
        );
    }
}

/// How many actions are tried at a time.
const SAMPLE: u32 = 32;

/// Actions of this game, every second one with a word of another: a sample that depends on the record alone.
fn refusals(moment: &Moment<'_>, out: &mut String) {
    let Moment { game, number, actions, .. } = moment;
    if actions.is_empty() {
        return;
    }
    let mut dice = Dice(*number as u64);
    let drawn = |dice: &mut Dice| actions[dice.below(actions.len() as u32) as usize];
    for at in 0..SAMPLE {
        let mut action = drawn(&mut dice).to_string();
        if at % 2 == 1 {
            action = crossed(&action, drawn(&mut dice), &mut dice);
        }
        // Mostly somebody who may act; now and then anybody.
        let any = Seat(dice.below(u32::from(game.seats())) as u8);
        let seat = if at % 8 == 7 { any } else { game.missing().first().unwrap_or(any) };
        let answer = match game.judge(seat, &action) {
            Ok(()) => "legal".into(),
            Err(Refusal::Illegal(Illegal::Forbidden { rule, why })) => format!("{rule} {why}"),
            Err(Refusal::Illegal(illegal)) => illegal.why().into(),
            Err(Refusal::Unreadable(_)) => "unreadable".into(),
            Err(refusal) => format!("{refusal:?}"),
        };
        _ = writeln!(out, "seat {seat}: {action} = {answer}");
    }
}

/// An action with one of its words taken from the same place of another.
fn crossed(action: &str, other: &str, dice: &mut Dice) -> String {
    let mut words: Vec<_> = action.split(' ').collect();
    let others: Vec<_> = other.split(' ').collect();
    let place = dice.below(words.len() as u32) as usize;
    if let Some(word) = others.get(place) {
        words[place] = word;
    }
    words.join(" ")
}
