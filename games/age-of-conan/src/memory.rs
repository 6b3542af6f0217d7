//! What a player may remember: tokens that everybody saw before they were kept (T-12).

use table::Seat;

use crate::{event::Event, pile::Pile};

/// The tokens each player is remembered to keep, at least so many of each kind. Folded from what one was told; no
/// view, sheet or sentence is made of it (V-10).
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    kept: [Pile; 4],
}

impl Memory {
    /// What `seat` surely keeps.
    pub fn kept(&self, seat: Seat) -> Pile {
        self.kept[seat.index()]
    }

    pub(crate) fn take_in(&mut self, told: &Event) {
        match *told {
            //
            Event::TokenKept { seat, from_track: Some(token) } => self.kept[seat.index()].add(token),
            // G-11, W-2: at least these.
            Event::Offering { seat, tokens, .. } => {
                let kept = &mut self.kept[seat.index()];
                *kept = kept.or(&tokens);
            }
            _ => {}
        }
    }
}
