//! Each kind of hole is found.

use super::*;

fn file(path: &str, text: &str) -> Source {
    Source { path: path.into(), text: text.into() }
}

/// The same text in every language, but for some.
fn languages(text: &str, others: &[(&str, &str)]) -> Vec<Source> {
    let of = |tag: &str| others.iter().find(|(other, _)| *other == tag).map_or(text, |(_, text)| text);
    Locale::ALL.map(|locale| file(&format!("languages/{locale}/a.ftl"), of(locale.tag()))).into()
}

fn rust(text: &str) -> Vec<Source> {
    vec![file("crates/game/src/story.rs", text)]
}

fn found(texts: &[Source], code: &[Source]) -> Vec<String> {
    audit(texts, code, &[]).iter().map(ToString::to_string).collect()
}

const SAID: &str = r#"fn s() { Phrase::new("hold").with("province", "province-koth") }"#;
const TEXT: &str = "hold = Hold { $province }\nprovince-koth = Koth\n";

#[test]
fn nothing_is_found_where_nothing_is_wrong() {
    assert_eq!(found(&languages(TEXT, &[]), &rust(SAID)), [""; 0]);
}

#[test]
fn a_form_counts_as_its_name_where_the_language_has_it() {
    let polish = "hold = Trzymaj { $province-gen }\nprovince-koth = Koth\n    .gen = Kothu\n";
    assert_eq!(found(&languages(TEXT, &[("pl", polish)]), &rust(SAID)), [""; 0]);
    let without = "hold = Trzymaj { $province-gen }\nprovince-koth = Koth\n";
    assert_eq!(
        found(&languages(TEXT, &[("pl", without)]), &rust(SAID)),
        ["languages/pl/a.ftl:1: hold uses $province-gen, but no name of this language has that form"]
    );
}

#[test]
fn names_of_a_kind_have_the_same_forms() {
    let text = "hold = { $province }\nprovince-koth = Koth\n    .gen = Kothu\n    .loc = Kocie\n\
        province-ophir = Ophir\n    .gen = Ophiru\n";
    let said = format!("{SAID} fn t() {{ f(\"province-ophir\") }}");
    let found = found(
        &languages("hold = { $province }\nprovince-koth = K\nprovince-ophir = O\n", &[("pl", text)]),
        &rust(&said),
    );
    assert_eq!(found, ["languages/pl/a.ftl:5: province-ophir lacks forms that names of its kind have: .loc"]);
}

#[test]
fn a_name_brings_the_class_that_its_kind_asks_for() {
    let patterns = "forms-province =\n    .the = { $class ->\n        [f] la { $name }\n       *[none] { $name }\n    }\n";
    let french =
        |name: &str| format!("hold = Tenez {{ $province-the }}\n{patterns}province-koth = Koth\n{name}");
    let found = |name| found(&languages(TEXT, &[("fr", &french(name))]), &rust(SAID));
    assert_eq!(found("    .class = f\n"), [""; 0]);
    assert_eq!(found(""), ["languages/fr/a.ftl:7: province-koth brings no class; its kind knows f"]);
    let unknown = ["languages/fr/a.ftl:7: province-koth has the class q; its kind knows f"];
    assert_eq!(found("    .class = q\n"), unknown);
}

#[test]
fn what_was_never_translated_is_found() {
    let text = "hold = Hold { $province }\nprovince-koth = Kingdom of Koth\n";
    let others = [("fr", "hold = Tenez { $province }\nprovince-koth = Royaume de Koth\n"), ("it", TEXT)];
    let found = found(&languages(text, &others), &rust(SAID));
    assert_eq!(found, ["languages/pl/a.ftl:2: province-koth says the same as in English"]);
}

#[test]
fn a_missing_translation_is_found() {
    assert_eq!(
        found(&languages(TEXT, &[("it", "hold = Tieni { $province }\n")]), &rust(SAID)),
        ["languages/en/a.ftl:2: province-koth is not in languages/it"]
    );
}

#[test]
fn a_key_english_does_not_have_is_found() {
    let french = format!("{TEXT}reste = Rester\n");
    assert_eq!(
        found(&languages(TEXT, &[("fr", &french)]), &rust(SAID)),
        ["languages/fr/a.ftl:3: reste is not in languages/en"]
    );
}

#[test]
fn other_variables_are_found() {
    let french = "hold = Tenir { $lieu }\nprovince-koth = Koth\n";
    assert_eq!(
        found(&languages(TEXT, &[("fr", french)]), &rust(SAID)),
        ["languages/fr/a.ftl:1: hold differs from the English sentence: lacks $province adds $lieu"]
    );
}

