//! Embeds the lessons, `games/<game>/lessons`. A new file is found by itself: a game's lessons come with its folder.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let root =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..").canonicalize()?;
    let mut found = Vec::new();
    for game in fs::read_dir(root.join("games"))? {
        files(&game?.path().join("lessons"), &mut found)?;
    }
    found.sort();
    let row = |file: &PathBuf| {
        let below = file.strip_prefix(&root).expect("it is below");
        let below: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
        format!("({:?}, include_str!({:?})),", below.join("/"), file.display().to_string())
    };
    let rows: String = found.iter().map(row).collect();
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("embedded.rs");
    fs::write(
        out,
        format!("/// Path in the repository, and text.\nstatic FILES: &[(&str, &str)] = &[{rows}];\n"),
    )
}

/// All files below a folder; none where there is no such folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    println!("cargo:rerun-if-changed={}", folder.display());
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                files(&path, found)?;
            } else {
                println!("cargo:rerun-if-changed={}", path.display());
                found.push(path);
            }
        }
    }
    Ok(())
}
