//! What a player may type.

/// A command, or else an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Words {
    /// The number of an offer, counted from 1.
    Number(usize),
    /// Anything that is not a command.
    Action(String),
    Why(String),
    Rules(String),
    Save(String),
    /// Another player wants the screen.
    Seat(String),
    Undo,
    Story,
    View,
    /// The score if the game ended now.
    Score,
    /// How the game will end, as far as this player can tell.
    Forecast,
    /// The best action now.
    Hint,
    /// The best action, compared with others worth considering.
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
