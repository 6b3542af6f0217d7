//! A position: the open board, the secrets, and where we are in the book.

use table::Seat;

use crate::{
    board::Board,
    cards::CardRef,
    content::Kingdom,
    flow::Stack,
    lexicon::Lexicon,
    secrets::{Own, Secrets},
};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub board: Board,
    pub(crate) secrets: Secrets,
    pub(crate) flow: Stack,
}

const _: () = assert!(size_of::<State>() <= 2048);

impl State {
    pub(crate) const fn own(&self, seat: Seat) -> &Own {
        &self.secrets.own[seat.index()]
    }

    pub(crate) const fn own_mut(&mut self, seat: Seat) -> &mut Own {
        &mut self.secrets.own[seat.index()]
    }

    /// T-12: how many strategy cards are in a hand is open.
    #[inline]
    pub(crate) const fn strategy_count(&self, seat: Seat) -> u8 {
        self.own(seat).strategy.size()
    }

    /// T-12
    #[inline]
    pub(crate) const fn kingdom_count(&self, seat: Seat) -> u8 {
        self.own(seat).kingdom.size()
    }

    /// T-12
    #[inline]
    pub(crate) const fn token_count(&self, seat: Seat) -> u8 {
        self.own(seat).tokens.size()
    }

    /// A kingdom card of this seat's, by kind.
    #[inline]
    pub(crate) fn card_ref(&self, seat: Seat, kind: u8) -> CardRef {
        CardRef::of(self.board.realm(seat).kingdom, kind)
    }

    pub(crate) fn lexicon(&self) -> Lexicon {
        Lexicon {
            content: self.board.content,
            players: self.board.players,
            kingdoms: self.board.realms.map(|realm| realm.kingdom),
        }
    }

    pub fn kingdom(&self, seat: Seat) -> Kingdom {
        self.board.realm(seat).kingdom
    }
}
