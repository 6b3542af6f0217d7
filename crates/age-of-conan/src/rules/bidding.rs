//! B – the bid for Conan.

use table::Seat;

use crate::{
    board::BID_TOKENS,
    event::{Event, Told},
    flow::Frame,
    options::BidTie,
    secrets::Bid,
    state::State,
};

/// The bid token that always comes back (B-7), and the one that brings the others back (B-8), by position.
const THREE: u8 = 1;
const ZERO: u8 = 0;

impl State {
    /// B-1, in seat order from the first player (D-11).
    pub(crate) fn draw_before_bid(&mut self, cx: Told<'_, '_>) {
        for seat in self.board.from_first() {
            self.draw_strategy(seat, cx);
        }
    }

    /// B-2
    pub(crate) fn ask_bids(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Bids);
    }

    /// B-2: sealed, and changeable until the last one is in.
    pub(crate) fn seal_bid(&mut self, seat: Seat, bid: Bid, cx: Told<'_, '_>) {
        self.own_mut(seat).bid = Some(bid);
        self.secrets.sealed = self.secrets.sealed.with(seat);
        if self.secrets.sealed == self.board.seats() {
            self.flow.pop();
            cx.seal();
        }
    }

    /// B-3
    pub(crate) fn reveal_bids(&mut self, cx: Told<'_, '_>) {
        self.secrets.sealed = table::Seats::NONE;
        for seat in self.board.from_first() {
            let Some(bid) = self.own_mut(seat).bid.take() else { continue };
            if let Some(kind) = bid.card {
                self.discard_strategy(seat, kind);
            }
            self.board.bids[seat.index()] = Some(bid);
            let token = BID_TOKENS[usize::from(bid.token)];
            cx.tell(Event::Bid { seat, token, card: bid.card, worth: self.bid_worth(seat) });
        }
    }

    /// B-7
    fn discard_strategy(&mut self, seat: Seat, kind: u8) {
        self.own_mut(seat).strategy.remove(kind);
        self.board.strategy_discard.add(kind);
    }

    /// B-3
    pub fn bid_worth(&self, seat: Seat) -> u8 {
        let Some(bid) = self.board.bids[seat.index()] else { return 0 };
        let card = bid.card.map_or(0, |kind| self.board.content.strategy[usize::from(kind)].adventure);
        BID_TOKENS[usize::from(bid.token)] + card
    }

    /// B-4
    pub(crate) fn ask_second_card(&mut self, _: Told<'_, '_>) {
        let may = |holder: Seat| self.strategy_count(holder) > 0 && self.board.bids[holder.index()].is_some();
        if self.board.bonus.is_some_and(may) {
            self.flow.push(Frame::SecondCard);
        }
    }

    /// B-4
    pub(crate) fn second_card(&mut self, seat: Seat, kind: u8, cx: Told<'_, '_>) {
        self.discard_strategy(seat, kind);
        if let Some(bid) = &mut self.board.bids[seat.index()] {
            bid.card = Some(kind);
        }
        cx.seal();
        cx.tell(Event::SecondCard { seat, card: kind, worth: self.bid_worth(seat) });
    }

    /// B-5, B-6
    pub(crate) fn judge_bids(&mut self, cx: Told<'_, '_>) {
        let from = match self.board.options.bid_tie {
            BidTie::Destination => self.board.destination,
            BidTie::Conan => self.board.conan,
        };
        // Each tie-break only among those still tied: the least of these is compared in order.
        let rank = |state: &State, seat: Seat| {
            let home = state.board.realm(seat).home();
            let distance = state.board.content.map.distance(home, from);
            (u8::MAX - state.bid_worth(seat), state.token_count(seat), distance)
        };
        let best = self.board.seats().iter().map(|seat| rank(self, seat)).min();
        let tied: table::Seats = self.board.seats().iter().filter(|&s| Some(rank(self, s)) == best).collect();
        let drawn = cx.below(tied.len().into()) as usize;
        let winner = tied.iter().nth(drawn).unwrap_or(self.board.first);
        self.board.conan_player = Some(winner);
        cx.tell(Event::ConanPlayer { seat: winner });
    }

    /// B-7, B-8
    pub(crate) fn spend_bid_tokens(&mut self, cx: Told<'_, '_>) {
        for seat in self.board.from_first() {
            let Some(bid) = self.board.bids[seat.index()] else { continue };
            let spent = &mut self.board.realm_mut(seat).spent;
            match bid.token {
                THREE => {}
                ZERO => {
                    *spent = 1 << ZERO;
                    cx.tell(Event::TokensBack { seat });
                }
                token => *spent |= 1 << token,
            }
        }
        self.board.bids = [None; 4];
    }
}
