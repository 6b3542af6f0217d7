//! R-6, L-5 – What a contest comes to: stakes, the challenge, the alliance.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, during},
    worded,
};

use super::sequence::CONTEST;
use crate::{
    action::{Action, Share},
    board::{Alliance, Board, Contest, Outcome},
    cards::{Aftermath, Feats, op::Feat},
    content::{Ability, Card},
    event::{Event, Told},
    lexicon::Lexicon,
    score::Source,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// H-6: does the Priest pay what an alliance asks of them?
    pub struct BreakSettlement { seat: Seat } = "break-settlement"
}

impl Decision<State> for BreakSettlement {
    const RULE: Rule = Rule("H-6");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Sermon]);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if action == Action::Sermon {
            state.spend(seat);
            if let Some(alliance) = state.board.alliances.iter_mut().find(|its| its.members.has(seat)) {
                alliance.broken = true;
            }
            cx.tell(Event::Broke { seat });
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-sermon")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-break-settlement")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_contest(const { during(CONTEST, "sermon") })
    }
}

impl State {
    /// bids move.
    pub(crate) fn move_bids(&mut self, cx: Told<'_, '_>) {
        let Contest { sides, bids, outcome, .. } = self.board.contest;
        let before = self.board.gp(sides[0]);
        match outcome {
            Outcome::Won(side) => {
                let [winner, loser] = [sides[usize::from(side)], sides[usize::from(1 - side)]];
                let (saved, spoils) = self.saved_and_spoils(side);
                let stake = bids[usize::from(1 - side)];
                self.pay(loser, winner, stake.saturating_sub(saved), Source::Bids, cx);
                self.pay_down_to_one(loser, winner, spoils, Source::Effects, cx);
            }
            Outcome::Withdrawn(side) => {
                let [payer, other] = [sides[usize::from(side)], sides[usize::from(1 - side)]];
                let cost = self.withdrawal_cost(side);
                if self.board.options.stake_to_bank {
                    self.pay_bank(payer, cost, Source::Bids, cx);
                } else {
                    self.pay(payer, other, cost, Source::Bids, cx);
                }
            }
            Outcome::Open | Outcome::CalledOff | Outcome::Hired => {}
        }
        self.board.contest.net = self.board.gp(sides[0]) as i16 - before as i16;
    }

    /// R-4, B-6: the challenge is discarded, or stays face up. It holds who failed, and nothing else is
    /// remembered.
    pub(crate) fn settle_challenge(&mut self, cx: Told<'_, '_>) {
        let Contest { duel: false, site, slot, card, sides, outcome, .. } = self.board.contest else {
            return;
        };
        if outcome.winner() == Some(0) {
            self.board.triumph = true;
            self.lift_challenge(site, slot);
            cx.tell(Event::Beaten { seat: sides[0], card });
            match self.trophy() {
                Some(seat) => self.keep(seat, card, cx),
                None => self.board.discard.insert(card),
            }
        } else {
            self.board.failed = true;
            if self.board.options.rehide {
                self.board.rows[site.index()].get_mut(slot).face = None;
            }
            cx.tell(Event::Held { seat: sides[1], card });
        }
    }

    /// A card that lay open goes into a hand.
    fn keep(&mut self, seat: Seat, card: Card, cx: Told<'_, '_>) {
        self.secrets.hands[seat.index()].insert(card);
        self.tell(Event::Kept { seat, card }, cx);
    }

    ///
    pub(crate) fn discard_laid(&mut self, cx: Told<'_, '_>) {
        for at in 0..self.board.contest.count {
            let card = self.secrets.laid[usize::from(at)];
            if self.returns(at) {
                self.keep(self.board.contest.layer(at), card, cx);
            } else {
                self.board.discard.insert(card);
            }
        }
    }

    // ------------------------------------------------------------ L-5

    /// The alliance that settles this contest: only challenges are shared.
    fn settling(&self) -> Option<Alliance> {
        let contest = &self.board.contest;
        self.board.alliance(contest.sides[0]).copied().filter(|_| !contest.duel && contest.net != 0)
    }

    /// L-5: who owes whom how much in it.
    fn owed(&self, alliance: &Alliance, partner: Seat) -> (Seat, Seat, u16) {
        let Contest { sides: [active, _], net, .. } = self.board.contest;
        let amount = net.unsigned_abs();
        let (payer, payee, share) =
            if net > 0 { (active, partner, Share::Gains) } else { (partner, active, Share::Losses) };
        let released = alliance.broken && self.ability(payer) == Ability::Sermon;
        let part = if released { 0 } else { alliance.terms.part(share, partner, amount) };
        // A partner pays down to 1 GP.
        let most = if payer == partner { self.board.gp(payer).saturating_sub(1) } else { part };
        (payer, payee, part.min(most))
    }

    /// H-6: the Priest is asked when they owe.
    pub(crate) fn may_break_settlement(&mut self, _: Told<'_, '_>) {
        let (Some(alliance), Some(priest)) = (self.settling(), self.priest()) else { return };
        let partners = alliance.members.without(self.board.contest.sides[0]);
        let owes = |partner: Seat| {
            let (payer, _, part) = self.owed(&alliance, partner);
            payer == priest && part > 0
        };
        if partners.iter().any(owes) {
            self.flow.push(BreakSettlement { seat: priest });
        }
    }

    /// L-5: before any elimination; a partner pays at most down to 1 GP.
    pub(crate) fn settle_alliance(&mut self, cx: Told<'_, '_>) {
        let Some(alliance) = self.settling() else { return };
        for partner in alliance.members.without(self.board.contest.sides[0]).iter() {
            let (payer, payee, part) = self.owed(&alliance, partner);
            self.pay(payer, payee, part, Source::Alliances, cx);
        }
    }

    // ------------------------------------------------------------ afterwards

    pub(crate) fn after_result(&mut self, _: Told<'_, '_>) {
        if self.board.contest.count > 0 && matches!(self.board.contest.outcome, Outcome::Won(_)) {
            self.flow.push(Aftermath { at: 0 });
        }
    }

    pub(crate) fn after_feat(&mut self, _: Told<'_, '_>) {
        let Contest { duel, sides, outcome, .. } = self.board.contest;
        let (seat, feat) = match (duel, outcome) {
            (true, _) => match outcome.winner() {
                Some(side) => (sides[usize::from(side)], Feat::WinsDuel),
                None => return,
            },
            (false, Outcome::Won(0) | Outcome::Withdrawn(1)) => (sides[0], Feat::Beats),
            (false, Outcome::Won(_)) => (sides[1], Feat::Holds),
            _ => return,
        };
        self.flow.push(Feats { seat, feat, from: 0 });
    }

    /// effects outstanding until a contest of their owner's hero is over.
    pub(crate) fn end_contest_effects(&mut self, _: Told<'_, '_>) {
        let Contest { duel, sides, .. } = self.board.contest;
        for &seat in &sides[..=usize::from(duel)] {
            self.end_next_contest(seat);
        }
    }
}
