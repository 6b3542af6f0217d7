//! No card without a test.

use std::{fs, path::Path};

use age_of_conan::content::{BONUS_CARD, BUILT_IN};

/// The sources of all tests of this crate.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.push_str(&sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
    all
}

/// Whether a whole word of the text is this key.
fn names(text: &str, key: &str) -> bool {
    let part_of_key = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    text.match_indices(key).any(|(at, _)| !text[at + key.len()..].starts_with(part_of_key))
}

#[test]
fn every_card_is_named_by_a_test() {
    let tests = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"));
    let kingdoms = BUILT_IN.kingdoms.into_iter().flatten().map(|card| card.name);
    let artifacts = BUILT_IN.artifacts.iter().map(|card| card.name).chain([BONUS_CARD]);
    let objectives = BUILT_IN.objectives.iter().map(|card| card.name);
    // Each of these has a test of its own, named after it.
    let own: Vec<_> = kingdoms.chain(artifacts).chain(objectives).collect();
    let untested = |key: &&str| {
        !names(&tests, key) || !tests.contains(&format!("#[test]\nfn {}_", key.replace('-', "_")))
    };
    let missing: Vec<_> = own.into_iter().filter(untested).collect();
    assert!(missing.is_empty(), "no test of {missing:?}");

    // Strategy cards are tested together.
    let strategy = BUILT_IN.strategy.iter().map(|card| card.name);
    let missing: Vec<_> = strategy.filter(|key| !names(&tests, &format!("\"{key}\""))).collect();
    assert!(missing.is_empty(), "no test of {missing:?}");
}
