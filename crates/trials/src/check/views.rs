//! Every view: what the rules give this looker at this version, without a gap, and never older than what was known.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use server::Looker;

use super::{
    Case, Kind, called,
    index::{Answered, Call, Socket, TableIndex},
};
use crate::truth::{Truth, Wanted};

/// The parts of a message that show something.
#[derive(Deserialize)]
struct Message<'a> {
    r#type: Option<&'a str>,
    version: Option<u32>,
    seat: Option<u8>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    #[serde(default)]
    story: Vec<Value>,
    #[serde(default)]
    heard: Vec<Value>,
    #[serde(borrow, default)]
    patch: Option<&'a RawValue>,
    /// In an answer that something was stale.
    #[serde(borrow, default)]
    snapshot: Option<Box<Message<'a>>>,
}

/// What somebody claims to have been shown: looker, version, and whether with the story.
type Claim = (Looker, u32, bool);

/// What a socket shows as its messages come in. The looker is the one of the last snapshot.
#[derive(Default)]
struct Showing {
    looker: Option<Looker>,
    version: Option<u32>,
    view: Option<Value>,
}

fn claims(socket: &Socket<'_>) -> Vec<(usize, Claim)> {
    let mut looker = None;
    let mut claims = Vec::new();
    for &(event, _, text) in &socket.heard {
        let Ok(message) = serde_json::from_str::<Message<'_>>(text) else { continue };
        let shown = message.snapshot.as_deref().unwrap_or(&message);
        match (message.r#type, shown.version) {
            (Some("snapshot" | "answer"), Some(version)) if shown.view.is_some() => {
                looker = shown.seat;
                claims.push((event, (looker, version, true)));
            }
            (Some("resumed"), Some(version)) => {
                looker = message.seat;
                claims.push((event, (looker, version, false)));
            }
            (Some("update"), Some(version)) => claims.push((event, (looker, version, false))),
            _ => {}
        }
    }
    claims
}

/// A snapshot that was asked for over HTTP.
fn snapshot<'h>(call: &Call<'h>) -> Option<(usize, Message<'h>)> {
    let (event, status, body) = call.reply?;
    let path = call.path.split('?').next().unwrap_or_default();
    if status != 200 || !path.ends_with("/snapshot") {
        return None;
    }
    Some((event, serde_json::from_str(body).ok()?))
}

pub(super) fn wanted(table: &TableIndex<'_>) -> Wanted {
    let by_sockets = table.sockets.values().flat_map(claims).map(|(_, claim)| claim);
    let by_calls = table.calls.iter().filter_map(snapshot);
    let by_calls =
        by_calls.filter_map(|(_, shown)| shown.view.and(shown.version).map(|v| (shown.seat, v, true)));
    let mut wanted = Wanted::new();
    for (looker, version, whole) in by_sockets.chain(by_calls) {
        *wanted.entry((looker, version)).or_default() |= whole;
    }
    wanted
}

/// What was known by when: for each looker, versions and the events by which somebody knew of them.
struct Known(BTreeMap<Looker, Vec<(usize, u32)>>);

impl Known {
    fn of(case: &Case<'_, '_>) -> Known {
        let mut known: BTreeMap<Looker, Vec<(usize, u32)>> = BTreeMap::new();
        for (event, (looker, version, _)) in case.table.sockets.values().flat_map(claims) {
            known.entry(looker).or_default().push((event, version));
        }
        for entry in case.truth.entries.iter().enumerate() {
            let (place, Some((who, id))) = (entry.0, &entry.1.command) else { continue };
            let looker = Some(entry.1.seat);
            let Some(version) = case.truth.version(looker, place + 1) else { continue };
            for sent in case.table.sent.iter().filter(|sent| (&sent.who, &sent.id) == (who, id)) {
                if let Some((event, Answered::Done { .. })) = sent.answer {
                    known.entry(looker).or_default().push((event, version));
                }
            }
        }
        for list in known.values_mut() {
            list.sort_unstable();
            let mut most = 0;
            for (_, version) in list {
                most = most.max(*version);
                *version = most;
            }
        }
        Known(known)
    }

