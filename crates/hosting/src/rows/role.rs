//! What a seat plays, as far as it is agreed before the start.

use std::fmt;

const RANDOM: &str = "random";
const CHOSEN: &str = "chosen";

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// The rules decide, unless the player does.
    Free,
    /// Drawn when the game begins.
    Random,
    /// The player chooses; what they chose, once they have.
    Chosen(Option<String>),
    /// Agreed when the table was opened.
    Agreed(String),
}

impl Role {
    /// A role, `random`, `chosen`, or nothing.
    pub fn told(&self) -> Option<&str> {
        match self {
            Role::Free => None,
            Role::Random => Some(RANDOM),
            Role::Chosen(None) => Some(CHOSEN),
            Role::Chosen(Some(name)) | Role::Agreed(name) => Some(name),
        }
    }

    /// The role of this name, once it is known.
    pub fn name(&self) -> Option<&str> {
        match self {
            Role::Chosen(Some(name)) | Role::Agreed(name) => Some(name),
            Role::Free | Role::Random | Role::Chosen(None) => None,
        }
    }

    /// Whether the player of the seat chooses.
    pub fn is_free(&self) -> bool {
        matches!(self, Role::Free | Role::Chosen(_))
    }
}

impl From<&str> for Role {
    fn from(text: &str) -> Role {
        match text.split_once(' ') {
            _ if text.is_empty() => Role::Free,
            _ if text == RANDOM => Role::Random,
            _ if text == CHOSEN => Role::Chosen(None),
            Some((CHOSEN, name)) => Role::Chosen(Some(name.into())),
            _ => Role::Agreed(text.into()),
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Role::Chosen(Some(name)) => write!(f, "{CHOSEN} {name}"),
            role => f.write_str(role.told().unwrap_or_default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_is_read_as_it_was_written() {
        for text in ["", "random", "chosen", "chosen stygia", "stygia"] {
            assert_eq!(Role::from(text).to_string(), text);
        }
        assert_eq!(Role::from("chosen stygia").told(), Some("stygia"));
        assert!(Role::from("chosen stygia").is_free() && !Role::from("stygia").is_free());
        assert_eq!((Role::Random.name(), Role::Random.told()), (None, Some("random")));
    }
}
