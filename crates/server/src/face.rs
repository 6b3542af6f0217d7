//! The game as one looker may see it: computed from his view and nothing else.

use language::Teller;
use serde_json::Value;
use shelf::Shelved;
use table::{Eye, Phrase, Seat, Turn};

use crate::{
    wire::{Offer, Place, View},
    words::line,
};

/// A view in no language yet. Two equal faces are the same bytes in every language.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Face {
    sheet: Value,
    ask: Phrase,
    turn: Vec<u8>,
    offers: Vec<(String, Phrase)>,
    take_back: bool,
    standing: Option<Vec<Place>>,
}

impl Face {
    pub(crate) fn of(host: &dyn Shelved, eye: Eye) -> Face {
        let (offers, take_back) = match eye {
            Eye::Seat(seat) => (host.offers(seat), host.may_take_back(seat)),
            Eye::Onlooker | Eye::Archive => (Vec::new(), false),
        };
        let standing = || {
            let standing = host.standing();
            let place = |seat| Place { place: standing.place(seat), score: standing.score(seat) };
            (0..host.seats()).map(Seat).map(place).collect()
        };
        Face {
            sheet: host.sheet(eye),
            ask: host.ask(eye),
            turn: host.turn().seats().iter().map(|seat| seat.0).collect(),
            offers,
            take_back,
            // While the game goes on the standing may count what is hidden.
            standing: (host.turn() == Turn::Over).then(standing),
        }
    }

    pub(crate) fn view(&self, teller: &Teller) -> View {
        let offer = |(action, phrase): &(String, Phrase)| Offer {
            action: action.clone(),
            line: line(teller, phrase),
        };
        View {
            sheet: self.sheet.clone(),
            ask: line(teller, &self.ask),
            turn: self.turn.clone(),
            offers: self.offers.iter().map(offer).collect(),
            take_back: self.take_back,
            over: self.standing.is_some(),
            standing: self.standing.clone(),
        }
    }
}
