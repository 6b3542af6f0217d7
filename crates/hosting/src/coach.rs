//! Questions about the game at a table: what to do, how it will end, and why not. Those who ask are answered from their own
//! view.

use std::{fmt, time::Duration};

use language::Teller;
use shelf::{Advice, Budget, Shelved};
use table::{Dice, Eye, Phrase, Seat};

use crate::{
    commands::{Commander, refused},
    room::{Room, Say, loaded::Loaded},
    telling::{
        names::teller,
        words::{self, line},
    },
    wire::{Advised, Answer, Expected, Hint},
};

/// How long the coach thinks.
const THOUGHT: Duration = Duration::from_secs(1);

/// An answer that takes its time. It needs a number that nobody can foresee, and may come to nothing.
pub struct Thought(Box<Thinking>);

type Thinking = dyn FnOnce(&mut Dice) -> Option<Answer> + Send;

impl Thought {
    pub fn think(self, seed: u64) -> Option<Answer> {
        (self.0)(&mut Dice(seed))
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought(…)")
    }
}

/// Asks the coach what to do, or is told why not.
pub fn hint<S: Say>(room: &Room<S>, by: &Commander, id: &str) -> Result<Thought, Answer> {
    let Some(seat) = by.seat(room) else { return Err(refused(room, by, id, "server-onlooker")) };
    let asked = id.to_string();
    consult(room, by, id, Some(seat), move |game, teller, dice| {
        let advice = game.advice(seat, Budget::time(THOUGHT), dice)?;
        let hint = advised(&advice, &game.offers(seat), teller);
        Some(Answer::Hint { id: asked, hint })
    })
}

/// Asks the coach how it will end, or is told why not.
pub fn forecast<S: Say>(room: &Room<S>, by: &Commander, id: &str) -> Result<Thought, Answer> {
    let (eye, asked) = (by.eye(room), id.to_string());
    consult(room, by, id, None, move |game, _, dice| {
        Some(Answer::Forecast { id: asked, seats: expected(game, eye, dice) })
    })
}

/// Thinks if the table allows it and, where it is for a seat to act, that seat may.
fn consult<S: Say>(
    room: &Room<S>,
    by: &Commander,
    id: &str,
    acts: Option<Seat>,
    think: impl FnOnce(&dyn Shelved, &Teller, &mut Dice) -> Option<Answer> + Send + 'static,
) -> Result<Thought, Answer> {
    let Some(Loaded { sitting: Some(sitting), row, seats }) = room.loaded() else {
        return Err(refused(room, by, id, "server-not-begun"));
    };
    let why = if !row.hints {
        Some("server-no-hints")
    } else if sitting.over() {
        Some("refused-over")
    } else if acts.is_some_and(|seat| !sitting.host().turn().seats().has(seat)) {
        Some("refused-not-your-turn")
    } else {
        None
    };
    if let Some(why) = why {
        return Err(refused(room, by, id, why));
    }
    let (game, teller) = (sitting.host().copy(), teller(seats, by.locale));
    Ok(Thought(Box::new(move |dice| think(&*game, &teller, dice))))
}

fn advised(advice: &Advice, offers: &[(String, Phrase)], teller: &Teller) -> Hint {
    let option = |option: &shelf::Advised| {
        let (_, offer) = offers.iter().find(|(action, _)| *action == option.action)?;
        Some(Advised {
            action: option.action.clone(),
            line: line(teller, offer),
            chance: option.chance,
            points: option.points,
            because: line(teller, &option.because),
        })
    };
    Hint { options: advice.options.iter().filter_map(option).collect() }
}

/// What everybody may expect, as far as this eye can tell.
pub fn expected(game: &dyn Shelved, eye: Eye, dice: &mut Dice) -> Vec<Expected> {
    let seats = game.forecast(eye, dice).seats;
    seats.iter().map(|seat| Expected { points: seat.points, chance: seat.chance }).collect()
}

/// Why something cannot be chosen now.
pub fn why<S: Say>(room: &Room<S>, by: &Commander, id: &str, thing: &str) -> Answer {
    let Some(seat) = by.seat(room) else { return refused(room, by, id, "server-onlooker") };
    let Some(Loaded { sitting: Some(sitting), seats, .. }) = room.loaded() else {
        return refused(room, by, id, "server-not-begun");
    };
    let teller = teller(seats, by.locale);
    let reasons = sitting.host().why_not(seat, thing);
    let reasons = reasons.iter().map(|reason| words::refusal(&teller, reason)).collect();
    Answer::Why { id: id.into(), reasons }
}
