//! `nemedian games`

use std::io::Write;

use language::{Locale, Teller};
use serde_json::json;
use shelf::{Bot, Label, OptionLabel, PresetLabel, Title, Values, printed};

use crate::{args::Games, failure::Failure};

pub(crate) fn run(args: &Games, locale: Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = match &args.game {
        Some(name) => vec![games::game(name)?],
        None => games::offered(args.toys).collect(),
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

/// What programs call it, and what people call it.
fn shown(label: &Label, locale: Locale) -> String {
    let teller = Teller::new(locale, &[]);
    let Label { game, edition, seats: [least, most], content, .. } = label;
    let mut text = format!("{game} – {}\n", teller.name(&printed::title_key(game)));
    text += &line(&teller, "games-seats", &[format!("{least}–{most}")]);
    text += &line(&teller, "games-edition", &[edition.to_string()]);
    if content.digest.bytes().any(|digit| digit != b'0') {
        text += &line(&teller, "games-content", &[format!("{} {}", content.name, content.digest)]);
    }
    if !label.roles.is_empty() {
        text += &line(&teller, "games-roles", &[label.roles.join(", ")]);
    }
    text += &line(&teller, "games-options", &options(&teller, label));
    text + &line(&teller, "games-presets", &presets(&teller, label))
}

/// Things to choose from, each on its own line after one heading.
fn line(teller: &Teller, heading: &str, things: &[String]) -> String {
    let heading = teller.name(heading);
    let written = |(index, thing): (usize, &String)| {
        let head = if index == 0 { heading.as_str() } else { "" };
        format!("  {head:9} {thing}\n")
    };
    things.iter().enumerate().map(written).collect()
}

fn options(teller: &Teller, label: &Label) -> Vec<String> {
    let said = |option: &OptionLabel| {
        let (name, default) = (option.name, &option.default);
        let value = |value: &&str| {
            let word = value_name(teller, label.game, name, value).filter(|word| word != value);
            word.map_or_else(|| (*value).to_string(), |word| format!("{value}: {word}"))
        };
        let values = match &option.values {
            Values::Values(values) => values.iter().map(value).collect::<Vec<_>>().join(" | "),
            Values::Range([least, most]) => format!("{least}–{most}"),
        };
        let called = teller.name(&printed::option_key(label.game, name));
        let rule = teller.say_text("games-rule", &[("rule", option.rule)]);
        format!("{name} = {default}  ({called}; {values}; {rule})")
    };
    label.options.iter().map(said).collect()
}

/// What people call a value; numbers say what they are.
fn value_name(teller: &Teller, game: &str, option: &str, value: &str) -> Option<String> {
    match value {
        "on" => Some(teller.name("value-on")),
        "off" => Some(teller.name("value-off")),
        _ => printed::value_key(game, option, value).map(|key| teller.name(&key)),
    }
}

fn presets(teller: &Teller, label: &Label) -> Vec<String> {
    let said = |preset: &PresetLabel| {
        let option = |(option, value): (&String, &serde_json::Value)| {
            format!("{option}={}", value.as_str().unwrap_or_default())
        };
        let options: Vec<_> = preset.options.iter().map(option).collect();
        let called = teller.name(&printed::preset_key(label.game, preset.name));
        format!("{}  ({called}; {})", preset.name, options.join(", "))
    };
    label.presets.iter().map(said).collect()
}
