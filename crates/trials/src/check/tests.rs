//! Histories made by hand: an honest one, and what is wrong with each of the others.

use std::{collections::HashMap, time::Duration};

use serde_json::{Value, json};
use server::{RetoldEntry, RetoldLine};

use super::{Checker, Kind, Verdict};
use crate::{
    history::{Event, What},
    truth::{Shown, Truth},
};

const ANN: &str = "ann";
const BO: &str = "bo";
const EVE: &str = "eve";
const BOUND: Duration = Duration::from_secs(5);

/// Socket numbers are log-in numbers here: everybody has one of each.
struct Story {
    events: Vec<Event>,
    truth: Truth,
}

fn view(looker: Option<u8>, version: u32) -> Value {
    json!({ "sheet": { "looker": looker, "heap": 10 - version }, "over": false })
}

fn by(person: &str, id: &str) -> (String, String) {
    (person.into(), id.into())
}

/// Ann and Bo at a table of two entries and one line: Ann's deed, then Bo's.
fn truth() -> Truth {
    let entry = |number: usize, seat, person, id| RetoldEntry {
        number,
        seat,
        deed: format!(":take {number}"),
        command: Some(by(person, id)),
    };
    let lookers = [Some(0), Some(1), None];
    let versions = (0..=2).map(|version| lookers.map(|looker| (looker, version)).into());
    let shown = |version: u32| {
        lookers.map(|looker| {
            let line = |number: u32| json!({ "version": number, "key": "took", "text": number.to_string() });
            let heard = if version == 0 { vec![] } else { vec![json!({ "key": "took" })] };
            let story = (1..=version).map(line).collect();
            ((looker, version), Shown { view: view(looker, version).to_string(), heard, story })
        })
    };
    Truth {
        begun: true,
        people: vec![ANN.into(), BO.into()],
        bots: vec![false, false],
        entries: vec![entry(1, 0, ANN, "a1"), entry(2, 1, BO, "b1")],
        talk: vec![RetoldLine {
            number: 1,
            name: "Ann".into(),
            text: "hail".into(),
            command: Some(by(ANN, "a2")),
        }],
        versions: versions.collect(),
        shown: (0..=2).flat_map(shown).collect::<HashMap<_, _>>(),
        unfit: None,
    }
}

impl Story {
    /// A table that Ann opens and Bo joins; it begins, and both look.
    fn begun(watchable: bool) -> Story {
        let mut story = Story { events: vec![], truth: truth() };
        let seats = json!([{ "sitter": "me" }, { "sitter": "open" }]);
        let table = json!({ "game": "nim", "watchable": watchable, "seats": seats });
        story.asks((1, ANN), "POST", "/api/tables", &table, 201, &json!({ "table": { "id": "t" } }));
        story.asks((2, BO), "POST", "/api/tables/t/join", &json!({ "seat": 1 }), 200, &json!({}));
        story.asks((1, ANN), "POST", "/api/tables/t/start", &json!({}), 200, &json!({}));
        story.looks(1, ANN, Some(0), 0);
        story.looks(2, BO, Some(1), 0);
        story
    }

    /// The whole of it, told honestly.
    fn honest() -> Story {
        let mut story = Story::begun(true);
        story.looks(3, EVE, None, 0);
        story.does(1, ANN, "a1", 0, "take 1");
        story.done(1, ANN, "a1", 1);
        story.updates(1);
        story.does(2, BO, "b1", 1, "take 2");
        story.done(2, BO, "b1", 2);
        story.updates(2);
        story.says(1, ANN, &json!({ "id": "a2", "do": "chat", "text": "hail" }));
        for (socket, who) in [(1, ANN), (2, BO), (3, EVE)] {
            story.hears(socket, who, &json!({ "type": "chat", "number": 1, "name": "Ann", "text": "hail" }));
        }
        story.done(1, ANN, "a2", 2);
        for (socket, who) in [(1, ANN), (2, BO), (3, EVE)] {
            story.note(who, What::Settled { socket, version: 2, line: 1 });
            story.note(who, What::HungUp { socket });
        }
        story
    }

