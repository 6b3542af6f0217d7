//! Embeds every text there is: the sentences in `languages/<locale>` and `games/<game>/words/<locale>`, and the rule books
//! in `games/<game>/rulebook`. A new file is found by itself. And makes the languages from `languages/list.toml`.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let root =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..").canonicalize()?;
    let mut words = files(&root.join("languages"), "ftl")?;
    let mut rules = Vec::new();
    println!("cargo:rerun-if-changed={}", root.join("games").display());
    for game in fs::read_dir(root.join("games"))? {
        let game = game?.path();
        words.extend(files(&game.join("words"), "ftl")?);
        rules.extend(files(&game.join("rulebook"), "md")?);
    }
    fs::write(out("locales.rs"), locales(&root)?)?;
    let (words, rules) = (table(&root, words), table(&root, rules));
    fs::write(
        out("embedded.rs"),
        format!(
            "/// Path in the repository, and text.\npub(crate) static WORDS: &[(&str, &str)] = &[{words}];\n\
             /// Path in the repository, and text.\npub(crate) static RULES: &[(&str, &str)] = &[{rules}];\n"
        ),
    )
}

fn out(file: &str) -> PathBuf {
    PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join(file)
}

/// The list as a call of the macro that makes [`Locale`](crate::Locale) of it: `spoken! { En "en" "English", … }`.
fn locales(root: &Path) -> io::Result<String> {
    let list = root.join("languages/list.toml");
    println!("cargo:rerun-if-changed={}", list.display());
    let wrong = |what: &str| io::Error::other(format!("languages/list.toml: {what}"));
    let list: toml::Table = fs::read_to_string(&list)?.parse().map_err(|error| wrong(&format!("{error}")))?;
    let languages =
        list.get("language").and_then(toml::Value::as_array).ok_or_else(|| wrong("no [[language]]"))?;
    let mut rows = String::new();
    for language in languages {
        let field = |name: &str| {
            let text = language.get(name).and_then(toml::Value::as_str).filter(|text| !text.is_empty());
            text.ok_or_else(|| wrong(&format!("a language without its {name}")))
        };
        let (tag, endonym) = (field("tag")?, field("endonym")?);
        if tag.len() != 2 || !tag.bytes().all(|byte| byte.is_ascii_lowercase()) {
            return Err(wrong(&format!("{tag:?} is not two small letters")));
        }
        let name = tag[..1].to_uppercase() + &tag[1..];
        rows += &format!("{name} {tag:?} {endonym:?}, ");
    }
    Ok(format!("spoken! {{ {rows} }}\n"))
}

/// The source text of a table of these files, sorted by path.
fn table(root: &Path, mut files: Vec<PathBuf>) -> String {
    files.sort();
    let row = |file: &PathBuf| {
        println!("cargo:rerun-if-changed={}", file.display());
        let below = file.strip_prefix(root).expect("it is below");
        let below: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
        format!("({:?}, include_str!({:?})),", below.join("/"), file.display().to_string())
    };
    files.iter().map(row).collect()
}

/// All files with this ending below a folder; none where there is no such folder.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        println!("cargo:rerun-if-changed={}", folder.display());
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                found.extend(files(&path, ending)?);
            } else if path.extension().is_some_and(|this| this == ending) {
                found.push(path);
            }
        }
    }
    Ok(found)
}
