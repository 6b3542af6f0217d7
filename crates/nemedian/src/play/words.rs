//! What a player may type.

/// A command, or else an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Words {
    /// The number of an offer, counted from 1.
    Number(usize),
    /// Anything that is no command.
    Action(String),
    Why(String),
    Rules(String),
    Save(String),
    /// Another player wants the screen.
    Seat(String),
    Undo,
    Story,
    View,
    /// How everybody would stand if it ended now.
    Score,
    /// How it will end, as far as this player can tell.
    Forecast,
    /// What had best be done now.
    Hint,
    /// The same with what else is worth thinking about.
    Explain,
    Offers,
    Resign,
    Help,
    Quit,
}

impl Words {
    pub(super) fn read(line: &str) -> Words {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_string();
        match (first.to_lowercase().as_str(), rest.is_empty()) {
            ("why", _) => Words::Why(rest),
            ("rules" | "rule", _) => Words::Rules(rest),
            ("save", _) => Words::Save(rest),
            ("seat", _) => Words::Seat(rest),
            ("undo", true) => Words::Undo,
            ("story", true) => Words::Story,
            ("view", true) => Words::View,
            ("score", true) => Words::Score,
            ("forecast", true) => Words::Forecast,
            ("hint", true) => Words::Hint,
            ("explain", true) => Words::Explain,
            ("offers" | "", true) => Words::Offers,
            ("resign", true) => Words::Resign,
            ("help" | "?", true) => Words::Help,
            ("quit" | "exit", true) => Words::Quit,
            (number, true) => number.parse().map_or_else(|_| Words::Action(line.to_string()), Words::Number),
            _ => Words::Action(line.to_string()),
        }
    }
}