    fn note(&mut self, who: &str, what: What) {
        let at = self.events.len() as u64;
        self.events.push(Event { at, who: who.into(), what });
    }

    fn asks(
        &mut self,
        (login, who): (u64, &str),
        method: &str,
        path: &str,
        body: &Value,
        status: u16,
        reply: &Value,
    ) {
        let call = self.events.len() as u64;
        let (method, path, body) = (method.into(), path.into(), body.to_string());
        self.note(who, What::Asked { call, node: 0, login, method, path, body });
        self.note(who, What::Answered { call, status, body: reply.to_string() });
    }

    fn looks(&mut self, socket: u64, who: &str, looker: Option<u8>, version: u32) {
        let (table, looking) = ("t".into(), String::new());
        self.note(who, What::Opening { socket, node: 0, login: socket, table, looking });
        self.shows(socket, who, looker, version);
    }

    fn shows(&mut self, socket: u64, who: &str, looker: Option<u8>, version: u32) {
        let told = &self.truth.shown.get(&(looker, version)).cloned().unwrap_or_default();
        let shown = json!({ "type": "snapshot", "version": version, "seat": looker,
            "view": view(looker, version), "story": told.story, "chat": [] });
        self.hears(socket, who, &shown);
    }

    fn hears(&mut self, socket: u64, who: &str, message: &Value) {
        self.note(who, What::Heard { socket, text: message.to_string() });
    }

    fn says(&mut self, socket: u64, who: &str, command: &Value) {
        self.note(who, What::Said { socket, text: command.to_string() });
    }

    fn does(&mut self, socket: u64, who: &str, id: &str, seen: u32, action: &str) {
        self.says(socket, who, &json!({ "id": id, "seen": seen, "do": "act", "action": action }));
    }

    fn done(&mut self, socket: u64, who: &str, id: &str, version: u32) {
        let done = json!({ "type": "answer", "answer": "done", "id": id, "version": version });
        self.hears(socket, who, &done);
    }

    /// An update for everybody who looks.
    fn updates(&mut self, version: u32) {
        for (socket, who) in [(1, ANN), (2, BO), (3, EVE)] {
            self.update(socket, who, version);
        }
    }

    fn update(&mut self, socket: u64, who: &str, version: u32) {
        let patch = json!([{ "op": "replace", "path": "/sheet/heap", "value": 10 - version }]);
        let update =
            json!({ "type": "update", "version": version, "heard": [{ "key": "took" }], "patch": patch });
        self.hears(socket, who, &update);
    }

    fn verdict(&self) -> Verdict {
        let mut checker = Checker::new(&self.events, BOUND);
        let wanted = checker.wanted("t");
        assert!(wanted.contains_key(&(Some(0), 0)), "somebody was shown something");
        checker.compare("t", &self.truth);
        checker.verdict()
    }

    /// Exactly this is wrong, and nothing else.
    fn is_wrong(&self, kinds: &[Kind]) {
        let verdict = self.verdict();
        let mut found: Vec<Kind> = verdict.findings.iter().map(|finding| finding.kind).collect();
        found.sort();
        found.dedup();
        assert_eq!(found, kinds, "{verdict}");
    }

    /// Where somebody hears or says something that contains these words.
    fn place(&self, words: &str) -> usize {
        let has = |event: &Event| match &event.what {
            What::Heard { text, .. } | What::Said { text, .. } => text.contains(words),
            _ => false,
        };
        self.events.iter().position(has).expect("it is there")
    }

    fn change(&mut self, from: &str, to: &str) {
        let place = self.place(from);
        let (What::Heard { text, .. } | What::Said { text, .. }) = &mut self.events[place].what else {
            return;
        };
        *text = text.replace(from, to);
    }
}

#[test]
fn an_honest_history_is_explained() {
    let story = Story::honest();
    story.is_wrong(&[]);
    let compared = story.verdict().compared;
    assert_eq!((compared.tables, compared.entries, compared.acknowledged), (1, 2, 3));
    assert_eq!((compared.sockets, compared.views, compared.lines), (3, 9, 3));
}

