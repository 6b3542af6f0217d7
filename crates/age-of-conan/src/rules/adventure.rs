//! A – adventures and their tokens.

use table::Seat;

use crate::{
    cards::op::Window,
    content::Category,
    event::{Event, Told},
    flow::Frame,
    lexicon::TokenKind,
    rules::setup::ADVENTURES_OF_AN_AGE,
    state::State,
};

/// The last age (W-3).
pub const LAST_AGE: u8 = 3;

impl State {
    /// the first token of the track, to be kept or traded at once.
    pub(crate) fn take_first_token(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let Some(token) = self.board.first_token() else { return };
        cx.tell(Event::TokenTaken { seat, token });
        self.flow.push(Frame::KeepOrTrade(seat, Some(TokenKind(token))));
        self.holds_good(Window::TokenTaken, seat, cx);
    }

    /// face down, also if everybody saw it on the track (T-12), except by the house rule (V-10).
    pub(crate) fn keep_token(&mut self, seat: Seat, token: Option<u8>, cx: Told<'_, '_>) {
        if let Some(seen) = token.filter(|_| self.board.options.open_tokens) {
            self.board.realm_mut(seat).open.add(seen);
        }
        if let Some(kept) = token.or(self.secrets.drawn.take()) {
            self.own_mut(seat).tokens.add(kept);
        }
        cx.tell(Event::TokenKept { seat, from_track: token });
    }

    /// A-3, T-12: a traded token is shown.
    pub(crate) fn trade_token(&mut self, seat: Seat, token: Option<u8>, cx: Told<'_, '_>) {
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
            cx.tell(Event::TokenDrawn { seat, token });
            self.flow.push(Frame::KeepOrTrade(seat, None));
        }
    }

    /// A-7, W-1: on Conan's position before A-6 moved him.
    pub(crate) fn ask_crowning(&mut self, _: Told<'_, '_>) {
        let Some(Frame::AdventureEnd(_, conan_was)) = self.flow.top() else { return };
        let home = self.board.conan_player.map(|seat| self.board.realm(seat).home());
        if self.board.age == LAST_AGE && Some(conan_was) == home {
            self.flow.push(Frame::Crowning);
        }
    }

    ///
    pub(crate) fn next_adventure(&mut self, cx: Told<'_, '_>) {
        if self.board.adventures_left > 0 {
            self.reveal_adventure(cx);
            self.board.first = self.board.next_after(self.board.active);
            cx.tell(Event::FirstPlayer { seat: self.board.first });
            self.flow.replace(Frame::Bidding(0));
        } else if self.board.age < LAST_AGE {
            cx.tell(Event::AgeEnds { age: self.board.age });
            self.flow.replace(Frame::AgeChange(0));
        } else {
            self.flow.replace(Frame::Ending(0));
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
