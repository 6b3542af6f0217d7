//! L-2, P-6: what each player was told that others hold. An offer may ask for such a card by name, whether or not it
//! is still there: what counts is what was told.

use table::{Seat, Seats};

use crate::{
    content::Card,
    event::Event,
    set::CardSet,
    state::{State, Told},
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
            Event::Placed { card, seen_by, .. } => self.saw(seen_by, card, None),
            Event::DrewUnseen { seat, card, extra, .. } => {
                card.into_iter().chain(extra).for_each(|card| self.saw(Seats::of(seat), card, None));
            }
            Event::Undone { seat, taken, .. } => {
                taken.iter().for_each(|card| self.saw(Seats::of(seat), card, None));
            }
            Event::Drew { seat, card }
            | Event::SawChallenge { seat, card, .. }
            | Event::Foresaw { seat, card, .. }
            | Event::Peeked { seat, card, .. } => self.saw(Seats::of(seat), card, None),
            Event::CardTaken { from, to, card } => self.saw(Seats::of(from).with(to), card, Some(to)),
            Event::Given { from, to, card, open } => {
                let told = if open { all } else { Seats::of(from).with(to) };
                self.saw(told, card, Some(to));
            }
            Event::Showed { from, to, card } => self.saw(Seats::of(to), card, Some(from)),
            Event::SawHand { seat, of, cards: Some(cards) } => {
                self.secrets.shown[seat.index()][of.index()] = CardSet::EMPTY;
                cards.iter().for_each(|card| self.saw(Seats::of(seat), card, Some(of)));
            }
            Event::Eliminated { seat, cards } => {
                for theirs in &mut self.secrets.shown {
                    *theirs = theirs.map(|held| held.except(cards));
                    theirs[seat.index()] = CardSet::EMPTY;
                }
                self.secrets.shown[seat.index()] = [CardSet::EMPTY; 4];
            }
            _ => {}
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
