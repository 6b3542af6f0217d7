//! `cargo xtask rules`: for every rule, the code that implements it and the tests that check it.

mod index;

use anyhow::{Result, bail, ensure};
use clap::Args;
use language::{Locale, RuleBook, audit::Source};

use crate::files;
use index::{Index, Row};

#[derive(Args)]
pub(crate) struct Wanted {
    /// Only this game
    #[arg(long)]
    game: Option<String>,
    /// For scripts
    #[arg(long)]
    json: bool,
}

impl Wanted {
    pub(crate) fn all() -> Wanted {
        Wanted { game: None, json: false }
    }
}

pub(crate) fn run(wanted: &Wanted) -> Result<()> {
    let books = files::books()?;
    let code = files::code()?;
    let indices: Vec<Index> = games(&books)
        .filter(|game| wanted.game.as_deref().is_none_or(|only| only == *game))
        .map(|game| of_game(game, &books, &code))
        .collect();
    ensure!(
        !indices.is_empty(),
        "rules: no such game; there are {}",
        games(&books).collect::<Vec<_>>().join(", ")
    );
    if wanted.json {
        println!("{}", serde_json::to_string_pretty(&indices)?);
    } else {
        indices.iter().for_each(print);
    }
    let holes: usize = indices.iter().map(|index| index.holes.len()).sum();
    if holes > 0 {
        for (index, hole) in
            indices.iter().flat_map(|index| index.holes.iter().map(move |hole| (index, hole)))
        {
            eprintln!("{}: {hole}", index.game);
        }
        bail!("rules: {holes} hole{}", if holes == 1 { "" } else { "s" });
    }
    Ok(())
}

/// Those that have a rule book in English.
fn games(books: &[Source]) -> impl Iterator<Item = &str> {
    books.iter().filter_map(|book| book.path.strip_prefix("games/")?.strip_suffix("/rulebook/en.md"))
}

fn of_game(game: &str, books: &[Source], code: &[Source]) -> Index {
    let book = |locale: Locale| {
        let path = format!("games/{game}/rulebook/{}.md", locale.folder());
        let text = books.iter().find(|book| book.path == path).map_or("", |book| book.text.as_str());
        RuleBook::parse(game, text)
    };
    let others = Locale::ALL.into_iter().filter(|&locale| locale != Locale::En);
    let translations: Vec<_> = others.map(|locale| (locale, book(locale))).collect();
    let rules = [format!("games/{game}/src/"), format!("games/{game}/tests/")];
    let of_game = |file: &&Source| rules.iter().any(|folder| file.path.starts_with(folder));
    Index::new(&book(Locale::En), &translations, code.iter().filter(of_game))
}

fn print(index: &Index) {
    println!("{}: {} rules", index.game, index.rows.len());
    let shorten = |first: Option<String>, count: usize| match first {
        None => "–".to_string(),
        Some(first) if count > 1 => format!("{first} (+{})", count - 1),
        Some(first) => first,
    };
    for Row { rule, code, tests, .. } in &index.rows {
        let code = shorten(code.first().map(ToString::to_string), code.len());
        let tests = shorten(tests.first().map(|test| test.name.clone()), tests.len());
        println!("  {rule:<6} {code:<60} {tests}");
    }
}
