//! `cargo xtask content`: from our editions in `games/<game>/content` to the Rust the rules are built with.

use std::fs;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use content::{Problem, read_folder};
use games::GAMES;
use shelf::Title;

use crate::files;

#[derive(Args)]
pub(crate) struct Wanted {
    /// Write nothing; fail if what is built in is not what the editions say
    #[arg(long)]
    pub(crate) check: bool,
}

pub(crate) fn run(wanted: &Wanted) -> Result<()> {
    GAMES.iter().try_for_each(|title| bake(*title, wanted))
}

fn bake(title: &dyn Title, wanted: &Wanted) -> Result<()> {
    let folder = format!("games/{}/content", title.name());
    if !files::root().join(&folder).is_dir() {
        return Ok(());
    }
    let wrong = |problems: Vec<Problem>| {
        for problem in &problems {
            eprintln!("{folder}/{problem}");
        }
        anyhow!("content: {} faults in {folder}", problems.len())
    };
    let edition = read_folder(&files::root().join(&folder)).map_err(wrong)?;
    let baked =
        title.bake(&edition).with_context(|| format!("content: nobody reads {folder}"))?.map_err(wrong)?;
    let file = format!("games/{}/src/content/baked.rs", title.name());
    let path = files::root().join(&file);
    if wanted.check {
        let built_in = fs::read_to_string(&path).with_context(|| file.clone())?;
        if let Some(line) = first_difference(&built_in, &baked) {
            bail!("content: {file}:{line} is not what {folder} says; run `cargo xtask content`");
        }
        println!("content: {file} is what {folder} says");
    } else {
        fs::write(&path, baked).with_context(|| file.clone())?;
        println!("content: {folder} is baked into {file}");
    }
    Ok(())
}

/// The first line that differs, counting from 1.
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
