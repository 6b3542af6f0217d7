//! The built-in edition of the board game.

use std::path::{Path, PathBuf};

use content::age_of_conan::{bake, load};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn edition() -> &'static age_of_conan::content::Content {
    load(&root().join("content/age-of-conan")).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

#[test]
fn the_built_in_edition_is_up_to_date() {
    let checked_in = root().join("crates/age-of-conan/src/content/baked.rs");
    let checked_in = std::fs::read_to_string(checked_in).expect("baked.rs").replace("\r\n", "\n");
    assert!(checked_in == bake(edition()), "content/age-of-conan has changed: run `cargo xtask content`");
}
