//! Every command: acknowledged once, in order; stored once if it was acknowledged, once at most if it was not.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{
    Case, Kind,
    index::{Answered, Sent},
};

/// A person who answers this late has hung up in despair, in milliseconds.
const PATIENCE: u64 = 15_000;

/// Who sent it, and its name.
type Name<'a> = (&'a str, &'a str);

pub(super) fn check(case: &mut Case<'_, '_>) {
    let table = case.table;
    let mut commands: BTreeMap<Name<'_>, Vec<&Sent>> = BTreeMap::new();
    for sent in &table.sent {
        commands.entry((&sent.who, &sent.id)).or_default().push(sent);
    }
    count(case);
    let stored = stored(case);
    for (&(who, id), sent) in &commands {
        let places = stored.get(&(who, id)).map(Vec::as_slice).unwrap_or_default();
        examine(case, (who, id), sent, places);
    }
    became(case, &commands, &stored);
    nobody_asked(case, &commands);
    in_order(case, &commands);
    each_answered(case);
}

fn count(case: &mut Case<'_, '_>) {
    for sent in &case.table.sent {
        let compared = &mut case.verdict.compared;
        compared.commands += 1;
        match sent.answer {
            Some((_, Answered::Done { .. })) => compared.acknowledged += 1,
            Some((_, Answered::Unknown)) => compared.unknown += 1,
            Some(_) => {}
            None => compared.unanswered += 1,
        }
    }
}

/// Where a command is stored: the numbers of entries and of lines.
fn stored<'a>(case: &Case<'a, '_>) -> BTreeMap<Name<'a>, Vec<Place>> {
    let mut stored: BTreeMap<_, Vec<Place>> = BTreeMap::new();
    for (place, entry) in case.truth.entries.iter().enumerate() {
        if let Some((who, id)) = &entry.command {
            stored.entry((who.as_str(), id.as_str())).or_default().push(Place::Entry(place));
        }
    }
    for (place, line) in case.truth.talk.iter().enumerate() {
        if let Some((who, id)) = &line.command {
            stored.entry((who.as_str(), id.as_str())).or_default().push(Place::Line(place));
        }
    }
    stored
}

#[derive(Copy, Clone, Debug)]
enum Place {
    Entry(usize),
    Line(usize),
}

/// What an order is kept as; nothing if it is not kept.
fn kept(order: &Value) -> Option<String> {
    match order["do"].as_str()? {
        "act" => Some(format!(":{}", order["action"].as_str()?)),
        "take_back" => Some("<".into()),
        "resign" => Some("!".into()),
        "chat" => Some(order["text"].as_str()?.trim().into()),
        _ => None,
    }
}

fn examine(case: &mut Case<'_, '_>, (who, id): Name<'_>, sent: &[&Sent], places: &[Place]) {
    let first = sent.first().map(|sent| sent.event);
    let Some(wanted) = sent.iter().find_map(|sent| kept(&sent.order)) else { return };
    let done = |sent: &&&Sent| matches!(sent.answer, Some((_, Answered::Done { .. })));
    let acknowledged = sent.iter().find(done);
    let [place] = places else {
        if let Some(acknowledged) = acknowledged.filter(|_| places.is_empty()) {
            let event = acknowledged.answer.as_ref().map(|(event, _)| *event);
            case.find(Kind::Lost, event, format!("{id} of {who} was acknowledged, and is not stored"));
        }
        if places.len() > 1 {
            case.find(
                Kind::Twice,
                first,
                format!("{id} of {who} is stored {} times: {places:?}", places.len()),
            );
        }
        return;
    };
    let says = match place {
        Place::Entry(place) => &case.truth.entries[*place].deed,
        Place::Line(place) => &case.truth.talk[*place].text,
    };
    if *says != wanted {
        case.find(Kind::Unasked, first, format!("{id} of {who} was {wanted:?}, and {says:?} is stored"));
    }
    if let Place::Entry(place) = *place {
        answers_to_a_deed(case, (who, id), sent, place);
    }
    denied(case, (who, id), sent);
}

