//! What a table agrees on, by lot.

use anyhow::{Result, bail};
use shelf::{Label, OptionLabel, Start, Terms, Title, Values};
use table::{Chance, Dice};

/// The numbers of players and the presets in turn; roles and options by lot. Every fourth table plays its preset as it is.
pub(super) fn terms(title: &dyn Title, number: usize, dice: &mut Dice) -> Result<Terms> {
    let label = title.label();
    let [least, most] = label.seats.map(usize::from);
    let sizes = most - least + 1;
    let seats = least + number % sizes;
    let round = number / sizes;
    let preset =
        (!label.presets.is_empty()).then(|| label.presets[round % label.presets.len()].name.to_string());
    // Not every combination of roles and options can be played.
    for _ in 0..1000 {
        let roles = roles(&label, seats, dice);
        let options = if number.is_multiple_of(4) { Vec::new() } else { options(&label, dice) };
        let terms = Terms { edition: None, roles, preset: preset.clone(), options };
        if title.open(&Start::Agreed(terms.clone()), &mut Dice(0)).is_ok() {
            return Ok(terms);
        }
    }
    bail!("{}: no table of {seats} could be agreed on", title.name())
}

/// Three of four choose; the others leave it to the rules.
fn roles(label: &Label, seats: usize, dice: &mut Dice) -> Vec<Option<String>> {
    let mut free = label.roles.clone();
    let mut role = || {
        let chosen = !free.is_empty() && dice.below(4) > 0;
        chosen.then(|| free.remove(dice.below(free.len() as u32) as usize).to_string())
    };
    (0..seats).map(|_| role()).collect()
}

/// One of three is set to any of its values.
fn options(label: &Label, dice: &mut Dice) -> Vec<(String, String)> {
    let mut options = Vec::new();
    for option in &label.options {
        if dice.below(3) == 0 {
            options.push((option.name.to_string(), value(option, dice)));
        }
    }
    options
}

/// Numbers from the least to a little above what is usual: a game of 200 glory would be the same for ever.
fn value(option: &OptionLabel, dice: &mut Dice) -> String {
    match &option.values {
        Values::Values(values) => values[dice.below(values.len() as u32) as usize].to_string(),
        Values::Range([least, most]) => {
            let usual = option.default.parse().unwrap_or(*least);
            let top = (usual + usual / 4).clamp(*least, *most).max((*least + 1).min(*most));
            (u32::from(*least) + dice.below(u32::from(top - least) + 1)).to_string()
        }
    }
}
