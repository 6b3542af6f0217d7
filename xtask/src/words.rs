//! `cargo xtask words`

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use games::GAMES;
use language::{
    Locale,
    audit::{Arguments, Broken, Patterns, Rendering, Source, Terms, audit, page, read_breakages},
};

use crate::files;

#[derive(Args, Default)]
pub(crate) struct Wanted {
    /// Writes every sentence of every language into a folder, for people to read
    #[arg(long, value_name = "FOLDER", num_args = 0..=1, default_missing_value = "target/rendered")]
    render: Option<PathBuf>,
}

pub(crate) fn run(wanted: &Wanted) -> Result<()> {
    let texts = files::words()?;
    let mut code = files::code()?;
    code.retain(|file| file.path.contains("/src/"));
    let printed: Vec<String> = GAMES.iter().flat_map(|title| title.label().printed()).collect();
    let mut faults: Vec<String> = audit(&texts, &code, &printed).iter().map(ToString::to_string).collect();
    let sentences = grammar(wanted, &texts, &mut faults)?;
    for fault in &faults {
        println!("{fault}");
    }
    match faults.len() {
        0 => println!(
            "words: {} files, {sentences} sentences, nothing missing and nothing broken",
            texts.len()
        ),
        count => bail!("words: {count} fault{}", if count == 1 { "" } else { "s" }),
    }
    Ok(())
}

/// Says everything in every language, and holds it against the patterns of broken grammar.
fn grammar(wanted: &Wanted, texts: &[Source], faults: &mut Vec<String>) -> Result<usize> {
    let arguments = table("arguments.tsv", Arguments::read)?;
    let breakages = table("breakages.tsv", read_breakages)?;
    let pages = files::pages()?;
    let mut sentences = 0;
    for locale in Locale::ALL {
        let terms = table(&format!("{locale}/terms.tsv"), Terms::read)?;
        let spoken = |file: &&Source| file.path.rsplit('/').nth(1) == Some(locale.folder());
        let said: Vec<&str> = pages.iter().filter(spoken).map(|file| file.text.as_str()).collect();
        let said = said.join("\n");
        let all: Vec<Source> = texts.iter().chain(&pages).filter(spoken).cloned().collect();
        faults.extend(terms.misused(&all, |key| arguments.is_name(key)).iter().map(ToString::to_string));
        let rendering =
            Rendering::new(locale, &arguments, &said).map_err(|bad| anyhow!("{locale}: {bad}"))?;
        let patterns = Patterns::of(&breakages, &rendering)?;
        for blind in patterns.blind() {
            faults.push(format!(
                "languages/breakages.tsv: {locale}: {} is not found by {}",
                blind.planted, blind.pattern
            ));
        }
        for key in rendering.keys() {
            for variable in rendering.unexplained(key) {
                faults.push(format!(
                    "languages/arguments.tsv: {locale}: {key}: nothing is said about ${variable}"
                ));
            }
            let rendered = rendering.all(key);
            sentences += rendered.len();
            // One mistake in a message breaks many sentences.
            let broken = patterns.broken(&rendered).into_iter().take(2);
            faults.extend(
                broken.map(|Broken { key, sentence, why }| format!("{locale}: {key}: {sentence} ({why})")),
            );
        }
        if let Some(folder) = &wanted.render {
            let folder = files::root().join(folder);
            fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
            fs::write(folder.join(format!("{locale}.txt")), page(&rendering))?;
        }
    }
    Ok(sentences)
}

/// A table of `languages/`.
fn table<T>(name: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<T> {
    let path = files::root().join("languages").join(name);
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    read(&text).map_err(|line| anyhow!("languages/{name}: cannot be understood: {line}"))
}
