//! Playing: by lot with a liking for what was seldom done, or one action deep.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result, anyhow, bail};
use shelf::{Bot, Shelved, Start, Terms, Title};
use table::{Arg, Chance, Dice, Eye, Phrase, Seat, Turn};

use crate::{Answer, Begun, Deed, Digests, Entry, Transcript, chance::Noted};

/// What was done and said so far.
#[derive(Default)]
pub(super) struct Habits {
    /// How often each offer was taken, by its phrase and the question it answers.
    taken: HashMap<(&'static str, &'static str), u32>,
    /// The keys and names said in the games that are kept.
    pub(super) said: HashSet<&'static str>,
}

/// How a game is played.
#[derive(Copy, Clone)]
pub(super) struct Manner {
    /// In so many of six cases somebody plays to win, else by lot.
    pub(super) sensible: u32,
    /// Whether people leave.
    pub(super) leaving: bool,
}

/// A game from its setup to its end.
pub(super) struct Whole {
    pub(super) transcript: Transcript,
    /// The keys and names said in it.
    pub(super) said: HashSet<&'static str>,
}

pub(super) fn whole(
    title: &dyn Title,
    terms: Terms,
    manner: Manner,
    habits: &mut Habits,
    dice: &mut Dice,
) -> Result<Whole> {
    let mut noted = Noted::new(dice);
    let mut game = title.open(&Start::Agreed(terms.clone()), &mut noted)?;
    let opening = noted.answers;
    let (mut entries, mut said) = (Vec::new(), HashSet::new());
    // Take-backs come on top of the longest game.
    let most = game.longest() * 2;
    while game.turn() != Turn::Over {
        if entries.len() > most {
            bail!("{}: no end within {most} entries", title.name());
        }
        entries.push(entry(&mut *game, manner, habits, dice)?);
        for seat in game.turn().seats().iter() {
            said.extend(keys(&game.ask(Eye::Seat(seat))));
            said.extend(game.offers(seat).iter().flat_map(|(_, offered)| keys(offered)));
        }
    }
    said.extend(game.story(Eye::Archive).iter().flat_map(|(_, told)| keys(told)));
    let begun = Begun::Agreed { terms, opening };
    let transcript = Transcript { game: title.name().into(), begun, opening: Digests::default(), entries };
    Ok(Whole { transcript, said })
}

/// The key of a phrase and the names in it.
fn keys(phrase: &Phrase) -> Vec<&'static str> {
    let named = phrase.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Name(name) => Some(*name),
        _ => None,
    });
    named.chain([phrase.key]).collect()
}

/// Somebody does something: now and then they take back or change what they did, or leave.
fn entry(game: &mut dyn Shelved, manner: Manner, habits: &mut Habits, dice: &mut Dice) -> Result<Entry> {
    // Rarely, by the length of the game: in most games somebody is left to play on.
    let odds = (game.longest() / 40).clamp(8, 100) as u32;
    if manner.leaving && dice.below(odds) == 0 {
        let seat = Seat(dice.below(u32::from(game.seats())) as u8);
        let mut noted = Noted::new(dice);
        if game.leave(seat, &mut noted).is_ok() {
            return Ok(undigested(seat, Deed::Leave, noted.answers));
        }
    }
    if let Some(seat) = game.turn().seats().first()
        && game.may_take_back(seat)
        && dice.below(10) == 0
    {
        game.take_back(seat).map_err(|refusal| anyhow!("{refusal:?}"))?;
        return Ok(undigested(seat, Deed::TakeBack, Vec::new()));
    }
    let answered = game.turn().seats().except(game.missing());
    let missing = game.missing();
    let among = if !answered.is_empty() && dice.below(5) == 0 { answered } else { missing };
    let seats: Vec<Seat> = among.iter().collect();
    let seat = *seats.get(dice.below(seats.len().max(1) as u32) as usize).context("nobody is missing")?;
    let sensible = dice.below(6) < manner.sensible;
    act(game, seat, sensible, habits, dice)
}

/// This seat acts.
pub(super) fn act(
    game: &mut dyn Shelved,
    seat: Seat,
    sensible: bool,
    habits: &mut Habits,
    dice: &mut Dice,
) -> Result<Entry> {
    let advised = if sensible { game.advise(seat, Bot::Greedy, dice) } else { None };
    let action = match advised {
        Some(action) => action,
        None => habits.choose(game, seat, dice)?,
    };
    let mut noted = Noted::new(dice);
    game.act(seat, &action, &mut noted).map_err(|refusal| anyhow!("{action}: {refusal:?}"))?;
    Ok(undigested(seat, Deed::Act(action), noted.answers))
}

fn undigested(seat: Seat, deed: Deed, chance: Vec<Answer>) -> Entry {
    Entry { seat, deed, chance, digests: Digests::default() }
}

impl Habits {
    /// The most seldom taken of three offers drawn by lot.
    fn choose(&mut self, game: &dyn Shelved, seat: Seat, dice: &mut Dice) -> Result<String> {
        let asked = game.ask(Eye::Seat(seat)).key;
        let offers = game.offers(seat);
        let drawn = |dice: &mut Dice| offers.get(dice.below(offers.len().max(1) as u32) as usize);
        let three = [drawn(dice), drawn(dice), drawn(dice)];
        let taken = |key| self.taken.get(&(asked, key)).copied().unwrap_or(0);
        let rarest = three.into_iter().flatten().min_by_key(|(_, phrase)| taken(phrase.key));
        let (action, phrase) = rarest.with_context(|| format!("seat {seat} has nothing to do"))?;
        *self.taken.entry((asked, phrase.key)).or_default() += 1;
        Ok(action.clone())
    }
}