/// What people were told became of a command: that it was done, or that it was not and will not be.
fn became(
    case: &mut Case<'_, '_>,
    commands: &BTreeMap<Name<'_>, Vec<&Sent>>,
    stored: &BTreeMap<Name<'_>, Vec<Place>>,
) {
    let table = case.table;
    for asked in &table.sent {
        let (Some((event, Answered::Became(done))), Some(id)) =
            (&asked.answer, asked.order["command"].as_str())
        else {
            continue;
        };
        let name = (asked.who.as_str(), id);
        let sent = commands.get(&name).map(Vec::as_slice).unwrap_or_default();
        // One that was not answered yet, or sent later, may come after the question.
        let open = |sent: &&Sent| sent.answer.as_ref().is_none_or(|(answered, _)| *answered > asked.event);
        match (done, stored.contains_key(&name)) {
            (true, false) => case.find(
                Kind::Lost,
                Some(*event),
                format!("{name:?} was said to be done, and is not stored"),
            ),
            (false, true) if !sent.iter().any(open) => {
                case.find(
                    Kind::Answer,
                    Some(*event),
                    format!("{name:?} was said not to be done, and is stored"),
                );
            }
            _ => {}
        }
    }
}

/// It is stored: whoever was told that it is not was told wrong.
fn denied(case: &mut Case<'_, '_>, (who, id): Name<'_>, sent: &[&Sent]) {
    let denial =
        |answer: &Answered| matches!(answer, Answered::Stale | Answered::Refused(_) | Answered::Problem(_));
    let all = sent.iter().all(|sent| sent.answer.as_ref().is_some_and(|(_, answer)| denial(answer)));
    if all {
        let told: Vec<_> = sent.iter().filter_map(|sent| sent.answer.as_ref()).collect();
        let event = told.first().map(|(event, _)| *event);
        case.find(Kind::Answer, event, format!("{id} of {who} is stored, and the answers were {told:?}"));
    }
    let done = sent.iter().filter_map(|sent| match sent.answer {
        Some((event, Answered::Done { .. })) => Some(event),
        _ => None,
    });
    let Some(known) = done.min() else { return };
    for later in sent.iter().filter(|sent| sent.event > known) {
        // A server that cannot be reached, a log-in that was ended: then nobody is asked.
        if let Some((event, answer @ (Answered::Stale | Answered::Refused(_)))) = &later.answer {
            let text = format!("{id} of {who} was acknowledged, and said again it was answered {answer:?}");
            case.find(Kind::Answer, Some(*event), text);
        }
    }
}

fn answers_to_a_deed(case: &mut Case<'_, '_>, (who, id): Name<'_>, sent: &[&Sent], place: usize) {
    let looker = Some(case.truth.entries[place].seat);
    let (before, after) = (case.truth.version(looker, place), case.truth.version(looker, place + 1));
    let last = case.truth.versions.len().checked_sub(1).and_then(|last| case.truth.version(looker, last));
    let (Some(before), Some(after), Some(last)) = (before, after, last) else { return };
    for sent in sent {
        match &sent.answer {
            Some((event, Answered::Done { version })) if !(after..=last).contains(version) => {
                let text = format!(
                    "{id} of {who} led to version {after} of {last}, and was acknowledged with {version}"
                );
                case.find(Kind::Answer, Some(*event), text);
            }
            // It was decided on the very version that it was done on: it was not stale, at no time.
            Some((event, Answered::Stale)) if sent.seen == before => {
                let text = format!("{id} of {who} was done on version {before}, and was called stale there");
                case.find(Kind::Answer, Some(*event), text);
            }
            _ => {}
        }
    }
}