    /// The latest version of this looker that anybody knew of before an event.
    fn before(&self, looker: Looker, event: usize) -> u32 {
        let Some(list) = self.0.get(&looker) else { return 0 };
        let place = list.partition_point(|(other, _)| *other < event);
        place.checked_sub(1).map_or(0, |place| list[place].1)
    }
}

pub(super) fn check(case: &mut Case<'_, '_>) {
    let known = Known::of(case);
    let table = case.table;
    for socket in table.sockets.values() {
        case.verdict.compared.sockets += usize::from(!socket.heard.is_empty());
        follow(case, socket, &known);
    }
    for call in &table.calls {
        let Some((event, shown)) = snapshot(call) else { continue };
        fresh(case, &shown, call.event, event, &known);
        compare_snapshot(case, &shown, event, call.who);
    }
}

/// Whoever asks is shown nothing older than what anybody knew before they asked.
fn fresh(case: &mut Case<'_, '_>, shown: &Message<'_>, asked: usize, event: usize, known: &Known) {
    let begun = case.table.begun.is_some_and(|begun| begun < asked);
    let Some(version) = shown.view.and(shown.version) else {
        if begun {
            case.find(Kind::Gap, Some(event), "the game had begun, and nothing of it was shown".into());
        }
        return;
    };
    let before = known.before(shown.seat, asked);
    if version < before {
        let looker = called(shown.seat);
        let text = format!("{looker} was shown version {version}, when version {before} was known already");
        case.find(Kind::Gap, Some(event), text);
    }
}

fn follow(case: &mut Case<'_, '_>, socket: &Socket<'_>, known: &Known) {
    let mut showing = Showing::default();
    let mut greeted = false;
    for &(event, _, text) in &socket.heard {
        let Ok(message) = serde_json::from_str::<Message<'_>>(text) else {
            case.find(Kind::Untrue, Some(event), "a message that cannot be read".into());
            continue;
        };
        match (message.r#type, &message.snapshot) {
            (Some("snapshot"), _) => {
                if !greeted {
                    fresh(case, &message, socket.opened, event, known);
                }
                take(case, socket, &message, event, &mut showing);
            }
            (Some("answer"), Some(fresh)) => take(case, socket, fresh, event, &mut showing),
            (Some("resumed"), _) => {
                let looker = message.seat;
                showing.looker = Some(looker);
                showing.version = message.version;
                let base = message.version.and_then(|version| case.truth.shown.get(&(looker, version)));
                showing.view = base.and_then(|shown| serde_json::from_str(&shown.view).ok());
                if showing.view.is_none() {
                    let text = format!(
                        "{} resumed version {:?}, which there is not",
                        called(looker),
                        message.version
                    );
                    case.find(Kind::Untrue, Some(event), text);
                }
                right(case, looker, socket.who, event);
            }
            (Some("update"), _) => update(case, socket, &message, event, &mut showing),
            _ => {}
        }
        greeted = true;
    }
    let Some((event, version, _)) = socket.settled else { return };
    if showing.version.unwrap_or(0) < version && case.truth.begun {
        let text = format!("version {version} never came; the last one was {:?}", showing.version);
        case.find(Kind::Gap, Some(event), text);
    }
}

fn take(case: &mut Case<'_, '_>, socket: &Socket<'_>, shown: &Message<'_>, event: usize, now: &mut Showing) {
    if shown.view.is_none() {
        return;
    }
    let looker = Some(shown.seat);
    if now.looker == looker && now.version > shown.version {
        let text = format!("version {:?} was followed by version {:?}", now.version, shown.version);
        case.find(Kind::Gap, Some(event), text);
    }
    compare_snapshot(case, shown, event, socket.who);
    (now.looker, now.version) = (looker, shown.version);
    now.view = shown.view.and_then(|view| serde_json::from_str(view.get()).ok());
}

