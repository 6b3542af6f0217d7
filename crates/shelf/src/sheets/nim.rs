//! Nim: nothing is hidden.

use serde::Serialize;
use table::{Rules, Seat};
use toys::Nim;
use utoipa::ToSchema;

use crate::Outward;

#[derive(Debug, Serialize, ToSchema)]
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

impl Outward for Nim {
    type Sheet = Sheet;

    const CLICKS: &'static [&'static str] = &["heap *"];

    fn sheet(view: &Nim) -> Sheet {
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
