//! Opening games by name.

use table::{BadSetup, Chance, Game, Host, Match, Misread, Setup};

use crate::text::Unwritable;

/// The games that can be hosted and replayed. Implement it with [`open`] and [`set_up`].
pub trait Shelf {
    /// The type of a hosted game: `dyn Host`, or a trait of your own that extends it.
    type Hosted: Host + ?Sized;

    /// Opens a game from its own setup: the edition's defaults, changed by `options`.
    fn open(
        &self,
        game: &str,
        edition: u16,
        roles: &[Option<String>],
        options: &[(String, String)],
        chance: &mut dyn Chance,
    ) -> Result<Box<Self::Hosted>, CannotOpen>;

    /// Starts a game from a position written as text.
    fn set_up(&self, game: &str, edition: u16, scenario: &str) -> Result<Box<Self::Hosted>, CannotOpen>;
}

/// Why a game could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotOpen {
    /// No game has this name.
    #[error("game: {game:?} is not known; known are {}", known.join(", "))]
    UnknownGame {
        /// The unknown name.
        game: String,
        /// The names of all games.
        known: Vec<String>,
    },
    /// The setup is not possible.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// The scenario cannot be read.
    #[error("scenario: {0}")]
    Scenario(#[from] Misread),
    /// The header cannot be written.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    /// The number of players is wrong.
    #[error("seats: {given} named, but the scenario has {seats}")]
    Seats {
        /// The number given.
        given: usize,
        /// The number of seats in the game.
        seats: u8,
    },
    /// A field of the header differs from the opened game.
    #[error("{field}: {written:?} is written, but it must be {opened:?}")]
    Misfit {
        /// The field.
        field: &'static str,
        /// Its value in the header.
        written: String,
        /// Its value in the opened game.
        opened: String,
    },
    /// The header's promise does not match the secret.
    #[error("commitment: the header's promise and the secret do not belong together")]
    Promise,
}

/// [`Shelf::open`] for one game.
pub fn open<G: Game>(
    edition: u16,
    roles: &[Option<String>],
    options: &[(String, String)],
    chance: &mut dyn Chance,
) -> Result<Match<G>, CannotOpen> {
    let roles: Vec<_> = roles.iter().map(Option::as_deref).collect();
    let mut setup = G::Setup::new(edition, &roles)?;
    for (option, value) in options {
        setup.set(option, value)?;
    }
    Ok(Match::open(setup, chance)?.0)
}

/// [`Shelf::set_up`] for one game.
pub fn set_up<G: Game>(edition: u16, scenario: &str) -> Result<Match<G>, CannotOpen> {
    if !(1..=G::EDITION).contains(&edition) {
        return Err(BadSetup::UnknownEdition { edition, newest: G::EDITION }.into());
    }
    Ok(Match::open_at(scenario)?)
}