fn compare_snapshot(case: &mut Case<'_, '_>, shown: &Message<'_>, event: usize, who: &str) {
    let (Some(view), Some(version)) = (shown.view, shown.version) else { return };
    case.verdict.compared.views += 1;
    right(case, shown.seat, who, event);
    let looker = called(shown.seat);
    let Some(truth) = case.truth.shown.get(&(shown.seat, version)) else {
        return case.find(Kind::Untrue, Some(event), format!("{looker} never came to version {version}"));
    };
    if truth.view != view.get() {
        let text = format!(
            "{looker} was shown a version {version} that is not theirs: {}",
            difference(&truth.view, view.get())
        );
        case.find(Kind::Untrue, Some(event), text);
    } else if !truth.story.ends_with(&shown.story) || shown.story.is_empty() != truth.story.is_empty() {
        case.find(Kind::Untrue, Some(event), format!("{looker} was told another story at version {version}"));
    }
}

fn update(
    case: &mut Case<'_, '_>,
    socket: &Socket<'_>,
    message: &Message<'_>,
    event: usize,
    now: &mut Showing,
) {
    case.verdict.compared.views += 1;
    let version = message.version.unwrap_or(0);
    let (Some(looker), Some(before)) = (now.looker, now.version) else {
        return case.find(Kind::Gap, Some(event), format!("an update to version {version} of nothing"));
    };
    if version != before + 1 {
        let text = format!("{}: version {before} was followed by version {version}", called(looker));
        case.find(Kind::Gap, Some(event), text);
    }
    now.version = Some(version);
    right(case, looker, socket.who, event);
    let patch = message.patch.and_then(|patch| serde_json::from_str::<json_patch::Patch>(patch.get()).ok());
    if let (Some(view), Some(patch)) = (&mut now.view, patch)
        && json_patch::patch(view, &patch).is_err()
    {
        now.view = None;
    }
    let truth: &Truth = case.truth;
    let Some(truth) = truth.shown.get(&(looker, version)) else {
        let text = format!("{} never came to version {version}", called(looker));
        return case.find(Kind::Untrue, Some(event), text);
    };
    let wanted: Option<Value> = serde_json::from_str(&truth.view).ok();
    if now.view != wanted {
        let shown = now.view.as_ref().map(Value::to_string).unwrap_or_default();
        let text = format!(
            "{}: the update to version {version} leads elsewhere: {}",
            called(looker),
            difference(&truth.view, &shown)
        );
        case.find(Kind::Untrue, Some(event), text);
    } else if truth.heard != message.heard {
        let text = format!("{}: the update to version {version} tells something else", called(looker));
        case.find(Kind::Untrue, Some(event), text);
    }
}

/// Whether somebody may look through these eyes. Seats do not change once there is something to see.
fn right(case: &mut Case<'_, '_>, looker: Looker, who: &str, event: usize) {
    match looker {
        Some(seat) => {
            let holder = case.truth.people.get(usize::from(seat)).map(String::as_str).unwrap_or_default();
            if holder != who || who.is_empty() {
                let text = format!("{who} was shown seat {seat}, where {holder:?} sits");
                case.find(Kind::NotTheirs, Some(event), text);
            }
        }
        None if case.table.private => {
            case.find(Kind::Private, Some(event), format!("{who:?} was shown a private table"));
        }
        None => {}
    }
}

/// Where two texts part.
fn difference(wanted: &str, shown: &str) -> String {
    let same = wanted.bytes().zip(shown.bytes()).take_while(|(a, b)| a == b).count();
    let piece = |text: &str| {
        let bytes = text.as_bytes();
        let from = same.saturating_sub(20).min(bytes.len());
        String::from_utf8_lossy(&bytes[from..(same + 60).min(bytes.len())]).into_owned()
    };
    format!("…{} instead of …{}", piece(shown), piece(wanted))
}
