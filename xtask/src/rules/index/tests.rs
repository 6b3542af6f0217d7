//! Each kind of hole is found.

use super::*;

const BOOK: &str =
    "# Game\n\n## M – Moves\n- **M-1** One.\n- **M-2** Two.\n\n## E – Worked examples\n- **E-1** So.\n";
const CODE: &str = "\
/// M-1 moves.
const STEPS: &[Rule] = &[Rule(\"M-2\")];
#[cfg(test)]
mod tests {
    #[test]
    fn m_1_moves() {}
    #[test]
    fn m_2_e_1_as_in_the_book() {}
    #[test]
    fn a_helper_is_not_a_rule() {}
}
";

fn index(code: &str, translation: &str) -> Index {
    let files = [Source { path: "crates/game/src/lib.rs".into(), text: code.into() }];
    let book = RuleBook::parse("game", BOOK);
    Index::new(&book, &[(Locale::Fr, RuleBook::parse("game", translation))], files.iter())
}

fn holes(code: &str, translation: &str) -> Vec<String> {
    index(code, translation).holes.iter().map(ToString::to_string).collect()
}

#[test]
fn a_whole_index_has_no_holes() {
    let index = index(CODE, BOOK);
    assert_eq!(index.holes, []);
    let places: Vec<_> = index.rows[0].code.iter().map(ToString::to_string).collect();
    assert_eq!(places, ["crates/game/src/lib.rs:1"]);
    let tests = |row: usize| index.rows[row].tests.iter().map(|test| test.name.as_str()).collect::<Vec<_>>();
    assert_eq!(tests(0), ["m_1_moves"]);
    assert_eq!(tests(1), ["m_2_e_1_as_in_the_book"]);
    assert_eq!(tests(2), ["m_2_e_1_as_in_the_book"]);
}

#[test]
fn a_rule_without_code_is_found_and_tests_are_no_code() {
    let code = CODE.replace("Rule(\"M-2\")", "").replace("fn a_helper", "/* M-2 */ fn a_helper");
    assert_eq!(holes(&code, BOOK), ["M-2 is cited nowhere in the code"]);
}

#[test]
fn a_rule_without_a_test_is_found_worked_examples_too() {
    assert_eq!(holes(&CODE.replace("m_2_e_1_as", "as"), BOOK), ["M-2 has no test", "E-1 has no test"]);
    // A function is no test, and M-2 is not M-21.
    assert_eq!(
        holes(&CODE.replace("    #[test]\n    fn m_1_moves", "    fn m_1_moves"), BOOK),
        ["M-1 has no test"]
    );
}

#[test]
fn rules_that_are_not_in_the_book_are_found() {
    let code =
        format!("{CODE}// M-3 is no rule\nconst Z: Rule = Rule(\"Z-9\");\n#[test]\nfn z_8_nothing() {{}}\n");
    assert_eq!(
        holes(&code, BOOK),
        [
            "crates/game/src/lib.rs:12 cites M-3, which is not in the book",
            "crates/game/src/lib.rs:13 cites Z-9, which is not in the book",
            "crates/game/src/lib.rs:15 z_8_nothing tests Z-8, which is not in the book",
        ]
    );
}

#[test]
fn a_number_given_twice_is_found() {
    let book = RuleBook::parse("game", "## M – Moves\n- **M-1** One.\n- **M-1** Again.\n");
    let files =
        [Source { path: "crates/game/src/lib.rs".into(), text: "// M-1\n#[test]\nfn m_1_a() {}".into() }];
    let index = Index::new(&book, &[], files.iter());
    assert_eq!(index.holes, [Hole::Twice { rule: "M-1".into() }]);
}

#[test]
fn a_translation_with_other_rules_is_found() {
    let french = BOOK.replace("M-2", "M-4");
    assert_eq!(holes(CODE, &french), ["the translation fr lacks M-2 adds M-4"]);
    assert_eq!(holes(CODE, ""), ["the translation fr lacks M-1, M-2, E-1"]);
}

#[test]
fn numbers_are_told_from_words() {
    let found = |text| numbers(text).map(|(_, rule)| rule).collect::<Vec<_>>();
    assert_eq!(found("M-1, (B-12): A-3–A-5; see C-4."), ["M-1", "B-12", "A-3", "A-5", "C-4"]);
    assert_eq!(found("SHA-2 UTF-8 x-1 M- M-1a _M-1 – - -1"), [""; 0]);
}
