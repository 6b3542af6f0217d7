//! What is wrong with an edition of the board game is said with file, line and reason; nothing makes it panic.

use std::path::Path;

use age_of_conan_box::edition::load_files;
use content::{Problem, read_folder};
use proptest::prelude::*;

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    read_folder(&folder).expect("readable")
}

/// Replaces the first `from` of a file, and says what is then wrong, and on which line it was done.
fn spoil(file: &str, from: &str, to: &str) -> (Vec<Problem>, usize) {
    let mut files = files();
    let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect(file);
    let at = text.find(from).unwrap_or_else(|| panic!("{from:?} is not in {file}"));
    let line = 1 + text[..at].matches('\n').count();
    *text = text.replacen(from, to, 1);
    (load_files(&files).expect_err("this edition is broken"), line)
}

/// The one thing wrong is said in the file and line where it was done.
#[track_caller]
fn names(file: &str, from: &str, to: &str, reason: &str) {
    let (problems, line) = spoil(file, from, to);
    let found = problems
        .iter()
        .any(|problem| problem.file == file && problem.line == line && problem.reason.contains(reason));
    assert!(found, "expected {file}:{line}: {reason}, found {problems:#?}");
}

/// What concerns a file as a whole.
#[track_caller]
fn names_file(file: &str, from: &str, to: &str, reason: &str) {
    let (problems, _) = spoil(file, from, to);
    let found = problems.iter().any(|problem| problem.file == file && problem.reason.contains(reason));
    assert!(found, "expected {file}: {reason}, found {problems:#?}");
}

#[test]
fn what_is_no_toml() {
    names("map.toml", "area = \"central\"", "area = central", "");
    names("tokens.toml", "value = 1", "value 1", "");
}

#[test]
fn missing_and_foreign_files() {
    let mut files = files();
    files.retain(|(name, _)| name != "strategy.toml");
    files.push(("notes.toml".into(), String::new()));
    let problems = load_files(&files).expect_err("a file is missing");
    assert!(problems.contains(&Problem::new("strategy.toml", 0, "the file is missing")), "{problems:#?}");
    assert!(problems.contains(&Problem::new("notes.toml", 0, "no such file belongs to an edition")));
}

#[test]
fn fields_unknown_missing_mistyped_or_out_of_range() {
    names("map.toml", "coasts =", "beaches =", "unknown field \"beaches\"");
    names(
        "adventures.toml",
        "[[adventure]]\nkey = \"the-scarlet-citadel\"",
        "[[adventure]]",
        "key is missing",
    );
    names("adventures.toml", "length = 3", "length = \"three\"", "length must be a number, not a string");
    names("adventures.toml", "length = 3", "length = 7", "length cannot be 7: expected 2 to 5");
    names("adventures.toml", "length = 3", "length = -3", "length cannot be -3");
    names("tokens.toml", "[[token]]", "[[tokens]]", "unknown \"tokens\": expected token");
    names(
        "strategy.toml",
        "symbols = [\"axe\", \"shield\"]",
        "symbols = [\"axe\", 2]",
        "must be a list of texts",
    );
}

#[test]
fn every_entry_says_its_origin() {
    names("objectives.toml", "origin = \"book\"", "origin = \"hearsay\"", "expected book, found or ours");
    let (problems, _) = spoil("objectives.toml", "origin = \"book\"\n", "");
    assert!(problems.iter().any(|problem| problem.reason == "origin is missing"), "{problems:#?}");
}

#[test]
fn counts_of_the_box() {
    names_file("strategy.toml", "copies = 2", "copies = 3", "38 strategy entries");
    names_file("kingdom-stygia.toml", "copies = 2\n", "", "20 card entries, copies included: expected 21");
    names("kingdom-turan.toml", "copies = 2", "copies = 3", "copies cannot be 3: expected 1 to 2");
    names_file("tokens.toml", "copies = 4", "copies = 3", "55 token entries");
    names_file("artifacts.toml", "category = \"women\"", "category = \"monsters\"", "one artifact for women");
}

#[test]
fn keys_are_words_and_unique() {
    names("adventures.toml", "\"black-colossus\"", "\"Black Colossus\"", "small letters");
    names(
        "adventures.toml",
        "\"black-colossus\"",
        "\"the-scarlet-citadel\"",
        "already used in adventures.toml",
    );
    names(
        "kingdom-turan.toml",
        "\"veziz-shah\"",
        "\"feudal-levy\"",
        "already used in kingdom-aquilonia.toml",
    );
}

#[test]
fn the_map_is_symmetric_and_connected() {
    names_file(
        "map.toml",
        "\"nemedia\", \"zingara\"]",
        "\"nemedia\"]",
        "zingara is adjacent to aquilonia, but",
    );
    names("map.toml", "\"nemedia\", \"zingara\"]", "\"nemedia\", \"atlantis\"]", "unknown \"atlantis\"");
    names("map.toml", "\"nemedia\", \"zingara\"]", "\"nemedia\", \"ophir\"]", "\"ophir\" is twice");
    names_file("map.toml", "\"nemedia\", \"zingara\"]", "\"aquilonia\", \"zingara\"]", "adjacent to itself");
    names_file("map.toml", "key = \"ophir\"", "key = \"argos\"", "ophir is missing");
    names_file("map.toml", "track = [\"plains\", \"hills\"]", "track = []", "track must have 1 to 4 icons");
    names_file(
        "map.toml",
        "area = \"central\"",
        "area = \"north\"",
        "the home aquilonia lies in another area",
    );
}