#[test]
fn what_was_acknowledged_and_is_not_stored_is_lost() {
    let mut story = Story::honest();
    story.truth.entries[1].command = None;
    story.truth.bots[1] = true;
    story.is_wrong(&[Kind::Lost]);
}

#[test]
fn a_table_that_was_opened_and_is_not_stored_is_lost() {
    let story = Story::honest();
    let checker = Checker::new(&story.events, BOUND);
    assert!(checker.verdict().found(Kind::Lost));
}

#[test]
fn what_is_stored_twice_was_done_twice() {
    let mut story = Story::honest();
    story.truth.entries[1].command = Some(by(ANN, "a1"));
    story.truth.entries[1].seat = 0;
    assert!(story.verdict().found(Kind::Twice));
}

#[test]
fn what_was_never_answered_may_be_stored_or_not() {
    for stored in [true, false] {
        let mut story = Story::begun(true);
        story.does(1, ANN, "a1", 0, "take 1");
        story.note(ANN, What::Closed { socket: 1, why: "gone".into() });
        story.truth.entries.truncate(usize::from(stored));
        story.truth.talk.clear();
        story.is_wrong(&[]);
    }
}

#[test]
fn what_was_answered_unknown_may_be_stored_or_not() {
    for stored in [true, false] {
        let mut story = Story::begun(true);
        story.does(1, ANN, "a1", 0, "take 1");
        story.hears(1, ANN, &json!({ "type": "answer", "answer": "unknown", "id": "a1" }));
        story.truth.entries.truncate(usize::from(stored));
        story.truth.talk.clear();
        story.is_wrong(&[]);
    }
}

#[test]
fn what_is_said_to_have_become_of_a_command_is_so() {
    for (done, stored, kinds) in [
        (true, true, &[][..]),
        (false, false, &[]),
        (true, false, &[Kind::Lost]),
        (false, true, &[Kind::Answer]),
    ] {
        let mut story = Story::begun(true);
        story.does(1, ANN, "a1", 0, "take 1");
        story.hears(1, ANN, &json!({ "type": "answer", "answer": "unknown", "id": "a1" }));
        story.says(1, ANN, &json!({ "id": "a9", "do": "became", "command": "a1" }));
        let became =
            json!({ "type": "answer", "answer": "became", "id": "a9", "command": "a1", "done": done });
        story.hears(1, ANN, &became);
        story.truth.entries.truncate(usize::from(stored));
        story.truth.talk.clear();
        story.is_wrong(kinds);
    }
}

#[test]
fn whoever_is_told_that_nothing_was_done_is_told_the_truth() {
    let mut story = Story::begun(true);
    story.does(1, ANN, "a1", 0, "take 1");
    story.hears(1, ANN, &json!({ "type": "problem", "code": "unavailable", "text": "nothing was done" }));
    story.truth.entries.truncate(1);
    story.truth.talk.clear();
    story.is_wrong(&[Kind::Answer]);
    story.truth.entries.clear();
    story.is_wrong(&[]);
}

#[test]
fn said_again_it_is_answered_as_before() {
    for (answer, fine) in [
        (json!({ "type": "answer", "answer": "done", "id": "a1", "version": 1 }), true),
        (json!({ "type": "answer", "answer": "unknown", "id": "a1" }), true),
        (json!({ "type": "answer", "answer": "refused", "id": "a1", "refusal": { "key": "no" } }), false),
        (json!({ "type": "answer", "answer": "stale", "id": "a1" }), false),
    ] {
        let mut story = Story::begun(true);
        story.does(1, ANN, "a1", 0, "take 1");
        story.done(1, ANN, "a1", 1);
        story.does(1, ANN, "a1", 1, "take 1");
        story.hears(1, ANN, &answer);
        story.truth.entries.truncate(1);
        story.truth.talk.clear();
        story.is_wrong(if fine { &[] } else { &[Kind::Answer] });
    }
}

