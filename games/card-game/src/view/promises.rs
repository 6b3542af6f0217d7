//! L-2: who can give what an offer asks of them, and what is known of a hand because its owner said they can.

use table::{Cx, Seat, Seats};

use crate::{
    action::Good,
    board::{Offer, OfferKind},
    content::Card,
    event::Event,
    flow::{Frame, InOrder, Round, Stack},
    set::{self, CardSet},
    state::State,
    view::View,
};

/// The kinds of cards in a hand.
const KINDS: [CardSet; 3] = [set::ADVENTURES, set::CHALLENGES, set::SPECIALS];

impl Offer {
    /// The hand cards that it names of someone.
    pub(crate) fn named(&self, from: Seat) -> CardSet {
        let theirs = self.clauses().iter().filter(|clause| clause.from == from && clause.good == Good::Card);
        theirs.map(|clause| Card(clause.what)).collect()
    }

    /// How many cards of one kind it takes from someone, besides those it names.
    pub(crate) fn asks_of_kind(&self, from: Seat, kind: CardSet) -> u16 {
        self.promised(from, |good| good.kind() == Some(kind))
    }
}

/// L-2: those who have said that they can give what is asked of them: the proposer, and who has agreed.
pub(crate) fn pledged(offer: &Offer, flow: &Stack) -> Seats {
    if offer.kind != OfferKind::Treaty {
        return Seats::NONE;
    }
    let answering = flow.frames().iter().find_map(|frame| match frame {
        Frame::Round(Round { of: InOrder::Answers, at, done }) => Some(done.without(*at)),
        _ => None,
    });
    answering.map_or(offer.parties, |agreed| agreed.with(offer.proposer))
}

impl State {
    /// L-2: whether they hold all they would have to give.
    pub(crate) fn can_give(&self, seat: Seat) -> bool {
        let (hand, offer) = (self.hand(seat), &self.board.offer);
        let named = offer.named(seat);
        let free = hand.except(named);
        named.except(hand).is_empty()
            && offer.promised(seat, Good::is_of_hand) <= u16::from(hand.len())
            && KINDS.iter().all(|&kind| offer.asks_of_kind(seat, kind) <= u16::from(free.and(kind).len()))
    }

    /// Whether those who said they can give what is asked of them can.
    pub(crate) fn is_as_pledged(&self) -> bool {
        pledged(&self.board.offer, &self.flow).iter().all(|seat| self.can_give(seat))
    }

    /// Exchanges cards with the pool until everybody can give what they said they can.
    pub(crate) fn keep_pledges(&mut self, view: &View, pool: &mut CardSet, cx: &mut Cx<'_, Event>) {
        let unseen = |seat: &Seat| view.hands[seat.index()].known().is_none();
        for seat in pledged(&self.board.offer, &self.flow).iter().filter(unseen) {
            let offer = self.board.offer;
            for kind in KINDS {
                let short = |state: &State| {
                    let free = state.hand(seat).except(offer.named(seat)).and(kind);
                    offer.asks_of_kind(seat, kind) > u16::from(free.len())
                };
                while short(self) && self.draw_from(seat, pool, kind, cx) {
                    self.give_up_spare(seat, pool, cx);
                }
            }
            // Only where hand sizes are secret can there be too few (O-3).
            while offer.promised(seat, Good::is_of_hand) > u16::from(self.hand(seat).len()) {
                if !self.draw_from(seat, pool, set::ALL, cx) {
                    break;
                }
                self.secrets.surplus[seat.index()] += 1;
            }
        }
    }

    fn draw_from(&mut self, seat: Seat, pool: &mut CardSet, kind: CardSet, cx: &mut Cx<'_, Event>) -> bool {
        let Some(card) = State::one_of(pool.and(kind), cx) else { return false };
        pool.remove(card);
        self.secrets.hands[seat.index()].insert(card);
        true
    }

    /// Puts a card back that they do not need for their promise; without one they hold one card more.
    fn give_up_spare(&mut self, seat: Seat, pool: &mut CardSet, cx: &mut Cx<'_, Event>) {
        let offer = &self.board.offer;
        let free = self.hand(seat).except(offer.named(seat));
        let spare = KINDS
            .into_iter()
            .filter(|&kind| u16::from(free.and(kind).len()) > offer.asks_of_kind(seat, kind));
        let spare = spare.fold(CardSet::NONE, |all, kind| all.or(free.and(kind)));
        let spare = self.secrets.drawings[seat.index()].extra.map_or(spare, |extra| spare.without(extra));
        match State::one_of(spare, cx) {
            Some(card) => {
                self.secrets.hands[seat.index()].remove(card);
                pool.insert(card);
            }
            None => self.secrets.surplus[seat.index()] += 1,
        }
    }
}
