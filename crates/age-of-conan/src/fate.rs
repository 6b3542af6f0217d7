//! Every appeal to chance, by its name in the book. Nothing else asks.

use table::Seat;

use crate::{
    board::{Conflict, TRACK},
    content::{KINGDOM_CARDS, MOST_TOKEN_KINDS, STRATEGY_CARDS},
    dice::{DICE, FACES, SIDES},
    event::{Event, Told},
    flow::Frame,
    state::State,
};

const KINGDOM_DECK: u32 = (1 << KINGDOM_CARDS) - 1;
const STRATEGY_DECK: u64 = (1 << STRATEGY_CARDS) - 1;

/// The `nth` lowest of a set of bits.
#[inline]
pub(crate) fn nth_bit(mut bits: u64, nth: u32) -> u8 {
    for _ in 0..nth {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// One of a set of bits, all equally likely.
#[inline]
pub(crate) fn any_bit(bits: u64, cx: Told<'_, '_>) -> u8 {
    nth_bit(bits, cx.below(bits.count_ones()))
}

impl State {
    /// The kingdom cards nobody holds and that do not lie open: a bag, whatever its order (S-5).
    pub(crate) fn kingdom_deck(&self, seat: Seat) -> u32 {
        self.board.realm(seat).hidden_cards() & !self.own(seat).kingdom
    }

    pub(crate) fn strategy_deck(&self) -> u64 {
        let hands = self.secrets.own.iter().fold(0, |all, own| all | own.strategy);
        let down = self.secrets.face_down.iter().flatten();
        let up = self.board.contest.sides.iter().filter_map(|side| side.card.as_ref());
        let played = down.chain(up).fold(0, |all, &card| all | 1u64 << card);
        STRATEGY_DECK & !(hands | played | self.board.strategy_discard)
    }

    /// D-11; tells whether there was a card.
    pub(crate) fn draw_kingdom(&mut self, seat: Seat, cx: Told<'_, '_>) -> bool {
        if self.kingdom_deck(seat) == 0 {
            self.board.realm_mut(seat).discard = 0;
        }
        let deck = self.kingdom_deck(seat);
        if deck == 0 {
            return false;
        }
        let card = any_bit(u64::from(deck), cx);
        cx.seal();
        self.own_mut(seat).kingdom |= 1 << card;
        if self.kingdom_deck(seat) == 0 {
            self.board.realm_mut(seat).discard = 0;
        }
        let card = self.board.realm(seat).kinds[usize::from(card)];
        cx.tell(Event::DrewKingdom { seat, card });
        true
    }

    /// D-11; tells whether there was a card.
    pub(crate) fn draw_strategy(&mut self, seat: Seat, cx: Told<'_, '_>) -> bool {
        if self.strategy_deck() == 0 {
            self.board.strategy_discard = 0;
        }
        let deck = self.strategy_deck();
        if deck == 0 {
            return false;
        }
        let card = any_bit(deck, cx);
        cx.seal();
        self.own_mut(seat).strategy |= 1 << card;
        if deck.is_power_of_two() {
            self.board.strategy_discard = 0;
        }
        cx.tell(Event::DrewStrategy { seat, card: self.strategy_kind(card) });
        true
    }

    /// The tokens in the bag: what is nowhere else (S-7).
    pub(crate) fn bag(&self) -> [u8; MOST_TOKEN_KINDS] {
        let mut bag = [0; MOST_TOKEN_KINDS];
        for (count, token) in bag.iter_mut().zip(self.board.content.tokens) {
            *count = token.copies;
        }
        let mut take = |counts: &[u8; MOST_TOKEN_KINDS]| {
            for (count, taken) in bag.iter_mut().zip(counts) {
                *count -= taken;
            }
        };
        take(&self.board.gone);
        for own in &self.secrets.own[..usize::from(self.board.players)] {
            take(&own.tokens);
        }
        for &token in self.board.track().iter().chain(&self.secrets.drawn) {
            bag[usize::from(token)] -= 1;
        }
        for frame in self.flow.frames() {
            if let Frame::KeepOrTrade(_, Some(token)) = *frame {
                bag[usize::from(token)] -= 1;
            }
        }
        bag
    }

    /// A token from the bag.
    pub(crate) fn draw_token(&mut self, cx: Told<'_, '_>) -> Option<u8> {
        let mut bag = self.bag();
        if bag.iter().all(|&count| count == 0) {
            bag = core::mem::replace(&mut self.board.gone, [0; MOST_TOKEN_KINDS]);
        }
        any_token(&bag, cx)
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

/// One of a bag of tokens, all equally likely.
pub(crate) fn any_token(bag: &[u8; MOST_TOKEN_KINDS], cx: Told<'_, '_>) -> Option<u8> {
    let size: u32 = bag.iter().map(|&count| u32::from(count)).sum();
    if size == 0 {
        return None;
    }
    let mut at = cx.below(size);
    let kind = bag.iter().position(|&count| {
        let here = at < u32::from(count);
        at = at.wrapping_sub(u32::from(count));
        here
    });
    kind.map(|kind| kind as u8)
}
