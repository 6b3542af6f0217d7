//! Who may do and see what: seats, private tables, log-ins that were ended.

use serde_json::Value;

use super::{
    Case, Finding, Kind, Verdict,
    index::{Answered, Call, Index, Socket},
};

pub(super) fn check(case: &mut Case<'_, '_>) {
    deeds(case);
    seatings(case);
    denied_seats(case);
    done_for_ended(case);
    for socket in case.table.sockets.values() {
        ended(case, socket);
        still_there(case, socket);
        tables_shown(case, socket);
    }
    for call in &case.table.calls {
        asked(case, call);
    }
}

/// Every entry of a person is of a seat of theirs.
fn deeds(case: &mut Case<'_, '_>) {
    let truth = case.truth;
    for entry in &truth.entries {
        let Some((who, id)) = &entry.command else { continue };
        if truth.people.get(usize::from(entry.seat)) != Some(who) {
            let sent = case.table.sent.iter().find(|sent| (&sent.who, &sent.id) == (who, id));
            let text =
                format!("{who} did entry {} for seat {}, where they do not sit", entry.number, entry.seat);
            case.find(Kind::NotTheirs, sent.map(|sent| sent.event), text);
        }
    }
}

/// Who sits where, by what people asked for and were told.
fn seatings(case: &mut Case<'_, '_>) {
    let (table, truth) = (case.table, case.truth);
    if !truth.begun || !table.acknowledged {
        return;
    }
    let asked = |call: &&Call<'_>, what: &str| call.method == "POST" && call.path.ends_with(what);
    for (seat, person) in truth.people.iter().enumerate().filter(|(_, person)| !person.is_empty()) {
        let joins = || {
            let to_here = |call: &&Call<'_>| {
                let join: Value = serde_json::from_str(call.body).unwrap_or_default();
                join["seat"].as_u64().is_none_or(|wanted| wanted == seat as u64)
            };
            table.calls.iter().filter(move |call| asked(call, "/join")).filter(to_here)
        };
        let opened = table.own.contains(&seat) && table.owner == *person;
        if !opened && !joins().any(|call| call.who == person) {
            case.find(Kind::NotTheirs, None, format!("{person} sits in seat {seat}, and never asked for it"));
        }
        // Whoever has a seat and never asked to leave it keeps it.
        let left = |who: &str, since: usize| {
            table.calls.iter().any(|call| asked(&call, "/leave") && call.who == who && call.event > since)
        };
        if table.own.contains(&seat) && table.owner != *person && !left(table.owner, table.opened) {
            let text = format!("{} opened the table with seat {seat}, and {person} sits there", table.owner);
            case.find(Kind::Lost, Some(table.opened), text);
        }
        let given = |call: &&Call<'_>| call.reply.is_some_and(|(_, status, _)| status == 200);
        for join in joins().filter(given).filter(|call| call.who != person) {
            if !left(join.who, join.event) {
                let text =
                    format!("{} was given seat {seat} and never left it, and {person} sits there", join.who);
                case.find(Kind::Lost, Some(join.event), text);
            }
        }
    }
}

/// Who was told that they did not get a seat, and sits there all the same.
fn denied_seats(case: &mut Case<'_, '_>) {
    let (table, truth) = (case.table, case.truth);
    for (seat, person) in truth.people.iter().enumerate().filter(|(_, person)| !person.is_empty()) {
        let joins = || {
            let of_them = |call: &&Call<'_>| call.path.ends_with("/join") && call.who == person;
            let to_here = move |call: &&Call<'_>| {
                let join: Value = serde_json::from_str(call.body).unwrap_or_default();
                join["seat"].as_u64() == Some(seat as u64)
            };
            table.calls.iter().filter(of_them).filter(to_here)
        };
        let denied = |call: &Call<'_>| {
            call.reply.is_some_and(|(_, status, body)| status >= 400 && !body.contains("\"unknown\""))
        };
        if let (Some(join), true) = (joins().next_back(), joins().all(denied)) {
            let text = format!("{person} sits in seat {seat}, and was always told that they do not");
            case.find(Kind::Answer, Some(join.event), text);
        }
    }
}

/// What an ended log-in still heard.
fn ended(case: &mut Case<'_, '_>, socket: &Socket<'_>) {
    let Some(&(_, at)) = case.ended.get(&socket.login) else { return };
    let late = at + case.bound.as_millis() as u64;
    if let Some((event, heard, _)) = socket.heard.iter().find(|(_, heard, _)| *heard > late) {
        let text = format!("the log-in of socket {} ended at {at} ms, and heard at {heard}", socket.number);
        case.find(Kind::Ended, Some(*event), text);
    }
}

