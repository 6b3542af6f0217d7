//! What a chronicle promises.

mod altered;
mod cairn;
mod fairness;
mod golden;
mod reading;
mod writing;

use ambush::Ambush;
use cairn::Cairn;
use chronicle::{CannotOpen, Header, Luck, Nonce, Player, Promise, Scribe, Secret, Shelf};
use nim::Nim;
use table::{Chance, Dice, Game, Host};

/// The games these tests play.
struct Games;

impl Shelf for Games {
    type Hosted = dyn Host;

    fn open(
        &self,
        game: &str,
        edition: u16,
        roles: &[Option<String>],
        options: &[(String, String)],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Host>, CannotOpen> {
        Ok(match game {
            Ambush::NAME => Box::new(chronicle::open::<Ambush>(edition, roles, options, chance)?),
            Nim::NAME => Box::new(chronicle::open::<Nim>(edition, roles, options, chance)?),
            Cairn::NAME => Box::new(chronicle::open::<Cairn>(edition, roles, options, chance)?),
            _ => return Err(unknown(game)),
        })
    }

    fn set_up(&self, game: &str, edition: u16, scenario: &str) -> Result<Box<dyn Host>, CannotOpen> {
        Ok(match game {
            Ambush::NAME => Box::new(chronicle::set_up::<Ambush>(edition, scenario)?),
            Nim::NAME => Box::new(chronicle::set_up::<Nim>(edition, scenario)?),
            Cairn::NAME => Box::new(chronicle::set_up::<Cairn>(edition, scenario)?),
            _ => return Err(unknown(game)),
        })
    }
}

fn unknown(game: &str) -> CannotOpen {
    let known = [Ambush::NAME, Nim::NAME, Cairn::NAME].map(String::from).to_vec();
    CannotOpen::UnknownGame { game: game.into(), known }
}

const SECRET: Secret = Secret(*b"what the scribes of Nemedia know");

fn players(names: &[&str]) -> Vec<Player> {
    names.iter().map(|&name| Player { role: None, name: Some(name.into()) }).collect()
}

fn promised(mut header: Header) -> Header {
    let nonces = (1..).take(header.players.len()).map(|byte| Nonce([byte; 16])).collect();
    header.promise = Some(Promise { commitment: SECRET.commitment(), nonces });
    header
}

/// A game with committed chance, opened.
fn open(game: &str, names: &[&str], options: &[(&str, &str)]) -> Scribe {
    let options: Vec<_> = options.iter().map(|&(o, v)| (o.to_string(), v.to_string())).collect();
    let edition = if game == Cairn::NAME { Cairn::EDITION } else { 1 };
    let header = Header::agree(&Games, game, edition, &players(names), &options).expect("fine options");
    Scribe::open(promised(header), Luck::Committed(SECRET), &Games).expect("a fine header")
}

/// Plays on with random actions, at most `most`.
fn play_on(scribe: &mut Scribe, seed: u64, most: usize) {
    let mut dice = Dice(seed);
    for _ in 0..most {
        let Some(seat) = scribe.host().missing().first() else { return };
        let legal = scribe.host().legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        scribe.act(seat, action).expect("it is legal");
    }
}

/// A finished game of Ambush with its secret opened.
fn ambush() -> String {
    let mut scribe = open("ambush", &["Ann", "Bo \"the\" \\ Bold", "Żaneta"], &[("rounds", "6")]);
    play_on(&mut scribe, 3, usize::MAX);
    scribe.close().expect("writable").to_string()
}
