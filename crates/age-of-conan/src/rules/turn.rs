//! U – the turn.

use table::Seat;

use crate::{
    cards::{CardRef, op::Kind},
    content::Province,
    dice::DICE,
    event::{Event, Told},
    flow::Frame,
    options::DiceRefill,
    pile::Pile,
    rules::contest::Contest,
    state::State,
};

impl State {
    /// V-12: the next player rolls at the start of his turn.
    pub(crate) fn refill_at_start(&mut self, cx: Told<'_, '_>) {
        self.refill(self.board.active, cx);
    }

    fn refill(&mut self, roller: Seat, cx: Told<'_, '_>) {
        if self.board.pool.iter().all(|&dice| dice == 0) {
            self.board.first = roller;
            cx.tell(Event::FirstPlayer { seat: roller });
            self.roll_fate(DICE, cx);
        }
    }

    /// U-3
    pub(crate) fn conan_at_start(&mut self, _: Told<'_, '_>) {
        if self.board.conan_player == Some(self.board.active) {
            self.flow.push(Frame::MoveConan);
        }
    }

    /// U-3..U-6: Conan moves or stays, and the first token is taken or discarded.
    pub(crate) fn conan_travels(&mut self, to: Option<Province>, cx: Told<'_, '_>) {
        let (conan, destination) = (self.board.conan, self.board.destination);
        let map = &self.board.content.map;
        let takes = match to {
            None => conan == destination,
            Some(to) => map.distance(to, destination) < map.distance(conan, destination),
        };
        if let Some(to) = to {
            self.board.conan = to;
            cx.tell(Event::ConanMoves { to });
        }
        // U-4, U-6: taken; U-5: discarded.
        if takes {
            self.take_first_token(self.board.active, cx);
        } else if let Some(token) = self.board.first_token() {
            self.board.gone.add(token);
            cx.tell(Event::TokenDiscarded { token });
        }
    }

    /// U-7, U-8
    pub(crate) fn table_cards_and_die(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Main);
    }

    /// U-7: a table card from hand, ready.
    pub(crate) fn play_table_card(&mut self, card: CardRef, cx: Told<'_, '_>) {
        let seat = self.board.active;
        self.own_mut(seat).kingdom.remove(card.kind());
        let cost = cost_of(card, self);
        let realm = self.board.realm_mut(seat);
        realm.ready.add(card.kind());
        realm.gold -= cost;
        cx.seal();
        cx.tell(Event::TablePlayed { seat, card });
    }

    /// U-7: only cards used before this turn began.
    pub(crate) fn refresh(&mut self, card: CardRef, cx: Told<'_, '_>) {
        let seat = self.board.active;
        let cost = cost_of(card, self);
        let realm = self.board.realm_mut(seat);
        realm.used.remove(card.kind());
        realm.ready.add(card.kind());
        realm.gold -= cost;
        cx.tell(Event::Refreshed { seat, card });
    }

    /// U-9
    pub(crate) fn refill_at_end(&mut self, cx: Told<'_, '_>) {
        if self.board.options.dice_refill == DiceRefill::EndOfTurn {
            self.refill(self.board.next_after(self.board.active), cx);
        }
    }

    /// U-10, A-5: whoever took or discarded the last token.
    pub(crate) fn adventure_over(&mut self, _: Told<'_, '_>) {
        if self.board.track_len == 0 {
            self.flow.push(Frame::AdventureEnd(0, self.board.conan));
        }
    }

    /// U-1
    pub(crate) fn next_turn(&mut self, cx: Told<'_, '_>) {
        let next = self.board.next_after(self.board.active);
        self.board.active = next;
        for realm in &mut self.board.realms {
            realm.fresh = Pile::EMPTY;
        }
        self.board.artifact_used = table::Seats::NONE;
        self.board.contest = Contest::NONE;
        self.flow.replace(Frame::Turn(0));
        cx.tell(Event::TurnOf { seat: next });
    }
}

/// K-2
pub(crate) fn cost_of(card: CardRef, state: &State) -> u8 {
    match card.card(state.board.content).kind {
        Kind::Table { cost } => cost,
        Kind::Event | Kind::Instant | Kind::Artifact => 0,
    }
}