#[test]
fn the_map_keeps_what_the_rulebook_states() {
    names_file("map.toml", "value = 3", "value = 2", "ophir: Central Hyboria, value 3 (E-20)");
    names_file(
        "map.toml",
        "track = [\"plains\", \"hills\"]",
        "track = [\"hills\"]",
        "two icons, the first plains",
    );
}

#[test]
fn cards_speak_the_vocabulary() {
    let file = "kingdom-aquilonia.toml";
    names(file, "\"successes 1\"", "\"successes many\"", "expected a number from 1 to 9");
    names(file, "\"successes 1\"", "\"successes\"", "ends too early");
    names(file, "\"successes 1\"", "\"successes 1 more\"", "\"more\" is too much");
    names(file, "\"successes 1\"", "\"victory\"", "unknown effect \"victory\"");
    names(file, "\"units 3 friendly\"", "\"units 3 enemy\"", "expected home or friendly");
    names(file, "\"military\"", "\"naval\"", "unknown \"naval\" in when");
    names(file, "window = \"own-roll\"", "window = \"midnight\"", "window cannot be \"midnight\"");
    names(file, "window = \"own-roll\"", "window = [\"own-roll\", \"noon\"]", "window cannot be \"noon\"");
    names(
        file,
        "window = \"own-roll\"",
        "window = [\"own-roll\", \"own-roll\"]",
        "window says \"own-roll\" twice",
    );
    names(file, "kind = \"table\"", "kind = \"scroll\"", "kind cannot be \"scroll\"");
    names(file, "cost = 2", "cost = 5", "cost cannot be 5: expected 1 to 4");
    names("kingdom-stygia.toml", "price = \"unit\"", "price = \"blood\"", "unknown price \"blood\"");
    names(
        "objectives.toml",
        "\"more-than-any sorcery\"",
        "\"more-than-any swords\"",
        "cannot count \"swords\"",
    );
    names(
        "objectives.toml",
        "\"hold ophir koth corinthia\"",
        "\"hold turan\"",
        "a home province cannot be held",
    );
}

#[test]
fn cards_make_sense_as_a_whole() {
    let file = "kingdom-aquilonia.toml";
    names_file(
        file,
        "window = \"own-roll\"",
        "window = \"revealed\"",
        "cannot happen in the window revealed",
    );
    names_file(file, "window = \"own-roll\"", "window = \"court\"", "events, and only they");
    names_file(file, "window = \"own-roll\"", "window = \"military-action\"", "events, and only they");
    names_file(file, "window = \"own-roll\"", "window = \"token-taken\"", "only an artifact");
    names_file(file, "window = \"own-roll\"", "window = \"own-turn\"", "no moment of a contest");
    names_file(
        file,
        "when = [\"military\"]",
        "when = [\"military\", \"won\"]",
        "known only in the window result",
    );
    names_file(file, "when = [\"military\"]", "when = [\"intrigue\", \"hills\"]", "no terrain");
    names_file(file, "\"campaign\", \"attacker\"", "\"campaign\"", "free-march needs campaign and attacker");
    names_file(file, "do = [\"successes 1\"]", "do = []", "do must say 1 to 3 things, not 0");
    names_file(
        "kingdom-hyperborea.toml",
        "\"siege\", \"battle\", \"won\"",
        "\"siege\", \"battle\"",
        "extra-loss needs",
    );
    names_file("tokens.toml", "gold = 1", "gold = 1\nsorcery = 1", "gold or for sorcery, one of them");
    names_file("tokens.toml", "value = 2\nsorcery = 1", "value = 1\nsorcery = 1", "are alike");
    names_file("strategy.toml", "area23 = \"north\"", "area23 = \"central\"", "the same area");
}

#[test]
fn everything_wrong_is_said_at_once() {
    let mut files = files();
    for (name, text) in &mut files {
        match name.as_str() {
            "adventures.toml" => *text = text.replace("length = 3", "length = 9"),
            "tokens.toml" => *text = text.replace("category = \"women\"", "category = \"men\""),
            _ => {}
        }
    }
    let problems = load_files(&files).expect_err("broken twenty times");
    let said = |reason: &str| problems.iter().filter(|problem| problem.reason.contains(reason)).count();
    assert_eq!(said("length cannot be 9"), 11);
    assert_eq!(said("category cannot be \"men\""), 10);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever is cut out, doubled or written over: no panic.
    #[test]
    fn mutated_files_never_panic(
        file in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        cut in 0usize..40,
        insert in "[ -~\n]{0,12}",
    ) {
        let mut files = files();
        let file = file.index(files.len());
        let text = &mut files[file].1;
        let from = floor(text, at.index(text.len()));
        let to = floor(text, (from + cut).min(text.len()));
        text.replace_range(from..to, &insert);
        if let Err(problems) = load_files(&files) {
            prop_assert!(!problems.is_empty());
            let lines = files[file].1.lines().count() + 1;
            prop_assert!(problems.iter().filter(|one| one.file == files[file].0).all(|one| one.line <= lines));
        }
    }

    /// Nor does a file of anything.
    #[test]
    fn files_of_anything_never_panic(text in "\\PC{0,200}") {
        let files = [("map.toml".to_string(), text)];
        prop_assert!(load_files(&files).is_err());
    }
}

fn floor(text: &str, at: usize) -> usize {
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}
