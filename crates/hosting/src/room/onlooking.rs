//! Someone looking on, and how a room speaks to them.

use std::{fmt, net::IpAddr, ops::Deref};

use language::Locale;

use crate::{Fault, room::access::Wish};

/// The way from a room to somebody who looks: a socket's queue, or a worker's port.
pub trait Say {
    /// A message as it is said to many: a copy costs little.
    type Text: Clone + From<String> + Deref<Target = str> + fmt::Debug;

    /// Whether it is said. Those who do not keep up are let go, and resume when they come back.
    fn say(&self, text: &Self::Text) -> bool;

    fn goodbye(&self, why: Goodbye);
}

/// Someone looking through a socket.
#[derive(Debug)]
pub struct Onlooking<S> {
    pub number: u64,
    pub person: String,
    pub login: String,
    /// The address they come from, with its neighbours.
    pub from: IpAddr,
    pub wish: Wish,
    pub locale: Locale,
    /// Whether they are told the position in words, too.
    pub words: bool,
    pub say: S,
}

/// Why a socket is closed, for programs: a code of RFC 6455 and a word.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Goodbye {
    pub code: u16,
    pub word: &'static str,
}

impl Goodbye {
    /// The server stops: come back in a moment.
    pub const RESTART: Goodbye = Goodbye { code: 1012, word: "restart" };
    /// More was to be said than was read: come back, and be told what was missed.
    pub const SLOW: Goodbye = Goodbye { code: 1013, word: "slow" };

    /// 1008: against the policy.
    pub fn because(fault: &Fault) -> Goodbye {
        Goodbye { code: 1008, word: fault.code() }
    }
}

impl<S: Say> Onlooking<S> {
    pub fn hears(&self, message: &S::Text) -> bool {
        self.say.say(message)
    }

    pub fn goodbye(&self, why: Goodbye) {
        self.say.goodbye(why);
    }
}

/// Everything that was said, in order.
#[cfg(test)]
pub mod ear {
    use std::sync::{Arc, Mutex};

    use super::{Goodbye, Say};

    #[derive(Clone, Default, Debug)]
    pub struct Ear(Arc<Mutex<Vec<Arc<str>>>>);

    impl Ear {
        pub fn heard(&self) -> Vec<Arc<str>> {
            std::mem::take(&mut self.0.lock().expect("nobody panicked"))
        }
    }

    impl Say for Ear {
        type Text = Arc<str>;

        fn say(&self, text: &Arc<str>) -> bool {
            self.0.lock().expect("nobody panicked").push(Arc::clone(text));
            true
        }

        fn goodbye(&self, _: Goodbye) {}
    }
}
