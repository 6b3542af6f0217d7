//! What is printed on the box, by key: the sentences are in `games/<game>/words/<locale>/box.ftl`.

use crate::{Label, Values};

/// The name of the game.
pub fn title_key(game: &str) -> String {
    format!("{game}-title")
}

/// The game in a line.
pub fn about_key(game: &str) -> String {
    format!("{game}-about")
}

/// The name of what a seat may be.
pub fn role_key(game: &str, role: &str) -> String {
    format!("{game}-role-{role}")
}

/// The name of an option.
pub fn option_key(game: &str, option: &str) -> String {
    format!("{game}-option-{}", option.replace('_', "-"))
}

/// The name of an option's value, where it has one: numbers, `on` and `off` say what they are.
pub fn value_key(game: &str, option: &str, value: &str) -> Option<String> {
    let named = !matches!(value, "on" | "off") && value.parse::<u16>().is_err();
    named.then(|| format!("{}-{value}", option_key(game, option)))
}

/// The name of a preset.
pub fn preset_key(game: &str, preset: &str) -> String {
    format!("{game}-preset-{preset}")
}

impl Label {
    /// Every key that is printed on this box.
    pub fn printed(&self) -> Vec<String> {
        let mut keys = vec![title_key(self.game), about_key(self.game)];
        keys.extend(self.roles.iter().map(|role| role_key(self.game, role)));
        for option in &self.options {
            keys.push(option_key(self.game, option.name));
            if let Values::Values(values) = &option.values {
                keys.extend(values.iter().filter_map(|value| value_key(self.game, option.name, value)));
            }
        }
        keys.extend(self.presets.iter().map(|preset| preset_key(self.game, preset.name)));
        keys
    }
}
