//! Embeds every text there is: `languages/<locale>/*.ftl` and `docs/rules/**/*.md`. A new file is found by itself.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let root =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..").canonicalize()?;
    let words = table(&root, "languages", "ftl")?;
    let rules = table(&root, "docs/rules", "md")?;
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("embedded.rs");
    fs::write(
        out,
        format!(
            "/// Path below `languages/`, and text.\npub(crate) static WORDS: &[(&str, &str)] = &[{words}];\n\
             /// Path below `docs/rules/`, and text.\npub(crate) static RULES: &[(&str, &str)] = &[{rules}];\n"
        ),
    )
}

/// The source text of a table of all files with this ending below `folder`, sorted by path.
fn table(root: &Path, folder: &str, ending: &str) -> io::Result<String> {
    let folder = root.join(folder);
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    collect(&folder, ending, &mut files)?;
    files.sort();
    let row = |file: &PathBuf| {
        println!("cargo:rerun-if-changed={}", file.display());
        let below: Vec<_> = file
            .strip_prefix(&folder)
            .expect("it is below")
            .iter()
            .map(|part| part.to_string_lossy())
            .collect();
        format!("({:?}, include_str!({:?})),", below.join("/"), file.display().to_string())
    };
    Ok(files.iter().map(row).collect())
}

fn collect(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, ending, files)?;
        } else if path.extension().is_some_and(|found| found == ending) {
            files.push(path);
        }
    }
    Ok(())
}
