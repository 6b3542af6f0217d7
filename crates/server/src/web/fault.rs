//! How a request is answered that met a fault.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use hosting::Fault;
use language::Locale;

use crate::store::StoreError;

/// In English; the guard, who knows the asker's language, says it again in that.
#[derive(Debug)]
pub(crate) struct FaultReply(Fault);

impl<F: Into<Fault>> From<F> for FaultReply {
    fn from(fault: F) -> FaultReply {
        FaultReply(fault.into())
    }
}

impl IntoResponse for FaultReply {
    fn into_response(self) -> Response {
        let mut response = reply(&self.0, Locale::En);
        response.extensions_mut().insert(self.0);
        response
    }
}

pub(crate) fn reply(fault: &Fault, locale: Locale) -> Response {
    (status(fault), Json(fault.wire(locale))).into_response()
}

fn status(fault: &Fault) -> StatusCode {
    match fault {
        Fault::NobodyYet | Fault::WrongPassword => StatusCode::UNAUTHORIZED,
        Fault::Forbidden | Fault::Banned | Fault::Origin => StatusCode::FORBIDDEN,
        Fault::NotFound => StatusCode::NOT_FOUND,
        Fault::Bad(_) | Fault::Given(_) => StatusCode::BAD_REQUEST,
        Fault::NameTaken | Fault::SeatTaken | Fault::NotNow(_) | Fault::Unfit => StatusCode::CONFLICT,
        Fault::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Fault::Late => StatusCode::REQUEST_TIMEOUT,
        Fault::Crowded | Fault::Unavailable | Fault::Unknown => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// The reason goes to the operator's log; the asker learns that nothing was done, or that nobody knows.
impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Taken => Fault::SeatTaken,
            StoreError::Conflict => Fault::NotNow("server-faster"),
            StoreError::Barred => Fault::NobodyYet,
            StoreError::Unknown(_) => {
                tracing::error!(%error, "storage");
                Fault::Unknown
            }
            StoreError::Unusable { .. } | StoreError::Database(_) => {
                tracing::error!(%error, "storage");
                Fault::Unavailable
            }
        }
    }
}
