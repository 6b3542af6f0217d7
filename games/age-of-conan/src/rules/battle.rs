//! M-21..M-27 – battles.

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
    content::{Province, Provinces},
    event::Told,
    flow::Frame,
    lexicon::Lexicon,
    options::BattleRetreat,
    rules::{campaign::MARCH, sequence::BATTLE},
    state::State,
    view::View,
};

/// M-26
const OVER: u8 = step(BATTLE, "over");

impl State {
    /// M-21
    pub(crate) fn battle_round(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Battle { at, .. }) = self.flow.top() else { return };
        let defender = self.board.army_of_another(self.board.active, at);
        let terrain = self.board.content.map.track(at).terrain(self.board.steps[at.index()]);
        self.begin_contest(Kind::Battle, at, defender, terrain, cx);
    }

    /// M-22
    pub(crate) fn battle_outcome(&mut self, cx: Told<'_, '_>) {
        let contest = &self.board.contest;
        let loser = if contest.attacker_won() { Side::Defender } else { Side::Attacker };
        if let Some(seat) = contest.player(loser) {
            self.lose_unit(loser, seat, contest.at, cx);
        }
    }

    /// Whether both armies still stand there.
    fn both_stand(&self) -> bool {
        let contest = &self.board.contest;
        let stands = |seat: Seat| self.board.realm(seat).armies.has(contest.at);
        stands(contest.attacker) && contest.defender.is_some_and(stands)
    }

    /// M-23, V-4
    pub(crate) fn ask_attacker_retreat(&mut self, _: Told<'_, '_>) {
        let Some(Frame::Battle { from, .. }) = self.flow.top() else { return };
        let friendly = self.board.realm(self.board.active).friendly().has(from);
        let anywhere = self.board.options.battle_retreat == BattleRetreat::WhereHeCameFrom;
        if self.both_stand() && (anywhere || friendly) {
            self.flow.push(AttackerRetreat);
        }
    }

    /// M-23: where the defender may go.
    pub(crate) fn refuges(&self) -> Provinces {
        let contest = &self.board.contest;
        let friendly = |seat: Seat| self.board.realm(seat).friendly();
        contest.defender.map_or(Provinces::NONE, friendly).and(self.board.adjacent(contest.at))
    }

    /// M-23
    pub(crate) fn ask_defender_retreat(&mut self, _: Told<'_, '_>) {
        if self.both_stand() && !self.refuges().is_empty() {
            self.flow.push(DefenderRetreat);
        }
    }

    /// M-23
    fn battle_left(&mut self, seat: Seat, to: Province, cx: Told<'_, '_>) {
        self.flow.pop();
        self.retreat(seat, self.board.contest.at, to, cx);
        if let Some(Frame::Battle { step, .. }) = self.flow.top_mut() {
            *step = OVER;
        }
    }

    /// M-24
    pub(crate) fn battle_goes_on(&mut self, _: Told<'_, '_>) {
        if !self.both_stand() {
            return;
        }
        if let Some(Frame::Battle { step, .. }) = self.flow.top_mut() {
            *step = 0;
        }
    }

    /// M-25, M-26
    pub(crate) fn battle_over(&mut self, cx: Told<'_, '_>) {
        let contest = self.board.contest;
        let attacker_stands = self.board.realm(contest.attacker).armies.has(contest.at);
        if attacker_stands {
            self.crom(contest.attacker, cx);
            self.board.steps[contest.at.index()] = 0;
            self.flow.replace(Frame::Campaign { step: MARCH, at: contest.at });
        } else {
            if let Some(defender) = contest.defender {
                self.crom(defender, cx);
            }
            self.flow.pop();
        }
    }
}

worded! {
    Lexicon:
    /// M-23 After a round: does the attacker go back where they came from?
    pub struct AttackerRetreat = "attacker-retreat"
}

impl Decision<State> for AttackerRetreat {
    const RULE: Rule = Rule("M-23");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        if let Some(Frame::Battle { from, .. }) = state.flow.under() {
            out.extend([Action::Retreat(from), Action::Fight]);
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.stay_or_leave(seat, action, cx);
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.bad_retreat(seat, action)
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("aoc-ask-retreat").with("at", view.board.contest.at.name())
    }
}

worded! {
    Lexicon:
    /// M-23 If the attacker stays: does the defender go, and where to?
    pub struct DefenderRetreat = "defender-retreat"
}

impl Decision<State> for DefenderRetreat {
    const RULE: Rule = Rule("M-23");

    fn asked(self, board: &Board) -> Seats {
        board.contest.defender.map_or(Seats::NONE, Seats::of)
    }

    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        state.refuges().iter().for_each(|to| out.push(Action::Retreat(to)));
        out.push(Action::Fight);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.stay_or_leave(seat, action, cx);
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.bad_retreat(seat, action)
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("aoc-ask-retreat").with("at", view.board.contest.at.name())
    }
}

impl State {
    /// M-23, M-24
    fn stay_or_leave(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Retreat(to) => self.battle_left(seat, to, cx),
            _ => self.flow.pop(),
        }
    }

    fn bad_retreat(&self, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Retreat(_) => Rule("M-23").forbids("refused-aoc-retreat-there"),
            _ => self.not_now(seat, action),
        }
    }
}
