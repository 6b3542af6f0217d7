//! Advice from the coach, and reasons from the rules, before anything is played.

use std::time::Duration;

use serde_json::{Value, json};
use shelf::{Advised, Budget, Expected};
use table::{Dice, Eye, Seat};

use super::{
    error::Error,
    request::{Hint, Lang},
    session::{Answer, Session, asked, seed_or_any},
};
use crate::wording::{Wording, eye_value};

/// How long the coach thinks by default, and at most.
const THOUGHT: u64 = 1000;
const LONGEST_THOUGHT: u64 = 60_000;

impl Session {
    /// At most five options, best first.
    pub(super) fn hint(&self, hint: Hint) -> Answer {
        let Hint { seat, milliseconds, rounds, seed, lang } = hint;
        let game = self.seated(seat)?;
        let time = Duration::from_millis(milliseconds.unwrap_or(THOUGHT).min(LONGEST_THOUGHT));
        let budget = match (milliseconds, rounds) {
            (None, Some(rounds)) => Budget::iterations(rounds),
            (_, Some(rounds)) => Budget::time(time).at_most(rounds),
            _ => Budget::time(time),
        };
        let teller = asked(lang);
        let advice = game.advice(Seat(seat), budget, &mut Dice(seed_or_any(seed)?));
        let option = |advised: Advised| {
            let Advised { action, chance, points, because } = advised;
            let because = Wording::new(&because, teller.as_ref());
            json!({
                "action": action, "chance": rounded(chance, 1000.0), "points": rounded(points, 10.0),
                "because": because,
            })
        };
        let options = advice.map_or_else(Vec::new, |advice| advice.options);
        Ok(json!({ "ok": true, "options": options.into_iter().map(option).collect::<Vec<_>>() }))
    }

    pub(super) fn forecast(&self, eye: Eye, seed: Option<u64>) -> Answer {
        let forecast = self.looked_at(eye)?.forecast(eye, &mut Dice(seed_or_any(seed)?));
        let seat = |(seat, Expected { points, chance }): (u8, Expected)| json!({ "seat": seat, "points": rounded(points, 10.0), "chance": rounded(chance, 1000.0) });
        let seats: Vec<Value> = (0..).zip(forecast.seats).map(seat).collect();
        Ok(json!({ "ok": true, "eye": eye_value(eye), "seats": seats }))
    }

    /// Every reason why a thing cannot be chosen now; none if it can.
    pub(super) fn why_not(&self, seat: u8, thing: &str, lang: Option<Lang>) -> Answer {
        let teller = self.teller(lang);
        let reasons = self.seated(seat)?.why_not(Seat(seat), thing);
        let reasons: Vec<_> =
            reasons.iter().map(|refusal| Error::refused(refusal, &teller).reason()).collect();
        Ok(json!({ "ok": true, "reasons": reasons }))
    }
}

/// Rounded to meaningful precision.
fn rounded(number: f32, steps: f64) -> f64 {
    (f64::from(number) * steps).round() / steps
}
