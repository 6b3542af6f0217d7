//! Y – The cycle: its draw phase and its end.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::Action,
    board::{Board, Site, Sites},
    cards::op::{Boon, Timing},
    event::{Event, Phase, Told},
    flow::Frame,
    lexicon::Lexicon,
    rules::InOrder,
    set,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// Y-2, O-3: do they draw one card, as they should?
    pub struct Draw { seat: Seat } = "draw"
}

impl Decision<State> for Draw {
    const RULE: Rule = Rule("Y-2");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    /// A decision only where cheating is allowed (O-3).
    fn idle(self, state: &State) -> bool {
        !state.board.options.nothing_to_lose
    }

    fn pass(self, state: &mut State, cx: Told<'_, '_>) {
        state.flow.pop();
        state.draw_card(self.seat, cx);
        state.draw_more(self.seat, cx);
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Draw);
        if state.may_cheat(seat) {
            out.push(Action::DrawTwo);
            out.extend(state.hand(seat).iter().map(Action::SwapTwo));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        state.draw_or_cheat(seat, action, cx);
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Rule("O-3").forbids("cg-refused-no-cheating")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-draw")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        expect(state.board.options.nothing_to_lose, "a table where cheating is allowed")?;
        state.in_round(InOrder::Draws)
    }
}

impl State {
    /// Y-3
    pub(crate) fn bring_back(&mut self, cx: Told<'_, '_>) {
        let completed = self.adventures_completed();
        let all = Site::cards(completed) == set::ADVENTURES;
        let dry = self.secrets.pile.is_empty() && self.board.discard.is_empty();
        let returning = completed.except(self.board.outstanding);
        if returning.is_empty() || !(all || (dry && self.board.on_table.is_empty())) {
            return;
        }
        for theirs in &mut self.board.completed {
            *theirs = theirs.except(returning);
        }
        self.board.set_aside = Sites::NONE;
        self.secrets.pile = self.secrets.pile.or(Site::cards(returning));
        cx.tell(Event::BroughtBack { count: returning.len() });
    }

    /// Y-2
    pub(crate) fn draw_phase(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::Phase { phase: Phase::Draw, cycle: self.board.cycle });
        self.in_order(InOrder::Draws);
    }

    /// The cards that objects and outstanding effects give in the draw phase.
    pub(super) fn draw_more(&mut self, seat: Seat, cx: Told<'_, '_>) {
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

    pub(crate) fn outstanding_timing(&self, site: Site) -> Option<Timing> {
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