/// Entries and lines that nobody sent.
fn nobody_asked(case: &mut Case<'_, '_>, commands: &BTreeMap<Name<'_>, Vec<&Sent>>) {
    let truth = case.truth;
    let asked = |command: &(String, String)| commands.contains_key(&(command.0.as_str(), command.1.as_str()));
    for entry in &truth.entries {
        let stands_in = |sent: &Sent| sent.order["do"] == "hand_over";
        let seat = usize::from(entry.seat);
        let by_bot = truth.bots.get(seat) == Some(&true)
            || case
                .table
                .sent
                .iter()
                .any(|sent| stands_in(sent) && truth.people.get(seat) == Some(&sent.who));
        match &entry.command {
            Some(command) if !asked(command) => {
                let text = format!("nobody sent entry {}: {command:?}", entry.number);
                case.find(Kind::Unasked, None, text);
            }
            None if !by_bot => {
                let text = format!("entry {} is a bot's, and no bot plays seat {seat}", entry.number);
                case.find(Kind::Unasked, None, text);
            }
            _ => {}
        }
    }
    for (place, line) in truth.talk.iter().enumerate() {
        if line.command.as_ref().is_none_or(|command| !asked(command)) {
            case.find(Kind::Unasked, None, format!("nobody said line {}", line.number));
        }
        if line.number != place as i64 + 1 {
            case.find(Kind::Damaged, None, format!("line {} is missing", place + 1));
        }
    }
    for (place, entry) in truth.entries.iter().enumerate().filter(|(place, entry)| entry.number != place + 1)
    {
        case.find(Kind::Damaged, None, format!("entry {} stands where {} belongs", entry.number, place + 1));
    }
}

/// What was acknowledged before something else was sent is stored before it.
fn in_order(case: &mut Case<'_, '_>, commands: &BTreeMap<Name<'_>, Vec<&Sent>>) {
    let truth = case.truth;
    let entries = truth.entries.iter().map(|entry| entry.command.as_ref());
    let lines = truth.talk.iter().map(|line| line.command.as_ref());
    let lists: [Vec<_>; 2] = [entries.collect(), lines.collect()];
    for list in lists {
        let mut latest: Option<(usize, &str)> = None;
        for (who, id) in list.into_iter().flatten() {
            let Some(sent) = commands.get(&(who.as_str(), id.as_str())) else { continue };
            let Some(first) = sent.iter().map(|sent| sent.event).min() else { continue };
            let done = sent.iter().filter_map(|sent| match sent.answer {
                Some((event, Answered::Done { .. })) => Some(event),
                _ => None,
            });
            if let (Some(done), Some((later, other))) = (done.min(), latest)
                && done < later
            {
                let text = format!("{id} was acknowledged before {other} was sent, and is stored after it");
                case.find(Kind::Order, Some(done), text);
            }
            latest = latest.max(Some((first, id.as_str())));
        }
    }
}

/// On each socket: an answer to every command, in the order in which they were sent, and none besides.
fn each_answered(case: &mut Case<'_, '_>) {
    let table = case.table;
    for sent in table.sent.iter().filter(|sent| sent.order.is_null()) {
        let text = format!("{} was answered once more than it was sent", sent.id);
        case.find(Kind::Answer, Some(sent.event), text);
    }
    for socket in table.sockets.values() {
        let mut last = 0;
        for sent in socket.sent.iter().map(|&sent| &table.sent[sent]) {
            match (&sent.answer, socket.over) {
                (Some((event, _)), _) if *event < last => {
                    case.find(Kind::Answer, Some(*event), format!("{} was answered out of order", sent.id));
                }
                (Some((event, _)), _) => last = *event,
                (None, None) => {
                    let text = format!("{} was never answered, and nobody hung up", sent.id);
                    case.find(Kind::Answer, Some(sent.event), text);
                }
                (None, Some((_, at, false))) if at >= sent.at + PATIENCE => {
                    let text = format!("{} was not answered in {} ms", sent.id, at - sent.at);
                    case.find(Kind::Answer, Some(sent.event), text);
                }
                (None, Some(_)) => {}
            }
        }
    }
}
