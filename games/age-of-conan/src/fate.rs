//! Every appeal to chance, by its name in the book. Nothing else asks.

use table::{Private, Seat};

use crate::{
    board::{Conflict, TRACK},
    dice::{DICE, FACES, SIDES},
    event::{Event, Told},
    flow::Frame,
    lexicon::TokenKind,
    pile::{Pile, nth_bit},
    rules::adventure::KeepOrTrade,
    state::State,
};

/// One of a set of bits, all equally likely.
#[inline]
pub(crate) fn any_bit(bits: u64, cx: Told<'_, '_>) -> u8 {
    nth_bit(bits, cx.below(bits.count_ones()))
}

/// One of a pile, all equally likely; `None` if it is empty.
#[inline]
pub(crate) fn any_of(pile: &Pile, cx: Told<'_, '_>) -> Option<u8> {
    let size = u32::from(pile.size());
    if size == 0 { None } else { Some(pile.nth(cx.below(size))) }
}

impl State {
    /// The kingdom cards nobody holds and that do not lie open: a bag, whatever its order (S-5).
    #[inline]
    pub(crate) fn kingdom_deck(&self, seat: Seat) -> Pile {
        self.board.realm(seat).hidden_cards().minus(&self.own(seat).kingdom)
    }

    pub(crate) fn strategy_deck(&self) -> Pile {
        let mut deck = self.board.strategy_cards.minus(&self.board.strategy_discard);
        for own in &self.secrets.own[..usize::from(self.board.players)] {
            deck = deck.minus(&own.strategy);
        }
        // C-8: those of a contest that is over are discarded.
        let fought = Some(&self.board.contest).filter(|contest| !contest.over);
        let up = fought.into_iter().flat_map(|contest| &contest.sides).filter_map(|side| side.card.as_ref());
        self.secrets.face_down.iter().flatten().chain(up).for_each(|&kind| deck.remove(kind));
        deck
    }

    /// D-11; tells whether there was a card.
    pub(crate) fn draw_kingdom(&mut self, seat: Seat, cx: Told<'_, '_>) -> bool {
        let mut deck = self.kingdom_deck(seat);
        if deck.is_empty() {
            deck = core::mem::take(&mut self.board.realm_mut(seat).discard);
        }
        let Some(card) = any_of(&deck, cx) else { return false };
        cx.seal();
        self.own_mut(seat).kingdom.add(card);
        if deck.size() == 1 {
            self.board.realm_mut(seat).discard = Pile::EMPTY;
        }
        cx.tell(Event::DrewKingdom { seat, card: Private::of(seat, card) });
        true
    }

    /// D-11; tells whether there was a card.
    pub(crate) fn draw_strategy(&mut self, seat: Seat, cx: Told<'_, '_>) -> bool {
        let mut deck = self.strategy_deck();
        if deck.is_empty() {
            deck = core::mem::take(&mut self.board.strategy_discard);
        }
        let Some(card) = any_of(&deck, cx) else { return false };
        cx.seal();
        self.own_mut(seat).strategy.add(card);
        if deck.size() == 1 {
            self.board.strategy_discard = Pile::EMPTY;
        }
        cx.tell(Event::DrewStrategy { seat, card: Private::of(seat, card) });
        true
    }

    /// The tokens in the bag: what is nowhere else (S-7).
    pub(crate) fn bag(&self) -> Pile {
        let mut bag = self.board.tokens.minus(&self.board.gone);
        for own in &self.secrets.own[..usize::from(self.board.players)] {
            bag = bag.minus(&own.tokens);
        }
        self.board.track().iter().chain(&self.secrets.drawn).for_each(|&token| bag.remove(token));
        for frame in self.flow.frames() {
            if let Frame::KeepOrTrade(KeepOrTrade { token: Some(TokenKind(token)), .. }) = *frame {
                bag.remove(token);
            }
        }
        bag
    }

    /// A token from the bag.
    pub(crate) fn draw_token(&mut self, cx: Told<'_, '_>) -> Option<u8> {
        let mut bag = self.bag();
        if bag.is_empty() {
            bag = core::mem::take(&mut self.board.gone);
        }
        any_of(&bag, cx)
    }

    /// D-10, G-10: one kingdom and one strategy card.
    pub(crate) fn draw_both(&mut self, seat: Seat, cx: Told<'_, '_>) {
        self.draw_kingdom(seat, cx);
        self.draw_strategy(seat, cx);
    }

    /// S-7, A-9
    pub(crate) fn fill_track(&mut self, length: u8, cx: Told<'_, '_>) {
        self.board.track = [0; TRACK];
        self.board.track_len = 0;
        for _ in 0..length {
            let Some(token) = self.draw_token(cx) else { break };
            self.board.track[usize::from(self.board.track_len)] = token;
            self.board.track_len += 1;
        }
        cx.tell(Event::TrackFilled { track: self.board.track, length: self.board.track_len });
    }

    /// S-10, U-9
    pub(crate) fn roll_fate(&mut self, dice: u8, cx: Told<'_, '_>) {
        self.board.pool = [0; FACES];
        for _ in 0..dice.min(DICE) {
            self.board.pool[SIDES[cx.below(6) as usize].index()] += 1;
        }
        cx.tell(Event::FateRolled { pool: self.board.pool });
    }

    /// S-6, A-8, G-14: the next adventure.
    pub(crate) fn reveal_adventure(&mut self, cx: Told<'_, '_>) {
        let card = any_bit(u64::from(self.board.adventures_unseen), cx);
        let adventure = &self.board.content.adventures[usize::from(card)];
        self.board.adventures_unseen &= !(1 << card);
        self.board.adventures_left -= 1;
        self.board.adventure = card;
        self.board.destination = adventure.destination;
        cx.tell(Event::AdventureUp { adventure: card, destination: adventure.destination });
        self.fill_track(adventure.length, cx);
    }

    /// S-4, G-6; `None` when the deck is empty.
    pub(crate) fn reveal_objective(&mut self, cx: Told<'_, '_>) -> Option<u8> {
        if self.board.objectives_unseen == 0 {
            return None;
        }
        let objective = any_bit(u64::from(self.board.objectives_unseen), cx);
        self.board.objectives_unseen &= !(1 << objective);
        cx.tell(Event::ObjectiveUp { objective });
        Some(objective)
    }
}

/// C-5: so many conflict dice, as counts of what they show.
pub(crate) fn roll_conflict(dice: u8, cx: Told<'_, '_>) -> [u8; Conflict::ALL.len()] {
    let mut shown = [0; Conflict::ALL.len()];
    for _ in 0..dice {
        shown[cx.below(6) as usize] += 1;
    }
    shown
}
