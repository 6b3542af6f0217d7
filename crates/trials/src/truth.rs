//! What the stored log says: the only thing that counts once everybody has gone home.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;
use server::{Looker, Retold, RetoldEntry, RetoldLine};

/// The moments that somebody claims to have been shown: through whose eyes, at which version, and whether with the
/// whole story.
pub type Wanted = BTreeMap<(Looker, u32), bool>;

/// What a looker was to be shown at one of their versions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shown {
    /// As the server writes it.
    pub view: String,
    /// What the update that led there tells; nothing at the opening.
    pub heard: Vec<Value>,
    /// Everything told so far, where somebody was told all of it.
    pub story: Vec<Value>,
}

/// A table as the log explains it.
#[derive(Clone, Debug, Default)]
pub struct Truth {
    pub begun: bool,
    /// The person in each seat; empty where none sits.
    pub people: Vec<String>,
    pub bots: Vec<bool>,
    pub entries: Vec<RetoldEntry>,
    pub talk: Vec<RetoldLine>,
    /// The version each looker had come to after each entry; the first is the opening.
    pub versions: Vec<BTreeMap<Looker, u32>>,
    pub shown: HashMap<(Looker, u32), Shown>,
    /// Why the game cannot be played again.
    pub unfit: Option<String>,
}

impl Truth {
    /// Plays a stored game again, and keeps the moments that are asked for.
    pub fn of(retold: &Retold, wanted: &Wanted) -> Truth {
        let (mut versions, mut shown) = (Vec::new(), HashMap::new());
        let replayed = retold.replay(|scene| {
            let mut now = BTreeMap::new();
            for looker in scene.lookers() {
                let version = scene.version(looker);
                now.insert(looker, version);
                let moment = (looker, version);
                let heard = scene.heard(looker);
                if let Some(&whole) = wanted.get(&moment)
                    && (heard.is_some() || scene.entry == 0)
                {
                    let heard = heard.unwrap_or_default().iter().map(json).collect();
                    let story = if whole { scene.story(looker) } else { Vec::new() };
                    let story = story.iter().map(json).collect();
                    let view = serde_json::to_string(&scene.view(looker)).unwrap_or_default();
                    shown.insert(moment, Shown { view, heard, story });
                }
            }
            versions.push(now);
        });
        Truth {
            begun: retold.begun,
            people: retold.people.clone(),
            bots: retold.bots.clone(),
            entries: retold.entries.clone(),
            talk: retold.talk.clone(),
            versions,
            shown,
            unfit: replayed.err(),
        }
    }

    /// The version a looker had come to after so many entries.
    pub fn version(&self, looker: Looker, entries: usize) -> Option<u32> {
        self.versions.get(entries)?.get(&looker).copied()
    }

    pub fn sits(&self, person: &str) -> bool {
        !person.is_empty() && self.people.iter().any(|other| other == person)
    }
}

/// What the server writes, as JSON.
fn json(written: impl serde::Serialize) -> Value {
    serde_json::to_value(written).unwrap_or_default()
}
