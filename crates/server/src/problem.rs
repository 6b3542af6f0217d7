//! What goes wrong on the wire. No answer tells anything about a position, a name or another's table.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use language::{Locale, Teller};

use crate::{store::StoreError, wire};

/// Every problem a request can meet.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.told(Locale::En))]
pub(crate) enum Problem {
    NobodyYet,
    Forbidden,
    NotFound,
    /// A program's mistake, in the words of whoever found it.
    Bad(String),
    /// A person's, with the key of the sentence that says what would do.
    Given(&'static str),
    WrongPassword,
    Banned,
    NameTaken,
    SeatTaken,
    /// With the key of why not.
    NotNow(&'static str),
    TooMany,
    /// The places that are left are for others.
    Crowded,
    /// What was sent did not arrive in time.
    Late,
    Origin,
    Unfit,
    Unavailable,
    /// The database went away while it was asked to keep something.
    Unknown,
}

impl Problem {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Problem::NobodyYet => "nobody_yet",
            Problem::Forbidden => "forbidden",
            Problem::NotFound => "not_found",
            Problem::Bad(_) | Problem::Given(_) => "bad_request",
            Problem::WrongPassword => "wrong_password",
            Problem::Banned => "banned",
            Problem::NameTaken => "name_taken",
            Problem::SeatTaken => "seat_taken",
            Problem::NotNow(_) => "not_now",
            Problem::TooMany => "too_many",
            Problem::Crowded => "crowded",
            Problem::Late => "late",
            Problem::Origin => "origin",
            Problem::Unfit => "unfit",
            Problem::Unavailable => "unavailable",
            Problem::Unknown => "unknown",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Problem::NobodyYet | Problem::WrongPassword => StatusCode::UNAUTHORIZED,
            Problem::Forbidden | Problem::Banned | Problem::Origin => StatusCode::FORBIDDEN,
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Bad(_) | Problem::Given(_) => StatusCode::BAD_REQUEST,
            Problem::NameTaken | Problem::SeatTaken | Problem::NotNow(_) | Problem::Unfit => {
                StatusCode::CONFLICT
            }
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Late => StatusCode::REQUEST_TIMEOUT,
            Problem::Crowded | Problem::Unavailable | Problem::Unknown => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The sentence of each.
    fn key(&self) -> &'static str {
        match self {
            Problem::NobodyYet => "server-nobody-yet",
            Problem::Forbidden => "server-forbidden",
            Problem::NotFound => "server-not-found",
            Problem::Bad(_) => "server-bad",
            Problem::Given(key) | Problem::NotNow(key) => key,
            Problem::WrongPassword => "server-wrong-password",
            Problem::Banned => "server-banned",
            Problem::NameTaken => "server-name-taken",
            Problem::SeatTaken => "server-seat-taken",
            Problem::TooMany => "server-too-many",
            Problem::Crowded => "server-crowded",
            Problem::Late => "server-late",
            Problem::Origin => "server-origin",
            Problem::Unfit => "server-unfit",
            Problem::Unavailable => "server-unavailable",
            Problem::Unknown => "server-unknown",
        }
    }

    fn told(&self, locale: Locale) -> String {
        let teller = Teller::new(locale, &[]);
        match self {
            Problem::Bad(what) => teller.say_text(self.key(), &[("what", what)]),
            _ => teller.name(self.key()),
        }
    }

    pub(crate) fn wire(&self, locale: Locale) -> wire::Problem {
        wire::Problem { code: self.code().into(), text: self.told(locale) }
    }

    /// The same, met after something was committed: then it is not so that nothing was done.
    pub(crate) fn once_committed(self) -> Problem {
        if matches!(self, Problem::Unavailable) { Problem::Unknown } else { self }
    }

    pub(crate) fn response(&self, locale: Locale) -> Response {
        (self.status(), Json(self.wire(locale))).into_response()
    }
}

/// In English; the guard, who knows the asker's language, says it again in that.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.response(Locale::En);
        response.extensions_mut().insert(self);
        response
    }
}

/// The reason goes to the operator's log; the asker learns that nothing was done, or that nobody knows.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Taken => Problem::SeatTaken,
            StoreError::Conflict => Problem::NotNow("server-faster"),
            StoreError::Unknown(_) => {
                tracing::error!(%error, "storage");
                Problem::Unknown
            }
            StoreError::Unusable { .. } | StoreError::Database(_) => {
                tracing::error!(%error, "storage");
                Problem::Unavailable
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_is_said_in_every_language() {
        let keys = [
            "server-not-begun",
            "server-begun",
            "server-not-over",
            "server-no-seat",
            "server-named-already",
            "server-no-mail",
            "server-guest",
            "server-seats-free",
            "server-role-agreed",
            "server-role-taken",
            "server-faster",
            "server-not-here",
            "server-one-seat",
            "server-listed-enough",
            "server-listed-enough-here",
            "server-others-play",
            "server-no-rematch",
            "server-yourself",
            "server-reports-enough",
            "server-nothing-to-close",
            "server-guest-has-no-password",
        ];
        let given = [
            "server-bad-name",
            "server-mixed-name",
            "server-reserved-name",
            "server-bad-password",
            "server-bad-mail",
            "server-bad-link",
            "server-not-your-name",
        ]
        .map(Problem::Given);
        let others = [
            Problem::NobodyYet,
            Problem::Forbidden,
            Problem::NotFound,
            Problem::Bad("seats: too many".into()),
            Problem::WrongPassword,
            Problem::Banned,
            Problem::NameTaken,
            Problem::SeatTaken,
            Problem::TooMany,
            Problem::Crowded,
            Problem::Late,
            Problem::Origin,
            Problem::Unfit,
            Problem::Unavailable,
            Problem::Unknown,
        ];
        for problem in keys.map(Problem::NotNow).into_iter().chain(given).chain(others) {
            let told = Locale::ALL.map(|locale| problem.told(locale));
            assert!(told.iter().all(|text| !text.contains('⟨')), "{told:?}");
            assert!(told[1..].iter().all(|text| *text != told[0]), "{told:?}");
        }
    }
}
