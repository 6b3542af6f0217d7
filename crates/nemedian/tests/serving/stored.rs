//! The measurement of idle tables, small: that it works, and that what is forgotten is forgotten.

use crate::program::{ended, nemedian};

#[test]
fn idle_tables_are_measured() {
    let mut command = nemedian();
    command.args(["load", "--idle", "60", "--looked-at", "20", "--forgets", "12", "--games", "age-of-conan"]);
    let (code, out, err) = ended(command);
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.contains("stored tables         60 of age-of-conan"), "{out}");
    for line in
        ["start-up", "memory once in use", "just looked at", "cooled", "forgotten", "with two onlookers"]
    {
        assert!(out.lines().any(|said| said.starts_with(line)), "{line}: {out}");
    }
}