#[test]
fn said_at_two_nodes_at_once_it_is_done_for_both() {
    let mut story = Story::begun(true);
    story.does(1, ANN, "a1", 0, "take 1");
    let command = json!({ "id": "a1", "seen": 0, "do": "act", "action": "take 1" });
    let stale = json!({ "answer": "stale", "id": "a1" });
    story.asks((1, ANN), "POST", "/api/tables/t/commands?seat=0", &command, 200, &stale);
    story.done(1, ANN, "a1", 1);
    story.truth.entries.truncate(1);
    story.truth.talk.clear();
    story.is_wrong(&[Kind::Answer]);
}

#[test]
fn every_command_is_answered_once() {
    let mut never = Story::begun(true);
    never.does(1, ANN, "a1", 0, "take 1");
    never.truth.entries.clear();
    never.truth.talk.clear();
    never.is_wrong(&[Kind::Answer]);
    let mut twice = Story::honest();
    let done = twice.events[twice.place("\"done\"")].clone();
    twice.events.insert(twice.place("\"done\""), done);
    twice.is_wrong(&[Kind::Answer]);
}

#[test]
fn what_was_acknowledged_first_is_stored_first() {
    let mut story = Story::honest();
    story.truth.entries.swap(0, 1);
    let verdict = story.verdict();
    assert!(verdict.found(Kind::Order), "{verdict}");
}

#[test]
fn what_is_stored_is_what_was_asked() {
    let mut story = Story::honest();
    story.truth.entries[0].deed = ":take 3".into();
    story.is_wrong(&[Kind::Unasked]);
    let mut story = Story::honest();
    story.truth.talk[0].command = None;
    story.is_wrong(&[Kind::Lost, Kind::Unasked]);
    // A bot may act where somebody let it.
    let mut story = Story::honest();
    story.truth.entries[1].command = None;
    story.is_wrong(&[Kind::Lost, Kind::Unasked]);
}

#[test]
fn a_view_is_what_the_rules_give_byte_by_byte() {
    let mut story = Story::honest();
    story.change("\"heap\":10", "\"heap\": 10");
    story.is_wrong(&[Kind::Untrue]);
    let mut story = Story::honest();
    story.change("\"value\":9", "\"value\":7");
    let verdict = story.verdict();
    assert!(verdict.findings.iter().all(|finding| finding.kind == Kind::Untrue), "{verdict}");
    let mut story = Story::honest();
    story.change("\"heard\":[{\"key\":\"took\"}]", "\"heard\":[]");
    story.is_wrong(&[Kind::Untrue]);
}

#[test]
fn nothing_is_shown_that_is_not_there() {
    let mut story = Story::honest();
    story.truth.shown.retain(|(_, version), _| *version < 2);
    story.is_wrong(&[Kind::Untrue]);
}

#[test]
fn versions_follow_each_other() {
    let mut story = Story::honest();
    story.events.remove(story.place("\"update\""));
    let verdict = story.verdict();
    assert!(verdict.found(Kind::Gap), "{verdict}");
}

#[test]
fn nobody_is_shown_less_than_was_known_when_they_asked() {
    let mut story = Story::begun(true);
    story.does(1, ANN, "a1", 0, "take 1");
    story.done(1, ANN, "a1", 1);
    story.looks(4, ANN, Some(0), 0);
    story.truth.entries.truncate(1);
    story.truth.talk.clear();
    story.is_wrong(&[Kind::Gap]);
}

#[test]
fn what_never_came_is_missed() {
    let mut story = Story::honest();
    let last = story
        .events
        .iter()
        .rposition(|event| matches!(&event.what, What::Heard { socket: 3, text } if text.contains("update")));
    story.events.remove(last.expect("an update"));
    story.is_wrong(&[Kind::Gap]);
}

#[test]
fn a_seat_shows_itself_to_its_holder_alone() {
    let mut story = Story::begun(true);
    story.looks(3, EVE, Some(1), 0);
    story.truth.entries.clear();
    story.truth.talk.clear();
    story.is_wrong(&[Kind::NotTheirs]);
}

