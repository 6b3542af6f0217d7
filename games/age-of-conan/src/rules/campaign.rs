//! M-8..M-14 – campaigns.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, step},
    worded,
};

use crate::{
    action::Action,
    board::Board,
    cards::op::{Contest as Kind, Side},
    content::Province,
    event::{Event, Told},
    flow::Frame,
    lexicon::Lexicon,
    rules::sequence::CAMPAIGN,
    score::Source,
    state::State,
    view::View,
};

/// M-13, which a siege or a battle that is won goes on with (M-20, M-25).
pub(crate) const MARCH: u8 = step(CAMPAIGN, "march");

impl State {
    fn campaigns_at(&self) -> Province {
        match self.flow.top() {
            Some(Frame::Campaign { at, .. }) => at,
            _ => self.board.contest.at,
        }
    }

    /// M-9
    pub(crate) fn campaign_round(&mut self, cx: Told<'_, '_>) {
        let at = self.campaigns_at();
        let terrain = self.board.content.map.track(at).terrain(self.board.steps[at.index()]);
        self.begin_contest(Kind::Campaign, at, None, terrain, cx);
    }

    /// M-10..M-12
    pub(crate) fn campaign_outcome(&mut self, cx: Told<'_, '_>) {
        let (seat, at) = (self.board.active, self.campaigns_at());
        if !self.board.contest.attacker_won() {
            self.lose_unit(Side::Attacker, seat, at, cx);
        } else if self.board.on_last_icon(at) {
            self.subjugate(seat, at, cx);
        } else {
            self.advance(seat, at, cx);
            if self.board.contest.advance && !self.board.on_last_icon(at) {
                self.advance(seat, at, cx);
            }
        }
    }

    /// M-10
    fn advance(&mut self, seat: Seat, at: Province, cx: Told<'_, '_>) {
        let step = &mut self.board.steps[at.index()];
        *step += 1;
        let icon = *step + 1;
        cx.tell(Event::Advanced { seat, at, icon });
    }

    /// M-11
    fn subjugate(&mut self, seat: Seat, at: Province, cx: Told<'_, '_>) {
        if !self.board.contest.force(Side::Attacker).spared {
            self.remove_units(seat, at, 1, cx);
        }
        let realm = self.board.realm_mut(seat);
        realm.forts = realm.forts.with(at);
        self.board.steps[at.index()] = 0;
        cx.tell(Event::Subjugated { seat, at });
        let count = self.board.value(at);
        self.board.gain_points(seat, count, Source::Campaigns);
        cx.tell(Event::Points { seat, count, source: Source::Campaigns });
    }

    /// M-12, M-16, M-17, M-22: one unit of the loser, unless a card spares it; one more if a card says so.
    pub(crate) fn lose_unit(&mut self, side: Side, seat: Seat, at: Province, cx: Told<'_, '_>) {
        let contest = &self.board.contest;
        let losses = u8::from(!contest.force(side).spared) + u8::from(contest.extra_loss);
        self.remove_units(seat, at, losses, cx);
    }

    /// M-13
    pub(crate) fn ask_forced_march(&mut self, _: Told<'_, '_>) {
        let (seat, at) = (self.board.active, self.campaigns_at());
        let needed = if self.board.contest.free_march { 1 } else { 2 };
        let units = self.board.realm(seat).units_at(at);
        if units >= needed && self.board.neutral().has(at) && self.may_fight_at(seat, at) {
            self.flow.push(ForcedMarch { at });
        }
    }
}

worded! {
    Lexicon:
    /// M-13 After a round: another one, at the price of a unit?
    pub struct ForcedMarch { at: Province } = "forced-march"
}

impl Decision<State> for ForcedMarch {
    const RULE: Rule = Rule("M-13");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::March, Action::Done]);
    }

    /// The round is fought at once.
    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if action == Action::March {
            if !state.board.contest.free_march {
                state.remove_units(seat, self.at, 1, cx);
            }
            cx.tell(Event::ForcedMarch { seat, at: self.at });
            state.flow.replace(Frame::Campaign { step: 0, at: self.at });
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("refused-aoc-march-or-halt")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-march").with("at", self.at.name())
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-halt")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.board.can_be_attacked(self.at)
    }
}
