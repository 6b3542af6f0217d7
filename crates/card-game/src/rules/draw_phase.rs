//! Y – The cycle: its draw phase and its end.

use table::{Seat, Seats};

use crate::{
    board::Sites,
    cards::op::{Boon, Timing},
    event::{Event, Phase},
    flow::{Frame, Question, Round},
    set::CardSet,
    state::{State, Told},
};

impl State {
    /// Y-3
    pub(crate) fn bring_back(&mut self, cx: Told<'_, '_>) {
        let completed = self.adventures_completed();
        let all = completed.cards() == CardSet::ADVENTURES;
        let dry = self.secrets.pile.is_empty() && self.board.discard.is_empty();
        let returning = completed.except(self.board.outstanding);
        if returning.is_empty() || !(all || (dry && self.board.on_table.is_empty())) {
            return;
        }
        for theirs in &mut self.board.completed {
            *theirs = theirs.except(returning);
        }
        self.board.set_aside = Sites::NONE;
        self.secrets.pile = self.secrets.pile.or(returning.cards());
        cx.tell(Event::BroughtBack { count: returning.len() });
    }

    /// Y-2
    pub(crate) fn draw_phase(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::Phase { phase: Phase::Draw, cycle: self.board.cycle });
        self.in_order(Round::Draws);
    }

    /// Y-2: a decision only where cheating is allowed (O-3).
    pub(crate) fn draws(&mut self, seat: Seat, cx: Told<'_, '_>) {
        if self.board.options.nothing_to_lose {
            self.ask(seat, Question::Draw);
        } else {
            self.draw_card(seat, cx);
            self.draw_more(seat, cx);
        }
    }

    /// The cards that objects and outstanding effects give in the draw phase.
    pub(crate) fn draw_more(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let more = |boon: &Boon| if let Boon::DrawMore(more) = boon { *more } else { 0 };
        let more: u8 = self.boons(seat).map(more).sum();
        for _ in 0..more {
            self.draw_card(seat, cx);
        }
    }

    /// effects that last until the end of the next cycle's draw phase.
    pub(crate) fn end_effects(&mut self, _: Told<'_, '_>) {
        self.board.outstanding = self.board.outstanding.except(self.board.ending);
        let lasting = |site: &_| self.outstanding_timing(*site) == Some(Timing::NextCycle);
        self.board.ending = self.board.outstanding.iter().filter(lasting).collect();
    }

    pub(crate) fn outstanding_timing(&self, site: crate::board::Site) -> Option<Timing> {
        self.cards.adventure(site.card()).effect.map(|effect| effect.timing())
    }

    /// an effect that waited for a contest of this player's hero is over.
    pub(crate) fn end_next_contest(&mut self, seat: Seat) {
        let theirs = self.board.completed[seat.index()].and(self.board.outstanding);
        if theirs.is_empty() {
            return;
        }
        let over = |site: &_| self.outstanding_timing(*site) == Some(Timing::NextContest);
        let over: Sites = theirs.iter().filter(over).collect();
        self.board.outstanding = self.board.outstanding.except(over);
    }

    /// Y-1, Y-4
    pub(crate) fn next_cycle(&mut self, _: Told<'_, '_>) {
        if self.board.options.rotate
            && let Some(first) = self.board.alive.after(self.board.first, self.board.seats)
        {
            self.board.first = first;
        }
        self.board.cycle += 1;
        self.board.busy = false;
        self.board.accused = Seats::NONE;
        self.secrets.cheated = Seats::NONE;
        self.forget_cheats();
        if let Some(Frame::Cycle { step }) = self.flow.top_mut() {
            *step = 0;
        }
    }
}
