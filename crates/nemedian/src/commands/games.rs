//! `nemedian games`

use std::io::Write;

use language::{Locale, RuleBook};
use serde_json::json;
use shelf::{Bot, GAMES, Label, Title, Values};

use crate::{args::Games, failure::Failure};

pub(crate) fn run(args: &Games, locale: Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = match &args.game {
        Some(name) => vec![shelf::game(name)?],
        None => GAMES.to_vec(),
    };
    let labels: Vec<Label> = chosen.iter().map(|title: &&dyn Title| title.label()).collect();
    if args.json {
        return Ok(writeln!(out, "{:#}", json!({ "games": labels, "bots": Bot::ALL.map(Bot::name) }))?);
    }
    for (index, label) in labels.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        write!(out, "{}", shown(label, locale))?;
    }
    Ok(())
}

fn shown(label: &Label, locale: Locale) -> String {
    let Label { game, edition, seats: [least, most], content, .. } = label;
    let title = RuleBook::of(locale, game).map(|book| format!(" – {}", book.title)).unwrap_or_default();
    let mut text = format!("{game}{title}\n  seats    {least}–{most}\n  edition  {edition}\n");
    if content.digest.bytes().any(|digit| digit != b'0') {
        text += &format!("  content  {} {}\n", content.name, content.digest);
    }
    if !label.roles.is_empty() {
        text += &format!("  roles    {}\n", label.roles.join(", "));
    }
    for (index, option) in label.options.iter().enumerate() {
        let head = if index == 0 { "options" } else { "" };
        let values = match &option.values {
            Values::Values(values) => values.join(" | "),
            Values::Range([least, most]) => format!("{least}–{most}"),
        };
        let (name, default, rule) = (option.name, &option.default, option.rule);
        text += &format!("  {head:8} {name} = {default}  ({values}; rule {rule})\n");
    }
    for (index, preset) in label.presets.iter().enumerate() {
        let head = if index == 0 { "presets" } else { "" };
        let said = |(option, value): (&String, &serde_json::Value)| {
            format!("{option}={}", value.as_str().unwrap_or_default())
        };
        let options: Vec<_> = preset.options.iter().map(said).collect();
        text += &format!("  {head:8} {}  ({})\n", preset.name, options.join(", "));
    }
    text
}
