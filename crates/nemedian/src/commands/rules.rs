//! `nemedian rules`

use std::io::Write;

use language::{Locale, RuleBook, RuleText};
use serde_json::{Value, json};
use shelf::Title;

use crate::{args::Rules, failure::Failure};

pub(crate) fn run(args: &Rules, locale: Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(game) = &args.game else { return list(args, locale, out) };
    let book = RuleBook::of(locale, game).ok_or_else(|| {
        let books = games::offered(true).map(Title::name);
        let meant = shelf::nearest(game, books).map(|name| format!("; did you mean {name:?}?"));
        Failure::usage(format!("there is no rule book for {game:?}{}", meant.unwrap_or_default()))
    })?;
    let rules: Vec<&RuleText> = match (&args.id, &args.search) {
        (Some(id), _) => chosen(&book, id)?,
        (None, Some(words)) => match book.search(words) {
            found if found.is_empty() => {
                return Err(Failure::Refused(format!("no rule of {game} says {words:?}")));
            }
            found => found,
        },
        (None, None) if args.json => book.rules().collect(),
        (None, None) => return whole(&book, out),
    };
    if args.json {
        let rules: Vec<_> = rules.into_iter().map(as_json).collect();
        return Ok(writeln!(out, "{:#}", json!({ "game": game, "title": book.title, "rules": rules }))?);
    }
    rules.into_iter().try_for_each(|rule| writeln!(out, "{}", rule.line()))?;
    Ok(())
}

fn as_json(rule: &RuleText) -> Value {
    json!({ "id": rule.id, "heading": rule.heading, "text": rule.text })
}

fn list(args: &Rules, locale: Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let books = games::offered(args.toys).filter_map(|title| RuleBook::of(locale, title.name()));
    let books: Vec<_> = books.collect();
    if args.json {
        let book = |book: &RuleBook| json!({ "game": book.game, "title": book.title, "rules": book.rules().count() });
        return Ok(writeln!(out, "{:#}", json!({ "books": books.iter().map(book).collect::<Vec<_>>() }))?);
    }
    for book in books {
        writeln!(out, "{:<14} {} ({} rules)", book.game, book.title, book.rules().count())?;
    }
    Ok(())
}

/// One rule by its number, or a whole section by its letter.
fn chosen<'a>(book: &'a RuleBook, id: &str) -> Result<Vec<&'a RuleText>, Failure> {
    if let Some(rule) = book.find(id) {
        return Ok(vec![rule]);
    }
    match book.sections.iter().find(|section| section.letter.eq_ignore_ascii_case(id)) {
        Some(section) => Ok(section.rules.iter().collect()),
        None => Err(Failure::usage(format!(
            "{} has no rule {id:?}; near it are {}",
            book.game,
            book.close_to(id).join(", ")
        ))),
    }
}

fn whole(book: &RuleBook, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}\n{}", book.title, book.introduction)?;
    for section in &book.sections {
        match section.letter.as_str() {
            "" => writeln!(out, "\n{}", section.title)?,
            letter => writeln!(out, "\n{letter} – {}", section.title)?,
        }
        let mut heading = None;
        for rule in &section.rules {
            if rule.heading != heading {
                heading.clone_from(&rule.heading);
                rule.heading.iter().try_for_each(|heading| writeln!(out, "  {heading}"))?;
            }
            writeln!(out, "{}", rule.line())?;
        }
    }
    Ok(())
}
