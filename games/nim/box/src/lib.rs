//! What comes with the rules of Nim in the box: nothing of it is hidden, and bots go by the score.

use bots::Sense;
use serde::Serialize;
use shelf::{Outward, by_fields};
use table::{Rules, Seat};
use utoipa::ToSchema;

/// The box.
#[derive(Copy, Clone, Debug)]
pub struct Nim;

impl Sense for Nim {
    type Game = nim::Nim;
}

#[derive(PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Nim)]
pub struct Sheet {
    seats: u8,
    misere: bool,
    /// Stones, heap by heap.
    heaps: Vec<u8>,
    /// Whose turn it is.
    active: Option<u8>,
    /// The heap that player has chosen, counted from 1.
    chosen: Option<u8>,
    /// Who took the last stone.
    last: Option<u8>,
    left: Vec<u8>,
}

by_fields! {
    Sheet { seats, misere, heaps, active, chosen, last, left }
}

impl Outward for Nim {
    type Sheet = Sheet;

    const TOY: bool = true;

    const CLICKS: &'static [&'static str] = &["heap *"];

    fn sheet(view: &nim::Nim) -> Sheet {
        let number = |seat: Seat| seat.0;
        Sheet {
            seats: view.seats(),
            misere: view.misere(),
            heaps: view.heaps().to_vec(),
            active: view.turn().seats().first().map(number),
            chosen: view.chosen().map(|heap| heap + 1),
            last: view.last().map(number),
            left: view.left().iter().map(number).collect(),
        }
    }
}
