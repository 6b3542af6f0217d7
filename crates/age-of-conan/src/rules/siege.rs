//! M-15..M-20 – sieges.

use crate::{
    cards::op::{Contest as Kind, Side},
    event::{Event, Told},
    flow::Frame,
    state::State,
};

/// The step of [`crate::rules::sequence::SIEGE`] in which the siege is over.
const OVER: u8 = 3;
/// The step of [`crate::rules::sequence::CAMPAIGN`] in which a forced march is offered.
pub(crate) const MARCH: u8 = 2;

impl State {
    /// M-15
    pub(crate) fn siege_round(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Siege(_, at, _)) = self.flow.top() else { return };
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
            self.flow.push(Frame::SiegeRetreat);
        }
    }

    /// M-18
    pub(crate) fn siege_goes_on(&mut self) {
        self.flow.pop();
        if let Some(Frame::Siege(step, ..)) = self.flow.top_mut() {
            *step = 0;
        }
    }

    /// M-18
    pub(crate) fn siege_abandoned(&mut self, cx: Told<'_, '_>) {
        self.flow.pop();
        if let Some(Frame::Siege(step, at, from)) = self.flow.top_mut() {
            *step = OVER;
            let (at, from) = (*at, *from);
            self.retreat(self.board.active, at, from, cx);
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
            self.flow.replace(Frame::Campaign(MARCH, at));
        }
    }
}