#[test]
fn syntax_errors_are_found_with_their_line() {
    let french = format!("{TEXT}\nbroken {{ = x\n");
    let found = found(&languages(TEXT, &[("fr", &french)]), &rust(SAID));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("languages/fr/a.ftl:4: not Fluent: "), "{found:?}");
}

#[test]
fn a_key_written_twice_is_found_across_files() {
    let mut texts = languages(TEXT, &[]);
    texts.push(file("languages/en/b.ftl", "\nhold = Keep { $province }\n"));
    assert_eq!(found(&texts, &rust(SAID)), ["languages/en/b.ftl:2: hold is already in languages/en/a.ftl:1"]);
}

#[test]
fn an_empty_message_is_found() {
    let polish = "hold = Trzymaj { $province }\nprovince-koth = { \" \" }\n";
    let bare = "hold = Tieni { $province }\nprovince-koth =\n    .gen = x\n";
    assert_eq!(
        found(&languages(TEXT, &[("pl", polish), ("it", bare)]), &rust(SAID)),
        [
            "languages/it/a.ftl:2: province-koth says nothing",
            "languages/pl/a.ftl:2: province-koth says nothing"
        ]
    );
}

#[test]
fn an_orphan_is_found_unless_something_is_made_from_it() {
    let text = format!("{TEXT}province-koth-text = Land.\nlost = Unsaid.\n");
    assert_eq!(found(&languages(&text, &[]), &rust(SAID)), ["languages/en/a.ftl:4: lost is said by nobody"]);
}

#[test]
fn what_only_tests_say_is_an_orphan() {
    let said = format!("{SAID}\n#[cfg(test)]\nmod tests {{ fn t() {{ x(\"tested\") }} }}\n// \"tested\"\n");
    let text = format!("{TEXT}tested = Tested.\n");
    assert_eq!(
        found(&languages(&text, &[]), &rust(&said)),
        ["languages/en/a.ftl:3: tested is said by nobody"]
    );
}

#[test]
fn what_is_said_but_not_written_is_found() {
    let said = r#"fn s() {
        Phrase::new(match x { A => "hold", B => "flee" }).with("province", "province-koth");
        Rule("M-1").forbids("refused-far");
        teller.say_text("usage", &[("file", "not-a-key")]);
        seats.with(seat);
        Phrase::new("hold").with("province", if x { "province-koth" } else { "province-ophir" })
    }"#;
    assert_eq!(
        found(&languages(TEXT, &[]), &rust(said)),
        [
            "crates/game/src/story.rs:2: flee is said here, but no language has it",
            "crates/game/src/story.rs:3: refused-far is said here, but no language has it",
            "crates/game/src/story.rs:4: usage is said here, but no language has it",
            "crates/game/src/story.rs:6: province-ophir is said here, but no language has it",
        ]
    );
}

#[test]
fn a_variable_nobody_brings_is_found() {
    let text = "hold = { $seat } holds { $province }\nprovince-koth = Koth\n";
    assert_eq!(
        found(&languages(text, &[]), &rust(SAID)),
        ["languages/en/a.ftl:1: hold uses $seat, which the code that says it never brings"]
    );
}

#[test]
fn quotes_of_what_is_not_there_are_found_and_unquoted_terms_are_orphans() {
    let polish = format!("{TEXT}-hero = Conan\n");
    let french = "hold = Tenir { $province } avec { -hero } et { army }\nprovince-koth = Koth\n";
    assert_eq!(
        found(&languages(TEXT, &[("pl", &polish), ("fr", french)]), &rust(SAID)),
        [
            "languages/fr/a.ftl:1: hold quotes -hero, which is not there",
            "languages/fr/a.ftl:1: hold quotes army, which is not there",
            "languages/pl/a.ftl:3: -hero is said by nobody",
        ]
    );
}

#[test]
fn what_a_decision_calls_its_offers_and_why_it_refuses_are_keys() {
    let code = r#"fn calls(self, action: Action) -> Option<&'static str> { done(action).then_some("halt") }
        fn why_not() { let (rule, why) = ("M-5", "refused-home"); f("koth", "no-key") }"#;
    let code = format!("{SAID}\n{code}");
    assert_eq!(
        found(&languages(TEXT, &[]), &rust(&code)),
        [
            "crates/game/src/story.rs:2: halt is said here, but no language has it",
            "crates/game/src/story.rs:3: refused-home is said here, but no language has it",
        ]
    );
}
