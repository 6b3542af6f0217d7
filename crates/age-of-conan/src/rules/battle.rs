//! M-21..M-27 – battles.

use table::Seat;

use crate::{
    cards::op::{Contest as Kind, Side},
    content::{Province, Provinces},
    event::Told,
    flow::Frame,
    options::BattleRetreat,
    rules::siege::MARCH,
    state::State,
};

/// The step of [`crate::rules::sequence::BATTLE`] in which the battle is over.
const OVER: u8 = 5;

impl State {
    /// M-21
    pub(crate) fn battle_round(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Battle(_, at, _)) = self.flow.top() else { return };
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
        let Some(Frame::Battle(_, _, from)) = self.flow.top() else { return };
        let friendly = self.board.realm(self.board.active).friendly().has(from);
        let anywhere = self.board.options.battle_retreat == BattleRetreat::WhereHeCameFrom;
        if self.both_stand() && (anywhere || friendly) {
            self.flow.push(Frame::AttackerRetreat);
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
            self.flow.push(Frame::DefenderRetreat);
        }
    }

    /// M-23
    pub(crate) fn battle_left(&mut self, seat: Seat, to: Province, cx: Told<'_, '_>) {
        self.flow.pop();
        self.retreat(seat, self.board.contest.at, to, cx);
        if let Some(Frame::Battle(step, ..)) = self.flow.top_mut() {
            *step = OVER;
        }
    }

    /// M-24
    pub(crate) fn battle_goes_on(&mut self, _: Told<'_, '_>) {
        if !self.both_stand() {
            return;
        }
        if let Some(Frame::Battle(step, ..)) = self.flow.top_mut() {
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
            self.flow.replace(Frame::Campaign(MARCH, contest.at));
        } else {
            if let Some(defender) = contest.defender {
                self.crom(defender, cx);
            }
            self.flow.pop();
        }
    }
}
