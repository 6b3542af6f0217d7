//! Why a request was refused.

use chronicle::Fails;
use language::Teller;
use serde_json::{Value, json};
use shelf::Unopened;
use table::{Illegal, Refusal};

/// The answer to a refused request. The game is unchanged.
#[derive(Clone, Debug)]
pub(super) struct Error {
    reason: Reason,
    message: String,
}

#[derive(Clone, Debug)]
enum Reason {
    /// A rule of the game forbids it.
    Rule(&'static str),
    /// Something else, by its name in the protocol.
    Named(&'static str),
}

impl Error {
    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over as they come")]
    pub(super) fn new(name: &'static str, message: impl ToString) -> Error {
        Error { reason: Reason::Named(name), message: message.to_string() }
    }

    pub(super) fn refused(refusal: &Refusal, teller: &Teller) -> Error {
        let reason = match refusal {
            Refusal::NoSuchSeat { .. } => Reason::Named("no-such-seat"),
            Refusal::Unreadable(_) => Reason::Named("unreadable"),
            Refusal::Illegal(Illegal::NotYourTurn) => Reason::Named("not-your-turn"),
            Refusal::Illegal(Illegal::Over) => Reason::Named("over"),
            Refusal::Illegal(Illegal::Forbidden { rule, .. }) => Reason::Rule(rule.0),
            Refusal::NothingToTakeBack => Reason::Named("nothing-to-undo"),
            Refusal::Chance(_) => Reason::Named("bad-chance"),
        };
        let message = match refusal {
            // The rule's number is in another field.
            Refusal::Illegal(illegal @ Illegal::Forbidden { .. }) => teller.name(illegal.why()),
            _ => teller.refusal(refusal),
        };
        Error { reason, message }
    }

    pub(super) fn answer(&self) -> Value {
        match self.reason {
            Reason::Rule(rule) => json!({ "ok": false, "rule": rule, "message": self.message }),
            Reason::Named(name) => json!({ "ok": false, "error": name, "message": self.message }),
        }
    }

    /// The reason alone.
    pub(super) fn reason(&self) -> Value {
        match self.reason {
            Reason::Rule(rule) => json!({ "rule": rule, "message": self.message }),
            Reason::Named(name) => json!({ "error": name, "message": self.message }),
        }
    }

    /// The same as an answer to `why`: it is not allowed, and the reason.
    pub(super) fn why(&self) -> Value {
        match self.reason {
            Reason::Rule(rule) => {
                json!({ "ok": true, "legal": false, "rule": rule, "message": self.message })
            }
            Reason::Named(name) => {
                json!({ "ok": true, "legal": false, "error": name, "message": self.message })
            }
        }
    }
}

impl From<Unopened> for Error {
    fn from(unopened: Unopened) -> Error {
        let name = match unopened {
            Unopened::UnknownGame { .. } => "no-such-game",
            Unopened::Setup { .. } | Unopened::Header(_) => "bad-setup",
            Unopened::Scenario(_) => "bad-scenario",
        };
        Error::new(name, unopened)
    }
}

impl From<Fails> for Error {
    fn from(fails: Fails) -> Error {
        Error::new("bad-chronicle", fails)
    }
}
