//! What goes wrong on the wire. No answer tells anything about a position, a name or another's table.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};

use crate::{store::StoreError, wire};

/// Every problem a request can meet.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error("log in or play as a guest first")]
    NobodyYet,
    #[error("you may not do this")]
    Forbidden,
    #[error("there is no such thing here")]
    NotFound,
    #[error("{0}")]
    Bad(String),
    #[error("name or password is wrong")]
    WrongPassword,
    #[error("this name is taken")]
    NameTaken,
    #[error("this seat is taken")]
    SeatTaken,
    #[error("{0}")]
    NotNow(&'static str),
    #[error("too much at once: wait a little")]
    TooMany,
    #[error("requests from other sites are not answered")]
    Origin,
    #[error("this build cannot go on with this game; the operator can tell more with `nemedian doctor`")]
    Unfit,
    #[error("the server cannot store anything now; nothing was done, try again")]
    Unavailable,
}

impl Problem {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Problem::NobodyYet => "nobody_yet",
            Problem::Forbidden => "forbidden",
            Problem::NotFound => "not_found",
            Problem::Bad(_) => "bad_request",
            Problem::WrongPassword => "wrong_password",
            Problem::NameTaken => "name_taken",
            Problem::SeatTaken => "seat_taken",
            Problem::NotNow(_) => "not_now",
            Problem::TooMany => "too_many",
            Problem::Origin => "origin",
            Problem::Unfit => "unfit",
            Problem::Unavailable => "unavailable",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Problem::NobodyYet | Problem::WrongPassword => StatusCode::UNAUTHORIZED,
            Problem::Forbidden | Problem::Origin => StatusCode::FORBIDDEN,
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Bad(_) => StatusCode::BAD_REQUEST,
            Problem::NameTaken | Problem::SeatTaken | Problem::NotNow(_) | Problem::Unfit => {
                StatusCode::CONFLICT
            }
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    pub(crate) fn wire(&self) -> wire::Problem {
        wire::Problem { code: self.code().into(), text: self.to_string() }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status(), Json(self.wire())).into_response()
    }
}

/// The reason goes to the operator's log; the asker learns that nothing was done.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Taken => Problem::SeatTaken,
            StoreError::Conflict => Problem::NotNow("somebody else was faster: look again"),
            StoreError::Unusable { .. } | StoreError::Database(_) => {
                tracing::error!(%error, "storage");
                Problem::Unavailable
            }
        }
    }
}
