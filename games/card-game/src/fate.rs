//! Every appeal to chance, by its name in the book.

use table::{Private, Seat, Seats};

use crate::{
    content::Card,
    event::{Event, Told},
    set::{self, CardSet},
    state::State,
};

impl State {
    /// One card of a set, at random.
    pub(crate) fn one_of(set: CardSet, cx: Told<'_, '_>) -> Option<Card> {
        (!set.is_empty()).then(|| set.nth(cx.below(u32::from(set.len()))))
    }

    /// S-1
    pub(crate) fn deal_hero(undealt: u16, cx: Told<'_, '_>) -> u8 {
        let nth = cx.below(undealt.count_ones());
        (0..16).filter(|hero| undealt >> hero & 1 == 1).nth(nth as usize).unwrap_or(0)
    }

    /// S-2, S-3: from the adventure pack, reformed from the discards when it is empty.
    pub(crate) fn draw_adventure(&mut self, cx: Told<'_, '_>) -> Option<Card> {
        if self.secrets.pile.and(set::ADVENTURES).is_empty() {
            self.secrets.pile = self.secrets.pile.or(self.board.discard.take());
        }
        let card = State::one_of(self.secrets.pile.and(set::ADVENTURES), cx)?;
        self.secrets.pile.remove(card);
        Some(card)
    }

    /// S-4
    pub(crate) fn draw_challenge(&mut self, cx: Told<'_, '_>) -> Option<Card> {
        let card = State::one_of(self.secrets.pile.and(set::CHALLENGES), cx)?;
        self.secrets.pile.remove(card);
        Some(card)
    }

    /// S-3: after ten redraws.
    pub(crate) fn lot(seats: Seats, cx: Told<'_, '_>) -> Option<Seat> {
        let nth = cx.below(u32::from(seats.len()).max(1));
        seats.iter().nth(nth as usize)
    }

    /// Y-2: reforms the pile when it is empty; false if there is nothing to draw at all.
    pub(crate) fn ready_pile(&mut self, cx: Told<'_, '_>) -> bool {
        if self.secrets.pile.is_empty() && !self.board.discard.is_empty() {
            self.secrets.pile = self.board.discard.take();
            cx.tell(Event::PileReformed);
        }
        !self.secrets.pile.is_empty()
    }

    /// Y-2: draws a card into a hand, telling nobody.
    pub(crate) fn draw_unseen(&mut self, seat: Seat, cx: Told<'_, '_>) -> Option<Card> {
        let card = State::one_of(self.secrets.pile, cx)?;
        self.secrets.pile.remove(card);
        self.secrets.hands[seat.index()].insert(card);
        self.board.busy = true;
        Some(card)
    }

    /// Y-2
    pub(crate) fn draw_card(&mut self, seat: Seat, cx: Told<'_, '_>) {
        self.ready_pile(cx);
        match self.draw_unseen(seat, cx) {
            Some(card) => self.tell(Event::Drew { seat, card: Private::of(seat, card) }, cx),
            None => cx.tell(Event::NothingToDraw { seat }),
        }
    }

    ///
    pub(crate) fn draw_object(&mut self, seat: Seat, cx: Told<'_, '_>) -> bool {
        if self.secrets.object_pile.is_empty() && !self.board.object_discard.is_empty() {
            self.secrets.object_pile = self.board.object_discard.take();
            cx.tell(Event::ObjectPileReformed);
        }
        let Some(card) = State::one_of(self.secrets.object_pile, cx) else { return false };
        self.secrets.object_pile.remove(card);
        self.secrets.objects[seat.index()].insert(card);
        cx.seal();
        cx.tell(Event::Looted { seat, card: Private::of(seat, card) });
        true
    }

    /// H-2, L-2: a card of a hand, at random.
    pub(crate) fn random_hand_card(&self, seat: Seat, cx: Told<'_, '_>) -> Option<Card> {
        State::one_of(self.hand(seat), cx)
    }

    /// H-2: a face-down object, blindly.
    pub(crate) fn random_object(&self, seat: Seat, cx: Told<'_, '_>) -> Option<Card> {
        State::one_of(self.secrets.objects[seat.index()], cx)
    }
}
