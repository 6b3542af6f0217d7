//! B – the bid for Conan.

use alloc::vec::Vec;

use table::{Illegal, Phrase, Rule, Seat, Seats, flow::Decision, worded};

use crate::{
    action::Action,
    board::{BID_TOKENS, Board},
    event::{BidTieBreak, Event, Told},
    lexicon::{Lexicon, Strategy},
    options::BidTie,
    pile::bits,
    secrets::Bid,
    state::State,
    view::View,
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
        self.flow.push(Bids);
    }

    /// B-3
    pub(crate) fn reveal_bids(&mut self, cx: Told<'_, '_>) {
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
            self.flow.push(SecondCard);
        }
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
        let tied: Seats = self.board.seats().iter().filter(|&s| Some(rank(self, s)) == best).collect();
        let worth = self.board.seats().iter().map(|seat| self.bid_worth(seat)).max();
        let highest = || self.board.seats().iter().filter(|&seat| Some(self.bid_worth(seat)) == worth);
        let fewest = highest().map(|seat| self.token_count(seat)).min();
        let with_fewest = highest().filter(|&seat| Some(self.token_count(seat)) == fewest).count();
        if highest().count() > 1 {
            let by = match (with_fewest, tied.len()) {
                (1, _) => BidTieBreak::Tokens,
                (_, 1) => BidTieBreak::Distance,
                _ => BidTieBreak::Lot,
            };
            cx.tell(Event::BidsTied { by });
        }
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

worded! {
    Lexicon:
    /// B-2 A bid token and a strategy card, everybody at once.
    pub struct Bids = "bids"
}

impl Decision<State> for Bids {
    const RULE: Rule = Rule("B-2");
    const SEALED: bool = true;

    fn asked(self, board: &Board) -> Seats {
        board.seats()
    }

    /// Both are mandatory, as far as there is one.
    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let (spent, cards) = (state.board.realm(seat).spent, state.own(seat).strategy.kinds());
        for (position, value) in BID_TOKENS.into_iter().enumerate() {
            if spent & 1 << position != 0 {
                continue;
            }
            bits(cards).for_each(|kind| out.push(Action::Bid(value, Some(Strategy(kind)))));
            if cards == 0 {
                out.push(Action::Bid(value, None));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let Action::Bid(value, card) = action else { return };
        let token = BID_TOKENS.iter().position(|&known| known == value).unwrap_or(0) as u8;
        state.own_mut(seat).bid = Some(Bid { token, card: card.map(|Strategy(kind)| kind) });
        state.seal(seat, cx);
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        let Action::Bid(value, card) = action else { return Self::RULE.forbids("refused-aoc-bid-first") };
        let position = BID_TOKENS.iter().position(|&known| known == value);
        match (position, card) {
            (None, _) => Rule("S-2").forbids("refused-aoc-no-such-token"),
            (Some(token), _) if state.board.realm(seat).spent & 1 << token != 0 => {
                Rule(if value == 0 { "B-8" } else { "B-7" }).forbids("refused-aoc-token-spent")
            }
            (_, None) => Self::RULE.forbids("refused-aoc-card-mandatory"),
            (_, Some(_)) => Self::RULE.forbids("refused-aoc-not-in-hand"),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-bid")
    }
}

worded! {
    Lexicon:
    /// B-4 The holder of the bonus card may replace their card.
    pub struct SecondCard = "second-card"
}

impl Decision<State> for SecondCard {
    const RULE: Rule = Rule("B-4");

    fn asked(self, board: &Board) -> Seats {
        board.bonus.map_or(Seats::NONE, Seats::of)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let cards = state.own(seat).strategy.kinds();
        bits(cards).for_each(|kind| out.push(Action::Strategy(Strategy(kind))));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        let Action::Strategy(Strategy(card)) = action else { return };
        state.discard_strategy(seat, card);
        if let Some(bid) = &mut state.board.bids[seat.index()] {
            bid.card = Some(card);
        }
        cx.seal();
        cx.tell(Event::SecondCard { seat, card, worth: state.bid_worth(seat) });
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Strategy(_) => Self::RULE.forbids("refused-aoc-not-in-hand"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-second-card")
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-pass")
    }
}
