//! R, G-2, G-3 – raids.

use alloc::vec::Vec;

use table::{Illegal, Phrase, Rule, Seat, Seats, flow::Decision, worded};

use crate::{
    action::Action,
    board::Board,
    content::{Province, Provinces},
    event::{Event, Told},
    lexicon::Lexicon,
    score::Source,
    state::State,
    view::View,
};

impl State {
    ///
    pub(crate) fn place_raider(&mut self, at: Province, cx: Told<'_, '_>) {
        self.board.place_raider(at);
        cx.tell(Event::RaiderPlaced { at });
    }

    /// G-2
    pub(crate) fn ask_garrisons(&mut self, _: Told<'_, '_>) {
        self.flow.push(Raids { nth: 0 });
    }

    /// G-2: where a unit can drive raiders off.
    fn garrisons(&self, seat: Seat) -> Provinces {
        let realm = self.board.realm(seat);
        realm.friendly().and(self.board.raided).and(realm.armies)
    }

    pub(crate) fn discard_raiders(&mut self, at: Province, cx: Told<'_, '_>) {
        let count = self.board.raiders[at.index()];
        self.board.remove_raiders(at, count);
        cx.tell(Event::RaidersDiscarded { at, count });
    }

    /// G-2, G-3: raiders cost the player who controls the province now.
    pub(crate) fn suffer_raids(&mut self, cx: Told<'_, '_>) {
        for seat in self.board.from_first() {
            if self.board.out == Some(seat) {
                continue;
            }
            let raided = self.board.realm(seat).friendly().and(self.board.raided);
            let raiders: u8 = raided.iter().map(|at| self.board.raiders[at.index()]).sum();
            let count = raiders.min(self.board.realm(seat).points);
            if count > 0 {
                self.board.lose_points(seat, count, Source::Raids);
                cx.tell(Event::PointsLost { seat, count });
            }
        }
        for at in self.board.raided.iter() {
            self.discard_raiders(at, cx);
        }
    }
}

worded! {
    Lexicon:
    /// G-2 One player after the other: where does a unit drive the raiders off?
    pub struct Raids { nth: u8 } = "raids"
}

impl Decision<State> for Raids {
    const RULE: Rule = Rule("G-2");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.nth(self.nth))
    }

    fn idle(self, state: &State) -> bool {
        let seat = state.board.nth(self.nth);
        state.board.out == Some(seat) || state.garrisons(seat).is_empty()
    }

    fn pass(self, state: &mut State, _: Told<'_, '_>) {
        state.next_player(self.nth, |nth| Raids { nth });
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.garrisons(seat).iter().for_each(|at| out.push(Action::Repel(at)));
        out.push(Action::Done);
    }

    /// One unit for all of them.
    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let Action::Repel(at) = action else { return self.pass(state, cx) };
        state.remove_units(seat, at, 1, cx);
        state.discard_raiders(at, cx);
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Repel(_) => Self::RULE.forbids("refused-aoc-no-garrison"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-raids")
    }
}
