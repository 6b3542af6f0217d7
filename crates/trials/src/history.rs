//! What people did, were told and were shown, in the order in which it happened to them.

use std::{
    io::Write as _,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use serde::{Deserialize, Serialize};

/// Something that happened to somebody. Its place in the history says what was before what: whatever was answered
/// before something else was asked happened before it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// Milliseconds from the beginning. For bounds in time, and for whoever reads it.
    pub at: u64,
    /// The person's id; empty for a stranger without one.
    pub who: String,
    #[serde(flatten)]
    pub what: What,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// A request over HTTP. `login` is the number of the log-in whose cookie it carries.
    Asked { call: u64, node: usize, login: u64, method: String, path: String, body: String },
    /// Its answer.
    Answered { call: u64, status: u16, body: String },
    /// No answer came: it may have been done or not.
    Lost { call: u64 },
    /// Somebody logged in.
    LoggedIn { login: u64 },
    /// An ended log-in: from here on nobody may use it.
    Ended { login: u64 },
    /// Somebody wants a socket; `looking` is the query.
    Opening { socket: u64, node: usize, login: u64, table: String, looking: String },
    /// What was said on a socket.
    Said { socket: u64, text: String },
    /// What was heard on a socket.
    Heard { socket: u64, text: String },
    /// The server hung up, or was never there.
    Closed { socket: u64, why: String },
    /// The person hung up.
    HungUp { socket: u64 },
    /// The trial is over, every fault is mended, and everybody waited: who has no right has no socket any more, and
    /// everybody else has seen this.
    Settled { socket: u64, version: u32, line: i64 },
    /// What was done to the servers; for whoever reads it.
    Fault { text: String },
}

/// Where everybody writes down what happens to them.
#[derive(Clone, Debug)]
pub struct Recorder {
    begun: Instant,
    events: Arc<Mutex<Vec<Event>>>,
}

impl Default for Recorder {
    fn default() -> Recorder {
        Recorder { begun: Instant::now(), events: Arc::default() }
    }
}

impl Recorder {
    pub fn note(&self, who: &str, what: What) {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        // Read while nobody else can write: times never go back.
        let at = self.begun.elapsed().as_millis() as u64;
        events.push(Event { at, who: who.into(), what });
    }

    /// Everything so far.
    pub fn history(&self) -> Vec<Event> {
        std::mem::take(&mut *self.events.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Keeps a history as a file, a line an event.
pub fn keep(history: &[Event], file: &Path) -> std::io::Result<()> {
    let mut out = std::io::BufWriter::new(std::fs::File::create(file)?);
    for event in history {
        serde_json::to_writer(&mut out, event)?;
        out.write_all(b"\n")?;
    }
    out.flush()
}
