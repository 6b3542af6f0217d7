//! Asks for the game and the number of players, if the command line does not say.

use ::table::Phrase;
use language::{Locale, Teller};
use shelf::{Title, printed};

use super::{
    console::Console,
    seats::{OPPONENT, Seating},
};
use crate::{args::Setup, failure::Failure};

pub(super) struct Chosen {
    pub(super) game: &'static str,
    pub(super) setup: Setup,
    pub(super) seating: Seating,
}

/// Nothing if the input ends.
pub(super) fn choose(
    console: &mut Console<'_>,
    toys: bool,
    locale: Locale,
) -> Result<Option<Chosen>, Failure> {
    let teller = Teller::new(locale, &[]);
    console.say(&teller.name("terminal-menu"))?;
    let offered: Vec<&dyn Title> = games::offered(toys).collect();
    for (number, title) in (1..).zip(&offered) {
        let [least, most] = title.label().seats;
        let named = teller.name(&printed::title_key(title.name()));
        console.say(&format!("{number:>3}  {named} ({least}–{most})"))?;
    }
    let Some(game) = number(console, &teller, &Phrase::new("terminal-menu-game"), 1, offered.len(), None)?
    else {
        return Ok(None);
    };
    let Some(title) = offered.get(game - 1) else { return Ok(None) };
    let [least, most] = title.label().seats;
    let phrase = Phrase::new("terminal-menu-players").with("least", least).with("most", most);
    let (least, most) = (least.into(), most.into());
    let Some(players) = number(console, &teller, &phrase, least, most, Some(least))? else { return Ok(None) };
    let phrase = Phrase::new("terminal-menu-humans").with("most", players as u32);
    let Some(humans) = number(console, &teller, &phrase, 0, players, Some(1))? else { return Ok(None) };
    let who = |seat| if seat < humans { String::from("human") } else { OPPONENT.to_string() };
    let seating = Seating::read(&(0..players).map(who).collect::<Vec<_>>())?;
    let setup = Setup { players: Some(players), ..Setup::default() };
    Ok(Some(Chosen { game: title.name(), setup, seating }))
}

/// A number within bounds, asked for until it is given; Enter takes the default.
fn number(
    console: &mut Console<'_>,
    teller: &Teller,
    question: &Phrase,
    least: usize,
    most: usize,
    default: Option<usize>,
) -> Result<Option<usize>, Failure> {
    let default_shown = default.map(|default| format!(" [{default}]")).unwrap_or_default();
    let prompt = format!("{}{default_shown} ", teller.say(question));
    while let Some(typed) = console.ask(&prompt)? {
        let given = if typed.is_empty() { default } else { typed.parse().ok() };
        if let Some(number) = given.filter(|number| (least..=most).contains(number)) {
            return Ok(Some(number));
        }
        let (least, most) = (least as u32, most as u32);
        let wrong = Phrase::new("terminal-number-between").with("least", least).with("most", most);
        console.say(&teller.say(&wrong))?;
    }
    Ok(None)
}