/// What was done for log-ins that had ended long before.
fn done_for_ended(case: &mut Case<'_, '_>) {
    for sent in &case.table.sent {
        let Some(&(_, at)) = case.ended.get(&sent.login) else { continue };
        let late = sent.at > at + case.bound.as_millis() as u64;
        if late && matches!(sent.answer, Some((_, Answered::Done { .. }))) {
            let text = format!("{} was done for a log-in that had ended at {at} ms", sent.id);
            case.find(Kind::Ended, Some(sent.event), text);
        }
    }
}

/// Sockets that were still open when everybody had waited long enough.
fn still_there(case: &mut Case<'_, '_>, socket: &Socket<'_>) {
    let Some((event, ..)) = socket.settled else { return };
    let (who, number) = (socket.who, socket.number);
    if case.ended.contains_key(&socket.login) {
        case.find(Kind::Ended, Some(event), format!("socket {number} outlived its log-in"));
    }
    if !case.truth.begun || case.truth.sits(who) {
        return;
    }
    if case.table.private {
        let text = format!("socket {number} of {who:?} is still open at a private table");
        case.find(Kind::Private, Some(event), text);
    }
    let seat = socket.heard.iter().rev().find_map(|(_, _, text)| {
        let message: Value = serde_json::from_str(text).ok()?;
        (message["type"] == "snapshot").then(|| message["seat"].as_u64())
    });
    if let Some(Some(seat)) = seat {
        let text = format!("socket {number} of {who} still looks from seat {seat}, where they do not sit");
        case.find(Kind::NotTheirs, Some(event), text);
    }
}

/// The list of seats, as it is shown to somebody: which are theirs, and whether they may know of the table at all.
fn tables_shown(case: &mut Case<'_, '_>, socket: &Socket<'_>) {
    for &(event, _, text) in &socket.heard {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        table_shown(case, socket.who, event, &message["table"]);
    }
}

fn table_shown(case: &mut Case<'_, '_>, who: &str, event: usize, table: &Value) {
    if !matches!(table["status"].as_str(), Some("running" | "over")) {
        return;
    }
    if case.table.private && !case.truth.sits(who) {
        case.find(Kind::Private, Some(event), format!("{who:?} was shown who sits at a private table"));
    }
    for seat in table["seats"].as_array().into_iter().flatten().filter(|seat| seat["you"] == true) {
        let place = seat["seat"].as_u64().unwrap_or(u64::MAX) as usize;
        if case.truth.people.get(place).map(String::as_str) != Some(who) {
            case.find(Kind::NotTheirs, Some(event), format!("{who} was told that seat {place} is theirs"));
        }
    }
}

/// Requests about a table that has begun.
fn asked(case: &mut Case<'_, '_>, call: &Call<'_>) {
    let Some((event, status, body)) = call.reply else { return };
    let begun = case.table.begun.is_some_and(|begun| begun < call.event);
    if call.method != "GET" || !begun || !case.truth.begun {
        return;
    }
    let over = case.ended.get(&call.login).is_some_and(|(ended, _)| *ended < call.event);
    let (sits, ok) = (case.truth.sits(call.who), (200..300).contains(&status));
    if sits && !case.ended.contains_key(&call.login) && matches!(status, 401 | 403 | 404) {
        let text = format!("{} sits here, and {} was answered {status}", call.who, call.path);
        case.find(Kind::Lost, Some(event), text);
    }
    if case.table.private && ok && (!sits || over) {
        let text = format!("{:?} asked for {} of a private table, and was answered", call.who, call.path);
        case.find(Kind::Private, Some(event), text);
    }
    if ok {
        let shown: Value = serde_json::from_str(body).unwrap_or_default();
        if over && !shown["seat"].is_null() {
            let text = format!("an ended log-in was shown seat {}", shown["seat"]);
            case.find(Kind::Ended, Some(event), text);
        }
        table_shown(case, call.who, event, if shown["table"].is_null() { &shown } else { &shown["table"] });
    }
}

/// Log-ins, wherever they were used: known until they are ended, unknown from then on.
pub(super) fn check_logins(index: &Index<'_>, verdict: &mut Verdict) {
    for call in index.calls.iter().filter(|call| (call.method, call.path) == ("GET", "/api/me")) {
        let Some((event, status, _)) = call.reply else { continue };
        let ended = index.ended.get(&call.login);
        let found = match ended {
            Some((ended, _)) if *ended < call.event && status == 200 => {
                Some((Kind::Ended, "an ended log-in is still known"))
            }
            None if status == 401 => Some((Kind::Lost, "a log-in that nobody ended is not known any more")),
            _ => None,
        };
        if let Some((kind, text)) = found {
            let text = format!("{text}: {} of {}", call.login, call.who);
            verdict.findings.push(Finding { kind, table: String::new(), event: Some(event), text });
        }
    }
}
