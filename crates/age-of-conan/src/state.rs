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
        self.own(seat).strategy.count_ones() as u8
    }

    /// T-12
    #[inline]
    pub(crate) const fn kingdom_count(&self, seat: Seat) -> u8 {
        self.own(seat).kingdom.count_ones() as u8
    }

    /// T-12
    #[inline]
    pub(crate) fn token_count(&self, seat: Seat) -> u8 {
        self.own(seat).tokens.iter().sum()
    }

    #[inline]
    pub(crate) fn strategy_kind(&self, instance: u8) -> u8 {
        self.board.strategy_kinds[usize::from(instance)]
    }

    /// The kind of a kingdom card of this seat's, by instance.
    #[inline]
    pub(crate) fn card_ref(&self, seat: Seat, instance: u8) -> CardRef {
        let realm = self.board.realm(seat);
        CardRef::of(realm.kingdom, realm.kinds[usize::from(instance)])
    }

    /// The lowest of `instances` that is this card.
    pub(crate) fn instance_of(&self, seat: Seat, instances: u32, card: CardRef) -> Option<u8> {
        bits(u64::from(instances)).find(|&instance| self.card_ref(seat, instance) == card)
    }

    /// Takes one strategy card of a kind out of a hand.
    pub(crate) fn take_strategy(&mut self, seat: Seat, kind: u8) -> Option<u8> {
        let instance = bits(self.own(seat).strategy).find(|&i| self.strategy_kind(i) == kind)?;
        self.own_mut(seat).strategy &= !(1 << instance);
        Some(instance)
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

/// The positions of the set bits, ascending.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}
