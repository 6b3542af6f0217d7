//! Questions about the game at a table: what to do, how it will end, and why not. Whoever asks is answered from his
//! own view.

use std::{sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use language::Teller;
use shelf::{Advice, Budget, Shelved};
use table::{Dice, Eye, Phrase, Seat};
use tokio::sync::mpsc;

use crate::{
    commands::{Commander, refused},
    hall::Hall,
    names::teller,
    problem::Problem,
    room::{Loaded, Room, text},
    token,
    wire::{Advised, Answer, Expected, Hint, ToClient},
    words::{self, line},
};

/// How long the coach thinks.
const THOUGHT: Duration = Duration::from_secs(1);

/// A question to be thought about away from the table, so that nobody waits for it.
struct Question {
    id: String,
    game: Box<dyn Shelved>,
    teller: Teller,
    say: mpsc::Sender<Utf8Bytes>,
}

impl Hall {
    /// Asks the coach what to do; the answer comes when it comes.
    pub(crate) fn hint(
        self: &Arc<Self>,
        room: &Room,
        by: &Commander,
        id: &str,
    ) -> Result<Option<Answer>, Problem> {
        let Eye::Seat(seat) = by.eye else { return Ok(Some(refused(room, by, id, "server-onlooker"))) };
        self.consult(room, by, id, Some(seat), move |question| {
            let advice = question.game.advice(seat, Budget::time(THOUGHT), &mut Dice(token::number()))?;
            let hint = hint(&advice, &question.game.offers(seat), &question.teller);
            Some(Answer::Hint { id: question.id.clone(), hint })
        })
    }

    /// Asks the coach how it will end.
    pub(crate) fn forecast(
        self: &Arc<Self>,
        room: &Room,
        by: &Commander,
        id: &str,
    ) -> Result<Option<Answer>, Problem> {
        let eye = by.eye;
        self.consult(room, by, id, None, move |question| {
            let seats = expected(&*question.game, eye, &mut Dice(token::number()));
            Some(Answer::Forecast { id: question.id.clone(), seats })
        })
    }

    /// Answers on the asker's socket, if the table allows it and, where it is for a seat to act, that seat may.
    fn consult(
        self: &Arc<Self>,
        room: &Room,
        by: &Commander,
        id: &str,
        acts: Option<Seat>,
        think: impl FnOnce(&Question) -> Option<Answer> + Send + 'static,
    ) -> Result<Option<Answer>, Problem> {
        let Some(Loaded { sitting: Some(sitting), row, seats }) = &room.loaded else {
            return Ok(Some(refused(room, by, id, "server-not-begun")));
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
            return Ok(Some(refused(room, by, id, why)));
        }
        let Some(socket) = room.sockets.iter().find(|socket| Some(socket.number) == by.socket) else {
            return Err(Problem::Bad("hint, forecast: only on a socket".into()));
        };
        let question = Question {
            id: id.into(),
            game: sitting.host().copy(),
            teller: teller(seats, by.locale),
            say: socket.say.clone(),
        };
        let thinking = Arc::clone(&self.thinking);
        tokio::spawn(async move {
            let _permit = thinking.acquire_owned().await;
            let thought = move || {
                let Some(answer) = think(&question) else { return };
                _ = question.say.try_send(text(&ToClient::Answer(answer)));
            };
            _ = tokio::task::spawn_blocking(thought).await;
        });
        Ok(None)
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
    let Eye::Seat(seat) = by.eye else { return refused(room, by, id, "server-onlooker") };
    let Some(Loaded { sitting: Some(sitting), seats, .. }) = &room.loaded else {
        return refused(room, by, id, "server-not-begun");
    };
    let teller = teller(seats, by.locale);
    let reasons = sitting.host().why_not(seat, thing);
    let reasons = reasons.iter().map(|reason| words::refusal(&teller, reason)).collect();
    Answer::Why { id: id.into(), reasons }
}
