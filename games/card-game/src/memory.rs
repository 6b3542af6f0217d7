//! L-2, P-6: what each player was told that others hold. An offer may ask for such a card by name, whether or not it
//! is still there: what counts is what was told.

use table::{Alone, Private, Seat, Seats};

use crate::{
    content::Card,
    event::{Event, Told},
    set::CardSet,
    state::State,
};

impl State {
    /// Tells, and lets those who hear it remember.
    pub(crate) fn tell(&mut self, event: Event, cx: Told<'_, '_>) {
        self.remember(&event);
        cx.tell(event);
    }

    fn remember(&mut self, event: &Event) {
        let all = self.board.alive;
        match *event {
            Event::PlayedAdventure { card, .. }
            | Event::PlayedSpecial { card, .. }
            | Event::Faced { card, .. }
            | Event::Shown { card, .. }
            | Event::Discarded { card, .. }
            | Event::Banished { card, .. } => self.saw(all, card, None),
            Event::Recovered { seat, card } | Event::Kept { seat, card } => self.saw(all, card, Some(seat)),
            Event::Placed { card, .. } | Event::Drew { card, .. } | Event::SawChallenge { card, .. } => {
                self.learned(card, None);
            }
            Event::DrewUnseen { seat, card, extra, .. } => {
                let drawn = card.and_then(Private::known).into_iter().chain(extra.known().flatten());
                drawn.for_each(|card| self.saw(Seats::of(seat), card, None));
            }
            Event::Undone { seat: Alone(seat), taken, .. } => {
                taken.iter().for_each(|card| self.saw(Seats::of(seat), card, None));
            }
            Event::Foresaw { seat: Alone(seat), card, .. }
            | Event::Peeked { seat: Alone(seat), card, .. } => {
                self.saw(Seats::of(seat), card, None);
            }
            Event::CardTaken { to, card, .. } | Event::Given { to, card, .. } => self.learned(card, Some(to)),
            Event::Showed { from, to, card } => {
                card.known().into_iter().for_each(|card| self.saw(Seats::of(to), card, Some(from)));
            }
            Event::SawHand { seat, of, cards } => {
                self.secrets.shown[seat.index()][of.index()] = CardSet::NONE;
                let cards = cards.known().unwrap_or_default();
                cards.iter().for_each(|card| self.saw(Seats::of(seat), card, Some(of)));
            }
            Event::Eliminated { seat, cards, .. } => {
                for theirs in &mut self.secrets.shown {
                    *theirs = theirs.map(|held| held.except(cards));
                    theirs[seat.index()] = CardSet::NONE;
                }
                self.secrets.shown[seat.index()] = [CardSet::NONE; 4];
            }
            _ => {}
        }
    }

    /// Those who may know a card learn where it is.
    fn learned(&mut self, card: Private<Card>, holder: Option<Seat>) {
        if let Some(known) = card.known() {
            self.saw(card.known_to().and(self.board.alive), known, holder);
        }
    }

    /// These players see a card, in the hand of `holder` or elsewhere. Magic objects are in nobody's hand.
    fn saw(&mut self, these: Seats, card: Card, holder: Option<Seat>) {
        if self.cards.is_object(card) {
            return;
        }
        for seat in these.iter() {
            let shown = &mut self.secrets.shown[seat.index()];
            for held in shown.iter_mut() {
                held.remove(card);
            }
            if let Some(holder) = holder.filter(|&holder| holder != seat) {
                shown[holder.index()].insert(card);
            }
        }
    }
}
