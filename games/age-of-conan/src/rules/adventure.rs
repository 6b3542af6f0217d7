//! A – adventures and their tokens.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Private, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::Action,
    board::Board,
    cards::op::Window,
    content::Category,
    event::{Event, Told},
    flow::Frame,
    lexicon::{Lexicon, TokenKind},
    rules::{ending::Crowning, setup::ADVENTURES_OF_AN_AGE},
    state::State,
    view::View,
};

/// The last age (W-3).
pub const LAST_AGE: u8 = 3;

impl State {
    /// the first token of the track, to be kept or traded at once.
    pub(crate) fn take_first_token(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let Some(token) = self.board.first_token() else { return };
        cx.tell(Event::TokenTaken { seat, token });
        self.flow.push(KeepOrTrade { seat, token: Some(TokenKind(token)) });
        self.holds_good(Window::TokenTaken, seat, cx);
    }

    /// face down, also if everybody saw it on the track (T-12), except by the house rule (V-10).
    fn keep_token(&mut self, seat: Seat, token: Option<u8>, cx: Told<'_, '_>) {
        if let Some(seen) = token.filter(|_| self.board.options.open_tokens) {
            self.board.realm_mut(seat).open.add(seen);
        }
        if let Some(kept) = token.or(self.secrets.drawn.take()) {
            self.own_mut(seat).tokens.add(kept);
        }
        cx.tell(Event::TokenKept { seat, from_track: token });
    }

    /// A-3, T-12: a traded token is shown.
    fn trade_token(&mut self, seat: Seat, token: Option<u8>, cx: Told<'_, '_>) {
        if token.is_none() {
            cx.seal();
        }
        let Some(traded) = token.or(self.secrets.drawn.take()) else { return };
        let worth = self.board.content.tokens[usize::from(traded)];
        self.board.gone.add(traded);
        cx.tell(Event::TokenTraded { seat, token: traded });
        self.board.gain_gold(seat, worth.gold);
        self.board.gain_sorcery(seat, worth.sorcery);
    }

    ///
    pub(crate) fn reward_or_journey(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::AdventureEnds { adventure: self.board.adventure });
        if self.board.conan != self.board.destination {
            self.board.conan = self.board.destination;
            cx.tell(Event::ConanMoves { to: self.board.destination });
            return;
        }
        let Some(seat) = self.board.conan_player else { return };
        if let Some(token) = self.draw_token(cx) {
            cx.seal();
            self.secrets.drawn = Some(token);
            cx.tell(Event::TokenDrawn { seat, token: Private::of(seat, token) });
            self.flow.push(KeepOrTrade { seat, token: None });
        }
    }

    /// A-7, W-1: on Conan's position before A-6 moved him.
    pub(crate) fn ask_crowning(&mut self, _: Told<'_, '_>) {
        let Some(Frame::AdventureEnd { conan_was, .. }) = self.flow.top() else { return };
        let home = self.board.conan_player.map(|seat| self.board.realm(seat).home());
        if self.board.age == LAST_AGE && Some(conan_was) == home {
            self.flow.push(Crowning);
        }
    }

    ///
    pub(crate) fn next_adventure(&mut self, cx: Told<'_, '_>) {
        if self.board.adventures_left > 0 {
            self.reveal_adventure(cx);
            self.board.first = self.board.next_after(self.board.active);
            cx.tell(Event::FirstPlayer { seat: self.board.first });
            self.flow.replace(Frame::Bidding { step: 0 });
        } else if self.board.age < LAST_AGE {
            cx.tell(Event::AgeEnds { age: self.board.age });
            self.flow.replace(Frame::AgeChange { step: 0 });
        } else {
            self.flow.replace(Frame::Ending { step: 0 });
        }
    }

    /// G-14: four of the unused cards; Conan stays where he is (G-16).
    pub(crate) fn new_adventures(&mut self, cx: Told<'_, '_>) {
        self.board.age += 1;
        self.board.adventures_left = ADVENTURES_OF_AN_AGE;
        self.reveal_adventure(cx);
    }

    /// The total value of a player's tokens of a category.
    pub(crate) fn total_of(&self, seat: Seat, category: Category) -> u8 {
        self.board.total_of(&self.own(seat).tokens, category)
    }
}

worded! {
    Lexicon:
    /// A-3 A token is kept or traded; an unseen one comes from the bag.
    pub struct KeepOrTrade { seat: Seat, token: Option<TokenKind> } = "keep-or-trade"
}

impl Decision<State> for KeepOrTrade {
    const RULE: Rule = Rule("A-3");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Keep, Action::Trade]);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        let token = self.token.map(|TokenKind(kind)| kind);
        match action {
            Action::Keep => state.keep_token(seat, token, cx),
            _ => state.trade_token(seat, token, cx),
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("refused-aoc-token-first")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-keep-or-trade")
    }

    fn fits(self, state: &State, on_top: bool) -> Fits {
        expect(self.token.is_some() || on_top && state.secrets.drawn.is_some(), "a token drawn")
    }
}
