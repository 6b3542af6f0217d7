//! `cargo xtask content`: from the editions in `content/` to the Rust the games are built with.

use std::{fs, path::Path};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use content::{Problem, age_of_conan, card_game};

use crate::files;

#[derive(Args)]
pub(crate) struct Wanted {
    /// Write nothing; fail if what is built in is not what the editions say
    #[arg(long)]
    pub(crate) check: bool,
}

type Bake = fn(&Path) -> Result<String, Vec<Problem>>;

/// The folder of an edition, the file it is baked into, and how.
const EDITIONS: &[(&str, &str, Bake)] = &[
    ("content/age-of-conan", "crates/age-of-conan/src/content/baked.rs", |folder| {
        age_of_conan::load(folder).map(age_of_conan::bake)
    }),
    ("content/card-game", "crates/card-game/src/content/baked.rs", |folder| {
        card_game::load(folder).map(card_game::bake)
    }),
];

pub(crate) fn run(wanted: &Wanted) -> Result<()> {
    for (folder, file, bake) in EDITIONS {
        let baked = bake(&files::root().join(folder)).map_err(|problems| {
            for problem in &problems {
                eprintln!("{folder}/{problem}");
            }
            anyhow!("content: {} faults in {folder}", problems.len())
        })?;
        let path = files::root().join(file);
        if wanted.check {
            let built_in = fs::read_to_string(&path).with_context(|| (*file).to_string())?;
            if let Some(line) = first_difference(&built_in, &baked) {
                bail!("content: {file}:{line} is not what {folder} says; run `cargo xtask content`");
            }
            println!("content: {file} is what {folder} says");
        } else {
            fs::write(&path, baked).with_context(|| (*file).to_string())?;
            println!("content: {folder} is baked into {file}");
        }
    }
    Ok(())
}

/// The first line, counted from 1, that is not the same.
fn first_difference(a: &str, b: &str) -> Option<usize> {
    let same = a.lines().zip(b.lines()).take_while(|(a, b)| a == b).count();
    (a != b).then_some(same + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\nb\n", "a\nc\n"), Some(2));
        assert_eq!(first_difference("a\n", "a\nb\n"), Some(2));
        assert_eq!(first_difference("a", "a\n"), Some(2));
    }
}
