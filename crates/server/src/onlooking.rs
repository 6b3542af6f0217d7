//! Someone looking through a socket, and what their socket is given to say.

use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use language::Locale;
use tokio::sync::mpsc;

use crate::{access::Wish, problem::Problem};

/// Someone looking through a socket.
#[derive(Debug)]
pub(crate) struct Onlooking {
    pub(crate) number: u64,
    pub(crate) person: String,
    pub(crate) login: String,
    /// The address they come from, with its neighbours.
    pub(crate) from: IpAddr,
    pub(crate) wish: Wish,
    pub(crate) locale: Locale,
    /// Whether they are told the position in words, too.
    pub(crate) words: bool,
    pub(crate) say: mpsc::Sender<Saying>,
}

/// What a socket is given to say.
#[derive(Clone, Debug)]
pub(crate) enum Saying {
    Text(Utf8Bytes),
    Goodbye(Goodbye),
}

/// Why a socket is closed, for programs: a code of RFC 6455 and a word.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Goodbye {
    pub(crate) code: u16,
    pub(crate) word: &'static str,
}

impl Goodbye {
    /// The server stops: come back in a moment.
    pub(crate) const RESTART: Goodbye = Goodbye { code: 1012, word: "restart" };
    /// More was to be said than was read: come back, and be told what was missed.
    pub(crate) const SLOW: Goodbye = Goodbye { code: 1013, word: "slow" };

    /// 1008: against the policy.
    pub(crate) fn because(problem: &Problem) -> Goodbye {
        Goodbye { code: 1008, word: problem.code() }
    }
}

impl Onlooking {
    /// Whether it is said. Those who do not keep up are let go, and resume when they come back.
    pub(crate) fn hears(&self, message: &Utf8Bytes) -> bool {
        self.say.try_send(Saying::Text(message.clone())).is_ok()
    }

    pub(crate) fn goodbye(&self, why: Goodbye) {
        _ = self.say.try_send(Saying::Goodbye(why));
    }
}
