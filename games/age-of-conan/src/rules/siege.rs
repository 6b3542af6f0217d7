//! M-15..M-20 – sieges.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, step},
    worded,
};

use crate::{
    action::Action,
    board::Board,
    cards::op::{Contest as Kind, Side},
    event::{Event, Told},
    flow::Frame,
    lexicon::Lexicon,
    rules::{campaign::MARCH, sequence::SIEGE},
    state::State,
    view::View,
};

/// M-20
const OVER: u8 = step(SIEGE, "over");

impl State {
    /// M-15
    pub(crate) fn siege_round(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Siege { at, .. }) = self.flow.top() else { return };
        let terrain = self.board.content.map.track(at).terrain(0);
        let defender = self.board.owner(at);
        self.begin_contest(Kind::Siege, at, defender, terrain, cx);
    }

    /// M-16, M-17
    pub(crate) fn siege_outcome(&mut self, cx: Told<'_, '_>) {
        let (attacker, at) = (self.board.active, self.board.contest.at);
        let Some(defender) = self.board.contest.defender else { return };
        if !self.board.contest.attacker_won() {
            self.lose_unit(Side::Attacker, attacker, at, cx);
        } else if self.board.realm(defender).armies.has(at) {
            self.lose_unit(Side::Defender, defender, at, cx);
        } else {
            self.board.remove_marker(defender, at);
            cx.tell(Event::MarkerRemoved { seat: defender, at });
        }
    }

    /// M-18: unless it is over, the attacker may retreat.
    pub(crate) fn ask_siege_retreat(&mut self, _: Told<'_, '_>) {
        let (attacker, at) = (self.board.active, self.board.contest.at);
        if self.board.realm(attacker).armies.has(at) && self.board.owner(at).is_some() {
            self.flow.push(SiegeRetreat);
        }
    }

    /// M-19, M-20
    pub(crate) fn siege_over(&mut self, cx: Told<'_, '_>) {
        let at = self.board.contest.at;
        if self.board.owner(at).is_some() {
            if let Some(defender) = self.board.contest.defender {
                self.crom(defender, cx);
            }
            self.flow.pop();
        } else {
            self.crom(self.board.active, cx);
            self.flow.replace(Frame::Campaign { step: MARCH, at });
        }
    }
}

worded! {
    Lexicon:
    /// M-18 After a round: does the attacker go back?
    pub struct SiegeRetreat = "siege-retreat"
}

impl Decision<State> for SiegeRetreat {
    const RULE: Rule = Rule("M-18");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        if let Some(Frame::Siege { from, .. }) = state.flow.under() {
            out.extend([Action::Retreat(from), Action::Fight]);
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        let Some(Frame::Siege { step, at, from }) = state.flow.top_mut() else { return };
        let (at, from) = (*at, *from);
        match action {
            Action::Retreat(_) => {
                *step = OVER;
                state.retreat(seat, at, from, cx);
            }
            _ => *step = 0,
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Retreat(_) => Self::RULE.forbids("refused-aoc-retreat-there"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("aoc-ask-retreat").with("at", view.board.contest.at.name())
    }
}
