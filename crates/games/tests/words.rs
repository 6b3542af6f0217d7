//! Every word of this repository is there.

use std::{fs, io, path::Path};

use games::GAMES;
use language::audit::{Source, audit};

fn collect(root: &Path, folder: &Path, ending: &str, into: &mut Vec<Source>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, ending, into)?;
        } else if path.extension().is_some_and(|found| found == ending) {
            let below = path.strip_prefix(root).expect("it is below").to_string_lossy().replace('\\', "/");
            into.push(Source { path: below, text: fs::read_to_string(&path)? });
        }
    }
    Ok(())
}

#[test]
fn every_key_is_in_every_language_and_said_by_somebody() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (mut texts, mut code) = (Vec::new(), Vec::new());
    for folder in ["languages", "games"] {
        collect(&root, &root.join(folder), "ftl", &mut texts)?;
    }
    for folder in ["crates", "games"] {
        collect(&root, &root.join(folder), "rs", &mut code)?;
    }
    code.retain(|file| file.path.contains("/src/"));
    assert!(!texts.is_empty() && !code.is_empty());
    let printed: Vec<String> = GAMES.iter().flat_map(|title| title.label().printed()).collect();
    let findings: Vec<_> = audit(&texts, &code, &printed).iter().map(ToString::to_string).collect();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
    Ok(())
}
