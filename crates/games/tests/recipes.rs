//! The recipes of CONTRIBUTING name the files that an option and a language touch: all of them, and no others.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use games::GAMES;
use language::{Locale, Teller};
use shelf::{OptionLabel, printed};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a recipe lists: the first code of every item between its heading and the next.
fn listed(recipe: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the recipes");
    let (_, after) = text.split_once(&format!("## {recipe}\n")).expect("the recipe");
    let recipe = after.split("\n## ").next().unwrap_or_default();
    let code = |item: &str| item.split('`').nth(1).map(String::from);
    recipe.lines().filter(|line| line.starts_with("- ")).filter_map(code).collect()
}

/// Every file that people write, by its path in the repository.
fn files(folder: &Path, found: &mut BTreeSet<String>) {
    const MADE: [&str; 6] = ["target", "node_modules", "dist", ".git", "Cargo.lock", "package-lock.json"];
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if MADE.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            files(&path, found);
        } else {
            let below = path.strip_prefix(root()).expect("it is below").to_string_lossy().replace('\\', "/");
            found.insert(below);
        }
    }
}

/// The patterns of a recipe for a game and a language.
fn patterns(recipe: &str, game: &str, language: &str) -> Vec<String> {
    listed(recipe).iter().map(|file| file.replace("<game>", game).replace("<language>", language)).collect()
}

/// Where the files of a language lie, found by the folders and files that are called like it.
#[test]
fn a_language_touches_what_its_recipe_lists() {
    let mut all = BTreeSet::new();
    files(&root(), &mut all);
    for locale in Locale::ALL {
        let language = locale.tag();
        let mut of_it: BTreeSet<&String> = all
            .iter()
            .filter(|path| path.split('/').any(|part| part == language || part == format!("{language}.md")))
            .collect();
        assert!(!of_it.is_empty(), "{language}");
        for title in GAMES {
            for pattern in patterns("Add a language", title.name(), language) {
                assert!(
                    all.iter().any(|path| path.starts_with(&pattern)),
                    "{language}: nothing is in {pattern}"
                );
                of_it.retain(|path| !path.starts_with(&pattern));
            }
        }
        assert!(of_it.is_empty(), "the recipe does not list {of_it:?}");
    }
    let list = fs::read_to_string(root().join("languages/list.toml")).expect("the list");
    assert_eq!(list.matches("[[language]]").count(), Locale::ALL.len());
}

/// No second list: where one language of ours is written beside another in code, a list was begun.
#[test]
fn nothing_else_lists_the_languages() {
    let mut all = BTreeSet::new();
    for folder in ["crates", "games", "xtask", "web"] {
        files(&root().join(folder), &mut all);
    }
    let spoken = |quote: char| Locale::ALL.map(|locale| format!("{quote}{locale}{quote}")).join(", ");
    let lists = ['\'', '"'].map(spoken);
    let code = |path: &&String| {
        let ending = Path::new(path).extension().unwrap_or_default();
        let tested = path.contains("/tests/") || path.contains(".test.") || path.contains("/browser/");
        ["rs", "ts", "js", "svelte"].iter().any(|known| ending == *known) && !tested
    };
    let holds = |path: &&String| {
        let text = fs::read_to_string(root().join(path)).unwrap_or_default();
        lists.iter().any(|list| text.contains(list))
    };
    let found: Vec<_> = all.iter().filter(code).filter(holds).collect();
    assert!(found.is_empty(), "{found:?}");
}

/// An option as it stands in code and words. A name of one word may mean something else: that is looked for in its row.
fn names(game: &str, option: &OptionLabel) -> Vec<String> {
    let OptionLabel { name, rule, .. } = option;
    let key = printed::option_key(game, name);
    if name.contains('_') {
        vec![format!("\"{name}\""), format!("'{name}'"), key]
    } else {
        vec![format!("\"{name}\", \"{rule}\""), key]
    }
}

#[test]
fn an_option_touches_what_its_recipe_lists() {
    for title in GAMES {
        let (label, mut all) = (title.label(), BTreeSet::new());
        files(&root().join("games").join(label.game), &mut all);
        for folder in ["crates", "xtask", "web/src"] {
            files(&root().join(folder), &mut all);
        }
        let tried = ["/tests/", ".test.", "/fixtures/"];
        all.retain(|path| tried.iter().all(|part| !path.contains(part)));
        for option in &label.options {
            let named = names(label.game, option);
            for path in &all {
                let text = fs::read_to_string(root().join(path)).unwrap_or_default();
                if named.iter().any(|name| text.contains(name)) {
                    let listed = Locale::ALL.iter().any(|locale| {
                        let patterns = patterns("Add an option", label.game, locale.tag());
                        patterns.iter().any(|pattern| path.starts_with(pattern))
                    });
                    assert!(listed, "{path} names {}, and the recipe does not list it", option.name);
                }
            }
            for locale in Locale::ALL {
                let key = printed::option_key(label.game, option.name);
                assert!(Teller::new(locale, &[]).knows(&key), "{locale}: {key}");
            }
        }
    }
}
