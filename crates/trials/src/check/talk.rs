//! Talk: every line as it is stored, once, in order, to everybody entitled.

use serde::Deserialize;
use serde_json::Value;

use super::{Case, Kind, index::Socket};

#[derive(Deserialize)]
struct Message {
    r#type: String,
    number: Option<i64>,
    name: Option<String>,
    text: Option<String>,
    #[serde(default)]
    chat: Vec<Value>,
}

pub(super) fn check(case: &mut Case<'_, '_>) {
    let table = case.table;
    for socket in table.sockets.values() {
        listen(case, socket);
    }
    strangers_speak(case);
}

fn listen(case: &mut Case<'_, '_>, socket: &Socket<'_>) {
    let mut last: Option<i64> = None;
    for &(event, _, text) in &socket.heard {
        let Ok(message) = serde_json::from_str::<Message>(text) else { continue };
        for line in &message.chat {
            let (number, name, text) =
                (line["number"].as_i64(), line["name"].as_str(), line["text"].as_str());
            compare(case, socket, event, number.unwrap_or(0), name, text);
        }
        if message.r#type == "chat" {
            let number = message.number.unwrap_or(0);
            compare(case, socket, event, number, message.name.as_deref(), message.text.as_deref());
            if let Some(last) = last.filter(|last| number != last + 1) {
                case.find(Kind::Gap, Some(event), format!("line {last} was followed by line {number}"));
            }
            last = Some(number);
        }
        // The first message says how far the talk has come.
        let told = message.chat.iter().filter_map(|line| line["number"].as_i64()).max();
        last = last.or(told).or(Some(0));
    }
    if let Some((event, _, line)) = socket.settled
        && last.unwrap_or(0) < line
    {
        case.find(Kind::Gap, Some(event), format!("line {line} never came; the last one was {last:?}"));
    }
}

fn compare(
    case: &mut Case<'_, '_>,
    socket: &Socket<'_>,
    event: usize,
    number: i64,
    name: Option<&str>,
    text: Option<&str>,
) {
    case.verdict.compared.lines += 1;
    let line = case.truth.talk.iter().find(|line| line.number == number);
    let Some(line) = line.filter(|line| (Some(line.name.as_str()), Some(line.text.as_str())) == (name, text))
    else {
        return case.find(Kind::Untrue, Some(event), format!("line {number} was told, and is not stored so"));
    };
    let said = case
        .table
        .sent
        .iter()
        .filter(|sent| line.command.as_ref().is_some_and(|(who, id)| (who, id) == (&sent.who, &sent.id)));
    let said = said.map(|sent| sent.event).min();
    if strange(case, socket.who, said) {
        let text = format!("{:?} heard line {number} at a private table", socket.who);
        case.find(Kind::Private, Some(event), text);
    }
}

/// Whether this was said at a private table after it had begun, and is none of theirs.
fn strange(case: &Case<'_, '_>, who: &str, said: Option<usize>) -> bool {
    let after = case.table.begun.zip(said).is_some_and(|(begun, said)| said > begun);
    case.table.private && after && !case.truth.sits(who)
}

fn strangers_speak(case: &mut Case<'_, '_>) {
    let (table, truth) = (case.table, case.truth);
    for line in &truth.talk {
        let Some((who, id)) = &line.command else { continue };
        let said =
            table.sent.iter().filter(|sent| (&sent.who, &sent.id) == (who, id)).map(|sent| sent.event).min();
        if strange(case, who, said) {
            case.find(Kind::Private, said, format!("{who} spoke line {} at a private table", line.number));
        }
    }
}
