//! Why a game could not be opened, with the nearest name that would have done.

use chronicle::CannotOpen;
use table::{BadSetup, Misread, Setup};

/// Why a game could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unopened {
    #[error("there is no game {game:?}{}", meant(*.hint))]
    UnknownGame { game: String, hint: Option<&'static str> },
    #[error("{error}{}", meant(*.hint))]
    Setup { error: BadSetup, hint: Option<&'static str> },
    #[error("scenario: {0}")]
    Scenario(#[from] Misread),
    /// It cannot be written down.
    #[error(transparent)]
    Header(CannotOpen),
}

impl Unopened {
    pub(crate) fn setup<S: Setup>(error: BadSetup) -> Unopened {
        let hint = match &error {
            BadSetup::UnknownRole { role, .. } => nearest(role, S::ROLES.iter().copied()),
            BadSetup::UnknownOption { option } => nearest(option, S::CHOICES.iter().map(|c| c.name)),
            BadSetup::UnknownPreset { preset } => nearest(preset, S::PRESETS.iter().map(|p| p.name)),
            _ => None,
        };
        Unopened::Setup { error, hint }
    }
}

fn meant(hint: Option<&str>) -> String {
    hint.map(|name| format!("; did you mean {name:?}?")).unwrap_or_default()
}

/// The name most like the one given, if any is.
pub fn nearest(given: &str, names: impl IntoIterator<Item = &'static str>) -> Option<&'static str> {
    let likeness = |name: &str| strsim::jaro_winkler(&given.to_lowercase(), name);
    let best = names.into_iter().map(|name| (likeness(name), name)).max_by(|a, b| a.0.total_cmp(&b.0));
    best.filter(|&(likeness, _)| likeness > 0.75).map(|(_, name)| name)
}
