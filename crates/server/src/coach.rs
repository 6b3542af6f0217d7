//! Questions about the game at a table: what to do, how it will end, and why not. Whoever asks is answered from his
//! own view.

use std::{pin::Pin, sync::Arc, time::Duration};

use language::Teller;
use shelf::{Advice, Budget, Shelved};
use table::{Dice, Eye, Phrase, Seat};

use crate::{
    commands::{Commander, refused},
    hall::Hall,
    loaded::Loaded,
    names::teller,
    room::Room,
    token,
    wire::{Advised, Answer, Expected, Hint},
    words::{self, line},
};

/// How long the coach thinks.
const THOUGHT: Duration = Duration::from_secs(1);

/// An answer that is thought about away from the table, so that nobody else waits for it.
pub(crate) type Thought = Pin<Box<dyn Future<Output = Option<Answer>> + Send>>;

impl Hall {
    /// Asks the coach what to do, or is told why not.
    pub(crate) fn hint(&self, room: &Room, by: &Commander, id: &str) -> Result<Thought, Answer> {
        let Some(seat) = by.seat(room) else { return Err(refused(room, by, id, "server-onlooker")) };
        let asked = id.to_string();
        self.consult(room, by, id, Some(seat), move |game, teller| {
            let advice = game.advice(seat, Budget::time(THOUGHT), &mut Dice(token::number()))?;
            let hint = hint(&advice, &game.offers(seat), teller);
            Some(Answer::Hint { id: asked, hint })
        })
    }

    /// Asks the coach how it will end, or is told why not.
    pub(crate) fn forecast(&self, room: &Room, by: &Commander, id: &str) -> Result<Thought, Answer> {
        let (eye, asked) = (by.eye(room), id.to_string());
        self.consult(room, by, id, None, move |game, _| {
            let seats = expected(game, eye, &mut Dice(token::number()));
            Some(Answer::Forecast { id: asked, seats })
        })
    }

    /// Thinks if the table allows it and, where it is for a seat to act, that seat may.
    fn consult(
        &self,
        room: &Room,
        by: &Commander,
        id: &str,
        acts: Option<Seat>,
        think: impl FnOnce(&dyn Shelved, &Teller) -> Option<Answer> + Send + 'static,
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
        } else if !self.limits.hint(&by.person) {
            Some("server-slowly")
        } else {
            None
        };
        if let Some(why) = why {
            return Err(refused(room, by, id, why));
        }
        let (game, teller) = (sitting.host().copy(), teller(seats, by.locale));
        let thinking = Arc::clone(&self.thinking);
        Ok(Box::pin(async move {
            let slot = thinking.acquire_owned().await;
            let thought = move || {
                // Held until the thought ends, even if the asker goes away meanwhile.
                let _slot = slot;
                think(&*game, &teller)
            };
            tokio::task::spawn_blocking(thought).await.ok().flatten()
        }))
    }
}

fn hint(advice: &Advice, offers: &[(String, Phrase)], teller: &Teller) -> Hint {
    let advised = |option: &shelf::Advised| {
        let (_, offer) = offers.iter().find(|(action, _)| *action == option.action)?;
        Some(Advised {
            action: option.action.clone(),
            line: line(teller, offer),
            chance: option.chance,
            points: option.points,
            because: line(teller, &option.because),
        })
    };
    Hint { options: advice.options.iter().filter_map(advised).collect() }
}

/// What everybody may expect, as far as this eye can tell.
pub(crate) fn expected(game: &dyn Shelved, eye: Eye, dice: &mut Dice) -> Vec<Expected> {
    let seats = game.forecast(eye, dice).seats;
    seats.iter().map(|seat| Expected { points: seat.points, chance: seat.chance }).collect()
}

/// Why something cannot be chosen now.
pub(crate) fn why(room: &Room, by: &Commander, id: &str, thing: &str) -> Answer {
    let Some(seat) = by.seat(room) else { return refused(room, by, id, "server-onlooker") };
    let Some(Loaded { sitting: Some(sitting), seats, .. }) = room.loaded() else {
        return refused(room, by, id, "server-not-begun");
    };
    let teller = teller(seats, by.locale);
    let reasons = sitting.host().why_not(seat, thing);
    let reasons = reasons.iter().map(|reason| words::refusal(&teller, reason)).collect();
    Answer::Why { id: id.into(), reasons }
}