#[test]
fn nobody_acts_where_they_do_not_sit() {
    let mut story = Story::honest();
    story.truth.entries[1].seat = 0;
    assert!(story.verdict().found(Kind::NotTheirs));
}

#[test]
fn whoever_was_given_a_seat_has_it() {
    let mut story = Story::begun(true);
    story.truth.entries.clear();
    story.truth.talk.clear();
    story.truth.people = vec![ANN.into(), EVE.into()];
    story.is_wrong(&[Kind::Lost, Kind::NotTheirs]);
}

#[test]
fn a_private_table_is_for_those_who_sit_there() {
    let mut story = Story::begun(false);
    story.looks(3, EVE, None, 0);
    story.truth.entries.clear();
    story.truth.talk.clear();
    story.is_wrong(&[Kind::Private]);
    let mut story = Story::begun(false);
    story.asks((3, EVE), "GET", "/api/tables/t", &json!({}), 200, &json!({ "status": "running" }));
    story.truth.entries.clear();
    story.truth.talk.clear();
    story.is_wrong(&[Kind::Private]);
    let mut story = Story::begun(false);
    story.asks((3, EVE), "GET", "/api/tables/t", &json!({}), 404, &json!({}));
    story.truth.entries.clear();
    story.truth.talk.clear();
    story.is_wrong(&[]);
}

#[test]
fn nobody_talks_or_listens_at_somebody_elses_private_table() {
    let mut story = Story::begun(false);
    story
        .note(EVE, What::Opening { socket: 3, node: 0, login: 3, table: "t".into(), looking: String::new() });
    story.says(3, EVE, &json!({ "id": "e1", "do": "chat", "text": "hail" }));
    story.hears(3, EVE, &json!({ "type": "chat", "number": 1, "name": "Ann", "text": "hail" }));
    story.done(3, EVE, "e1", 0);
    story.truth.entries.clear();
    story.truth.talk[0].command = Some(by(EVE, "e1"));
    story.is_wrong(&[Kind::Private]);
    assert_eq!(story.verdict().findings.len(), 2, "heard and said");
}

#[test]
fn lines_are_told_once_and_in_order() {
    let mut story = Story::honest();
    let line = story.events[story.place("\"chat\",\"number\"")].clone();
    story.events.insert(story.place("\"chat\",\"number\"") + 1, line);
    story.is_wrong(&[Kind::Gap]);
    let mut story = Story::honest();
    story.change("\"chat\",\"number\":1,\"name\":\"Ann\"", "\"chat\",\"number\":1,\"name\":\"Bo\"");
    story.is_wrong(&[Kind::Untrue]);
}

#[test]
fn an_ended_log_in_is_over_within_its_bound() {
    let mut story = Story::honest();
    let begun = story.place("\"seat\":1");
    story.events.insert(begun + 1, Event { at: 0, who: BO.into(), what: What::Ended { login: 2 } });
    // What it hears within the bound is on its way already; at the end it is closed.
    let verdict = story.verdict();
    assert!(verdict.found(Kind::Ended), "still open at the end: {verdict}");
    story.events.retain(|event| !matches!(event.what, What::Settled { socket: 2, .. }));
    story.is_wrong(&[]);
    for event in &mut story.events[begun + 2..] {
        event.at += 6000;
    }
    let verdict = story.verdict();
    assert!(verdict.found(Kind::Ended), "heard too late: {verdict}");
}

#[test]
fn log_ins_are_known_until_they_are_ended() {
    let mut story = Story::honest();
    story.asks((1, ANN), "GET", "/api/me", &json!({}), 401, &json!({}));
    story.is_wrong(&[Kind::Lost]);
    let mut story = Story::honest();
    story.note(ANN, What::Ended { login: 7 });
    story.asks((7, ANN), "GET", "/api/me", &json!({}), 200, &json!({}));
    story.is_wrong(&[Kind::Ended]);
}
