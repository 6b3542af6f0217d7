//! Where games are taken from, by name.

use table::{BadSetup, Chance, Game, Host, Match, Misread, Setup};

use crate::text::Unwritable;

/// All games that can be replayed here. The holder of the games implements it, most simply with [`open`] and
/// [`set_up`].
pub trait Shelf {
    /// What its games are hosted by: `dyn Host`, or a trait of the holder's own that says more.
    type Hosted: Host + ?Sized;

    /// Opens a game from the rules' own setup: an edition's defaults, changed by `options`.
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
    #[error("game: {game:?} is not known; known are {}", known.join(", "))]
    UnknownGame { game: String, known: Vec<String> },
    #[error(transparent)]
    Setup(#[from] BadSetup),
    #[error("scenario: {0}")]
    Scenario(#[from] Misread),
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    #[error("seats: {given} named, but the scenario has {seats}")]
    Seats { given: usize, seats: u8 },
    #[error("{field}: {written:?} is written, but it must be {opened:?}")]
    Misfit { field: &'static str, written: String, opened: String },
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
