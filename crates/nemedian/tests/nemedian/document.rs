//! `docs/engine-protocol.md` tells the truth: its examples are run and compared, letter by letter.

use std::fs;

use crate::running::run;

/// The conversations in the document: what is said (`→`) and what must be answered (`←`).
fn conversations(text: &str) -> Vec<(Vec<&str>, Vec<&str>)> {
    text.split("```engine\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default())
        .map(|block| {
            let said = block.lines().filter_map(|line| line.strip_prefix("→ ")).collect();
            let answered = block.lines().filter_map(|line| line.strip_prefix("← ")).collect();
            (said, answered)
        })
        .collect()
}

#[test]
fn the_examples_of_the_protocol_give_the_documented_answers() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine-protocol.md");
    let text = fs::read_to_string(path).expect("the document is there");
    let conversations = conversations(&text);
    assert!(conversations.len() >= 5, "the document has examples");
    for (said, answered) in conversations {
        assert_eq!(said.len(), answered.len(), "an answer to each request: {said:#?}");
        let ran = run(&["engine"], &(said.join("\n") + "\n"));
        for ((request, expected), answer) in said.iter().zip(answered).zip(ran.out.lines()) {
            assert_eq!(answer, expected, "{request}");
        }
        assert_eq!(ran.out.lines().count(), said.len());
    }
}

/// Every request the engine knows is shown in the document.
#[test]
fn every_request_is_documented_by_an_example() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine-protocol.md");
    let text = fs::read_to_string(path).expect("the document is there");
    let unknown = run(&["engine"], "{\"do\":\"?\"}\n").out;
    let names: Vec<_> = unknown.split('`').skip(3).step_by(2).collect();
    assert!(names.contains(&"quit") && names.len() >= 15, "{names:?}");
    for name in names {
        assert!(text.contains(&format!("→ {{\"do\":\"{name}\"")), "no example of {name}");
    }
}
