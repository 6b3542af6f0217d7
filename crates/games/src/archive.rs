//! The shelf as chronicles know it.

use chronicle::{CannotOpen, Header, Player};
use shelf::{Shelved, Start, Terms, Unopened};
use table::{Agreed, BadSetup, Chance, Dice};

use crate::{GAMES, game};

/// All games, for whoever replays or writes a chronicle.
#[derive(Copy, Clone, Debug)]
pub struct Shelf;

impl chronicle::Shelf for Shelf {
    type Hosted = dyn Shelved;

    fn open(
        &self,
        name: &str,
        edition: u16,
        roles: &[Option<String>],
        options: &[(String, String)],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Shelved>, CannotOpen> {
        let (roles, options) = (roles.to_vec(), options.to_vec());
        let terms = Terms { edition: Some(edition), roles, preset: None, options };
        game(name).and_then(|title| title.open(&Start::Agreed(terms), chance)).map_err(cannot_open)
    }

    fn set_up(&self, name: &str, edition: u16, scenario: &str) -> Result<Box<dyn Shelved>, CannotOpen> {
        let title = game(name).map_err(cannot_open)?;
        if !(1..=title.edition()).contains(&edition) {
            return Err(BadSetup::UnknownEdition { edition, newest: title.edition() }.into());
        }
        // A position as written asks nothing of chance.
        title.open(&Start::Scenario(scenario.to_string()), &mut Dice(0)).map_err(cannot_open)
    }
}

fn cannot_open(unopened: Unopened) -> CannotOpen {
    match unopened {
        Unopened::UnknownGame { game, .. } => {
            CannotOpen::UnknownGame { game, known: GAMES.iter().map(|title| title.name().into()).collect() }
        }
        Unopened::Setup { error, .. } => error.into(),
        Unopened::Scenario(misread) => misread.into(),
        Unopened::Header(error) => error,
    }
}

/// What is agreed if a game starts like this, every option spelled out: the head of a chronicle. `name` says what
/// each seat's player is called, if by anything, given the seat and its role.
pub fn agree(
    game_name: &str,
    start: &Start,
    mut name: impl FnMut(usize, Option<&str>) -> Option<String>,
) -> Result<Header, Unopened> {
    let title = game(game_name)?;
    // A trial opening says everything, and whatever is wrong with the hint that helps.
    let trial = title.open(start, &mut Dice(0))?;
    let edition = match start {
        Start::Agreed(terms) => terms.edition.unwrap_or(title.edition()),
        Start::Scenario(_) => title.edition(),
    };
    let header = match trial.agreed() {
        Agreed::Setup { roles, options, .. } => {
            let player = |(seat, role): (usize, Option<&'static str>)| Player {
                name: name(seat, role),
                role: role.map(String::from),
            };
            let players: Vec<_> = roles.into_iter().enumerate().map(player).collect();
            let options: Vec<_> =
                options.into_iter().map(|(option, value)| (option.to_string(), value)).collect();
            Header::agree(&Shelf, game_name, edition, &players, &options)
        }
        Agreed::Scenario(text) => {
            let names = trial.roles().into_iter().enumerate().map(|(seat, role)| name(seat, role)).collect();
            Header::at(&Shelf, game_name, edition, names, &text)
        }
    };
    header.map_err(Unopened::Header)
}
